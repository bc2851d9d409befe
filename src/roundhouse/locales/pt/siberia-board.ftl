# The board of Siberia in the browser: everything around the map.

# $phase is one of the siberia-phase names.
siberia-board-stage = ronda { $round } · { $phase }
siberia-board-money = ${ $money }
siberia-board-first = começa
siberia-board-passed = passou

# Columns, and the actions of the same names on buttons.
siberia-board-column-manager = Gestor
siberia-board-column-logistics = Logística
siberia-board-column-salesman = Vendedor
siberia-board-column-worker = Trabalhador
siberia-board-column-investor = Investidor
siberia-board-column-gas = Gás
siberia-board-column-coal = Carvão
siberia-board-column-oil = Petróleo
siberia-board-column-gold = Ouro
siberia-board-column-diamonds = Diamantes
siberia-board-column-research = Pesquisa

# Other things to do, on buttons.
siberia-board-verb-side = Escolher uma bolsa
siberia-board-verb-place = Colocar uma ficha
siberia-board-verb-pass = Passar
siberia-board-verb-find = Colocar um cubo
siberia-board-verb-move = Mover um trabalhador
siberia-board-verb-stop = Parar aqui
siberia-board-verb-discard = Retirar uma ficha

# What one can point at, on buttons.
siberia-board-none = Sem efeito
siberia-board-own-token = Com a ficha do recurso
siberia-board-by-manager = Com um gestor
siberia-board-from-pool = Da reserva
siberia-board-player = { $player }
siberia-board-nowhere = noutro lado

# Why a token cannot be laid somewhere. $token is its name; a manager has no resource.
# $resource_genitive and $person_genitive come from the names of the columns.
siberia-board-goes = A ficha { $token } vai para a coluna { $resource_genitive }, para a { $person_genitive } ou para a pesquisa.
siberia-board-manager-goes = Um gestor vai para a coluna do gestor ou para a pesquisa.

# What an action does, in a few words; what it brings may follow after a dot.
siberia-board-does-none = nada acontece; as fichas da coluna voltam ao saco
siberia-board-does-pass = só volta a jogar na próxima ronda
siberia-board-does-research = cada ficha que lá está leva um cubo para o mapa
siberia-board-does-logistics = três passos para os seus trabalhadores
siberia-board-does-manager = um gestor { $column_goal }, como joker
siberia-board-does-investor = o investimento fica { $column_goal } até ao fim
siberia-board-does-worker-pool = um peão da reserva vai para Vladivostok
siberia-board-does-worker-area = o seu trabalhador volta: { $place } → Vladivostok
siberia-board-does-worker-exchange = o seu vendedor passa a trabalhador: { $place } → Vladivostok
siberia-board-does-salesman-pool = um peão da reserva vai para { $place }
siberia-board-does-salesman-area = o seu trabalhador passa a vendedor: { $from } → { $place }
siberia-board-does-salesman-exchange = o seu vendedor muda de bolsa: { $from } → { $place }
siberia-board-does-half = depois ainda falta uma
siberia-board-does-cube = leva um cubo de { $resource } para o mapa
siberia-board-does-any-cube = leva um cubo à sua escolha para o mapa
siberia-board-does-discard = a ficha volta ao saco
# $price is for one cube.
siberia-board-does-sell = { $count ->
    [one] { $count } cubo a ${ $price }
   *[other] { $count } cubos a ${ $price }
}

# What is good to know while nothing else is shown. $columns lists columns: “investor, gas and gold”.
siberia-board-aside-next = Prontas para as próximas vezes: { $columns }.
siberia-board-aside-none = Nenhuma das suas colunas está pronta.
siberia-board-aside-pass = Passar acaba a ronda para si.
siberia-board-aside-passed = Passou: volta a jogar na próxima ronda.
siberia-board-aside-plan = Já prontas: { $columns }.
siberia-board-aside-begin = Uma coluna fica pronta com duas fichas, ou com uma ficha e um investimento.

# The panel on the map.
siberia-board-stock = Stock e investimentos
siberia-board-supply = Stock
siberia-board-supply-ends = acaba com três vazios
siberia-board-supply-label = Stock de { $resource }: { $count }
siberia-board-investments = Investimentos
siberia-board-stack = à vista, { $count ->
    [0] pilha vazia
   *[other] mais { $count }
}
siberia-board-investment = investimento
# $column is the name of a column.
siberia-board-investment-label = { $count ->
    [one] Investimento à vista: { $column }
   *[other] { $count } investimentos à vista: { $column }
}
siberia-board-closed = Fechadas
siberia-board-closed-count = { $count } / { $all }

# The exchanges.
siberia-board-exchanges = Bolsas
siberia-board-thousands = milhares por cubo
siberia-board-price = { $resource } ${ $price }
siberia-board-pawns = { $player } ({ $count })
siberia-board-exchange-label = { $name }. Paga por um cubo: { $prices }. Vendedores: { $salesmen }
siberia-board-exchange-label-empty = { $name }. Paga por um cubo: { $prices }. Sem vendedores
siberia-board-sides-tile = Peça de bolsa { $tile } de { $all }
siberia-board-sides-question = Que bolsa fica aberta?
siberia-board-sides-note = O outro lado fica fora desta partida. Preços em milhares por cubo.
siberia-board-sides-other = { $player } escolhe. Preços em milhares por cubo.
siberia-board-sides-or = ou
siberia-board-sides-either = { $one } ou { $other }

# The players' boards.
siberia-board-boards = Tabuleiros dos jogadores
siberia-board-yours = O seu tabuleiro
siberia-board-of = Tabuleiro: { $player }
siberia-board-tokens = { $count ->
    [0] 0 fichas, podem ficar 10
    [one] { $count } ficha, podem ficar 10
   *[other] { $count } fichas, podem ficar 10
}
# It explains the look of tokens that are laid in secret.
siberia-board-secret-note = tracejado: secreto
siberia-board-hand = Mão
siberia-board-pool = Reserva
siberia-board-pool-label = { $count ->
    [0] Reserva: 0 peões
    [one] Reserva: { $count } peão
   *[other] Reserva: { $count } peões
}
siberia-board-empty = vazia
siberia-board-ready = pronta
siberia-board-missing = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
siberia-board-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
siberia-board-no-effect = sem efeito
siberia-board-gain = +${ $gain }
siberia-board-secret-token = { $token } (secreta, ainda não definitiva)
siberia-board-research-first = vem primeiro
siberia-board-to-place = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
siberia-board-column-label = { $column }: { $contents }
siberia-board-column-state = { $column }: { $contents }; { $state }

# The line of a player.
siberia-board-facts-ready = Prontas: { $columns }
siberia-board-facts-none-ready = Nenhuma coluna está pronta
# It stands after the pawns themselves.
siberia-board-facts-pool = { $count ->
    [0] reserva vazia
   *[other] na reserva
}
