# Sheets to be printed: the words on them, and what the command `print` says. Words on a sheet stand in capitals there,
# so the drawing knows capitals, digits and few signs only.

print-no-sheet = Gra { $game } nie ma karty do druku.
# $folder is a folder, $reason a clause by the system, in English.
print-cannot-write = Nie można nic zapisać w { $folder }: { $reason }.
# $files lists files.
print-done = { $count ->
    [one] Jedna strona jest w { $folder }: { $files }.
    [few] { $count } strony są w { $folder }: { $files }.
    [many] { $count } stron jest w { $folder }: { $files }.
   *[other] { $count } strony jest w { $folder }: { $files }.
}

print-sheet-name = Imię
# $level is one of the two levels below, $number the number of the chart.
print-sheet-chart = Mury: poziom { $level }, mapka { $number }
print-sheet-medium = średni
print-sheet-hard = trudny
print-sheet-track = Punkty za przewozy
print-sheet-engine = Lokomotywa
print-sheet-boxes = Za 4, 5 lub 6 skreślonych kratek: na koniec 1, 2 lub 3 punkty
print-sheet-score = Punktacja
print-sheet-deliveries = Przewozy
print-sheet-network = Połączenia i miasteczka
print-sheet-strength = Lokomotywa
print-sheet-tiles = Kafelki akcji
print-sheet-orders = Zamówienia
print-sheet-start = Kafelek startowy
print-sheet-total = Razem
# $data is the name of the data set.
print-sheet-foot = Roundhouse · nieoficjalne, projekt własny · dane: { $data }
