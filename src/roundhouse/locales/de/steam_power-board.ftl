# Steam Power im Browser: die Karte, die Hand, die Zeilen der Spieler.

steam_power-board-stage = Runde { $round } · { $target } erfüllte Aufträge beenden die Partie
steam_power-board-stage-last = Runde { $round } · die letzte
steam_power-board-stage-alone = Zug { $turn } von { $turns }
steam_power-board-stage-setup = Vorbereitung
steam_power-board-stage-over = Die Partie ist zu Ende
steam_power-board-first = Startspieler
steam_power-board-dollars = ${ $dollars }
steam_power-board-gain = +${ $dollars }
steam_power-board-loss = −${ $dollars }
steam_power-board-points = { $points } SP

# Farben, mit den Buchstaben, die auf den Ressourcen stehen.
steam_power-board-colour-black = schwarz
steam_power-board-colour-white = weiß
steam_power-board-colour-orange = orange
steam_power-board-colour-grey = grau
steam_power-board-colour-vp = Siegpunktstadt
steam_power-board-letter-black = S
steam_power-board-letter-white = W
steam_power-board-letter-orange = O
steam_power-board-letter-grey = G

# Verben auf Knöpfen.
steam_power-board-verb-track = Gleis legen
steam_power-board-verb-cross = Gleis kreuzen
steam_power-board-verb-replace = Letztes ersetzen
steam_power-board-verb-remove = Letztes entfernen
steam_power-board-verb-end = Kein Gleis mehr
steam_power-board-verb-factory = Fabrik errichten
steam_power-board-verb-fulfil = Auftrag erfüllen
steam_power-board-verb-bring = Ressource liefern
steam_power-board-verb-pay = Zahlen
steam_power-board-verb-contracts = Aufträge erhalten
steam_power-board-verb-from = Ziehen von
steam_power-board-verb-money = Geld erhalten
steam_power-board-verb-skip = Kein Bonus
steam_power-board-does-end = beendet die Aktion mit einem Gleis
steam_power-board-does-skip = verzichtet auf den Bonus
steam_power-board-plain = So, wie es ist

# Die Karte.
steam_power-board-map = Karte
steam_power-board-zoom = Karte: Die Tasten Plus, Minus und 0 zeigen sie größer, kleiner und ganz
steam_power-board-closer = Näher
steam_power-board-farther = Weiter weg
steam_power-board-whole = Ganze Karte
steam_power-board-terrain-plains = Ebene
steam_power-board-terrain-hills = Hügel
steam_power-board-terrain-mountains = Gebirge
steam_power-board-terrain-crossing = Kreuzung
steam_power-board-hex = Feld { $hex }
steam_power-board-hex-told = Feld { $hex }, { $terrain }
steam_power-board-shape = { $kind } { $ends }
steam_power-board-shape-told = { $kind } von { $from } nach { $to }
steam_power-board-path-told = { $shape }, { $company }
steam_power-board-edge-0 = Nordosten
steam_power-board-edge-1 = Osten
steam_power-board-edge-2 = Südosten
steam_power-board-edge-3 = Südwesten
steam_power-board-edge-4 = Westen
steam_power-board-edge-5 = Nordwesten
steam_power-board-city-told = { $city }, { $colour }
steam_power-board-factory-told = Fabrik von { $company }, { $stock ->
    [one] { $stock } Ressource
   *[other] { $stock } Ressourcen
}
steam_power-board-flipped-told = umgedreht
steam_power-board-contract = Auftrag { $contract }
steam_power-board-count = { $count } Ressourcen
steam_power-board-player = { $player }

# Die Hand, und was die Bank noch hat.
steam_power-board-hand = Aufträge
steam_power-board-hand-of = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
steam_power-board-hand-none = Du hast keinen Auftrag auf der Hand. { $bag ->
    [0] Der Beutel ist leer.
    [one] Im Beutel ist noch einer.
   *[other] Im Beutel sind noch { $bag }.
}
steam_power-board-hand-secret = Aufträge auf der Hand sind geheim.
steam_power-board-order = Reihenfolge der Aufträge
steam_power-board-order-cost = Kosten
steam_power-board-order-worth = Wert
steam_power-board-order-number = Nummer
steam_power-board-number = Nr. { $contract }
steam_power-board-bonus-track = + Strecken
steam_power-board-bonus-factory = + Fabrik
steam_power-board-bonus-contracts = + Aufträge
steam_power-board-needs = { $count } { $resource }
steam_power-board-ticket-ready = { $cost ->
    [0] Bereit, frei
   *[other] Bereit, ${ $cost }
}
steam_power-board-ticket-short = ${ $cost }, ${ $lacks } fehlen
steam_power-board-ticket-unlinked = Kein Netz
steam_power-board-ticket-told = Auftrag { $contract }: { $needs }. Bringt ${ $money } und { $points } Siegpunkte{ $bonus ->
    [track] , mit Bonus: Strecken bauen
    [factory] , mit Bonus: Fabrik errichten
    [contracts] , mit Bonus: Aufträge erhalten
   *[none] { "" }
}. { $state }{ $bought ->
    [0] { "" }
    [one] , { $bought } Ressource gekauft
   *[other] , { $bought } Ressourcen gekauft
}
steam_power-board-stock = Was die Bank noch hat
steam_power-board-supply = { $resource }: { $count } im Vorrat
steam_power-board-tiles = Streckenplättchen im Vorrat: { $plain } Geraden oder weite Kurven, { $sharp } enge Kurven oder Kreuzungen von Geraden, { $cross } andere Kreuzungen
steam_power-board-bag = { $count ->
    [one] { $count } Auftrag im Beutel
   *[other] { $count } Aufträge im Beutel
}

# Ein Auftrag, der gleich erfüllt wird.
steam_power-board-deal = Auftrag { $contract }
steam_power-board-from = { $resource } kommt aus
steam_power-board-source = { $city } · { $price ->
    [0] frei
   *[other] ${ $price }
}
steam_power-board-source-paid = { $city } · ${ $price } an { $payees }
steam_power-board-bought = Bank · $5
steam_power-board-deal-sum = { $cost ->
    [0] Kostet nichts
   *[other] Kostet ${ $cost }, es bleiben ${ $left }
}{ $money ->
    [0] { "" }
   *[other] ; dann +${ $money }
}

# Spieler und Unternehmen.
steam_power-board-fulfilled = { $count } von { $target } Aufträgen erfüllt
steam_power-board-fulfilled-alone = { $count ->
    [one] { $count } Auftrag erfüllt
   *[other] { $count } Aufträge erfüllt
}
steam_power-board-holds = { $count ->
    [one] { $count } Auftrag auf der Hand
   *[other] { $count } Aufträge auf der Hand
}
steam_power-board-locomotives = { $count ->
    [one] noch { $count } Lokomotive
   *[other] noch { $count } Lokomotiven
}
steam_power-board-factories = { $count ->
    [one] noch { $count } Fabrik
   *[other] noch { $count } Fabriken
}
steam_power-board-show-network = Das Streckennetz zeigen: { $name }
steam_power-board-companies = Unternehmen
steam_power-board-company = { $company }: { $engines } im Beutel; noch { $locomotives } Lokomotiven, { $factories } Fabriken
steam_power-board-aside-first = Dein erstes Gleis beginnt an einer beliebigen Stadt; was es kostet, steht auf den Feldern.
steam_power-board-aside-unfinished = Stelle deine Strecke fertig oder nimm ihr letztes Plättchen weg: Erst dann beginnt eine andere.
steam_power-board-aside-last = Diese Runde ist die letzte.
steam_power-board-aside-best = Diese Karte ist am besten zu { $counts }.
