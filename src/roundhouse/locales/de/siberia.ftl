# Siberia. Pieces and columns first, then options, prompts, log, effects, refusals, endings and scores.

# The words for the pieces are those of the printed game. A term without arguments is the nominative without an
# article; $article gives a person the indefinite article in the $case asked for, $number chooses singular or plural.
-manager = { $article ->
    [indefinite] { $case ->
        [accusative] einen Manager
        [dative] einem Manager
       *[nominative] ein Manager
    }
   *[none] Manager
}
-logistics = { $article ->
    [indefinite] { $case ->
        [accusative] einen Logistikleiter
        [dative] einem Logistikleiter
       *[nominative] ein Logistikleiter
    }
   *[none] Logistikleiter
}
-salesman = { $article ->
    [indefinite] { $case ->
        [accusative] einen Verkäufer
        [dative] einem Verkäufer
       *[nominative] ein Verkäufer
    }
   *[none] Verkäufer
}
-worker = { $article ->
    [indefinite] { $case ->
        [accusative] einen Arbeiter
        [dative] einem Arbeiter
       *[nominative] ein Arbeiter
    }
   *[none] Arbeiter
}
-investor = { $article ->
    [indefinite] { $case ->
        [accusative] einen Investor
        [dative] einem Investor
       *[nominative] ein Investor
    }
   *[none] { $number ->
        [plural] Investoren
       *[singular] Investor
    }
}
-gas = Erdgas
-coal = Kohle
-oil = Erdöl
-gold = Gold
-diamonds = { $number ->
    [singular] Diamant
   *[plural] Diamanten
}
-research = Forschung

siberia-title = Siberia

# Forms that sentences ask for: .accusative is what somebody draws or lays down, .plural what one invests in, .one the
# nominative after the number 1, .cube the cube, .column the column on a board; every .column is feminine.
siberia-column-manager = { -manager }
    .accusative = { -manager(article: "indefinite", case: "accusative") }
    .plural = { -manager }
    .column = Managerspalte
siberia-column-logistics = { -logistics }
    .accusative = { -logistics(article: "indefinite", case: "accusative") }
    .plural = { -logistics }
    .column = Logistikleiterspalte
siberia-column-salesman = { -salesman }
    .accusative = { -salesman(article: "indefinite", case: "accusative") }
    .plural = { -salesman }
    .column = Verkäuferspalte
siberia-column-worker = { -worker }
    .accusative = { -worker(article: "indefinite", case: "accusative") }
    .plural = { -worker }
    .column = Arbeiterspalte
siberia-column-investor = { -investor }
    .accusative = { -investor(article: "indefinite", case: "accusative") }
    .plural = { -investor(number: "plural") }
    .column = Investorspalte
siberia-column-gas = { -gas }
    .plural = { -gas }
    .one = { -gas }
    .cube = Erdgaswürfel
    .column = Erdgasspalte
siberia-column-coal = { -coal }
    .plural = { -coal }
    .one = { -coal }
    .cube = Kohlewürfel
    .column = Kohlespalte
siberia-column-oil = { -oil }
    .plural = { -oil }
    .one = { -oil }
    .cube = Erdölwürfel
    .column = Erdölspalte
siberia-column-gold = { -gold }
    .plural = { -gold }
    .one = { -gold }
    .cube = Goldwürfel
    .column = Goldspalte
siberia-column-diamonds = { -diamonds }
    .plural = { -diamonds }
    .one = { -diamonds(number: "singular") }
    .cube = Diamantenwürfel
    .column = Diamantenspalte
siberia-column-research = { -research }
    .column = { -research }
siberia-token = { $resource }/{ $person }
    .accusative = { $resource }/{ $person }
siberia-pool = Vorrat
siberia-unchosen = noch nicht gewählte Börse ({ $tile })

siberia-option-exchange_sides = Wer die offenen Seiten der fünf doppelseitigen Börsenplättchen bestimmt: der Startspieler (chosen) oder der Zufall (random).
siberia-option-round_limit = Die Partie endet spätestens nach so vielen Runden.

siberia-prompt-over = Die Partie ist zu Ende.
siberia-prompt-chance = Es wird gezogen.
siberia-prompt-plan = Lege deine Plättchen: noch { $left } von { $all }.
siberia-prompt-plan-wait = Warten, bis alle ihre Plättchen gelegt haben.
siberia-prompt-wait = Warten auf { $player }.
siberia-prompt-sides = Du beginnst: Wähle die Seite von Börsenplättchen { $tile } von 5.
siberia-prompt-find = Forschung: { $left ->
    [one] Lege den Würfel für dein letztes Plättchen
   *[other] Lege einen Würfel für jedes deiner { $left } Plättchen
}.
siberia-prompt-move = Logistikleiter: noch { $left } von { $all } Schritten. Bewege einen Arbeiter oder höre auf.
siberia-prompt-surplus = Mehr als zehn Plättchen: Entferne { $left ->
    [one] eins
   *[other] { $left }
}.
siberia-prompt-research = Du bist am Zug: Zuerst kommt die Forschung.
siberia-prompt-act = Du bist am Zug: Führe die Aktion einer vollen Spalte aus oder passe.

siberia-log-first = { $first } beginnt
siberia-log-cube = ein { $cube_cube } wird gezogen
siberia-log-side = die Börse in { $place } ist offen
siberia-log-open = eine Investition in { $investment_plural } wird aufgedeckt
siberia-log-draw = { $player } zieht { $token_accusative }
siberia-log-draw-hidden = { $player } zieht ein Plättchen
siberia-log-place = { $player } legt { $token_accusative } in die { $column_column }
siberia-log-place-hidden = { $player } legt ein Plättchen
siberia-log-pass = { $player } passt
siberia-log-research = { $player } forscht
siberia-log-find = { $player } findet { $cube } im Gebiet { $place }
siberia-log-find-by-manager = { $player } findet { $cube } im Gebiet { $place }, mit { -manager(article: "indefinite", case: "dative") }
siberia-log-manager = { $player } legt { -manager(article: "indefinite", case: "accusative") } als Joker in die { $column_column }
siberia-log-manager-none = { $player } nutzt die Aktion { -manager } ohne Wirkung
siberia-log-logistics = { $player } setzt den { -logistics } ein
siberia-log-move = { $player } bewegt { -worker(article: "indefinite", case: "accusative") }: { $from } → { $to }
siberia-log-stop = { $player } beendet die Bewegung
siberia-log-salesman = { $player } schickt { -salesman(article: "indefinite", case: "accusative") } los: { $from } → { $to }
siberia-log-salesman-none = { $player } nutzt die Aktion { -salesman } ohne Wirkung
siberia-log-worker = { $player } holt { -worker(article: "indefinite", case: "accusative") }: { $place } → Wladiwostok
siberia-log-worker-none = { $player } nutzt die Aktion { -worker } ohne Wirkung
siberia-log-investor = { $player } investiert in { $investment_plural }
siberia-log-investor-none = { $player } nutzt die Aktion { -investor } ohne Wirkung
siberia-log-sell = { $player } verkauft { $count } { $resource } in { $place } für ${ $money }
siberia-log-sell-none = { $player } nutzt die Aktion { $resource } ohne Wirkung
siberia-log-discard = { $player } entfernt { $token_accusative } aus der { $column_column }

siberia-effect-money = +${ $gain }, danach ${ $money }
siberia-effect-pays = ${ $price } für { $resource }
siberia-effect-closes = sperrt das Gebiet { $place }
siberia-effect-back = { $count ->
    [one] ein Arbeiter kehrt in deinen Vorrat zurück
   *[other] { $count } Arbeiter kehren in deinen Vorrat zurück
}
siberia-effect-supply = { $left ->
    [0] der Nachschub an { $resource } ist damit leer
    [one] im Nachschub bleibt { $left } { $resource_one }
   *[other] im Nachschub bleiben { $left } { $resource }
}
siberia-effect-steps = { $left ->
    [0] kein Schritt mehr
    [one] noch ein Schritt
   *[other] noch { $left } Schritte
}
siberia-effect-completes = füllt die { $column_column }
siberia-effect-last-round = diese Runde wird die letzte

siberia-refusal-no-move = Einen solchen Zug gibt es nicht: { $action }.
siberia-refusal-no-seat = Wer nur zuschaut, kann nicht spielen.
siberia-refusal-over = Die Partie ist zu Ende.
siberia-refusal-chance-first = Wer beginnt, wird ausgelost.
siberia-refusal-chance-cube = Die Würfel des Aufbaus werden zufällig gezogen.
siberia-refusal-chance-open = Investitionen werden zufällig aufgedeckt.
siberia-refusal-chance-draw = Plättchen werden zufällig gezogen.
siberia-refusal-sides-random = In dieser Partie werden die Seiten der Börsen ausgelost.
siberia-refusal-sides-not-now = Die Seiten der Börsen werden nur beim Aufbau gewählt.
siberia-refusal-sides-first-player = Nur wer beginnt, wählt die Seiten der Börsen.
siberia-refusal-sides-in-order = Die Seiten werden Plättchen für Plättchen gewählt; ein anderes ist an der Reihe.
siberia-refusal-plan-not-now = Plättchen werden nur in Phase 1 gelegt.
siberia-refusal-not-in-hand = Ein solches Plättchen hast du nicht auf der Hand.
siberia-refusal-no-free-space = Beide Felder dieser Spalte sind belegt.
siberia-refusal-act-not-now = Aktionen gibt es erst in Phase 2, wenn alle Plättchen gelegt sind.
siberia-refusal-not-your-turn = Du bist nicht am Zug.
siberia-refusal-finish-research = Beende zuerst deine Forschung: Ein Würfel ist noch zu legen.
siberia-refusal-finish-logistics = Beende zuerst die Aktion Logistikleiter: Geh weiter oder höre auf.
siberia-refusal-finish-surplus = Entferne zuerst die überzähligen Plättchen, bis es zehn sind.
siberia-refusal-research-first = Du hast Plättchen in der Forschung: Sie ist deine erste Aktion.
siberia-refusal-nothing-to-research = Du hast keine Plättchen in der Forschung.
siberia-refusal-not-researching = Würfel werden nur bei der Forschung gelegt.
siberia-refusal-no-research-token = Dafür hast du kein Forschungsplättchen mehr übrig.
siberia-refusal-supply-empty = Im Nachschub ist kein solcher Würfel mehr.
siberia-refusal-area-closed = Dieses Gebiet ist gesperrt.
siberia-refusal-cube-there = Dieser Rohstoff liegt dort schon.
siberia-refusal-column-incomplete = Diese Spalte ist nicht voll: Sie braucht zwei Plättchen oder ein Plättchen und eine Investition.
siberia-refusal-joker-not-there = Der Joker darf nicht zurück in die Managerspalte.
siberia-refusal-joker-no-space = In dieser Spalte ist kein Feld für den Joker frei.
siberia-refusal-not-moving = Arbeiter bewegst du nur mit der Aktion Logistikleiter.
siberia-refusal-no-worker-there = Du hast dort keinen Arbeiter.
siberia-refusal-too-far = Das ist mehr als ein Schritt.
siberia-refusal-pool-empty = Dein Vorrat ist leer.
siberia-refusal-no-salesman-there = Du hast dort keinen Verkäufer.
siberia-refusal-same-exchange = Dieser Verkäufer ist schon an dieser Börse.
siberia-refusal-pool-first = Solange eine Figur in deinem Vorrat ist, darfst du keinen Verkäufer nehmen.
siberia-refusal-not-open = Eine solche Investition liegt nicht offen.
siberia-refusal-no-space-to-invest = In dieser Spalte ist kein Feld frei, oder sie hat schon eine Investition.
siberia-refusal-nothing-to-mine = In keinem Gebiet mit diesem Rohstoff steht ein Arbeiter von dir.
siberia-refusal-no-trade = Diese Börse handelt nicht mit diesem Rohstoff.
siberia-refusal-no-surplus = Plättchen werden nur am Ende einer Runde entfernt, wenn es mehr als zehn sind.
siberia-refusal-token-not-there = In dieser Spalte liegt kein solches Plättchen.

siberia-ending-areas = acht gesperrte Gebiete
siberia-ending-supplies = drei leere Nachschubfelder
siberia-ending-both = acht gesperrte Gebiete und drei leere Nachschubfelder
siberia-ending-round_limit = Rundengrenze erreicht

siberia-score-gas = { -gas }
siberia-score-coal = { -coal }
siberia-score-oil = { -oil }
siberia-score-gold = { -gold }
siberia-score-diamonds = { -diamonds }
# Why a hint is good: what an estimate is made of. $amount is in points (in Siberia, dollars), with its sign.
siberia-term-money = { $amount } Dollar in der Kasse
siberia-term-sales = { $amount } an Verkäufen in Reichweite
siberia-term-people = { $amount } durch einsatzbereite Personen
siberia-term-investments = { $amount } durch Investitionen
siberia-term-places = { $amount } durch die Plätze der Arbeiter
siberia-term-markets = { $amount } durch bessere Börsen
siberia-term-research = { $amount } durch Forschung
siberia-term-rivals = { $amount } durch das, was andere verkaufen können

siberia-phase-setup = Aufbau
siberia-phase-plan = Phase 1, Planung
siberia-phase-act = Phase 2, Aktionen
siberia-phase-surplus = Rundenende
siberia-phase-over = Ende der Partie
siberia-draw-head = SIBERIA, Runde { $round }, { $phase }; gesperrte Gebiete { $closed } von 8, leere Nachschubfelder { $empty } von 3
siberia-draw-areas = Gebiet
siberia-draw-cubes = Würfel
siberia-draw-workers = Arbeiter
siberia-draw-neighbours = Nachbarn
siberia-draw-exchanges = Börse
siberia-draw-prices = Zahlt je Würfel
siberia-draw-salesmen = Verkäufer
siberia-draw-supply = Nachschub
siberia-draw-open = Offene Investitionen
siberia-draw-stack = verdeckt
siberia-draw-bag = Plättchen, die du nicht siehst
siberia-draw-money = Geld
siberia-draw-pool = Vorrat
siberia-draw-first = beginnt
siberia-draw-passed = hat gepasst
siberia-draw-hand = Deine Hand
siberia-draw-research = Forschung
siberia-draw-invested = Invest
siberia-draw-closed = gesperrt
siberia-draw-none = keine
