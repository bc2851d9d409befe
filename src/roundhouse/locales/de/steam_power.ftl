# Steam Power. Pieces first, then options, prompts, log, effects, refusals, endings, scores, terminal.

steam_power-title = Steam Power

# Alone, a resource is its colour. .indefinite (nominative and accusative) and .definite are whole phrases; .counted
# follows a number.
-resource-black = { $form ->
   *[plain] schwarz
    [weak] schwarze
}
-resource-white = { $form ->
   *[plain] weiß
    [weak] weiße
}
-resource-orange = { $form ->
   *[plain] orange
    [weak] orange
}
-resource-grey = { $form ->
   *[plain] grau
    [weak] graue
}
steam_power-resource-black = { -resource-black }
    .indefinite = eine { -resource-black(form: "weak") } Ressource
    .definite = die { -resource-black(form: "weak") } Ressource
    .counted = { -resource-black(form: "weak") }
steam_power-resource-white = { -resource-white }
    .indefinite = eine { -resource-white(form: "weak") } Ressource
    .definite = die { -resource-white(form: "weak") } Ressource
    .counted = { -resource-white(form: "weak") }
steam_power-resource-orange = { -resource-orange }
    .indefinite = eine { -resource-orange(form: "weak") } Ressource
    .definite = die { -resource-orange(form: "weak") } Ressource
    .counted = { -resource-orange(form: "weak") }
steam_power-resource-grey = { -resource-grey }
    .indefinite = eine { -resource-grey(form: "weak") } Ressource
    .definite = die { -resource-grey(form: "weak") } Ressource
    .counted = { -resource-grey(form: "weak") }
steam_power-resources-of = { $count } { $resource_counted }
steam_power-resources-and = { $first }, { $rest }
steam_power-city-black = schwarz
steam_power-city-white = weiß
steam_power-city-orange = orange
steam_power-city-grey = grau
steam_power-city-vp = Siegpunktstadt
# All three are feminine: “eine …” in the nominative and accusative.
steam_power-kind-straight = Gerade
    .dative = einer Geraden
steam_power-kind-gentle = weite Kurve
    .dative = einer weiten Kurve
steam_power-kind-sharp = enge Kurve
    .dative = einer engen Kurve
steam_power-tile-plain = Gerade oder weite Kurve
steam_power-tile-sharp = enge Kurve oder gerade Kreuzung
steam_power-tile-cross = Kreuzung mit Kurve
# The companies when one plays alone; they stand where otherwise a player’s name does.
steam_power-company-red = Rot
steam_power-company-blue = Blau
steam_power-company-green = Grün
steam_power-company-purple = Lila
steam_power-company-amber = Bernstein
steam_power-bonus-track = Strecken bauen
steam_power-bonus-factory = Fabrik errichten
steam_power-bonus-contracts = Aufträge erhalten
steam_power-payment-to = { $player } ${ $money }
steam_power-payment-and = { $first }, { $rest }

steam_power-option-map = Die Karte: Große Seen (great_lakes), Deutschland (germany) oder Iberien (iberia).
steam_power-option-money_action = Wie viel die Aktion „Geld erhalten“ bringt: $3 oder $5.
steam_power-option-lone_contracts = Ob man ohne Streckennetz Aufträge erfüllen darf, für $5 je Ressource (on), oder nicht (off).
steam_power-option-round_limit = Die Partie endet spätestens nach so vielen Runden; 0 steht für keine Grenze.

steam_power-prompt-over = Die Partie ist zu Ende.
steam_power-prompt-setup = Das Spiel wird aufgebaut.
steam_power-prompt-engine = Eine Lokomotive wird gezogen.
steam_power-prompt-draw = Ein Auftrag wird gezogen.
steam_power-prompt-wait = Warten auf { $player }.
steam_power-prompt-act = Du bist am Zug: Aktion { $number } von { $all }. Baue Strecken, errichte eine Fabrik, erfülle einen Auftrag, nimm Aufträge oder Geld.
steam_power-prompt-act-solo = { $company } handelt, Lokomotive { $number } von { $all }: Baue Strecken, errichte eine Fabrik, erfülle einen Auftrag, nimm Aufträge oder Geld.
steam_power-prompt-track = Lege ein zweites Streckenplättchen oder beende die Aktion.
steam_power-prompt-bring = Auftrag { $contract }, noch { $left ->
    [one] eine Ressource
   *[other] { $left } Ressourcen
} zu liefern: Aus welcher Fabrik kommt { $resource_definite }?
steam_power-prompt-pay = Mehrere Wege von { $city } kosten gleich viel: Wähle, wen du bezahlst.
steam_power-prompt-bonus-track = Bonus-Aktion: Baue Strecken oder verzichte darauf.
steam_power-prompt-bonus-factory = Bonus-Aktion: Errichte eine Fabrik mit 4, 5 oder 6 Ressourcen oder verzichte darauf.
steam_power-prompt-bonus-contracts = Bonus-Aktion: Nimm Aufträge oder verzichte darauf.
steam_power-prompt-from = Der Beutel ist leer: Wähle, von wem du ziehst.

steam_power-log-city = { $city }: { $kind }
steam_power-log-first = { $first } beginnt
steam_power-log-draw = { $player } zieht Auftrag { $contract } ({ $needs })
steam_power-log-draw-hidden = { $player } zieht einen Auftrag
steam_power-log-draw-from = { $player } zieht Auftrag { $contract } ({ $needs }) aus der Hand von { $victim }
steam_power-log-draw-from-hidden = { $player } zieht einen Auftrag aus der Hand von { $victim }
steam_power-log-aside = Zug { $turn } von { $turns } ist vorbei: Auftrag { $contract } wird beiseitegelegt
steam_power-log-engine = eine Lokomotive wird gezogen: { $company } handelt
steam_power-log-track = { $player } legt eine { $kind } auf { $hex }{ $cost ->
    [0] { "" }
   *[other] { " " }für ${ $cost }
}
steam_power-log-cross = { $player } kreuzt die Strecke auf { $hex } mit { $kind_dative } für ${ $cost }
steam_power-log-replace = { $player } ersetzt das letzte Plättchen, auf { $hex }, durch eine { $kind }
steam_power-log-remove = { $player } entfernt das letzte Plättchen, auf { $hex }
# $deed is one of the three sentences about laying, crossing and replacing.
steam_power-log-connects = { $deed }: { $from } und { $to } sind verbunden
steam_power-log-end = { $player } baut nicht weiter
steam_power-log-factory = { $player } errichtet eine Fabrik in { $city }, Ressourcen: { $resources }
steam_power-log-fulfil = { $player } zeigt Auftrag { $contract } ({ $needs })
steam_power-log-fulfil-buys = { $player } zeigt Auftrag { $contract } ({ $needs }) und kauft { $count ->
    [one] eine Ressource
   *[other] { $count } Ressourcen
} für ${ $cost }
steam_power-log-bring = { $player } liefert { $resource_indefinite } aus { $city }{ $cost ->
    [0] { "" }
   *[other] { " " }für ${ $cost }
}
steam_power-log-bring-paid = { $player } liefert { $resource_indefinite } aus { $city } und zahlt: { $payees }
steam_power-log-pay = { $player } zahlt für den Weg: { $payees }
# $deed is the sentence about the last resource.
steam_power-log-fulfilled = { $deed }; Auftrag { $contract } ist erfüllt: +${ $money }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
steam_power-log-contracts = { $player } nimmt Aufträge
steam_power-log-from = { $player } wählt die Hand von { $victim }
steam_power-log-money = { $player } nimmt ${ $money } von der Bank
steam_power-log-skip = { $player } verzichtet auf die Bonus-Aktion

steam_power-effect-cost = { $cost ->
    [0] kostenlos
   *[other] kostet ${ $cost }, es bleiben ${ $left }
}
steam_power-effect-gain = +${ $gain }, zusammen ${ $left }
steam_power-effect-pays = ${ $money } an { $player }
steam_power-effect-connects = verbindet { $from } und { $to }
steam_power-effect-network = { $count ->
    [one] eine Stadt mehr
   *[other] { $count } Städte mehr
} im Streckennetz
steam_power-effect-begins = beginnt eine neue Strecke, { $left ->
    [0] mit der letzten Lokomotive
    [one] noch eine Lokomotive übrig
   *[other] noch { $left } Lokomotiven übrig
}
steam_power-effect-back = die Lokomotive kommt zurück
steam_power-effect-factory = bringt Ressourcen auf die Karte: { $resources }; im Vorrat bleiben { $left }
steam_power-effect-factories = { $left ->
    [0] die letzte Fabrik
    [one] noch eine Fabrik übrig
   *[other] noch { $left } Fabriken übrig
}
steam_power-effect-buys = { $count ->
    [one] eine Ressource
   *[other] { $count } Ressourcen
} von der Bank für ${ $cost }
steam_power-effect-cheapest = { $cost ->
    [0] kostenlos möglich
   *[other] kostet mindestens ${ $cost }, es bleiben ${ $left }
}
steam_power-effect-reward = dann { $money ->
    [0] { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
   *[other] +${ $money } und { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
}
steam_power-effect-bonus = Bonus-Aktion: { $bonus }
steam_power-effect-fulfilled = Auftrag { $contract } ist erfüllt
steam_power-effect-flips = { $city } ist erschöpft und wird umgedreht
steam_power-effect-choice = du wählst, wen du bezahlst
steam_power-effect-draws = { $count ->
    [one] ein Auftrag
   *[other] { $count } Aufträge
} aus dem Beutel
steam_power-effect-draws-hand = zieht aus der Hand von { $player }
steam_power-effect-draws-choice = der Beutel ist leer: Du wählst, von wem du ziehst
steam_power-effect-score = +{ $gain ->
    [one] { $gain } Siegpunkt
   *[other] { $gain } Siegpunkte
}
steam_power-effect-last-round = löst das Spielende aus: Diese Runde ist die letzte

steam_power-refusal-no-move = Einen solchen Zug gibt es nicht: { $action }.
steam_power-refusal-no-seat = Wer nur zuschaut, kann nicht spielen.
steam_power-refusal-over = Die Partie ist zu Ende.
steam_power-refusal-chance-city = Stadtplättchen werden zufällig gezogen.
steam_power-refusal-chance-first = Wer beginnt, wird ausgelost.
steam_power-refusal-chance-draw = Aufträge werden verdeckt gezogen.
steam_power-refusal-chance-aside = Der Auftrag, der den Zug zählt, wird verdeckt gezogen.
steam_power-refusal-chance-engine = Lokomotiven werden verdeckt gezogen.
steam_power-refusal-setup = Das Spiel wird noch aufgebaut.
steam_power-refusal-not-your-turn = Du bist nicht am Zug.
steam_power-refusal-wait-draw = Ein Auftrag wird noch gezogen.
steam_power-refusal-wait-engine = Eine Lokomotive wird noch gezogen.
steam_power-refusal-answer-track = Du baust gerade: Lege ein zweites Streckenplättchen oder beende die Aktion.
steam_power-refusal-answer-bring = Du erfüllst gerade einen Auftrag: Sage zuerst, woher die nächste Ressource kommt.
steam_power-refusal-answer-pay = Wähle zuerst, wen du für den Weg bezahlst.
steam_power-refusal-answer-bonus = Nutze zuerst die Bonus-Aktion ({ $bonus }) oder verzichte darauf.
steam_power-refusal-answer-from = Wähle zuerst, von wem du ziehst.
steam_power-refusal-end-not-now = Du baust gerade keine Strecke, also gibt es nichts zu beenden.
steam_power-refusal-skip-not-now = Es gibt keine Bonus-Aktion, auf die du verzichten könntest.
steam_power-refusal-bring-not-now = Ressourcen lieferst du nur für einen Auftrag, den du gerade erfüllst.
steam_power-refusal-from-not-now = Von anderen wird nur gezogen, wenn der Beutel leer ist.
steam_power-refusal-bonus-count = Nur bei einer Bonus-Aktion wählst du, wie viele Ressourcen die Fabrik erhält: { $count }.
steam_power-refusal-bonus-count-missing = Sage bei der Bonus-Aktion, wie viele Ressourcen die Fabrik erhält.
steam_power-refusal-bonus-few = Eine Fabrik als Bonus-Aktion erhält 4, 5 oder 6 Ressourcen.
steam_power-refusal-bonus-supply = Im Vorrat ist nur noch so viel: { $resources }.
steam_power-refusal-hex-taken = Auf { $hex } liegt schon eine Strecke: Sie lässt sich nur kreuzen.
steam_power-refusal-cross-empty = Auf { $hex } liegt keine Strecke, die du kreuzen könntest.
steam_power-refusal-cross-third = Auf { $hex } liegt schon eine Kreuzung; einen dritten Weg gibt es nicht.
steam_power-refusal-cross-shape = { $shape } kreuzt die Strecke auf { $hex } nicht.
steam_power-refusal-off-map = { $shape } auf { $hex } würde von der Karte oder ins Wasser führen.
steam_power-refusal-first-city = Dein erstes Streckenplättchen muss an eine Stadt anschließen.
steam_power-refusal-extend = Du hast eine Strecke im Bau: Baue an ihrem Ende auf { $hex } weiter oder entferne sie.
steam_power-refusal-network = Eine neue Strecke beginnt an einer Stadt deines Streckennetzes.
steam_power-refusal-meets = { $shape } auf { $hex } würde an eine andere Strecke anschließen.
steam_power-refusal-own-city = Eine Strecke kann nicht in der Stadt enden, in der sie beginnt: { $city }.
steam_power-refusal-no-locomotive = Dir fehlt eine Lokomotive für eine neue Strecke.
steam_power-refusal-no-tile = Davon ist kein Plättchen mehr da: { $tile }.
steam_power-refusal-track-money = Das kostet ${ $cost }; du hast ${ $money }.
steam_power-refusal-cross-money = Das kostet ${ $cost }; du hast ${ $money }.
steam_power-refusal-no-chain = Du hast keine Strecke im Bau: Nur ihr letztes Plättchen lässt sich ersetzen oder entfernen.
steam_power-refusal-not-last = Nur das letzte Plättchen deiner Strecke im Bau, auf { $hex }, lässt sich ersetzen oder entfernen.
steam_power-refusal-same = Das würde auf { $hex } nichts ändern.
steam_power-refusal-vp-city = { $city } ist eine Siegpunktstadt: Dort wird keine Fabrik errichtet.
steam_power-refusal-factory-there = In { $city } steht schon eine Fabrik.
steam_power-refusal-unconnected = Noch führt keine fertige Strecke nach { $city }.
steam_power-refusal-supply-empty = Für { $city } sind keine Ressourcen mehr im Vorrat: { $resource }.
steam_power-refusal-no-factory = Du hast keine Fabrik mehr.
steam_power-refusal-not-in-hand = Auftrag { $contract } hast du nicht.
steam_power-refusal-fulfilled = Auftrag { $contract } ist schon erfüllt.
steam_power-refusal-no-network = Ohne fertige Strecke kannst du keinen Auftrag erfüllen.
steam_power-refusal-contract-money = Auftrag { $contract } kostet mindestens ${ $cost }; du hast ${ $money }.
steam_power-refusal-no-stock = In { $city } gibt es keine Ressource zu holen.
steam_power-refusal-other-colour = Jetzt ist { $resource_indefinite } zu liefern.
steam_power-refusal-unreachable = Keine Strecken führen von { $city } zu deinem Streckennetz.
steam_power-refusal-too-dear = Aus { $city } wäre es zu teuer: Für den Rest des Auftrags würde dein Geld nicht reichen.
steam_power-refusal-nobody = Der Beutel ist leer, und sonst hat niemand Aufträge.
steam_power-refusal-own-hand = Von dir selbst ziehst du nicht.
steam_power-refusal-not-fullest = { $player } hat nicht die meisten Aufträge.

steam_power-ending-contracts = genug Aufträge erfüllt
steam_power-ending-round_limit = Rundengrenze erreicht
steam_power-ending-solo = acht Züge gespielt

steam_power-score-contracts = Aufträge
steam_power-score-factories = Fabriken
steam_power-score-vp_cities = Siegpunktstädte
steam_power-score-money = Geld
# Why a hint is good: what an estimate is made of. $amount is in points (in Siberia, dollars), with its sign.
steam_power-term-contracts = { $amount } für erfüllte Aufträge
steam_power-term-factories = { $amount } für Fabriken
steam_power-term-vp_cities = { $amount } für Siegpunktstädte
steam_power-term-money = { $amount } für Geld
steam_power-term-hand = { $amount } für nähere Aufträge
steam_power-term-prices = { $amount } für billigere Ressourcen
steam_power-term-network = { $amount } für Verbindungen und Bauplätze

steam_power-phase-setup = Aufbau
steam_power-phase-act = Aktion
steam_power-phase-track = Strecken bauen
steam_power-phase-fulfil = Auftrag erfüllen
steam_power-phase-bonus = Bonus-Aktion
steam_power-phase-draw = Aufträge erhalten
steam_power-phase-engine = eine Lokomotive wird gezogen
steam_power-phase-aside = Ende des Zuges
steam_power-phase-over = Ende der Partie
steam_power-draw-head = STEAM POWER, { $map }, Runde { $round }, { $phase }; Startspieler { $player }; { $contracts } Aufträge beenden die Partie
steam_power-draw-head-solo = STEAM POWER, { $map }, Zug { $turn } von { $turns }, { $phase }
steam_power-draw-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
steam_power-draw-last = letzte Runde
steam_power-draw-legend = { $hex } leeres Feld, unter n Hügel ($2) oder ^ Gebirge ($4); { $company } Strecke dieses Unternehmens, + Kreuzung ($2); (B) Stadt, B{ $company }5 mit Fabrik und 5 Ressourcen, B{ $company }* umgedreht
steam_power-draw-edges = Kanten: 0 oben rechts, 1 rechts, 2 unten rechts, 3 unten links, 4 links, 5 oben links
steam_power-draw-flipped = umgedreht
steam_power-draw-supply = Vorrat:
steam_power-draw-bag = Aufträge im Beutel:
steam_power-draw-track = Streckenplättchen:
steam_power-draw-spare = Übrige Stadtplättchen:
steam_power-draw-aside = Beiseitegelegte Aufträge:
steam_power-draw-money = Geld
steam_power-draw-hand = auf der Hand
steam_power-draw-fulfilled = erfüllt
steam_power-draw-points = SP
steam_power-draw-pieces = noch { $locomotives ->
    [one] { $locomotives } Lokomotive
   *[other] { $locomotives } Lokomotiven
}, { $factories ->
    [one] { $factories } Fabrik
   *[other] { $factories } Fabriken
}
steam_power-draw-connections = Strecken
steam_power-draw-building = im Bau { $line }
steam_power-draw-network = Streckennetz
steam_power-draw-engines = { $count } im Beutel
steam_power-draw-open = Aufträge von { $player }:
steam_power-draw-needs = Auftrag { $contract }, noch zu liefern: { $needs }
steam_power-draw-own = Deine Aufträge
steam_power-draw-pays = ${ $money }, { $points } SP
steam_power-draw-cost = { $lacks ->
    [0] jetzt ${ $cost }
   *[other] jetzt ${ $cost }, dir fehlen ${ $lacks }
}
steam_power-draw-cost-none = nicht ohne Streckennetz
steam_power-draw-known = Bei anderen, wie du weißt:
