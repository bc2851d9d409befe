# The board of Siberia in the browser: everything around the map.

# $phase is one of the siberia-phase names.
siberia-board-stage = Runde { $round } · { $phase }
siberia-board-money = ${ $money }
siberia-board-first = beginnt
siberia-board-passed = gepasst

# Columns, and the actions of the same names on buttons.
siberia-board-column-manager = Manager
siberia-board-column-logistics = Logistikleiter
siberia-board-column-salesman = Verkäufer
siberia-board-column-worker = Arbeiter
siberia-board-column-investor = Investor
siberia-board-column-gas = Erdgas
siberia-board-column-coal = Kohle
siberia-board-column-oil = Erdöl
siberia-board-column-gold = Gold
siberia-board-column-diamonds = Diamanten
siberia-board-column-research = Forschung

# Other things to do, on buttons.
siberia-board-verb-side = Börse wählen
siberia-board-verb-place = Plättchen legen
siberia-board-verb-pass = Passen
siberia-board-verb-find = Würfel legen
siberia-board-verb-move = Arbeiter bewegen
siberia-board-verb-stop = Hier aufhören
siberia-board-verb-discard = Plättchen entfernen

# What one can point at, on buttons.
siberia-board-none = Ohne Wirkung
siberia-board-own-token = Mit dem eigenen Plättchen
siberia-board-by-manager = Mit einem Manager
siberia-board-from-pool = Aus dem Vorrat
siberia-board-player = { $player }
siberia-board-nowhere = woanders

# Why a token cannot be laid somewhere. $token is its name; a manager has no resource.
# $resource_column and $person_column come from the names of the columns.
siberia-board-goes = Das Plättchen { $token } kommt in die { $resource_column }, die { $person_column } oder die Forschung.
siberia-board-manager-goes = Ein Manager kommt in die Managerspalte oder die Forschung.

# What an action does, in a few words; what it brings may follow after a dot.
siberia-board-does-none = nichts geschieht; die Plättchen der Spalte kommen in den Beutel
siberia-board-does-pass = du bist erst in der nächsten Runde wieder dabei
siberia-board-does-research = jedes Plättchen dort bringt einen Würfel auf die Karte
siberia-board-does-logistics = drei Schritte für deine Arbeiter
siberia-board-does-manager = ein Manager in die { $column_column }, als Joker
siberia-board-does-investor = die Investition bleibt bis zum Ende in der { $column_column }
siberia-board-does-worker-pool = eine Figur aus dem Vorrat kommt nach Wladiwostok
siberia-board-does-worker-area = dein Arbeiter geht zurück: { $place } → Wladiwostok
siberia-board-does-worker-exchange = dein Verkäufer wird Arbeiter: { $place } → Wladiwostok
siberia-board-does-salesman-pool = eine Figur aus dem Vorrat kommt nach { $place }
siberia-board-does-salesman-area = dein Arbeiter wird Verkäufer: { $from } → { $place }
siberia-board-does-salesman-exchange = dein Verkäufer wechselt: { $from } → { $place }
siberia-board-does-half = eins fehlt dann noch
siberia-board-does-cube = bringt einen { $resource_cube } auf die Karte
siberia-board-does-any-cube = bringt einen Würfel deiner Wahl auf die Karte
siberia-board-does-discard = das Plättchen kommt in den Beutel
# $price is for one cube.
siberia-board-does-sell = { $count } Würfel zu ${ $price }

# What is good to know while nothing else is shown. $columns lists columns: “investor, gas and gold”.
siberia-board-aside-next = Bereit für deine nächsten Züge: { $columns }.
siberia-board-aside-none = Keine deiner Spalten ist bereit.
siberia-board-aside-pass = Wenn du passt, ist die Runde für dich vorbei.
siberia-board-aside-passed = Du hast gepasst: In der nächsten Runde bist du wieder dabei.
siberia-board-aside-plan = Schon bereit: { $columns }.
siberia-board-aside-begin = Bereit ist eine Spalte mit zwei Plättchen oder mit einem Plättchen und einer Investition.

# The panel on the map.
siberia-board-stock = Nachschub und Investitionen
siberia-board-supply = Nachschub
siberia-board-supply-ends = Ende, wenn drei leer sind
siberia-board-supply-label = Nachschub an { $resource }: { $count }
siberia-board-investments = Investitionen
siberia-board-stack = offen, { $count ->
    [0] keine mehr
   *[other] noch { $count }
}
siberia-board-investment = Investition
# $column is the name of a column.
siberia-board-investment-label = { $count ->
    [one] Offene Investition: { $column }
   *[other] { $count } offene Investitionen: { $column }
}
siberia-board-closed = Gesperrt
siberia-board-closed-count = { $count } / { $all }

# The exchanges.
siberia-board-exchanges = Börsen
siberia-board-thousands = Tausend je Würfel
siberia-board-price = { $resource } ${ $price }
siberia-board-pawns = { $player } ({ $count })
siberia-board-exchange-label = { $name }. Zahlt je Würfel: { $prices }. Verkäufer: { $salesmen }
siberia-board-exchange-label-empty = { $name }. Zahlt je Würfel: { $prices }. Keine Verkäufer
siberia-board-sides-tile = Börsenplättchen { $tile } von { $all }
siberia-board-sides-question = Welche Börse ist offen?
siberia-board-sides-note = Die andere Seite ist in dieser Partie nicht im Spiel. Preise in Tausend je Würfel.
siberia-board-sides-other = { $player } wählt. Preise in Tausend je Würfel.
siberia-board-sides-or = oder
siberia-board-sides-either = { $one } oder { $other }

# The players' boards.
siberia-board-boards = Tableaus
siberia-board-yours = Dein Tableau
siberia-board-of = Tableau: { $player }
siberia-board-tokens = { $count } Plättchen, 10 dürfen bleiben
# It explains the look of tokens that are laid in secret.
siberia-board-secret-note = gestrichelt: geheim
siberia-board-hand = Hand
siberia-board-pool = Vorrat
siberia-board-pool-label = { $count ->
    [one] Vorrat: { $count } Figur
   *[other] Vorrat: { $count } Figuren
}
siberia-board-empty = leer
siberia-board-ready = bereit
siberia-board-missing = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
siberia-board-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
siberia-board-no-effect = wirkungslos
siberia-board-gain = +${ $gain }
siberia-board-secret-token = { $token } (geheim, noch nicht endgültig)
siberia-board-research-first = kommt zuerst
siberia-board-to-place = noch { $count } legen
siberia-board-column-label = { $column }: { $contents }
siberia-board-column-state = { $column }: { $contents }; { $state }

# The line of a player.
siberia-board-facts-ready = Bereit: { $columns }
siberia-board-facts-none-ready = Keine Spalte ist bereit
# It stands after the pawns themselves.
siberia-board-facts-pool = { $count ->
    [0] Vorrat leer
   *[other] im Vorrat
}
