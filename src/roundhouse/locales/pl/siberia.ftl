# Siberia. Pieces and columns first, then options, prompts, log, effects, refusals, endings and scores.

# The words for the pieces in the cases that sentences need.
-manager = { $case ->
   *[nominative] menedżer
    [genitive] menedżera
    [accusative] menedżera
}
-logistics = { $case ->
   *[nominative] logistyk
    [genitive] logistyka
    [accusative] logistyka
}
-salesman = { $case ->
   *[nominative] sprzedawca
    [genitive] sprzedawcy
    [accusative] sprzedawcę
}
-worker = { $case ->
   *[nominative] robotnik
    [genitive] robotnika
    [accusative] robotnika
}
-investor = { $case ->
   *[nominative] inwestor
    [genitive] inwestora
    [accusative] inwestora
}
-gas = { $case ->
   *[nominative] gaz
    [genitive] gazu
    [accusative] gaz
}
-coal = { $case ->
   *[nominative] węgiel
    [genitive] węgla
    [accusative] węgiel
}
-oil = { $case ->
   *[nominative] ropa
    [genitive] ropy
    [accusative] ropę
}
-gold = { $case ->
   *[nominative] złoto
    [genitive] złota
    [accusative] złoto
}
-diamonds = { $case ->
   *[nominative] diamenty
    [genitive] diamentów
    [accusative] diamenty
}

siberia-title = Siberia

# .location says where a token is put; research is no column. .piece is the token as the object of a verb: a manager
# stands in the genitive after “żeton”, a pair in the nominative.
siberia-column-manager = { -manager }
    .genitive = { -manager(case: "genitive") }
    .accusative = { -manager(case: "accusative") }
    .gender = masculine
    .location = w kolumnie { -manager(case: "genitive") }
    .piece = żeton { -manager(case: "genitive") }
siberia-column-logistics = { -logistics }
    .genitive = { -logistics(case: "genitive") }
    .accusative = { -logistics(case: "accusative") }
    .gender = masculine
    .location = w kolumnie { -logistics(case: "genitive") }
siberia-column-salesman = { -salesman }
    .genitive = { -salesman(case: "genitive") }
    .accusative = { -salesman(case: "accusative") }
    .gender = masculine
    .location = w kolumnie { -salesman(case: "genitive") }
siberia-column-worker = { -worker }
    .genitive = { -worker(case: "genitive") }
    .accusative = { -worker(case: "accusative") }
    .gender = masculine
    .location = w kolumnie { -worker(case: "genitive") }
siberia-column-investor = { -investor }
    .genitive = { -investor(case: "genitive") }
    .accusative = { -investor(case: "accusative") }
    .gender = masculine
    .location = w kolumnie { -investor(case: "genitive") }
siberia-column-gas = { -gas }
    .genitive = { -gas(case: "genitive") }
    .accusative = { -gas(case: "accusative") }
    .gender = masculine
    .location = w kolumnie { -gas(case: "genitive") }
siberia-column-coal = { -coal }
    .genitive = { -coal(case: "genitive") }
    .accusative = { -coal(case: "accusative") }
    .gender = masculine
    .location = w kolumnie { -coal(case: "genitive") }
siberia-column-oil = { -oil }
    .genitive = { -oil(case: "genitive") }
    .accusative = { -oil(case: "accusative") }
    .gender = feminine
    .location = w kolumnie { -oil(case: "genitive") }
siberia-column-gold = { -gold }
    .genitive = { -gold(case: "genitive") }
    .accusative = { -gold(case: "accusative") }
    .gender = neuter
    .location = w kolumnie { -gold(case: "genitive") }
siberia-column-diamonds = { -diamonds }
    .genitive = { -diamonds(case: "genitive") }
    .accusative = { -diamonds(case: "accusative") }
    .gender = plural
    .location = w kolumnie { -diamonds(case: "genitive") }
siberia-column-research = badania
    .genitive = badań
    .accusative = badania
    .gender = plural
    .location = w badaniach
siberia-token = { $resource }/{ $person }
    .piece = żeton { $resource }/{ $person }
siberia-pool = pula
siberia-unchosen = jeszcze niewybrana giełda ({ $tile })

siberia-option-exchange_sides = Kto wybiera czynne strony pięciu dwustronnych giełd: gracz rozpoczynający (chosen) czy los (random).
siberia-option-round_limit = Gra kończy się najpóźniej po tylu rundach.

siberia-prompt-over = Gra jest skończona.
siberia-prompt-chance = Trwa losowanie.
siberia-prompt-plan = Rozmieść swoje żetony. Pozostało: { $left } z { $all }.
siberia-prompt-plan-wait = Czekamy, aż wszyscy rozmieszczą żetony.
siberia-prompt-wait = Teraz gra { $player }.
siberia-prompt-sides = Zaczynasz grę: wybierz stronę kafelka giełdy ({ $tile } z 5).
siberia-prompt-find = Badania: { $left ->
    [one] umieść kostkę za ostatni żeton
    [few] umieść po kostce za każdy z { $left } żetonów
    [many] umieść po kostce za każdy z { $left } żetonów
   *[other] umieść po kostce za każdy z { $left } żetonu
}.
siberia-prompt-move = Logistyk, pozostałe kroki: { $left } z { $all }. Przesuń robotnika albo zakończ ruch.
siberia-prompt-surplus = Masz więcej niż dziesięć żetonów. Do usunięcia: { $left }.
siberia-prompt-research = Twoja kolej: najpierw badania.
siberia-prompt-act = Twoja kolej: wykonaj akcję z pełnej kolumny albo spasuj.

# Names of places are not inflected: they stand after “obszar”, “giełda”, or beside an arrow.
siberia-log-first = { $first } zaczyna grę
siberia-log-cube = wylosowano kostkę { $cube_genitive }
siberia-log-side = giełda { $place } wchodzi do gry
siberia-log-open = odkryto inwestycję w { $investment_accusative }
siberia-log-draw = { $player } dobiera { $token_piece }
siberia-log-draw-hidden = { $player } dobiera żeton
siberia-log-place = { $player } kładzie { $token_piece } { $column_location }
siberia-log-place-hidden = { $player } kładzie żeton
siberia-log-pass = { $player } pasuje
siberia-log-research = { $player } prowadzi badania
siberia-log-find = { $player } odkrywa { $cube_accusative } na obszarze { $place }
siberia-log-find-by-manager = { $player } odkrywa { $cube_accusative } na obszarze { $place } za żeton menedżera
siberia-log-manager = { $player } kładzie menedżera { $column_location } jako dżokera
siberia-log-manager-none = { $player } wykonuje akcję „menedżer” bez efektu
siberia-log-logistics = { $player } zaczyna akcję „logistyk”
siberia-log-move = { $player } przesuwa robotnika: { $from } → { $to }
siberia-log-stop = { $player } kończy ruch robotników
siberia-log-salesman = { $player } wysyła sprzedawcę: { $from } → { $to }
siberia-log-salesman-none = { $player } wykonuje akcję „sprzedawca” bez efektu
siberia-log-worker = { $player } sprowadza robotnika: { $place } → Władywostok
siberia-log-worker-none = { $player } wykonuje akcję „robotnik” bez efektu
siberia-log-investor = { $player } inwestuje w { $investment_accusative }
siberia-log-investor-none = { $player } wykonuje akcję „inwestor” bez efektu
siberia-log-sell = { $player } sprzedaje { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
} { $resource_genitive } na giełdzie { $place } za ${ $money }
siberia-log-sell-none = { $player } wykonuje akcję „{ $resource }” bez efektu
siberia-log-discard = { $player } usuwa { $token_piece } z kolumny { $column_genitive }

siberia-effect-money = +${ $gain }, razem ${ $money }
siberia-effect-pays = ${ $price } za { $resource_accusative }
siberia-effect-closes = wyłącza obszar { $place }
siberia-effect-back = { $count ->
    [one] jeden robotnik wraca do twojej puli
    [few] { $count } robotników wraca do twojej puli
    [many] { $count } robotników wraca do twojej puli
   *[other] { $count } robotnika wraca do twojej puli
}
siberia-effect-supply = { $left ->
    [0] na polu dostawy nie ma już { $resource_genitive }
    [one] na polu dostawy zostaje { $left } kostka { $resource_genitive }
    [few] na polu dostawy zostają { $left } kostki { $resource_genitive }
    [many] na polu dostawy zostaje { $left } kostek { $resource_genitive }
   *[other] na polu dostawy zostaje { $left } kostki { $resource_genitive }
}
siberia-effect-steps = { $left ->
    [0] nie zostaje żaden krok
    [one] zostaje jeden krok
    [few] zostają { $left } kroki
    [many] zostaje { $left } kroków
   *[other] zostaje { $left } kroku
}
siberia-effect-completes = zapełnia kolumnę { $column_genitive }
siberia-effect-last-round = ta runda będzie ostatnia

siberia-refusal-no-move = Nie ma takiego ruchu: { $action }.
siberia-refusal-no-seat = Kto tylko patrzy, nie może grać.
siberia-refusal-over = Gra jest skończona.
siberia-refusal-chance-first = O tym, kto zaczyna, decyduje los.
siberia-refusal-chance-cube = Przy przygotowaniu gry o kostkach decyduje los.
siberia-refusal-chance-open = O tym, które inwestycje zostaną odkryte, decyduje los.
siberia-refusal-chance-draw = O dobieranych żetonach decyduje los.
siberia-refusal-sides-random = W tej grze o stronach giełd decyduje los.
siberia-refusal-sides-not-now = Strony giełd wybiera się tylko podczas przygotowania gry.
siberia-refusal-sides-first-player = Strony giełd wybiera tylko gracz rozpoczynający.
siberia-refusal-sides-in-order = Strony wybiera się kafelek po kafelku; teraz kolej na inny kafelek.
siberia-refusal-plan-not-now = Żetony rozmieszcza się tylko w fazie 1.
siberia-refusal-not-in-hand = Nie masz takiego żetonu do położenia.
siberia-refusal-no-free-space = Oba pola tej kolumny są zajęte.
siberia-refusal-act-not-now = Akcje wykonuje się w fazie 2, gdy wszystkie żetony są już rozmieszczone.
siberia-refusal-not-your-turn = To nie twoja kolej.
siberia-refusal-finish-research = Najpierw dokończ badania: trzeba umieścić kostkę.
siberia-refusal-finish-logistics = Najpierw dokończ akcję „logistyk”: wykonaj krok albo zakończ ruch.
siberia-refusal-finish-surplus = Najpierw usuń żetony ponad limit dziesięciu.
siberia-refusal-research-first = Masz żetony w badaniach: od nich musisz zacząć.
siberia-refusal-nothing-to-research = Nie masz żetonów w badaniach.
siberia-refusal-not-researching = Kostki umieszcza się tylko podczas badań.
siberia-refusal-no-research-token = Nie masz już w badaniach żetonu, który na to pozwala.
siberia-refusal-supply-empty = Na polu dostawy nie ma już takiej kostki.
siberia-refusal-area-closed = Ten obszar jest wyłączony.
siberia-refusal-cube-there = Na tym obszarze ten surowiec już jest.
siberia-refusal-column-incomplete = Ta kolumna nie jest pełna: potrzebuje dwóch żetonów albo żetonu i inwestycji.
siberia-refusal-joker-not-there = Dżoker nie może wrócić do kolumny menedżera.
siberia-refusal-joker-no-space = W tej kolumnie nie ma wolnego pola dla dżokera.
siberia-refusal-not-moving = Robotnicy chodzą tylko podczas akcji „logistyk”.
siberia-refusal-no-worker-there = Nie masz tam robotnika.
siberia-refusal-too-far = To dalej niż jeden krok.
siberia-refusal-pool-empty = Twoja pula jest pusta.
siberia-refusal-no-salesman-there = Nie masz tam sprzedawcy.
siberia-refusal-same-exchange = Ten sprzedawca już stoi na tej giełdzie.
siberia-refusal-pool-first = Dopóki masz pionek w puli, nie możesz zabrać sprzedawcy.
siberia-refusal-not-open = Nie ma takiej odkrytej inwestycji.
siberia-refusal-no-space-to-invest = Ta kolumna nie ma wolnego pola albo ma już inwestycję.
siberia-refusal-nothing-to-mine = Żaden twój robotnik nie stoi na obszarze z tym surowcem.
siberia-refusal-no-trade = Ta giełda nie kupuje tego surowca.
siberia-refusal-no-surplus = Żetony usuwa się tylko na koniec rundy, gdy jest ich więcej niż dziesięć.
siberia-refusal-token-not-there = W tej kolumnie nie ma takiego żetonu.

siberia-ending-areas = osiem obszarów jest wyłączonych
siberia-ending-supplies = trzy pola dostawy są puste
siberia-ending-both = osiem obszarów jest wyłączonych i trzy pola dostawy są puste
siberia-ending-round_limit = osiągnięto limit rund

siberia-score-gas = { -gas }
siberia-score-coal = { -coal }
siberia-score-oil = { -oil }
siberia-score-gold = { -gold }
siberia-score-diamonds = { -diamonds }
# Why a hint is good: what an estimate is made of. $amount is in points (in Siberia, dollars), with its sign.
siberia-term-money = { $amount } dolarów w kasie
siberia-term-sales = { $amount } ze sprzedaży w zasięgu
siberia-term-people = { $amount } za osoby gotowe do akcji
siberia-term-investments = { $amount } za inwestycje
siberia-term-places = { $amount } za rozmieszczenie robotników
siberia-term-markets = { $amount } za lepsze giełdy
siberia-term-research = { $amount } za badania
siberia-term-rivals = { $amount } za to, co mogą sprzedać rywale

siberia-phase-setup = przygotowanie
siberia-phase-plan = faza 1, planowanie
siberia-phase-act = faza 2, akcje
siberia-phase-surplus = koniec rundy
siberia-phase-over = koniec gry
siberia-draw-head = SIBERIA, runda { $round }, { $phase }; wyłączone obszary { $closed } z 8, puste pola dostawy { $empty } z 3
siberia-draw-areas = Obszar
siberia-draw-cubes = Kostki
siberia-draw-workers = Robotnicy
siberia-draw-neighbours = Sąsiedzi
siberia-draw-exchanges = Giełda
siberia-draw-prices = Płaci za kostkę
siberia-draw-salesmen = Sprzedawcy
siberia-draw-supply = Dostawa
siberia-draw-open = Odkryte inwestycje
siberia-draw-stack = w zakrytym stosie
siberia-draw-bag = Żetony, których nie widzisz
siberia-draw-money = Pieniądze
siberia-draw-pool = Pula
siberia-draw-first = zaczyna
siberia-draw-passed = pas
siberia-draw-hand = Twoja ręka
siberia-draw-research = Badania
siberia-draw-invested = inwestycja
siberia-draw-closed = wyłączony
siberia-draw-none = brak
