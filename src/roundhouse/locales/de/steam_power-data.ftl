# Steam Power: was an einer Datendatei falsch sein kann. $rule ist die Nummer der Regel, $hex und $first sind Felder wie d4.

steam_power-data-no-map = Es gibt keine Karte; eine Datei hat mindestens eine.
# $known zählt Namen auf.
steam_power-data-map-id = „{ $id }“ könnte nie gewählt werden: Von mehreren Karten muss jede eine von { $known } sein; eine einzige Karte darf heißen, wie sie will.
steam_power-data-best = Hier müssen verschiedene Spielerzahlen von 1 bis { $high } stehen, die kleinste zuerst.
steam_power-data-rows = { $count ->
    [one] Es gibt 1 Reihe; eine Karte hat 1 bis { $limit }.
   *[other] Es gibt { $count } Reihen; eine Karte hat 1 bis { $limit }.
}
steam_power-data-columns = { $count ->
    [one] Die Reihe hat 1 Feld; eine Reihe hat 1 bis { $limit }.
   *[other] Die Reihe hat { $count } Felder; eine Reihe hat 1 bis { $limit }.
}
steam_power-data-uneven = { $count ->
    [one] Die Reihe hat 1 Feld, die erste { $expected }; alle müssen gleich lang sein, mit Leerzeichen, wo keine Karte ist.
   *[other] Die Reihe hat { $count } Felder, die erste { $expected }; alle müssen gleich lang sein, mit Leerzeichen, wo keine Karte ist.
}
steam_power-data-sign = „{ $sign }“ ist kein Feld: Ein Feld ist „.“ Ebene, „h“ Hügel, „m“ Gebirge, „o“ eine Stadt, „~“ Wasser oder ein Leerzeichen.
steam_power-data-sites = { $count ->
    [one] Es gibt 1 Stadt; eine Karte hat { $low } bis { $high }.
   *[other] Es gibt { $count } Städte; eine Karte hat { $low } bis { $high }.
}
steam_power-data-unreachable = Kein Gleis kann die Stadt { $hex } mit der Stadt { $first } verbinden.
steam_power-data-approaches = { $count ->
    [0] Kein Feld führt zur Stadt { $hex } oder zu ihrer Gruppe; es müssen mindestens { $low } sein.
    [one] Nur 1 Feld führt zur Stadt { $hex } oder zu ihrer Gruppe; es müssen mindestens { $low } sein.
   *[other] Nur { $count } Felder führen zur Stadt { $hex } oder zu ihrer Gruppe; es müssen mindestens { $low } sein.
}

steam_power-data-bad-hex = „{ $hex }“ ist kein Feld: ein Buchstabe für die Reihe und eine Zahl von 1 bis 99 für die Spalte, etwa „d4“.
steam_power-data-off-map = Das Feld { $hex } liegt nicht auf der Karte.
# $sign ist das Zeichen einer Stadt.
steam_power-data-no-site = In den Reihen ist das Feld { $hex } keine Stadt: Dort muss „{ $sign }“ stehen.
steam_power-data-city-twice = Die Stadt { $hex } steht zweimal da.
steam_power-data-unnamed = Die Stadt { $hex } hat hier keine Namen.
steam_power-data-river = Flüsse sind Zahlenpaare x, y, mindestens zwei Paare; { $count } Zahlen ergeben keinen.
steam_power-data-river-off = Punkt { $number } liegt weit außerhalb der Karte: { $x }, { $y }.

steam_power-data-tiles = Von diesen Plättchen muss es { $low } bis { $high } geben, nicht { $count }.
steam_power-data-few-tiles = Es gibt { $sites } Städte, aber nur { $tiles } Stadtplättchen dafür ({ $rule }).

steam_power-data-contract = Einen Auftrag { $number } gibt es nicht: Die Aufträge sind 1 bis { $high } ({ $rule }).
steam_power-data-contract-twice = Auftrag { $number } steht zweimal da.
steam_power-data-contract-missing = Auftrag { $number } fehlt ({ $rule }).
steam_power-data-need = Hier muss mindestens 1 stehen, nicht { $count }; Rohstoffe, die der Auftrag nicht braucht, fallen weg.
steam_power-data-needs = Ein Auftrag braucht insgesamt { $low } bis { $high } Rohstoffe, nicht { $count }.
steam_power-data-money = Ein Auftrag bringt 0 bis { $high } Dollar, nicht { $money }.
steam_power-data-points = Ein Auftrag ist 0 bis { $high } Punkte wert, nicht { $points }.
steam_power-data-bonus = Einen Bonus „{ $bonus }“ gibt es nicht; bekannt sind „track“, „factory“, „contracts“ und „“ für keinen ({ $rule }).
steam_power-data-balance = Alle Aufträge zusammen müssen jede Farbe gleich oft brauchen; jetzt Schwarz { $black }-, Weiß { $white }-, Orange { $orange }-, Grau { $grey }-mal.
