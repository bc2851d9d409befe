# The replay: a game that was played, or is being played, move by move.

# In the title of the browser's tab.
replay-title = Rever – { $game }
replay-back = Voltar à mesa
replay-loading = A ir buscar as jogadas…

# Where the replay stands.
replay-beginning = O início
replay-beginning-text = Ainda não aconteceu nada.
replay-chance = Sorte
replay-table = À mesa
replay-move = jogada { NUMBER($move, useGrouping: 0) } de { NUMBER($moves, useGrouping: 0) }
replay-where = O que acontece
# Of draws one after the other: which one, and how many.
replay-count = { NUMBER($move, useGrouping: 0) } / { NUMBER($moves, useGrouping: 0) }
# What a screen reader says of the slider: $line is a whole sentence.
replay-slider = Jogadas
replay-slider-at = { NUMBER($move, useGrouping: 0) } de { NUMBER($moves, useGrouping: 0) }: { $line }

# Moving about.
replay-controls = Percorrer a partida
replay-first = Ir para o início
replay-previous = Uma jogada para trás
replay-next = Uma jogada para a frente
replay-last = Ir para a última jogada
replay-play = Reproduzir
replay-pause = Parar
# $pace is ½, 1, 2 or 4.
replay-pace = Ritmo: { $pace }×
replay-pace-short = { $pace }×

# Whose eyes the game is seen through.
replay-eyes = Perspetiva
replay-eyes-all = Todos, sem segredos
replay-eyes-all-short = Todos
replay-eyes-of = { $name }, com segredos
replay-eyes-next = Mudar de perspetiva

replay-log = Jogadas
# Draws one after the other, which were decided by nobody.
replay-draws = { $count ->
    [0] 0 sorteios
    [one] { $count } sorteio
   *[other] { $count } sorteios
}
replay-taken-back = { $count ->
    [0] Mostrar 0 jogadas anuladas
    [one] Mostrar { $count } jogada anulada
   *[other] Mostrar { $count } jogadas anuladas
}

# The analysis of a finished game: chances over the moves. $first, $last, $before and $after are chances or points.
replay-analyse = Analisar a partida
replay-analyse-again = Continuar a análise
replay-analysing = A partida está a ser analisada…
replay-course = O decorrer da partida
replay-course-chances = Hipóteses de vencer
replay-course-points = Pontos esperados
replay-course-line = { $name }: { $first } no início, { $last } no fim.
replay-percent = { $percent }%
replay-turning = Momentos decisivos
replay-turning-change = { $before } → { $after }
replay-turning-several = Todos os planos são revelados.
replay-turning-none = Esta partida não teve momentos decisivos.

# What can be done with it.
replay-fork = Jogar daqui
replay-fork-over = Aqui a partida já acabou; recue algumas jogadas para continuar a jogar.
replay-fork-text = Uma nova mesa começa com esta posição. Quem joga?
replay-fork-seat = Quem joga em vez de { $name }
replay-fork-you = Você
replay-fork-open = Livre para outros
replay-fork-bot-easy = Bot, fácil
replay-fork-bot-medium = Bot, médio
replay-fork-bot-hard = Bot, difícil
replay-fork-bot-expert = Bot, perito
# One person plays several seats at one screen: the name with a number.
replay-fork-again = { $name } ({ $number })
replay-fork-start = Jogar
replay-cancel = Cancelar
replay-copy = Copiar ligação
replay-copied = Ligação copiada
replay-rules = Regras
replay-more = Mais

# The tabs of a phone.
replay-tabs = Partes do ecrã
replay-tab-board = Tabuleiro
replay-tab-hand = Mão
replay-tab-players = Jogadores
replay-tab-log = Jogadas
