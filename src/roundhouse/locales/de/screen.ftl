# The table's screen: everything around a board that is the same for all games.

# In the title of the browser's tab.
screen-title = { $game } – Roundhouse
screen-title-turn = ● Du bist am Zug – { $game }
screen-loading = Der Tisch wird gedeckt …
screen-unknown-game = Dieses Spiel kann hier nicht gezeigt werden.
screen-to-lobby = Zur Lobby
# The mark in the corner, for those who cannot see it.
screen-home = Roundhouse: zur Lobby
screen-connection-lost = Verbindung unterbrochen; neuer Versuch …

# Players. A bot has the name of somebody who built locomotives.
screen-bot-name = Bot { $name }
screen-players = Spieler
screen-you = du
screen-left = gegangen, ein Bot spielt
screen-return = Zurück an meinen Platz
# At a shared screen: show what only this player may see.
screen-look = Zeigen, was { $name } weiß
screen-hide = Wieder verdecken

# The heading of what is asked, in capitals, and the sentence below it.
screen-prompt = Was ansteht
screen-head-turn = Du bist am Zug
screen-head-turn-of = { $name }: du bist am Zug
screen-head-waiting = Warten
screen-head-watching = Du schaust zu
screen-head-meanwhile = Inzwischen
screen-head-paused = Pause
screen-head-over = Spielende
screen-head-asked = Eine Frage an dich
screen-paused = Alle sind gegangen; das Spiel wartet.
screen-shared = Was nur eine Person von euch wissen darf, ist jetzt verdeckt.
# $count says how many have won together, $names lists them.
screen-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
screen-asked = { $name } möchte die letzte Entscheidung zurücknehmen.
screen-asking = Du hast um Rücknahme gebeten; noch haben nicht alle geantwortet.
screen-agree = Einverstanden
screen-refuse = Ablehnen

# Actions.
screen-skip = Überspringen
screen-key-space = Leertaste
screen-done = Fertig
screen-do = Ausführen
screen-undo = Zurücknehmen
screen-undo-ask = Um Rücknahme bitten
screen-held = Gewählt:
screen-back = Zurück
# $what is something that was picked, a piece, a place or a kind of action.
screen-unpick = Auswahl aufheben: { $what }
screen-sending = Einen Moment …
screen-sending-later = Wird ausgeführt, sobald die Verbindung wieder da ist.
screen-hint = Tipp
screen-hinting = Ein Tipp wird gesucht …
# What a hinted move promises and why: $terms is what speaks for it and against it, such as "+2.3 for orders".
screen-hint-chance = { $percent } % Siegchance
screen-hint-points = Ergebnis ≈ { $points }
screen-hint-terms = { $first }, { $second }
screen-hint-why-next = Gegenüber dem nächstbesten: { $terms }
screen-hint-why-others = Gegenüber den anderen Zügen: { $terms }
screen-hint-why-ahead = Es lohnt sich später: Das zeigt erst der Blick voraus.
screen-hint-why-only = Es gibt keinen anderen Zug.
# $number is the number of a paragraph of the rules, such as SI-5.3.
screen-rule = Regel { $number }

# The log.
screen-log = Verlauf
screen-log-replay = Zug { NUMBER($number, useGrouping: 0) } · nachspielen
screen-log-draws = { $count ->
    [one] Einmal gezogen
   *[other] { $count }-mal gezogen
}
screen-log-more = Frühere Züge zeigen
screen-log-joined = { $name } setzt sich an den Tisch.
screen-log-left = { $before } ist gegangen; ein Bot spielt bis zur Rückkehr weiter.
screen-log-resigned = { $before } hat aufgegeben; ein Bot spielt zu Ende.
screen-log-returned = { $name } ist zurück.
screen-log-opened-seat = Ein Platz ist wieder frei.
screen-log-filled = { $name } setzt sich an den Tisch.

# The bar, the menu, the tabs of a phone.
screen-rules = Regeln
screen-menu = Menü
screen-tabs = Teile des Tisches
screen-tab-board = Spielplan
screen-tab-hand = Mein Plan
screen-tab-players = Spieler
screen-tab-log = Verlauf
screen-pace = Züge der anderen
screen-pace-calm = ruhig
screen-pace-brisk = flott
screen-pace-off = sofort
screen-theme = Farben
screen-theme-auto = wie System
screen-theme-light = hell
screen-theme-dark = dunkel
screen-language = Sprache
screen-sound = Ton
screen-auto-end = Meine Züge ohne „Fertig“ beenden
screen-auto-end-help = Der letzte Schritt vor dem Ziehen lässt sich dann nicht zurücknehmen.
screen-export = Protokoll speichern
screen-leave = Tisch verlassen
screen-leave-help = Ein Bot spielt, bis du zurückkommst.
screen-resign = Aufgeben
screen-resign-help = Ein Bot spielt zu Ende.
screen-resign-sure = Danach kannst du nicht zurückkommen.
screen-resign-no = Weiterspielen
screen-close = Schließen

# Keys.
screen-keys = Tasten
screen-keys-arrows = durch die anklickbaren Felder gehen
screen-keys-enter = ausführen; Fertig
screen-keys-numbers = eine Aktion wählen
screen-keys-escape = einen Schritt zurück
screen-keys-zoom = Karte größer, kleiner, ganz
screen-keys-shift = Karte verschieben
screen-keys-undo = zurücknehmen
screen-keys-hint = Tipp
screen-keys-space = Züge der anderen überspringen
screen-keys-log = größerer Verlauf
screen-keys-rules = Regeln
screen-keys-keys = diese Tasten

# Before the game.
screen-gathering = { $count ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
screen-gathering-wait = Es geht los, sobald alle Plätze besetzt sind.
screen-gathering-join = Such dir einen Platz aus.
screen-seat-free = frei
screen-seat-kept = für jemanden freigehalten
screen-sit = Hinsetzen
# Somebody who has a seat already plays a second one, for a shared screen.
screen-sit-too = Auch hier spielen
screen-get-up = Aufstehen
screen-fill = Bot …
# A choice: “Easy: slips now and then, answers at once”.
screen-fill-with = { $level }: { $what }
screen-fill-all-easy = { $count ->
    [one] Platz mit einem leichten Bot besetzen und anfangen
   *[other] Plätze mit leichten Bots besetzen und anfangen
}
screen-fill-all-medium = { $count ->
    [one] Platz mit einem mittleren Bot besetzen und anfangen
   *[other] Plätze mit mittleren Bots besetzen und anfangen
}
screen-fill-all-hard = { $count ->
    [one] Platz mit einem schweren Bot besetzen und anfangen
   *[other] Plätze mit schweren Bots besetzen und anfangen
}
screen-fill-all-expert = { $count ->
    [one] Platz mit einem Experten-Bot besetzen und anfangen
   *[other] Plätze mit Experten-Bots besetzen und anfangen
}
screen-open-seat = Platz freigeben
screen-invite = Einladung
screen-invite-note = Wer diesen Link öffnet, kann sich dazusetzen oder zuschauen.
# “roundhouse play --host” is a command.
screen-invite-local = Wer diesen Link öffnet, kann sich dazusetzen oder zuschauen. Diese Adresse gilt nur auf diesem Computer: Für Freunde anderswo starte mit „roundhouse play --host“ und einer Adresse, die sie erreichen.
screen-copy = Kopieren
screen-copied = Kopiert

# Several persons at one screen.
screen-hand-over = Gib weiter an { $name }
screen-hand-over-help = Die anderen schauen weg. Was nur { $name } sehen darf, kommt nach dem Knopf.
screen-i-am = Ich bin { $name }

# The end.
screen-result = Ergebnis
# $ending is a clause: “eight areas are closed”.
screen-ending = Das Spiel ist zu Ende: { $ending }.
screen-total = Summe
screen-number = { $number }
screen-replay = Nachspielen
screen-analyse = Analysieren
screen-rematch = Noch einmal
screen-rematch-join = Zur Revanche
screen-rematch-watch = Zur Revanche
screen-share = Teilen
screen-look-board = Spielplan ansehen
screen-fair = Alle Ziehungen standen vor dem Spiel fest
screen-commitment = Vor dem Spiel allen mitgeteilt (der Hash des Seeds):
screen-seed = Der Seed, aus dem jede Ziehung folgt:
