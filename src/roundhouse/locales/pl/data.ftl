# Data files: what can be wrong with one. $key is a key like area.yamal.neighbours[2], counted from 1.

# $first is a whole sentence.
data-faults = { $count ->
    [one] { $first }
    [few] { $first } Łącznie są { $count } błędy.
    [many] { $first } Łącznie jest { $count } błędów.
   *[other] { $first } Łącznie jest { $count } błędu.
}
# $fault is a whole sentence.
data-fault-in-file = { $file }: { $fault }
data-fault-at-key = { $file }: { $key }: { $fault }

data-file-missing = Nie ma takiego pliku.
data-file-unreadable = Nie można odczytać tego pliku.
data-too-large = Plik przekracza limit { $limit } bajtów.
data-not-text = Wiersz { NUMBER($line, useGrouping: 0) } nie jest tekstem UTF-8.
data-long-line = Wiersz { NUMBER($line, useGrouping: 0) } przekracza limit { $limit } znaków; podziel go.
data-too-deep = Listy lub tabele w pliku są zagnieżdżone zbyt głęboko.
# $reason comes from the TOML reader, in English.
data-syntax = Wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) } to nie jest TOML: „{ $reason }”.
data-syntax-at-end = Wiersz { NUMBER($line, useGrouping: 0) }, ostatni, zostawia coś otwarte albo nie jest TOML: „{ $reason }”.

data-kind-text = tekst w cudzysłowie
data-kind-whole = liczba całkowita
data-kind-number = liczba
data-kind-table = tabela
data-kind-texts = lista tekstów
data-kind-numbers = lista liczb
data-kind-lines = lista list liczb
data-kind-tables = lista tabel

# $known lists the keys that may stand there.
data-unknown-key = Nie ma takiego klucza; znane są { $known }.
data-missing-key = Brakuje tego klucza.
# $expected is one of the kinds above.
data-wrong-kind = To musi być { $expected }.
data-number-range = To musi być liczba od −{ $limit } do { $limit }.

data-other-game = To musi być „{ $game }”.
data-other-format = To musi być { $format }, jedyny format, który czyta ten program.
data-bad-set-id = „{ $id }” nie może być nazwą zbioru danych: potrzeba od 1 do 64 znaków a–z, 0–9, „_”, „.” i „-”, a pierwszy musi być literą lub cyfrą.
data-bad-id = „{ $id }” nie jest identyfikatorem: potrzeba od 1 do { $limit } znaków a–z i „_”.
data-reserved-id = „{ $id }” to słowo notacji i nie może być identyfikatorem.
data-duplicate-id = Identyfikator „{ $id }” jest użyty dwa razy.
data-bad-name = Nazwa ma od 1 do { $limit } drukowalnych znaków i żadnych spacji na początku ani na końcu.

# Siberia. $rule is the number of the rule.

data-siberia-count = Musi ich być { $expected }, nie { $count } ({ $rule }).

data-siberia-areas = { $count ->
    [one] Jest 1 obszar; musi ich być { $expected } ({ $rule }).
    [few] Są { $count } obszary; musi ich być { $expected } ({ $rule }).
    [many] Jest { $count } obszarów; musi ich być { $expected } ({ $rule }).
   *[other] Jest { $count } obszaru; musi ich być { $expected } ({ $rule }).
}
data-siberia-unknown-area = Nie ma obszaru „{ $id }”.
data-siberia-own-neighbour = Obszar „{ $area }” jest podany jako własny sąsiad.
data-siberia-neighbour-twice = Sąsiad „{ $other }” jest podany dwa razy.
data-siberia-one-way = „{ $other }” podaje sąsiada „{ $area }”, ale „{ $area }” nie podaje sąsiada „{ $other }”.
data-siberia-neighbours = { $count ->
    [one] Jest 1 sąsiad; obszar ma ich od { $low } do { $high }.
    [few] Jest { $count } sąsiadów; obszar ma ich od { $low } do { $high }.
    [many] Jest { $count } sąsiadów; obszar ma ich od { $low } do { $high }.
   *[other] Jest { $count } sąsiada; obszar ma ich od { $low } do { $high }.
}
data-siberia-unreachable = Z Władywostoku nie prowadzi na ten obszar żadna droga.
data-siberia-exits = Liczba różnych wyjść musi wynosić { $expected } ({ $rule }).

data-siberia-tile = Nie ma kafelka { $tile }: Frankfurt to kafelek 0, pozostałe mają numery od 1 do { $tiles } ({ $rule }).
data-siberia-side = { $tile ->
    [0] Frankfurt, kafelek 0, nie ma stron: tu musi być „”, nie „{ $side }” ({ $rule }).
   *[other] Tu musi być „a” albo „b”, nie „{ $side }” ({ $rule }).
}
data-siberia-side-twice = { $tile ->
    [0] Kafelek 0 jest już zajęty: „{ $other }” ({ $rule }).
   *[other] Strona { $side } kafelka { $tile } jest już zajęta: „{ $other }” ({ $rule }).
}
data-siberia-exchange-missing = { $tile ->
    [0] Brakuje kafelka 0: Frankfurt ({ $rule }).
   *[other] Brakuje strony { $side } kafelka { $tile } ({ $rule }).
}
data-siberia-frankfurt = „{ $id }” nie może być kafelkiem { $tile }: kafelek 0 to „frankfurt” i żaden inny ({ $rule }).
data-siberia-frankfurt-trades = Frankfurt musi kupować wszystkie pięć surowców, nie { $count } ({ $rule }).
data-siberia-trades = Ta giełda musi kupować od { $low } do { $high } surowców, nie { $count } ({ $rule }).
data-siberia-price = Cena jest wielokrotnością { $step }, większą od 0 i nie większą niż { $limit }; tu jest { $price }.

data-siberia-terrain = Nie ma terenu „{ $terrain }”; znane są { $known }.
data-siberia-map-size = Wymiar mapy musi być większy od 0 i nie większy niż { $limit }.
data-siberia-odd = Punkty to pary liczb x, y; { $count ->
    [one] jedna liczba nie tworzy pary
    [few] { $count } liczb nie da się podzielić na pary
    [many] { $count } liczb nie da się podzielić na pary
   *[other] { $count } liczby nie da się podzielić na pary
}.
data-siberia-points = { $count ->
    [one] Jest 1 punkt; musi ich być od { $low } do { $high }.
    [few] Są { $count } punkty; musi ich być od { $low } do { $high }.
    [many] Jest { $count } punktów; musi ich być od { $low } do { $high }.
   *[other] Jest { $count } punktu; musi ich być od { $low } do { $high }.
}
data-siberia-point = To musi być jeden punkt, czyli dwie liczby x i y, a liczb jest { $count }.
data-siberia-off-map = Punkt { $number } leży poza mapą: { $x }, { $y }.
data-siberia-crossing = Obrys przecina się lub styka sam ze sobą: odcinek { $first } i odcinek { $second }.
data-siberia-label = Napis leży poza obrysem.
