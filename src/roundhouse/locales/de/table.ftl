# What a table and its bots have to say. $seat is p1, p2, …

table-opened = Der Tisch steht bereit.
table-joined = { $name } setzt sich auf Platz { $seat }.
table-left = { $before } verlässt Platz { $seat }; der Bot { $name } spielt weiter, bis { $before } zurückkommt.
table-resigned = { $before } gibt auf; der Bot { $name } spielt Platz { $seat } zu Ende.
table-returned = { $name } ist zurück auf Platz { $seat }.
table-opened-seat = Platz { $seat } ist frei.
table-filled = Der Bot { $name } setzt sich auf Platz { $seat }.
table-rematch = Dieselbe Runde spielt noch einmal, an einem neuen Tisch.

# $actions counts the decisions of this player that are taken back.
table-undo = { $seat } nimmt { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
} zurück.
# $line is the whole sentence of the action.
table-held = Gewählt, wartet auf „Fertig“: { $line }
table-asked = { $seat } möchte die letzte Entscheidung zurücknehmen.
table-agreed = { $seat } ist einverstanden.
table-refused = { $seat } ist nicht einverstanden; es bleibt dabei.

table-prompt-gathering = Warten auf Mitspieler.
table-prompt-done = Weiter mit „Fertig“, oder nimm es zurück: Nach „Fertig“ wird etwas gezogen oder aufgedeckt.

table-not-now = Das geht jetzt nicht.
table-how-many = Eine Anfrage enthält 1 bis { $high } Aktionen.
table-say-done = Deine letzte Wahl wartet auf „Fertig“; sag „Fertig“ oder nimm sie zurück.
table-shows-first = Mitten in diesen Aktionen würde etwas aufgedeckt; schick zuerst die bis dorthin.
table-nothing-waits = Nichts wartet auf dein „Fertig“.
table-nothing-to-undo = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
table-asked-already = Die anderen sind schon gefragt.
table-nothing-asked = Du bist nichts gefragt worden.
table-not-started = Die Partie hat noch nicht begonnen.
table-begun = Die Partie hat schon begonnen.
table-over = Die Partie ist zu Ende.
table-not-over = Die Partie ist noch nicht zu Ende.
table-no-seat-free = Kein Platz ist frei.
table-seat-taken = Dieser Platz ist besetzt.
table-name = Ein Name hat 1 bis { $limit } druckbare Zeichen.
table-colour = „{ $colour }“ kann hier keine Farbe sein; jeder Platz hat eine andere von diesen: { $colours }.
table-no-entry = Einen Eintrag { NUMBER($number, useGrouping: 0) } gibt es nicht; das Protokoll hat { NUMBER($last, useGrouping: 0) }.

bot-unknown = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }.
bot-no-budget = Der Bot { $bot } nimmt keine Zahl.
bot-budget = Eine Suche hat eine ganze Zahl von Durchläufen, 1 bis { NUMBER($high, useGrouping: 0) }, nicht „{ $number }“.
bot-process-died = Der Prozess des Bots { $bot } ist unerwartet zu Ende gegangen.
bot-failed = Der Bot { $bot } konnte nicht antworten: { $reason }
