# The commands: what they print, and what can be wrong with what a person typed.

cli-version-native = roundhouse { $version }, nativ: { $why }
cli-version-interpreted = roundhouse { $version }, interpretiert: { $why }
# $command is the command with its name, $problem a clause in English by the argument parser.
cli-usage = { $command }: { $problem }. Hilfe gibt: { $command } --help
cli-option-form = Eine Option schreibst du name=wert, nicht „{ $text }“.
cli-option-twice = Die Option { $option } ist zweimal angegeben.
cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
# $problem is a whole sentence.
cli-file = { $file }: { $problem }

cli-sim-bots = Die Zahl der Bots ist { $bots }, die der Spieler { $players }; nenne einen Bot je Platz oder einen für alle.
cli-sim-head = { $game }, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Seed { $seed }, { $build }
cli-sim-speed = { $decisions } Entscheidungen in { $seconds } s CPU-Zeit, { $speed } je Sekunde; { $rounds } Runden je Partie
cli-sim-seat = Platz
cli-sim-bot = Bot
cli-sim-score = Punkte im Mittel
cli-sim-wins = Siege
cli-sim-share = Anteil
# $ending is a clause: how the games ended.
cli-sim-ending = { $number ->
    [one] eine Partie
   *[other] { $number } Partien
}: { $ending }
cli-sim-digest = Prüfwert { $digest }

cli-record-good = { $file }: in Ordnung. Züge: { $moves }, Ende: „{ $ending }“, Sieg: { $winners }. { $draws }
cli-record-running = { $file }: so weit in Ordnung. Züge: { $moves }, noch nicht zu Ende. { $draws }
cli-record-draws-verified = Alle Ziehungen folgen aus dem Seed.
cli-record-draws-unverified = Die Ziehungen lassen sich nicht nachprüfen.
cli-record-no-move = Den Zug { $move } gibt es nicht; der letzte der Aufzeichnung ist { $moves }.
cli-record-head = { $game }, { $players } Spieler, Regeln { $rules }, Daten { $data }
cli-record-seat = { $seat }: { $kind } { $name }
cli-record-option = { $option }: { $value }
cli-record-no-end = Noch nicht zu Ende.
# $ending is a clause.
cli-record-ending = Die Partie ist zu Ende: { $ending }.
cli-record-score = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cli-record-winners = { $count ->
    [one] Es gewinnt: { $winners }
   *[other] Es gewinnen: { $winners }
}

cli-data-good = { $file }: in Ordnung. Daten „{ $data }“, sha256 { $sha256 }
cli-data-no-game = Die Datei sagt nicht, für welches Spiel sie ist: game = "…".

cli-tty-name = Ein Name hat 1 bis { $limit } druckbare Zeichen.
cli-tty-seed = Ein Seed hat { $digits } hexadezimale Ziffern.
cli-tty-welcome = { $game }. Gib help ein, um zu sehen, was du eingeben kannst.
    Alle Ziehungen stehen fest: durch einen Seed mit dem Hash
    { $commitment }
# $name is the person's name, $seat the seat, p1 and so on.
cli-tty-hand-over = Jetzt ist { $seat } dran, { $name }: weitergeben, dann Enter drücken.
cli-tty-help = Gib die Nummer einer Möglichkeit ein, oder den Zug, wie er dasteht, oder:
    Enter          weiter, wenn etwas auf dich wartet, bevor gezogen oder aufgedeckt wird
    undo           deine letzte Entscheidung zurücknehmen, mit allem, was darauf folgte;
                   manchmal müssen die anderen zustimmen
    auto on, off   ob es von jetzt an ohne Enter weitergeht
    why ZUG        was ein Zug bewirken würde, oder warum er nicht erlaubt ist
    table          der ganze Tisch
    log            alles, was bisher geschehen ist, soweit du es wissen darfst
    rules NUMMER   eine Regel, etwa 4.3; oder alle Regeln mit einem Wort
    save DATEI     die Partie aufzeichnen; läuft sie noch, dann mit den Geheimnissen aller
    quit           den Tisch verlassen; die Partie wird nicht aufbewahrt
cli-tty-many = Gib why und eine Nummer ein, um zu sehen, was ein Zug bewirken würde.
# $waits is a whole sentence: what waits.
cli-tty-done = { $seat }: { $waits }
    Mit Enter geht es weiter, mit undo nimmst du es zurück.
# $move is a move as it is typed.
cli-tty-waits-held = Deine Wahl ist { $move }; sie ist noch nicht ausgeführt.
cli-tty-waits-shown = Als Nächstes wird etwas gezogen oder aufgedeckt.
cli-tty-waits = Etwas wartet auf dich: Mit Enter geht es weiter, mit undo nimmst du es zurück.
cli-tty-auto = Gib auto on oder auto off ein.
cli-tty-auto-on = Von jetzt an enden deine Züge ohne Enter.
cli-tty-auto-off = Von jetzt an warten deine Züge auf Enter, bevor etwas gezogen oder aufgedeckt wird.
cli-tty-agree = { $seat }: Bist du einverstanden, dass es zurückgenommen wird? Gib yes oder no ein.
cli-tty-yes-or-no = Gib yes oder no ein; möglich sind auch table, log, rules und quit.
cli-tty-no-choice = Eine Möglichkeit { $number } gibt es nicht; es gibt 1 bis { $last }.
cli-tty-allowed = Das ist erlaubt; über die Wirkung ist nichts zu sagen.
# $reason is a whole sentence.
cli-tty-refused = { $reason } ({ $rule })
cli-tty-over = Die Partie ist zu Ende. Du kannst noch log, rules, save DATEI oder quit eingeben.
# $line is a line of the log.
cli-tty-forced = { $line } (keine Wahl)
cli-tty-times = { $line } (× { $times })
# $ending is a clause.
cli-tty-ending = Die Partie ist zu Ende: { $ending }.
cli-tty-total = Gesamt
cli-tty-winners = { $count ->
    [one] Es gewinnt { $winners }.
   *[other] Es gewinnen { $winners }.
}
cli-tty-seed-was = Der Seed war { $seed }.
cli-tty-bye = Bis bald.

cli-save-no-name = Nenne eine Datei: save DATEI.
cli-save-exists = { $file } gibt es schon, und es ist keine frühere Aufzeichnung dieser Partie; nichts wurde geschrieben.
cli-save-failed = { $file } lässt sich nicht schreiben: { $reason }.
cli-save-done = Die Aufzeichnung steht in { $file }.
cli-save-done-running = Die Partie bis hierher steht in { $file }, mit den Geheimnissen aller, aber ohne den Seed.

cli-bench-no-native = Es gibt keine nativen Module, die sich messen ließen: { $why }.
cli-bench-failed = { $command } ist gescheitert: { $reason }
cli-bench-installing = { $peer } wird in { $folder } installiert.
cli-bench-no-peer = { $peer } lässt sich nicht installieren: { $reason }
cli-bench-what = Median der CPU-Zeiten
cli-bench-decisions = Entscheidungen/s
cli-bench-by-players = nach Spielerzahl
cli-bench-copy = Kopie, µs
cli-bench-search = Suche/s
cli-bench-bytes = Zustand, Bytes
cli-bench-ratio = { $game }: nativ ist { $ratio }-mal so schnell wie interpretiert.
cli-bench-peer-ratio = Unser schnellstes Spiel trifft { $ratio }-mal so viele Entscheidungen je Sekunde wie { $peer }.


cli-play-running = Roundhouse läuft; die Partien liegen in { $folder }. Strg-C beendet es.
cli-play-open = Andere in deinem Netz kommen herein über { $url }
cli-play-already = Roundhouse läuft dort schon.

cli-backup-exists = { $file } gibt es schon; nichts wurde geschrieben.
cli-backup-done = Die Datenbank steht in { $file }.

# A Chromium for tests and pictures. $command is a command line, $reason what it said last, in English.
cli-chromium-installing = Hier gibt es kein Chromium, also wird eines installiert: { $command }
# $variable is the name of an environment variable.
cli-chromium-named = { $variable } nennt { $file }, und das ist kein Programm.
cli-chromium-none = Es gibt kein Chromium, und es lässt sich keines installieren ({ $reason }). Installiere eines, oder nenne es in { $variable }.

cli-screenshots-checkout = Bilder werden nur in einem Quellverzeichnis von Roundhouse gemacht, und dies ist ein installiertes Paket.
# $package is the name of a package that is missing.
cli-screenshots-packages = Bilder brauchen die Pakete der Tests, und { $package } fehlt: ./roundhouse test installiert sie.
cli-screenshots-client = Es gibt keine Browseroberfläche, von der Bilder gemacht werden könnten; ./roundhouse play baut sie.
cli-screenshots-unknown = Das Bild „{ $name }“ gibt es nicht; die Bilder sind: { $names }.
cli-screenshots-done = { $count ->
    [one] Ein Bild liegt in { $folder }.
   *[other] { $count } Bilder liegen in { $folder }.
}
