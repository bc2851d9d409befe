# SteamRollers: what can be wrong with a data file. $rule is the number of the rule, $hex and $city are hexes such as d4,
# $first and $second numbers of regions unless it says otherwise.

# What an entry must be, as in “This must be …”.
steamrollers-data-kind-flag = true albo false
steamrollers-data-kind-walls = lista list tekstów

steamrollers-data-bad-hex = „{ $hex }” to nie jest pole: potrzeba litery wiersza i numeru kolumny od 1 do 99, na przykład „d4”.
# $other is a key of the file.
steamrollers-data-hex-twice = Pole { $hex } jest już użyte w { $other }.
steamrollers-data-region = Nie ma regionu { $region }: regiony mają numery od 1 do { $regions } ({ $rule }).
steamrollers-data-region-twice = Region { $region } jest już podany w { $other }.
steamrollers-data-region-missing = Brakuje regionu { $region } ({ $rule }).
# $colour is a word of the file.
steamrollers-data-colour = Kolorem miasta { $region } musi być „{ $colour }” ({ $rule }).
steamrollers-data-terrain = Nie ma terenu „{ $terrain }”; znane są { $known }.
steamrollers-data-hexes = { $count ->
    [one] Jest 1 pole; region ma ich od { $low } do { $high } oprócz miasta.
    [few] Są { $count } pola; region ma ich od { $low } do { $high } oprócz miasta.
    [many] Jest { $count } pól; region ma ich od { $low } do { $high } oprócz miasta.
   *[other] Jest { $count } pola; region ma ich od { $low } do { $high } oprócz miasta.
}
steamrollers-data-pieces = Te pola i miasto nie leżą w jednym kawałku.
steamrollers-data-town = Miasteczko { $hex } nie jest żadnym z pól swojego regionu ({ $rule }).
steamrollers-data-town-near = Miasteczko { $hex } leży tuż obok swojego miasta { $city }, a nie może.
steamrollers-data-not-touching = Regiony { $first } i { $second } muszą się stykać.
steamrollers-data-apart = Regiony { $first } i { $second } stykają się, więc odległość ich miast musi wynosić od { $low } do { $high }, nie { $distance }.
steamrollers-data-not-joined = Żaden tor nie połączy miast { $first } i { $second }.

steamrollers-data-tile = Nie ma kafelka { $tile }: kafelki mają numery od 1 do { $tiles } ({ $rule }).
steamrollers-data-side = Tu musi być „a” albo „b”, nie „{ $side }” ({ $rule }).
steamrollers-data-side-twice = Strona { $side } kafelka { $tile } jest podana dwa razy ({ $rule }).
steamrollers-data-tile-missing = Brakuje strony { $side } kafelka { $tile } ({ $rule }).
steamrollers-data-solo = Kafelek { $tile } nie może być kafelkiem solo; może nim być tylko kafelek 2 ({ $rule }).
steamrollers-data-solo-missing = Brakuje strony { $side } kafelka 2 solo ({ $rule }).
# $kind and $known are words of the file.
steamrollers-data-kind = Nie ma rodzaju „{ $kind }”; znane są { $known }.
steamrollers-data-fixed-kind = Rodzajem strony { $side } kafelka { $tile } musi być „{ $kind }” ({ $rule }).
steamrollers-data-two-kinds = Obie strony kafelka { $tile } działają tak samo, więc obie nie mogą być „{ $kind }” ({ $rule }).
steamrollers-data-points = Kafelek jest wart −2, 0, 1, 2 albo 3 punkty, nie { $points } ({ $rule }).

steamrollers-data-order-missing = Brakuje strony { $side } kafelka zamówienia { $tile } ({ $rule }).
steamrollers-data-order-goods = Łączna liczba towarów w zamówieniu to od { $low } do { $high }, nie { $count } ({ $rule }).
steamrollers-data-good-count = Tu musi być co najmniej 1, nie { $count }; pomiń towary, których zamówienie nie wymaga.
steamrollers-data-order-points = Zamówienie jest warte od { $low } do { $high } punktów, nie { $points }.

# $level is a word of the file.
steamrollers-data-level = Nie ma poziomu „{ $level }”; znane są { $known }.
steamrollers-data-chart = Nie ma mapki { $chart }: mapki poziomu mają numery od 1 do { $charts } ({ $rule }).
steamrollers-data-chart-twice = Mapka { $chart } poziomu „{ $level }” jest podana dwa razy.
steamrollers-data-chart-missing = Brakuje mapki { $chart } poziomu „{ $level }” ({ $rule }).
steamrollers-data-walls = { $count ->
    [one] Jest 1 mur; mapka poziomu „{ $level }” ma ich od { $low } do { $high }.
    [few] Są { $count } mury; mapka poziomu „{ $level }” ma ich od { $low } do { $high }.
    [many] Jest { $count } murów; mapka poziomu „{ $level }” ma ich od { $low } do { $high }.
   *[other] Jest { $count } muru; mapka poziomu „{ $level }” ma ich od { $low } do { $high }.
}
steamrollers-data-wall-empty = Ten mur nie ma żadnej krawędzi.
steamrollers-data-wall-borders = Jeden mur stoi tylko między dwoma regionami; podziel ten na kilka ({ $rule }).
steamrollers-data-edge = „{ $edge }” to nie jest krawędź: potrzeba dwóch sąsiednich pól, na przykład „c3/c4”.
steamrollers-data-off-map = Pola { $hex } nie ma na mapie.
# $first and $second are hexes.
steamrollers-data-no-edge = Pola { $first } i { $second } nie sąsiadują ze sobą.
steamrollers-data-inside = Pola { $first } i { $second } należą oba do regionu { $region }; mur stoi między dwoma regionami ({ $rule }).
steamrollers-data-edge-twice = Na krawędzi { $edge } stoi już na tej mapce mur.
steamrollers-data-cut-off = Przy tych murach żaden tor nie połączy miast { $first } i { $second } ({ $rule }).
