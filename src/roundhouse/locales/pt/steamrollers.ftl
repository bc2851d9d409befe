# SteamRollers. Goods, tracks and tiles first, then options, prompts, log, effects, refusals, endings, scores, terminal.
# In Portuguese 0 counts as “one”: where a number can be 0, it has a variant of its own before [one].

steamrollers-title = SteamRollers

# Alone, a good is its colour. .indefinite and .none are whole phrases; .one and .other follow a number.
steamrollers-good-red = vermelho
    .indefinite = uma mercadoria vermelha
    .none = nenhuma mercadoria vermelha
    .one = vermelha
    .other = vermelhas
steamrollers-good-blue = azul
    .indefinite = uma mercadoria azul
    .none = nenhuma mercadoria azul
    .one = azul
    .other = azuis
steamrollers-good-green = verde
    .indefinite = uma mercadoria verde
    .none = nenhuma mercadoria verde
    .one = verde
    .other = verdes
steamrollers-good-yellow = amarelo
    .indefinite = uma mercadoria amarela
    .none = nenhuma mercadoria amarela
    .one = amarela
    .other = amarelas
steamrollers-good-grey = cinzento
    .indefinite = uma mercadoria cinzenta
    .none = nenhuma mercadoria cinzenta
    .one = cinzenta
    .other = cinzentas
steamrollers-good-coal = carvão
    .indefinite = um carvão
    .none = nenhum carvão
    .one = carvão
    .other = carvões
steamrollers-goods-of = { $count ->
    [one] { $count } { $good_one }
   *[other] { $count } { $good_other }
}
steamrollers-goods-and = { $first }, { $rest }
# All three are feminine: “uma …”.
steamrollers-kind-straight = reta
steamrollers-kind-gentle = curva larga
steamrollers-kind-sharp = curva apertada

# What a tile does, in a few words; it stands in parentheses after the tile’s number.
steamrollers-tile-1a = Qualquer valor
steamrollers-tile-1b = Qualquer valor
steamrollers-tile-2a = Dois dados
steamrollers-tile-2b = Ficar com um dado
steamrollers-tile-3a = O dado indica o destino
steamrollers-tile-3b = Distância +1 ou +2
steamrollers-tile-4a = Qualquer distância
steamrollers-tile-4b = Potência +1
steamrollers-tile-5a = Dado ±1
steamrollers-tile-5b = Relançar ou virar
steamrollers-tile-6a = Qualquer via
steamrollers-tile-6b = Qualquer via
steamrollers-tile-solo-2a = Relançar o dado de Eva
steamrollers-tile-solo-2b = Eva não leva mercadoria

steamrollers-start-engine = locomotiva
steamrollers-start-track = via
steamrollers-start-points = 2 pontos
steamrollers-start-tile = peça de ação
steamrollers-start-cargo = carga própria

steamrollers-level-medium = médio
steamrollers-level-hard = difícil

steamrollers-option-coal = Com carvão: há-o nas cidades de que se retiraram mercadorias da sua própria cor.
steamrollers-option-orders = Com encomendas: as mercadorias entregues guardam-se e dão-se por elas.
steamrollers-option-starting_tiles = Com peças iniciais: cada um escolhe uma antes da primeira ronda.
steamrollers-option-walls = Muros que as mercadorias não atravessam: nenhum (none), alguns (medium) ou muitos (hard).
steamrollers-option-eva = A força de Eva, a adversária de quem joga a solo: o número das suas primeiras marcas.
steamrollers-option-round_limit = A partida acaba, o mais tardar, ao fim deste número de rondas; 0 significa sem limite.

steamrollers-rival = Eva

steamrollers-prompt-over = A partida acabou.
steamrollers-prompt-setup = Preparação em curso.
steamrollers-prompt-roll = Os dados estão a ser lançados.
steamrollers-prompt-eva = É a vez de Eva.
steamrollers-prompt-wait = À espera de { $player }.
steamrollers-prompt-wait-start = À espera de { $player }: escolha da peça inicial.
steamrollers-prompt-wait-seize = À espera de { $player }: pode ficar com o dado.
steamrollers-prompt-start = É a sua vez: escolha uma das peças iniciais que restam.
steamrollers-prompt-choose = É a sua vez: escolha um dos dados brancos que restam.
steamrollers-prompt-choose-two = É a sua vez: escolha dois dados brancos. O terceiro é para Eva.
steamrollers-prompt-seize = { $player } escolheu o { $die }. Fique com ele, com a peça 2, ou deixe-o.
steamrollers-prompt-use = É a sua vez, com duas ações: que dado primeiro, o { $first } ou o { $second }?
steamrollers-prompt-act = { $left ->
    [0] É a sua vez com o { $die }
   *[other] É a sua vez com o { $die }, e depois há mais um dado
}: desenhe uma { $first } ou uma { $second }, risque a casa { $die }, entregue, ou fique com a peça { $die }.
steamrollers-prompt-pass = É a sua vez com o { $die }: não serve para nada. Passe, ou mude-o, se puder.
steamrollers-prompt-after = A sua ação está feita: dê mercadorias por uma encomenda, ou acabe o turno.
steamrollers-prompt-eva-asked = O dado de Eva mostra { $die }. Mande lançá-lo outra vez, com a peça 2, ou deixe-o ficar.
steamrollers-prompt-eva-blocked = Eva vai levar uma mercadoria da cidade { $city } por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}. Impeça-a com a peça 2, ou deixe.

steamrollers-log-first = { $first } começa
steamrollers-log-good = sai { $good_indefinite } para a cidade { $city }
steamrollers-log-good-back = sai { $good_indefinite } para a cidade { $city }, da mesma cor: fica de parte
steamrollers-log-side = peça { $tile }: { $effect }
steamrollers-log-offer = a encomenda { $order } fica com a face { $side } para cima
steamrollers-log-chart = os muros são os do esquema { $chart }
steamrollers-log-eva = Eva põe uma marca na região { $region }
steamrollers-log-roll = um dado branco mostra { $die }
steamrollers-log-rerolled = { $player } lança: sai um { $die }
steamrollers-log-black = o dado preto mostra { $first } e { $second }
steamrollers-log-start-engine = { $player } começa com a casa { $box } da locomotiva
steamrollers-log-start-track = { $player } começa com uma { $kind } em { $hex }
steamrollers-log-start-points = { $player } começa com 2 pontos
steamrollers-log-start-tile = { $player } começa com a peça { $tile } ({ $effect })
steamrollers-log-start-cargo = { $player } começa com carga própria: { $good_indefinite } na cidade { $city }
steamrollers-log-start-cargo-none = { $player } começa com carga própria, mas no saco só há mercadorias cinzentas
steamrollers-log-choose = { $player } escolhe o { $die }
steamrollers-log-choose-two = { $player } escolhe o { $first } e o { $second }
steamrollers-log-seize = { $player } fica com o { $die }; { $victim } volta a escolher
steamrollers-log-leave = { $player } deixa o dado
steamrollers-log-use = { $player } usa primeiro o { $die }
steamrollers-log-set = { $player } faz do dado um { $die } com a peça { $tile }
steamrollers-log-turn = { $player } vira o dado para { $die } com a peça { $tile }
steamrollers-log-reroll = { $player } volta a lançar o dado com a peça { $tile }
steamrollers-log-track = { $player } desenha uma { $kind } em { $hex }
steamrollers-log-track-connects = { $player } desenha uma { $kind } em { $hex }: { $from } e { $to } ficam unidas, +{ $points }
steamrollers-log-engine = { $player } risca a casa { $box }, { $strength } de 6
steamrollers-log-deliver = { $player } leva { $good_indefinite } de { $from } a { $to }: +{ $points }
steamrollers-log-deliver-cargo = { $player } leva a carga própria, { $good_indefinite }, de { $from } a { $to }: +{ $points }
steamrollers-log-tile = { $player } fica com a peça { $tile } ({ $effect })
steamrollers-log-tile-own = { $player } põe de lado a peça { $tile } ({ $effect })
steamrollers-log-tile-from = { $player } tira a peça { $tile } ({ $effect }) a { $victim }
steamrollers-log-order = { $player } cumpre a encomenda { $order } ({ $goods }): +{ $points }
steamrollers-log-order-coal = { $player } cumpre a encomenda { $order } ({ $goods }) com carvão em vez de { $coal_indefinite }: +{ $points }
steamrollers-log-pass = { $player } não pode fazer nada com o { $die } e passa
steamrollers-log-done = { $player } acaba o turno
steamrollers-log-eva-reroll = { $player } manda lançar outra vez o dado de Eva, com a peça { $tile }
steamrollers-log-eva-keep = { $player } deixa a Eva o seu dado
steamrollers-log-eva-block = { $player } impede Eva de levar a mercadoria, com a peça { $tile }
steamrollers-log-eva-allow = { $player } deixa Eva levar a mercadoria
steamrollers-log-eva-roll = Eva lança: sai um { $die }
steamrollers-log-mark = Eva põe uma marca na região { $region } (agora { $marks })
steamrollers-log-mark-extra = Eva põe antes uma marca na região { $region } (agora { $marks })
steamrollers-log-return = Eva devolve a peça { $tile } ({ $effect }) à reserva
steamrollers-log-take = Eva leva { $good_indefinite } da cidade { $city }: +{ $points }

steamrollers-effect-route = { $cities }: distância { $distance } com potência { $left }, +{ $points }
steamrollers-effect-connects = une { $from } e { $to } { $towns ->
    [0] sem vilas
    [one] por uma vila
   *[other] por { $towns } vilas
}, +{ $points }
steamrollers-effect-engine = { $strength } de 6 casas riscadas
steamrollers-effect-score = { $gain ->
    [one] { $gain } ponto
   *[other] { $gain } pontos
}, { $score } ao todo
steamrollers-effect-tile = dá-lhe a peça { $tile } ({ $effect })
steamrollers-effect-tile-from = tira a peça { $tile } ({ $effect }) a { $victim }
steamrollers-effect-tile-spent = a peça { $tile } ({ $effect }) volta à reserva
steamrollers-effect-may-be-seized = { $player } pode ficar com o dado
steamrollers-effect-can-track = { $hexes ->
    [one] um hexágono livre na região { $region }
   *[other] { $hexes } hexágonos livres na região { $region }
}
steamrollers-effect-can-engine = casa { $box } da locomotiva
steamrollers-effect-can-deliver = entregas até +{ $points }
steamrollers-effect-can-tile = peça { $tile } ({ $effect })

steamrollers-refusal-no-move = Não existe esta jogada: { $action }.
steamrollers-refusal-no-seat = Quem só assiste não pode jogar.
steamrollers-refusal-over = A partida acabou.
steamrollers-refusal-chance-first = Quem começa decide-se por sorteio.
steamrollers-refusal-chance-good = As mercadorias saem por sorteio.
steamrollers-refusal-chance-side = As faces das peças de ação são sorteadas.
steamrollers-refusal-chance-offer = As faces das encomendas são sorteadas.
steamrollers-refusal-chance-chart = O esquema de muros é sorteado.
steamrollers-refusal-chance-eva = As primeiras marcas de Eva decidem-se com dados.
steamrollers-refusal-chance-roll = O que um dado branco mostra depende do acaso.
steamrollers-refusal-chance-black = O que o dado preto mostra depende do acaso.
steamrollers-refusal-chance-eva-step = Isso é um passo de Eva: é ela que o dá.
steamrollers-refusal-setup = A preparação ainda está em curso.
steamrollers-refusal-start-not-now = As peças iniciais só se escolhem antes da primeira ronda.
steamrollers-refusal-start-gone = Essa peça inicial já foi escolhida: { $start }.
steamrollers-refusal-start-first = Primeiro escolhem-se as peças iniciais.
steamrollers-refusal-start-tile-gone = A peça { $tile } já foi levada.
steamrollers-refusal-start-cargo-none = No saco há mercadorias para si: escolha uma.
steamrollers-refusal-start-cargo-gone = No saco não há nenhuma mercadoria dessa cor.
steamrollers-refusal-not-your-turn = Não é a sua vez.
steamrollers-refusal-wait-for-dice = Os dados ainda estão a ser lançados.
steamrollers-refusal-wait-for-seize = Alguém ainda pode ficar com o dado que escolheu.
steamrollers-refusal-wait-for-eva = É a vez de Eva.
steamrollers-refusal-answer-seize = Diga primeiro se fica com o { $die }.
steamrollers-refusal-answer-eva = Eva tem o { $die }: diga primeiro se usa a peça 2.
steamrollers-refusal-eva-not-now = A peça 2 não pode fazer nada contra Eva agora.
steamrollers-refusal-nothing-to-seize = Agora não há nenhum dado com que ficar.
steamrollers-refusal-choose-first = Escolha primeiro um dado.
steamrollers-refusal-die-not-there = Não há nenhum dado desses.
steamrollers-refusal-die-chosen = Já escolheu.
steamrollers-refusal-choose-one = Só com a peça 2a se escolhem dois dados.
steamrollers-refusal-choose-two = Contra Eva escolhe dois dados.
steamrollers-refusal-use-first = Diga primeiro qual dos seus dois dados usa.
steamrollers-refusal-die-in-hand = Está agora a usar o { $die }.
steamrollers-refusal-die-final = O { $die } é definitivo: a peça 5 mudou-o.
steamrollers-refusal-die-same = O seu dado já mostra { $die }.
steamrollers-refusal-die-by-one = A peça 5 só muda o seu { $die } em 1, nunca de 6 para 1 nem de 1 para 6.
steamrollers-refusal-tile-not-yours = Não tem a peça { $tile }.
steamrollers-refusal-tile-side = A peça { $tile } está com a outra face para cima.
steamrollers-refusal-tile-fresh = A peça { $tile } não faz nada no turno em que fica com ela.
steamrollers-refusal-tile-used = A peça { $tile } já foi usada neste turno.
steamrollers-refusal-other-region = Esse hexágono é da região { $region }; o seu dado indica a região { $die }.
steamrollers-refusal-hex-drawn = Esse hexágono já tem uma via.
steamrollers-refusal-kind-not-shown = O dado preto não mostra esse tipo de via.
steamrollers-refusal-other-box = O seu dado indica a casa { $die }.
steamrollers-refusal-box-crossed = A casa { $die } já está riscada.
steamrollers-refusal-other-city = O seu dado indica a cidade { $die }: a mercadoria sai de lá ou, com a peça 3a, vai para lá.
steamrollers-refusal-no-good = Na cidade { $origin } não há { $good_none }.
steamrollers-refusal-no-cargo = Não tem essa carga na cidade { $origin }: { $good_indefinite }.
steamrollers-refusal-wrong-goal = A cidade { $goal } não recebe { $good_none }.
steamrollers-refusal-no-route = As suas vias não vão da cidade { $origin } à cidade { $goal }.
steamrollers-refusal-too-weak = Isso exige potência { $needed }; a sua locomotiva tem { $strength }.
steamrollers-refusal-no-need = A peça 4 não mudaria nada nesta entrega.
steamrollers-refusal-other-tile = O seu dado indica a peça { $die }.
steamrollers-refusal-tile-sideways = A peça { $tile } está de lado: ninguém a pode levar.
steamrollers-refusal-tile-own-sideways = A sua peça { $tile } já está de lado.
steamrollers-refusal-no-orders = Nesta partida não há encomendas.
steamrollers-refusal-order-once = Já cumpriu uma encomenda neste turno.
steamrollers-refusal-order-gone = A encomenda { $order } já foi cumprida.
steamrollers-refusal-order-goods = Não tem as mercadorias da encomenda { $order }.
steamrollers-refusal-order-coal = Não tem carvão.
steamrollers-refusal-order-coal-for = Essa encomenda não pede { $good_none }.
steamrollers-refusal-can-act = Há algo que pode fazer com o { $die }, por isso não pode passar.
steamrollers-refusal-not-done = O seu turno não acabou: ainda tem uma ação.
steamrollers-refusal-turn-over = A sua ação está feita: dê mercadorias por uma encomenda, ou acabe o turno.

steamrollers-ending-cities = três cidades estão vazias
steamrollers-ending-round_limit = o limite de rondas foi atingido
steamrollers-ending-solo_won = três cidades estão vazias, e Eva foi vencida
steamrollers-ending-solo_lost = três cidades estão vazias, e Eva não foi vencida
steamrollers-ending-solo_region = Eva encheu uma região e ganha
steamrollers-ending-solo_limit_won = o limite de rondas foi atingido, e Eva foi vencida
steamrollers-ending-solo_limit_lost = o limite de rondas foi atingido, e Eva não foi vencida

steamrollers-score-deliveries = entregas
steamrollers-score-network = rede
steamrollers-score-engine = locomotiva
steamrollers-score-tiles = peças
steamrollers-score-orders = encomendas
steamrollers-score-start = início
# Why a hint is good: what an estimate is made of. $amount is in points (in Siberia, dollars), with its sign.
steamrollers-term-delivered = { $amount } entregues
steamrollers-term-network = { $amount } pela rede
steamrollers-term-engine = { $amount } pela locomotiva
steamrollers-term-tiles = { $amount } por peças
steamrollers-term-orders = { $amount } por encomendas
steamrollers-term-start = { $amount } do início
steamrollers-term-to_deliver = { $amount } por entregas futuras
steamrollers-term-to_connect = { $amount } por ligações futuras
steamrollers-term-rival = { $amount } contra a Eva

steamrollers-phase-setup = preparação
steamrollers-phase-start = peças iniciais
steamrollers-phase-roll = lançamento dos dados
steamrollers-phase-choose = escolha do dado
steamrollers-phase-seize = o dado pode mudar de mãos
steamrollers-phase-act = ação
steamrollers-phase-after = fim do turno
steamrollers-phase-eva = turno de Eva
steamrollers-phase-over = fim da partida
steamrollers-draw-head = STEAMROLLERS, ronda { $round }, { $phase }; jogador inicial { $player }
steamrollers-draw-head-solo = STEAMROLLERS, ronda { $round }, { $phase }
steamrollers-draw-sheet = Folha de { $player }
steamrollers-draw-legend = [1] cidade 1; { $hex }:1 hexágono vazio da região 1, ({ $town }):1 com uma vila; O via por uma vila
steamrollers-draw-walls = # muro ({ $level }, esquema { $chart })
steamrollers-draw-edges = Lados: 0 em cima à direita, 1 à direita, 2 em baixo à direita, 3 em baixo à esquerda, 4 à esquerda, 5 em cima à esquerda
steamrollers-draw-goods = Mercadorias nas cidades
steamrollers-draw-dice = Dados brancos:
steamrollers-draw-die = na mão:
steamrollers-draw-next = depois:
steamrollers-draw-seized = { $player } tem um { $die }
steamrollers-draw-eva-die = dado de Eva:
steamrollers-draw-black = dado preto:
steamrollers-draw-starts = Peças iniciais:
steamrollers-draw-tiles = Peças de ação
steamrollers-draw-lightning = raio
steamrollers-draw-infinity = infinito
steamrollers-draw-pool = reserva
steamrollers-draw-sideways = de lado
steamrollers-draw-resting = não neste turno
steamrollers-draw-orders = Encomendas:
steamrollers-draw-boxes = casas
steamrollers-draw-strength = potência
steamrollers-draw-points = pontos
steamrollers-draw-tracks = { $count ->
    [0] nenhuma via
    [one] { $count } via
   *[other] { $count } vias
}
steamrollers-draw-connections = unidas
steamrollers-draw-connection = { $first }-{ $second }{ $towns ->
    [0] { "" }
    [one] { " " }({ $towns } vila)
   *[other] { " " }({ $towns } vilas)
}
steamrollers-draw-kept = mercadorias guardadas:
steamrollers-draw-cargo = carga própria: { $good } na cidade { $city }
steamrollers-draw-eva = Eva, nível { $level }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
steamrollers-draw-marks = marcas por região
