# The browser client: what every screen says. Words of the lobby, of a table and of a game's board have files of their own.

# The name of a person who has not given one.
web-guest = Guest
web-not-reached = The server is not reached.
# $status is a number of the HTTP protocol.
web-failed = Something went wrong ({ NUMBER($status, useGrouping: 0) }).
web-again = Try again
web-lost = There is nothing at this address.
web-to-lobby = To the lobby
