# Steam Power. Pieces first, then options, prompts, log, effects, refusals, endings, scores, terminal.

steam_power-title = Steam Power

steam_power-resource-black = black
steam_power-resource-white = white
steam_power-resource-orange = orange
steam_power-resource-grey = grey
steam_power-resources-of = { $count } { $resource }
steam_power-resources-and = { $first }, { $rest }
steam_power-city-black = black
steam_power-city-white = white
steam_power-city-orange = orange
steam_power-city-grey = grey
steam_power-city-vp = VP city
steam_power-kind-straight = straight
steam_power-kind-gentle = gentle curve
steam_power-kind-sharp = sharp curve
steam_power-tile-plain = straight or gentle curve
steam_power-tile-sharp = sharp curve or crossing of straights
steam_power-tile-cross = crossing with a curve
# The companies when one plays alone; they stand where otherwise a player’s name does.
steam_power-company-red = Red
steam_power-company-blue = Blue
steam_power-company-green = Green
steam_power-company-purple = Purple
steam_power-company-amber = Amber
steam_power-bonus-track = build track
steam_power-bonus-factory = build a factory
steam_power-bonus-contracts = take contracts
steam_power-payment-to = { $player } ${ $money }
steam_power-payment-and = { $first }, { $rest }

steam_power-option-map = The map: the Great Lakes (great_lakes), Germany (germany) or Iberia (iberia).
steam_power-option-money_action = How much the action “take money” brings: $3, or $5.
steam_power-option-lone_contracts = Whether a player without a network may fulfil contracts, at $5 for each resource (on), or not (off).
steam_power-option-round_limit = The game ends after this many rounds at the latest; 0 stands for no limit.

steam_power-prompt-over = The game is over.
steam_power-prompt-setup = The table is being set up.
steam_power-prompt-engine = A locomotive is being drawn.
steam_power-prompt-draw = A contract is being drawn.
steam_power-prompt-wait = Waiting for { $player }.
steam_power-prompt-act = Your turn: action { $number } of { $all }. Build track, build a factory, fulfil a contract, take contracts or take money.
steam_power-prompt-act-solo = { $company } acts, locomotive { $number } of { $all }: build track, build a factory, fulfil a contract, take contracts or take money.
steam_power-prompt-track = Build a second piece of track, or end the action.
steam_power-prompt-bring = Contract { $contract }, { $left ->
    [one] one resource
   *[other] { $left } resources
} still to bring: from which factory does { $resource } come?
steam_power-prompt-pay = Several ways from { $city } cost the same: choose whom you pay.
steam_power-prompt-bonus-track = Bonus: build track, or do without it.
steam_power-prompt-bonus-factory = Bonus: build a factory with 4, 5 or 6 resources, or do without it.
steam_power-prompt-bonus-contracts = Bonus: take contracts, or do without them.
steam_power-prompt-from = The bag is empty: choose from whose hand you draw.

steam_power-log-city = { $city }: { $kind }
steam_power-log-first = { $first } is the first player
steam_power-log-draw = { $player } draws contract { $contract } ({ $needs })
steam_power-log-draw-hidden = { $player } draws a contract
steam_power-log-draw-from = { $player } draws contract { $contract } ({ $needs }) from { $victim }’s hand
steam_power-log-draw-from-hidden = { $player } draws a contract from { $victim }’s hand
steam_power-log-aside = turn { $turn } of { $turns } is over: contract { $contract } is set aside
steam_power-log-engine = a locomotive is drawn: { $company } acts
steam_power-log-track = { $player } lays a { $kind } on { $hex }{ $cost ->
    [0] { "" }
   *[other] { " " }for ${ $cost }
}
steam_power-log-cross = { $player } crosses the track on { $hex } with a { $kind } for ${ $cost }
steam_power-log-replace = { $player } replaces the last tile, on { $hex }, by a { $kind }
steam_power-log-remove = { $player } removes the last tile, on { $hex }
# $deed is one of the three sentences about laying, crossing and replacing.
steam_power-log-connects = { $deed }: { $from } and { $to } are connected
steam_power-log-end = { $player } builds no more track
steam_power-log-factory = { $player } builds a factory in { $city }, with { $resources }
steam_power-log-fulfil = { $player } shows contract { $contract } ({ $needs })
steam_power-log-fulfil-buys = { $player } shows contract { $contract } ({ $needs }) and buys { $count ->
    [one] a resource
   *[other] { $count } resources
} for ${ $cost }
steam_power-log-bring = { $player } brings { $resource } from { $city }{ $cost ->
    [0] { "" }
   *[other] { " " }for ${ $cost }
}
steam_power-log-bring-paid = { $player } brings { $resource } from { $city } and pays { $payees }
steam_power-log-pay = { $player } pays for the way: { $payees }
# $deed is the sentence about the last resource.
steam_power-log-fulfilled = { $deed }; contract { $contract } is fulfilled: +${ $money }, { $points } VP
steam_power-log-contracts = { $player } takes contracts
steam_power-log-from = { $player } chooses { $victim }’s hand
steam_power-log-money = { $player } takes ${ $money }
steam_power-log-skip = { $player } does without the bonus

steam_power-effect-cost = { $cost ->
    [0] free
   *[other] costs ${ $cost }, leaves ${ $left }
}
steam_power-effect-gain = +${ $gain }, ${ $left } in all
steam_power-effect-pays = ${ $money } to { $player }
steam_power-effect-connects = connects { $from } and { $to }
steam_power-effect-network = { $count ->
    [one] one more city
   *[other] { $count } more cities
} in the network
steam_power-effect-begins = begins a new connection, { $left ->
    [0] with the last locomotive
    [one] one locomotive left
   *[other] { $left } locomotives left
}
steam_power-effect-back = the locomotive comes back
steam_power-effect-factory = puts { $resources } on the map, { $left } left in the supply
steam_power-effect-factories = { $left ->
    [0] the last factory
    [one] one factory left
   *[other] { $left } factories left
}
steam_power-effect-buys = { $count ->
    [one] one resource
   *[other] { $count } resources
} bought for ${ $cost }
steam_power-effect-cheapest = { $cost ->
    [0] can be free
   *[other] costs ${ $cost } at the least, leaves ${ $left }
}
steam_power-effect-reward = then { $money ->
    [0] { $points } VP
   *[other] +${ $money } and { $points } VP
}
steam_power-effect-bonus = bonus: { $bonus }
steam_power-effect-fulfilled = contract { $contract } is fulfilled
steam_power-effect-flips = { $city } is exhausted and turned over
steam_power-effect-choice = you choose whom to pay
steam_power-effect-draws = { $count ->
    [one] one contract
   *[other] { $count } contracts
} from the bag
steam_power-effect-draws-hand = draws from { $player }’s hand
steam_power-effect-draws-choice = the bag is empty: you choose a hand to draw from
steam_power-effect-score = +{ $gain } VP
steam_power-effect-last-round = triggers the end: this round is the last

steam_power-refusal-no-move = There is no such move: { $action }.
steam_power-refusal-no-seat = Who only watches cannot play.
steam_power-refusal-over = The game is over.
steam_power-refusal-chance-city = City tiles are drawn by lot.
steam_power-refusal-chance-first = The first player is drawn by lot.
steam_power-refusal-chance-draw = Contracts are drawn blindly.
steam_power-refusal-chance-aside = The contract that counts the turn is drawn blindly.
steam_power-refusal-chance-engine = Locomotives are drawn blindly.
steam_power-refusal-setup = The table is still being set up.
steam_power-refusal-not-your-turn = It is not your turn.
steam_power-refusal-wait-draw = A contract is still being drawn.
steam_power-refusal-wait-engine = A locomotive is still being drawn.
steam_power-refusal-answer-track = You are building track: build a second piece, or end the action.
steam_power-refusal-answer-bring = You are fulfilling a contract: first say where the next resource comes from.
steam_power-refusal-answer-pay = First choose whom you pay for the way.
steam_power-refusal-answer-bonus = First take the bonus ({ $bonus }), or do without it.
steam_power-refusal-answer-from = First choose from whose hand you draw.
steam_power-refusal-end-not-now = There is no track action to end.
steam_power-refusal-skip-not-now = There is no bonus to do without.
steam_power-refusal-bring-not-now = Resources are brought only for a contract that you are fulfilling.
steam_power-refusal-from-not-now = Contracts are drawn from a hand only when the bag is empty.
steam_power-refusal-bonus-count = Only a bonus lets you choose how many resources a factory gets: { $count }.
steam_power-refusal-bonus-count-missing = With the bonus, say how many resources the factory gets.
steam_power-refusal-bonus-few = A bonus factory gets 4, 5 or 6 resources.
steam_power-refusal-bonus-supply = The supply has only this left: { $resources }.
steam_power-refusal-hex-taken = There is track on { $hex } already: it can only be crossed.
steam_power-refusal-cross-empty = There is no track on { $hex } to cross.
steam_power-refusal-cross-third = There is a crossing on { $hex } already; there is no third path.
steam_power-refusal-cross-shape = { $shape } does not cross the path on { $hex }.
steam_power-refusal-off-map = { $shape } on { $hex } would lead off the map or into water.
steam_power-refusal-first-city = Your first piece of track must begin at a city.
steam_power-refusal-extend = You have an incomplete connection: extend it at its end on { $hex }, or remove it.
steam_power-refusal-network = A new connection begins at a city of your network.
steam_power-refusal-meets = { $shape } on { $hex } would meet other track.
steam_power-refusal-own-city = A connection cannot end in the city where it began: { $city }.
steam_power-refusal-no-locomotive = You have no locomotive left for a new connection.
steam_power-refusal-no-tile = No tile is left for that: { $tile }.
steam_power-refusal-track-money = That costs ${ $cost }; you have ${ $money }.
steam_power-refusal-cross-money = That costs ${ $cost }; you have ${ $money }.
steam_power-refusal-no-chain = You have no incomplete connection: only its last tile can be replaced or removed.
steam_power-refusal-not-last = Only the last tile of your incomplete connection, on { $hex }, can be replaced or removed.
steam_power-refusal-same = That would change nothing on { $hex }.
steam_power-refusal-vp-city = { $city } is a VP city: no factory is built there.
steam_power-refusal-factory-there = There is a factory in { $city } already.
steam_power-refusal-unconnected = No complete connection leads to { $city } yet.
steam_power-refusal-supply-empty = There are no resources left for { $city }: { $resource }.
steam_power-refusal-no-factory = You have no factory left.
steam_power-refusal-not-in-hand = You do not hold contract { $contract }.
steam_power-refusal-fulfilled = Contract { $contract } is fulfilled already.
steam_power-refusal-no-network = Without a complete connection you cannot fulfil a contract.
steam_power-refusal-contract-money = Contract { $contract } costs ${ $cost } at the least; you have ${ $money }.
steam_power-refusal-no-stock = There is no resource to bring from { $city }.
steam_power-refusal-other-colour = Now { $resource } is to be brought.
steam_power-refusal-unreachable = No chain of connections leads from { $city } to your network.
steam_power-refusal-too-dear = From { $city } it would be too dear: you could not pay for the rest of the contract.
steam_power-refusal-nobody = The bag is empty, and nobody else holds a contract.
steam_power-refusal-own-hand = You do not draw from your own hand.
steam_power-refusal-not-fullest = { $player } does not hold the most contracts.

steam_power-ending-contracts = enough contracts are fulfilled
steam_power-ending-round_limit = the round limit is reached
steam_power-ending-solo = eight turns are over

steam_power-score-contracts = contracts
steam_power-score-factories = factories
steam_power-score-vp_cities = VP cities
steam_power-score-money = money
# Why a hint is good: what an estimate is made of. $amount is in points (in Siberia, dollars), with its sign.
steam_power-term-contracts = { $amount } for fulfilled contracts
steam_power-term-factories = { $amount } for factories
steam_power-term-vp_cities = { $amount } for VP cities
steam_power-term-money = { $amount } for money
steam_power-term-hand = { $amount } for contracts nearer
steam_power-term-prices = { $amount } for cheaper resources
steam_power-term-network = { $amount } for connections and places to build

steam_power-phase-setup = setup
steam_power-phase-act = action
steam_power-phase-track = building track
steam_power-phase-fulfil = fulfilling a contract
steam_power-phase-bonus = bonus
steam_power-phase-draw = taking contracts
steam_power-phase-engine = a locomotive is drawn
steam_power-phase-aside = the turn ends
steam_power-phase-over = game over
steam_power-draw-head = STEAM POWER, { $map }, round { $round }, { $phase }; first player { $player }; { $contracts } contracts end the game
steam_power-draw-head-solo = STEAM POWER, { $map }, turn { $turn } of { $turns }, { $phase }
steam_power-draw-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
steam_power-draw-last = last round
steam_power-draw-legend = { $hex } empty hex, below n hills ($2) or ^ mountains ($4); { $company } track of this company, + crossing ($2); (B) city, B{ $company }5 with a factory and 5 resources, B{ $company }* flipped
steam_power-draw-edges = Edges: 0 upper right, 1 right, 2 lower right, 3 lower left, 4 left, 5 upper left
steam_power-draw-flipped = flipped
steam_power-draw-supply = Supply:
steam_power-draw-bag = contracts in the bag:
steam_power-draw-track = Track tiles:
steam_power-draw-spare = City tiles left over:
steam_power-draw-aside = Contracts set aside:
steam_power-draw-money = money
steam_power-draw-hand = in hand
steam_power-draw-fulfilled = fulfilled
steam_power-draw-points = VP
steam_power-draw-pieces = { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}, { $factories ->
    [one] { $factories } factory
   *[other] { $factories } factories
} left
steam_power-draw-connections = connections
steam_power-draw-building = under construction { $line }
steam_power-draw-network = network
steam_power-draw-engines = { $count } in the bag
steam_power-draw-open = Contracts of { $player }:
steam_power-draw-needs = Contract { $contract }: still to bring { $needs }
steam_power-draw-own = Your contracts
steam_power-draw-pays = ${ $money }, { $points } VP
steam_power-draw-cost = { $lacks ->
    [0] ${ $cost } now
   *[other] ${ $cost } now, ${ $lacks } too much
}
steam_power-draw-cost-none = not without a network
steam_power-draw-known = In other hands, as you know:
