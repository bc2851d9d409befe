# The table of SteamRollers in the browser: the sheet and everything beside it.

# $empty cities have no goods left; $ends of them end the game.
steamrollers-board-stage = runda { $round }{ $empty ->
    [0] { "" }
   *[other] { " · " }puste { $empty } z { $ends }
}
steamrollers-board-stage-setup = przygotowanie
steamrollers-board-stage-start = kafelki startowe
steamrollers-board-stage-over = koniec gry
steamrollers-board-points = { $points }
steamrollers-board-first = pierwszy

# What can be done, on buttons.
steamrollers-board-verb-start = Kafelek startowy
steamrollers-board-verb-choose = Wybierz kość
steamrollers-board-verb-seize = Przejmij
steamrollers-board-verb-leave = Zostaw
steamrollers-board-verb-use = Użyj najpierw
steamrollers-board-verb-set = Zmień kość
steamrollers-board-verb-turn = Obróć
steamrollers-board-verb-reroll = Rzuć jeszcze raz
steamrollers-board-verb-track = Narysuj tor
steamrollers-board-verb-engine = Lokomotywa
steamrollers-board-verb-deliver = Przewieź
steamrollers-board-verb-tile = Weź kafelek
steamrollers-board-verb-order = Zamówienie
steamrollers-board-verb-pass = Pasuj
steamrollers-board-verb-done = Zakończ turę
steamrollers-board-verb-eva_reroll = Rzuć jeszcze raz
steamrollers-board-verb-eva_keep = Zostaw jej kość
steamrollers-board-verb-eva_block = Powstrzymaj ją
steamrollers-board-verb-eva_allow = Niech zabierze

# What one can point at, on buttons.
steamrollers-board-hex = { $hex }
steamrollers-board-die = Kość { $die }
steamrollers-board-box = Kratka { $box }
steamrollers-board-city = Miasto { $city }
steamrollers-board-region = Region { $region }
steamrollers-board-order = Zamówienie { $order }
steamrollers-board-player = { $player }
# $effect says what the tile does.
steamrollers-board-tile = Kafelek { $tile }: { $effect }
steamrollers-board-cargo = Własny ładunek: { $good }
steamrollers-board-coal-for = Węgiel zamiast { $good_genitive }
steamrollers-board-bonus = +{ $bonus } z kafelka 3
steamrollers-board-plain = Bez kafelka
steamrollers-board-only-die = Tylko ta kość
steamrollers-board-no-coal = Bez węgla
steamrollers-board-no-cargo = Bez ładunku
steamrollers-board-unknown = jeszcze nieznane
steamrollers-board-start-engine = Jedna kratka lokomotywy
steamrollers-board-start-track = Jeden tor gdziekolwiek
steamrollers-board-start-points = 2 punkty
steamrollers-board-start-tile = Kafelek akcji
steamrollers-board-start-cargo = Własny ładunek
# $kind is straight, gentle or sharp; $ends are two arrows.
steamrollers-board-shape = { $kind } { $ends }
steamrollers-board-shape-told = { $kind }, { $from } – { $to }
steamrollers-board-edge-0 = północny wschód
steamrollers-board-edge-1 = wschód
steamrollers-board-edge-2 = południowy wschód
steamrollers-board-edge-3 = południowy zachód
steamrollers-board-edge-4 = zachód
steamrollers-board-edge-5 = północny zachód

# What an action does, where nothing else tells.
steamrollers-board-does-pass = z tą kością nic nie da się zrobić
steamrollers-board-does-leave = swoją kość wybierzesz później
steamrollers-board-does-done = zaczyna się tura następnej osoby
steamrollers-board-does-reroll = wynik będzie ostateczny
steamrollers-board-does-eva_keep = Ewa gra dalej tą kością
steamrollers-board-does-eva_allow = zabiera skrajny prawy towar i dostaje punkty
steamrollers-board-does-eva_reroll = kafelek 2 wraca do puli
steamrollers-board-does-eva_block = zamiast tego stawia znak; kafelek 2 wraca do puli

# What a tile does, in a sentence.
steamrollers-board-does-tile-1a = Zmień swoją kość na dowolną wartość.
steamrollers-board-does-tile-1b = Zmień swoją kość na dowolną wartość.
steamrollers-board-does-tile-2a = Wybierz dwie białe kości i każdą wykonaj akcję.
steamrollers-board-does-tile-2b = Gdy ktoś inny właśnie wybrał kość, przejmij ją; ta osoba wybiera inną.
steamrollers-board-does-tile-3a = Przy przewozie kość może wskazywać miasto, do którego jedzie towar.
steamrollers-board-does-tile-3b = Przy przewozie odległość liczy się o 1 lub 2 więcej, jeśli starcza mocy.
steamrollers-board-does-tile-4a = Przy przewozie odległość może przekroczyć moc lokomotywy.
steamrollers-board-does-tile-4b = Moc lokomotywy jest o 1 większa, dopóki masz kafelek.
steamrollers-board-does-tile-5a = Zmień swoją kość o 1, nigdy z 6 na 1 ani z 1 na 6.
steamrollers-board-does-tile-5b = Rzuć swoją kością jeszcze raz albo obróć ją na przeciwną ściankę; wynik jest ostateczny.
steamrollers-board-does-tile-6a = Narysuj dowolny z trzech rodzajów toru, bez względu na czarną kość.
steamrollers-board-does-tile-6b = Narysuj dowolny z trzech rodzajów toru, bez względu na czarną kość.
steamrollers-board-does-tile-solo_2a = Przed turą Ewy jej kość zostaje rzucona jeszcze raz.
steamrollers-board-does-tile-solo_2b = Gdy Ewa ma zabrać towar, zamiast tego stawia znak.

# What is good to know while nothing is pointed at.
steamrollers-board-aside-choose = Kość wskazuje region toru, kratkę lokomotywy, miasto z towarami i kafelek.
steamrollers-board-aside-two = Dwie kości są twoje, po jednej akcji z każdą. Trzeciej używa Ewa.

# The sheet.
steamrollers-board-sheet = Karta: { $name }
steamrollers-board-sheet-of = Karta
steamrollers-board-sheets = Karty
steamrollers-board-look = Obejrzyj kartę: { $name }
# $own is 1 when it is one's own sheet.
steamrollers-board-back = { $own ->
    [1] Wróć do mojej karty
   *[other] Wróć do karty: { $name }
}
steamrollers-board-zoom = Karta. Klawisze + i − przybliżają i oddalają, 0 pokazuje całość.
steamrollers-board-closer = Przybliż
steamrollers-board-farther = Oddal
steamrollers-board-whole = Pokaż całą kartę
steamrollers-board-hex-empty = { $hex }, region { $region }{ $town ->
    [1] , z miasteczkiem
   *[other] { "" }
}: puste
steamrollers-board-hex-drawn = { $hex }, region { $region }{ $town ->
    [1] , z miasteczkiem
   *[other] { "" }
}: { $shape }
steamrollers-board-cargo-at = Własny ładunek na mieście { $city }: { $good }
steamrollers-board-walls = Mury
steamrollers-board-engine = Lokomotywa
# $more comes from a tile.
steamrollers-board-strength = { $more ->
    [0] moc { $strength }
   *[other] moc { $strength }, w tym { $more } z kafelka
}
steamrollers-board-box-state = Kratka { $box }: { $crossed ->
    [1] skreślona
   *[other] wolna
}
steamrollers-board-score = Punkty
steamrollers-board-total = Razem
steamrollers-board-counts-deliveries = Przewozy
steamrollers-board-counts-network = Połączenia i miasteczka
steamrollers-board-counts-engine = Lokomotywa
steamrollers-board-counts-tiles = Kafelki akcji
steamrollers-board-counts-orders = Zamówienia
steamrollers-board-counts-start = Kafelek startowy

# Eva.
steamrollers-board-eva-level = { $level ->
    [1] kolejarka
    [2] konduktorka
    [3] maszynistka
    [4] inżynierka
    [5] inwestorka
   *[other] magnatka kolejowa
}
steamrollers-board-eva-note = Od trzeciego znaku w regionie zabiera skrajny prawy towar z jego miasta,
steamrollers-board-eva-note-2 = punkt za każdy znak w nim. Sieć to jej dwa najlepsze regiony.
steamrollers-board-eva-note-3 = Gdy w regionie nie ma miejsca na znak, od razu wygrywa.
steamrollers-board-marks = region { $region }: { $count ->
    [one] { $count } znak
    [few] { $count } znaki
   *[other] { $count } znaków
}

# Dice.
steamrollers-board-dice = Kości
steamrollers-board-dice-choose = wybiera { $player }
steamrollers-board-dice-use = { $player } używa kości { $die }
steamrollers-board-dice-eva = Ewa używa kości { $die }
steamrollers-board-die-used = Kość { $die }, w użyciu
steamrollers-board-die-stolen = { $player } ma przejętą kość { $die }
steamrollers-board-set-to = Zmień kość na
steamrollers-board-black = Czarna kość: { $first }, { $second }
steamrollers-board-black-none = Czarna kość

# Goods.
steamrollers-board-goods = Towary
steamrollers-board-goods-bag = w worku { $bag }
steamrollers-board-goods-empty = { $empty ->
    [one] jedno puste miasto
    [few] { $empty } puste miasta
   *[other] { $empty } pustych miast
}, w worku { $bag }
steamrollers-board-good-at = { $good }, miasto { $city }
# A good that Eva would take.
steamrollers-board-good-next = { $good }, miasto { $city }: skrajny prawy
steamrollers-board-bag = Z worka:
steamrollers-board-empty = Puste

# Tiles and orders.
steamrollers-board-tiles = Kafelki akcji
steamrollers-board-tiles-note = w puli albo u graczy
steamrollers-board-pool = w puli
# $effect is a sentence, $kind is lightning or infinity.
steamrollers-board-tile-label = Kafelek { $tile }. { $effect } { $kind ->
    [lightning] Jednorazowy.
    [infinity] Zostaje u właściciela.
   *[none] { "" }
} Punkty: { $points }. { $owner }{ $sideways ->
    [1] , leży bokiem
   *[other] { "" }
}{ $fresh ->
    [1] , działa od następnej tury
   *[other] { "" }
}
steamrollers-board-orders = Zamówienia
steamrollers-board-order-label = Zamówienie { $order }: { $goods }. Punkty: { $points }. { $taken ->
    [1] Zrealizowane: { $owner }.
   *[other] Otwarte.
}
steamrollers-board-kept = Twoje towary:
steamrollers-board-kept-none = realizuje się je towarami
steamrollers-board-starts = Kafelki startowe
steamrollers-board-links = { $count ->
    [0] bez połączeń
    [one] { $count } połączenie
    [few] { $count } połączenia
   *[other] { $count } połączeń
}
