# The browser client: what every screen says. Words of the lobby, of a table and of a game's board have files of their own.

# The name of a person who has not given one.
web-guest = Visitante
web-not-reached = Não há ligação ao servidor.
# $status is a number of the HTTP protocol.
web-failed = Alguma coisa correu mal ({ NUMBER($status, useGrouping: 0) }).
web-again = Tentar de novo
web-lost = Não há nada neste endereço.
web-to-lobby = Para o átrio

# The levels of bots: the name, and what it means to a person. They think so long for a whole turn.
web-bot-easy = Fácil
web-bot-easy-what = erra de vez em quando, responde logo
web-bot-medium = Médio
web-bot-medium-what = joga com segurança, responde logo
web-bot-hard = Difícil
web-bot-hard-what = planeia, pensa até 1 segundo
web-bot-expert = Perito
web-bot-expert-what = o mais forte, pensa até 3 segundos
# Other bots that may sit at a table: ones that play at random, follow a rule of thumb, or try a number of lines.
web-bot-random = ao acaso
web-bot-greedy = rápido
web-bot-search = procura, { NUMBER($tries, useGrouping: 0) } tentativas
