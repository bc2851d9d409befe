# What the server has to say.

# Bots, hints and imported records, which are worked on in processes of their own. $seconds is a limit.
server-closing = Der Server wird gerade beendet.
# The end of a sentence: “The bot greedy could not answer: …”
server-took-too-long = es hat mehr als { NUMBER($seconds, useGrouping: 0) } Sekunden gedauert.
# $reason is what the program says, in English.
server-record-failed = Die Aufzeichnung ließ sich nicht prüfen: { $reason }
server-records-waiting = Zu viele Aufzeichnungen warten auf ihre Prüfung; versuche es in einer Minute noch einmal.

# Requests that are not answered as they were meant.
server-not-found = Hier ist nichts.
server-wrong-method = { $method } geht hier nicht, nur: { $allow }.
server-no-person = Sag, wer du bist: Das geht nur mit dem Token einer Person.
server-wrong-host = Dieser Server hört nicht auf den Namen „{ $host }“.
server-wrong-origin = Diese Anfrage kommt von woanders ({ $origin }), deshalb wird sie nicht ausgeführt.
server-body-not-json = Der Inhalt muss vom Typ application/json sein, nicht „{ $type }“.
server-body-too-large = Der Inhalt ist größer als { NUMBER($limit, useGrouping: 0) } Bytes.
server-body-too-slow = Der Inhalt ist nicht innerhalb von { $seconds } Sekunden angekommen.
# $problem is what the reader of JSON says, in English.
server-body-malformed = Der Inhalt lässt sich nicht als JSON lesen: { $problem }
server-body-invalid = Der Inhalt passt nicht: { $problem }
server-query-malformed = Die Parameter in der Adresse lassen sich nicht lesen.
server-query-unknown = Einen Parameter „{ $name }“ gibt es hier nicht.
server-query-twice = Der Parameter { $name } ist zweimal angegeben.
server-query-invalid = Die Parameter in der Adresse passen nicht: { $problem }
server-fault = Der Fehler liegt bei diesem Server, nicht bei deiner Anfrage. Was geschehen ist, steht in seinem Terminal.

# Starting. $reason is what the system says.
server-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $reason }.
server-locked = Ein anderer Prozess benutzt { $folder } und antwortet nicht; beende ihn oder wähle mit --data einen anderen Ordner.
server-host-unknown = Eine Adresse „{ $host }“ gibt es auf diesem Rechner nicht.
server-port = Der Port { $port } von { $host } lässt sich nicht benutzen: { $reason }. Wähle mit --port einen anderen, oder gar keinen.

# The plain page.
server-page-title = Roundhouse
server-page-lead = Brettspiele um Dampf und Industrie, mit Freunden und gegen Bots.
server-page-games = Spiele
server-page-players = { $low ->
    [one] 1 bis { $high } Spieler
   *[other] { $low } bis { $high } Spieler
}
server-page-rules = Die Regeln
server-page-tables = Öffentliche Tische
server-page-no-tables = Zurzeit gibt es keinen öffentlichen Tisch.
server-page-head-game = Spiel
server-page-head-seats = Plätze
server-page-head-phase = Stand
server-page-phase-gathering = wartet auf Mitspieler
server-page-phase-playing = läuft
server-page-phase-over = ist zu Ende
server-page-open = (frei)
server-page-play = So wird gespielt
server-page-no-board = Der Client für den Browser ist nicht gebaut. „./roundhouse play“ baut ihn; bis dahin spielst du im Terminal oder schreibst ein Programm.
server-page-why = Die Meldung beim Bauen: { $reason }
server-page-terminal = Im Terminal
server-page-api = Mit einem Programm
server-page-api-what = Alles, was an einem Tisch möglich ist, geht auch über HTTP, mit JSON.
server-page-api-document = Das OpenAPI-Dokument
server-page-unofficial = Inoffiziell. Die Namen der Spiele gehören ihren Inhabern; Regeltexte, Karten und Daten sind unsere eigenen.

# Tables and people.
server-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
server-unknown-token = Dieses Token gehört niemandem.
server-not-your-seat = Der Platz { $seat } gehört nicht dir.
server-no-seat = Du hast hier keinen Platz.
server-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-bad-invitation = Das ist nicht die Einladung an diesen Tisch.
server-other-players = Die Partie hat { $players } Plätze.
server-other-rules = An diesem Tisch galten Regeln oder Daten, die dieses Programm nicht hat.
server-too-many-tables = Du hast { $limit } Tische, die noch nicht zu Ende sind; spiele erst einen zu Ende.
server-too-many-sockets = Zu viele Verbindungen sind offen.
server-stale = Am Tisch ging es weiter; das hast du verpasst.
server-moved-on = Am Tisch ging es weiter.
server-busy = Am Tisch ändern gerade andere etwas; versuche es noch einmal.
server-action-or-text = Frage entweder mit der Nummer einer Aktion oder mit ihrem Text.
server-no-hints = An diesem Tisch gibt es keine Tipps: Es gibt sie nur in Partien gegen Bots oder an Tischen, an denen alle sie haben.
server-one-hint = Nach deinem letzten Tipp wird noch gesucht.
server-analyses-waiting = Viele Partien warten schon auf ihre Analyse; versuche es später noch einmal.
server-nothing-to-wish = Über diese Verbindung kannst du um nichts bitten.

# The database. $file is its file; $reason is what SQLite or the system says, in English.
server-no-home = Es gibt kein Benutzerverzeichnis, um Partien aufzubewahren; nenne mit --data einen Ordner.
server-storage-full = Für { $file } ist kein Platz mehr; nichts wurde gespeichert.
server-storage-failed = Die Datenbank { $file } lässt sich nicht benutzen: { $reason }.
server-storage-newer = Die Datenbank { $file } stammt von einer neueren Version dieses Programms.
server-storage-foreign = { $file } ist keine Datenbank dieses Programms.
server-storage-missing = Eine Datenbank { $file } gibt es nicht.
server-storage-broken = Die Datenbank { $file } ist beschädigt: { $reason }.
# $table is the id of a table.
server-storage-damaged = Die Datenbank { $file } ist beschädigt: Das Protokoll des Tisches { $table } ist nicht vollständig.
# $setting and $value are words of SQLite: journal_mode, delete.
server-storage-unsafe = Die Datenbank { $file } ist auf diesem Datenträger nicht sicher: { $setting } ist { $value }.
