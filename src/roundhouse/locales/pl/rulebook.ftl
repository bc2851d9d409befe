# The rules in the browser: beside the board, and as a page.

rulebook-rules = Zasady
# $title is the name of a game.
rulebook-title = { $title }, zasady gry
rulebook-contents = Spis treści
rulebook-search = Szukaj w zasadach
rulebook-search-hint = Numer lub słowo
rulebook-clear = Wyczyść wyszukiwanie
rulebook-found = { $count ->
    [one] { $count } akapit
    [few] { $count } akapity
    [many] { $count } akapitów
   *[other] { $count } akapitu
}
# $text is what the person typed.
rulebook-not-found = Nic w zasadach nie pasuje do „{ $text }”.
# $number is a number that does not exist, as SI-99.
rulebook-unknown = Nie ma akapitu { $number }.
rulebook-close = Zamknij zasady
rulebook-page = Otwórz jako stronę
rulebook-back = Wstecz
rulebook-print = Drukuj
rulebook-language = Język
# The languages by their own names.
rulebook-language-en = English
rulebook-language-pl = polski
rulebook-language-de = Deutsch
rulebook-language-pt = português
