# The table's screen: everything around a board that is the same for all games.

# In the title of the browser's tab.
screen-title = { $game } – Roundhouse
screen-title-turn = ● Twoja kolej – { $game }
screen-loading = Rozkładamy grę…
screen-unknown-game = Tej gry nie można tu pokazać.
screen-to-lobby = Do lobby
# The mark in the corner, for those who cannot see it.
screen-home = Roundhouse: do lobby
screen-connection-lost = Brak połączenia; próbuję ponownie…

# Players. A bot has the name of somebody who built locomotives.
screen-bot-name = Bot { $name }
screen-players = Gracze
screen-you = ty
screen-left = poza stołem, gra bot
screen-return = Wróć na swoje miejsce
# At a shared screen: show what only this player may see.
screen-look = Pokaż, co wie { $name }
screen-hide = Ukryj z powrotem

# The heading of what is asked, in capitals, and the sentence below it.
screen-prompt = Co teraz
screen-head-turn = Twoja kolej
screen-head-turn-of = { $name }: twoja kolej
screen-head-waiting = Czekamy
screen-head-watching = Oglądasz grę
screen-head-meanwhile = W międzyczasie
screen-head-paused = Przerwa
screen-head-over = Koniec gry
screen-head-asked = Pytanie do ciebie
screen-paused = Przy stole nie ma nikogo; gra czeka.
screen-shared = To, co może wiedzieć tylko jedno z was, jest teraz ukryte.
# $count says how many have won together, $names lists them.
screen-won = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wspólnie wygrywają { $names }.
}
screen-asked = { $name } chce cofnąć ostatnią decyzję.
screen-asking = Prośba o cofnięcie wysłana; nie wszyscy jeszcze odpowiedzieli.
screen-agree = Zgoda
screen-refuse = Nie

# Actions.
screen-skip = Pomiń
screen-key-space = Spacja
screen-done = Gotowe
screen-do = Wykonaj
screen-undo = Cofnij
screen-undo-ask = Poproś o cofnięcie
screen-held = Wybrano:
screen-back = Wróć
# $what is something that was picked, a piece, a place or a kind of action.
screen-unpick = Odznacz: { $what }
screen-sending = Chwileczkę…
screen-sending-later = Zostanie wykonane, gdy tylko wróci połączenie.
screen-hint = Podpowiedź
screen-hinting = Szukam podpowiedzi…
# What a hinted move promises and why: $terms is what speaks for it and against it, such as "+2.3 for orders".
screen-hint-chance = { $percent }% szans na wygraną
screen-hint-points = wynik ≈ { $points }
screen-hint-terms = { $first }, { $second }
screen-hint-why-next = Wobec następnego: { $terms }
screen-hint-why-others = Wobec innych ruchów: { $terms }
screen-hint-why-ahead = Opłaci się później: widać to dopiero kilka ruchów dalej.
screen-hint-why-only = Nie ma innego ruchu.
# $number is the number of a paragraph of the rules, such as SI-5.3.
screen-rule = Zasada { $number }

# The log.
screen-log = Dziennik
screen-log-replay = ruch { NUMBER($number, useGrouping: 0) } · powtórka
screen-log-draws = { $count ->
    [one] Jedno losowanie
    [few] { $count } losowania
    [many] { $count } losowań
   *[other] { $count } losowania
}
screen-log-more = Pokaż wcześniejsze ruchy
screen-log-joined = { $name } siada do stołu.
screen-log-left = { $before } odchodzi od stołu; do powrotu gra bot.
screen-log-resigned = { $before } rezygnuje; do końca gra bot.
screen-log-returned = { $name } wraca do gry.
screen-log-opened-seat = Miejsce jest znowu wolne.
screen-log-filled = { $name } siada do stołu.

# The bar, the menu, the tabs of a phone.
screen-rules = Zasady
screen-menu = Menu
screen-tabs = Części stołu
screen-tab-board = Plansza
screen-tab-hand = Moja plansza
screen-tab-players = Gracze
screen-tab-log = Dziennik
screen-pace = Ruchy innych
screen-pace-calm = spokojnie
screen-pace-brisk = żwawo
screen-pace-off = od razu
screen-theme = Kolory
screen-theme-auto = jak system
screen-theme-light = jasne
screen-theme-dark = ciemne
screen-language = Język
screen-sound = Dźwięk
screen-auto-end = Kończ moje ruchy bez „Gotowe”
screen-auto-end-help = Ostatniego kroku przed losowaniem nie da się wtedy cofnąć.
screen-export = Zapisz zapis partii
screen-leave = Odejdź od stołu
screen-leave-help = Do twojego powrotu gra bot.
screen-resign = Zrezygnuj
screen-resign-help = Do końca gra bot.
screen-resign-sure = Potem nie ma już powrotu.
screen-resign-no = Gram dalej
screen-close = Zamknij

# Keys.
screen-keys = Klawisze
screen-keys-arrows = chodzenie po miejscach, które można kliknąć
screen-keys-enter = wykonaj; „Gotowe”
screen-keys-numbers = wybierz akcję
screen-keys-escape = krok wstecz
screen-keys-zoom = mapa większa, mniejsza, cała
screen-keys-shift = przesuń mapę
screen-keys-undo = cofnij
screen-keys-hint = podpowiedź
screen-keys-space = pomiń ruchy innych
screen-keys-log = większy dziennik
screen-keys-rules = zasady
screen-keys-keys = ta lista

# Before the game.
screen-gathering = { $count ->
    [0] Wszystkie miejsca są zajęte
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
    [many] { $count } miejsc jest wolnych
   *[other] { $count } miejsca są wolne
}
screen-gathering-wait = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
screen-gathering-join = Wybierz miejsce.
screen-seat-free = wolne
screen-seat-kept = dla kogoś zajęte
screen-sit = Usiądź
# Somebody who has a seat already plays a second one, for a shared screen.
screen-sit-too = Graj też tutaj
screen-get-up = Wstań
screen-fill = Bot…
# A choice: “Easy: slips now and then, answers at once”.
screen-fill-with = { $level }: { $what }
screen-fill-all-easy = { $count ->
    [one] Posadź łatwego bota na wolnym miejscu i zacznij
   *[other] Posadź łatwe boty na wolnych miejscach i zacznij
}
screen-fill-all-medium = { $count ->
    [one] Posadź średniego bota na wolnym miejscu i zacznij
   *[other] Posadź średnie boty na wolnych miejscach i zacznij
}
screen-fill-all-hard = { $count ->
    [one] Posadź trudnego bota na wolnym miejscu i zacznij
   *[other] Posadź trudne boty na wolnych miejscach i zacznij
}
screen-fill-all-expert = { $count ->
    [one] Posadź bota eksperta na wolnym miejscu i zacznij
   *[other] Posadź boty ekspertów na wolnych miejscach i zacznij
}
screen-open-seat = Zwolnij miejsce
screen-invite = Zaproszenie
screen-invite-note = Kto otworzy ten link, może usiąść do stołu albo oglądać.
# “roundhouse play --host” is a command.
screen-invite-local = Kto otworzy ten link, może usiąść do stołu albo oglądać. Ten adres działa tylko na tym komputerze: dla znajomych gdzie indziej uruchom „roundhouse play --host” z adresem, do którego mają dostęp.
screen-copy = Kopiuj
screen-copied = Skopiowano

# Several persons at one screen.
screen-hand-over = Teraz { $name }
screen-hand-over-help = Reszta odwraca wzrok. To, co może widzieć tylko { $name }, pojawi się po naciśnięciu przycisku.
screen-i-am = To ja, { $name }

# The end.
screen-result = Wynik
# $ending is a clause: “eight areas are closed”.
screen-ending = Gra się skończyła: { $ending }.
screen-total = Razem
screen-number = { $number }
screen-replay = Powtórka
screen-analyse = Analiza
screen-rematch = Zagraj jeszcze raz
screen-rematch-join = Dołącz do rewanżu
screen-rematch-watch = Do rewanżu
screen-share = Udostępnij
screen-look-board = Obejrzyj planszę
screen-fair = Wszystkie losowania ustalono przed grą
screen-commitment = Podane wszystkim przed grą (skrót ziarna):
screen-seed = Ziarno, z którego wynika każde losowanie:
