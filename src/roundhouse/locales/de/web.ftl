# The browser client: what every screen says. Words of the lobby, of a table and of a game's board have files of their own.

# The name of a person who has not given one.
web-guest = Gast
web-not-reached = Der Server ist nicht erreichbar.
# $status is a number of the HTTP protocol.
web-failed = Etwas ist schiefgegangen ({ NUMBER($status, useGrouping: 0) }).
web-again = Noch einmal versuchen
web-lost = Unter dieser Adresse ist nichts.
web-to-lobby = Zur Lobby

# The levels of bots: the name, and what it means to a person. They think so long for a whole turn.
web-bot-easy = Leicht
web-bot-easy-what = macht mal Fehler, zieht sofort
web-bot-medium = Mittel
web-bot-medium-what = spielt solide, zieht sofort
web-bot-hard = Schwer
web-bot-hard-what = plant voraus, denkt bis zu 1 Sekunde
web-bot-expert = Experte
web-bot-expert-what = unser stärkster, denkt bis zu 3 Sekunden
# Other bots that may sit at a table: ones that play at random, follow a rule of thumb, or try a number of lines.
web-bot-random = Zufallszüge
web-bot-greedy = schnell
web-bot-search = Suche, { NUMBER($tries, useGrouping: 0) } Versuche
