# The browser client: what every screen says. Words of the lobby, of a table and of a game's board have files of their own.

# The name of a person who has not given one.
web-guest = Gość
web-not-reached = Brak połączenia z serwerem.
# $status is a number of the HTTP protocol.
web-failed = Coś poszło nie tak ({ NUMBER($status, useGrouping: 0) }).
web-again = Spróbuj ponownie
web-lost = Pod tym adresem nic nie ma.
web-to-lobby = Do lobby
