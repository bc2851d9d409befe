# The board of Siberia in the browser: everything around the map.

# $phase is one of the siberia-phase names.
siberia-board-stage = round { $round } · { $phase }
siberia-board-money = ${ $money }
siberia-board-first = first
siberia-board-passed = passed

# Columns, and the actions of the same names on buttons.
siberia-board-column-manager = Manager
siberia-board-column-logistics = Logistics
siberia-board-column-salesman = Salesman
siberia-board-column-worker = Worker
siberia-board-column-investor = Investor
siberia-board-column-gas = Gas
siberia-board-column-coal = Coal
siberia-board-column-oil = Oil
siberia-board-column-gold = Gold
siberia-board-column-diamonds = Diamonds
siberia-board-column-research = Research

# Other things to do, on buttons.
siberia-board-verb-side = Choose an exchange
siberia-board-verb-place = Place a token
siberia-board-verb-pass = Pass
siberia-board-verb-find = Place a cube
siberia-board-verb-move = Move a worker
siberia-board-verb-stop = Stop here
siberia-board-verb-discard = Remove a token

# What one can point at, on buttons.
siberia-board-none = Without effect
siberia-board-own-token = With its own token
siberia-board-by-manager = With a manager
siberia-board-from-pool = From the pool
siberia-board-player = { $player }
siberia-board-nowhere = somewhere else

# Why a token cannot be laid somewhere. $token is its name; a manager has no resource.
siberia-board-goes = The { $token } token goes to { $resource }, { $person } or research.
siberia-board-manager-goes = A manager goes to manager or research.

# What an action does, in a few words; what it brings may follow after a dot.
siberia-board-does-none = nothing happens; the column’s tokens go back to the bag
siberia-board-does-pass = you are out until the next round
siberia-board-does-research = every token there brings a cube to the map
siberia-board-does-logistics = three steps for your workers
siberia-board-does-manager = a manager on { $column }, as a joker
siberia-board-does-investor = the investment stays on { $column } to the end
siberia-board-does-worker-pool = a pawn from the pool comes to Vladivostok
siberia-board-does-worker-area = your worker goes back from { $place } to Vladivostok
siberia-board-does-worker-exchange = your salesman in { $place } becomes a worker in Vladivostok
siberia-board-does-salesman-pool = a pawn from the pool goes to { $place }
siberia-board-does-salesman-area = your worker becomes a salesman: { $from } → { $place }
siberia-board-does-salesman-exchange = your salesman moves: { $from } → { $place }
siberia-board-does-half = one more is missing then
siberia-board-does-cube = brings a cube of { $resource } to the map
siberia-board-does-any-cube = brings a cube of your choice to the map
siberia-board-does-discard = the token goes back to the bag
# $price is for one cube.
siberia-board-does-sell = { $count ->
    [one] { $count } cube at ${ $price }
   *[other] { $count } cubes at ${ $price }
}

# What is good to know while nothing else is shown. $columns lists columns: “investor, gas and gold”.
siberia-board-aside-next = Ready for your next turns: { $columns }.
siberia-board-aside-none = None of your columns is ready.
siberia-board-aside-pass = Passing ends the round for you.
siberia-board-aside-passed = You have passed: you are back in the next round.
siberia-board-aside-plan = Ready so far: { $columns }.
siberia-board-aside-begin = Two tokens, or a token and an investment, make a column ready.

# The panel on the map.
siberia-board-stock = Supply and investments
siberia-board-supply = Supply
siberia-board-supply-ends = ends when three are empty
siberia-board-supply-label = Supply of { $resource }: { $count }
siberia-board-investments = Investments
siberia-board-stack = open, { $count ->
    [0] no more
   *[other] { $count } more
}
siberia-board-investment = investment
# $column is the name of a column.
siberia-board-investment-label = { $count ->
    [one] Open investment: { $column }
   *[other] { $count } open investments: { $column }
}
siberia-board-closed = Closed
siberia-board-closed-count = { $count } / { $all }

# The exchanges.
siberia-board-exchanges = Exchanges
siberia-board-thousands = thousands a cube
siberia-board-price = { $resource } ${ $price }
siberia-board-pawns = { $player } ({ $count })
siberia-board-exchange-label = { $name }. Pays for a cube: { $prices }. Salesmen: { $salesmen }
siberia-board-exchange-label-empty = { $name }. Pays for a cube: { $prices }. No salesmen
siberia-board-sides-tile = Exchange tile { $tile } of { $all }
siberia-board-sides-question = Which exchange is open?
siberia-board-sides-note = The other side is out of this game. Prices are in thousands a cube.
siberia-board-sides-other = { $player } chooses. Prices are in thousands a cube.
siberia-board-sides-or = or
siberia-board-sides-either = { $one } or { $other }

# The players' boards.
siberia-board-boards = Players’ boards
siberia-board-yours = Your board
siberia-board-of = Board: { $player }
siberia-board-tokens = { $count ->
    [one] { $count } token, 10 may stay
   *[other] { $count } tokens, 10 may stay
}
# It explains the look of tokens that are laid in secret.
siberia-board-secret-note = dashed: secret
siberia-board-hand = Hand
siberia-board-pool = Pool
siberia-board-pool-label = { $count ->
    [one] Pool: { $count } pawn
   *[other] Pool: { $count } pawns
}
siberia-board-empty = empty
siberia-board-ready = ready
siberia-board-missing = { $count } missing
siberia-board-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
siberia-board-no-effect = no effect
siberia-board-gain = +${ $gain }
siberia-board-secret-token = { $token } (secret, not final)
siberia-board-research-first = comes first
siberia-board-to-place = { $count } to place
siberia-board-column-label = { $column }: { $contents }
siberia-board-column-state = { $column }: { $contents }; { $state }

# The line of a player.
siberia-board-facts-ready = Ready: { $columns }
siberia-board-facts-none-ready = No column is ready
# It stands after the pawns themselves.
siberia-board-facts-pool = { $count ->
    [0] pool empty
   *[other] in pool
}
