# SteamRollers. Goods, tracks and tiles first, then options, prompts, log, effects, refusals, endings, scores, terminal.

steamrollers-title = SteamRollers

# Alone, a good is its colour. .accusative and .genitive are whole phrases; .few and .many follow a number.
steamrollers-good-red = czerwony
    .accusative = czerwony towar
    .genitive = czerwonego towaru
    .few = czerwone
    .many = czerwonych
steamrollers-good-blue = niebieski
    .accusative = niebieski towar
    .genitive = niebieskiego towaru
    .few = niebieskie
    .many = niebieskich
steamrollers-good-green = zielony
    .accusative = zielony towar
    .genitive = zielonego towaru
    .few = zielone
    .many = zielonych
steamrollers-good-yellow = żółty
    .accusative = żółty towar
    .genitive = żółtego towaru
    .few = żółte
    .many = żółtych
steamrollers-good-grey = szary
    .accusative = szary towar
    .genitive = szarego towaru
    .few = szare
    .many = szarych
steamrollers-good-coal = węgiel
    .accusative = węgiel
    .genitive = węgla
    .few = węgle
    .many = węgli
steamrollers-goods-of = { $count ->
    [one] { $count } { $good }
    [few] { $count } { $good_few }
   *[other] { $count } { $good_many }
}
steamrollers-goods-and = { $first }, { $rest }
# The accusative of these is the same.
steamrollers-kind-straight = prosty tor
steamrollers-kind-gentle = łagodny łuk
steamrollers-kind-sharp = ostry łuk

# What a tile does, in a few words; it stands in parentheses after the tile’s number.
steamrollers-tile-1a = Dowolna wartość
steamrollers-tile-1b = Dowolna wartość
steamrollers-tile-2a = Dwie kości
steamrollers-tile-2b = Przejęcie kości
steamrollers-tile-3a = Kość wskazuje cel
steamrollers-tile-3b = Odległość +1 lub +2
steamrollers-tile-4a = Dowolna odległość
steamrollers-tile-4b = Moc +1
steamrollers-tile-5a = Kość ±1
steamrollers-tile-5b = Nowy rzut lub obrót
steamrollers-tile-6a = Dowolny tor
steamrollers-tile-6b = Dowolny tor
steamrollers-tile-solo-2a = Nowy rzut Ewy
steamrollers-tile-solo-2b = Ewa bez towaru

steamrollers-start-engine = lokomotywa
steamrollers-start-track = tor
steamrollers-start-points = 2 punkty
steamrollers-start-tile = kafelek akcji
steamrollers-start-cargo = własny ładunek

steamrollers-level-medium = średni
steamrollers-level-hard = trudny

steamrollers-option-coal = Z węglem: leży na miastach, z których zdjęto towary w ich kolorze.
steamrollers-option-orders = Z zamówieniami: przewiezione towary zatrzymuje się i oddaje za nie.
steamrollers-option-starting_tiles = Z kafelkami startowymi: przed pierwszą rundą każdy wybiera jeden.
steamrollers-option-walls = Mury, przez które nie przejadą towary: żadne (none), nieliczne (medium) albo liczne (hard).
steamrollers-option-eva = Jak silna jest Ewa, która gra przeciwko jednej osobie: liczba jej pierwszych znaków.
steamrollers-option-round_limit = Gra kończy się najpóźniej po tylu rundach; 0 oznacza brak limitu.

steamrollers-rival = Ewa

steamrollers-prompt-over = Gra jest skończona.
steamrollers-prompt-setup = Trwa przygotowanie gry.
steamrollers-prompt-roll = Trwa rzut kośćmi.
steamrollers-prompt-eva = Teraz gra Ewa.
steamrollers-prompt-wait = Teraz gra { $player }.
steamrollers-prompt-wait-start = Kafelek startowy wybiera teraz { $player }.
steamrollers-prompt-wait-seize = Kość może teraz przejąć { $player }.
steamrollers-prompt-start = Twoja kolej: wybierz jeden z pozostałych kafelków startowych.
steamrollers-prompt-choose = Twoja kolej: wybierz jedną z pozostałych białych kości.
steamrollers-prompt-choose-two = Twoja kolej: wybierz dwie białe kości. Trzecia jest dla Ewy.
steamrollers-prompt-seize = { $player } wybiera kość { $die }. Przejmij ją kafelkiem 2 albo zostaw.
steamrollers-prompt-use = Twoja kolej, dwie akcje: której kości użyjesz najpierw, { $first } czy { $second }?
steamrollers-prompt-act = { $left ->
    [0] Twoja kolej z kością { $die }
   *[other] Twoja kolej z kością { $die }, po niej jeszcze jedna
}: narysuj { $first } lub { $second }, skreśl kratkę { $die }, przewieź towar albo weź kafelek { $die }.
steamrollers-prompt-pass = Twoja kolej z kością { $die }: nic się nią nie da zrobić. Spasuj albo ją zmień, jeśli możesz.
steamrollers-prompt-after = Akcja wykonana: oddaj towary za zamówienie albo zakończ turę.
steamrollers-prompt-eva-asked = Kość Ewy pokazuje { $die }. Użyj kafelka 2, żeby rzuciła jeszcze raz, albo zostaw jej tę kość.
steamrollers-prompt-eva-blocked = Ewa chce zabrać towar z miasta { $city } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}. Powstrzymaj ją kafelkiem 2 albo pozwól.

steamrollers-log-first = { $first } zaczyna grę
steamrollers-log-good = na miasto { $city } wylosowano { $good_accusative }
steamrollers-log-good-back = na miasto { $city } wylosowano { $good_accusative }, czyli jego kolor: odłożono
steamrollers-log-side = kafelek { $tile }: { $effect }
steamrollers-log-offer = zamówienie { $order } leży stroną { $side } do góry
steamrollers-log-chart = obowiązują mury z mapki { $chart }
steamrollers-log-eva = Ewa stawia znak w regionie { $region }
steamrollers-log-roll = biała kość pokazuje { $die }
steamrollers-log-rerolled = { $player } wyrzuca { $die }
steamrollers-log-black = czarna kość pokazuje { $first } i { $second }
steamrollers-log-start-engine = { $player } zaczyna z kratką { $box } lokomotywy
steamrollers-log-start-track = { $player } na start rysuje { $kind } na polu { $hex }
steamrollers-log-start-points = { $player } zaczyna z 2 punktami
steamrollers-log-start-tile = { $player } zaczyna z kafelkiem { $tile } ({ $effect })
steamrollers-log-start-cargo = { $player } zaczyna z własnym ładunkiem: { $good_accusative } na mieście { $city }
steamrollers-log-start-cargo-none = { $player } wybiera własny ładunek, ale w woreczku są tylko szare towary
steamrollers-log-choose = { $player } wybiera { $die }
steamrollers-log-choose-two = { $player } wybiera { $first } i { $second }
steamrollers-log-seize = { $player } przejmuje { $die }; { $victim } wybiera jeszcze raz
steamrollers-log-leave = { $player } zostawia kość
steamrollers-log-use = { $player } używa najpierw { $die }
steamrollers-log-set = { $player } ustawia kość na { $die } kafelkiem { $tile }
steamrollers-log-turn = { $player } obraca kość na { $die } kafelkiem { $tile }
steamrollers-log-reroll = { $player } rzuca kością jeszcze raz dzięki kafelkowi { $tile }
steamrollers-log-track = { $player } rysuje { $kind } na polu { $hex }
steamrollers-log-track-connects = { $player } rysuje { $kind } na polu { $hex }: { $from } i { $to } są połączone, +{ $points }
steamrollers-log-engine = { $player } skreśla kratkę { $box }, { $strength } z 6
steamrollers-log-deliver = { $player } przewozi { $good_accusative } z { $from } do { $to }: +{ $points }
steamrollers-log-deliver-cargo = { $player } przewozi własny ładunek, { $good_accusative }, z { $from } do { $to }: +{ $points }
steamrollers-log-tile = { $player } bierze kafelek { $tile } ({ $effect })
steamrollers-log-tile-own = { $player } obraca kafelek { $tile } ({ $effect }) bokiem
steamrollers-log-tile-from = { $player } bierze kafelek { $tile } ({ $effect }); traci go { $victim }
steamrollers-log-order = { $player } realizuje zamówienie { $order } ({ $goods }): +{ $points }
steamrollers-log-order-coal = { $player } realizuje zamówienie { $order } ({ $goods }), węgiel zamiast { $coal_genitive }: +{ $points }
steamrollers-log-pass = { $player } nic nie może zrobić z { $die } i pasuje
steamrollers-log-done = { $player } kończy turę
steamrollers-log-eva-reroll = { $player } każe Ewie rzucić jeszcze raz (kafelek { $tile })
steamrollers-log-eva-keep = { $player } zostawia Ewie jej kość
steamrollers-log-eva-block = { $player } nie daje Ewie zabrać towaru (kafelek { $tile })
steamrollers-log-eva-allow = { $player } pozwala Ewie zabrać towar
steamrollers-log-eva-roll = Ewa wyrzuca { $die }
steamrollers-log-mark = Ewa stawia znak w regionie { $region } (razem { $marks })
steamrollers-log-mark-extra = Ewa stawia za to znak w regionie { $region } (razem { $marks })
steamrollers-log-return = Ewa odsyła kafelek { $tile } ({ $effect }) do puli
steamrollers-log-take = Ewa zabiera { $good_accusative } z miasta { $city }: +{ $points }

steamrollers-effect-route = { $cities }: odległość { $distance } przy mocy { $left }, +{ $points }
steamrollers-effect-connects = łączy { $from } i { $to } { $towns ->
    [0] bez miasteczek
    [one] przez miasteczko
    [few] przez { $towns } miasteczka
   *[other] przez { $towns } miasteczek
}, +{ $points }
steamrollers-effect-engine = skreślone kratki: { $strength } z 6
steamrollers-effect-score = { $gain ->
    [one] { $gain } punkt
    [few] { $gain } punkty
   *[other] { $gain } punktów
}, razem { $score }
steamrollers-effect-tile = daje kafelek { $tile } ({ $effect })
steamrollers-effect-tile-from = daje kafelek { $tile } ({ $effect }), traci go { $victim }
steamrollers-effect-tile-spent = kafelek { $tile } ({ $effect }) wraca do puli
steamrollers-effect-may-be-seized = kość może przejąć { $player }
steamrollers-effect-can-track = { $hexes ->
    [one] jedno wolne pole w regionie { $region }
    [few] { $hexes } wolne pola w regionie { $region }
   *[other] { $hexes } wolnych pól w regionie { $region }
}
steamrollers-effect-can-engine = kratka { $box } lokomotywy
steamrollers-effect-can-deliver = przewóz nawet za +{ $points }
steamrollers-effect-can-tile = kafelek { $tile } ({ $effect })

steamrollers-refusal-no-move = Nie ma takiego ruchu: { $action }.
steamrollers-refusal-no-seat = Kto tylko patrzy, nie może grać.
steamrollers-refusal-over = Gra jest skończona.
steamrollers-refusal-chance-first = O tym, kto zaczyna, decyduje los.
steamrollers-refusal-chance-good = O tym, jakie towary trafią na miasta, decyduje los.
steamrollers-refusal-chance-side = O stronach kafelków akcji decyduje los.
steamrollers-refusal-chance-offer = O stronach zamówień decyduje los.
steamrollers-refusal-chance-chart = O mapce murów decyduje los.
steamrollers-refusal-chance-eva = O pierwszych znakach Ewy decydują kości.
steamrollers-refusal-chance-roll = O tym, co pokaże biała kość, decyduje los.
steamrollers-refusal-chance-black = O tym, co pokaże czarna kość, decyduje los.
steamrollers-refusal-chance-eva-step = To krok Ewy: wykonuje go sama.
steamrollers-refusal-setup = Trwa jeszcze przygotowanie gry.
steamrollers-refusal-start-not-now = Kafelki startowe wybiera się tylko przed pierwszą rundą.
steamrollers-refusal-start-gone = Ten kafelek startowy jest już zajęty: { $start }.
steamrollers-refusal-start-first = Najpierw wybiera się kafelki startowe.
steamrollers-refusal-start-tile-gone = Kafelek { $tile } jest już zajęty.
steamrollers-refusal-start-cargo-none = W woreczku są towary dla ciebie: wybierz jeden.
steamrollers-refusal-start-cargo-gone = W woreczku nie ma towaru w tym kolorze.
steamrollers-refusal-not-your-turn = To nie twoja kolej.
steamrollers-refusal-wait-for-dice = Trwa jeszcze rzut kośćmi.
steamrollers-refusal-wait-for-seize = Wybraną przez ciebie kość ktoś może jeszcze przejąć.
steamrollers-refusal-wait-for-eva = Teraz gra Ewa.
steamrollers-refusal-answer-seize = Najpierw powiedz, czy przejmujesz kość { $die }.
steamrollers-refusal-answer-eva = Ewa ma kość { $die }: najpierw powiedz, czy używasz kafelka 2.
steamrollers-refusal-eva-not-now = Kafelek 2 nic teraz nie zdziała przeciwko Ewie.
steamrollers-refusal-nothing-to-seize = Nie ma teraz kości do przejęcia.
steamrollers-refusal-choose-first = Najpierw wybierz kość.
steamrollers-refusal-die-not-there = Nie ma takiej kości.
steamrollers-refusal-die-chosen = Wybór już za tobą.
steamrollers-refusal-choose-one = Dwie kości można wybrać tylko z kafelkiem 2a.
steamrollers-refusal-choose-two = Grając z Ewą, wybierasz dwie kości.
steamrollers-refusal-use-first = Najpierw powiedz, której z dwóch kości używasz.
steamrollers-refusal-die-in-hand = Teraz używasz kości { $die }.
steamrollers-refusal-die-final = Kość { $die } jest ostateczna: zmienił ją kafelek 5.
steamrollers-refusal-die-same = Twoja kość już pokazuje { $die }.
steamrollers-refusal-die-by-one = Kafelek 5 zmienia twoją kość { $die } tylko o 1, nigdy z 6 na 1 ani z 1 na 6.
steamrollers-refusal-tile-not-yours = Nie masz kafelka { $tile }.
steamrollers-refusal-tile-side = Kafelek { $tile } leży drugą stroną do góry.
steamrollers-refusal-tile-fresh = Kafelek { $tile } nie działa w turze, w której go bierzesz.
steamrollers-refusal-tile-used = Kafelek { $tile } był już użyty w tej turze.
steamrollers-refusal-other-region = To pole leży w regionie { $region }; twoja kość wskazuje region { $die }.
steamrollers-refusal-hex-drawn = Na tym polu już jest tor.
steamrollers-refusal-kind-not-shown = Czarna kość nie pokazuje tego rodzaju toru.
steamrollers-refusal-other-box = Twoja kość wskazuje kratkę { $die }.
steamrollers-refusal-box-crossed = Kratka { $die } jest już skreślona.
steamrollers-refusal-other-city = Twoja kość wskazuje miasto { $die }: stamtąd, a z kafelkiem 3a tam, jedzie towar.
steamrollers-refusal-no-good = Na mieście { $origin } nie ma { $good_genitive }.
steamrollers-refusal-no-cargo = Na mieście { $origin } nie masz takiego ładunku: { $good_accusative }.
steamrollers-refusal-wrong-goal = Miasto { $goal } nie przyjmuje { $good_genitive }.
steamrollers-refusal-no-route = Twoje tory nie prowadzą z miasta { $origin } do miasta { $goal }.
steamrollers-refusal-too-weak = Potrzebna jest moc { $needed }; twoja lokomotywa ma { $strength }.
steamrollers-refusal-no-need = Kafelek 4 niczego by w tym przewozie nie zmienił.
steamrollers-refusal-other-tile = Twoja kość wskazuje kafelek { $die }.
steamrollers-refusal-tile-sideways = Kafelek { $tile } leży bokiem: nie można go wziąć.
steamrollers-refusal-tile-own-sideways = Twój kafelek { $tile } już leży bokiem.
steamrollers-refusal-no-orders = W tej grze nie ma zamówień.
steamrollers-refusal-order-once = W tej turze jedno zamówienie jest już zrealizowane.
steamrollers-refusal-order-gone = Zamówienie { $order } jest już zrealizowane.
steamrollers-refusal-order-goods = Nie masz towarów na zamówienie { $order }.
steamrollers-refusal-order-coal = Nie masz węgla.
steamrollers-refusal-order-coal-for = To zamówienie nie wymaga { $good_genitive }.
steamrollers-refusal-can-act = Kością { $die } możesz coś zrobić, więc nie możesz spasować.
steamrollers-refusal-not-done = Twoja tura jeszcze trwa: masz akcję do wykonania.
steamrollers-refusal-turn-over = Akcja wykonana: oddaj towary za zamówienie albo zakończ turę.

steamrollers-ending-cities = trzy miasta są puste
steamrollers-ending-round_limit = osiągnięto limit rund
steamrollers-ending-solo_won = trzy miasta są puste, a Ewa pokonana
steamrollers-ending-solo_lost = trzy miasta są puste, a Ewa niepokonana
steamrollers-ending-solo_region = Ewa zapełniła region i wygrywa
steamrollers-ending-solo_limit_won = osiągnięto limit rund, a Ewa jest pokonana
steamrollers-ending-solo_limit_lost = osiągnięto limit rund, a Ewa jest niepokonana

steamrollers-score-deliveries = przewozy
steamrollers-score-network = sieć
steamrollers-score-engine = lokomotywa
steamrollers-score-tiles = kafelki
steamrollers-score-orders = zamówienia
steamrollers-score-start = start
# Why a hint is good: what an estimate is made of. $amount is in points (in Siberia, dollars), with its sign.
steamrollers-term-delivered = { $amount } za wykonane przewozy
steamrollers-term-network = { $amount } za sieć
steamrollers-term-engine = { $amount } za lokomotywę
steamrollers-term-tiles = { $amount } za kafelki
steamrollers-term-orders = { $amount } za zamówienia
steamrollers-term-start = { $amount } ze startu
steamrollers-term-to_deliver = { $amount } za przyszłe przewozy
steamrollers-term-to_connect = { $amount } za przyszłe połączenia
steamrollers-term-rival = { $amount } wobec Ewy

steamrollers-phase-setup = przygotowanie
steamrollers-phase-start = kafelki startowe
steamrollers-phase-roll = rzut kośćmi
steamrollers-phase-choose = wybór kości
steamrollers-phase-seize = kość można przejąć
steamrollers-phase-act = akcja
steamrollers-phase-after = koniec tury
steamrollers-phase-eva = tura Ewy
steamrollers-phase-over = koniec gry
steamrollers-draw-head = STEAMROLLERS, runda { $round }, { $phase }; zaczyna { $player }
steamrollers-draw-head-solo = STEAMROLLERS, runda { $round }, { $phase }
steamrollers-draw-sheet = Karta: { $player }
steamrollers-draw-legend = [1] miasto 1; { $hex }:1 puste pole w regionie 1, ({ $town }):1 z miasteczkiem; O tor przez miasteczko
steamrollers-draw-walls = # mur (poziom { $level }, mapka { $chart })
steamrollers-draw-edges = Krawędzie: 0 prawa górna, 1 prawa, 2 prawa dolna, 3 lewa dolna, 4 lewa, 5 lewa górna
steamrollers-draw-goods = Towary na miastach
steamrollers-draw-dice = Białe kości:
steamrollers-draw-die = w ręce:
steamrollers-draw-next = potem:
steamrollers-draw-seized = { $player } trzyma { $die }
steamrollers-draw-eva-die = kość Ewy:
steamrollers-draw-black = czarna kość:
steamrollers-draw-starts = Kafelki startowe:
steamrollers-draw-tiles = Kafelki akcji
steamrollers-draw-lightning = błyskawica
steamrollers-draw-infinity = nieskończoność
steamrollers-draw-pool = pula
steamrollers-draw-sideways = bokiem
steamrollers-draw-resting = nie w tej turze
steamrollers-draw-orders = Zamówienia:
steamrollers-draw-boxes = kratki
steamrollers-draw-strength = moc
steamrollers-draw-points = punkty
steamrollers-draw-tracks = { $count ->
    [0] bez torów
    [one] { $count } tor
    [few] { $count } tory
   *[other] { $count } torów
}
steamrollers-draw-connections = połączone
steamrollers-draw-connection = { $first }-{ $second }{ $towns ->
    [0] { "" }
    [one] { " " }({ $towns } miasteczko)
    [few] { " " }({ $towns } miasteczka)
   *[other] { " " }({ $towns } miasteczek)
}
steamrollers-draw-kept = zatrzymane towary:
steamrollers-draw-cargo = własny ładunek: { $good } na mieście { $city }
steamrollers-draw-eva = Ewa, poziom { $level }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
steamrollers-draw-marks = znaki w regionach
