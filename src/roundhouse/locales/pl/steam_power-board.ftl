# Steam Power w przeglądarce: mapa, ręka, wiersze graczy.

steam_power-board-stage = runda { $round } · do końca gry: { $target } zrealizowanych kontraktów
steam_power-board-stage-last = runda { $round } · ostatnia
steam_power-board-stage-alone = tura { $turn } z { $turns }
steam_power-board-stage-setup = przygotowanie
steam_power-board-stage-over = koniec gry
steam_power-board-first = pierwszy
steam_power-board-dollars = ${ $dollars }
steam_power-board-gain = +${ $dollars }
steam_power-board-loss = −${ $dollars }
steam_power-board-points = { $points } PZ

# Kolory, z literami, które stoją na zasobach.
steam_power-board-colour-black = czarny
steam_power-board-colour-white = biały
steam_power-board-colour-orange = pomarańczowy
steam_power-board-colour-grey = szary
steam_power-board-colour-vp = miasto PZ
steam_power-board-letter-black = C
steam_power-board-letter-white = B
steam_power-board-letter-orange = P
steam_power-board-letter-grey = S

# Czasowniki na przyciskach.
steam_power-board-verb-track = Zbuduj tory
steam_power-board-verb-cross = Przekrocz tor
steam_power-board-verb-replace = Wymień ostatni
steam_power-board-verb-remove = Usuń ostatni
steam_power-board-verb-end = Dość torów
steam_power-board-verb-factory = Zbuduj fabrykę
steam_power-board-verb-fulfil = Zrealizuj kontrakt
steam_power-board-verb-bring = Sprowadź zasób
steam_power-board-verb-pay = Zapłać
steam_power-board-verb-contracts = Dobierz kontrakty
steam_power-board-verb-from = Dobierz z ręki
steam_power-board-verb-money = Pobierz pieniądze
steam_power-board-verb-skip = Bez bonusu
steam_power-board-does-end = kończy akcję po jednym kafelku
steam_power-board-does-skip = rezygnuje z bonusu
steam_power-board-plain = Tak, jak jest

# Mapa.
steam_power-board-map = Mapa
steam_power-board-zoom = Mapa: klawisze plus, minus i 0 powiększają ją, pomniejszają i pokazują całą
steam_power-board-closer = Bliżej
steam_power-board-farther = Dalej
steam_power-board-whole = Cała mapa
steam_power-board-terrain-plains = Równiny
steam_power-board-terrain-hills = Wzgórza
steam_power-board-terrain-mountains = Góry
steam_power-board-terrain-crossing = Skrzyżowanie
steam_power-board-hex = Pole { $hex }
steam_power-board-hex-told = Pole { $hex }, { $terrain }
steam_power-board-shape = { $kind } { $ends }
steam_power-board-shape-told = { $kind }: { $from } – { $to }
steam_power-board-path-told = { $shape }, { $company }
steam_power-board-edge-0 = północny wschód
steam_power-board-edge-1 = wschód
steam_power-board-edge-2 = południowy wschód
steam_power-board-edge-3 = południowy zachód
steam_power-board-edge-4 = zachód
steam_power-board-edge-5 = północny zachód
steam_power-board-city-told = { $city }, { $colour }
steam_power-board-factory-told = fabryka: { $company }, { $stock ->
    [one] { $stock } zasób
    [few] { $stock } zasoby
   *[many] { $stock } zasobów
}
steam_power-board-flipped-told = odwrócone
steam_power-board-contract = Kontrakt { $contract }
steam_power-board-count = { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
}
steam_power-board-player = { $player }

# Ręka i to, co zostało w banku.
steam_power-board-hand = Kontrakty
steam_power-board-hand-of = { $count ->
    [one] { $count } kontrakt
    [few] { $count } kontrakty
   *[many] { $count } kontraktów
}
steam_power-board-hand-none = Nie masz żadnego kontraktu. { $bag ->
    [0] Woreczek jest pusty.
    [one] W woreczku jest jeszcze { $bag }.
    [few] W woreczku są jeszcze { $bag }.
   *[many] W woreczku jest jeszcze { $bag }.
}
steam_power-board-hand-secret = Kontrakty w ręce są tajne.
steam_power-board-order = Kolejność kontraktów
steam_power-board-order-cost = koszt
steam_power-board-order-worth = wartość
steam_power-board-order-number = numer
steam_power-board-number = Nr { $contract }
steam_power-board-bonus-track = + tory
steam_power-board-bonus-factory = + fabryka
steam_power-board-bonus-contracts = + kontrakty
steam_power-board-needs = { $count } × { $resource }
steam_power-board-ticket-ready = { $cost ->
    [0] Gotowy, za darmo
   *[other] Gotowy, ${ $cost }
}
steam_power-board-ticket-short = ${ $cost }, brak ${ $lacks }
steam_power-board-ticket-unlinked = Brak sieci
steam_power-board-ticket-told = Kontrakt { $contract }: { $needs }. Daje ${ $money } i { $points } PZ{ $bonus ->
    [track] , bonus: zbuduj tory
    [factory] , bonus: zbuduj fabrykę
    [contracts] , bonus: dobierz kontrakty
   *[none] { "" }
}. { $state }{ $bought ->
    [0] { "" }
   *[other] , do kupienia: { $bought }
}
steam_power-board-stock = Co zostało w banku
steam_power-board-supply = { $resource }: { $count } w zapasie
steam_power-board-tiles = Kafelki torów w zapasie: proste lub łagodne łuki { $plain }, ostre łuki lub skrzyżowania prostych { $sharp }, inne skrzyżowania { $cross }
steam_power-board-bag = { $count ->
    [one] { $count } kontrakt w woreczku
    [few] { $count } kontrakty w woreczku
   *[many] { $count } kontraktów w woreczku
}

# Kontrakt, który zaraz zostanie zrealizowany.
steam_power-board-deal = Kontrakt { $contract }
steam_power-board-from = Skąd pochodzi { $resource }
steam_power-board-source = { $city } · { $price ->
    [0] za darmo
   *[other] ${ $price }
}
steam_power-board-source-paid = { $city } · ${ $price }: { $payees }
steam_power-board-bought = Bank · $5
steam_power-board-deal-sum = { $cost ->
    [0] Za darmo
   *[other] Kosztuje ${ $cost }, zostaje ${ $left }
}{ $money ->
    [0] { "" }
   *[other] ; potem +${ $money }
}

# Gracze i firmy.
steam_power-board-fulfilled = Zrealizowane kontrakty: { $count } z { $target }
steam_power-board-fulfilled-alone = { $count ->
    [one] { $count } zrealizowany kontrakt
    [few] { $count } zrealizowane kontrakty
   *[many] { $count } zrealizowanych kontraktów
}
steam_power-board-holds = { $count ->
    [one] { $count } kontrakt w ręce
    [few] { $count } kontrakty w ręce
   *[many] { $count } kontraktów w ręce
}
steam_power-board-locomotives = { $count ->
    [one] został { $count } pociąg
    [few] zostały { $count } pociągi
   *[many] zostało { $count } pociągów
}
steam_power-board-factories = { $count ->
    [one] została { $count } fabryka
    [few] zostały { $count } fabryki
   *[many] zostało { $count } fabryk
}
steam_power-board-show-network = Pokaż sieć: { $name }
steam_power-board-companies = Firmy
steam_power-board-company = { $company }: w woreczku { $engines }; zostało pociągów { $locomotives }, fabryk { $factories }
steam_power-board-aside-first = Twój pierwszy tor zaczyna się przy dowolnym mieście; ile kosztuje, stoi na polach.
steam_power-board-aside-unfinished = Ukończ swoje połączenie albo usuń jego ostatni kafelek: dopiero wtedy zacznie się następne.
steam_power-board-aside-last = To ostatnia runda.
steam_power-board-aside-best = Najlepsza liczba graczy na tej mapie: { $counts }.
