# Data files: what can be wrong with one. $key is a key like area.yamal.neighbours[2], counted from 1.

# $first is a whole sentence.
data-faults = { $count ->
    [one] { $first }
   *[other] { $first } Insgesamt sind es { $count } Fehler.
}
# $fault is a whole sentence.
data-fault-in-file = { $file }: { $fault }
data-fault-at-key = { $file }: { $key }: { $fault }

data-file-missing = Diese Datei gibt es nicht.
data-file-unreadable = Die Datei lässt sich nicht lesen.
data-too-large = Die Datei ist größer als { $limit } Bytes.
data-not-text = Zeile { NUMBER($line, useGrouping: 0) } ist kein UTF-8-Text.
data-long-line = Zeile { NUMBER($line, useGrouping: 0) } ist länger als { $limit } Zeichen; brich sie um.
data-too-deep = Die Datei schachtelt Listen oder Tabellen zu tief.
# $reason comes from the TOML reader, in English.
data-syntax = Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) } ist kein TOML: „{ $reason }“.
data-syntax-at-end = Zeile { NUMBER($line, useGrouping: 0) }, die letzte, lässt etwas offen oder ist kein TOML: „{ $reason }“.

data-kind-text = ein Text in Anführungszeichen
data-kind-whole = eine ganze Zahl
data-kind-number = eine Zahl
data-kind-table = eine Tabelle
data-kind-texts = eine Liste von Texten
data-kind-numbers = eine Liste von Zahlen
data-kind-lines = eine Liste von Zahlenlisten
data-kind-tables = eine Liste von Tabellen

# $known lists the keys that may stand there.
data-unknown-key = Diesen Schlüssel gibt es nicht; bekannt sind { $known }.
data-missing-key = Dieser Schlüssel fehlt.
# $expected is one of the kinds above.
data-wrong-kind = Hier muss { $expected } stehen.
data-number-range = Hier muss eine Zahl von −{ $limit } bis { $limit } stehen.

data-other-game = Hier muss „{ $game }“ stehen.
data-other-format = Hier muss { $format } stehen, das einzige Format, das dieses Programm liest.
data-bad-set-id = „{ $id }“ kann kein Name für einen Datensatz sein: 1 bis 64 Zeichen aus a–z, 0–9, „_“, „.“ und „-“, das erste ein Buchstabe oder eine Ziffer.
data-bad-id = „{ $id }“ ist keine Kennung: 1 bis { $limit } Zeichen aus a–z und „_“.
data-reserved-id = „{ $id }“ ist ein Wort der Notation und kann keine Kennung sein.
data-duplicate-id = Die Kennung „{ $id }“ kommt zweimal vor.
data-bad-name = Ein Name hat 1 bis { $limit } druckbare Zeichen und keine Leerzeichen am Rand.

# Siberia. $rule is the number of the rule.

data-siberia-count = Davon muss es { $expected } geben, nicht { $count } ({ $rule }).

data-siberia-areas = { $count ->
    [one] Es gibt 1 Gebiet; es müssen { $expected } sein ({ $rule }).
   *[other] Es gibt { $count } Gebiete; es müssen { $expected } sein ({ $rule }).
}
data-siberia-unknown-area = Ein Gebiet „{ $id }“ gibt es nicht.
data-siberia-own-neighbour = Das Gebiet „{ $area }“ steht unter seinen eigenen Nachbarn.
data-siberia-neighbour-twice = Der Nachbar „{ $other }“ steht zweimal da.
data-siberia-one-way = „{ $other }“ nennt „{ $area }“ als Nachbarn, aber „{ $area }“ nennt „{ $other }“ nicht.
data-siberia-neighbours = { $count ->
    [one] Es gibt 1 Nachbarn; ein Gebiet hat { $low } bis { $high }.
   *[other] Es gibt { $count } Nachbarn; ein Gebiet hat { $low } bis { $high }.
}
data-siberia-unreachable = Von Wladiwostok führt kein Weg in dieses Gebiet.
data-siberia-exits = Es müssen { $expected } verschiedene Ausgänge sein ({ $rule }).

data-siberia-tile = Ein Plättchen { $tile } gibt es nicht: Frankfurt ist Plättchen 0, die anderen sind 1 bis { $tiles } ({ $rule }).
data-siberia-side = { $tile ->
    [0] Frankfurt, Plättchen 0, hat keine Seiten: Hier muss „“ stehen, nicht „{ $side }“ ({ $rule }).
   *[other] Hier muss „a“ oder „b“ stehen, nicht „{ $side }“ ({ $rule }).
}
data-siberia-side-twice = { $tile ->
    [0] Plättchen 0 ist schon an „{ $other }“ vergeben ({ $rule }).
   *[other] Seite { $side } von Plättchen { $tile } ist schon an „{ $other }“ vergeben ({ $rule }).
}
data-siberia-exchange-missing = { $tile ->
    [0] Plättchen 0, Frankfurt, fehlt ({ $rule }).
   *[other] Seite { $side } von Plättchen { $tile } fehlt ({ $rule }).
}
data-siberia-frankfurt = „{ $id }“ kann nicht Plättchen { $tile } sein: „frankfurt“ gehört auf Plättchen 0, und nur dorthin ({ $rule }).
data-siberia-frankfurt-trades = Frankfurt muss mit allen fünf Rohstoffen handeln, nicht mit { $count } ({ $rule }).
data-siberia-trades = Diese Börse muss mit { $low } bis { $high } Rohstoffen handeln, nicht mit { $count } ({ $rule }).
data-siberia-price = Ein Preis ist ein Vielfaches von { $step }, größer als 0 und höchstens { $limit }; hier steht { $price }.

data-siberia-terrain = Ein Gelände „{ $terrain }“ gibt es nicht; bekannt sind { $known }.
data-siberia-map-size = Die Karte muss größer als 0 und höchstens { $limit } sein.
data-siberia-odd = Punkte sind Zahlenpaare x, y; { $count } Zahlen ergeben keine Paare.
data-siberia-points = { $count ->
    [one] Es gibt 1 Punkt; es müssen { $low } bis { $high } sein.
   *[other] Es gibt { $count } Punkte; es müssen { $low } bis { $high } sein.
}
data-siberia-point = Hier muss ein Punkt stehen: zwei Zahlen x und y, nicht { $count }.
data-siberia-off-map = Punkt { $number } liegt außerhalb der Karte: { $x }, { $y }.
data-siberia-crossing = Der Umriss kreuzt oder berührt sich selbst: Linie { $first } und Linie { $second }.
data-siberia-label = Die Beschriftung liegt außerhalb des Umrisses.
