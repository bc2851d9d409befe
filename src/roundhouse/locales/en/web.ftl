# The browser client: what every screen says. Words of the lobby, of a table and of a game's board have files of their own.

# The name of a person who has not given one.
web-guest = Guest
web-not-reached = The server is not reached.
# $status is a number of the HTTP protocol.
web-failed = Something went wrong ({ NUMBER($status, useGrouping: 0) }).
web-again = Try again
web-lost = There is nothing at this address.
web-to-lobby = To the lobby

# The levels of bots: the name, and what it means to a person. They think so long for a whole turn.
web-bot-easy = Easy
web-bot-easy-what = slips now and then, answers at once
web-bot-medium = Medium
web-bot-medium-what = plays soundly, answers at once
web-bot-hard = Hard
web-bot-hard-what = plans ahead, thinks up to 1 second
web-bot-expert = Expert
web-bot-expert-what = our strongest, thinks up to 3 seconds
# Other bots that may sit at a table: ones that play at random, follow a rule of thumb, or try a number of lines.
web-bot-random = random moves
web-bot-greedy = quick
web-bot-search = search, { NUMBER($tries, useGrouping: 0) } tries
