# The table of SteamRollers in the browser: the sheet and everything beside it.

# $empty cities have no goods left; $ends of them end the game.
steamrollers-board-stage = round { $round }{ $empty ->
    [0] { "" }
   *[other] { " · " }{ $empty } of { $ends } empty
}
steamrollers-board-stage-setup = setup
steamrollers-board-stage-start = starting tiles
steamrollers-board-stage-over = game over
steamrollers-board-points = { $points }
steamrollers-board-first = first

# What can be done, on buttons.
steamrollers-board-verb-start = Starting tile
steamrollers-board-verb-choose = Choose a die
steamrollers-board-verb-seize = Take it over
steamrollers-board-verb-leave = Leave it
steamrollers-board-verb-use = Use first
steamrollers-board-verb-set = Change the die
steamrollers-board-verb-turn = Turn it over
steamrollers-board-verb-reroll = Roll it again
steamrollers-board-verb-track = Draw track
steamrollers-board-verb-engine = Engine
steamrollers-board-verb-deliver = Deliver
steamrollers-board-verb-tile = Take tile
steamrollers-board-verb-order = Fill an order
steamrollers-board-verb-pass = Pass
steamrollers-board-verb-done = End the turn
steamrollers-board-verb-eva_reroll = Roll it again
steamrollers-board-verb-eva_keep = Let her keep it
steamrollers-board-verb-eva_block = Stop her
steamrollers-board-verb-eva_allow = Let her take it

# What one can point at, on buttons.
steamrollers-board-hex = { $hex }
steamrollers-board-die = Die { $die }
steamrollers-board-box = Box { $box }
steamrollers-board-city = City { $city }
steamrollers-board-region = Region { $region }
steamrollers-board-order = Order { $order }
steamrollers-board-player = { $player }
# $effect says what the tile does.
steamrollers-board-tile = Tile { $tile }: { $effect }
steamrollers-board-cargo = Own cargo: { $good }
steamrollers-board-coal-for = Coal for { $good }
steamrollers-board-bonus = +{ $bonus } by tile 3
steamrollers-board-plain = Without a tile
steamrollers-board-only-die = Only this die
steamrollers-board-no-coal = Without coal
steamrollers-board-no-cargo = Without cargo
steamrollers-board-unknown = not known yet
steamrollers-board-start-engine = One box of the engine
steamrollers-board-start-track = One track anywhere
steamrollers-board-start-points = 2 points
steamrollers-board-start-tile = An action tile
steamrollers-board-start-cargo = Own cargo
# $kind is straight, gentle or sharp; $ends are two arrows.
steamrollers-board-shape = { $kind } { $ends }
steamrollers-board-shape-told = { $kind }, { $from } to { $to }
steamrollers-board-edge-0 = north-east
steamrollers-board-edge-1 = east
steamrollers-board-edge-2 = south-east
steamrollers-board-edge-3 = south-west
steamrollers-board-edge-4 = west
steamrollers-board-edge-5 = north-west

# What an action does, where nothing else tells.
steamrollers-board-does-pass = nothing can be done with this die
steamrollers-board-does-leave = you choose a die of your own later
steamrollers-board-does-done = the next player’s turn begins
steamrollers-board-does-reroll = whatever it shows then is final
steamrollers-board-does-eva_keep = she goes on with this die
steamrollers-board-does-eva_allow = she takes the rightmost good and scores
steamrollers-board-does-eva_reroll = tile 2 goes back to the pool
steamrollers-board-does-eva_block = she marks a hex instead; tile 2 goes back to the pool

# What a tile does, in a sentence.
steamrollers-board-does-tile-1a = Change your die to any value.
steamrollers-board-does-tile-1b = Change your die to any value.
steamrollers-board-does-tile-2a = Choose two white dice and act with each of them.
steamrollers-board-does-tile-2b = Right after somebody else chose a die, take it over; they choose another.
steamrollers-board-does-tile-3a = When you deliver, the die may name the city where the good goes.
steamrollers-board-does-tile-3b = When you deliver, the distance counts 1 or 2 more, if your engine has the strength.
steamrollers-board-does-tile-4a = When you deliver, the distance may exceed your engine’s strength.
steamrollers-board-does-tile-4b = Your engine is stronger by 1 while you hold the tile.
steamrollers-board-does-tile-5a = Change your die by 1, never from 6 to 1 or from 1 to 6.
steamrollers-board-does-tile-5b = Roll your die again, or turn it over; the result is final.
steamrollers-board-does-tile-6a = Draw any of the three kinds of track, whatever the black die shows.
steamrollers-board-does-tile-6b = Draw any of the three kinds of track, whatever the black die shows.
steamrollers-board-does-tile-solo_2a = Have Eva’s die rolled again before her turn.
steamrollers-board-does-tile-solo_2b = When Eva would take a good, she marks a hex instead.

# What is good to know while nothing is pointed at.
steamrollers-board-aside-choose = A die names the region for a track, the box of the engine, the city of the goods and the tile.
steamrollers-board-aside-two = Two dice are yours, an action with each. Eva uses the third.

# The sheet.
steamrollers-board-sheet = Sheet: { $name }
steamrollers-board-sheet-of = Sheet of
steamrollers-board-sheets = Sheets
steamrollers-board-look = Look at the sheet: { $name }
# $own is 1 when it is one's own sheet.
steamrollers-board-back = { $own ->
    [1] Back to my sheet
   *[other] Back to the sheet of { $name }
}
steamrollers-board-zoom = Sheet. The keys + and − zoom, 0 shows all of it.
steamrollers-board-closer = Zoom in
steamrollers-board-farther = Zoom out
steamrollers-board-whole = Show the whole sheet
steamrollers-board-hex-empty = { $hex }, region { $region }{ $town ->
    [1] , with a town
   *[other] { "" }
}: empty
steamrollers-board-hex-drawn = { $hex }, region { $region }{ $town ->
    [1] , with a town
   *[other] { "" }
}: { $shape }
steamrollers-board-cargo-at = Own cargo on city { $city }: { $good }
steamrollers-board-walls = Walls
steamrollers-board-engine = Engine
# $more comes from a tile.
steamrollers-board-strength = { $more ->
    [0] strength { $strength }
   *[other] strength { $strength }, { $more } of it by a tile
}
steamrollers-board-box-state = Box { $box }: { $crossed ->
    [1] crossed out
   *[other] free
}
steamrollers-board-score = Score
steamrollers-board-total = Total
steamrollers-board-counts-deliveries = Deliveries
steamrollers-board-counts-network = Connections and towns
steamrollers-board-counts-engine = Engine
steamrollers-board-counts-tiles = Action tiles
steamrollers-board-counts-orders = Orders
steamrollers-board-counts-start = Starting tile

# Eva.
steamrollers-board-eva-level = { $level ->
    [1] railway worker
    [2] conductor
    [3] driver
    [4] engineer
    [5] investor
   *[other] rail magnate
}
steamrollers-board-eva-note = From the third mark in a region on she takes the rightmost good of its city,
steamrollers-board-eva-note-2 = a point for each mark there. Her two best regions are her network.
steamrollers-board-eva-note-3 = If a region has no room for a mark, she wins at once.
steamrollers-board-marks = region { $region }: { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}

# Dice.
steamrollers-board-dice = Dice
steamrollers-board-dice-choose = { $player } chooses
steamrollers-board-dice-use = { $player } uses the { $die }
steamrollers-board-dice-eva = Eva uses the { $die }
steamrollers-board-die-used = Die { $die }, in use
steamrollers-board-die-stolen = { $player } has taken over the { $die }
steamrollers-board-set-to = Change your die to
steamrollers-board-black = Black die: { $first }, { $second }
steamrollers-board-black-none = Black die

# Goods.
steamrollers-board-goods = Goods
steamrollers-board-goods-bag = { $bag } in the bag
steamrollers-board-goods-empty = { $empty ->
    [one] one city empty
   *[other] { $empty } cities empty
}, { $bag } in the bag
steamrollers-board-good-at = { $good }, city { $city }
# A good that Eva would take.
steamrollers-board-good-next = { $good }, city { $city }: the rightmost
steamrollers-board-bag = From the bag:
steamrollers-board-empty = Empty

# Tiles and orders.
steamrollers-board-tiles = Action tiles
steamrollers-board-tiles-note = in the pool, or held
steamrollers-board-pool = in the pool
# $effect is a sentence, $kind is lightning or infinity.
steamrollers-board-tile-label = Tile { $tile }. { $effect } { $kind ->
    [lightning] Used once.
    [infinity] Stays with its owner.
   *[none] { "" }
} Points: { $points }. { $owner }{ $sideways ->
    [1] , sideways
   *[other] { "" }
}{ $fresh ->
    [1] , works from the next turn on
   *[other] { "" }
}
steamrollers-board-orders = Orders
steamrollers-board-order-label = Order { $order }: { $goods }. Points: { $points }. { $taken ->
    [1] Filled by { $owner }.
   *[other] Open.
}
steamrollers-board-kept = Your goods:
steamrollers-board-kept-none = delivered goods fill them
steamrollers-board-starts = Starting tiles
steamrollers-board-links = { $count ->
    [0] no connection
    [one] { $count } connection
   *[other] { $count } connections
}
