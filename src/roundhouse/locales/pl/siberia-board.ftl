# The board of Siberia in the browser: everything around the map.

# $phase is one of the siberia-phase names.
siberia-board-stage = runda { $round } · { $phase }
siberia-board-money = ${ $money }
siberia-board-first = zaczyna
siberia-board-passed = pas

# Columns, and the actions of the same names on buttons.
siberia-board-column-manager = Menedżer
siberia-board-column-logistics = Logistyk
siberia-board-column-salesman = Sprzedawca
siberia-board-column-worker = Robotnik
siberia-board-column-investor = Inwestor
siberia-board-column-gas = Gaz
siberia-board-column-coal = Węgiel
siberia-board-column-oil = Ropa
siberia-board-column-gold = Złoto
siberia-board-column-diamonds = Diamenty
siberia-board-column-research = Badania

# Other things to do, on buttons.
siberia-board-verb-side = Wybierz giełdę
siberia-board-verb-place = Połóż żeton
siberia-board-verb-pass = Spasuj
siberia-board-verb-find = Umieść kostkę
siberia-board-verb-move = Przesuń robotnika
siberia-board-verb-stop = Zakończ ruch
siberia-board-verb-discard = Usuń żeton

# What one can point at, on buttons.
siberia-board-none = Bez efektu
siberia-board-own-token = Żetonem tego surowca
siberia-board-by-manager = Menedżerem
siberia-board-from-pool = Z puli
siberia-board-player = { $player }
siberia-board-nowhere = gdzie indziej

# The panel on the map.
siberia-board-stock = Dostawy i inwestycje
siberia-board-supply = Dostawy
siberia-board-supply-ends = koniec, gdy trzy są puste
# $resource_genitive comes from the name of the resource.
siberia-board-supply-label = Dostawa { $resource_genitive }: { $count }
siberia-board-investments = Inwestycje
siberia-board-stack = { $count ->
    [0] stos pusty
   *[other] w stosie: { $count }
}
siberia-board-investment = inwestycja
# $column is the name of a column.
siberia-board-investment-label = { $count ->
    [one] Odkryta inwestycja: { $column }
   *[other] Odkryte inwestycje ({ $count }): { $column }
}
siberia-board-closed = Wyłączone
siberia-board-closed-count = { $count } / { $all }

# The exchanges.
siberia-board-exchanges = Giełdy
siberia-board-thousands = tysiące za kostkę
siberia-board-price = { $resource } ${ $price }
siberia-board-pawns = { $player } ({ $count })
siberia-board-exchange-label = { $name }. Płaci za kostkę: { $prices }. Sprzedawcy: { $salesmen }
siberia-board-exchange-label-empty = { $name }. Płaci za kostkę: { $prices }. Bez sprzedawców
siberia-board-sides-tile = Kafelek giełdy { $tile } z { $all }
siberia-board-sides-question = Która giełda jest czynna?
siberia-board-sides-note = Druga strona nie bierze udziału w grze. Ceny w tysiącach za kostkę.
siberia-board-sides-other = Wybiera { $player }. Ceny w tysiącach za kostkę.
siberia-board-sides-or = albo
siberia-board-sides-either = { $one } albo { $other }

# The players' boards.
siberia-board-boards = Plansze graczy
siberia-board-yours = Twoja plansza
siberia-board-of = Plansza: { $player }
siberia-board-tokens = { $count ->
    [one] { $count } żeton, może zostać 10
    [few] { $count } żetony, może zostać 10
    [many] { $count } żetonów, może zostać 10
   *[other] { $count } żetonu, może zostać 10
}
# It explains the look of tokens that are laid in secret.
siberia-board-secret-note = przerywane: tajne
siberia-board-hand = Ręka
siberia-board-pool = Pula
siberia-board-pool-label = { $count ->
    [one] Pula: { $count } pionek
    [few] Pula: { $count } pionki
    [many] Pula: { $count } pionków
   *[other] Pula: { $count } pionka
}
siberia-board-empty = pusto
siberia-board-ready = gotowe
siberia-board-missing = brak { $count }
siberia-board-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
siberia-board-no-effect = bez efektu
siberia-board-gain = +${ $gain }
siberia-board-secret-token = { $token } (tajny, jeszcze do zmiany)
siberia-board-research-first = najpierw to
siberia-board-to-place = zostało { $count }
siberia-board-column-label = { $column }: { $contents }
siberia-board-column-state = { $column }: { $contents }; { $state }

# The line of a player.
siberia-board-facts-ready = Gotowe: { $columns }
siberia-board-facts-none-ready = Żadna kolumna nie jest gotowa
# It stands after the pawns themselves.
siberia-board-facts-pool = { $count ->
    [0] pula pusta
   *[other] w puli
}
