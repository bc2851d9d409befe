# SteamRollers. Goods, tracks and tiles first, then options, prompts, log, effects, refusals, endings, scores, terminal.

steamrollers-title = SteamRollers

steamrollers-good-red = red
steamrollers-good-blue = blue
steamrollers-good-green = green
steamrollers-good-yellow = yellow
steamrollers-good-grey = grey
steamrollers-good-coal = coal
steamrollers-goods-of = { $count } { $good }
steamrollers-goods-and = { $first }, { $rest }
steamrollers-kind-straight = straight
steamrollers-kind-gentle = gentle curve
steamrollers-kind-sharp = sharp curve

# What a tile does, in a few words; it stands in parentheses after the tile’s number.
steamrollers-tile-1a = Any value
steamrollers-tile-1b = Any value
steamrollers-tile-2a = Two dice
steamrollers-tile-2b = Take a die over
steamrollers-tile-3a = Die names the goal
steamrollers-tile-3b = Distance +1 or +2
steamrollers-tile-4a = Any distance
steamrollers-tile-4b = Engine +1
steamrollers-tile-5a = Die ±1
steamrollers-tile-5b = Reroll or turn
steamrollers-tile-6a = Any track
steamrollers-tile-6b = Any track
steamrollers-tile-solo-2a = Reroll Eva’s die
steamrollers-tile-solo-2b = Eva takes no good

steamrollers-start-engine = engine
steamrollers-start-track = track
steamrollers-start-points = 2 points
steamrollers-start-tile = action tile
steamrollers-start-cargo = own cargo

steamrollers-level-medium = medium
steamrollers-level-hard = hard

steamrollers-option-coal = With coal: it lies on the cities that had goods of their own colour taken off.
steamrollers-option-orders = With orders: delivered goods are kept and handed in for them.
steamrollers-option-starting_tiles = With starting tiles: everybody chooses one before the first round.
steamrollers-option-walls = Walls that goods cannot cross: none, a few (medium), or many (hard).
steamrollers-option-eva = How strong Eva is, who plays against one player: the number of her first marks.
steamrollers-option-round_limit = The game ends after this many rounds at the latest; 0 stands for no limit.

steamrollers-rival = Eva

steamrollers-prompt-over = The game is over.
steamrollers-prompt-setup = The table is being set up.
steamrollers-prompt-roll = The dice are being rolled.
steamrollers-prompt-eva = It is Eva’s turn.
steamrollers-prompt-wait = Waiting for { $player }.
steamrollers-prompt-wait-start = Waiting for { $player } to choose a starting tile.
steamrollers-prompt-wait-seize = Waiting for { $player }, who may take over the die.
steamrollers-prompt-start = Your turn: choose one of the starting tiles that are left.
steamrollers-prompt-choose = Your turn: choose one of the white dice that are left.
steamrollers-prompt-choose-two = Your turn: choose two white dice. The third is for Eva.
steamrollers-prompt-seize = { $player } has chosen { $die }. Take it over with tile 2, or leave it.
steamrollers-prompt-use = Your turn, two actions: which die first, the { $first } or the { $second }?
steamrollers-prompt-act = { $left ->
    [0] Your turn with the { $die }
   *[other] Your turn with the { $die }, one more die to follow
}: draw a { $first } or a { $second }, cross out box { $die }, deliver, or take tile { $die }.
steamrollers-prompt-pass = Your turn with the { $die }: there is nothing that it can do. Pass, or change it if you can.
steamrollers-prompt-after = Your action is done: hand in goods for an order, or end your turn.
steamrollers-prompt-eva-asked = Eva’s die shows { $die }. Have it rolled again with tile 2, or let her keep it.
steamrollers-prompt-eva-blocked = Eva is about to take a good from city { $city } for { $points } points. Stop her with tile 2, or let her take it.

steamrollers-log-first = { $first } is the first player
steamrollers-log-good = { $good } is drawn for city { $city }
steamrollers-log-good-back = { $good } is drawn for city { $city }, its own colour, and set aside
steamrollers-log-side = tile { $tile }: { $effect }
steamrollers-log-offer = order { $order } lies with side { $side } up
steamrollers-log-chart = the walls are those of chart { $chart }
steamrollers-log-eva = Eva marks a hex in region { $region }
steamrollers-log-roll = a white die shows { $die }
steamrollers-log-rerolled = { $player } rolls a { $die }
steamrollers-log-black = the black die shows a { $first } and a { $second }
steamrollers-log-start-engine = { $player } starts with box { $box } of the engine
steamrollers-log-start-track = { $player } starts with a { $kind } on { $hex }
steamrollers-log-start-points = { $player } starts with 2 points
steamrollers-log-start-tile = { $player } starts with tile { $tile } ({ $effect })
steamrollers-log-start-cargo = { $player } starts with own cargo: { $good } on city { $city }
steamrollers-log-start-cargo-none = { $player } starts with own cargo, but the bag holds nothing but grey
steamrollers-log-choose = { $player } chooses { $die }
steamrollers-log-choose-two = { $player } chooses { $first } and { $second }
steamrollers-log-seize = { $player } takes over the { $die }; { $victim } chooses again
steamrollers-log-leave = { $player } leaves the die
steamrollers-log-use = { $player } uses the { $die } first
steamrollers-log-set = { $player } makes the die a { $die } with tile { $tile }
steamrollers-log-turn = { $player } turns the die to { $die } with tile { $tile }
steamrollers-log-reroll = { $player } rolls the die again with tile { $tile }
steamrollers-log-track = { $player } draws a { $kind } on { $hex }
steamrollers-log-track-connects = { $player } draws a { $kind } on { $hex }: { $from } and { $to } are joined, +{ $points }
steamrollers-log-engine = { $player } crosses out box { $box }, { $strength } of 6
steamrollers-log-deliver = { $player } delivers { $good } from { $from } to { $to }: +{ $points }
steamrollers-log-deliver-cargo = { $player } delivers own cargo, { $good }, from { $from } to { $to }: +{ $points }
steamrollers-log-tile = { $player } takes tile { $tile } ({ $effect })
steamrollers-log-tile-own = { $player } turns tile { $tile } ({ $effect }) sideways
steamrollers-log-tile-from = { $player } takes tile { $tile } ({ $effect }) from { $victim }
steamrollers-log-order = { $player } fills order { $order } ({ $goods }): +{ $points }
steamrollers-log-order-coal = { $player } fills order { $order } ({ $goods }) with coal for { $coal }: +{ $points }
steamrollers-log-pass = { $player } can do nothing with { $die } and passes
steamrollers-log-done = { $player } ends the turn
steamrollers-log-eva-reroll = { $player } has Eva’s die rolled again with tile { $tile }
steamrollers-log-eva-keep = { $player } lets Eva keep her die
steamrollers-log-eva-block = { $player } uses tile { $tile }: Eva takes no good
steamrollers-log-eva-allow = { $player } lets Eva take the good
steamrollers-log-eva-roll = Eva rolls a { $die }
steamrollers-log-mark = Eva marks a hex in region { $region } (now { $marks })
steamrollers-log-mark-extra = Eva marks a hex in region { $region } instead (now { $marks })
steamrollers-log-return = Eva sends tile { $tile } ({ $effect }) back to the pool
steamrollers-log-take = Eva takes { $good } from city { $city }: +{ $points }

steamrollers-effect-route = { $cities }: distance { $distance } with strength { $left }, +{ $points }
steamrollers-effect-connects = joins { $from } and { $to } { $towns ->
    [0] without a town
    [one] through a town
   *[other] through { $towns } towns
}, +{ $points }
steamrollers-effect-engine = { $strength } of 6 boxes crossed out
steamrollers-effect-score = { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}, { $score } in all
steamrollers-effect-tile = brings tile { $tile } ({ $effect })
steamrollers-effect-tile-from = takes tile { $tile } ({ $effect }) from { $victim }
steamrollers-effect-tile-spent = tile { $tile } ({ $effect }) goes back to the pool
steamrollers-effect-may-be-seized = { $player } may take the die over
steamrollers-effect-can-track = { $hexes ->
    [one] one hex to draw on in region { $region }
   *[other] { $hexes } hexes to draw on in region { $region }
}
steamrollers-effect-can-engine = box { $box } of the engine
steamrollers-effect-can-deliver = deliveries up to +{ $points }
steamrollers-effect-can-tile = tile { $tile } ({ $effect })

steamrollers-refusal-no-move = There is no such move: { $action }.
steamrollers-refusal-no-seat = Who only watches cannot play.
steamrollers-refusal-over = The game is over.
steamrollers-refusal-chance-first = The first player is drawn by lot.
steamrollers-refusal-chance-good = Goods are drawn by lot.
steamrollers-refusal-chance-side = The sides of the action tiles are drawn by lot.
steamrollers-refusal-chance-offer = The sides of the orders are drawn by lot.
steamrollers-refusal-chance-chart = The chart of the walls is drawn by lot.
steamrollers-refusal-chance-eva = Eva’s first marks are decided by dice.
steamrollers-refusal-chance-roll = What a white die shows is up to chance.
steamrollers-refusal-chance-black = What the black die shows is up to chance.
steamrollers-refusal-chance-eva-step = That is a step of Eva’s: she takes it by herself.
steamrollers-refusal-setup = The table is still being set up.
steamrollers-refusal-start-not-now = Starting tiles are chosen only before the first round.
steamrollers-refusal-start-gone = That starting tile is taken: { $start }.
steamrollers-refusal-start-first = The starting tiles are chosen first.
steamrollers-refusal-start-tile-gone = Tile { $tile } is taken already.
steamrollers-refusal-start-cargo-none = The bag has goods for you: choose one.
steamrollers-refusal-start-cargo-gone = The bag has no good of that colour.
steamrollers-refusal-not-your-turn = It is not your turn.
steamrollers-refusal-wait-for-dice = The dice are still being rolled.
steamrollers-refusal-wait-for-seize = Somebody may still take over the die you have chosen.
steamrollers-refusal-wait-for-eva = It is Eva’s turn.
steamrollers-refusal-answer-seize = First say whether you take over the { $die }.
steamrollers-refusal-answer-eva = Eva has the { $die }: first say whether you use tile 2.
steamrollers-refusal-eva-not-now = Tile 2 can do nothing against Eva now.
steamrollers-refusal-nothing-to-seize = There is no die to take over now.
steamrollers-refusal-choose-first = Choose a die first.
steamrollers-refusal-die-not-there = There is no such die.
steamrollers-refusal-die-chosen = You have chosen already.
steamrollers-refusal-choose-one = Two dice can be chosen only with tile 2a.
steamrollers-refusal-choose-two = Against Eva you choose two dice.
steamrollers-refusal-use-first = First say which of your two dice you use.
steamrollers-refusal-die-in-hand = You are using the { $die } now.
steamrollers-refusal-die-final = The { $die } is final: tile 5 has changed it.
steamrollers-refusal-die-same = Your die shows { $die } already.
steamrollers-refusal-die-by-one = Tile 5 changes your { $die } by 1 only, never from 6 to 1 or from 1 to 6.
steamrollers-refusal-tile-not-yours = You do not have tile { $tile }.
steamrollers-refusal-tile-side = Tile { $tile } lies with its other side up.
steamrollers-refusal-tile-fresh = Tile { $tile } does nothing in the turn in which you take it.
steamrollers-refusal-tile-used = Tile { $tile } has been used in this turn.
steamrollers-refusal-other-region = That hex is in region { $region }; your die names region { $die }.
steamrollers-refusal-hex-drawn = There is track on that hex already.
steamrollers-refusal-kind-not-shown = The black die does not show that kind of track.
steamrollers-refusal-other-box = Your die names box { $die }.
steamrollers-refusal-box-crossed = Box { $die } is crossed out already.
steamrollers-refusal-other-city = Your die names city { $die }: goods start there, or with tile 3a go there.
steamrollers-refusal-no-good = City { $origin } has no { $good }.
steamrollers-refusal-no-cargo = You have no such cargo on city { $origin }: { $good }.
steamrollers-refusal-wrong-goal = City { $goal } does not take { $good }.
steamrollers-refusal-no-route = Your track does not lead from city { $origin } to city { $goal }.
steamrollers-refusal-too-weak = That takes strength { $needed }; your engine has { $strength }.
steamrollers-refusal-no-need = Tile 4 would change nothing about this delivery.
steamrollers-refusal-other-tile = Your die names tile { $die }.
steamrollers-refusal-tile-sideways = Tile { $tile } lies sideways: it cannot be taken.
steamrollers-refusal-tile-own-sideways = Your tile { $tile } lies sideways already.
steamrollers-refusal-no-orders = There are no orders in this game.
steamrollers-refusal-order-once = You have filled an order in this turn already.
steamrollers-refusal-order-gone = Order { $order } is filled already.
steamrollers-refusal-order-goods = You do not have the goods for order { $order }.
steamrollers-refusal-order-coal = You have no coal.
steamrollers-refusal-order-coal-for = That order does not ask for { $good }.
steamrollers-refusal-can-act = There is something you can do with the { $die }, so you cannot pass.
steamrollers-refusal-not-done = Your turn is not over: you still have an action.
steamrollers-refusal-turn-over = Your action is done: hand in goods for an order, or end your turn.

steamrollers-ending-cities = three cities are empty
steamrollers-ending-round_limit = the round limit is reached
steamrollers-ending-solo_won = three cities are empty, and Eva is beaten
steamrollers-ending-solo_lost = three cities are empty, and Eva is not beaten
steamrollers-ending-solo_region = Eva has filled a region and wins
steamrollers-ending-solo_limit_won = the round limit is reached, and Eva is beaten
steamrollers-ending-solo_limit_lost = the round limit is reached, and Eva is not beaten

steamrollers-score-deliveries = deliveries
steamrollers-score-network = network
steamrollers-score-engine = engine
steamrollers-score-tiles = tiles
steamrollers-score-orders = orders
steamrollers-score-start = start
# Why a hint is good: what an estimate is made of. $amount is in points (in Siberia, dollars), with its sign.
steamrollers-term-delivered = { $amount } delivered
steamrollers-term-network = { $amount } for the network
steamrollers-term-engine = { $amount } for the engine
steamrollers-term-tiles = { $amount } for tiles
steamrollers-term-orders = { $amount } for orders
steamrollers-term-start = { $amount } from the start
steamrollers-term-to_deliver = { $amount } for deliveries to come
steamrollers-term-to_connect = { $amount } for connections to come
steamrollers-term-rival = { $amount } against Eva

steamrollers-phase-setup = setup
steamrollers-phase-start = starting tiles
steamrollers-phase-roll = the dice are rolled
steamrollers-phase-choose = choosing a die
steamrollers-phase-seize = the die may be taken over
steamrollers-phase-act = action
steamrollers-phase-after = end of the turn
steamrollers-phase-eva = Eva’s turn
steamrollers-phase-over = game over
steamrollers-draw-head = STEAMROLLERS, round { $round }, { $phase }; first player { $player }
steamrollers-draw-head-solo = STEAMROLLERS, round { $round }, { $phase }
steamrollers-draw-sheet = Sheet of { $player }
steamrollers-draw-legend = [1] city 1; { $hex }:1 empty hex of region 1, ({ $town }):1 with a town; O track through a town
steamrollers-draw-walls = # wall ({ $level }, chart { $chart })
steamrollers-draw-edges = Edges: 0 upper right, 1 right, 2 lower right, 3 lower left, 4 left, 5 upper left
steamrollers-draw-goods = Goods on the cities
steamrollers-draw-dice = White dice:
steamrollers-draw-die = in hand:
steamrollers-draw-next = then:
steamrollers-draw-seized = { $player } holds a { $die }
steamrollers-draw-eva-die = Eva’s die:
steamrollers-draw-black = black die:
steamrollers-draw-starts = Starting tiles:
steamrollers-draw-tiles = Action tiles
steamrollers-draw-lightning = lightning
steamrollers-draw-infinity = infinity
steamrollers-draw-pool = pool
steamrollers-draw-sideways = sideways
steamrollers-draw-resting = not in this turn
steamrollers-draw-orders = Orders:
steamrollers-draw-boxes = boxes
steamrollers-draw-strength = strength
steamrollers-draw-points = points
steamrollers-draw-tracks = { $count ->
    [0] no track
    [one] { $count } track
   *[other] { $count } tracks
}
steamrollers-draw-connections = joined
steamrollers-draw-connection = { $first }-{ $second }{ $towns ->
    [0] { "" }
    [one] { " " }({ $towns } town)
   *[other] { " " }({ $towns } towns)
}
steamrollers-draw-kept = goods kept:
steamrollers-draw-cargo = own cargo: { $good } on city { $city }
steamrollers-draw-eva = Eva, level { $level }: { $points } points
steamrollers-draw-marks = marks by region
