# Siberia. Pieces and columns first, then options, prompts, log, effects, refusals, endings and scores.
# In Portuguese 0 counts as “one”: where a number can be 0, it has a variant of its own before [one].

# The pieces. “genitive” has the article: the column of gas is “a coluna do gás”; “plural” is what one invests in.
-manager = { $case ->
    [genitive] do gestor
    [plural] gestores
   *[nominative] gestor
}
-logistics = { $case ->
    [genitive] da logística
   *[nominative] logística
}
-salesman = { $case ->
    [genitive] do vendedor
    [plural] vendedores
   *[nominative] vendedor
}
-worker = { $case ->
    [genitive] do trabalhador
    [plural] trabalhadores
   *[nominative] trabalhador
}
-investor = { $case ->
    [genitive] do investidor
    [plural] investidores
   *[nominative] investidor
}
-gas = { $case ->
    [genitive] do gás
   *[nominative] gás
}
-coal = { $case ->
    [genitive] do carvão
   *[nominative] carvão
}
-oil = { $case ->
    [genitive] do petróleo
   *[nominative] petróleo
}
-gold = { $case ->
    [genitive] do ouro
   *[nominative] ouro
}
-diamonds = { $case ->
    [genitive] dos diamantes
   *[nominative] diamantes
}

siberia-title = Siberia

# A sentence takes the form it needs: $resource_genitive, $investment_plural, $column_goal (onto a column),
# $column_origin (off a column), $token_indefinite (one such token), $from_origin (out of a place).
siberia-column-manager = { -manager }
    .genitive = { -manager(case: "genitive") }
    .plural = { -manager(case: "plural") }
    .goal = na coluna { -manager(case: "genitive") }
    .origin = da coluna { -manager(case: "genitive") }
    .indefinite = um { -manager }
siberia-column-logistics = { -logistics }
    .genitive = { -logistics(case: "genitive") }
    .plural = { -logistics(case: "plural") }
    .goal = na coluna { -logistics(case: "genitive") }
    .origin = da coluna { -logistics(case: "genitive") }
siberia-column-salesman = { -salesman }
    .genitive = { -salesman(case: "genitive") }
    .plural = { -salesman(case: "plural") }
    .goal = na coluna { -salesman(case: "genitive") }
    .origin = da coluna { -salesman(case: "genitive") }
siberia-column-worker = { -worker }
    .genitive = { -worker(case: "genitive") }
    .plural = { -worker(case: "plural") }
    .goal = na coluna { -worker(case: "genitive") }
    .origin = da coluna { -worker(case: "genitive") }
siberia-column-investor = { -investor }
    .genitive = { -investor(case: "genitive") }
    .plural = { -investor(case: "plural") }
    .goal = na coluna { -investor(case: "genitive") }
    .origin = da coluna { -investor(case: "genitive") }
siberia-column-gas = { -gas }
    .genitive = { -gas(case: "genitive") }
    .plural = { -gas(case: "plural") }
    .goal = na coluna { -gas(case: "genitive") }
    .origin = da coluna { -gas(case: "genitive") }
siberia-column-coal = { -coal }
    .genitive = { -coal(case: "genitive") }
    .plural = { -coal(case: "plural") }
    .goal = na coluna { -coal(case: "genitive") }
    .origin = da coluna { -coal(case: "genitive") }
siberia-column-oil = { -oil }
    .genitive = { -oil(case: "genitive") }
    .plural = { -oil(case: "plural") }
    .goal = na coluna { -oil(case: "genitive") }
    .origin = da coluna { -oil(case: "genitive") }
siberia-column-gold = { -gold }
    .genitive = { -gold(case: "genitive") }
    .plural = { -gold(case: "plural") }
    .goal = na coluna { -gold(case: "genitive") }
    .origin = da coluna { -gold(case: "genitive") }
siberia-column-diamonds = { -diamonds }
    .genitive = { -diamonds(case: "genitive") }
    .plural = { -diamonds(case: "plural") }
    .goal = na coluna { -diamonds(case: "genitive") }
    .origin = da coluna { -diamonds(case: "genitive") }
siberia-column-research = pesquisa
    .genitive = da pesquisa
    .plural = pesquisa
    .goal = na pesquisa
    .origin = da pesquisa
siberia-token = { $resource }/{ $person }
    .indefinite = uma ficha { $resource }/{ $person }
siberia-pool = a reserva
    .origin = da reserva
siberia-unchosen = uma bolsa ainda por escolher ({ $tile })
    .origin = de uma bolsa ainda por escolher ({ $tile })

siberia-option-exchange_sides = Quem escolhe os lados ativos das cinco bolsas de dois lados: o jogador inicial (chosen) ou o acaso (random).
siberia-option-round_limit = A partida acaba, o mais tardar, ao fim deste número de rondas.

siberia-prompt-over = A partida acabou.
siberia-prompt-chance = Sorteio em curso.
siberia-prompt-plan = Coloque as suas fichas: { $left ->
    [one] falta 1
   *[other] faltam { $left }
} de { $all }.
siberia-prompt-plan-wait = À espera de que todos coloquem as suas fichas.
siberia-prompt-wait = À espera de { $player }.
siberia-prompt-sides = Cabe-lhe começar: escolha o lado da peça de bolsa { $tile } de 5.
siberia-prompt-find = Pesquisa: { $left ->
    [one] coloque o cubo da sua última ficha
   *[other] coloque um cubo por cada uma das suas { $left } fichas
}.
siberia-prompt-move = Logística: { $left ->
    [one] resta 1
   *[other] restam { $left }
} de { $all } passos. Mova um trabalhador, ou pare.
siberia-prompt-surplus = Mais de dez fichas: retire { $left }.
siberia-prompt-research = É a sua vez: primeiro vem a pesquisa.
siberia-prompt-act = É a sua vez: faça a ação de uma coluna completa, ou passe.

siberia-log-first = { $first } começa
siberia-log-cube = sai um cubo de { $cube }
siberia-log-side = a bolsa de { $place } está aberta
siberia-log-open = é revelado um investimento em { $investment_plural }
siberia-log-draw = { $player } tira { $token_indefinite }
siberia-log-draw-hidden = { $player } tira uma ficha
siberia-log-place = { $player } coloca { $token_indefinite } { $column_goal }
siberia-log-place-hidden = { $player } coloca uma ficha
siberia-log-pass = { $player } passa
siberia-log-research = { $player } faz a pesquisa
siberia-log-find = { $player } encontra { $cube } na área { $place }
siberia-log-find-by-manager = { $player } encontra { $cube } na área { $place }, com um gestor
siberia-log-manager = { $player } põe um gestor { $column_goal }, como joker
siberia-log-manager-none = { $player } faz a ação { -manager(case: "genitive") } sem efeito
siberia-log-logistics = { $player } começa a logística
siberia-log-move = { $player } move um trabalhador { $from_origin } para { $to }
siberia-log-stop = { $player } não move mais
siberia-log-salesman = { $player } envia um vendedor { $from_origin } para { $to }
siberia-log-salesman-none = { $player } faz a ação { -salesman(case: "genitive") } sem efeito
siberia-log-worker = { $player } traz um trabalhador { $place_origin } para Vladivostok
siberia-log-worker-none = { $player } faz a ação { -worker(case: "genitive") } sem efeito
siberia-log-investor = { $player } investe em { $investment_plural }
siberia-log-investor-none = { $player } faz a ação { -investor(case: "genitive") } sem efeito
siberia-log-sell = { $player } vende { $count ->
    [one] um cubo
   *[other] { $count } cubos
} de { $resource } em { $place } por ${ $money }
siberia-log-sell-none = { $player } faz a ação { $resource_genitive } sem efeito
siberia-log-discard = { $player } retira { $token_indefinite } { $column_origin }

siberia-effect-money = +${ $gain }, fica com ${ $money }
siberia-effect-pays = ${ $price } por cubo de { $resource }
siberia-effect-closes = fecha a área { $place }
siberia-effect-back = { $count ->
    [one] um trabalhador volta à sua reserva
   *[other] { $count } trabalhadores voltam à sua reserva
}
siberia-effect-supply = { $left ->
    [0] não deixa nenhum cubo de { $resource } no stock
    [one] deixa um cubo de { $resource } no stock
   *[other] deixa { $left } cubos de { $resource } no stock
}
siberia-effect-steps = { $left ->
    [0] não resta nenhum passo
    [one] resta um passo
   *[other] restam { $left } passos
}
siberia-effect-completes = completa a coluna { $column_genitive }
siberia-effect-last-round = esta ronda será a última

siberia-refusal-no-move = Não existe esta jogada: { $action }.
siberia-refusal-no-seat = Quem só assiste não pode jogar.
siberia-refusal-over = A partida acabou.
siberia-refusal-chance-first = Quem começa decide-se por sorteio.
siberia-refusal-chance-cube = Os cubos da preparação saem por sorteio.
siberia-refusal-chance-open = Os investimentos são revelados por sorteio.
siberia-refusal-chance-draw = As fichas saem por sorteio.
siberia-refusal-sides-random = Nesta partida, os lados das bolsas são sorteados.
siberia-refusal-sides-not-now = Os lados das bolsas só se escolhem durante a preparação.
siberia-refusal-sides-first-player = Só quem começa escolhe os lados das bolsas.
siberia-refusal-sides-in-order = Os lados escolhem-se peça a peça; agora é a vez de outra peça.
siberia-refusal-plan-not-now = As fichas só se colocam na fase 1.
siberia-refusal-not-in-hand = Não tem essa ficha para colocar.
siberia-refusal-no-free-space = Os dois espaços dessa coluna estão ocupados.
siberia-refusal-act-not-now = As ações fazem-se na fase 2, quando todas as fichas estão colocadas.
siberia-refusal-not-your-turn = Não é a sua vez.
siberia-refusal-finish-research = Acabe primeiro a sua pesquisa: há um cubo por colocar.
siberia-refusal-finish-logistics = Acabe primeiro a logística: continue a mover, ou pare.
siberia-refusal-finish-surplus = Retire primeiro as fichas a mais, acima de dez.
siberia-refusal-research-first = Tem fichas na pesquisa: essa é a sua primeira ação.
siberia-refusal-nothing-to-research = Não tem fichas na pesquisa.
siberia-refusal-not-researching = Os cubos só se colocam durante a pesquisa.
siberia-refusal-no-research-token = Já não tem nenhuma ficha de pesquisa para isso.
siberia-refusal-supply-empty = O stock já não tem nenhum cubo desses.
siberia-refusal-area-closed = Essa área está fechada.
siberia-refusal-cube-there = Essa área já tem este recurso.
siberia-refusal-column-incomplete = Essa coluna não está completa: precisa de duas fichas, ou de uma ficha e um investimento.
siberia-refusal-joker-not-there = O joker não pode voltar à coluna { -manager(case: "genitive") }.
siberia-refusal-joker-no-space = Essa coluna não tem espaço livre para o joker.
siberia-refusal-not-moving = Os trabalhadores só se movem durante a logística.
siberia-refusal-no-worker-there = Não tem nenhum trabalhador aí.
siberia-refusal-too-far = Isso fica a mais de um passo.
siberia-refusal-pool-empty = A sua reserva está vazia.
siberia-refusal-no-salesman-there = Não tem nenhum vendedor aí.
siberia-refusal-same-exchange = Esse vendedor já está nesta bolsa.
siberia-refusal-pool-first = Enquanto houver um peão na sua reserva, não pode usar um vendedor.
siberia-refusal-not-open = Não há nenhum investimento desses à vista.
siberia-refusal-no-space-to-invest = Essa coluna não tem espaço livre, ou já tem um investimento.
siberia-refusal-nothing-to-mine = Os seus trabalhadores não estão em nenhuma área com este recurso.
siberia-refusal-no-trade = Essa bolsa não compra este recurso.
siberia-refusal-no-surplus = As fichas só se retiram no fim de uma ronda, acima de dez.
siberia-refusal-token-not-there = Não há nenhuma ficha dessas nessa coluna.

siberia-ending-areas = oito áreas estão fechadas
siberia-ending-supplies = três stocks estão vazios
siberia-ending-both = oito áreas estão fechadas e três stocks estão vazios
siberia-ending-round_limit = o limite de rondas foi atingido

siberia-score-gas = { -gas }
siberia-score-coal = { -coal }
siberia-score-oil = { -oil }
siberia-score-gold = { -gold }
siberia-score-diamonds = { -diamonds }
# Why a hint is good: what an estimate is made of. $amount is in points (in Siberia, dollars), with its sign.
siberia-term-money = { $amount } dólares em caixa
siberia-term-sales = { $amount } em vendas ao alcance
siberia-term-people = { $amount } por pessoas prontas a agir
siberia-term-investments = { $amount } por investimentos
siberia-term-places = { $amount } pela posição dos trabalhadores
siberia-term-markets = { $amount } por bolsas melhores
siberia-term-research = { $amount } por pesquisa
siberia-term-rivals = { $amount } pelo que os rivais podem vender

siberia-phase-setup = preparação
siberia-phase-plan = fase 1, planear
siberia-phase-act = fase 2, agir
siberia-phase-surplus = fim da ronda
siberia-phase-over = fim da partida
siberia-draw-head = SIBERIA, ronda { $round }, { $phase }; áreas fechadas { $closed } de 8, stocks vazios { $empty } de 3
siberia-draw-areas = Área
siberia-draw-cubes = Cubos
siberia-draw-workers = Trabalhadores
siberia-draw-neighbours = Vizinhas
siberia-draw-exchanges = Bolsa
siberia-draw-prices = Paga por um cubo
siberia-draw-salesmen = Vendedores
siberia-draw-supply = Stock
siberia-draw-open = Investimentos à vista
siberia-draw-stack = virados para baixo
siberia-draw-bag = Fichas que não vê
siberia-draw-money = Dinheiro
siberia-draw-pool = Reserva
siberia-draw-first = começa
siberia-draw-passed = passou
siberia-draw-hand = A sua mão
siberia-draw-research = Pesquisa
siberia-draw-invested = invest.
siberia-draw-closed = fechada
siberia-draw-none = nenhum
