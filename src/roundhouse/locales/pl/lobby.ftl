# The lobby of the browser client, and the pages that lead to a table: a new table, an imported record, about the house.

# The bar. What stands on a button is short; the names of languages are not translated.
lobby-home = Roundhouse: do lobby
lobby-bar = Menu główne
lobby-menu = Menu
lobby-rules = Zasady
lobby-import = Import
lobby-about = O programie
lobby-language = Język
lobby-theme-auto = Jasny czy ciemny: automatycznie
lobby-theme-light = Jasny czy ciemny: jasny
lobby-theme-dark = Jasny czy ciemny: ciemny
lobby-sound-on = Dźwięk: włączony
lobby-sound-off = Dźwięk: wyłączony
lobby-name = Twoje imię
lobby-name-change = Twoje imię: { $name }. Zmień
lobby-name-save = Zapisz
lobby-close = Zamknij

# The posters.
lobby-games = Gry
lobby-players = { $low }–{ $high } graczy
lobby-minutes = około { $minutes } min
lobby-play = Graj od razu
lobby-new = Nowy stół
# Below “Play now”.
lobby-against-easy = { $bots ->
    [one] przeciw łatwemu botowi
    [few] przeciw { $bots } łatwym botom
    [many] przeciw { $bots } łatwym botom
   *[other] przeciw { $bots } łatwym botom
}
lobby-against-medium = { $bots ->
    [one] przeciw średniemu botowi
    [few] przeciw { $bots } średnim botom
    [many] przeciw { $bots } średnim botom
   *[other] przeciw { $bots } średnim botom
}
lobby-against-hard = { $bots ->
    [one] przeciw trudnemu botowi
    [few] przeciw { $bots } trudnym botom
    [many] przeciw { $bots } trudnym botom
   *[other] przeciw { $bots } trudnym botom
}
lobby-against-expert = { $bots ->
    [one] przeciw ekspertowi
    [few] przeciw { $bots } ekspertom
    [many] przeciw { $bots } ekspertom
   *[other] przeciw { $bots } ekspertom
}
lobby-choose = Wybierz liczbę graczy i boty
lobby-how-many = Gracze
lobby-level = Boty
lobby-how = Jak się gra
lobby-read = Przeczytaj zasady
lobby-tip = Na pierwszą grę

# Each game has a line for its poster, three steps that tell how it plays, and a tip.
lobby-siberia-line = Znajdź, wydobądź, sprzedaj daleko.
lobby-siberia-how-1 = Planuj
lobby-siberia-how-1-text = Sześć żetonów na rundę, rozkładanych w tajemnicy. Dwa w kolumnie dają akcję, zbędne odkrywają nowe bogactwa.
lobby-siberia-how-2 = Działaj
lobby-siberia-how-2-text = Robotnicy wędrują po mapie, sprzedawcy jeżdżą na giełdy świata. Po kolei, po jednej akcji.
lobby-siberia-how-3 = Sprzedawaj
lobby-siberia-how-3-text = Jedna sprzedaż wydobywa surowiec pod wszystkimi twoimi robotnikami. Gdy ziemia jest wyczerpana, wygrywa największy majątek.
lobby-siberia-tip = Wcześnie wyjdź z Frankfurtu: sprzedawca na dobrej giełdzie może podwoić każdą późniejszą sprzedaż. I proś o podpowiedź, kiedy chcesz.

# My games.
lobby-mine = Moje gry
lobby-waiting = { $count ->
    [one] jedna czeka na ciebie
    [few] { $count } czekają na ciebie
    [many] { $count } czeka na ciebie
   *[other] { $count } czeka na ciebie
}
# A link on a small screen.
lobby-waiting-link = { $count ->
    [one] Twój ruch przy jednym stole
    [few] Twój ruch przy { $count } stołach
    [many] Twój ruch przy { $count } stołach
   *[other] Twój ruch przy { $count } stołach
}
lobby-your-turn = Twój ruch
lobby-thinks = { $name } myśli
lobby-others-think = inni myślą
lobby-free-seats = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
}
lobby-none-mine = Jeszcze żadnej. „Graj od razu” zaczyna grę natychmiast; gdy odejdziesz, będzie tu na ciebie czekać.
lobby-finished = { $count ->
    [one] Jedna zakończona gra
    [few] { $count } zakończone gry
    [many] { $count } zakończonych gier
   *[other] { $count } zakończonych gier
}
lobby-replay = Powtórka
# In a list of those who play: “Marta, João, 2 bots”.
lobby-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } botów
}
lobby-nobody = jeszcze nikogo

# Join and Watch.
lobby-join = Dołącz
lobby-code = Link lub kod zaproszenia
lobby-code-wrong = To nie jest zaproszenie. To link, który kończy się na #join=…; wklej go w całości.
lobby-sit = Usiądź
lobby-none-open = Przy żadnym publicznym stole nie ma teraz wolnego miejsca. Otwórz stół: inni zobaczą go tutaj.
lobby-watch = Oglądaj
lobby-tables = { $count ->
    [one] jeden stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołów
}
lobby-none-watch = Nikt teraz nie gra publicznie.
lobby-more = Pokaż wszystkie ({ $count })
lobby-less = Pokaż mniej
lobby-lost = Brak połączenia; próbuję ponownie…

# Somebody came by an invitation link.
lobby-invited = Masz zaproszenie
lobby-invited-sitting = Zajmuję dla ciebie miejsce…
lobby-invited-full = Wszystkie miejsca przy tym stole są zajęte. Możesz oglądać grę.
lobby-invited-watch = Oglądaj grę

# The line at the bottom, and the keys.
lobby-unofficial = Nieoficjalne. Nazwy gier należą do ich właścicieli.
lobby-version = Wersja { $version }
lobby-keys = Klawisze
lobby-key-play = Graj od razu
lobby-key-new = Nowy stół
lobby-key-turn = Do gry, która na ciebie czeka
lobby-key-join = Wpisz zaproszenie
lobby-key-rules = Zasady
lobby-key-keys = Te klawisze

# A new table.
lobby-new-of = Nowy stół: { $game }
lobby-seats = Miejsca
lobby-seats-what = Kto gra? Boty nie potrzebują zaproszenia; wolne miejsce zajmie ten, kto dostanie twój link.
lobby-seat-who = Kto siedzi na miejscu { $number }
lobby-kind-you = Ty
lobby-kind-here = Ktoś inny przy tym ekranie
lobby-kind-bot = Bot
lobby-kind-open = Wolne, dla innych
lobby-person = Imię osoby na miejscu { $number }
lobby-person-short = Imię
lobby-level-of = Poziom bota na miejscu { $number }
lobby-link-later = Link do wysłania dostaniesz za chwilę.
lobby-colour-of = Kolor miejsca { $number }
lobby-colour-vermilion = Cynobrowy, koło
lobby-colour-blue = Niebieski, romb
lobby-colour-green = Zielony, trójkąt
lobby-colour-purple = Fioletowy, kwadrat
lobby-colour-amber = Bursztynowy, gwiazda
lobby-add-seat = Dodaj miejsce
lobby-remove-seat = Usuń miejsce { $number }
lobby-options = Zasady tej gry
lobby-siberia-exchange_sides = Giełdy
lobby-siberia-exchange_sides-chosen = Wybiera gracz rozpoczynający
lobby-siberia-exchange_sides-random = Decyduje los
lobby-siberia-round_limit = Najwięcej rund
lobby-range = od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }, zwykle { NUMBER($usual, useGrouping: 0) }
lobby-who-may = Kto może przyjść
lobby-private = Za zaproszeniem
lobby-private-what = Stół istnieje tylko dla tych, którzy przy nim siedzą albo dostaną twój link.
lobby-public = Publiczny
lobby-public-what = Każdy, kto ma dostęp do tego serwera, może go zobaczyć, oglądać grę i zająć wolne miejsce.
lobby-hints = Podpowiedzi dla wszystkich
lobby-hints-what = Każdy może zapytać, co zrobiłby program. W grze z samymi botami są zawsze.

# What will happen: one sentence each. $seats is a list: “you, Marta and an easy bot”.
lobby-what = Co się stanie
lobby-sum-seats = Przy stole: { $seats }.
lobby-sum-you = ty
lobby-sum-easy = { $count ->
    [one] łatwy bot
    [few] { $count } łatwe boty
    [many] { $count } łatwych botów
   *[other] { $count } łatwych botów
}
lobby-sum-medium = { $count ->
    [one] średni bot
    [few] { $count } średnie boty
    [many] { $count } średnich botów
   *[other] { $count } średnich botów
}
lobby-sum-hard = { $count ->
    [one] trudny bot
    [few] { $count } trudne boty
    [many] { $count } trudnych botów
   *[other] { $count } trudnych botów
}
lobby-sum-expert = { $count ->
    [one] bot ekspert
    [few] { $count } boty eksperci
    [many] { $count } botów ekspertów
   *[other] { $count } botów ekspertów
}
lobby-sum-free = { $count ->
    [one] wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
}
lobby-sum-at-once = Gra zaczyna się od razu.
lobby-sum-open = { $count ->
    [one] Dostaniesz link do wysłania. Gra zacznie się, gdy ktoś zajmie wolne miejsce.
    [few] Dostaniesz link do wysłania. Gra zacznie się, gdy wszystkie wolne miejsca będą zajęte.
    [many] Dostaniesz link do wysłania. Gra zacznie się, gdy wszystkie wolne miejsca będą zajęte.
   *[other] Dostaniesz link do wysłania. Gra zacznie się, gdy wszystkie wolne miejsca będą zajęte.
}
lobby-sum-shared = Gracie przy jednym ekranie: między turami zakrywa on to, czego inni nie mogą widzieć.
lobby-sum-no-seat = Nie masz miejsca przy stole, więc oglądasz.
lobby-sum-private = Nikt inny nie widzi stołu.
lobby-sum-invited = Stół widzą tylko ci, którzy mają link.
lobby-sum-public = Każdy na tym serwerze może oglądać.
lobby-sum-hints = Każdy może prosić o podpowiedzi.
lobby-start = Zacznij grę
lobby-open = Otwórz stół
lobby-no-game = Nie ma tu takiej gry.

# Import a record.
lobby-import-title = Import zapisu partii
lobby-import-what = Zapis to tekst całej partii, taki, jaki przy stole daje „Zapisz zapis partii”. Zakończoną partię można obejrzeć ruch po ruchu, a przerwaną dokończyć.
lobby-import-text = Tekst zapisu
lobby-import-file = Wybierz plik
lobby-import-drop = albo upuść go gdziekolwiek na tej stronie
lobby-import-go = Otwórz zapis
lobby-import-checking = Sprawdzam każdy ruch…
lobby-import-unreadable = Tego pliku nie można odczytać.

# About the house.
lobby-about-title = O programie Roundhouse
lobby-about-what = Gry planszowe o parze i przemyśle, z przyjaciółmi i z botami, na własnym serwerze.
lobby-about-unofficial = Nieoficjalne
lobby-about-unofficial-text = Roundhouse nie jest związany z autorami ani wydawcami tych gier. Nazwy gier należą do ich właścicieli. Teksty zasad, mapy, dane i ilustracje są nasze. Jeśli gra ci się podoba, kup ją.
lobby-about-fair = Uczciwe losowanie
lobby-about-fair-text = Wszystko, co przy stole losowe, pochodzi z ziarna ustalonego przed grą, a jego odcisk widać od początku. Po grze ziarno jest ujawniane i każdy może sprawdzić każde losowanie.
lobby-about-licences = Licencje
lobby-about-licences-text = Program jest wolnym oprogramowaniem na licencji MIT. Korzysta z pracy innych:
lobby-about-fonts = kroje pisma
lobby-about-parts = części programu
lobby-about-programs = Dla programistów
lobby-about-programs-text = Wszystko, co można zrobić przy stole, można zrobić przez HTTP, w formacie JSON.
lobby-about-document = Dokument OpenAPI

lobby-steamrollers-line = Rzucaj, rysuj, wieź okrężną drogą.
lobby-steamrollers-how-1 = Wybierz
lobby-steamrollers-how-1-text = Po kolei każdy bierze jedną z rzuconych kości. Jej liczba mówi, gdzie działasz; czego nie weźmiesz, weźmie ktoś inny.
lobby-steamrollers-how-2 = Narysuj
lobby-steamrollers-how-2-text = Tor po torze łączysz miasta i miasteczka na własnej karcie. Mocniejsza lokomotywa jedzie dalej.
lobby-steamrollers-how-3 = Przewieź
lobby-steamrollers-how-3-text = Zawieź towar do miasta w jego kolorze: punkt za każde miasteczko i miasto po drodze. Trzy puste miasta kończą grę.
lobby-steamrollers-tip = Wcześnie skreśl dwie lub trzy kratki lokomotywy: bez mocy nic nie pojedzie. I proś o podpowiedź, kiedy chcesz.
lobby-steamrollers-coal = Węgiel
lobby-steamrollers-coal-off = Bez
lobby-steamrollers-coal-on = Z węglem
lobby-steamrollers-orders = Zamówienia
lobby-steamrollers-orders-off = Bez
lobby-steamrollers-orders-on = Z zamówieniami
lobby-steamrollers-starting_tiles = Kafelki startowe
lobby-steamrollers-starting_tiles-off = Bez
lobby-steamrollers-starting_tiles-on = Każdy wybiera jeden
lobby-steamrollers-walls = Mury
lobby-steamrollers-walls-none = Bez
lobby-steamrollers-walls-medium = Nieliczne
lobby-steamrollers-walls-hard = Liczne
lobby-steamrollers-eva = Siła Ewy (w pojedynkę)
lobby-steamrollers-round_limit = Najwięcej rund (0: bez limitu)

lobby-steam_power-line = Buduj, łącz, zarabiaj na każdej linii.
lobby-steam_power-how-1 = Buduj
lobby-steam_power-how-1-text = Dwie akcje na turę: kładź tory od miasta do miasta i stawiaj fabryki tam, gdzie kończy się czyjekolwiek połączenie.
lobby-steam_power-how-2 = Przewoź
lobby-steam_power-how-2-text = Sprowadzaj zasoby do swojej sieci na swoje tajne kontrakty. Kto ma połączenia i fabryki po drodze, dostaje zapłatę.
lobby-steam_power-how-3 = Realizuj
lobby-steam_power-how-3-text = Kontrakty dają pieniądze, punkty i kolejne akcje. Gdy jest ich dość, gra się kończy i wygrywa najwięcej punktów.
lobby-steam_power-tip = Krótkie pierwsze połączenie i fabryka na każdym jego końcu: wtedy inni płacą tobie. I proś o podpowiedź, kiedy chcesz.
lobby-steam_power-map = Mapa
lobby-steam_power-map-great_lakes = Wielkie Jeziora
lobby-steam_power-map-germany = Niemcy
lobby-steam_power-map-iberia = Iberia
lobby-steam_power-money_action = Akcja pobrania pieniędzy daje
lobby-steam_power-money_action-3 = $3
lobby-steam_power-money_action-5 = $5
lobby-steam_power-lone_contracts = Kontrakty bez sieci
lobby-steam_power-lone_contracts-off = Nie
lobby-steam_power-lone_contracts-on = Tak, $5 za zasób
lobby-steam_power-round_limit = Najwięcej rund (0: bez limitu)
