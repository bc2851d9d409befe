# SteamRollers: what can be wrong with a data file. $rule is the number of the rule, $hex and $city are hexes such as d4,
# $first and $second numbers of regions unless it says otherwise.

# What an entry must be, as in “This must be …”.
steamrollers-data-kind-flag = true oder false
steamrollers-data-kind-walls = eine Liste von Textlisten

steamrollers-data-bad-hex = „{ $hex }“ ist kein Feld: ein Buchstabe für die Reihe und eine Zahl von 1 bis 99 für die Spalte, etwa „d4“.
# $other is a key of the file.
steamrollers-data-hex-twice = Das Feld { $hex } ist schon in { $other } vergeben.
steamrollers-data-region = Eine Region { $region } gibt es nicht: Die Regionen sind 1 bis { $regions } ({ $rule }).
steamrollers-data-region-twice = Region { $region } steht schon in { $other }.
steamrollers-data-region-missing = Region { $region } fehlt ({ $rule }).
# $colour is a word of the file.
steamrollers-data-colour = Stadt { $region } muss „{ $colour }“ sein ({ $rule }).
steamrollers-data-terrain = Ein Gelände „{ $terrain }“ gibt es nicht; bekannt sind { $known }.
steamrollers-data-hexes = { $count ->
    [one] Es gibt 1 Feld; eine Region hat { $low } bis { $high } außer ihrer Stadt.
   *[other] Es gibt { $count } Felder; eine Region hat { $low } bis { $high } außer ihrer Stadt.
}
steamrollers-data-pieces = Diese Felder und die Stadt hängen nicht zusammen.
steamrollers-data-town = Die Ortschaft { $hex } ist keines der Felder ihrer Region ({ $rule }).
steamrollers-data-town-near = Die Ortschaft { $hex } liegt direkt neben ihrer Stadt { $city }; das darf sie nicht.
steamrollers-data-not-touching = Die Regionen { $first } und { $second } müssen sich berühren.
steamrollers-data-apart = Die Regionen { $first } und { $second } berühren sich, also müssen ihre Städte { $low } bis { $high } Schritte voneinander entfernt sein, nicht { $distance }.
steamrollers-data-not-joined = Kein Gleis kann die Städte { $first } und { $second } verbinden.

steamrollers-data-tile = Ein Plättchen { $tile } gibt es nicht: Die Plättchen sind 1 bis { $tiles } ({ $rule }).
steamrollers-data-side = Hier muss „a“ oder „b“ stehen, nicht „{ $side }“ ({ $rule }).
steamrollers-data-side-twice = Seite { $side } von Plättchen { $tile } steht zweimal da ({ $rule }).
steamrollers-data-tile-missing = Seite { $side } von Plättchen { $tile } fehlt ({ $rule }).
steamrollers-data-solo = Plättchen { $tile } kann kein Soloplättchen sein, nur Plättchen 2 ({ $rule }).
steamrollers-data-solo-missing = Seite { $side } des Soloplättchens 2 fehlt ({ $rule }).
# $kind and $known are words of the file.
steamrollers-data-kind = Eine Art „{ $kind }“ gibt es nicht; bekannt sind { $known }.
steamrollers-data-fixed-kind = Seite { $side } von Plättchen { $tile } muss „{ $kind }“ sein ({ $rule }).
steamrollers-data-two-kinds = Beide Seiten von Plättchen { $tile } bewirken dasselbe und können darum nicht beide „{ $kind }“ sein ({ $rule }).
steamrollers-data-points = Ein Plättchen ist −2, 0, 1, 2 oder 3 Punkte wert, nicht { $points } ({ $rule }).

steamrollers-data-order-missing = Seite { $side } von Auftragsplättchen { $tile } fehlt ({ $rule }).
steamrollers-data-order-goods = Ein Auftrag verlangt insgesamt { $low } bis { $high } Waren, nicht { $count } ({ $rule }).
steamrollers-data-good-count = Hier muss mindestens 1 stehen, nicht { $count }; Waren, die der Auftrag nicht verlangt, fallen weg.
steamrollers-data-order-points = Ein Auftrag ist { $low } bis { $high } Punkte wert, nicht { $points }.

# $level is a word of the file.
steamrollers-data-level = Eine Stufe „{ $level }“ gibt es nicht; bekannt sind { $known }.
steamrollers-data-chart = Einen Mauerplan { $chart } gibt es nicht: Die Pläne einer Stufe sind 1 bis { $charts } ({ $rule }).
steamrollers-data-chart-twice = Mauerplan { $chart } der Stufe „{ $level }“ steht zweimal da.
steamrollers-data-chart-missing = Mauerplan { $chart } der Stufe „{ $level }“ fehlt ({ $rule }).
steamrollers-data-walls = { $count ->
    [one] Es gibt 1 Mauer; ein Plan der Stufe „{ $level }“ hat { $low } bis { $high }.
   *[other] Es gibt { $count } Mauern; ein Plan der Stufe „{ $level }“ hat { $low } bis { $high }.
}
steamrollers-data-wall-empty = Diese Mauer hat keine Kanten.
steamrollers-data-wall-borders = Eine Mauer steht nur zwischen zwei Regionen; mach aus dieser mehrere ({ $rule }).
steamrollers-data-edge = „{ $edge }“ ist keine Kante: zwei benachbarte Felder, etwa „c3/c4“.
steamrollers-data-off-map = Das Feld { $hex } liegt nicht auf der Karte.
# $first and $second are hexes.
steamrollers-data-no-edge = Die Felder { $first } und { $second } sind nicht benachbart.
steamrollers-data-inside = Die Felder { $first } und { $second } liegen beide in Region { $region }; eine Mauer steht zwischen zwei Regionen ({ $rule }).
steamrollers-data-edge-twice = An der Kante { $edge } steht auf diesem Plan schon eine Mauer.
steamrollers-data-cut-off = Bei diesen Mauern kann kein Gleis die Städte { $first } und { $second } verbinden ({ $rule }).
