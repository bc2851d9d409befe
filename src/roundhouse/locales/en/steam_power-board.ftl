# Steam Power in the browser: the map, the hand, the players’ lines.

steam_power-board-stage = round { $round } · { $target } fulfilled contracts end the game
steam_power-board-stage-last = round { $round } · the last one
steam_power-board-stage-alone = turn { $turn } of { $turns }
steam_power-board-stage-setup = setup
steam_power-board-stage-over = game over
steam_power-board-first = first
steam_power-board-dollars = ${ $dollars }
steam_power-board-gain = +${ $dollars }
steam_power-board-loss = −${ $dollars }
steam_power-board-points = { $points } VP

# Colours, with the letters that stand on resources.
steam_power-board-colour-black = black
steam_power-board-colour-white = white
steam_power-board-colour-orange = orange
steam_power-board-colour-grey = grey
steam_power-board-colour-vp = victory-point city
steam_power-board-letter-black = B
steam_power-board-letter-white = W
steam_power-board-letter-orange = O
steam_power-board-letter-grey = G

# Verbs on buttons.
steam_power-board-verb-track = Build track
steam_power-board-verb-cross = Cross track
steam_power-board-verb-replace = Replace last tile
steam_power-board-verb-remove = Remove last tile
steam_power-board-verb-end = No more track
steam_power-board-verb-factory = Build factory
steam_power-board-verb-fulfil = Fulfil contract
steam_power-board-verb-bring = Bring resource
steam_power-board-verb-pay = Pay
steam_power-board-verb-contracts = Take contracts
steam_power-board-verb-from = Draw from
steam_power-board-verb-money = Take money
steam_power-board-verb-skip = No bonus
steam_power-board-does-end = ends the action with one piece of track
steam_power-board-does-skip = does without the bonus
steam_power-board-plain = As it is

# The map.
steam_power-board-map = Map
steam_power-board-zoom = Map: keys plus, minus and 0 make it larger, smaller, and whole
steam_power-board-closer = Closer
steam_power-board-farther = Farther
steam_power-board-whole = Whole map
steam_power-board-terrain-plains = Plains
steam_power-board-terrain-hills = Hills
steam_power-board-terrain-mountains = Mountains
steam_power-board-terrain-crossing = Crossing
steam_power-board-hex = Hex { $hex }
steam_power-board-hex-told = Hex { $hex }, { $terrain }
steam_power-board-shape = { $kind } { $ends }
steam_power-board-shape-told = { $kind } from { $from } to { $to }
steam_power-board-path-told = { $shape }, { $company }
steam_power-board-edge-0 = north-east
steam_power-board-edge-1 = east
steam_power-board-edge-2 = south-east
steam_power-board-edge-3 = south-west
steam_power-board-edge-4 = west
steam_power-board-edge-5 = north-west
steam_power-board-city-told = { $city }, { $colour }
steam_power-board-factory-told = factory of { $company }, { $stock ->
    [one] { $stock } resource
   *[other] { $stock } resources
}
steam_power-board-flipped-told = turned over
steam_power-board-contract = Contract { $contract }
steam_power-board-count = { $count } resources
steam_power-board-player = { $player }

# The hand, and what the bank has left.
steam_power-board-hand = Contracts
steam_power-board-hand-of = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
steam_power-board-hand-none = You hold no contract. { $bag ->
    [0] The bag is empty.
    [one] There is one in the bag.
   *[other] There are { $bag } in the bag.
}
steam_power-board-hand-secret = Contracts in hand are secret.
steam_power-board-order = Order of the contracts
steam_power-board-order-cost = cost
steam_power-board-order-worth = worth
steam_power-board-order-number = number
steam_power-board-number = No. { $contract }
steam_power-board-bonus-track = + track
steam_power-board-bonus-factory = + factory
steam_power-board-bonus-contracts = + contracts
steam_power-board-needs = { $count } { $resource }
steam_power-board-ticket-ready = { $cost ->
    [0] Ready, free
   *[other] Ready, ${ $cost }
}
steam_power-board-ticket-short = ${ $cost }, ${ $lacks } short
steam_power-board-ticket-unlinked = No network
steam_power-board-ticket-told = Contract { $contract }: { $needs }. Brings ${ $money } and { $points } VP{ $bonus ->
    [track] , with a bonus: build track
    [factory] , with a bonus: build a factory
    [contracts] , with a bonus: take contracts
   *[none] { "" }
}. { $state }{ $bought ->
    [0] { "" }
    [one] , { $bought } resource bought
   *[other] , { $bought } resources bought
}
steam_power-board-stock = What the bank has left
steam_power-board-supply = { $resource }: { $count } in the supply
steam_power-board-tiles = Track tiles left: { $plain } straight or gentle, { $sharp } sharp or straight crossings, { $cross } other crossings
steam_power-board-bag = { $count ->
    [one] { $count } contract in the bag
   *[other] { $count } contracts in the bag
}

# A contract that is about to be fulfilled.
steam_power-board-deal = Contract { $contract }
steam_power-board-from = { $resource } comes from
steam_power-board-source = { $city } · { $price ->
    [0] free
   *[other] ${ $price }
}
steam_power-board-source-paid = { $city } · ${ $price } to { $payees }
steam_power-board-bought = Bank · $5
steam_power-board-deal-sum = { $cost ->
    [0] Free
   *[other] Costs ${ $cost }, leaves ${ $left }
}{ $money ->
    [0] { "" }
   *[other] ; then +${ $money }
}

# Players and companies.
steam_power-board-fulfilled = { $count } of { $target } contracts fulfilled
steam_power-board-fulfilled-alone = { $count ->
    [one] { $count } contract fulfilled
   *[other] { $count } contracts fulfilled
}
steam_power-board-holds = { $count ->
    [one] { $count } contract in hand
   *[other] { $count } contracts in hand
}
steam_power-board-locomotives = { $count ->
    [one] { $count } locomotive left
   *[other] { $count } locomotives left
}
steam_power-board-factories = { $count ->
    [one] { $count } factory left
   *[other] { $count } factories left
}
steam_power-board-show-network = Show the network of { $name }
steam_power-board-companies = Companies
steam_power-board-company = { $company }: { $engines } in the bag; { $locomotives } locomotives, { $factories } factories left
steam_power-board-aside-first = Your first track begins at any city; what it costs stands on the hexes.
steam_power-board-aside-unfinished = Finish your connection, or take its last tile away: only then does another begin.
steam_power-board-aside-last = This round is the last.
steam_power-board-aside-best = This map is best with { $counts } players.
