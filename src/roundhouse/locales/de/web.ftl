# The browser client: what every screen says. Words of the lobby, of a table and of a game's board have files of their own.

# The name of a person who has not given one.
web-guest = Gast
web-not-reached = Der Server ist nicht erreichbar.
# $status is a number of the HTTP protocol.
web-failed = Etwas ist schiefgegangen ({ NUMBER($status, useGrouping: 0) }).
web-again = Noch einmal versuchen
web-lost = Unter dieser Adresse ist nichts.
web-to-lobby = Zur Lobby
