# The replay: a game that was played, or is being played, move by move.

# In the title of the browser's tab.
replay-title = Powtórka – { $game }
replay-back = Wróć do stołu
replay-loading = Pobieram ruchy…

# Where the replay stands.
replay-beginning = Początek
replay-beginning-text = Jeszcze nic się nie wydarzyło.
replay-chance = Los
replay-table = Przy stole
replay-move = ruch { NUMBER($move, useGrouping: 0) } z { NUMBER($moves, useGrouping: 0) }
replay-where = Co się dzieje
# Of draws one after the other: which one, and how many.
replay-count = { NUMBER($move, useGrouping: 0) } / { NUMBER($moves, useGrouping: 0) }
# What a screen reader says of the slider: $line is a whole sentence.
replay-slider = Ruchy
replay-slider-at = { NUMBER($move, useGrouping: 0) } z { NUMBER($moves, useGrouping: 0) }: { $line }

# Moving about.
replay-controls = Poruszanie się po grze
replay-first = Na początek
replay-previous = Ruch wstecz
replay-next = Ruch dalej
replay-last = Do ostatniego ruchu
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
# $pace is ½, 1, 2 or 4.
replay-pace = Tempo: { $pace }×
replay-pace-short = { $pace }×

# Whose eyes the game is seen through.
replay-eyes = Perspektywa
replay-eyes-all = Wszyscy, bez tajemnic
replay-eyes-all-short = Wszyscy
replay-eyes-of = { $name }, z tajemnicami
replay-eyes-next = Zmień perspektywę

replay-log = Ruchy
# Draws one after the other, which were decided by nobody.
replay-draws = { $count ->
    [one] { $count } losowanie
    [few] { $count } losowania
    [many] { $count } losowań
   *[other] { $count } losowania
}
replay-taken-back = { $count ->
    [one] Pokaż { $count } cofnięty ruch
    [few] Pokaż { $count } cofnięte ruchy
    [many] Pokaż { $count } cofniętych ruchów
   *[other] Pokaż { $count } cofniętego ruchu
}

# The analysis of a finished game: chances over the moves. $first, $last, $before and $after are chances or points.
replay-analyse = Analizuj grę
replay-analyse-again = Dokończ analizę
replay-analysing = Trwa analiza gry…
replay-course = Przebieg gry
replay-course-chances = Szanse na wygraną
replay-course-points = Oczekiwane punkty
replay-course-line = { $name }: na początku { $first }, na końcu { $last }.
replay-percent = { $percent }%
replay-turning = Punkty zwrotne
replay-turning-change = { $before } → { $after }
replay-turning-several = Odkryto wszystkie plany.
replay-turning-none = W tej grze nie było punktów zwrotnych.

# What can be done with it.
replay-fork = Graj stąd
replay-fork-over = Tu gra jest już skończona; cofnij się o kilka ruchów, żeby grać dalej.
replay-fork-text = Nowy stół zacznie się od tej pozycji. Kto gra?
replay-fork-seat = Kto gra zamiast: { $name }
replay-fork-you = Ty
replay-fork-open = Wolne dla innych
replay-fork-bot-easy = Bot, łatwy
replay-fork-bot-medium = Bot, średni
replay-fork-bot-hard = Bot, trudny
replay-fork-bot-expert = Bot, ekspert
# One person plays several seats at one screen: the name with a number.
replay-fork-again = { $name } ({ $number })
replay-fork-start = Graj
replay-cancel = Anuluj
replay-copy = Kopiuj link
replay-copied = Link skopiowany
replay-rules = Zasady
replay-more = Więcej

# The tabs of a phone.
replay-tabs = Części ekranu
replay-tab-board = Plansza
replay-tab-hand = Ręka
replay-tab-players = Gracze
replay-tab-log = Ruchy
