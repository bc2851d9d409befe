# What the server has to say.

# Bots, hints and imported records, which are worked on in processes of their own. $seconds is a limit.
server-closing = Serwer kończy pracę.
# The end of a sentence: “The bot greedy could not answer: …”
server-took-too-long = trwało to ponad { NUMBER($seconds, useGrouping: 0) } s.
# $reason is what the program says, in English.
server-record-failed = Nie udało się sprawdzić zapisu: { $reason }
server-records-waiting = Zbyt wiele zapisów czeka na sprawdzenie; spróbuj ponownie za minutę.

# Requests that are not answered as they were meant.
server-not-found = Tu nic nie ma.
server-wrong-method = { $method } tu nie działa, tylko: { $allow }.
server-no-person = Przedstaw się: do tego potrzebny jest token osoby.
server-wrong-host = Ten serwer nie odpowiada na nazwę „{ $host }”.
server-wrong-origin = To żądanie pochodzi z innego miejsca ({ $origin }), więc nie zostało wykonane.
server-body-not-json = Treść musi być typu application/json, nie „{ $type }”.
server-body-too-large = Treść przekracza limit { NUMBER($limit, useGrouping: 0) } bajtów.
server-body-too-slow = Treść nie dotarła w ciągu { $seconds } s.
# $problem is what the reader of JSON says, in English.
server-body-malformed = Treści nie da się odczytać jako JSON: { $problem }
server-body-invalid = Treść nie pasuje: { $problem }
server-query-malformed = Nie da się odczytać zapytania w adresie.
server-query-unknown = Nie ma tu parametru „{ $name }”.
server-query-twice = Parametr { $name } podano dwa razy.
server-query-invalid = Zapytanie w adresie nie pasuje: { $problem }
server-fault = Coś jest nie tak z tym serwerem, a nie z twoim żądaniem. Szczegóły są w jego terminalu.

# Starting. $reason is what the system says.
server-folder = Nie można użyć folderu { $folder }: { $reason }.
server-locked = Inny proces używa folderu { $folder } i nie odpowiada; zakończ go albo wskaż inny folder opcją --data.
server-host-unknown = Na tym komputerze nie ma adresu „{ $host }”.
server-port = Nie można użyć portu { $port } pod adresem { $host }: { $reason }. Wybierz inny opcją --port albo nie podawaj żadnego.

# The plain page.
server-page-title = Roundhouse
server-page-lead = Gry planszowe o parze i przemyśle, do gry ze znajomymi i przeciwko botom.
server-page-games = Gry
server-page-players = od { $low } do { $high } graczy
server-page-rules = Zasady
server-page-tables = Stoły publiczne
server-page-no-tables = W tej chwili nie ma żadnego stołu publicznego.
server-page-head-game = Gra
server-page-head-seats = Miejsca
server-page-head-phase = Teraz
server-page-phase-gathering = czeka na graczy
server-page-phase-playing = gra trwa
server-page-phase-over = gra skończona
server-page-open = (wolne)
server-page-play = Jak grać
server-page-no-board = Klient w przeglądarce nie został zbudowany. Buduje go „./roundhouse play”; na razie graj w terminalu albo napisz program.
server-page-why = Komunikat z budowania: { $reason }
server-page-terminal = W terminalu
server-page-api = Własnym programem
server-page-api-what = Wszystko, co można zrobić przy stole, można też zrobić przez HTTP z użyciem JSON.
server-page-api-document = Dokument OpenAPI
server-page-unofficial = Nieoficjalne. Nazwy gier należą do ich właścicieli; teksty zasad, mapy i dane są nasze.

# Tables and people.
server-no-table = Nie ma takiego stołu albo nie jest dla ciebie.
server-unknown-token = Nikt nie ma tego tokenu.
server-not-your-seat = Miejsce { $seat } nie jest twoje.
server-no-seat = Nie masz tu miejsca.
server-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
server-not-host = Może to zrobić tylko osoba, która otworzyła stół.
server-bad-invitation = To nie jest zaproszenie do tego stołu.
server-other-players = Liczba miejsc w tej grze: { $players }.
server-other-rules = Przy tym stole grano według zasad lub danych, których ten program nie ma.
server-too-many-tables = Masz już { $limit ->
    [one] { $limit } niezakończony stół
    [few] { $limit } niezakończone stoły
    [many] { $limit } niezakończonych stołów
   *[other] { $limit } niezakończonego stołu
}; najpierw dokończ któryś z nich.
server-too-many-sockets = Otwartych jest zbyt wiele połączeń.
server-stale = Gra przy stole poszła dalej; oto, co cię ominęło.
server-moved-on = Gra przy stole poszła dalej.
server-busy = Inni właśnie zmieniają ten stół; spróbuj ponownie.
server-action-or-text = Podaj albo numer akcji, albo jej tekst.
server-no-hints = Przy tym stole nie ma podpowiedzi: są tylko w grach przeciwko botom albo przy stołach, gdzie mają je wszyscy.
server-one-hint = Twoja poprzednia podpowiedź jest jeszcze szukana.
server-analyses-waiting = Wiele gier czeka na analizę; spróbuj później.
server-nothing-to-wish = Przez to połączenie nie ma o co prosić.

# The database. $file is its file; $reason is what SQLite or the system says, in English.
server-no-home = Nie ma katalogu domowego na gry; wskaż folder opcją --data.
server-storage-full = Nie ma już miejsca na { $file }; nic nie zapisano.
server-storage-failed = Nie można użyć bazy danych { $file }: { $reason }.
server-storage-newer = Bazę danych { $file } utworzyła nowsza wersja tego programu.
server-storage-foreign = { $file } nie jest bazą danych tego programu.
server-storage-missing = Nie ma bazy danych { $file }.
server-storage-broken = Baza danych { $file } jest uszkodzona: { $reason }.
# $table is the id of a table.
server-storage-damaged = Baza danych { $file } jest uszkodzona: dziennik stołu { $table } jest niepełny.
# $setting and $value are words of SQLite: journal_mode, delete.
server-storage-unsafe = Baza danych { $file } nie będzie bezpieczna na tym dysku: { $setting } ma wartość { $value }.
