# The browser client: what every screen says. Words of the lobby, of a table and of a game's board have files of their own.

# The name of a person who has not given one.
web-guest = Gość
web-not-reached = Brak połączenia z serwerem.
# $status is a number of the HTTP protocol.
web-failed = Coś poszło nie tak ({ NUMBER($status, useGrouping: 0) }).
web-again = Spróbuj ponownie
web-lost = Pod tym adresem nic nie ma.
web-to-lobby = Do lobby

# The levels of bots: the name, and what it means to a person. They think so long for a whole turn.
web-bot-easy = Łatwy
web-bot-easy-what = czasem się myli, odpowiada od razu
web-bot-medium = Średni
web-bot-medium-what = gra solidnie, odpowiada od razu
web-bot-hard = Trudny
web-bot-hard-what = planuje, myśli do 1 sekundy
web-bot-expert = Ekspert
web-bot-expert-what = nasz najmocniejszy, myśli do 3 sekund
# Other bots that may sit at a table: ones that play at random, follow a rule of thumb, or try a number of lines.
web-bot-random = losowe ruchy
web-bot-greedy = szybki
web-bot-search = szukanie, { NUMBER($tries, useGrouping: 0) } prób
