# The table of SteamRollers in the browser: the sheet and everything beside it.

# $empty cities have no goods left; $ends of them end the game.
steamrollers-board-stage = Runde { $round }{ $empty ->
    [0] { "" }
   *[other] { " · " }{ $empty } von { $ends } leer
}
steamrollers-board-stage-setup = Aufbau
steamrollers-board-stage-start = Startplättchen
steamrollers-board-stage-over = Partie zu Ende
steamrollers-board-points = { $points }
steamrollers-board-first = beginnt

# What can be done, on buttons.
steamrollers-board-verb-start = Startplättchen
steamrollers-board-verb-choose = Würfel wählen
steamrollers-board-verb-seize = Übernehmen
steamrollers-board-verb-leave = Lassen
steamrollers-board-verb-use = Zuerst nutzen
steamrollers-board-verb-set = Würfel ändern
steamrollers-board-verb-turn = Umdrehen
steamrollers-board-verb-reroll = Neu werfen
steamrollers-board-verb-track = Gleis zeichnen
steamrollers-board-verb-engine = Lokomotive
steamrollers-board-verb-deliver = Liefern
steamrollers-board-verb-tile = Plättchen nehmen
steamrollers-board-verb-order = Auftrag erfüllen
steamrollers-board-verb-pass = Passen
steamrollers-board-verb-done = Zug beenden
steamrollers-board-verb-eva_reroll = Neu werfen
steamrollers-board-verb-eva_keep = Würfel lassen
steamrollers-board-verb-eva_block = Aufhalten
steamrollers-board-verb-eva_allow = Nehmen lassen

# What one can point at, on buttons.
steamrollers-board-hex = { $hex }
steamrollers-board-die = Würfel { $die }
steamrollers-board-box = Kästchen { $box }
steamrollers-board-city = Stadt { $city }
steamrollers-board-region = Region { $region }
steamrollers-board-order = Auftrag { $order }
steamrollers-board-player = { $player }
# $effect says what the tile does.
steamrollers-board-tile = Plättchen { $tile }: { $effect }
steamrollers-board-cargo = Eigene Ladung: { $good }
steamrollers-board-coal-for = Kohle statt { $good_genitive }
steamrollers-board-bonus = +{ $bonus } mit Plättchen 3
steamrollers-board-plain = Ohne Plättchen
steamrollers-board-only-die = Nur dieser Würfel
steamrollers-board-no-coal = Ohne Kohle
steamrollers-board-no-cargo = Ohne Ladung
steamrollers-board-unknown = noch unbekannt
steamrollers-board-start-engine = Ein Kästchen der Lokomotive
steamrollers-board-start-track = Ein Gleis irgendwo
steamrollers-board-start-points = 2 Punkte
steamrollers-board-start-tile = Ein Aktionsplättchen
steamrollers-board-start-cargo = Eigene Ladung
# $kind is straight, gentle or sharp; $ends are two arrows.
steamrollers-board-shape = { $kind } { $ends }
steamrollers-board-shape-told = { $kind }, { $from } – { $to }
steamrollers-board-edge-0 = Nordost
steamrollers-board-edge-1 = Ost
steamrollers-board-edge-2 = Südost
steamrollers-board-edge-3 = Südwest
steamrollers-board-edge-4 = West
steamrollers-board-edge-5 = Nordwest

# What an action does, where nothing else tells.
steamrollers-board-does-pass = mit diesem Würfel geht nichts
steamrollers-board-does-leave = du wählst später selbst einen Würfel
steamrollers-board-does-done = die nächste Person ist am Zug
steamrollers-board-does-reroll = was er dann zeigt, gilt endgültig
steamrollers-board-does-eva_keep = sie spielt mit diesem Würfel weiter
steamrollers-board-does-eva_allow = sie nimmt die Ware ganz rechts und punktet
steamrollers-board-does-eva_reroll = Plättchen 2 geht in den Vorrat zurück
steamrollers-board-does-eva_block = sie markiert stattdessen ein Feld; Plättchen 2 geht in den Vorrat zurück

# What a tile does, in a sentence.
steamrollers-board-does-tile-1a = Ändere deinen Würfel auf eine beliebige Zahl.
steamrollers-board-does-tile-1b = Ändere deinen Würfel auf eine beliebige Zahl.
steamrollers-board-does-tile-2a = Wähle zwei weiße Würfel und führe mit jedem eine Aktion aus.
steamrollers-board-does-tile-2b = Gleich nachdem jemand anders einen Würfel gewählt hat: übernimm ihn; gewählt wird ein anderer.
steamrollers-board-does-tile-3a = Beim Liefern darf der Würfel die Stadt nennen, in die die Ware geht.
steamrollers-board-does-tile-3b = Beim Liefern zählt die Entfernung 1 oder 2 mehr, wenn die Stärke reicht.
steamrollers-board-does-tile-4a = Beim Liefern darf die Entfernung größer sein als die Stärke deiner Lokomotive.
steamrollers-board-does-tile-4b = Deine Lokomotive ist um 1 stärker, solange du das Plättchen hast.
steamrollers-board-does-tile-5a = Ändere deinen Würfel um 1, nie von 6 auf 1 oder von 1 auf 6.
steamrollers-board-does-tile-5b = Wirf deinen Würfel neu oder drehe ihn um; das Ergebnis ist endgültig.
steamrollers-board-does-tile-6a = Zeichne eine beliebige der drei Gleisarten, was der schwarze Würfel auch zeigt.
steamrollers-board-does-tile-6b = Zeichne eine beliebige der drei Gleisarten, was der schwarze Würfel auch zeigt.
steamrollers-board-does-tile-solo_2a = Lass Evas Würfel vor ihrem Zug neu werfen.
steamrollers-board-does-tile-solo_2b = Wenn Eva eine Ware nehmen würde, markiert sie stattdessen ein Feld.

# What is good to know while nothing is pointed at.
steamrollers-board-aside-choose = Ein Würfel nennt die Region fürs Gleis, das Kästchen der Lokomotive, die Stadt der Waren und das Plättchen.
steamrollers-board-aside-two = Zwei Würfel sind deine, mit jedem eine Aktion. Den dritten nutzt Eva.

# The sheet.
steamrollers-board-sheet = Blatt: { $name }
steamrollers-board-sheet-of = Blatt von
steamrollers-board-sheets = Blätter
steamrollers-board-look = Blatt ansehen: { $name }
# $own is 1 when it is one's own sheet.
steamrollers-board-back = { $own ->
    [1] Zurück zu meinem Blatt
   *[other] Zurück zum Blatt von { $name }
}
steamrollers-board-zoom = Blatt. Die Tasten + und − zoomen, 0 zeigt alles.
steamrollers-board-closer = Vergrößern
steamrollers-board-farther = Verkleinern
steamrollers-board-whole = Das ganze Blatt zeigen
steamrollers-board-hex-empty = { $hex }, Region { $region }{ $town ->
    [1] , mit Ort
   *[other] { "" }
}: leer
steamrollers-board-hex-drawn = { $hex }, Region { $region }{ $town ->
    [1] , mit Ort
   *[other] { "" }
}: { $shape }
steamrollers-board-cargo-at = Eigene Ladung auf Stadt { $city }: { $good }
steamrollers-board-walls = Mauern
steamrollers-board-engine = Lokomotive
# $more comes from a tile.
steamrollers-board-strength = { $more ->
    [0] Stärke { $strength }
   *[other] Stärke { $strength }, davon { $more } durch ein Plättchen
}
steamrollers-board-box-state = Kästchen { $box }: { $crossed ->
    [1] angekreuzt
   *[other] frei
}
steamrollers-board-score = Punkte
steamrollers-board-total = Summe
steamrollers-board-counts-deliveries = Lieferungen
steamrollers-board-counts-network = Verbindungen und Orte
steamrollers-board-counts-engine = Lokomotive
steamrollers-board-counts-tiles = Aktionsplättchen
steamrollers-board-counts-orders = Aufträge
steamrollers-board-counts-start = Startplättchen

# Eva.
steamrollers-board-eva-level = { $level ->
    [1] Bahnarbeiterin
    [2] Schaffnerin
    [3] Lokführerin
    [4] Ingenieurin
    [5] Investorin
   *[other] Bahnmagnatin
}
steamrollers-board-eva-note = Ab der dritten Markierung in einer Region nimmt sie die Ware ganz rechts aus
steamrollers-board-eva-note-2 = deren Stadt, ein Punkt je Markierung. Ihr Netz sind ihre zwei besten Regionen.
steamrollers-board-eva-note-3 = Hat eine Region keinen Platz mehr, gewinnt sie sofort.
steamrollers-board-marks = Region { $region }: { $count ->
    [one] { $count } Markierung
   *[other] { $count } Markierungen
}

# Dice.
steamrollers-board-dice = Würfel
steamrollers-board-dice-choose = { $player } wählt
steamrollers-board-dice-use = { $player } nutzt die { $die }
steamrollers-board-dice-eva = Eva nutzt die { $die }
steamrollers-board-die-used = Würfel { $die }, in Gebrauch
steamrollers-board-die-stolen = { $player } hat die { $die } übernommen
steamrollers-board-set-to = Würfel ändern auf
steamrollers-board-black = Schwarzer Würfel: { $first }, { $second }
steamrollers-board-black-none = Schwarzer Würfel

# Goods.
steamrollers-board-goods = Waren
steamrollers-board-goods-bag = { $bag } im Beutel
steamrollers-board-goods-empty = { $empty ->
    [one] eine Stadt leer
   *[other] { $empty } Städte leer
}, { $bag } im Beutel
steamrollers-board-good-at = { $good }, Stadt { $city }
# A good that Eva would take.
steamrollers-board-good-next = { $good }, Stadt { $city }: ganz rechts
steamrollers-board-bag = Aus dem Beutel:
steamrollers-board-empty = Leer

# Tiles and orders.
steamrollers-board-tiles = Aktionsplättchen
steamrollers-board-tiles-note = im Vorrat oder vergeben
steamrollers-board-pool = im Vorrat
# $effect is a sentence, $kind is lightning or infinity.
steamrollers-board-tile-label = Plättchen { $tile }. { $effect } { $kind ->
    [lightning] Einmal zu nutzen.
    [infinity] Bleibt bei seinem Besitzer.
   *[none] { "" }
} Punkte: { $points }. { $owner }{ $sideways ->
    [1] , liegt quer
   *[other] { "" }
}{ $fresh ->
    [1] , wirkt ab dem nächsten Zug
   *[other] { "" }
}
steamrollers-board-orders = Aufträge
steamrollers-board-order-label = Auftrag { $order }: { $goods }. Punkte: { $points }. { $taken ->
    [1] Erfüllt: { $owner }.
   *[other] Offen.
}
steamrollers-board-kept = Deine Waren:
steamrollers-board-kept-none = gelieferte Waren erfüllen sie
steamrollers-board-starts = Startplättchen
steamrollers-board-links = { $count ->
    [0] keine Verbindung
    [one] { $count } Verbindung
   *[other] { $count } Verbindungen
}
