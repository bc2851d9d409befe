# Arena: turnieje botów, w terminalu i w raporcie.

# Co może być nie tak. $reason jest po angielsku, od programu, który zawiódł.
arena-one-bot = Turniej wymaga co najmniej dwóch botów; sim rozgrywa partie jednego bota z samym sobą.
arena-bot-twice = Bot { $bot } jest podany dwa razy.
arena-bot-large = { $file } nie jest botem: plik ma więcej niż { $limit } KiB.
arena-bot-file = { $file } nie jest botem, który potrafi grać: { $reason }
arena-worker-died = Proces rozgrywający partie niespodziewanie się zakończył.
arena-dask-missing = --dask wymaga pakietu distributed: pip install "roundhouse[cluster]".
arena-dask-unreachable = Pod adresem { $address } nie ma planisty Dask: { $reason }
arena-dask-failed = Klaster nie zdołał grać: { $reason }
arena-dask-version = Procesy klastra mają Roundhouse w wersji { $theirs }, tutaj jest { $ours }.
arena-journal-busy = Inny turniej właśnie zapisuje do { $file }.
arena-journal-other = { $file } nie jest plikiem turnieju; niczego nie zmieniono.
arena-journal-line = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: to nie jest partia tego turnieju.
# $what is the name of an argument.
arena-journal-differs = { $file } rozpoczęto z innymi argumentami: { $what } to tam { $kept }, a tutaj { $wanted }.

# Co mówi się po drodze. $reason to część zdania.
arena-rounded = Liczba partii każdej pary: { $games } zamiast { $asked }, aby wszystkie miejsca ({ $players }) wypadały równie często.
arena-forfeit = Partia { NUMBER($game, useGrouping: 0) }: { $bot } ({ $seat }) przegrywa walkowerem, bo { $reason }.
arena-lost-crashed = zgłosił błąd ({ $detail })
arena-lost-illegal = zagrał niedozwolony ruch ({ $detail })
arena-lost-time = myślał za długo ({ $detail })
arena-lost-memory = zajął za dużo pamięci ({ $detail })
arena-lost-died = jego proces się zakończył ({ $detail })
arena-forfeits = { $bot }: przegrane walkowerem { $number } z { $games } partii.
# $kept to całe zdanie.
arena-interrupted = Przerwano: rozegrano { $games } z { $planned } partii. { $kept }
arena-kept = Są w pliku { $file }; to samo polecenie gra dalej.
arena-not-kept = Nie są zachowane: zachowuje je --resume PLIK.
arena-report-done = Raport jest w pliku { $file }.

# Wyniki.
arena-head = { $game }, { $players ->
    [one] jeden gracz
    [few] { $players } graczy
   *[other] { $players } graczy
}, { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}, ziarno { $seed }, myślenie × { $scale }, { $build }; partii na sekundę: { $speed }
arena-compared = Jedno miejsce pierwszego bota gra z miejscami drugiego ({ $others }); sprawiedliwy udział zwycięstw to { $share }.
arena-column-bot = bot
arena-column-against = przeciw
arena-column-games = partie
arena-column-wins = wygrane
arena-column-draws = dzielone
arena-column-rate = udział wygranych
arena-column-interval = przedział 95 %
arena-column-verdict = ocena
arena-column-rating = ranking
arena-column-unsure = 95 %
arena-column-score = średni wynik
arena-column-turns = tury
arena-column-mean = średnia tura
arena-column-longest = najdłuższa
arena-column-over = ponad limit
arena-verdict-stronger = silniejszy
arena-verdict-weaker = słabszy
arena-verdict-open = niepewne

# Raport, jedna strona.
arena-page-title = { $game }: turniej botów
arena-page-compared = W każdej parze boty zmieniają miejsca, każde równie często. Wspólne zwycięstwo liczy się w części.
arena-page-alone = Każdy bot gra sam, przeciw rywalowi gry, jeśli taki jest.
arena-page-short = Turniej przerwano: rozegrano { $games } z { $planned } partii.
arena-page-pairs = Wyniki
arena-page-ratings = Ranking
arena-page-ratings-note = Według openskill; kreska to przedział 95 %. Wszyscy zaczynają od 25.
arena-page-matrix = Udział zwycięstw
arena-page-matrix-note = Jaki procent zwycięstw ma bot z wiersza przeciw botowi z kolumny.
arena-page-scores = Wyniki punktowe
arena-page-scores-note = Każde miejsce każdej ukończonej partii: środkowa połowa jako pudełko z medianą, kreska od 5 % do 95 %.
arena-page-length = Długość partii
arena-page-length-note = Rundy i liczba partii, które tyle trwały.
arena-page-thinking = Czas myślenia
arena-page-thinking-note = Czas procesora na turę: pasek to średnia, znacznik – najdłuższa tura.
arena-page-endings = Zakończenia
arena-page-forfeited = walkower
arena-page-forfeits = Walkowery
arena-page-forfeit = { $bot }: { $number ->
    [one] jedna partia
    [few] { $number } partie
   *[other] { $number } partii
}; pierwszy raz: { $first }
arena-page-made = Roundhouse { $version }, { $build }; ziarno { $seed }, myślenie × { $scale }; opcje: { $options }.
arena-page-data = Wszystkie liczby są na tej stronie jako JSON, w elemencie o identyfikatorze „data”.
