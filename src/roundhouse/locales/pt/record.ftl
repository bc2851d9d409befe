# Records of games: what can be wrong with one. $line is the number of the line.

record-foreign = Isto não é um registo de Roundhouse.
record-partial = Isto é o que uma pessoa podia ver de uma partida em curso; só se pode ler um registo completo.
# $version is the format's number in the file, $known the newest that this program reads.
record-newer = O registo tem o formato { $version }; este programa só lê o formato { NUMBER($known, useGrouping: 0) }.
record-too-large = O ficheiro tem mais de { $limit } MiB, demasiado para um registo.
record-not-text = A linha { NUMBER($line, useGrouping: 0) } não é texto UTF-8.
record-long-line = A linha { NUMBER($line, useGrouping: 0) } tem mais de { NUMBER($limit, useGrouping: 0) } caracteres.
record-breaks-off = O registo interrompe-se depois da linha { NUMBER($line, useGrouping: 0) }.
record-goes-on = A linha { NUMBER($line, useGrouping: 0) } vem depois do fim do registo.
# $expected is the form that the line should have, such as “players: …”.
record-unexpected = A linha { NUMBER($line, useGrouping: 0) } devia ser “{ $expected }”.
record-unexpected-blank = A linha { NUMBER($line, useGrouping: 0) } devia estar em branco: ela fecha o cabeçalho.
record-twice = A linha { NUMBER($line, useGrouping: 0) } dá uma opção pela segunda vez.
record-name = Linha { NUMBER($line, useGrouping: 0) }: um nome tem 1 a { $limit } caracteres visíveis.
record-no-seat = Linha { NUMBER($line, useGrouping: 0) }: não existe { $seat } numa partida para { $players }.
record-counter = Linha { NUMBER($line, useGrouping: 0) }: o sorteio { NUMBER($counter, useGrouping: 0) } não pode vir assim depois do sorteio { NUMBER($drawn, useGrouping: 0) }.
record-no-counter = A linha { NUMBER($line, useGrouping: 0) } tem o número de um sorteio, mas não é um sorteio feito pela mesa.

# $problem is a whole sentence.
record-line = Linha { NUMBER($line, useGrouping: 0) }: { $problem }
record-rules = Linha { NUMBER($line, useGrouping: 0) }: a partida foi jogada com a versão “{ $version }” das regras; este programa conhece “{ $known }”.
record-data = Linha { NUMBER($line, useGrouping: 0) }: os dados “{ $data }” com este hash não são os dados aqui disponíveis.

record-no-move = Linha { NUMBER($line, useGrouping: 0) }: “{ $text }” não é uma jogada aqui.
# $reason is a whole sentence, $rule the number of the rule.
record-illegal = Linha { NUMBER($line, useGrouping: 0) }: “{ $move }” não é permitido: { $reason } ({ $rule })
record-not-now = Linha { NUMBER($line, useGrouping: 0) }: não é a vez de { $seat }.
record-no-chance = Linha { NUMBER($line, useGrouping: 0) }: aqui não se sorteia nada; é um jogador que tem de agir.
record-impossible = Linha { NUMBER($line, useGrouping: 0) }: “{ $move }” não pode ser sorteado aqui.
record-draw = Linha { NUMBER($line, useGrouping: 0) }: o sorteio { NUMBER($counter, useGrouping: 0) } da semente é “{ $drawn }”, não “{ $move }”.
record-over = Linha { NUMBER($line, useGrouping: 0) }: a partida já tinha acabado antes disto.

record-commitment = Linha { NUMBER($line, useGrouping: 0) }: a semente não é a que foi fixada no início.
record-ending = Linha { NUMBER($line, useGrouping: 0) }: segundo as jogadas, o fim é “{ $found }”, não “{ $told }”.
record-score = Linha { NUMBER($line, useGrouping: 0) }: segundo as jogadas, { $seat } tem { NUMBER($found, useGrouping: 0) } pontos, compostos de outra forma.
record-winners = Linha { NUMBER($line, useGrouping: 0) }: segundo as jogadas, a vitória é de { $found }.
record-digest = Linha { NUMBER($line, useGrouping: 0) }: as jogadas levam a uma posição que não é a deste digest.
record-changed = Linha { NUMBER($line, useGrouping: 0) }: a soma de verificação não bate certo: o registo foi alterado.

# $seconds is a limit.
record-too-slow = Verificar o registo leva mais de { NUMBER($seconds, useGrouping: 0) } segundos, demasiado para um registo.
record-too-costly = O registo é demasiado longo, ou verificá-lo ocupa demasiada memória.
