# Steam Power no navegador: o mapa, a mão, as linhas dos jogadores.

steam_power-board-stage = ronda { $round } · { $target } contratos cumpridos acabam a partida
steam_power-board-stage-last = ronda { $round } · a última
steam_power-board-stage-alone = turno { $turn } de { $turns }
steam_power-board-stage-setup = preparação
steam_power-board-stage-over = fim da partida
steam_power-board-first = inicial
steam_power-board-dollars = ${ $dollars }
steam_power-board-gain = +${ $dollars }
steam_power-board-loss = −${ $dollars }
steam_power-board-points = { $points } PV

# Cores, com as letras que estão nos recursos.
steam_power-board-colour-black = preto
steam_power-board-colour-white = branco
steam_power-board-colour-orange = laranja
steam_power-board-colour-grey = cinzento
steam_power-board-colour-vp = cidade de PV
steam_power-board-letter-black = P
steam_power-board-letter-white = B
steam_power-board-letter-orange = L
steam_power-board-letter-grey = C

# Verbos nos botões.
steam_power-board-verb-track = Construir trilhos
steam_power-board-verb-cross = Cruzar trilho
steam_power-board-verb-replace = Substituir última
steam_power-board-verb-remove = Remover última
steam_power-board-verb-end = Não mais trilhos
steam_power-board-verb-factory = Construir fábrica
steam_power-board-verb-fulfil = Cumprir contrato
steam_power-board-verb-bring = Trazer recurso
steam_power-board-verb-pay = Pagar
steam_power-board-verb-contracts = Tirar contratos
steam_power-board-verb-from = Tirar da mão de
steam_power-board-verb-money = Receber dinheiro
steam_power-board-verb-skip = Sem bónus
steam_power-board-does-end = acaba a ação com uma só peça de trilho
steam_power-board-does-skip = prescinde do bónus
steam_power-board-plain = Tal como está

# O mapa.
steam_power-board-map = Mapa
steam_power-board-zoom = Mapa: as teclas mais, menos e 0 mostram-no maior, menor e inteiro
steam_power-board-closer = Mais perto
steam_power-board-farther = Mais longe
steam_power-board-whole = Mapa inteiro
steam_power-board-terrain-plains = Planícies
steam_power-board-terrain-hills = Colinas
steam_power-board-terrain-mountains = Montanhas
steam_power-board-terrain-crossing = Cruzamento
steam_power-board-hex = Hexágono { $hex }
steam_power-board-hex-told = Hexágono { $hex }, { $terrain }
steam_power-board-shape = { $kind } { $ends }
steam_power-board-shape-told = { $kind } de { $from } para { $to }
steam_power-board-path-told = { $shape }, { $company }
steam_power-board-edge-0 = nordeste
steam_power-board-edge-1 = este
steam_power-board-edge-2 = sudeste
steam_power-board-edge-3 = sudoeste
steam_power-board-edge-4 = oeste
steam_power-board-edge-5 = noroeste
steam_power-board-city-told = { $city }, { $colour }
steam_power-board-factory-told = fábrica de { $company }, { $stock ->
    [one] { $stock } recurso
   *[other] { $stock } recursos
}
steam_power-board-flipped-told = virada
steam_power-board-contract = Contrato { $contract }
steam_power-board-count = { $count } recursos
steam_power-board-player = { $player }

# A mão, e o que resta ao banco.
steam_power-board-hand = Contratos
steam_power-board-hand-of = { $count ->
    [one] { $count } contrato
   *[other] { $count } contratos
}
steam_power-board-hand-none = Não tem nenhum contrato na mão. { $bag ->
    [0] O saco está vazio.
    [one] Há um no saco.
   *[other] Há { $bag } no saco.
}
steam_power-board-hand-secret = Os contratos na mão são secretos.
steam_power-board-order = Ordem dos contratos
steam_power-board-order-cost = custo
steam_power-board-order-worth = valor
steam_power-board-order-number = número
steam_power-board-number = N.º { $contract }
steam_power-board-bonus-track = + trilhos
steam_power-board-bonus-factory = + fábrica
steam_power-board-bonus-contracts = + contratos
steam_power-board-needs = { $count } { $resource }
steam_power-board-ticket-ready = { $cost ->
    [0] Pronto, grátis
   *[other] Pronto, ${ $cost }
}
steam_power-board-ticket-short = ${ $cost }, faltam ${ $lacks }
steam_power-board-ticket-unlinked = Sem rede
steam_power-board-ticket-told = Contrato { $contract }: { $needs }. Dá ${ $money } e { $points } PV{ $bonus ->
    [track] , com bónus: construir trilhos
    [factory] , com bónus: construir uma fábrica
    [contracts] , com bónus: tirar contratos
   *[none] { "" }
}. { $state }{ $bought ->
    [0] { "" }
    [one] , { $bought } recurso comprado
   *[other] , { $bought } recursos comprados
}
steam_power-board-stock = O que resta ao banco
steam_power-board-supply = { $resource }: { $count } na reserva
steam_power-board-tiles = Peças de trilho na reserva: { $plain } retas ou curvas largas, { $sharp } curvas fechadas ou cruzamentos de retas, { $cross } outros cruzamentos
steam_power-board-bag = { $count ->
    [one] { $count } contrato no saco
   *[other] { $count } contratos no saco
}

# Um contrato que está para ser cumprido.
steam_power-board-deal = Contrato { $contract }
steam_power-board-from = De onde vem: { $resource }
steam_power-board-source = { $city } · { $price ->
    [0] grátis
   *[other] ${ $price }
}
steam_power-board-source-paid = { $city } · ${ $price } para { $payees }
steam_power-board-bought = Banco · $5
steam_power-board-deal-sum = { $cost ->
    [0] Grátis
   *[other] Custa ${ $cost }, ficam ${ $left }
}{ $money ->
    [0] { "" }
   *[other] ; depois +${ $money }
}

# Jogadores e companhias.
steam_power-board-fulfilled = { $count } de { $target } contratos cumpridos
steam_power-board-fulfilled-alone = { $count ->
    [one] { $count } contrato cumprido
   *[other] { $count } contratos cumpridos
}
steam_power-board-holds = { $count ->
    [one] { $count } contrato na mão
   *[other] { $count } contratos na mão
}
steam_power-board-locomotives = { $count ->
    [one] resta { $count } locomotiva
   *[other] restam { $count } locomotivas
}
steam_power-board-factories = { $count ->
    [one] resta { $count } fábrica
   *[other] restam { $count } fábricas
}
steam_power-board-show-network = Mostrar a rede: { $name }
steam_power-board-companies = Companhias
steam_power-board-company = { $company }: { $engines } no saco; restam { $locomotives } locomotivas, { $factories } fábricas
steam_power-board-aside-first = O seu primeiro trilho começa em qualquer cidade; o custo está nos hexágonos.
steam_power-board-aside-unfinished = Acabe a sua conexão ou remova a última peça: só então começa outra.
steam_power-board-aside-last = Esta é a última ronda.
steam_power-board-aside-best = Este mapa é melhor com { $counts } jogadores.
