# What a table and its bots have to say. $seat is p1, p2, …
# Done is the button “Pronto”.

table-opened = A mesa está posta.
table-joined = { $name } senta-se no lugar { $seat }.
table-left = { $before } sai do lugar { $seat }; o bot { $name } continua a jogar até { $before } voltar.
table-resigned = { $before } desiste; o bot { $name } joga no lugar { $seat } até ao fim.
table-returned = { $name } está de volta ao lugar { $seat }.
table-opened-seat = O lugar { $seat } está livre.
table-filled = O bot { $name } senta-se no lugar { $seat }.
table-rematch = As mesmas pessoas voltam a jogar noutra mesa.

# $actions counts the decisions of this player that are taken back.
table-undo = { $seat } anula { $actions ->
    [0] 0 ações
    [one] uma ação
   *[other] { $actions } ações
}.
# $line is the whole sentence of the action.
table-held = Escolha feita, à espera de “Pronto”: { $line }
table-asked = { $seat } gostaria de anular a última decisão.
table-agreed = { $seat } concorda.
table-refused = { $seat } não concorda; a decisão mantém-se.

table-prompt-gathering = À espera de jogadores.
table-prompt-done = Diga “Pronto” para continuar, ou anule: depois de “Pronto”, algo é sorteado ou revelado.

table-not-now = Não pode fazer isso agora.
table-how-many = Um pedido leva 1 a { $high } ações.
table-say-done = A sua última escolha espera por “Pronto”; diga “Pronto”, ou anule-a.
table-shows-first = Algo seria revelado a meio destas ações; envie primeiro as que vêm antes disso.
table-nothing-waits = Nada espera pelo seu “Pronto”.
table-nothing-to-undo = Ainda não tomou nenhuma decisão que possa ser anulada.
table-asked-already = A pergunta já foi feita aos outros.
table-nothing-asked = Ninguém lhe perguntou nada.
table-not-started = A partida ainda não começou.
table-begun = A partida já começou.
table-over = A partida acabou.
table-not-over = A partida ainda não acabou.
table-no-seat-free = Não há nenhum lugar livre.
table-seat-taken = Este lugar está ocupado.
table-name = Um nome tem 1 a { $limit } caracteres visíveis.
table-colour = “{ $colour }” não pode ser uma cor aqui; cada lugar tem uma cor diferente, de entre: { $colours }.
table-no-entry = Não existe a entrada { NUMBER($number, useGrouping: 0) }; entradas no histórico: { NUMBER($last, useGrouping: 0) }.

bot-unknown = Não existe o bot “{ $bot }”; os bots são: { $bots }.
bot-no-budget = O bot { $bot } não leva nenhum número.
bot-budget = O bot search leva um número inteiro de iterações de 1 a { NUMBER($high, useGrouping: 0) }, não “{ $number }”.
bot-process-died = O processo do bot { $bot } terminou inesperadamente.
bot-failed = O bot { $bot } não conseguiu responder: { $reason }
