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

# Why a token cannot be laid somewhere. $token is its name; a manager has no resource.
# $resource_location and $person_location come from the names of the columns.
siberia-board-goes = Żeton { $token } kładziesz { $resource_location }, { $person_location } albo w badaniach.
siberia-board-manager-goes = Żeton menedżera kładziesz w kolumnie menedżera albo w badaniach.

# What an action does, in a few words; what it brings may follow after a dot.
siberia-board-does-none = nic się nie dzieje, żetony z kolumny wracają do woreczka
siberia-board-does-pass = wracasz do gry dopiero w następnej rundzie
siberia-board-does-research = za każdy żeton stąd kostka trafia na mapę
siberia-board-does-logistics = trzy kroki dla twoich robotników
siberia-board-does-manager = menedżer { $column_location } jako dżoker
siberia-board-does-investor = inwestycja zostaje { $column_location } do końca gry
siberia-board-does-worker-pool = pionek z puli trafia do Władywostoku
siberia-board-does-worker-area = twój robotnik wraca: { $place } → Władywostok
siberia-board-does-worker-exchange = twój sprzedawca zostaje robotnikiem: { $place } → Władywostok
siberia-board-does-salesman-pool = pionek z puli trafia na giełdę { $place }
siberia-board-does-salesman-area = twój robotnik zostaje sprzedawcą: { $from } → { $place }
siberia-board-does-salesman-exchange = twój sprzedawca zmienia giełdę: { $from } → { $place }
siberia-board-does-half = do pełnej kolumny brakuje wtedy jeszcze jednego
siberia-board-does-cube = kostka { $resource_genitive } trafi na mapę
siberia-board-does-any-cube = kostka wybranego surowca trafi na mapę
siberia-board-does-discard = żeton wraca do woreczka
# $price is for one cube.
siberia-board-does-sell = { $count ->
    [one] { $count } kostka po ${ $price }
    [few] { $count } kostki po ${ $price }
    [many] { $count } kostek po ${ $price }
   *[other] { $count } kostki po ${ $price }
}

# What is good to know while nothing else is shown. $columns lists columns: “investor, gas and gold”.
siberia-board-aside-next = Gotowe na następne tury: { $columns }.
siberia-board-aside-none = Żadna twoja kolumna nie jest gotowa.
siberia-board-aside-pass = Pas kończy dla ciebie tę rundę.
siberia-board-aside-passed = Pas: wracasz do gry w następnej rundzie.
siberia-board-aside-plan = Już gotowe: { $columns }.
siberia-board-aside-begin = Kolumna jest gotowa, gdy leżą w niej dwa żetony albo żeton i inwestycja.

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
