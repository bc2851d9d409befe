# The commands: what they print, and what can be wrong with what a person typed.

cli-version-native = roundhouse { $version }, kod natywny: { $why }
cli-version-interpreted = roundhouse { $version }, kod interpretowany: { $why }
# $command is the command with its name, $problem a clause in English by the argument parser.
cli-usage = { $command }: { $problem }. Spróbuj: { $command } --help
cli-option-form = Opcję zapisuje się jako nazwa=wartość, nie „{ $text }”.
cli-option-twice = Opcję { $option } podano dwa razy.
cli-cannot-read = Nie można odczytać { $file }: { $reason }.
# $problem is a whole sentence.
cli-file = { $file }: { $problem }

cli-sim-bots = Liczba botów: { $bots }, liczba graczy: { $players }; podaj po jednym bocie na każde miejsce albo jednego dla wszystkich.
cli-sim-head = { $game }, { $players ->
    [one] jeden gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, ziarno { $seed }, { $build }
cli-sim-speed = { $decisions ->
    [one] jedna decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
} w { $seconds } s czasu procesora, { $speed } na sekundę; rund na partię: { $rounds }
cli-sim-seat = miejsce
cli-sim-bot = bot
cli-sim-score = średni wynik
cli-sim-wins = wygrane
cli-sim-share = udział
# $ending is a clause: how the games ended.
cli-sim-ending = { $number ->
    [one] jedna partia
    [few] { $number } partie
    [many] { $number } partii
   *[other] { $number } partii
}: { $ending }
cli-sim-digest = skrót { $digest }

cli-record-good = { $file }: w porządku. { $moves ->
    [one] Jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, zakończenie „{ $ending }”, wygrywa: { $winners }. { $draws }
cli-record-running = { $file }: jak dotąd w porządku. { $moves ->
    [one] Jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, jeszcze bez zakończenia. { $draws }
cli-record-draws-verified = Wszystkie losowania wynikają z ziarna.
cli-record-draws-unverified = Losowań nie da się sprawdzić.
cli-record-no-move = Liczba ruchów w zapisie: { $moves }; nie ma ruchu { $move }.
cli-record-head = { $game }, { $players ->
    [one] jeden gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, zasady { $rules }, dane { $data }
cli-record-seat = { $seat }: { $kind } { $name }
cli-record-option = { $option }: { $value }
cli-record-no-end = Jeszcze bez zakończenia.
# $ending is a clause.
cli-record-ending = Koniec gry: { $ending }.
cli-record-score = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
cli-record-winners = { $count ->
    [one] Wygrywa: { $winners }
    [few] Wygrywają: { $winners }
    [many] Wygrywają: { $winners }
   *[other] Wygrywają: { $winners }
}

cli-data-good = { $file }: w porządku. Dane „{ $data }”, sha256 { $sha256 }
cli-data-no-game = Plik nie mówi, dla której gry jest przeznaczony: game = "…".

cli-tty-name = Imię ma od 1 do { $limit } drukowalnych znaków.
cli-tty-seed = Ziarno składa się z { $digits } cyfr szesnastkowych.
cli-tty-welcome = { $game }. Wpisz help, żeby zobaczyć, co można wpisać.
    Losowania wyznacza ziarno o skrócie
    { $commitment }
# $name is the person's name, $seat the seat, p1 and so on.
cli-tty-hand-over = Przekaż klawiaturę, teraz gra { $seat }, { $name }; potem naciśnij Enter.
cli-tty-help = Wpisz numer z listy albo ruch tak, jak jest zapisany, albo:
    Enter          dalej, gdy coś czeka na ciebie przed losowaniem lub odkryciem
    undo           cofnij swoją ostatnią decyzję i wszystko po niej; czasem inni muszą się zgodzić
    auto on, off   czy od teraz grać dalej bez klawisza Enter
    why RUCH       co dałby ten ruch albo dlaczego jest niedozwolony
    table          cały stół
    log            wszystko, co się dotąd wydarzyło, o ile wolno ci to wiedzieć
    rules NUMER    reguła, na przykład 4.3; albo wszystkie reguły z podanym słowem
    save PLIK      zapisz grę; w zapisie trwającej gry są tajemnice wszystkich
    quit           odejdź od stołu; gra przepada
cli-tty-many = Wpisz why i numer, żeby zobaczyć, co dałby dany ruch.
# $waits is a whole sentence: what waits.
cli-tty-done = { $seat }: { $waits }
    Enter: dalej; undo: cofnij.
# $move is a move as it is typed.
cli-tty-waits-held = Twój wybór to { $move }; nie jest jeszcze wykonany.
cli-tty-waits-shown = Teraz coś zostanie wylosowane lub odkryte.
cli-tty-waits = Coś na ciebie czeka: Enter prowadzi dalej, undo cofa.
cli-tty-auto = Wpisz auto on albo auto off.
cli-tty-auto-on = Od teraz twoje tury kończą się bez klawisza Enter.
cli-tty-auto-off = Od teraz twoje tury czekają na Enter, zanim coś zostanie wylosowane lub odkryte.
cli-tty-agree = { $seat }: Czy zgadzasz się na cofnięcie? Wpisz yes albo no.
cli-tty-yes-or-no = Wpisz yes albo no; możesz też wpisać table, log, rules lub quit.
cli-tty-no-choice = Na liście nie ma numeru { $number }; są numery od 1 do { $last }.
cli-tty-allowed = To jest dozwolone; o skutkach nie ma nic do powiedzenia.
# $reason is a whole sentence.
cli-tty-refused = { $reason } ({ $rule })
cli-tty-over = Gra jest skończona. Możesz jeszcze wpisać log, rules, save PLIK lub quit.
# $line is a line of the log.
cli-tty-forced = { $line } (bez wyboru)
cli-tty-times = { $line } (× { $times })
# $ending is a clause.
cli-tty-ending = Koniec gry: { $ending }.
cli-tty-total = Razem
cli-tty-winners = { $count ->
    [one] Wygrywa { $winners }.
    [few] Wygrywają { $winners }.
    [many] Wygrywają { $winners }.
   *[other] Wygrywają { $winners }.
}
cli-tty-seed-was = Ziarno: { $seed }.
cli-tty-bye = Do zobaczenia.

cli-save-no-name = Podaj nazwę pliku: save PLIK.
cli-save-exists = { $file } już istnieje i nie jest wcześniejszym zapisem tej gry; nic nie zapisano.
cli-save-failed = Nie można zapisać { $file }: { $reason }.
cli-save-done = Zapis gry jest w pliku { $file }.
cli-save-done-running = Dotychczasowa gra jest w pliku { $file }, z tajemnicami wszystkich, ale bez ziarna.

cli-bench-no-native = Nie ma natywnych modułów do zmierzenia: { $why }.
cli-bench-failed = Polecenie { $command } nie powiodło się: { $reason }
cli-bench-installing = Instaluję { $peer } w folderze { $folder }.
cli-bench-no-peer = Nie można zainstalować { $peer }: { $reason }
cli-bench-what = mediana czasów procesora
cli-bench-decisions = decyzje/s
cli-bench-by-players = według liczby graczy
cli-bench-copy = kopia, µs
cli-bench-search = przeszukiwanie/s
cli-bench-bytes = stan, bajty
cli-bench-ratio = { $game }: szybkość kodu natywnego względem interpretowanego: × { $ratio }.
cli-bench-peer-ratio = Decyzje na sekundę w naszej najszybszej grze względem { $peer }: × { $ratio }.


cli-play-running = Roundhouse działa; gry są przechowywane w folderze { $folder }. Ctrl-C kończy pracę.
cli-play-open = Adres dla innych w twojej sieci: { $url }
cli-play-already = Roundhouse już tam działa.

cli-backup-exists = { $file } już istnieje; nic nie zapisano.
cli-backup-done = Baza danych jest w pliku { $file }.

# A Chromium for tests and pictures. $command is a command line, $reason what it said last, in English.
cli-chromium-installing = Nie ma tu Chromium, więc zostanie zainstalowane: { $command }
# $variable is the name of an environment variable.
cli-chromium-named = { $variable } wskazuje na { $file }, a to nie jest program.
cli-chromium-none = Nie ma Chromium i nie można go zainstalować ({ $reason }). Zainstaluj je albo wskaż w { $variable }.

cli-screenshots-checkout = Zrzuty ekranu robi się tylko w katalogu z kodem źródłowym Roundhouse, a to jest zainstalowany pakiet.
# $package is the name of a package that is missing.
cli-screenshots-packages = Zrzuty ekranu wymagają pakietów testowych, a brakuje { $package }: instaluje je ./roundhouse test.
cli-screenshots-client = Nie ma klienta przeglądarkowego, którego ekrany można by zrzucić; buduje go ./roundhouse play.
cli-screenshots-unknown = Nie ma zrzutu ekranu „{ $name }”; dostępne są: { $names }.
cli-screenshots-done = { $count ->
    [one] Jeden zrzut ekranu jest w folderze { $folder }.
    [few] { $count } zrzuty ekranu są w folderze { $folder }.
   *[many] { $count } zrzutów ekranu jest w folderze { $folder }.
}
