# The commands: what they print, and what can be wrong with what a person typed.

cli-version-native = roundhouse { $version }, nativo: { $why }
cli-version-interpreted = roundhouse { $version }, interpretado: { $why }
# $command is the command with its name, $problem a clause in English by the argument parser.
cli-usage = { $command }: { $problem }. Experimente: { $command } --help
cli-option-form = Uma opção escreve-se nome=valor, não “{ $text }”.
cli-option-twice = A opção { $option } foi dada duas vezes.
cli-cannot-read = Não é possível ler { $file }: { $reason }.
# $problem is a whole sentence.
cli-file = { $file }: { $problem }

cli-sim-bots = Número de bots: { $bots }; número de jogadores: { $players }. Indique um bot para cada lugar, ou um para todos.
cli-sim-head = { $game }, { $players ->
    [one] um jogador
   *[other] { $players } jogadores
}, { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, semente { $seed }, { $build }
cli-sim-speed = { $decisions } decisões em { $seconds } s de tempo de CPU, { $speed } por segundo; { $rounds } rondas por partida
cli-sim-seat = lugar
cli-sim-bot = bot
cli-sim-score = média de pontos
cli-sim-wins = vitórias
cli-sim-share = percentagem
# $ending is a clause: how the games ended.
cli-sim-ending = { $number ->
    [one] uma partida
   *[other] { $number } partidas
}: { $ending }
cli-sim-digest = digest { $digest }

cli-record-good = { $file }: válido. Jogadas: { $moves }; fim: “{ $ending }”; vitória: { $winners }. { $draws }
cli-record-running = { $file }: válido até aqui. Jogadas: { $moves }; a partida ainda não acabou. { $draws }
cli-record-draws-verified = Todos os sorteios resultam da semente.
cli-record-draws-unverified = Não é possível verificar os sorteios.
cli-record-no-move = Jogadas no registo: { $moves }; não existe a jogada { $move }.
cli-record-head = { $game }, { $players } jogadores, regras { $rules }, dados { $data }
cli-record-seat = { $seat }: { $kind } { $name }
cli-record-option = { $option }: { $value }
cli-record-no-end = Ainda não acabou.
# $ending is a clause.
cli-record-ending = A partida acabou: { $ending }.
cli-record-score = { $seat }: { $points } pontos
cli-record-winners = { $count ->
    [one] Vitória de { $winners }
   *[other] Vitória partilhada: { $winners }
}

cli-data-good = { $file }: válido. Dados “{ $data }”, sha256 { $sha256 }
cli-data-no-game = O ficheiro não diz para que jogo é: game = "…".

cli-tty-name = O nome de uma pessoa tem 1 a { $limit } caracteres visíveis.
cli-tty-seed = Uma semente tem { $digits } algarismos hexadecimais.
cli-tty-welcome = { $game }. Escreva “help” para ver o que pode escrever.
    Os sorteios estão fixados por uma semente com o hash
    { $commitment }
# $name is the person's name, $seat the seat, p1 and so on.
cli-tty-hand-over = Passe o teclado a { $seat }, { $name }; depois prima Enter.
cli-tty-help = Escreva o número de uma escolha, ou a jogada tal como aparece, ou então:
    Enter          continua, quando algo espera por si antes de ser sorteado ou revelado
    undo           anula a sua última decisão e o que se lhe seguiu; os outros podem ter de concordar
    auto on, off   se daqui em diante o jogo continua sem Enter
    why JOGADA     o que uma escolha faria, ou porque não é permitida
    table          a mesa inteira
    log            tudo o que aconteceu até agora, tanto quanto pode saber
    rules NÚMERO   uma regra, como 4.3; ou todas as regras com uma palavra
    save FICHEIRO  grava um registo; uma partida em curso é gravada com os segredos de todos
    quit           sai da mesa; a partida não é guardada
cli-tty-many = Escreva “why” e um número para ver o que uma escolha faria.
# $waits is a whole sentence: what waits.
cli-tty-done = { $seat }: { $waits }
    Enter continua; undo anula.
# $move is a move as it is typed.
cli-tty-waits-held = Escolheu { $move }; ainda não está feito.
cli-tty-waits-shown = A seguir, algo é sorteado ou revelado.
cli-tty-waits = Há algo à sua espera: Enter continua; undo anula.
cli-tty-auto = Escreva “auto on” ou “auto off”.
cli-tty-auto-on = A partir de agora, a sua vez termina sem Enter.
cli-tty-auto-off = A partir de agora, a sua vez espera por Enter antes de algo ser sorteado ou revelado.
cli-tty-agree = { $seat }: Concorda em anular a decisão? Escreva “yes” (sim) ou “no” (não).
cli-tty-yes-or-no = Escreva “yes” (sim) ou “no” (não); também pode escrever “table”, “log”, “rules” ou “quit”.
cli-tty-no-choice = Não existe a escolha { $number }; as escolhas vão de 1 a { $last }.
cli-tty-allowed = É permitido; não há nada a dizer sobre o que faz.
# $reason is a whole sentence.
cli-tty-refused = { $reason } ({ $rule })
cli-tty-over = A partida acabou. Ainda pode escrever “log”, “rules”, “save FICHEIRO” ou “quit”.
# $line is a line of the log.
cli-tty-forced = { $line } (sem escolha)
cli-tty-times = { $line } (× { $times })
# $ending is a clause.
cli-tty-ending = A partida acabou: { $ending }.
cli-tty-total = Total
cli-tty-winners = { $count ->
    [one] A vitória é de { $winners }.
   *[other] A vitória é partilhada: { $winners }.
}
cli-tty-seed-was = A semente era { $seed }.
cli-tty-bye = Até à próxima.

cli-save-no-name = Indique o nome de um ficheiro: save FICHEIRO.
cli-save-exists = { $file } já existe e não é um registo anterior desta partida; nada foi gravado.
cli-save-failed = Não é possível gravar { $file }: { $reason }.
cli-save-done = O registo está em { $file }.
cli-save-done-running = A partida até agora está em { $file }, com os segredos de todos mas sem a semente.

cli-bench-no-native = Não há módulos nativos para medir: { $why }.
cli-bench-failed = { $command } falhou: { $reason }
cli-bench-installing = A instalar { $peer } em { $folder }.
cli-bench-no-peer = Não é possível instalar { $peer }: { $reason }
cli-bench-what = mediana dos tempos de CPU
cli-bench-decisions = decisões/s
cli-bench-by-players = por jogadores
cli-bench-copy = cópia, µs
cli-bench-search = search/s
cli-bench-bytes = estado, bytes
cli-bench-ratio = { $game }: o nativo é { $ratio } vezes mais rápido do que o interpretado.
cli-bench-peer-ratio = O nosso jogo mais rápido toma { $ratio } vezes mais decisões por segundo do que { $peer }.


cli-play-running = Roundhouse está a funcionar; as partidas são guardadas em { $folder }. Ctrl-C termina.
cli-play-open = Outras pessoas da sua rede entram por { $url }
cli-play-already = Roundhouse já está a funcionar aí.

cli-backup-exists = { $file } já existe; nada foi gravado.
cli-backup-done = A base de dados está em { $file }.

# A Chromium for tests and pictures. $command is a command line, $reason what it said last, in English.
cli-chromium-installing = Não há aqui nenhum Chromium, por isso vai ser instalado um: { $command }
# $variable is the name of an environment variable.
cli-chromium-named = { $variable } indica { $file }, que não é um programa.
cli-chromium-none = Não há nenhum Chromium e não é possível instalar um ({ $reason }). Instale um ou indique-o em { $variable }.

cli-screenshots-checkout = As imagens só se tiram num diretório com o código-fonte de Roundhouse, e este é um pacote instalado.
# $package is the name of a package that is missing.
cli-screenshots-packages = As imagens precisam dos pacotes dos testes, e falta { $package }: ./roundhouse test instala-os.
cli-screenshots-client = Não há cliente de navegador de que tirar imagens; ./roundhouse play constrói-o.
cli-screenshots-unknown = A imagem “{ $name }” não existe; as imagens são: { $names }.
cli-screenshots-done = { $count ->
    [one] Uma imagem está em { $folder }.
   *[other] { $count } imagens estão em { $folder }.
}
