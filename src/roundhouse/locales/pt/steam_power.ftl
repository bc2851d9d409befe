# Steam Power. Pieces first, then options, prompts, log, effects, refusals, endings, scores, terminal.
# In Portuguese 0 counts as “one”: where a number can be 0, it has a variant of its own before [one].

steam_power-title = Steam Power

# Alone, a resource is its colour. .indefinite and .definite are whole phrases; .other follows a number.
-resource-black = { $number ->
   *[one] preto
    [other] pretos
}
-resource-white = { $number ->
   *[one] branco
    [other] brancos
}
-resource-orange = { $number ->
   *[one] laranja
    [other] laranja
}
-resource-grey = { $number ->
   *[one] cinzento
    [other] cinzentos
}
steam_power-resource-black = { -resource-black }
    .indefinite = um recurso { -resource-black }
    .definite = o recurso { -resource-black }
    .other = { -resource-black(number: "other") }
steam_power-resource-white = { -resource-white }
    .indefinite = um recurso { -resource-white }
    .definite = o recurso { -resource-white }
    .other = { -resource-white(number: "other") }
steam_power-resource-orange = { -resource-orange }
    .indefinite = um recurso { -resource-orange }
    .definite = o recurso { -resource-orange }
    .other = { -resource-orange(number: "other") }
steam_power-resource-grey = { -resource-grey }
    .indefinite = um recurso { -resource-grey }
    .definite = o recurso { -resource-grey }
    .other = { -resource-grey(number: "other") }
steam_power-resources-of = { $count ->
    [one] { $count } { $resource }
   *[other] { $count } { $resource_other }
}
steam_power-resources-and = { $first }, { $rest }
steam_power-city-black = preta
steam_power-city-white = branca
steam_power-city-orange = laranja
steam_power-city-grey = cinzenta
steam_power-city-vp = cidade de PV
# All three are feminine: “uma …”.
steam_power-kind-straight = reta
steam_power-kind-gentle = curva larga
steam_power-kind-sharp = curva fechada
steam_power-tile-plain = reta ou curva larga
steam_power-tile-sharp = curva fechada ou cruzamento de retas
steam_power-tile-cross = cruzamento com curva larga
# The companies when one plays alone; they stand where otherwise a player’s name does.
steam_power-company-red = Vermelha
steam_power-company-blue = Azul
steam_power-company-green = Verde
steam_power-company-purple = Roxa
steam_power-company-amber = Âmbar
steam_power-bonus-track = construir trilhos
steam_power-bonus-factory = construir uma fábrica
steam_power-bonus-contracts = tirar contratos
steam_power-payment-to = { $player } ${ $money }
steam_power-payment-and = { $first }, { $rest }

steam_power-option-map = O mapa: Grandes Lagos (great_lakes), Alemanha (germany) ou Ibéria (iberia).
steam_power-option-money_action = Quanto rende a ação “receber dinheiro”: $3 ou $5.
steam_power-option-lone_contracts = Se quem não tem rede pode cumprir contratos, a $5 por recurso (on), ou não (off).
steam_power-option-round_limit = A partida acaba, o mais tardar, ao fim deste número de rondas; 0 significa sem limite.

steam_power-prompt-over = A partida acabou.
steam_power-prompt-setup = Preparação em curso.
steam_power-prompt-engine = Está a sair uma locomotiva.
steam_power-prompt-draw = Está a sair um contrato.
steam_power-prompt-wait = À espera de { $player }.
steam_power-prompt-act = É a sua vez: ação { $number } de { $all }. Construa trilhos, construa uma fábrica, cumpra um contrato, tire contratos ou receba dinheiro.
steam_power-prompt-act-solo = É a vez de { $company }, locomotiva { $number } de { $all }: construa trilhos, construa uma fábrica, cumpra um contrato, tire contratos ou receba dinheiro.
steam_power-prompt-track = Coloque uma segunda peça de trilho, ou termine a ação.
steam_power-prompt-bring = Contrato { $contract }, { $left ->
    [one] falta um recurso
   *[other] faltam { $left } recursos
}: de que fábrica vem { $resource_definite }?
steam_power-prompt-pay = Vários caminhos a partir de { $city } custam o mesmo: escolha a quem paga.
steam_power-prompt-bonus-track = Ação bónus: construa trilhos, ou prescinda dela.
steam_power-prompt-bonus-factory = Ação bónus: construa uma fábrica com 4, 5 ou 6 recursos, ou prescinda dela.
steam_power-prompt-bonus-contracts = Ação bónus: tire contratos, ou prescinda dela.
steam_power-prompt-from = O saco está vazio: escolha de que mão tira.

steam_power-log-city = { $city }: { $kind }
steam_power-log-first = { $first } começa
steam_power-log-draw = { $player } tira o contrato { $contract } ({ $needs })
steam_power-log-draw-hidden = { $player } tira um contrato
steam_power-log-draw-from = { $player } tira o contrato { $contract } ({ $needs }) da mão de { $victim }
steam_power-log-draw-from-hidden = { $player } tira um contrato da mão de { $victim }
steam_power-log-aside = fim do turno { $turn } de { $turns }: o contrato { $contract } fica de lado
steam_power-log-engine = sai uma locomotiva do saco: é a vez de { $company }
steam_power-log-track = { $player } coloca uma { $kind } em { $hex }{ $cost ->
    [0] { "" }
   *[other] { " " }por ${ $cost }
}
steam_power-log-cross = { $player } cruza o trilho em { $hex } com uma { $kind } por ${ $cost }
steam_power-log-replace = { $player } substitui a última peça, em { $hex }, por uma { $kind }
steam_power-log-remove = { $player } remove a última peça, em { $hex }
# $deed is one of the three sentences about laying, crossing and replacing.
steam_power-log-connects = { $deed }: { $from } e { $to } ficam conectadas
steam_power-log-end = { $player } não constrói mais trilhos
steam_power-log-factory = { $player } constrói uma fábrica em { $city }, com { $resources }
steam_power-log-fulfil = { $player } mostra o contrato { $contract } ({ $needs })
steam_power-log-fulfil-buys = { $player } mostra o contrato { $contract } ({ $needs }) e compra { $count ->
    [one] um recurso
   *[other] { $count } recursos
} por ${ $cost }
steam_power-log-bring = { $player } traz { $resource_indefinite } de { $city }{ $cost ->
    [0] { "" }
   *[other] { " " }por ${ $cost }
}
steam_power-log-bring-paid = { $player } traz { $resource_indefinite } de { $city } e paga: { $payees }
steam_power-log-pay = { $player } paga pelo caminho: { $payees }
# $deed is the sentence about the last resource.
steam_power-log-fulfilled = { $deed }; o contrato { $contract } está cumprido: +${ $money }, { $points } PV
steam_power-log-contracts = { $player } tira contratos
steam_power-log-from = { $player } escolhe a mão de { $victim }
steam_power-log-money = { $player } recebe ${ $money } do banco
steam_power-log-skip = { $player } prescinde da ação bónus

steam_power-effect-cost = { $cost ->
    [0] de graça
   *[other] custa ${ $cost }, sobram ${ $left }
}
steam_power-effect-gain = +${ $gain }, ${ $left } ao todo
steam_power-effect-pays = ${ $money } para { $player }
steam_power-effect-connects = conecta { $from } e { $to }
steam_power-effect-network = { $count ->
    [one] mais uma cidade
   *[other] mais { $count } cidades
} na rede
steam_power-effect-begins = começa uma nova conexão, { $left ->
    [0] com a última locomotiva
    [one] sobra uma locomotiva
   *[other] sobram { $left } locomotivas
}
steam_power-effect-back = a locomotiva volta
steam_power-effect-factory = coloca { $resources } no mapa; na reserva sobram { $left }
steam_power-effect-factories = { $left ->
    [0] a última fábrica
    [one] sobra uma fábrica
   *[other] sobram { $left } fábricas
}
steam_power-effect-buys = { $count ->
    [one] um recurso comprado
   *[other] { $count } recursos comprados
} por ${ $cost }
steam_power-effect-cheapest = { $cost ->
    [0] pode ser de graça
   *[other] custa pelo menos ${ $cost }, sobram ${ $left }
}
steam_power-effect-reward = depois { $money ->
    [0] { $points } PV
   *[other] +${ $money } e { $points } PV
}
steam_power-effect-bonus = ação bónus: { $bonus }
steam_power-effect-fulfilled = o contrato { $contract } fica cumprido
steam_power-effect-flips = { $city } fica esgotada e é virada
steam_power-effect-choice = escolhe a quem paga
steam_power-effect-draws = { $count ->
    [one] um contrato
   *[other] { $count } contratos
} do saco
steam_power-effect-draws-hand = tira da mão de { $player }
steam_power-effect-draws-choice = o saco está vazio: escolhe de que mão tira
steam_power-effect-score = +{ $gain } PV
steam_power-effect-last-round = aciona o fim: esta ronda é a última

steam_power-refusal-no-move = Não existe esta jogada: { $action }.
steam_power-refusal-no-seat = Quem só assiste não pode jogar.
steam_power-refusal-over = A partida acabou.
steam_power-refusal-chance-city = As peças de cidade são sorteadas.
steam_power-refusal-chance-first = Quem começa decide-se por sorteio.
steam_power-refusal-chance-draw = Os contratos tiram-se às cegas.
steam_power-refusal-chance-aside = O contrato que conta o turno tira-se às cegas.
steam_power-refusal-chance-engine = As locomotivas tiram-se às cegas.
steam_power-refusal-setup = A preparação ainda está em curso.
steam_power-refusal-not-your-turn = Não é a sua vez.
steam_power-refusal-wait-draw = Um contrato ainda está a sair.
steam_power-refusal-wait-engine = Uma locomotiva ainda está a sair.
steam_power-refusal-answer-track = Está a construir trilhos: coloque uma segunda peça, ou termine a ação.
steam_power-refusal-answer-bring = Está a cumprir um contrato: diga primeiro de onde vem o próximo recurso.
steam_power-refusal-answer-pay = Escolha primeiro a quem paga pelo caminho.
steam_power-refusal-answer-bonus = Use primeiro a ação bónus ({ $bonus }), ou prescinda dela.
steam_power-refusal-answer-from = Escolha primeiro de que mão tira.
steam_power-refusal-end-not-now = Não há construção de trilhos para terminar.
steam_power-refusal-skip-not-now = Não há ação bónus de que prescindir.
steam_power-refusal-bring-not-now = Só se trazem recursos para um contrato que se está a cumprir.
steam_power-refusal-from-not-now = Só se tira de uma mão quando o saco está vazio.
steam_power-refusal-bonus-count = Só uma ação bónus deixa escolher quantos recursos a fábrica recebe: { $count }.
steam_power-refusal-bonus-count-missing = Na ação bónus, diga quantos recursos a fábrica recebe.
steam_power-refusal-bonus-few = Uma fábrica da ação bónus recebe 4, 5 ou 6 recursos.
steam_power-refusal-bonus-supply = Na reserva só há isto: { $resources }.
steam_power-refusal-hex-taken = Já há um trilho em { $hex }: só se pode cruzá-lo.
steam_power-refusal-cross-empty = Não há trilho em { $hex } para cruzar.
steam_power-refusal-cross-third = Já há um cruzamento em { $hex }; não existe um terceiro trilho.
steam_power-refusal-cross-shape = { $shape } não cruza o trilho em { $hex }.
steam_power-refusal-off-map = { $shape } em { $hex } levaria para fora do mapa ou para a água.
steam_power-refusal-first-city = O seu primeiro trilho tem de começar numa cidade.
steam_power-refusal-extend = Tem uma conexão incompleta: estenda-a na sua ponta, em { $hex }, ou remova-a.
steam_power-refusal-network = Uma nova conexão começa numa cidade da sua rede.
steam_power-refusal-meets = { $shape } em { $hex } tocaria outro trilho.
steam_power-refusal-own-city = Uma conexão não pode acabar na cidade onde começou: { $city }.
steam_power-refusal-no-locomotive = Já não tem locomotivas para uma nova conexão.
steam_power-refusal-no-tile = Já não há peças para isso: { $tile }.
steam_power-refusal-track-money = Isso custa ${ $cost }; tem ${ $money }.
steam_power-refusal-cross-money = Isso custa ${ $cost }; tem ${ $money }.
steam_power-refusal-no-chain = Não tem nenhuma conexão incompleta: só a última peça dela se substitui ou remove.
steam_power-refusal-not-last = Só a última peça da sua conexão incompleta, em { $hex }, se substitui ou remove.
steam_power-refusal-same = Isso não mudaria nada em { $hex }.
steam_power-refusal-vp-city = { $city } é uma cidade de PV: lá não se constrói fábrica.
steam_power-refusal-factory-there = Já há uma fábrica em { $city }.
steam_power-refusal-unconnected = Ainda nenhuma conexão completa chega a { $city }.
steam_power-refusal-supply-empty = Já não há recursos na reserva para { $city }: { $resource }.
steam_power-refusal-no-factory = Já não tem fábricas.
steam_power-refusal-not-in-hand = Não tem o contrato { $contract }.
steam_power-refusal-fulfilled = O contrato { $contract } já foi cumprido.
steam_power-refusal-no-network = Sem uma conexão completa não se pode cumprir um contrato.
steam_power-refusal-contract-money = O contrato { $contract } custa pelo menos ${ $cost }; tem ${ $money }.
steam_power-refusal-no-stock = Não há recursos para trazer de { $city }.
steam_power-refusal-other-colour = Agora é a vez de trazer { $resource_indefinite }.
steam_power-refusal-unreachable = Nenhuma sequência de conexões leva de { $city } à sua rede.
steam_power-refusal-too-dear = De { $city } seria demasiado caro: faltaria dinheiro para o resto do contrato.
steam_power-refusal-nobody = O saco está vazio, e mais ninguém tem contratos.
steam_power-refusal-own-hand = Não se tira da própria mão.
steam_power-refusal-not-fullest = { $player } não é quem tem mais contratos.

steam_power-ending-contracts = há contratos cumpridos suficientes
steam_power-ending-round_limit = o limite de rondas foi atingido
steam_power-ending-solo = passaram oito turnos

steam_power-score-contracts = contratos
steam_power-score-factories = fábricas
steam_power-score-vp_cities = cidades de PV
steam_power-score-money = dinheiro
# Why a hint is good: what an estimate is made of. $amount is in points (in Siberia, dollars), with its sign.
steam_power-term-contracts = { $amount } por contratos cumpridos
steam_power-term-factories = { $amount } por fábricas
steam_power-term-vp_cities = { $amount } por cidades de PV
steam_power-term-money = { $amount } pelo dinheiro
steam_power-term-hand = { $amount } por contratos mais próximos
steam_power-term-prices = { $amount } por recursos mais baratos
steam_power-term-network = { $amount } por conexões e lugares para fábricas

steam_power-phase-setup = preparação
steam_power-phase-act = ação
steam_power-phase-track = construção de trilhos
steam_power-phase-fulfil = cumprimento de um contrato
steam_power-phase-bonus = ação bónus
steam_power-phase-draw = tirar contratos
steam_power-phase-engine = sai uma locomotiva
steam_power-phase-aside = fim do turno
steam_power-phase-over = fim da partida
steam_power-draw-head = STEAM POWER, { $map }, ronda { $round }, { $phase }; jogador inicial { $player }; { $contracts } contratos acabam a partida
steam_power-draw-head-solo = STEAM POWER, { $map }, turno { $turn } de { $turns }, { $phase }
steam_power-draw-left = ações restantes: { $count }
steam_power-draw-last = última ronda
steam_power-draw-legend = { $hex } hexágono vazio, debaixo de n colinas ($2) ou ^ montanhas ($4); { $company } trilho desta companhia, + cruzamento ($2); (B) cidade, B{ $company }5 com fábrica e 5 recursos, B{ $company }* virada
steam_power-draw-edges = Lados: 0 em cima à direita, 1 à direita, 2 em baixo à direita, 3 em baixo à esquerda, 4 à esquerda, 5 em cima à esquerda
steam_power-draw-flipped = virada
steam_power-draw-supply = Reserva:
steam_power-draw-bag = contratos no saco:
steam_power-draw-track = Peças de trilho:
steam_power-draw-spare = Peças de cidade que sobram:
steam_power-draw-aside = Contratos de lado:
steam_power-draw-money = dinheiro
steam_power-draw-hand = na mão
steam_power-draw-fulfilled = cumpridos
steam_power-draw-points = PV
steam_power-draw-pieces = locomotivas: { $locomotives }, fábricas: { $factories }
steam_power-draw-connections = conexões
steam_power-draw-building = incompleta { $line }
steam_power-draw-network = rede
steam_power-draw-engines = { $count } no saco
steam_power-draw-open = Contratos de { $player }:
steam_power-draw-needs = Contrato { $contract }, ainda por trazer: { $needs }
steam_power-draw-own = Os seus contratos
steam_power-draw-pays = ${ $money }, { $points } PV
steam_power-draw-cost = { $lacks ->
    [0] agora ${ $cost }
   *[other] agora ${ $cost }, faltam ${ $lacks }
}
steam_power-draw-cost-none = não sem uma rede
steam_power-draw-known = Noutras mãos, como sabe:
