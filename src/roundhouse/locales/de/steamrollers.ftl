# SteamRollers. Goods, tracks and tiles first, then options, prompts, log, effects, refusals, endings, scores, terminal.

steamrollers-title = SteamRollers

# Alone, a good is its colour. .indefinite (nominative and accusative), .genitive and .none are whole phrases; .counted
# follows a number.
steamrollers-good-red = rot
    .indefinite = eine rote Ware
    .genitive = einer roten Ware
    .none = keine rote Ware
    .counted = rote
steamrollers-good-blue = blau
    .indefinite = eine blaue Ware
    .genitive = einer blauen Ware
    .none = keine blaue Ware
    .counted = blaue
steamrollers-good-green = grün
    .indefinite = eine grüne Ware
    .genitive = einer grünen Ware
    .none = keine grüne Ware
    .counted = grüne
steamrollers-good-yellow = gelb
    .indefinite = eine gelbe Ware
    .genitive = einer gelben Ware
    .none = keine gelbe Ware
    .counted = gelbe
steamrollers-good-grey = grau
    .indefinite = eine graue Ware
    .genitive = einer grauen Ware
    .none = keine graue Ware
    .counted = graue
steamrollers-good-coal = Kohle
    .indefinite = eine Kohle
    .genitive = einer Kohle
    .none = keine Kohle
    .counted = Kohle
steamrollers-goods-of = { $count } { $good_counted }
steamrollers-goods-and = { $first }, { $rest }
# All three are feminine: “eine …” in the nominative and accusative.
steamrollers-kind-straight = Gerade
steamrollers-kind-gentle = weite Kurve
steamrollers-kind-sharp = enge Kurve

# What a tile does, in a few words; it stands in parentheses after the tile’s number.
steamrollers-tile-1a = Beliebige Zahl
steamrollers-tile-1b = Beliebige Zahl
steamrollers-tile-2a = Zwei Würfel
steamrollers-tile-2b = Würfel übernehmen
steamrollers-tile-3a = Würfel nennt das Ziel
steamrollers-tile-3b = Entfernung +1 oder +2
steamrollers-tile-4a = Beliebige Entfernung
steamrollers-tile-4b = Stärke +1
steamrollers-tile-5a = Würfel ±1
steamrollers-tile-5b = Neu werfen oder drehen
steamrollers-tile-6a = Beliebiges Gleis
steamrollers-tile-6b = Beliebiges Gleis
steamrollers-tile-solo-2a = Eva wirft neu
steamrollers-tile-solo-2b = Eva nimmt keine Ware

steamrollers-start-engine = Lokomotive
steamrollers-start-track = Gleis
steamrollers-start-points = 2 Punkte
steamrollers-start-tile = Aktionsplättchen
steamrollers-start-cargo = eigene Ladung

steamrollers-level-medium = mittel
steamrollers-level-hard = schwer

steamrollers-option-coal = Mit Kohle: Sie liegt auf den Städten, von denen Waren ihrer eigenen Farbe weggenommen wurden.
steamrollers-option-orders = Mit Aufträgen: Gelieferte Waren werden behalten und dafür abgegeben.
steamrollers-option-starting_tiles = Mit Startplättchen: Vor der ersten Runde wählen alle eins.
steamrollers-option-walls = Mauern, die Waren nicht überqueren können: keine (none), einige (medium) oder viele (hard).
steamrollers-option-eva = Wie stark Eva ist, die Gegnerin bei einer Person: die Zahl ihrer ersten Markierungen.
steamrollers-option-round_limit = Die Partie endet spätestens nach so vielen Runden; 0 steht für keine Grenze.

steamrollers-rival = Eva

steamrollers-prompt-over = Die Partie ist zu Ende.
steamrollers-prompt-setup = Das Spiel wird aufgebaut.
steamrollers-prompt-roll = Die Würfel fallen.
steamrollers-prompt-eva = Eva ist am Zug.
steamrollers-prompt-wait = Warten auf { $player }.
steamrollers-prompt-wait-start = Warten auf { $player }: Startplättchen wählen.
steamrollers-prompt-wait-seize = Warten auf { $player }: Würfel übernehmen oder nicht.
steamrollers-prompt-start = Du bist am Zug: Wähle eins der Startplättchen, die noch da sind.
steamrollers-prompt-choose = Du bist am Zug: Wähle einen der weißen Würfel, die noch da sind.
steamrollers-prompt-choose-two = Du bist am Zug: Wähle zwei weiße Würfel. Der dritte ist für Eva.
steamrollers-prompt-seize = { $player } hat die { $die } gewählt. Übernimm sie mit Plättchen 2 oder lass sie.
steamrollers-prompt-use = Du bist am Zug, zwei Aktionen: Welcher Würfel zuerst, die { $first } oder die { $second }?
steamrollers-prompt-act = { $left ->
    [0] Du bist am Zug mit der { $die }
   *[other] Du bist am Zug mit der { $die }, danach folgt noch ein Würfel
}: Zeichne eine { $first } oder eine { $second }, kreuze Kästchen { $die } an, liefere oder nimm Plättchen { $die }.
steamrollers-prompt-pass = Du bist am Zug mit der { $die }: Sie kann nichts bewirken. Passe, oder ändere sie, wenn du kannst.
steamrollers-prompt-after = Deine Aktion ist getan: Gib Waren für einen Auftrag ab oder beende deinen Zug.
steamrollers-prompt-eva-asked = Evas Würfel zeigt { $die }. Lass ihn mit Plättchen 2 noch einmal werfen oder lass ihn ihr.
steamrollers-prompt-eva-blocked = Eva will für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} eine Ware aus Stadt { $city } nehmen. Halte sie mit Plättchen 2 auf oder lass sie.

steamrollers-log-first = { $first } beginnt
steamrollers-log-good = für Stadt { $city } wird { $good_indefinite } gezogen
steamrollers-log-good-back = für Stadt { $city } wird { $good_indefinite } gezogen, ihre eigene Farbe: beiseitegelegt
steamrollers-log-side = Plättchen { $tile }: { $effect }
steamrollers-log-offer = Auftrag { $order } liegt mit der Seite { $side } nach oben
steamrollers-log-chart = es gelten die Mauern von Mauerplan { $chart }
steamrollers-log-eva = Eva markiert ein Feld in Region { $region }
steamrollers-log-roll = ein weißer Würfel zeigt { $die }
steamrollers-log-rerolled = { $player } würfelt eine { $die }
steamrollers-log-black = der schwarze Würfel zeigt { $first } und { $second }
steamrollers-log-start-engine = { $player } beginnt mit Kästchen { $box } der Lokomotive
steamrollers-log-start-track = { $player } beginnt mit einem Gleis auf { $hex }: { $kind }
steamrollers-log-start-points = { $player } beginnt mit 2 Punkten
steamrollers-log-start-tile = { $player } beginnt mit Plättchen { $tile } ({ $effect })
steamrollers-log-start-cargo = { $player } beginnt mit eigener Ladung: { $good_indefinite } auf Stadt { $city }
steamrollers-log-start-cargo-none = { $player } beginnt mit eigener Ladung, aber im Beutel sind nur graue Waren
steamrollers-log-choose = { $player } wählt die { $die }
steamrollers-log-choose-two = { $player } wählt die { $first } und die { $second }
steamrollers-log-seize = { $player } übernimmt die { $die }; { $victim } wählt noch einmal
steamrollers-log-leave = { $player } übernimmt den Würfel nicht
steamrollers-log-use = { $player } benutzt zuerst die { $die }
steamrollers-log-set = { $player } macht mit Plättchen { $tile } aus dem Würfel eine { $die }
steamrollers-log-turn = { $player } dreht den Würfel mit Plättchen { $tile } auf { $die }
steamrollers-log-reroll = { $player } wirft den Würfel mit Plättchen { $tile } noch einmal
steamrollers-log-track = { $player } zeichnet eine { $kind } auf { $hex }
steamrollers-log-track-connects = { $player } zeichnet eine { $kind } auf { $hex }: { $from } und { $to } sind verbunden, +{ $points }
steamrollers-log-engine = { $player } kreuzt Kästchen { $box } an, { $strength } von 6
steamrollers-log-deliver = { $player } liefert { $good_indefinite } von { $from } nach { $to }: +{ $points }
steamrollers-log-deliver-cargo = { $player } liefert eigene Ladung, { $good_indefinite }, von { $from } nach { $to }: +{ $points }
steamrollers-log-tile = { $player } nimmt Plättchen { $tile } ({ $effect })
steamrollers-log-tile-own = { $player } dreht Plättchen { $tile } ({ $effect }) quer
steamrollers-log-tile-from = { $player } nimmt Plättchen { $tile } ({ $effect }) von { $victim }
steamrollers-log-order = { $player } erfüllt Auftrag { $order } ({ $goods }): +{ $points }
steamrollers-log-order-coal = { $player } erfüllt Auftrag { $order } ({ $goods }) mit Kohle anstelle { $coal_genitive }: +{ $points }
steamrollers-log-pass = { $player } kann mit der { $die } nichts tun und passt
steamrollers-log-done = { $player } beendet den Zug
steamrollers-log-eva-reroll = { $player } lässt Eva mit Plättchen { $tile } noch einmal werfen
steamrollers-log-eva-keep = { $player } lässt Eva ihren Würfel
steamrollers-log-eva-block = { $player } hindert Eva mit Plättchen { $tile } daran, eine Ware zu nehmen
steamrollers-log-eva-allow = { $player } lässt Eva die Ware nehmen
steamrollers-log-eva-roll = Eva würfelt eine { $die }
steamrollers-log-mark = Eva markiert ein Feld in Region { $region } (nun { $marks })
steamrollers-log-mark-extra = Eva markiert stattdessen ein Feld in Region { $region } (nun { $marks })
steamrollers-log-return = Eva schickt Plättchen { $tile } ({ $effect }) in die Auslage zurück
steamrollers-log-take = Eva nimmt { $good_indefinite } aus Stadt { $city }: +{ $points }

steamrollers-effect-route = { $cities }: Entfernung { $distance } bei Stärke { $left }, +{ $points }
steamrollers-effect-connects = verbindet { $from } und { $to } { $towns ->
    [0] ohne Ortschaft
    [one] durch eine Ortschaft
   *[other] durch { $towns } Ortschaften
}, +{ $points }
steamrollers-effect-engine = { $strength } von 6 Kästchen angekreuzt
steamrollers-effect-score = { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
}, zusammen { $score }
steamrollers-effect-tile = bringt Plättchen { $tile } ({ $effect })
steamrollers-effect-tile-from = bringt Plättchen { $tile } ({ $effect }) von { $victim }
steamrollers-effect-tile-spent = Plättchen { $tile } ({ $effect }) kommt in die Auslage zurück
steamrollers-effect-may-be-seized = { $player } kann den Würfel übernehmen
steamrollers-effect-can-track = { $hexes ->
    [one] ein freies Feld in Region { $region }
   *[other] { $hexes } freie Felder in Region { $region }
}
steamrollers-effect-can-engine = Kästchen { $box } der Lokomotive
steamrollers-effect-can-deliver = Lieferungen bis +{ $points }
steamrollers-effect-can-tile = Plättchen { $tile } ({ $effect })

steamrollers-refusal-no-move = Einen solchen Zug gibt es nicht: { $action }.
steamrollers-refusal-no-seat = Wer nur zuschaut, kann nicht spielen.
steamrollers-refusal-over = Die Partie ist zu Ende.
steamrollers-refusal-chance-first = Wer beginnt, wird ausgelost.
steamrollers-refusal-chance-good = Waren werden zufällig gezogen.
steamrollers-refusal-chance-side = Die Seiten der Aktionsplättchen werden ausgelost.
steamrollers-refusal-chance-offer = Die Seiten der Aufträge werden ausgelost.
steamrollers-refusal-chance-chart = Der Mauerplan wird ausgelost.
steamrollers-refusal-chance-eva = Über Evas erste Markierungen entscheiden Würfel.
steamrollers-refusal-chance-roll = Was ein weißer Würfel zeigt, entscheidet der Zufall.
steamrollers-refusal-chance-black = Was der schwarze Würfel zeigt, entscheidet der Zufall.
steamrollers-refusal-chance-eva-step = Das ist ein Schritt von Eva: Sie macht ihn selbst.
steamrollers-refusal-setup = Das Spiel wird noch aufgebaut.
steamrollers-refusal-start-not-now = Startplättchen werden nur vor der ersten Runde gewählt.
steamrollers-refusal-start-gone = Dieses Startplättchen ist vergeben: { $start }.
steamrollers-refusal-start-first = Zuerst werden die Startplättchen gewählt.
steamrollers-refusal-start-tile-gone = Plättchen { $tile } ist schon vergeben.
steamrollers-refusal-start-cargo-none = Im Beutel sind Waren für dich: Wähle eine.
steamrollers-refusal-start-cargo-gone = Im Beutel ist keine Ware dieser Farbe.
steamrollers-refusal-not-your-turn = Du bist nicht am Zug.
steamrollers-refusal-wait-for-dice = Die Würfel fallen noch.
steamrollers-refusal-wait-for-seize = Der Würfel, den du gewählt hast, kann noch übernommen werden.
steamrollers-refusal-wait-for-eva = Eva ist am Zug.
steamrollers-refusal-answer-seize = Sage zuerst, ob du die { $die } übernimmst.
steamrollers-refusal-answer-eva = Eva hat die { $die }: Sage zuerst, ob du Plättchen 2 benutzt.
steamrollers-refusal-eva-not-now = Plättchen 2 kann jetzt nichts gegen Eva ausrichten.
steamrollers-refusal-nothing-to-seize = Es gibt jetzt keinen Würfel zu übernehmen.
steamrollers-refusal-choose-first = Wähle zuerst einen Würfel.
steamrollers-refusal-die-not-there = Einen solchen Würfel gibt es nicht.
steamrollers-refusal-die-chosen = Du hast schon gewählt.
steamrollers-refusal-choose-one = Zwei Würfel kannst du nur mit Plättchen 2a wählen.
steamrollers-refusal-choose-two = Gegen Eva wählst du zwei Würfel.
steamrollers-refusal-use-first = Sage zuerst, welchen deiner beiden Würfel du benutzt.
steamrollers-refusal-die-in-hand = Du benutzt gerade die { $die }.
steamrollers-refusal-die-final = Die { $die } ist endgültig: Plättchen 5 hat sie geändert.
steamrollers-refusal-die-same = Dein Würfel zeigt schon { $die }.
steamrollers-refusal-die-by-one = Plättchen 5 ändert deine { $die } nur um 1, nie von 6 auf 1 oder von 1 auf 6.
steamrollers-refusal-tile-not-yours = Du hast Plättchen { $tile } nicht.
steamrollers-refusal-tile-side = Plättchen { $tile } liegt mit der anderen Seite nach oben.
steamrollers-refusal-tile-fresh = Plättchen { $tile } wirkt nicht in dem Zug, in dem du es nimmst.
steamrollers-refusal-tile-used = Plättchen { $tile } wurde in diesem Zug schon benutzt.
steamrollers-refusal-other-region = Dieses Feld liegt in Region { $region }; dein Würfel nennt Region { $die }.
steamrollers-refusal-hex-drawn = Auf diesem Feld ist schon ein Gleis.
steamrollers-refusal-kind-not-shown = Diese Art von Gleis zeigt der schwarze Würfel nicht.
steamrollers-refusal-other-box = Dein Würfel nennt Kästchen { $die }.
steamrollers-refusal-box-crossed = Kästchen { $die } ist schon angekreuzt.
steamrollers-refusal-other-city = Dein Würfel nennt Stadt { $die }: Von dort, mit Plättchen 3a dorthin, geht die Ware.
steamrollers-refusal-no-good = Auf Stadt { $origin } liegt { $good_none }.
steamrollers-refusal-no-cargo = Eine solche Ladung hast du nicht auf Stadt { $origin }: { $good_indefinite }.
steamrollers-refusal-wrong-goal = Stadt { $goal } nimmt { $good_none } an.
steamrollers-refusal-no-route = Deine Gleise führen nicht von Stadt { $origin } nach Stadt { $goal }.
steamrollers-refusal-too-weak = Das braucht Stärke { $needed }; deine Lokomotive hat { $strength }.
steamrollers-refusal-no-need = Plättchen 4 würde an dieser Lieferung nichts ändern.
steamrollers-refusal-other-tile = Dein Würfel nennt Plättchen { $die }.
steamrollers-refusal-tile-sideways = Plättchen { $tile } liegt quer: Niemand kann es nehmen.
steamrollers-refusal-tile-own-sideways = Dein Plättchen { $tile } liegt schon quer.
steamrollers-refusal-no-orders = In dieser Partie gibt es keine Aufträge.
steamrollers-refusal-order-once = In diesem Zug hast du schon einen Auftrag erfüllt.
steamrollers-refusal-order-gone = Auftrag { $order } ist schon erfüllt.
steamrollers-refusal-order-goods = Dir fehlen Waren für Auftrag { $order }.
steamrollers-refusal-order-coal = Du hast keine Kohle.
steamrollers-refusal-order-coal-for = Dieser Auftrag verlangt { $good_none }.
steamrollers-refusal-can-act = Mit der { $die } kannst du etwas tun, also darfst du nicht passen.
steamrollers-refusal-not-done = Dein Zug ist noch nicht zu Ende: Dir bleibt eine Aktion.
steamrollers-refusal-turn-over = Deine Aktion ist getan: Gib Waren für einen Auftrag ab oder beende deinen Zug.

steamrollers-ending-cities = drei leere Städte
steamrollers-ending-round_limit = Rundengrenze erreicht
steamrollers-ending-solo_won = drei leere Städte, Eva ist besiegt
steamrollers-ending-solo_lost = drei leere Städte, Eva ist nicht besiegt
steamrollers-ending-solo_region = Eva hat eine Region gefüllt und gewinnt
steamrollers-ending-solo_limit_won = Rundengrenze erreicht, Eva ist besiegt
steamrollers-ending-solo_limit_lost = Rundengrenze erreicht, Eva ist nicht besiegt

steamrollers-score-deliveries = Lieferungen
steamrollers-score-network = Netz
steamrollers-score-engine = Lokomotive
steamrollers-score-tiles = Plättchen
steamrollers-score-orders = Aufträge
steamrollers-score-start = Start
# Why a hint is good: what an estimate is made of. $amount is in points (in Siberia, dollars), with its sign.
steamrollers-term-delivered = { $amount } geliefert
steamrollers-term-network = { $amount } für das Netz
steamrollers-term-engine = { $amount } für die Lokomotive
steamrollers-term-tiles = { $amount } für Plättchen
steamrollers-term-orders = { $amount } für Aufträge
steamrollers-term-start = { $amount } vom Start
steamrollers-term-to_deliver = { $amount } für künftige Lieferungen
steamrollers-term-to_connect = { $amount } für künftige Verbindungen
steamrollers-term-rival = { $amount } gegenüber Eva

steamrollers-phase-setup = Aufbau
steamrollers-phase-start = Startplättchen
steamrollers-phase-roll = die Würfel fallen
steamrollers-phase-choose = Würfelwahl
steamrollers-phase-seize = Würfel übernehmen?
steamrollers-phase-act = Aktion
steamrollers-phase-after = Ende des Zugs
steamrollers-phase-eva = Evas Zug
steamrollers-phase-over = Ende der Partie
steamrollers-draw-head = STEAMROLLERS, Runde { $round }, { $phase }; Startspieler { $player }
steamrollers-draw-head-solo = STEAMROLLERS, Runde { $round }, { $phase }
steamrollers-draw-sheet = Bogen: { $player }
steamrollers-draw-legend = [1] Stadt 1; { $hex }:1 leeres Feld in Region 1, ({ $town }):1 mit Ortschaft; O Gleis durch eine Ortschaft
steamrollers-draw-walls = # Mauer ({ $level }, Mauerplan { $chart })
steamrollers-draw-edges = Kanten: 0 oben rechts, 1 rechts, 2 unten rechts, 3 unten links, 4 links, 5 oben links
steamrollers-draw-goods = Waren auf den Städten
steamrollers-draw-dice = Weiße Würfel:
steamrollers-draw-die = in der Hand:
steamrollers-draw-next = danach:
steamrollers-draw-seized = { $player } hat eine { $die }
steamrollers-draw-eva-die = Evas Würfel:
steamrollers-draw-black = schwarzer Würfel:
steamrollers-draw-starts = Startplättchen:
steamrollers-draw-tiles = Aktionsplättchen
steamrollers-draw-lightning = Blitz
steamrollers-draw-infinity = Unendlichkeit
steamrollers-draw-pool = Auslage
steamrollers-draw-sideways = quer
steamrollers-draw-resting = nicht in diesem Zug
steamrollers-draw-orders = Aufträge:
steamrollers-draw-boxes = Kästchen
steamrollers-draw-strength = Stärke
steamrollers-draw-points = Punkte
steamrollers-draw-tracks = { $count ->
    [0] kein Gleis
    [one] { $count } Gleis
   *[other] { $count } Gleise
}
steamrollers-draw-connections = verbunden
steamrollers-draw-connection = { $first }-{ $second }{ $towns ->
    [0] { "" }
    [one] { " " }({ $towns } Ortschaft)
   *[other] { " " }({ $towns } Ortschaften)
}
steamrollers-draw-kept = behaltene Waren:
steamrollers-draw-cargo = eigene Ladung: { $good } auf Stadt { $city }
steamrollers-draw-eva = Eva, Stufe { $level }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
steamrollers-draw-marks = Markierungen je Region
