# The lobby of the browser client, and the pages that lead to a table: a new table, an imported record, about the house.

# The bar. What stands on a button is short; the names of languages are not translated.
lobby-home = Roundhouse: to the lobby
lobby-bar = Main menu
lobby-menu = Menu
lobby-rules = Rules
lobby-import = Import
lobby-about = About
lobby-language = Language
lobby-theme-auto = Light or dark: automatic
lobby-theme-light = Light or dark: light
lobby-theme-dark = Light or dark: dark
lobby-sound-on = Sound: on
lobby-sound-off = Sound: off
lobby-name = Your name
lobby-name-change = Your name: { $name }. Change it
lobby-name-save = Save
lobby-close = Close

# The posters.
lobby-games = Games
lobby-players = { $low }–{ $high } players
lobby-minutes = about { $minutes } min
lobby-play = Play now
lobby-new = New table
# Below “Play now”.
lobby-against-easy = { $bots ->
    [one] against one easy bot
   *[other] against { $bots } easy bots
}
lobby-against-medium = { $bots ->
    [one] against one medium bot
   *[other] against { $bots } medium bots
}
lobby-against-hard = { $bots ->
    [one] against one hard bot
   *[other] against { $bots } hard bots
}
lobby-against-expert = { $bots ->
    [one] against one expert bot
   *[other] against { $bots } expert bots
}
lobby-choose = Choose players and bots
lobby-how-many = Players
lobby-level = Bots
lobby-how = How it plays
lobby-read = Read the rules
lobby-tip = For your first game

# Each game has a line for its poster, three steps that tell how it plays, and a tip.
lobby-siberia-line = Find it, mine it, sell it far away.
lobby-siberia-how-1 = Plan
lobby-siberia-how-1-text = Six tokens a round, placed in secret. Two in a column buy an action; spare ones find new riches.
lobby-siberia-how-2 = Act
lobby-siberia-how-2-text = Workers walk the map, salesmen travel to the exchanges of the world. In turn, one action each.
lobby-siberia-how-3 = Sell
lobby-siberia-how-3-text = One sale mines a resource under all your workers at once. When the land is exhausted, the most money wins.
lobby-siberia-tip = Leave Frankfurt early: one salesman at a good exchange can double every later sale. And ask for a hint whenever you like.

# My games.
lobby-mine = My games
lobby-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
# A link on a small screen.
lobby-waiting-link = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
lobby-your-turn = Your turn
lobby-thinks = { $name } thinks
lobby-others-think = the others think
lobby-free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
lobby-none-mine = None yet. “Play now” starts one at once; it will wait for you here whenever you leave.
lobby-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
lobby-replay = Replay
# In a list of those who play: “Marta, João, 2 bots”.
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-nobody = nobody yet

# Join and Watch.
lobby-join = Join
lobby-code = Invitation link or code
lobby-code-wrong = This is not an invitation. It is a link that ends in #join=…; paste all of it.
lobby-sit = Sit down
lobby-none-open = No public table has a free seat just now. Open one: others will see it here.
lobby-watch = Watch
lobby-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
lobby-none-watch = Nobody plays in public just now.
lobby-more = Show all { $count }
lobby-less = Show fewer
lobby-lost = Connection lost; trying again…

# Somebody came by an invitation link.
lobby-invited = You are invited
lobby-invited-sitting = Taking a seat for you…
lobby-invited-full = All seats at this table are taken. You can watch the game.
lobby-invited-watch = Watch the game

# The line at the bottom, and the keys.
lobby-unofficial = Unofficial. The names of the games belong to their owners.
lobby-version = Version { $version }
lobby-keys = Keys
lobby-key-play = Play now
lobby-key-new = New table
lobby-key-turn = To the game that waits for you
lobby-key-join = Enter an invitation
lobby-key-rules = Rules
lobby-key-keys = These keys

# A new table.
lobby-new-of = New table: { $game }
lobby-seats = Seats
lobby-seats-what = Who plays? Bots need no invitation; an open seat is taken by whoever gets your link.
lobby-seat-who = Who sits at seat { $number }
lobby-kind-you = You
lobby-kind-here = Somebody else at this screen
lobby-kind-bot = A bot
lobby-kind-open = Open, for others
lobby-person = Name of the person at seat { $number }
lobby-person-short = Name
lobby-level-of = Level of the bot at seat { $number }
lobby-link-later = You get the link to send in a moment.
lobby-colour-of = Colour of seat { $number }
lobby-colour-vermilion = Vermilion, disc
lobby-colour-blue = Blue, diamond
lobby-colour-green = Green, triangle
lobby-colour-purple = Purple, square
lobby-colour-amber = Amber, star
lobby-add-seat = Add a seat
lobby-remove-seat = Remove seat { $number }
lobby-options = Rules of this game
lobby-siberia-exchange_sides = Exchanges
lobby-siberia-exchange_sides-chosen = The first player chooses
lobby-siberia-exchange_sides-random = Chance decides
lobby-siberia-round_limit = Most rounds
lobby-range = { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, usually { NUMBER($usual, useGrouping: 0) }
lobby-who-may = Who may come
lobby-private = By invitation
lobby-private-what = The table exists only for those who sit there or get your link.
lobby-public = Public
lobby-public-what = Everybody who reaches this server can see it, watch, and take a free seat.
lobby-hints = Hints for everybody
lobby-hints-what = Each player may ask what the house’s search would do. Against bots alone they are always there.

# What will happen: one sentence each. $seats is a list: “you, Marta and an easy bot”.
lobby-what = What will happen
lobby-sum-seats = At the table: { $seats }.
lobby-sum-you = you
lobby-sum-easy = { $count ->
    [one] an easy bot
   *[other] { $count } easy bots
}
lobby-sum-medium = { $count ->
    [one] a medium bot
   *[other] { $count } medium bots
}
lobby-sum-hard = { $count ->
    [one] a hard bot
   *[other] { $count } hard bots
}
lobby-sum-expert = { $count ->
    [one] an expert bot
   *[other] { $count } expert bots
}
lobby-sum-free = { $count ->
    [one] an open seat
   *[other] { $count } open seats
}
lobby-sum-at-once = The game begins at once.
lobby-sum-open = { $count ->
    [one] You get a link to send. The game begins when somebody has taken the open seat.
   *[other] You get a link to send. The game begins when all open seats are taken.
}
lobby-sum-shared = You share this screen: between turns it covers what the other may not see.
lobby-sum-no-seat = You have no seat, so you watch.
lobby-sum-private = Nobody else can see the table.
lobby-sum-invited = Only those with the link can see the table.
lobby-sum-public = Everybody on this server can watch.
lobby-sum-hints = Everybody may ask for hints.
lobby-start = Start the game
lobby-open = Open the table
lobby-no-game = There is no such game here.

# Import a record.
lobby-import-title = Import a record
lobby-import-what = A record is the text of a whole game, as “Save the record” at a table writes it. A finished game can be watched move by move; one that broke off is played on.
lobby-import-text = Text of the record
lobby-import-file = Choose a file
lobby-import-drop = or drop it anywhere on this page
lobby-import-go = Open the record
lobby-import-checking = Checking every move…
lobby-import-unreadable = This file cannot be read.

# About the house.
lobby-about-title = About Roundhouse
lobby-about-what = Board games of steam and industry, to be played with friends and against bots, on a server of your own.
lobby-about-unofficial = Unofficial
lobby-about-unofficial-text = Roundhouse is not connected with the authors and publishers of these games. The names of the games belong to their owners. Rules texts, maps, data and pictures are our own. If you like a game, buy it.
lobby-about-fair = Fair draws
lobby-about-fair-text = Everything random at a table comes from a seed that is fixed before play, and its fingerprint is shown from the beginning. After the game the seed is laid open, and anybody can check every draw.
lobby-about-licences = Licences
lobby-about-licences-text = The program is free software under the MIT licence. It is built with the work of others:
lobby-about-fonts = typefaces
lobby-about-parts = program parts
lobby-about-programs = For programmers
lobby-about-programs-text = Everything that can be done at a table can be done over HTTP, with JSON.
lobby-about-document = The OpenAPI document

lobby-steamrollers-line = Roll, draw, deliver the long way.
lobby-steamrollers-how-1 = Choose
lobby-steamrollers-how-1-text = Everybody takes one of the rolled dice in turn. Its number says where you act; what you take, nobody else gets.
lobby-steamrollers-how-2 = Draw
lobby-steamrollers-how-2-text = One track at a time joins cities and towns on your own sheet. A stronger engine goes farther.
lobby-steamrollers-how-3 = Deliver
lobby-steamrollers-how-3-text = Bring goods to the city of their colour: a point for every town and city on the way. Three empty cities end the game.
lobby-steamrollers-tip = Cross out two or three engine boxes early: without strength nothing moves. And ask for a hint whenever you like.
lobby-steamrollers-coal = Coal
lobby-steamrollers-coal-off = Without
lobby-steamrollers-coal-on = With coal
lobby-steamrollers-orders = Orders
lobby-steamrollers-orders-off = Without
lobby-steamrollers-orders-on = With orders
lobby-steamrollers-starting_tiles = Starting tiles
lobby-steamrollers-starting_tiles-off = Without
lobby-steamrollers-starting_tiles-on = Everybody chooses one
lobby-steamrollers-walls = Walls
lobby-steamrollers-walls-none = None
lobby-steamrollers-walls-medium = A few
lobby-steamrollers-walls-hard = Many
lobby-steamrollers-eva = Eva’s strength (alone)
lobby-steamrollers-round_limit = Most rounds (0: no limit)

lobby-steam_power-line = Build, connect, earn on every line.
lobby-steam_power-how-1 = Build
lobby-steam_power-how-1-text = Two actions a turn: lay track from city to city, and build factories where a line ends, anybody’s line.
lobby-steam_power-how-2 = Carry
lobby-steam_power-how-2-text = Bring resources to your network for your secret contracts. Whoever owns the lines and factories on the way is paid.
lobby-steam_power-how-3 = Fulfil
lobby-steam_power-how-3-text = Contracts bring money, points and further actions. Enough of them end the game, and the most points win.
lobby-steam_power-tip = A short first line, and a factory at each end of it: then others pay you. And ask for a hint whenever you like.
lobby-steam_power-map = Map
lobby-steam_power-map-great_lakes = Great Lakes
lobby-steam_power-map-germany = Germany
lobby-steam_power-map-iberia = Iberia
lobby-steam_power-money_action = Taking money brings
lobby-steam_power-money_action-3 = $3
lobby-steam_power-money_action-5 = $5
lobby-steam_power-lone_contracts = Contracts without a network
lobby-steam_power-lone_contracts-off = No
lobby-steam_power-lone_contracts-on = Yes, $5 a resource
lobby-steam_power-round_limit = Most rounds (0: no limit)
