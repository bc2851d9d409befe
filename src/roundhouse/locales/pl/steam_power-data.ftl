# Steam Power: co może być nie tak z plikiem danych. $rule to numer reguły, $hex i $first to pola, na przykład d4.

steam_power-data-no-map = Nie ma mapy; plik ma przynajmniej jedną.
# $known to lista identyfikatorów.
steam_power-data-map-id = „{ $id }” nigdy nie dałoby się wybrać: gdy map jest kilka, każda musi być jedną z { $known }; jedyna mapa może się nazywać dowolnie.
steam_power-data-best = Tu muszą być różne liczby graczy od 1 do { $high }, od najmniejszej.
steam_power-data-rows = { $count ->
    [one] Jest 1 wiersz; mapa ma ich od 1 do { $limit }.
    [few] Są { $count } wiersze; mapa ma ich od 1 do { $limit }.
    [many] Jest { $count } wierszy; mapa ma ich od 1 do { $limit }.
   *[other] Jest { $count } wiersza; mapa ma ich od 1 do { $limit }.
}
steam_power-data-columns = { $count ->
    [one] Wiersz ma 1 pole; wiersz ma ich od 1 do { $limit }.
    [few] Wiersz ma { $count } pola; wiersz ma ich od 1 do { $limit }.
    [many] Wiersz ma { $count } pól; wiersz ma ich od 1 do { $limit }.
   *[other] Wiersz ma { $count } pola; wiersz ma ich od 1 do { $limit }.
}
steam_power-data-uneven = { $count ->
    [one] Wiersz ma 1 pole, a pierwszy { $expected }; wszystkie muszą być równie długie, ze spacjami tam, gdzie mapy nie ma.
    [few] Wiersz ma { $count } pola, a pierwszy { $expected }; wszystkie muszą być równie długie, ze spacjami tam, gdzie mapy nie ma.
    [many] Wiersz ma { $count } pól, a pierwszy { $expected }; wszystkie muszą być równie długie, ze spacjami tam, gdzie mapy nie ma.
   *[other] Wiersz ma { $count } pola, a pierwszy { $expected }; wszystkie muszą być równie długie, ze spacjami tam, gdzie mapy nie ma.
}
steam_power-data-sign = „{ $sign }” to nie jest pole: pole to „.” równina, „h” wzgórza, „m” góry, „o” miasto, „~” woda albo spacja.
steam_power-data-sites = { $count ->
    [one] Jest 1 miasto; mapa ma ich od { $low } do { $high }.
    [few] Są { $count } miasta; mapa ma ich od { $low } do { $high }.
    [many] Jest { $count } miast; mapa ma ich od { $low } do { $high }.
   *[other] Jest { $count } miasta; mapa ma ich od { $low } do { $high }.
}
steam_power-data-unreachable = Żaden tor nie połączy miasta { $hex } z miastem { $first }.
steam_power-data-approaches = { $count ->
    [0] Żadne pole nie prowadzi do miasta { $hex } ani do jego grupy; potrzeba co najmniej { $low }.
    [one] Do miasta { $hex } albo jego grupy prowadzi tylko 1 pole; potrzeba co najmniej { $low }.
    [few] Do miasta { $hex } albo jego grupy prowadzą tylko { $count } pola; potrzeba co najmniej { $low }.
    [many] Do miasta { $hex } albo jego grupy prowadzi tylko { $count } pól; potrzeba co najmniej { $low }.
   *[other] Do miasta { $hex } albo jego grupy prowadzi tylko { $count } pola; potrzeba co najmniej { $low }.
}

steam_power-data-bad-hex = „{ $hex }” to nie jest pole: potrzeba litery wiersza i numeru kolumny od 1 do 99, na przykład „d4”.
steam_power-data-off-map = Pola { $hex } nie ma na mapie.
# $sign to znak miasta.
steam_power-data-no-site = W wierszach mapy pole { $hex } nie jest miastem: musi tam stać „{ $sign }”.
steam_power-data-city-twice = Miasto { $hex } jest podane dwa razy.
steam_power-data-unnamed = Miasto { $hex } nie ma tu nazw.
steam_power-data-river = Rzeki to pary liczb x, y, przynajmniej dwie pary; liczba podanych wartości, { $count }, na to nie pozwala.
steam_power-data-river-off = Punkt { $number } leży daleko poza mapą: { $x }, { $y }.

steam_power-data-tiles = Takich kafelków musi być od { $low } do { $high }, nie { $count }.
steam_power-data-few-tiles = Liczba miast to { $sites }, a kafelków miast jest dla nich tylko { $tiles } ({ $rule }).

steam_power-data-contract = Nie ma kontraktu { $number }: kontrakty mają numery od 1 do { $high } ({ $rule }).
steam_power-data-contract-twice = Kontrakt { $number } jest podany dwa razy.
steam_power-data-contract-missing = Brakuje kontraktu { $number } ({ $rule }).
steam_power-data-need = Tu musi być co najmniej 1, nie { $count }; pomiń surowce, których kontrakt nie wymaga.
steam_power-data-needs = Kontrakt wymaga łącznie od { $low } do { $high } surowców, nie { $count }.
steam_power-data-money = Kontrakt płaci od 0 do { $high } dolarów, nie { $money }.
steam_power-data-points = Kontrakt jest wart od 0 do { $high } punktów, nie { $points }.
steam_power-data-bonus = Nie ma premii „{ $bonus }”; znane są „track”, „factory”, „contracts” oraz „” jako brak premii ({ $rule }).
steam_power-data-balance = Wszystkie kontrakty razem muszą wymagać każdego koloru równie często; teraz czarnego { $black }, białego { $white }, pomarańczowego { $orange }, szarego { $grey } razy.
