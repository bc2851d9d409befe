# What a table and its bots have to say. $seat is p1, p2, …

table-opened = Stół jest gotowy.
table-joined = { $name } siada na miejscu { $seat }.
table-left = { $before } odchodzi z miejsca { $seat }; bot { $name } gra dalej, aż { $before } wróci.
table-resigned = { $before } rezygnuje; bot { $name } gra na miejscu { $seat } do końca.
table-returned = { $name } wraca na miejsce { $seat }.
table-opened-seat = Miejsce { $seat } jest wolne.
table-filled = Bot { $name } siada na miejscu { $seat }.
table-rematch = Te same osoby grają jeszcze raz przy innym stole.

# $actions counts the decisions of this player that are taken back.
table-undo = { $seat } cofa { $actions ->
    [one] jedną decyzję
    [few] { $actions } decyzje
    [many] { $actions } decyzji
   *[other] { $actions } decyzji
}.
# $line is the whole sentence of the action.
table-held = Wybrane, czeka na „Gotowe”: { $line }
table-asked = { $seat } chce cofnąć ostatnią decyzję.
table-agreed = { $seat } zgadza się.
table-refused = { $seat } nie zgadza się; decyzja zostaje.

table-prompt-gathering = Czekamy na graczy.
table-prompt-done = Wybierz „Gotowe”, żeby grać dalej, albo cofnij: po „Gotowe” coś zostanie wylosowane lub odkryte.

table-not-now = Teraz nie możesz tego zrobić.
table-how-many = Jedno żądanie zawiera od 1 do { $high } akcji.
table-say-done = Twój ostatni wybór czeka na „Gotowe”; wybierz „Gotowe” albo cofnij.
table-shows-first = W trakcie tych akcji coś zostałoby odkryte; wyślij najpierw te, które są przed tym miejscem.
table-nothing-waits = Nic nie czeka na twoje „Gotowe”.
table-nothing-to-undo = Nie ma jeszcze żadnej twojej decyzji, którą można by cofnąć.
table-asked-already = Pozostałych już o to zapytano.
table-nothing-asked = Nikt cię o nic nie pyta.
table-not-started = Gra jeszcze się nie zaczęła.
table-begun = Gra już się zaczęła.
table-over = Gra jest skończona.
table-not-over = Gra jeszcze się nie skończyła.
table-no-seat-free = Nie ma wolnego miejsca.
table-seat-taken = To miejsce jest zajęte.
table-name = Imię ma od 1 do { $limit } drukowalnych znaków.
table-colour = „{ $colour }” nie może tu być kolorem; każde miejsce ma inny spośród: { $colours }.
table-no-entry = Nie ma wpisu { NUMBER($number, useGrouping: 0) }; liczba wpisów w dzienniku: { NUMBER($last, useGrouping: 0) }.

bot-unknown = Nie ma bota „{ $bot }”; są boty: { $bots }.
bot-no-budget = Bot { $bot } nie przyjmuje liczby.
bot-budget = Liczba iteracji przeszukiwania jest całkowita, od 1 do { NUMBER($high, useGrouping: 0) }; „{ $number }” nie pasuje.
bot-process-died = Proces bota { $bot } niespodziewanie się zakończył.
bot-failed = Bot { $bot } nie zdołał odpowiedzieć: { $reason }
