# The replay: a game that was played, or is being played, move by move.

# In the title of the browser's tab.
replay-title = Nachspielen – { $game }
replay-back = Zurück zum Tisch
replay-loading = Die Züge werden geholt …

# Where the replay stands.
replay-beginning = Der Anfang
replay-beginning-text = Noch ist nichts geschehen.
replay-chance = Zufall
replay-table = Am Tisch
replay-move = Zug { NUMBER($move, useGrouping: 0) } von { NUMBER($moves, useGrouping: 0) }
replay-where = Was geschieht
# Of draws one after the other: which one, and how many.
replay-count = { NUMBER($move, useGrouping: 0) } / { NUMBER($moves, useGrouping: 0) }
# What a screen reader says of the slider: $line is a whole sentence.
replay-slider = Züge
replay-slider-at = { NUMBER($move, useGrouping: 0) } von { NUMBER($moves, useGrouping: 0) }: { $line }

# Moving about.
replay-controls = Durch die Partie gehen
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum letzten Zug
replay-play = Abspielen
replay-pause = Anhalten
# $pace is ½, 1, 2 or 4.
replay-pace = Tempo: { $pace }×
replay-pace-short = { $pace }×

# Whose eyes the game is seen through.
replay-eyes = Perspektive
replay-eyes-all = Alle, ohne Geheimnisse
replay-eyes-all-short = Alle
replay-eyes-of = { $name }, mit Geheimnissen
replay-eyes-next = Perspektive wechseln

replay-log = Züge
# Draws one after the other, which were decided by nobody.
replay-draws = { $count ->
    [one] { $count }-mal gezogen
   *[other] { $count }-mal gezogen
}
replay-taken-back = { $count ->
    [one] { $count } zurückgenommenen Zug zeigen
   *[other] { $count } zurückgenommene Züge zeigen
}

# The analysis of a finished game: chances over the moves. $first, $last, $before and $after are chances or points.
replay-analyse = Partie analysieren
replay-analyse-again = Analyse fortsetzen
replay-analysing = Die Partie wird analysiert…
replay-course = Verlauf der Partie
replay-course-chances = Siegchancen
replay-course-points = Erwartete Punkte
replay-course-line = { $name }: anfangs { $first }, am Ende { $last }.
replay-percent = { $percent } %
replay-turning = Wendepunkte
replay-turning-change = { $before } → { $after }
replay-turning-several = Alle Pläne werden aufgedeckt.
replay-turning-none = Diese Partie hatte keine Wendepunkte.

# What can be done with it.
replay-fork = Von hier spielen
replay-fork-over = Hier ist die Partie zu Ende; geh einige Züge zurück, um weiterzuspielen.
replay-fork-text = Ein neuer Tisch beginnt mit dieser Stellung. Wer spielt?
replay-fork-seat = Wer anstelle von { $name } spielt
replay-fork-you = Du
replay-fork-open = Frei für andere
replay-fork-bot-easy = Bot, leicht
replay-fork-bot-medium = Bot, mittel
replay-fork-bot-hard = Bot, schwer
replay-fork-bot-expert = Bot, Experte
# One person plays several seats at one screen: the name with a number.
replay-fork-again = { $name } ({ $number })
replay-fork-start = Spielen
replay-cancel = Abbrechen
replay-copy = Link kopieren
replay-copied = Link kopiert
replay-rules = Regeln
replay-more = Mehr

# The tabs of a phone.
replay-tabs = Teile des Bildschirms
replay-tab-board = Spielplan
replay-tab-hand = Hand
replay-tab-players = Spieler
replay-tab-log = Züge
