# Steam Power. Pieces first, then options, prompts, log, effects, refusals, endings, scores, terminal.
# Names of cities are not inflected: they stand after “miasto” or a colon.

steam_power-title = Steam Power

# Alone, a resource is its colour. .accusative and .genitive are whole phrases; .few and .many follow a number.
-resource-black = { $case ->
   *[nominative] czarny
    [genitive] czarnego
    [few] czarne
    [many] czarnych
}
-resource-white = { $case ->
   *[nominative] biały
    [genitive] białego
    [few] białe
    [many] białych
}
-resource-orange = { $case ->
   *[nominative] pomarańczowy
    [genitive] pomarańczowego
    [few] pomarańczowe
    [many] pomarańczowych
}
-resource-grey = { $case ->
   *[nominative] szary
    [genitive] szarego
    [few] szare
    [many] szarych
}
steam_power-resource-black = { -resource-black }
    .accusative = { -resource-black } zasób
    .genitive = { -resource-black(case: "genitive") } zasobu
    .few = { -resource-black(case: "few") }
    .many = { -resource-black(case: "many") }
steam_power-resource-white = { -resource-white }
    .accusative = { -resource-white } zasób
    .genitive = { -resource-white(case: "genitive") } zasobu
    .few = { -resource-white(case: "few") }
    .many = { -resource-white(case: "many") }
steam_power-resource-orange = { -resource-orange }
    .accusative = { -resource-orange } zasób
    .genitive = { -resource-orange(case: "genitive") } zasobu
    .few = { -resource-orange(case: "few") }
    .many = { -resource-orange(case: "many") }
steam_power-resource-grey = { -resource-grey }
    .accusative = { -resource-grey } zasób
    .genitive = { -resource-grey(case: "genitive") } zasobu
    .few = { -resource-grey(case: "few") }
    .many = { -resource-grey(case: "many") }
steam_power-resources-of = { $count ->
    [one] { $count } { $resource }
    [few] { $count } { $resource_few }
   *[other] { $count } { $resource_many }
}
steam_power-resources-and = { $first }, { $rest }
steam_power-city-black = czarne
steam_power-city-white = białe
steam_power-city-orange = pomarańczowe
steam_power-city-grey = szare
steam_power-city-vp = miasto PZ
# The accusative of these is the same.
steam_power-kind-straight = prosty tor
steam_power-kind-gentle = łagodny łuk
steam_power-kind-sharp = ostry łuk
steam_power-tile-plain = prosty tor lub łagodny łuk
steam_power-tile-sharp = ostry łuk lub skrzyżowanie prostych
steam_power-tile-cross = skrzyżowanie z łukiem
# The companies when one plays alone; they stand where otherwise a player’s name does.
steam_power-company-red = firma czerwona
steam_power-company-blue = firma niebieska
steam_power-company-green = firma zielona
steam_power-company-purple = firma fioletowa
steam_power-company-amber = firma bursztynowa
steam_power-bonus-track = budowa torów
steam_power-bonus-factory = budowa fabryki
steam_power-bonus-contracts = dobranie kontraktów
steam_power-payment-to = { $player } ${ $money }
steam_power-payment-and = { $first }, { $rest }

steam_power-option-map = Mapa: Wielkie Jeziora (great_lakes), Niemcy (germany) albo Iberia (iberia).
steam_power-option-money_action = Ile daje akcja „pobierz pieniądze”: $3 czy $5.
steam_power-option-lone_contracts = Czy gracz bez sieci może realizować kontrakty, płacąc $5 za każdy zasób (on), czy nie (off).
steam_power-option-round_limit = Gra kończy się najpóźniej po tylu rundach; 0 oznacza brak limitu.

steam_power-prompt-over = Gra jest skończona.
steam_power-prompt-setup = Trwa przygotowanie gry.
steam_power-prompt-engine = Trwa losowanie pociągu.
steam_power-prompt-draw = Trwa dobieranie kontraktu.
steam_power-prompt-wait = Teraz gra { $player }.
steam_power-prompt-act = Twoja kolej: akcja { $number } z { $all }. Zbuduj tory, zbuduj fabrykę, zrealizuj kontrakt, dobierz kontrakty albo pobierz pieniądze.
steam_power-prompt-act-solo = Działa { $company }, pociąg { $number } z { $all }: zbuduj tory, zbuduj fabrykę, zrealizuj kontrakt, dobierz kontrakty albo pobierz pieniądze.
steam_power-prompt-track = Połóż drugi kafelek toru albo zakończ akcję.
steam_power-prompt-bring = Kontrakt { $contract }, do sprowadzenia { $left ->
    [one] jeszcze jeden zasób
    [few] jeszcze { $left } zasoby
   *[other] jeszcze { $left } zasobów
}: z której fabryki sprowadzasz { $resource_accusative }?
steam_power-prompt-pay = Kilka dróg z miasta { $city } kosztuje tyle samo: wybierz, komu płacisz.
steam_power-prompt-bonus-track = Bonus: zbuduj tory albo z niego zrezygnuj.
steam_power-prompt-bonus-factory = Bonus: zbuduj fabrykę z 4, 5 lub 6 zasobami albo z niego zrezygnuj.
steam_power-prompt-bonus-contracts = Bonus: dobierz kontrakty albo z niego zrezygnuj.
steam_power-prompt-from = Woreczek jest pusty: wybierz, z czyjej ręki dobierasz.

steam_power-log-city = { $city }: { $kind }
steam_power-log-first = { $first } zaczyna grę
steam_power-log-draw = { $player } dobiera kontrakt { $contract } ({ $needs })
steam_power-log-draw-hidden = { $player } dobiera kontrakt
steam_power-log-draw-from = { $player } dobiera kontrakt { $contract } ({ $needs }); z ręki traci go { $victim }
steam_power-log-draw-from-hidden = { $player } dobiera kontrakt; z ręki traci go { $victim }
steam_power-log-aside = koniec tury { $turn } z { $turns }: odłożono kontrakt { $contract }
steam_power-log-engine = wyciągnięto pociąg: działa { $company }
steam_power-log-track = { $player } kładzie { $kind } na polu { $hex }{ $cost ->
    [0] { "" }
   *[other] { " " }za ${ $cost }
}
steam_power-log-cross = { $player } krzyżuje tor na polu { $hex } za ${ $cost }: { $kind }
steam_power-log-replace = { $player } zastępuje ostatni kafelek na polu { $hex }: { $kind }
steam_power-log-remove = { $player } usuwa ostatni kafelek na polu { $hex }
# $deed is one of the three sentences about laying, crossing and replacing.
steam_power-log-connects = { $deed }; nowe połączenie: { $from } – { $to }
steam_power-log-end = { $player } nie buduje więcej torów
steam_power-log-factory = { $player } buduje fabrykę: { $city }, zasoby: { $resources }
steam_power-log-fulfil = { $player } pokazuje kontrakt { $contract } ({ $needs })
steam_power-log-fulfil-buys = { $player } pokazuje kontrakt { $contract } ({ $needs }) i kupuje { $count ->
    [one] jeden zasób
    [few] { $count } zasoby
   *[other] { $count } zasobów
} za ${ $cost }
steam_power-log-bring = { $player } sprowadza { $resource_accusative } z miasta { $city }{ $cost ->
    [0] { "" }
   *[other] { " " }za ${ $cost }
}
steam_power-log-bring-paid = { $player } sprowadza { $resource_accusative } z miasta { $city }; opłaty: { $payees }
steam_power-log-pay = { $player } płaci za drogę: { $payees }
# $deed is the sentence about the last resource.
steam_power-log-fulfilled = { $deed }; kontrakt { $contract } jest zrealizowany: +${ $money }, { $points } PZ
steam_power-log-contracts = { $player } dobiera kontrakty
steam_power-log-from = { $player } wybiera, z czyjej ręki dobiera: { $victim }
steam_power-log-money = { $player } pobiera z banku ${ $money }
steam_power-log-skip = { $player } rezygnuje z bonusu

steam_power-effect-cost = { $cost ->
    [0] za darmo
   *[other] kosztuje ${ $cost }, zostaje ${ $left }
}
steam_power-effect-gain = +${ $gain }, razem ${ $left }
steam_power-effect-pays = ${ $money } dostaje { $player }
steam_power-effect-connects = nowe połączenie: { $from } – { $to }
steam_power-effect-network = w sieci { $count ->
    [one] o jedno miasto więcej
    [few] o { $count } miasta więcej
   *[other] o { $count } miast więcej
}
steam_power-effect-begins = początek nowego połączenia, { $left ->
    [0] ostatni pociąg
    [one] zostaje jeden pociąg
    [few] zostają { $left } pociągi
   *[other] zostaje { $left } pociągów
}
steam_power-effect-back = pociąg wraca
steam_power-effect-factory = na mapę trafia: { $resources }; w zapasie zostaje { $left }
steam_power-effect-factories = { $left ->
    [0] ostatnia fabryka
    [one] zostaje jedna fabryka
    [few] zostają { $left } fabryki
   *[other] zostaje { $left } fabryk
}
steam_power-effect-buys = zakup za ${ $cost }: { $count ->
    [one] jeden zasób
    [few] { $count } zasoby
   *[other] { $count } zasobów
}
steam_power-effect-cheapest = { $cost ->
    [0] można za darmo
   *[other] kosztuje co najmniej ${ $cost }, zostaje ${ $left }
}
steam_power-effect-reward = potem { $money ->
    [0] { $points } PZ
   *[other] +${ $money } i { $points } PZ
}
steam_power-effect-bonus = bonus: { $bonus }
steam_power-effect-fulfilled = kontrakt { $contract } jest zrealizowany
steam_power-effect-flips = miasto { $city } jest wyczerpane i odwrócone
steam_power-effect-choice = wybierasz, komu płacisz
steam_power-effect-draws = z woreczka { $count ->
    [one] jeden kontrakt
    [few] { $count } kontrakty
   *[other] { $count } kontraktów
}
steam_power-effect-draws-hand = kontrakt z ręki traci { $player }
steam_power-effect-draws-choice = woreczek jest pusty: wybierasz, z czyjej ręki dobierasz
steam_power-effect-score = +{ $gain } PZ
steam_power-effect-last-round = zaczyna się koniec gry: to ostatnia runda

steam_power-refusal-no-move = Nie ma takiego ruchu: { $action }.
steam_power-refusal-no-seat = Kto tylko patrzy, nie może grać.
steam_power-refusal-over = Gra jest skończona.
steam_power-refusal-chance-city = O kafelkach miast decyduje los.
steam_power-refusal-chance-first = O tym, kto zaczyna, decyduje los.
steam_power-refusal-chance-draw = Kontrakty dobiera się losowo.
steam_power-refusal-chance-aside = Kontrakt, który odlicza turę, dobiera się losowo.
steam_power-refusal-chance-engine = Pociągi losuje się z woreczka.
steam_power-refusal-setup = Trwa jeszcze przygotowanie gry.
steam_power-refusal-not-your-turn = To nie twoja kolej.
steam_power-refusal-wait-draw = Trwa jeszcze dobieranie kontraktu.
steam_power-refusal-wait-engine = Trwa jeszcze losowanie pociągu.
steam_power-refusal-answer-track = Budujesz tory: połóż drugi kafelek albo zakończ akcję.
steam_power-refusal-answer-bring = Realizujesz kontrakt: najpierw powiedz, skąd sprowadzasz następny zasób.
steam_power-refusal-answer-pay = Najpierw wybierz, komu płacisz za drogę.
steam_power-refusal-answer-bonus = Najpierw skorzystaj z bonusu ({ $bonus }) albo z niego zrezygnuj.
steam_power-refusal-answer-from = Najpierw wybierz, z czyjej ręki dobierasz.
steam_power-refusal-end-not-now = Nie trwa budowa torów, którą można by zakończyć.
steam_power-refusal-skip-not-now = Nie ma bonusu, z którego można by zrezygnować.
steam_power-refusal-bring-not-now = Zasoby sprowadza się tylko do kontraktu, który właśnie realizujesz.
steam_power-refusal-from-not-now = Z ręki dobiera się tylko wtedy, gdy woreczek jest pusty.
steam_power-refusal-bonus-count = Tylko bonus pozwala wybrać, ile zasobów dostaje fabryka: { $count }.
steam_power-refusal-bonus-count-missing = Budując z bonusu, powiedz, ile zasobów dostaje fabryka.
steam_power-refusal-bonus-few = Fabryka z bonusu dostaje 4, 5 lub 6 zasobów.
steam_power-refusal-bonus-supply = W zapasie zostało tylko tyle: { $resources }.
steam_power-refusal-hex-taken = Na polu { $hex } leży już tor: można go tylko skrzyżować.
steam_power-refusal-cross-empty = Na polu { $hex } nie ma toru, który można by skrzyżować.
steam_power-refusal-cross-third = Na polu { $hex } jest już skrzyżowanie; trzeciego toru być nie może.
steam_power-refusal-cross-shape = { $shape } nie krzyżuje się z torem na polu { $hex }.
steam_power-refusal-off-map = { $shape } na polu { $hex } prowadziłby poza mapę albo do wody.
steam_power-refusal-first-city = Twój pierwszy tor musi zaczynać się przy mieście.
steam_power-refusal-extend = Masz nieukończone połączenie: przedłuż je na końcu, na polu { $hex }, albo usuń.
steam_power-refusal-network = Nowe połączenie zaczyna się w mieście twojej sieci.
steam_power-refusal-meets = { $shape } na polu { $hex } zetknąłby się z innym torem.
steam_power-refusal-own-city = Połączenie nie może kończyć się tam, gdzie się zaczęło: { $city }.
steam_power-refusal-no-locomotive = Nie masz już pociągu na nowe połączenie.
steam_power-refusal-no-tile = Nie ma już takich kafelków: { $tile }.
steam_power-refusal-track-money = To kosztuje ${ $cost }; masz ${ $money }.
steam_power-refusal-cross-money = To kosztuje ${ $cost }; masz ${ $money }.
steam_power-refusal-no-chain = Nie masz nieukończonego połączenia: tylko jego ostatni kafelek można zastąpić lub usunąć.
steam_power-refusal-not-last = Zastąpić lub usunąć można tylko ostatni kafelek nieukończonego połączenia, na polu { $hex }.
steam_power-refusal-same = To nic by nie zmieniło na polu { $hex }.
steam_power-refusal-vp-city = { $city } to miasto PZ: fabryk się w nim nie buduje.
steam_power-refusal-factory-there = W mieście { $city } stoi już fabryka.
steam_power-refusal-unconnected = Do miasta { $city } nie prowadzi jeszcze żadne ukończone połączenie.
steam_power-refusal-supply-empty = W zapasie nie ma już zasobów dla miasta { $city }: { $resource }.
steam_power-refusal-no-factory = Nie masz już fabryk.
steam_power-refusal-not-in-hand = Nie masz w ręce kontraktu { $contract }.
steam_power-refusal-fulfilled = Kontrakt { $contract } jest już zrealizowany.
steam_power-refusal-no-network = Bez ukończonego połączenia nie możesz zrealizować kontraktu.
steam_power-refusal-contract-money = Kontrakt { $contract } kosztuje co najmniej ${ $cost }; masz ${ $money }.
steam_power-refusal-no-stock = W mieście { $city } nie ma zasobów do sprowadzenia.
steam_power-refusal-other-colour = Teraz sprowadzasz { $resource_accusative }.
steam_power-refusal-unreachable = Z miasta { $city } do twojej sieci nie prowadzą żadne połączenia.
steam_power-refusal-too-dear = Z miasta { $city } byłoby za drogo: zabrakłoby ci na resztę kontraktu.
steam_power-refusal-nobody = Woreczek jest pusty, a nikt inny nie ma kontraktów.
steam_power-refusal-own-hand = Nie dobiera się z własnej ręki.
steam_power-refusal-not-fullest = { $player } nie ma najwięcej kontraktów.

steam_power-ending-contracts = zrealizowano dość kontraktów
steam_power-ending-round_limit = osiągnięto limit rund
steam_power-ending-solo = minęło osiem tur

steam_power-score-contracts = kontrakty
steam_power-score-factories = fabryki
steam_power-score-vp_cities = miasta PZ
steam_power-score-money = pieniądze
# Why a hint is good: what an estimate is made of. $amount is in points (in Siberia, dollars), with its sign.
steam_power-term-contracts = { $amount } za zrealizowane kontrakty
steam_power-term-factories = { $amount } za fabryki
steam_power-term-vp_cities = { $amount } za miasta PZ
steam_power-term-money = { $amount } za pieniądze
steam_power-term-hand = { $amount } za bliższe kontrakty
steam_power-term-prices = { $amount } za tańsze zasoby
steam_power-term-network = { $amount } za połączenia i miejsca pod fabryki

steam_power-phase-setup = przygotowanie
steam_power-phase-act = akcja
steam_power-phase-track = budowa torów
steam_power-phase-fulfil = realizacja kontraktu
steam_power-phase-bonus = bonus
steam_power-phase-draw = dobieranie kontraktów
steam_power-phase-engine = losowanie pociągu
steam_power-phase-aside = koniec tury
steam_power-phase-over = koniec gry
steam_power-draw-head = STEAM POWER, { $map }, runda { $round }, { $phase }; zaczyna { $player }; kontrakty do końca gry: { $contracts }
steam_power-draw-head-solo = STEAM POWER, { $map }, tura { $turn } z { $turns }, { $phase }
steam_power-draw-left = pozostałe akcje: { $count }
steam_power-draw-last = ostatnia runda
steam_power-draw-legend = { $hex } puste pole, pod n wzgórza ($2) albo ^ góry ($4); { $company } tor tej firmy, + skrzyżowanie ($2); (B) miasto, B{ $company }5 z fabryką i 5 zasobami, B{ $company }* odwrócone
steam_power-draw-edges = Krawędzie: 0 prawa górna, 1 prawa, 2 prawa dolna, 3 lewa dolna, 4 lewa, 5 lewa górna
steam_power-draw-flipped = odwrócone
steam_power-draw-supply = Zapas:
steam_power-draw-bag = kontrakty w woreczku:
steam_power-draw-track = Kafelki torów:
steam_power-draw-spare = Pozostałe kafelki miast:
steam_power-draw-aside = Odłożone kontrakty:
steam_power-draw-money = kasa
steam_power-draw-hand = w ręce
steam_power-draw-fulfilled = zrealizowane
steam_power-draw-points = PZ
steam_power-draw-pieces = pociągi: { $locomotives }, fabryki: { $factories }
steam_power-draw-connections = połączenia
steam_power-draw-building = w budowie { $line }
steam_power-draw-network = sieć
steam_power-draw-engines = w woreczku: { $count }
steam_power-draw-open = Zrealizowane kontrakty, { $player }:
steam_power-draw-needs = Kontrakt { $contract }, jeszcze do sprowadzenia: { $needs }
steam_power-draw-own = Twoje kontrakty
steam_power-draw-pays = ${ $money }, { $points } PZ
steam_power-draw-cost = { $lacks ->
    [0] teraz ${ $cost }
   *[other] teraz ${ $cost }, brakuje ${ $lacks }
}
steam_power-draw-cost-none = nie bez sieci
steam_power-draw-known = W innych rękach, jak wiesz:
