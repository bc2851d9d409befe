# Sheets to be printed: the words on them, and what the command `print` says. Words on a sheet stand in capitals there,
# so the drawing knows capitals, digits and few signs only.

print-no-sheet = { $game } não tem folha para imprimir.
# $folder is a folder, $reason a clause by the system, in English.
print-cannot-write = Não é possível escrever em { $folder }: { $reason }.
# $files lists files.
print-done = { $count ->
    [one] Uma página está em { $folder }: { $files }.
   *[other] { $count } páginas estão em { $folder }: { $files }.
}

print-sheet-name = Nome
# $level is one of the two levels below, $number the number of the chart.
print-sheet-chart = Muros: { $level }, esquema { $number }
print-sheet-medium = médio
print-sheet-hard = difícil
print-sheet-track = Pontos por entregas
print-sheet-engine = Locomotiva
print-sheet-boxes = 4, 5 ou 6 casas riscadas: 1, 2 ou 3 pontos no fim
print-sheet-score = Pontuação
print-sheet-deliveries = Entregas
print-sheet-network = Ligações e vilas
print-sheet-strength = Locomotiva
print-sheet-tiles = Peças de ação
print-sheet-orders = Encomendas
print-sheet-start = Peça inicial
print-sheet-total = Total
# $data is the name of the data set.
print-sheet-foot = Roundhouse · não oficial, desenho próprio · dados: { $data }
