# Sheets to be printed: the words on them, and what the command `print` says. Words on a sheet stand in capitals there,
# so the drawing knows capitals, digits and few signs only.

print-no-sheet = Für { $game } gibt es keinen Bogen zum Drucken.
# $folder is a folder, $reason a clause by the system, in English.
print-cannot-write = In { $folder } lässt sich nichts schreiben: { $reason }.
# $files lists files.
print-done = { $count ->
    [one] Eine Seite liegt in { $folder }: { $files }.
   *[other] { $count } Seiten liegen in { $folder }: { $files }.
}

print-sheet-name = Name
# $level is one of the two levels below, $number the number of the chart.
print-sheet-chart = Mauern: { $level }, Plan { $number }
print-sheet-medium = mittel
print-sheet-hard = schwer
print-sheet-track = Punkte für Lieferungen
print-sheet-engine = Lokomotive
print-sheet-boxes = 4, 5 oder 6 Kästchen angekreuzt: am Ende 1, 2 oder 3 Punkte
print-sheet-score = Wertung
print-sheet-deliveries = Lieferungen
print-sheet-network = Verbindungen und Ortschaften
print-sheet-strength = Lokomotive
print-sheet-tiles = Aktionsplättchen
print-sheet-orders = Aufträge
print-sheet-start = Startplättchen
print-sheet-total = Summe
# $data is the name of the data set.
print-sheet-foot = Roundhouse · inoffiziell, eigener Entwurf · Daten: { $data }
