# The browser client: what every screen says. Words of the lobby, of a table and of a game's board have files of their own.

# The name of a person who has not given one.
web-guest = Visitante
web-not-reached = Não há ligação ao servidor.
# $status is a number of the HTTP protocol.
web-failed = Alguma coisa correu mal ({ NUMBER($status, useGrouping: 0) }).
web-again = Tentar de novo
web-lost = Não há nada neste endereço.
web-to-lobby = Para o átrio
