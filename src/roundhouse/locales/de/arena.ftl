# Die Arena: Turniere von Bots, im Terminal und in ihrem Bericht.

# Was nicht stimmen kann. $reason ist Englisch, vom Programm, das gescheitert ist.
arena-one-bot = Ein Turnier braucht mindestens zwei Bots; sim lässt einen gegen sich selbst spielen.
arena-bot-twice = Der Bot { $bot } ist zweimal genannt.
arena-bot-large = { $file } ist kein Bot: Die Datei hat mehr als { $limit } KiB.
arena-bot-file = { $file } ist kein Bot, der spielen kann: { $reason }
arena-worker-died = Ein Prozess, der Partien gespielt hat, ist unerwartet zu Ende gegangen.
arena-dask-missing = --dask braucht das Paket distributed: pip install "roundhouse[cluster]".
arena-dask-unreachable = Unter { $address } ist kein Scheduler von Dask: { $reason }
arena-dask-failed = Der Cluster konnte nicht spielen: { $reason }
arena-dask-version = Die Worker des Clusters haben Version { $theirs } von Roundhouse, hier ist es { $ours }.
arena-journal-busy = Ein anderes Turnier schreibt gerade in { $file }.
arena-journal-other = { $file } ist nicht die Datei eines Turniers; nichts wurde geändert.
arena-journal-line = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist keine Partie des Turniers.
# $what is the name of an argument.
arena-journal-differs = { $file } wurde mit anderen Argumenten begonnen: { $what } ist dort { $kept } und hier { $wanted }.

# Was unterwegs gesagt wird. $reason ist ein Satzteil.
arena-rounded = { $games } Partien jedes Paares statt { $asked }, damit alle { $players } Plätze gleich oft vorkommen.
arena-forfeit = Partie { NUMBER($game, useGrouping: 0) }: { $bot } ({ $seat }) verliert kampflos, denn { $reason }.
arena-lost-crashed = er ist abgestürzt ({ $detail })
arena-lost-illegal = er hat etwas Unerlaubtes gespielt ({ $detail })
arena-lost-time = er hat zu lange gebraucht ({ $detail })
arena-lost-memory = er hat zu viel Speicher gebraucht ({ $detail })
arena-lost-died = sein Prozess ist zu Ende gegangen ({ $detail })
arena-forfeits = { $bot } hat { $number } von { $games } Partien kampflos verloren.
# $kept ist ein ganzer Satz.
arena-interrupted = Unterbrochen: { $games } von { $planned } Partien sind gespielt. { $kept }
arena-kept = Sie stehen in { $file }; mit denselben Argumenten geht es weiter.
arena-not-kept = Sie werden nicht aufbewahrt; das tut --resume DATEI.
arena-report-done = Der Bericht steht in { $file }.

# Die Ergebnisse.
arena-head = { $game }, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Seed { $seed }, Bedenkzeit × { $scale }, { $build }; { $speed } Partien je Sekunde
arena-compared = Ein Platz des ersten Bots spielt unter { $others } des zweiten; ein gerechter Anteil der Siege ist { $share }.
arena-column-bot = Bot
arena-column-against = gegen
arena-column-games = Partien
arena-column-wins = Siege
arena-column-draws = geteilt
arena-column-rate = Siegquote
arena-column-interval = 95-%-Intervall
arena-column-verdict = Urteil
arena-column-rating = Wertung
arena-column-unsure = 95 %
arena-column-score = Punkte im Mittel
arena-column-turns = Züge
arena-column-mean = Zug im Mittel
arena-column-longest = längster
arena-column-over = über der Grenze
arena-verdict-stronger = stärker
arena-verdict-weaker = schwächer
arena-verdict-open = offen

# Der Bericht, eine Seite.
arena-page-title = { $game }: ein Turnier von Bots
arena-page-compared = In jedem Paar wechseln die Bots die Plätze, alle gleich oft. Ein geteilter Sieg zählt anteilig.
arena-page-alone = Jeder Bot spielt allein, gegen den Gegner des Spiels, wenn es einen gibt.
arena-page-short = Das Turnier wurde abgebrochen: { $games } von { $planned } Partien sind gespielt.
arena-page-pairs = Ergebnisse
arena-page-ratings = Wertungen
arena-page-ratings-note = Nach openskill; der Strich ist der 95-%-Bereich. Bei 25 fangen alle an.
arena-page-matrix = Siegquoten
arena-page-matrix-note = Wie viel Prozent der Siege der Bot der Zeile gegen den Bot der Spalte hat.
arena-page-scores = Punkte
arena-page-scores-note = Von jedem Platz jeder beendeten Partie: die mittlere Hälfte als Kasten mit dem Median, der Strich von 5 % bis 95 %.
arena-page-length = Länge der Partien
arena-page-length-note = Runden, und wie viele Partien so viele hatten.
arena-page-thinking = Bedenkzeit
arena-page-thinking-note = CPU-Zeit eines Zuges: Der Balken ist das Mittel, die Marke der längste.
arena-page-endings = Enden
arena-page-forfeited = kampflos verloren
arena-page-forfeits = Kampflose Niederlagen
arena-page-forfeit = { $bot }: { $number ->
    [one] eine Partie
   *[other] { $number } Partien
}; die erste: { $first }
arena-page-made = Roundhouse { $version }, { $build }; Seed { $seed }, Bedenkzeit × { $scale }; Optionen: { $options }.
arena-page-data = Alle Zahlen stehen in dieser Seite als JSON, im Element mit der Id „data“.
