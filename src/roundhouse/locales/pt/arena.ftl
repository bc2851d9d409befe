# A arena: torneios de bots, no terminal e no seu relatório.

# O que pode estar errado. $reason está em inglês, pelo programa que falhou.
arena-one-bot = Um torneio precisa de pelo menos dois bots; o sim faz um jogar contra si mesmo.
arena-bot-twice = O bot { $bot } foi indicado duas vezes.
arena-bot-large = { $file } não é um bot: tem mais de { $limit } KiB.
arena-bot-file = { $file } não é um bot que saiba jogar: { $reason }
arena-worker-died = Um processo que jogava partidas terminou inesperadamente.
arena-dask-missing = --dask precisa do pacote distributed: pip install "roundhouse[cluster]".
arena-dask-unreachable = Não há nenhum escalonador do Dask em { $address }: { $reason }
arena-dask-failed = O cluster não conseguiu jogar: { $reason }
arena-dask-version = Os processos do cluster têm a versão { $theirs } do Roundhouse; aqui é a { $ours }.
arena-journal-busy = Outro torneio está a escrever em { $file }.
arena-journal-other = { $file } não é o ficheiro de um torneio; nada foi alterado.
arena-journal-line = { $file }, linha { NUMBER($line, useGrouping: 0) }: isto não é uma partida do torneio.
# $what is the name of an argument.
arena-journal-differs = { $file } foi começado com outros argumentos: { $what } é { $kept } lá e { $wanted } aqui.

# O que se diz pelo caminho. $reason é parte de uma frase.
arena-rounded = { $games } partidas de cada par em vez de { $asked }, para que todos os { $players } lugares apareçam com a mesma frequência.
arena-forfeit = Partida { NUMBER($game, useGrouping: 0) }: { $bot } ({ $seat }) perde por desistência, pois { $reason }.
arena-lost-crashed = falhou ({ $detail })
arena-lost-illegal = jogou o que não é permitido ({ $detail })
arena-lost-time = demorou demais ({ $detail })
arena-lost-memory = usou memória demais ({ $detail })
arena-lost-died = o seu processo terminou ({ $detail })
arena-forfeits = { $bot } perdeu por desistência { $number } de { $games } partidas.
# $kept é uma frase inteira.
arena-interrupted = Interrompido: { $games } de { $planned } partidas foram jogadas. { $kept }
arena-kept = Estão em { $file }; o mesmo comando continua o torneio.
arena-not-kept = Não ficam guardadas: --resume FICHEIRO guarda-as.
arena-report-done = O relatório está em { $file }.

# Os resultados.
arena-head = { $game }, { $players ->
    [one] um jogador
   *[other] { $players } jogadores
}, { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, semente { $seed }, tempo de reflexão × { $scale }, { $build }; { $speed } partidas por segundo
arena-compared = Um lugar do primeiro bot joga entre { $others } do segundo; uma parte justa das vitórias é { $share }.
arena-column-bot = bot
arena-column-against = contra
arena-column-games = partidas
arena-column-wins = vitórias
arena-column-draws = partilhadas
arena-column-rate = taxa de vitória
arena-column-interval = intervalo de 95 %
arena-column-verdict = veredito
arena-column-rating = classificação
arena-column-unsure = 95 %
arena-column-score = pontuação média
arena-column-turns = turnos
arena-column-mean = turno médio
arena-column-longest = mais longo
arena-column-over = acima do limite
arena-verdict-stronger = mais forte
arena-verdict-weaker = mais fraco
arena-verdict-open = em aberto

# O relatório, uma página.
arena-page-title = { $game }: um torneio de bots
arena-page-compared = Em cada par os bots trocam de lugar, com a mesma frequência. Uma vitória partilhada conta em partes.
arena-page-alone = Cada bot joga sozinho, contra o rival do jogo, se houver um.
arena-page-short = O torneio foi interrompido: { $games } de { $planned } partidas foram jogadas.
arena-page-pairs = Resultados
arena-page-ratings = Classificação
arena-page-ratings-note = Pelo openskill; a linha é a faixa de 95 %. Todos começam em 25.
arena-page-matrix = Taxas de vitória
arena-page-matrix-note = Que percentagem das vitórias o bot da linha tem contra o bot da coluna.
arena-page-scores = Pontuações
arena-page-scores-note = De cada lugar de cada partida terminada: a metade do meio como caixa com a mediana, a linha de 5 % a 95 %.
arena-page-length = Duração das partidas
arena-page-length-note = Rondas, e quantas partidas tiveram tantas.
arena-page-thinking = Tempo de reflexão
arena-page-thinking-note = Tempo de CPU de um turno: a barra é a média, a marca o mais longo.
arena-page-endings = Finais
arena-page-forfeited = desistência
arena-page-forfeits = Desistências
arena-page-forfeit = { $bot }: { $number ->
    [one] uma partida
   *[other] { $number } partidas
}; a primeira: { $first }
arena-page-made = Roundhouse { $version }, { $build }; semente { $seed }, tempo de reflexão × { $scale }; opções: { $options }.
arena-page-data = Todos os números estão nesta página como JSON, no elemento com o id “data”.
