# Records of games: what can be wrong with one. $line is the number of the line.

record-foreign = To nie jest zapis programu Roundhouse.
record-partial = To tylko to, co jedna osoba mogła widzieć z trwającej gry; odczytać można jedynie pełny zapis.
# $version is the format's number in the file, $known the newest that this program reads.
record-newer = Zapis ma format { $version }; ten program czyta tylko format { NUMBER($known, useGrouping: 0) }.
record-too-large = Plik przekracza { $limit } MiB; to za dużo jak na zapis.
record-not-text = Wiersz { NUMBER($line, useGrouping: 0) } nie jest tekstem UTF-8.
record-long-line = Wiersz { NUMBER($line, useGrouping: 0) } przekracza limit { NUMBER($limit, useGrouping: 0) } znaków.
record-breaks-off = Zapis urywa się po wierszu { NUMBER($line, useGrouping: 0) }.
record-goes-on = Wiersz { NUMBER($line, useGrouping: 0) } stoi za końcem zapisu.
# $expected is the form that the line should have, such as “players: …”.
record-unexpected = Wiersz { NUMBER($line, useGrouping: 0) } powinien mieć postać „{ $expected }”.
record-unexpected-blank = Wiersz { NUMBER($line, useGrouping: 0) } powinien być pusty: kończy nagłówek.
record-twice = Wiersz { NUMBER($line, useGrouping: 0) } podaje opcję po raz drugi.
record-name = Wiersz { NUMBER($line, useGrouping: 0) }: imię ma od 1 do { $limit } drukowalnych znaków.
record-no-seat = Wiersz { NUMBER($line, useGrouping: 0) }: w tej grze nie ma miejsca { $seat } (liczba graczy: { $players }).
record-counter = Wiersz { NUMBER($line, useGrouping: 0) }: losowanie { NUMBER($counter, useGrouping: 0) } nie może tak stać po losowaniu { NUMBER($drawn, useGrouping: 0) }.
record-no-counter = Wiersz { NUMBER($line, useGrouping: 0) } ma numer losowania, ale to nie jest losowanie stołu.

# $problem is a whole sentence.
record-line = Wiersz { NUMBER($line, useGrouping: 0) }: { $problem }
record-rules = Wiersz { NUMBER($line, useGrouping: 0) }: gra toczyła się według wersji zasad „{ $version }”; ten program zna „{ $known }”.
record-data = Wiersz { NUMBER($line, useGrouping: 0) }: dane „{ $data }” o tym skrócie to nie te dane, które ma program.

record-no-move = Wiersz { NUMBER($line, useGrouping: 0) }: „{ $text }” nie oznacza tu żadnego ruchu.
# $reason is a whole sentence, $rule the number of the rule.
record-illegal = Wiersz { NUMBER($line, useGrouping: 0) }: ruch „{ $move }” jest niedozwolony: { $reason } ({ $rule })
record-not-now = Wiersz { NUMBER($line, useGrouping: 0) }: { $seat } nie ma teraz ruchu.
record-no-chance = Wiersz { NUMBER($line, useGrouping: 0) }: tu nic się nie losuje; ruch należy do gracza.
record-impossible = Wiersz { NUMBER($line, useGrouping: 0) }: „{ $move }” nie może tu zostać wylosowane.
record-draw = Wiersz { NUMBER($line, useGrouping: 0) }: losowanie { NUMBER($counter, useGrouping: 0) } z ziarna to „{ $drawn }”, nie „{ $move }”.
record-over = Wiersz { NUMBER($line, useGrouping: 0) }: gra skończyła się wcześniej.

record-commitment = Wiersz { NUMBER($line, useGrouping: 0) }: to nie jest ziarno, którego skrót podano na początku.
record-ending = Wiersz { NUMBER($line, useGrouping: 0) }: według ruchów zakończenie to „{ $found }”, nie „{ $told }”.
record-score = Wiersz { NUMBER($line, useGrouping: 0) }: według ruchów { $seat } ma wynik { NUMBER($found, useGrouping: 0) }, złożony inaczej niż tutaj.
record-winners = Wiersz { NUMBER($line, useGrouping: 0) }: według ruchów wygrywa: { $found }.
record-digest = Wiersz { NUMBER($line, useGrouping: 0) }: ruchy prowadzą do innej pozycji niż ta, której skrót tu stoi.
record-changed = Wiersz { NUMBER($line, useGrouping: 0) }: suma kontrolna się nie zgadza: zapis został zmieniony.

# $seconds is a limit.
record-too-slow = Sprawdzanie zapisu trwa ponad { NUMBER($seconds, useGrouping: 0) } s; to za długo jak na zapis.
record-too-costly = Zapis jest za długi albo jego sprawdzenie wymaga za dużo pamięci.
