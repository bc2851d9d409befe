# Sheets to be printed: the words on them, and what the command `print` says. Words on a sheet stand in capitals there,
# so the drawing knows capitals, digits and few signs only.

print-no-sheet = { $game } has no sheet to be printed.
# $folder is a folder, $reason a clause by the system, in English.
print-cannot-write = Nothing can be written to { $folder }: { $reason }.
# $files lists files.
print-done = { $count ->
    [one] One page is in { $folder }: { $files }.
   *[other] { $count } pages are in { $folder }: { $files }.
}

print-sheet-name = Name
# $level is one of the two levels below, $number the number of the chart.
print-sheet-chart = Walls: { $level }, chart { $number }
print-sheet-medium = medium
print-sheet-hard = hard
print-sheet-track = Points for deliveries
print-sheet-engine = Engine
print-sheet-boxes = 4, 5 or 6 boxes crossed out: 1, 2 or 3 points at the end
print-sheet-score = Score
print-sheet-deliveries = Deliveries
print-sheet-network = Connections and towns
print-sheet-strength = Engine
print-sheet-tiles = Action tiles
print-sheet-orders = Orders
print-sheet-start = Starting tile
print-sheet-total = Total
# $data is the name of the data set.
print-sheet-foot = Roundhouse · unofficial, our own design · data: { $data }
