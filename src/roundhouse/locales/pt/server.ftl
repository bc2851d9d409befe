# What the server has to say.

# Bots, hints and imported records, which are worked on in processes of their own. $seconds is a limit.
server-closing = O servidor está a fechar.
# The end of a sentence: “The bot greedy could not answer: …”
server-took-too-long = demorou mais de { NUMBER($seconds, useGrouping: 0) } segundos.
# $reason is what the program says, in English.
server-record-failed = Não foi possível verificar o registo: { $reason }
server-records-waiting = Há demasiados registos à espera de verificação; tente de novo daqui a um minuto.

# Requests that are not answered as they were meant.
server-not-found = Não há nada aqui.
server-wrong-method = { $method } não pode ser feito aqui, só: { $allow }.
server-no-person = Diga quem é: isto precisa do token de uma pessoa.
server-wrong-host = Este servidor não responde pelo nome “{ $host }”.
server-wrong-origin = Este pedido vem de outro sítio ({ $origin }), por isso não é feito.
server-body-not-json = Um corpo tem de ser do tipo application/json, não “{ $type }”.
server-body-too-large = O corpo tem mais de { NUMBER($limit, useGrouping: 0) } bytes.
server-body-too-slow = O corpo não chegou em { $seconds } segundos.
# $problem is what the reader of JSON says, in English.
server-body-malformed = Não é possível ler o corpo como JSON: { $problem }
server-body-invalid = O corpo não serve: { $problem }
server-query-malformed = Não é possível ler os parâmetros do endereço.
server-query-unknown = Não existe aqui o parâmetro “{ $name }”.
server-query-twice = O parâmetro { $name } foi dado duas vezes.
server-query-invalid = Os parâmetros do endereço não servem: { $problem }
server-fault = Algo está mal com este servidor, não com o que pediu. O que aconteceu está no terminal dele.

# Starting. $reason is what the system says.
server-folder = Não é possível usar a pasta { $folder }: { $reason }.
server-locked = Outro processo usa { $folder } e não responde; termine-o, ou escolha outra pasta com --data.
server-host-unknown = Não existe o endereço “{ $host }” nesta máquina.
server-port = Não é possível usar a porta { $port } de { $host }: { $reason }. Escolha outra com --port, ou nenhuma.

# The plain page.
server-page-title = Roundhouse
server-page-lead = Jogos de tabuleiro de vapor e indústria, para jogar com amigos e contra bots.
server-page-games = Jogos
server-page-players = { $low ->
    [one] 1 a { $high } jogadores
   *[other] { $low } a { $high } jogadores
}
server-page-rules = As regras
server-page-tables = Mesas públicas
server-page-no-tables = Neste momento não há nenhuma mesa pública.
server-page-head-game = Jogo
server-page-head-seats = Lugares
server-page-head-phase = Agora
server-page-phase-gathering = à espera de jogadores
server-page-phase-playing = em curso
server-page-phase-over = acabou
server-page-open = (livre)
server-page-play = Como jogar
server-page-no-board = O cliente para o navegador não foi construído. “./roundhouse play” constrói-o; até lá, jogue no terminal, ou escreva um programa.
server-page-why = A construção disse: { $reason }
server-page-terminal = No terminal
server-page-api = Com um programa
server-page-api-what = Tudo o que se pode fazer numa mesa pode ser feito por HTTP, com JSON.
server-page-api-document = O documento OpenAPI
server-page-unofficial = Não oficial. Os nomes dos jogos pertencem aos seus donos; o texto das regras, os mapas e os dados são nossos.

# Tables and people.
server-no-table = Esta mesa não existe, ou não é para si.
server-unknown-token = Ninguém tem este token.
server-not-your-seat = O lugar { $seat } não é seu.
server-no-seat = Não tem lugar aqui.
server-no-such-seat = Não existe o lugar { $seat } nesta mesa.
server-not-host = Só quem abriu a mesa pode fazer isto.
server-bad-invitation = Este não é o convite para esta mesa.
server-other-players = A partida é para { $players } lugares.
server-other-rules = Esta mesa foi jogada com regras ou dados que este programa não tem.
server-too-many-tables = Já tem { $limit } mesas por acabar; acabe primeiro uma.
server-too-many-sockets = Há demasiadas ligações abertas.
server-stale = A mesa já avançou; eis o que lhe escapou.
server-moved-on = A mesa já avançou.
server-busy = Outros estão a alterar a mesa; tente de novo.
server-action-or-text = Pergunte ou com o número de uma ação ou com o seu texto.
server-no-hints = Não há sugestões nesta mesa: só existem em partidas contra bots, ou em mesas que as têm para todos.
server-one-hint = A sua última sugestão ainda está a ser procurada.
server-analyses-waiting = Há muitas partidas à espera de análise; tente mais tarde.
server-nothing-to-wish = Não há nada a pedir nesta ligação.

# The database. $file is its file; $reason is what SQLite or the system says, in English.
server-no-home = Não há pasta pessoal onde guardar partidas; indique uma pasta com --data.
server-storage-full = Já não há espaço para { $file }; nada foi guardado.
server-storage-failed = Não é possível usar a base de dados { $file }: { $reason }.
server-storage-newer = A base de dados { $file } foi criada por uma versão mais recente deste programa.
server-storage-foreign = { $file } não é uma base de dados deste programa.
server-storage-missing = Não existe a base de dados { $file }.
server-storage-broken = A base de dados { $file } está danificada: { $reason }.
# $table is the id of a table.
server-storage-damaged = A base de dados { $file } está danificada: o histórico da mesa { $table } não está completo.
# $setting and $value are words of SQLite: journal_mode, delete.
server-storage-unsafe = A base de dados { $file } não fica segura neste disco: { $setting } é { $value }.
