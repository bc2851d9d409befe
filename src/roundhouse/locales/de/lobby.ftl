# The lobby of the browser client, and the pages that lead to a table: a new table, an imported record, about the house.

# The bar. What stands on a button is short; the names of languages are not translated.
lobby-home = Roundhouse: zur Lobby
lobby-bar = Hauptmenü
lobby-menu = Menü
lobby-rules = Regeln
lobby-import = Import
lobby-about = Über
lobby-language = Sprache
lobby-theme-auto = Hell oder dunkel: automatisch
lobby-theme-light = Hell oder dunkel: hell
lobby-theme-dark = Hell oder dunkel: dunkel
lobby-sound-on = Ton: an
lobby-sound-off = Ton: aus
lobby-name = Dein Name
lobby-name-change = Dein Name: { $name }. Ändern
lobby-name-save = Speichern
lobby-close = Schließen

# The posters.
lobby-games = Spiele
lobby-players = { $low }–{ $high } Spieler
lobby-minutes = etwa { $minutes } min
lobby-play = Sofort spielen
lobby-new = Neuer Tisch
# Below “Play now”.
lobby-against-easy = { $bots ->
    [one] gegen einen leichten Bot
   *[other] gegen { $bots } leichte Bots
}
lobby-against-medium = { $bots ->
    [one] gegen einen mittleren Bot
   *[other] gegen { $bots } mittlere Bots
}
lobby-against-hard = { $bots ->
    [one] gegen einen schweren Bot
   *[other] gegen { $bots } schwere Bots
}
lobby-against-expert = { $bots ->
    [one] gegen einen Experten-Bot
   *[other] gegen { $bots } Experten-Bots
}
lobby-choose = Spielerzahl und Bots wählen
lobby-how-many = Spieler
lobby-level = Bots
lobby-how = So geht’s
lobby-read = Regeln lesen
lobby-tip = Für die erste Partie

# Each game has a line for its poster, three steps that tell how it plays, and a tip.
lobby-siberia-line = Finden, fördern, in der Ferne verkaufen.
lobby-siberia-how-1 = Planen
lobby-siberia-how-1-text = Sechs Plättchen pro Runde, verdeckt verteilt. Zwei in einer Spalte geben eine Aktion, übrige erschließen neue Schätze.
lobby-siberia-how-2 = Handeln
lobby-siberia-how-2-text = Arbeiter ziehen durchs Land, Verkäufer reisen zu den Börsen der Welt. Reihum, je eine Aktion.
lobby-siberia-how-3 = Verkaufen
lobby-siberia-how-3-text = Ein Verkauf fördert einen Rohstoff bei all deinen Arbeitern zugleich. Ist das Land erschöpft, gewinnt, wer das meiste Geld hat.
lobby-siberia-tip = Verlasse Frankfurt früh: Ein Verkäufer an einer guten Börse kann jeden späteren Verkauf verdoppeln. Und frag nach einem Tipp, wann immer du magst.

# My games.
lobby-mine = Meine Partien
lobby-waiting = { $count ->
    [one] eine wartet auf dich
   *[other] { $count } warten auf dich
}
# A link on a small screen.
lobby-waiting-link = { $count ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
lobby-your-turn = Du bist dran
lobby-thinks = { $name } überlegt
lobby-others-think = die anderen überlegen
lobby-free-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
lobby-none-mine = Noch keine. „Sofort spielen“ beginnt gleich eine; hier wartet sie auf dich, wenn du weggehst.
lobby-finished = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
lobby-replay = Nachspielen
# In a list of those who play: “Marta, João, 2 bots”.
lobby-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
lobby-nobody = noch niemand

# Join and Watch.
lobby-join = Mitspielen
lobby-code = Einladungslink oder Code
lobby-code-wrong = Das ist keine Einladung. Sie ist ein Link, der auf #join=… endet; füge ihn ganz ein.
lobby-sit = Hinsetzen
lobby-none-open = An keinem öffentlichen Tisch ist gerade ein Platz frei. Eröffne einen: Andere sehen ihn hier.
lobby-watch = Zuschauen
lobby-tables = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
lobby-none-watch = Gerade spielt niemand öffentlich.
lobby-more = Alle { $count } zeigen
lobby-less = Weniger zeigen
lobby-lost = Verbindung verloren; neuer Versuch …

# Somebody came by an invitation link.
lobby-invited = Du bist eingeladen
lobby-invited-sitting = Ein Platz wird für dich genommen …
lobby-invited-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
lobby-invited-watch = Zuschauen

# The line at the bottom, and the keys.
lobby-unofficial = Inoffiziell. Die Namen der Spiele gehören ihren Eigentümern.
lobby-version = Version { $version }
lobby-keys = Tasten
lobby-key-play = Sofort spielen
lobby-key-new = Neuer Tisch
lobby-key-turn = Zur Partie, die auf dich wartet
lobby-key-join = Einladung eingeben
lobby-key-rules = Regeln
lobby-key-keys = Diese Tasten

# A new table.
lobby-new-of = Neuer Tisch: { $game }
lobby-seats = Plätze
lobby-seats-what = Wer spielt mit? Bots brauchen keine Einladung; einen offenen Platz nimmt, wer deinen Link bekommt.
lobby-seat-who = Wer auf Platz { $number } sitzt
lobby-kind-you = Du
lobby-kind-here = Jemand anderes an diesem Bildschirm
lobby-kind-bot = Ein Bot
lobby-kind-open = Offen, für andere
lobby-person = Name der Person auf Platz { $number }
lobby-person-short = Name
lobby-level-of = Stufe des Bots auf Platz { $number }
lobby-link-later = Den Link zum Verschicken bekommst du gleich.
lobby-colour-of = Farbe von Platz { $number }
lobby-colour-vermilion = Zinnober, Scheibe
lobby-colour-blue = Blau, Raute
lobby-colour-green = Grün, Dreieck
lobby-colour-purple = Violett, Quadrat
lobby-colour-amber = Bernstein, Stern
lobby-add-seat = Platz hinzufügen
lobby-remove-seat = Platz { $number } entfernen
lobby-options = Regeln dieser Partie
lobby-siberia-exchange_sides = Börsen
lobby-siberia-exchange_sides-chosen = Der Startspieler wählt
lobby-siberia-exchange_sides-random = Der Zufall entscheidet
lobby-siberia-round_limit = Höchstens so viele Runden
lobby-range = { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }, üblich { NUMBER($usual, useGrouping: 0) }
lobby-who-may = Wer kommen darf
lobby-private = Nur mit Einladung
lobby-private-what = Den Tisch gibt es nur für alle, die daran sitzen oder deinen Link bekommen.
lobby-public = Öffentlich
lobby-public-what = Alle, die diesen Server erreichen, können ihn sehen, zuschauen und einen freien Platz nehmen.
lobby-hints = Tipps für alle
lobby-hints-what = Alle dürfen fragen, was das Programm tun würde. Allein gegen Bots gibt es Tipps immer.

# What will happen: one sentence each. $seats is a list: “you, Marta and an easy bot”.
lobby-what = Was geschieht
lobby-sum-seats = Am Tisch: { $seats }.
lobby-sum-you = du
lobby-sum-easy = { $count ->
    [one] ein leichter Bot
   *[other] { $count } leichte Bots
}
lobby-sum-medium = { $count ->
    [one] ein mittlerer Bot
   *[other] { $count } mittlere Bots
}
lobby-sum-hard = { $count ->
    [one] ein schwerer Bot
   *[other] { $count } schwere Bots
}
lobby-sum-expert = { $count ->
    [one] ein Experten-Bot
   *[other] { $count } Experten-Bots
}
lobby-sum-free = { $count ->
    [one] ein offener Platz
   *[other] { $count } offene Plätze
}
lobby-sum-at-once = Die Partie beginnt sofort.
lobby-sum-open = { $count ->
    [one] Du bekommst einen Link zum Verschicken. Die Partie beginnt, wenn jemand den offenen Platz genommen hat.
   *[other] Du bekommst einen Link zum Verschicken. Die Partie beginnt, wenn alle offenen Plätze besetzt sind.
}
lobby-sum-shared = Ihr teilt euch diesen Bildschirm: Zwischen den Zügen verdeckt er, was die anderen nicht sehen dürfen.
lobby-sum-no-seat = Du hast keinen Platz und schaust zu.
lobby-sum-private = Sonst sieht niemand den Tisch.
lobby-sum-invited = Den Tisch sieht nur, wer den Link hat.
lobby-sum-public = Alle auf diesem Server können zuschauen.
lobby-sum-hints = Alle dürfen um Tipps bitten.
lobby-start = Partie beginnen
lobby-open = Tisch eröffnen
lobby-no-game = Dieses Spiel gibt es hier nicht.

# Import a record.
lobby-import-title = Protokoll importieren
lobby-import-what = Ein Protokoll ist der Text einer ganzen Partie, wie ihn „Protokoll speichern“ am Tisch schreibt. Eine beendete Partie lässt sich Zug um Zug ansehen, eine abgebrochene weiterspielen.
lobby-import-text = Text des Protokolls
lobby-import-file = Datei wählen
lobby-import-drop = oder irgendwo auf diese Seite ziehen
lobby-import-go = Protokoll öffnen
lobby-import-checking = Jeder Zug wird geprüft …
lobby-import-unreadable = Diese Datei lässt sich nicht lesen.

# About the house.
lobby-about-title = Über Roundhouse
lobby-about-what = Brettspiele um Dampf und Industrie, mit Freunden und gegen Bots, auf deinem eigenen Server.
lobby-about-unofficial = Inoffiziell
lobby-about-unofficial-text = Roundhouse steht in keiner Verbindung zu den Autoren und Verlagen dieser Spiele. Die Namen der Spiele gehören ihren Eigentümern. Regeltexte, Karten, Daten und Bilder sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es.
lobby-about-fair = Ehrlich gezogen
lobby-about-fair-text = Aller Zufall an einem Tisch kommt aus einem Startwert, der vor der Partie feststeht und dessen Fingerabdruck von Anfang an zu sehen ist. Nach der Partie wird er offengelegt, und jeder kann jede Ziehung nachprüfen.
lobby-about-licences = Lizenzen
lobby-about-licences-text = Das Programm ist freie Software unter der MIT-Lizenz. Darin steckt die Arbeit anderer:
lobby-about-fonts = Schriften
lobby-about-parts = Programmteile
lobby-about-programs = Zum Programmieren
lobby-about-programs-text = Alles, was sich an einem Tisch tun lässt, geht auch über HTTP, mit JSON.
lobby-about-document = Das OpenAPI-Dokument

lobby-steamrollers-line = Würfeln, zeichnen, auf Umwegen liefern.
lobby-steamrollers-how-1 = Wählen
lobby-steamrollers-how-1-text = Reihum nimmt jeder einen der geworfenen Würfel. Seine Zahl sagt, wo du etwas tust; was du nimmst, bekommt sonst niemand.
lobby-steamrollers-how-2 = Zeichnen
lobby-steamrollers-how-2-text = Gleis für Gleis verbindest du Städte und Ortschaften auf deinem Bogen. Eine stärkere Lokomotive kommt weiter.
lobby-steamrollers-how-3 = Liefern
lobby-steamrollers-how-3-text = Bring Waren in die Stadt ihrer Farbe: ein Punkt für jede Ortschaft und Stadt am Weg. Drei leere Städte beenden die Partie.
lobby-steamrollers-tip = Kreuze früh zwei oder drei Kästchen der Lokomotive an: Ohne Stärke fährt nichts. Und frag nach einem Tipp, wann immer du magst.
lobby-steamrollers-coal = Kohle
lobby-steamrollers-coal-off = Ohne
lobby-steamrollers-coal-on = Mit Kohle
lobby-steamrollers-orders = Aufträge
lobby-steamrollers-orders-off = Ohne
lobby-steamrollers-orders-on = Mit Aufträgen
lobby-steamrollers-starting_tiles = Startplättchen
lobby-steamrollers-starting_tiles-off = Ohne
lobby-steamrollers-starting_tiles-on = Jeder wählt eins
lobby-steamrollers-walls = Mauern
lobby-steamrollers-walls-none = Keine
lobby-steamrollers-walls-medium = Einige
lobby-steamrollers-walls-hard = Viele
lobby-steamrollers-eva = Evas Stärke (allein)
lobby-steamrollers-round_limit = Höchstens so viele Runden (0: ohne Grenze)

lobby-steam_power-line = Bauen, verbinden, an jeder Strecke verdienen.
lobby-steam_power-how-1 = Bauen
lobby-steam_power-how-1-text = Zwei Aktionen pro Zug: Lege Gleise von Stadt zu Stadt und errichte Fabriken, wo irgendeine Strecke endet.
lobby-steam_power-how-2 = Liefern
lobby-steam_power-how-2-text = Bring Ressourcen für deine geheimen Aufträge in dein Streckennetz. Wem die Strecken und Fabriken am Weg gehören, der wird bezahlt.
lobby-steam_power-how-3 = Erfüllen
lobby-steam_power-how-3-text = Aufträge bringen Geld, Siegpunkte und weitere Aktionen. Sind genug erfüllt, endet die Partie, und die meisten Siegpunkte gewinnen.
lobby-steam_power-tip = Eine kurze erste Strecke mit einer Fabrik an jedem Ende: Dann bezahlen andere dich. Und frag nach einem Tipp, wann immer du magst.
lobby-steam_power-map = Karte
lobby-steam_power-map-great_lakes = Große Seen
lobby-steam_power-map-germany = Deutschland
lobby-steam_power-map-iberia = Iberien
lobby-steam_power-money_action = Geld erhalten bringt
lobby-steam_power-money_action-3 = $3
lobby-steam_power-money_action-5 = $5
lobby-steam_power-lone_contracts = Aufträge ohne Streckennetz
lobby-steam_power-lone_contracts-off = Nein
lobby-steam_power-lone_contracts-on = Ja, $5 je Ressource
lobby-steam_power-round_limit = Höchstens so viele Runden (0: ohne Grenze)
