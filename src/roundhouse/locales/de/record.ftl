# Records of games: what can be wrong with one. $line is the number of the line.

record-foreign = Das ist keine Aufzeichnung von Roundhouse.
record-partial = Das ist nur, was eine Person von einer laufenden Partie sehen konnte; lesen lässt sich nur eine vollständige Aufzeichnung.
# $version is the format's number in the file, $known the newest that this program reads.
record-newer = Die Aufzeichnung hat das Format { $version }; dieses Programm liest nur das Format { NUMBER($known, useGrouping: 0) }.
record-too-large = Die Datei ist größer als { $limit } MiB, zu groß für eine Aufzeichnung.
record-not-text = Zeile { NUMBER($line, useGrouping: 0) } ist kein UTF-8-Text.
record-long-line = Zeile { NUMBER($line, useGrouping: 0) } ist länger als { NUMBER($limit, useGrouping: 0) } Zeichen.
record-breaks-off = Die Aufzeichnung bricht nach Zeile { NUMBER($line, useGrouping: 0) } ab.
record-goes-on = Zeile { NUMBER($line, useGrouping: 0) } steht nach dem Ende der Aufzeichnung.
# $expected is the form that the line should have, such as “players: …”.
record-unexpected = Zeile { NUMBER($line, useGrouping: 0) } sollte „{ $expected }“ lauten.
record-unexpected-blank = Zeile { NUMBER($line, useGrouping: 0) } sollte leer sein: Sie beendet den Kopf.
record-twice = Zeile { NUMBER($line, useGrouping: 0) } gibt eine Option zum zweiten Mal an.
record-name = Zeile { NUMBER($line, useGrouping: 0) }: Ein Name hat 1 bis { $limit } druckbare Zeichen.
record-no-seat = Zeile { NUMBER($line, useGrouping: 0) }: { $seat } gibt es nicht in einer Partie mit { $players } Plätzen.
record-counter = Zeile { NUMBER($line, useGrouping: 0) }: Ziehung { NUMBER($counter, useGrouping: 0) } kann so nicht nach Ziehung { NUMBER($drawn, useGrouping: 0) } stehen.
record-no-counter = Zeile { NUMBER($line, useGrouping: 0) } trägt die Nummer einer Ziehung, ist aber keine des Tisches.

# $problem is a whole sentence.
record-line = Zeile { NUMBER($line, useGrouping: 0) }: { $problem }
record-rules = Zeile { NUMBER($line, useGrouping: 0) }: Die Partie folgt der Version „{ $version }“ der Regeln; dieses Programm kennt „{ $known }“.
record-data = Zeile { NUMBER($line, useGrouping: 0) }: Die Daten „{ $data }“ mit diesem Hash sind nicht die vorhandenen.

record-no-move = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ ist hier kein Zug.
# $reason is a whole sentence, $rule the number of the rule.
record-illegal = Zeile { NUMBER($line, useGrouping: 0) }: „{ $move }“ ist nicht erlaubt: { $reason } ({ $rule })
record-not-now = Zeile { NUMBER($line, useGrouping: 0) }: { $seat } ist nicht dran.
record-no-chance = Zeile { NUMBER($line, useGrouping: 0) }: Hier wird nichts gezogen; jemand am Tisch muss handeln.
record-impossible = Zeile { NUMBER($line, useGrouping: 0) }: „{ $move }“ kann hier nicht gezogen werden.
record-draw = Zeile { NUMBER($line, useGrouping: 0) }: Ziehung { NUMBER($counter, useGrouping: 0) } des Seeds ist „{ $drawn }“, nicht „{ $move }“.
record-over = Zeile { NUMBER($line, useGrouping: 0) }: Die Partie war schon vorher zu Ende.

record-commitment = Zeile { NUMBER($line, useGrouping: 0) }: Der Seed ist nicht der, der vorher festgelegt war.
record-ending = Zeile { NUMBER($line, useGrouping: 0) }: Nach den Zügen ist das Ende „{ $found }“, nicht „{ $told }“.
record-score = Zeile { NUMBER($line, useGrouping: 0) }: Nach den Zügen hat { $seat } { NUMBER($found, useGrouping: 0) } Punkte, und anders zusammengesetzt als hier.
record-winners = Zeile { NUMBER($line, useGrouping: 0) }: Nach den Zügen gewinnt: { $found }.
record-digest = Zeile { NUMBER($line, useGrouping: 0) }: Die Züge führen zu einer anderen Stellung als der mit diesem Prüfwert.
record-changed = Zeile { NUMBER($line, useGrouping: 0) }: Die Prüfsumme passt nicht: Die Aufzeichnung wurde verändert.

# $seconds is a limit.
record-too-slow = Die Prüfung der Aufzeichnung dauert mehr als { NUMBER($seconds, useGrouping: 0) } Sekunden, zu lange für eine Aufzeichnung.
record-too-costly = Die Aufzeichnung ist zu lang, oder ihre Prüfung braucht zu viel Speicher.
