# The table's screen: everything around a board that is the same for all games.

# In the title of the browser's tab.
screen-title = { $game } – Roundhouse
screen-title-turn = ● É a sua vez – { $game }
screen-loading = A mesa está a ser posta…
screen-unknown-game = Este jogo não pode ser mostrado aqui.
screen-to-lobby = Para o átrio
# The mark in the corner, for those who cannot see it.
screen-home = Roundhouse: para o átrio
screen-connection-lost = Ligação perdida; a tentar de novo…

# Players. A bot has the name of somebody who built locomotives.
screen-bot-name = Bot { $name }
screen-players = Jogadores
screen-you = tu
screen-left = fora da mesa, joga um bot
screen-return = Voltar ao meu lugar
# At a shared screen: show what only this player may see.
screen-look = Mostrar o que { $name } sabe
screen-hide = Esconder de novo

# The heading of what is asked, in capitals, and the sentence below it.
screen-prompt = O que há a fazer
screen-head-turn = É a sua vez
screen-head-turn-of = { $name }: é a sua vez
screen-head-waiting = À espera
screen-head-watching = Está a ver
screen-head-meanwhile = Entretanto
screen-head-paused = Em pausa
screen-head-over = Fim da partida
screen-head-asked = Uma pergunta para si
screen-paused = Não há ninguém à mesa; a partida espera.
screen-shared = O que só um de vocês pode saber está agora escondido.
# $count says how many have won together, $names lists them.
screen-won = { $count ->
    [one] { $names } ganha.
   *[other] { $names } ganham em conjunto.
}
screen-asked = { $name } gostaria de anular a última decisão.
screen-asking = O pedido para anular foi enviado; ainda falta quem responda.
screen-agree = Concordar
screen-refuse = Recusar

# Actions.
screen-skip = Saltar
screen-key-space = Espaço
screen-done = Pronto
screen-do = Fazer
screen-undo = Anular
screen-undo-ask = Pedir para anular
screen-held = Escolhido:
screen-back = Voltar
# $what is something that was picked, a piece, a place or a kind of action.
screen-unpick = Largar { $what }
screen-sending = Um momento…
screen-sending-later = Será feito assim que a ligação voltar.
screen-hint = Sugestão
screen-hinting = À procura de uma sugestão…
# What a hinted move promises and why: $terms is what speaks for it and against it, such as "+2.3 for orders".
screen-hint-chance = { $percent }% de hipóteses de vencer
screen-hint-points = resultado ≈ { $points }
screen-hint-terms = { $first }, { $second }
screen-hint-why-next = Em relação à seguinte: { $terms }
screen-hint-why-others = Em relação às outras jogadas: { $terms }
screen-hint-why-ahead = Compensa mais tarde: só olhando adiante se vê.
screen-hint-why-only = Não há outra jogada.
# $number is the number of a paragraph of the rules, such as SI-5.3.
screen-rule = Regra { $number }

# The log.
screen-log = Registo
screen-log-replay = jogada { NUMBER($number, useGrouping: 0) } · rever
screen-log-draws = { $count ->
    [one] Um sorteio
   *[other] { $count } sorteios
}
screen-log-more = Mostrar jogadas anteriores
screen-log-joined = { $name } senta-se à mesa.
screen-log-left = { $before } saiu; um bot joga até { $before } voltar.
screen-log-resigned = { $before } desistiu; um bot joga até ao fim.
screen-log-returned = { $name } está de volta.
screen-log-opened-seat = Há de novo um lugar livre.
screen-log-filled = { $name } senta-se à mesa.

# The bar, the menu, the tabs of a phone.
screen-rules = Regras
screen-menu = Menu
screen-tabs = Partes da mesa
screen-tab-board = Mapa
screen-tab-hand = O meu jogo
screen-tab-players = Jogadores
screen-tab-log = Registo
screen-pace = Jogadas dos outros
screen-pace-calm = com calma
screen-pace-brisk = depressa
screen-pace-off = logo
screen-theme = Cores
screen-theme-auto = do sistema
screen-theme-light = claras
screen-theme-dark = escuras
screen-language = Língua
screen-sound = Som
screen-auto-end = Acabar as minhas jogadas sem “Pronto”
screen-auto-end-help = Assim, o último passo antes de um sorteio não pode ser anulado.
screen-export = Guardar o registo da partida
screen-leave = Sair da mesa
screen-leave-help = Um bot joga até voltar.
screen-resign = Desistir
screen-resign-help = Um bot joga até ao fim.
screen-resign-sure = Depois disso não pode voltar.
screen-resign-no = Continuar
screen-close = Fechar

# Keys.
screen-keys = Teclas
screen-keys-arrows = andar pelos sítios onde se pode clicar
screen-keys-enter = fazer; “Pronto”
screen-keys-numbers = escolher uma ação
screen-keys-escape = um passo atrás
screen-keys-zoom = mapa maior, mais pequeno, inteiro
screen-keys-shift = mover o mapa
screen-keys-undo = anular
screen-keys-hint = sugestão
screen-keys-space = saltar as jogadas dos outros
screen-keys-log = registo maior
screen-keys-rules = regras
screen-keys-keys = estas teclas

# Before the game.
screen-gathering = { $count ->
    [0] Todos os lugares estão ocupados
    [one] Há um lugar livre
   *[other] Há { $count } lugares livres
}
screen-gathering-wait = Começa assim que todos os lugares estiverem ocupados.
screen-gathering-join = Escolha um lugar.
screen-seat-free = livre
screen-seat-kept = guardado para alguém
screen-sit = Sentar
# Somebody who has a seat already plays a second one, for a shared screen.
screen-sit-too = Jogar também aqui
screen-get-up = Levantar
screen-fill = Bot…
# A choice: “Easy: slips now and then, answers at once”.
screen-fill-with = { $level }: { $what }
screen-fill-all-easy = { $count ->
    [one] Pôr um bot fácil no lugar livre e começar
   *[other] Pôr bots fáceis nos lugares livres e começar
}
screen-fill-all-medium = { $count ->
    [one] Pôr um bot médio no lugar livre e começar
   *[other] Pôr bots médios nos lugares livres e começar
}
screen-fill-all-hard = { $count ->
    [one] Pôr um bot difícil no lugar livre e começar
   *[other] Pôr bots difíceis nos lugares livres e começar
}
screen-fill-all-expert = { $count ->
    [one] Pôr um bot perito no lugar livre e começar
   *[other] Pôr bots peritos nos lugares livres e começar
}
screen-open-seat = Libertar o lugar
screen-invite = Convite
screen-invite-note = Quem abrir esta ligação pode sentar-se, ou ver.
# “roundhouse play --host” is a command.
screen-invite-local = Quem abrir esta ligação pode sentar-se, ou ver. Este endereço só serve neste computador: para amigos noutro sítio, comece com “roundhouse play --host” e um endereço a que eles cheguem.
screen-copy = Copiar
screen-copied = Copiado

# Several persons at one screen.
screen-hand-over = Agora é { $name }
screen-hand-over-help = Os outros não olham. O que só { $name } pode ver aparece depois do botão.
screen-i-am = Sou eu, { $name }

# The end.
screen-result = Resultado
# $ending is a clause: “eight areas are closed”.
screen-ending = A partida acabou: { $ending }.
screen-total = Total
screen-number = { $number }
screen-replay = Rever
screen-analyse = Análise
screen-rematch = Jogar outra vez
screen-rematch-join = Entrar na desforra
screen-rematch-watch = Para a desforra
screen-share = Partilhar
screen-look-board = Ver o tabuleiro
screen-fair = Todos os sorteios estavam fixados antes da partida
screen-commitment = Dito a todos antes da partida (o hash da semente):
screen-seed = A semente, da qual resulta cada sorteio:
