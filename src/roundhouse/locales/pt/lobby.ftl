# The lobby of the browser client, and the pages that lead to a table: a new table, an imported record, about the house.

# The bar. What stands on a button is short; the names of languages are not translated.
lobby-home = Roundhouse: para o átrio
lobby-bar = Menu principal
lobby-menu = Menu
lobby-rules = Regras
lobby-import = Importar
lobby-about = Sobre
lobby-language = Língua
lobby-theme-auto = Claro ou escuro: automático
lobby-theme-light = Claro ou escuro: claro
lobby-theme-dark = Claro ou escuro: escuro
lobby-sound-on = Som: ligado
lobby-sound-off = Som: desligado
lobby-name = O seu nome
lobby-name-change = O seu nome: { $name }. Mudar
lobby-name-save = Guardar
lobby-close = Fechar

# The posters.
lobby-games = Jogos
lobby-players = { $low }–{ $high } jogadores
lobby-minutes = cerca de { $minutes } min
lobby-play = Jogar já
lobby-new = Nova mesa
# Below “Play now”.
lobby-against-easy = { $bots ->
    [one] contra um bot fácil
   *[other] contra { $bots } bots fáceis
}
lobby-against-medium = { $bots ->
    [one] contra um bot médio
   *[other] contra { $bots } bots médios
}
lobby-against-hard = { $bots ->
    [one] contra um bot difícil
   *[other] contra { $bots } bots difíceis
}
lobby-against-expert = { $bots ->
    [one] contra um bot perito
   *[other] contra { $bots } bots peritos
}
lobby-choose = Escolher jogadores e bots
lobby-how-many = Jogadores
lobby-level = Bots
lobby-how = Como se joga
lobby-read = Ler as regras
lobby-tip = Para a primeira partida

# Each game has a line for its poster, three steps that tell how it plays, and a tip.
lobby-siberia-line = Encontrar, extrair, vender ao longe.
lobby-siberia-how-1 = Planear
lobby-siberia-how-1-text = Seis fichas por ronda, colocadas em segredo. Duas numa coluna dão uma ação; as que sobram descobrem novas riquezas.
lobby-siberia-how-2 = Agir
lobby-siberia-how-2-text = Os trabalhadores percorrem o mapa, os vendedores viajam para as bolsas do mundo. À vez, uma ação cada um.
lobby-siberia-how-3 = Vender
lobby-siberia-how-3-text = Uma venda extrai um recurso debaixo de todos os seus trabalhadores. Esgotada a terra, ganha quem tiver mais dinheiro.
lobby-siberia-tip = Saia cedo de Frankfurt: um vendedor numa boa bolsa pode duplicar todas as vendas seguintes. E peça uma sugestão sempre que quiser.

# My games.
lobby-mine = As minhas partidas
lobby-waiting = { $count ->
    [one] uma espera por si
   *[other] { $count } esperam por si
}
# A link on a small screen.
lobby-waiting-link = { $count ->
    [one] É a sua vez numa mesa
   *[other] É a sua vez em { $count } mesas
}
lobby-your-turn = É a sua vez
lobby-thinks = { $name } pensa
lobby-others-think = os outros pensam
lobby-free-seats = { $count ->
    [one] um lugar livre
   *[other] { $count } lugares livres
}
lobby-none-mine = Ainda nenhuma. “Jogar já” começa uma de imediato; se sair, ela espera aqui por si.
lobby-finished = { $count ->
    [one] Uma partida terminada
   *[other] { $count } partidas terminadas
}
lobby-replay = Rever
# In a list of those who play: “Marta, João, 2 bots”.
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-nobody = ainda ninguém

# Join and Watch.
lobby-join = Entrar
lobby-code = Ligação ou código de convite
lobby-code-wrong = Isto não é um convite. É uma ligação que acaba em #join=…; cole-a inteira.
lobby-sit = Sentar-se
lobby-none-open = Nenhuma mesa pública tem agora um lugar livre. Abra uma: os outros vão vê-la aqui.
lobby-watch = Assistir
lobby-tables = { $count ->
    [one] uma mesa
   *[other] { $count } mesas
}
lobby-none-watch = Ninguém está a jogar em público neste momento.
lobby-more = Mostrar todas ({ $count })
lobby-less = Mostrar menos
lobby-lost = Ligação perdida; a tentar de novo…

# Somebody came by an invitation link.
lobby-invited = Tem um convite
lobby-invited-sitting = A ocupar um lugar para si…
lobby-invited-full = Todos os lugares desta mesa estão ocupados. Pode assistir à partida.
lobby-invited-watch = Assistir à partida

# The line at the bottom, and the keys.
lobby-unofficial = Não oficial. Os nomes dos jogos pertencem aos seus donos.
lobby-version = Versão { $version }
lobby-keys = Teclas
lobby-key-play = Jogar já
lobby-key-new = Nova mesa
lobby-key-turn = Para a partida que espera por si
lobby-key-join = Introduzir um convite
lobby-key-rules = Regras
lobby-key-keys = Estas teclas

# A new table.
lobby-new-of = Nova mesa: { $game }
lobby-seats = Lugares
lobby-seats-what = Quem joga? Os bots não precisam de convite; um lugar aberto é de quem receber a sua ligação.
lobby-seat-who = Quem se senta no lugar { $number }
lobby-kind-you = Eu
lobby-kind-here = Outra pessoa neste ecrã
lobby-kind-bot = Um bot
lobby-kind-open = Aberto, para outros
lobby-person = Nome da pessoa no lugar { $number }
lobby-person-short = Nome
lobby-level-of = Nível do bot no lugar { $number }
lobby-link-later = Já a seguir recebe a ligação para enviar.
lobby-colour-of = Cor do lugar { $number }
lobby-colour-vermilion = Vermelhão, disco
lobby-colour-blue = Azul, losango
lobby-colour-green = Verde, triângulo
lobby-colour-purple = Roxo, quadrado
lobby-colour-amber = Âmbar, estrela
lobby-add-seat = Acrescentar um lugar
lobby-remove-seat = Retirar o lugar { $number }
lobby-options = Regras desta partida
lobby-siberia-exchange_sides = Bolsas
lobby-siberia-exchange_sides-chosen = Escolhe o jogador inicial
lobby-siberia-exchange_sides-random = Decide o acaso
lobby-siberia-round_limit = Máximo de rondas
lobby-range = de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }, normalmente { NUMBER($usual, useGrouping: 0) }
lobby-who-may = Quem pode vir
lobby-private = Por convite
lobby-private-what = A mesa só existe para quem lá está sentado ou recebe a sua ligação.
lobby-public = Pública
lobby-public-what = Quem chegar a este servidor pode vê-la, assistir e ocupar um lugar livre.
lobby-hints = Sugestões para todos
lobby-hints-what = Cada jogador pode perguntar o que o programa faria. Só contra bots, há sempre sugestões.

# What will happen: one sentence each. $seats is a list: “you, Marta and an easy bot”.
lobby-what = O que vai acontecer
lobby-sum-seats = À mesa: { $seats }.
lobby-sum-you = você
lobby-sum-easy = { $count ->
    [one] um bot fácil
   *[other] { $count } bots fáceis
}
lobby-sum-medium = { $count ->
    [one] um bot médio
   *[other] { $count } bots médios
}
lobby-sum-hard = { $count ->
    [one] um bot difícil
   *[other] { $count } bots difíceis
}
lobby-sum-expert = { $count ->
    [one] um bot perito
   *[other] { $count } bots peritos
}
lobby-sum-free = { $count ->
    [one] um lugar aberto
   *[other] { $count } lugares abertos
}
lobby-sum-at-once = A partida começa de imediato.
lobby-sum-open = { $count ->
    [one] Recebe uma ligação para enviar. A partida começa quando alguém ocupar o lugar aberto.
   *[other] Recebe uma ligação para enviar. A partida começa quando todos os lugares abertos estiverem ocupados.
}
lobby-sum-shared = Partilham este ecrã: entre as vezes de jogar, ele tapa o que os outros não podem ver.
lobby-sum-no-seat = Não tem lugar à mesa, por isso assiste.
lobby-sum-private = Mais ninguém pode ver a mesa.
lobby-sum-invited = Só quem tem a ligação pode ver a mesa.
lobby-sum-public = Todos neste servidor podem assistir.
lobby-sum-hints = Todos podem pedir sugestões.
lobby-start = Começar a partida
lobby-open = Abrir a mesa
lobby-no-game = Esse jogo não existe aqui.

# Import a record.
lobby-import-title = Importar um registo
lobby-import-what = Um registo é o texto de uma partida inteira, tal como “Guardar o registo da partida” o escreve à mesa. Uma partida terminada pode ser revista jogada a jogada; uma interrompida continua.
lobby-import-text = Texto do registo
lobby-import-file = Escolher um ficheiro
lobby-import-drop = ou largá-lo em qualquer ponto desta página
lobby-import-go = Abrir o registo
lobby-import-checking = A verificar cada jogada…
lobby-import-unreadable = Não é possível ler este ficheiro.

# About the house.
lobby-about-title = Sobre o Roundhouse
lobby-about-what = Jogos de tabuleiro de vapor e indústria, com amigos e contra bots, num servidor seu.
lobby-about-unofficial = Não oficial
lobby-about-unofficial-text = O Roundhouse não tem ligação aos autores nem às editoras destes jogos. Os nomes dos jogos pertencem aos seus donos. Os textos das regras, os mapas, os dados e as imagens são nossos. Se gosta de um jogo, compre-o.
lobby-about-fair = Sorteios honestos
lobby-about-fair-text = Tudo o que é aleatório numa mesa vem de uma semente fixada antes da partida, cuja impressão digital se vê desde o início. No fim, a semente é revelada e qualquer pessoa pode verificar cada sorteio.
lobby-about-licences = Licenças
lobby-about-licences-text = O programa é software livre, com licença MIT. É feito com o trabalho de outros:
lobby-about-fonts = tipos de letra
lobby-about-parts = partes do programa
lobby-about-programs = Para quem programa
lobby-about-programs-text = Tudo o que se pode fazer a uma mesa pode ser feito por HTTP, com JSON.
lobby-about-document = O documento OpenAPI

lobby-steamrollers-line = Lançar, desenhar, entregar pelo caminho mais longo.
lobby-steamrollers-how-1 = Escolher
lobby-steamrollers-how-1-text = À vez, cada um fica com um dos dados lançados. O número diz onde age; o que leva, já ninguém mais leva.
lobby-steamrollers-how-2 = Desenhar
lobby-steamrollers-how-2-text = Via a via, une cidades e vilas na sua própria folha. Uma locomotiva mais potente vai mais longe.
lobby-steamrollers-how-3 = Entregar
lobby-steamrollers-how-3-text = Leve mercadorias à cidade da sua cor: um ponto por cada vila e cidade do caminho. Três cidades vazias acabam a partida.
lobby-steamrollers-tip = Risque cedo duas ou três casas da locomotiva: sem potência nada anda. E peça uma sugestão sempre que quiser.
lobby-steamrollers-coal = Carvão
lobby-steamrollers-coal-off = Sem
lobby-steamrollers-coal-on = Com carvão
lobby-steamrollers-orders = Encomendas
lobby-steamrollers-orders-off = Sem
lobby-steamrollers-orders-on = Com encomendas
lobby-steamrollers-starting_tiles = Peças iniciais
lobby-steamrollers-starting_tiles-off = Sem
lobby-steamrollers-starting_tiles-on = Cada um escolhe uma
lobby-steamrollers-walls = Muros
lobby-steamrollers-walls-none = Nenhum
lobby-steamrollers-walls-medium = Alguns
lobby-steamrollers-walls-hard = Muitos
lobby-steamrollers-eva = Força de Eva (a solo)
lobby-steamrollers-round_limit = Máximo de rondas (0: sem limite)

lobby-steam_power-line = Construir, ligar, ganhar em cada linha.
lobby-steam_power-how-1 = Construir
lobby-steam_power-how-1-text = Duas ações por turno: assente trilhos de cidade em cidade e construa fábricas onde acaba uma conexão, seja de quem for.
lobby-steam_power-how-2 = Transportar
lobby-steam_power-how-2-text = Traga recursos para a sua rede, para os seus contratos secretos. Quem tem as conexões e as fábricas do caminho recebe.
lobby-steam_power-how-3 = Cumprir
lobby-steam_power-how-3-text = Os contratos dão dinheiro, pontos e mais ações. Quando há que chegue, a partida acaba e ganha quem tem mais pontos.
lobby-steam_power-tip = Uma primeira conexão curta com uma fábrica em cada ponta: assim são os outros a pagar. E peça uma sugestão sempre que quiser.
lobby-steam_power-map = Mapa
lobby-steam_power-map-great_lakes = Grandes Lagos
lobby-steam_power-map-germany = Alemanha
lobby-steam_power-map-iberia = Ibéria
lobby-steam_power-money_action = Receber dinheiro dá
lobby-steam_power-money_action-3 = $3
lobby-steam_power-money_action-5 = $5
lobby-steam_power-lone_contracts = Contratos sem rede
lobby-steam_power-lone_contracts-off = Não
lobby-steam_power-lone_contracts-on = Sim, $5 por recurso
lobby-steam_power-round_limit = Máximo de rondas (0: sem limite)
