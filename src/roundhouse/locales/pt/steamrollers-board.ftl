# The table of SteamRollers in the browser: the sheet and everything beside it.
# In Portuguese 0 counts as “one”: where a number can be 0, it has a variant of its own before [one].

# $empty cities have no goods left; $ends of them end the game.
steamrollers-board-stage = ronda { $round }{ $empty ->
    [0] { "" }
   *[other] { " · " }{ $empty } de { $ends } vazias
}
steamrollers-board-stage-setup = preparação
steamrollers-board-stage-start = peças iniciais
steamrollers-board-stage-over = fim da partida
steamrollers-board-points = { $points }
steamrollers-board-first = primeiro

# What can be done, on buttons.
steamrollers-board-verb-start = Peça inicial
steamrollers-board-verb-choose = Escolher dado
steamrollers-board-verb-seize = Ficar com ele
steamrollers-board-verb-leave = Deixar
steamrollers-board-verb-use = Usar primeiro
steamrollers-board-verb-set = Mudar o dado
steamrollers-board-verb-turn = Virar
steamrollers-board-verb-reroll = Relançar
steamrollers-board-verb-track = Desenhar via
steamrollers-board-verb-engine = Locomotiva
steamrollers-board-verb-deliver = Entregar
steamrollers-board-verb-tile = Tirar peça
steamrollers-board-verb-order = Encomenda
steamrollers-board-verb-pass = Passar
steamrollers-board-verb-done = Acabar o turno
steamrollers-board-verb-eva_reroll = Relançar
steamrollers-board-verb-eva_keep = Deixar o dado
steamrollers-board-verb-eva_block = Impedir
steamrollers-board-verb-eva_allow = Deixar levar

# What one can point at, on buttons.
steamrollers-board-hex = { $hex }
steamrollers-board-die = Dado { $die }
steamrollers-board-box = Casa { $box }
steamrollers-board-city = Cidade { $city }
steamrollers-board-region = Região { $region }
steamrollers-board-order = Encomenda { $order }
steamrollers-board-player = { $player }
# $effect says what the tile does.
steamrollers-board-tile = Peça { $tile }: { $effect }
steamrollers-board-cargo = Carga própria: { $good }
steamrollers-board-coal-for = Carvão em vez de { $good_indefinite }
steamrollers-board-bonus = +{ $bonus } com a peça 3
steamrollers-board-plain = Sem peça
steamrollers-board-only-die = Só este dado
steamrollers-board-no-coal = Sem carvão
steamrollers-board-no-cargo = Sem carga
steamrollers-board-unknown = ainda desconhecido
steamrollers-board-start-engine = Uma casa da locomotiva
steamrollers-board-start-track = Uma via em qualquer lado
steamrollers-board-start-points = 2 pontos
steamrollers-board-start-tile = Uma peça de ação
steamrollers-board-start-cargo = Carga própria
# $kind is straight, gentle or sharp; $ends are two arrows.
steamrollers-board-shape = { $kind } { $ends }
steamrollers-board-shape-told = { $kind }, { $from } – { $to }
steamrollers-board-edge-0 = nordeste
steamrollers-board-edge-1 = leste
steamrollers-board-edge-2 = sudeste
steamrollers-board-edge-3 = sudoeste
steamrollers-board-edge-4 = oeste
steamrollers-board-edge-5 = noroeste

# What an action does, where nothing else tells.
steamrollers-board-does-pass = nada se pode fazer com este dado
steamrollers-board-does-leave = mais tarde escolhe um dado seu
steamrollers-board-does-done = começa o turno seguinte
steamrollers-board-does-reroll = o que mostrar então é definitivo
steamrollers-board-does-eva_keep = ela continua com este dado
steamrollers-board-does-eva_allow = leva a mercadoria mais à direita e pontua
steamrollers-board-does-eva_reroll = a peça 2 volta à reserva
steamrollers-board-does-eva_block = em vez disso põe uma marca; a peça 2 volta à reserva

# What a tile does, in a sentence.
steamrollers-board-does-tile-1a = Mude o seu dado para qualquer valor.
steamrollers-board-does-tile-1b = Mude o seu dado para qualquer valor.
steamrollers-board-does-tile-2a = Escolha dois dados brancos e faça uma ação com cada um.
steamrollers-board-does-tile-2b = Logo que outra pessoa escolha um dado, fique com ele; ela escolhe outro.
steamrollers-board-does-tile-3a = Ao entregar, o dado pode indicar a cidade de destino.
steamrollers-board-does-tile-3b = Ao entregar, a distância conta mais 1 ou 2, se a potência chegar.
steamrollers-board-does-tile-4a = Ao entregar, a distância pode ultrapassar a potência da locomotiva.
steamrollers-board-does-tile-4b = A sua locomotiva tem mais 1 de potência enquanto tiver a peça.
steamrollers-board-does-tile-5a = Mude o seu dado em 1, nunca de 6 para 1 nem de 1 para 6.
steamrollers-board-does-tile-5b = Relance o seu dado, ou vire-o; o resultado é definitivo.
steamrollers-board-does-tile-6a = Desenhe qualquer um dos três tipos de via, mostre o dado preto o que mostrar.
steamrollers-board-does-tile-6b = Desenhe qualquer um dos três tipos de via, mostre o dado preto o que mostrar.
steamrollers-board-does-tile-solo_2a = Mande relançar o dado de Eva antes do turno dela.
steamrollers-board-does-tile-solo_2b = Quando Eva levaria uma mercadoria, põe antes uma marca.

# What is good to know while nothing is pointed at.
steamrollers-board-aside-choose = Um dado indica a região da via, a casa da locomotiva, a cidade das mercadorias e a peça.
steamrollers-board-aside-two = Dois dados são seus, com uma ação cada. Eva usa o terceiro.

# The sheet.
steamrollers-board-sheet = Folha: { $name }
steamrollers-board-sheet-of = Folha de
steamrollers-board-sheets = Folhas
steamrollers-board-look = Ver a folha: { $name }
# $own is 1 when it is one's own sheet.
steamrollers-board-back = { $own ->
    [1] Voltar à minha folha
   *[other] Voltar à folha de { $name }
}
steamrollers-board-zoom = Folha. As teclas + e − aproximam e afastam, 0 mostra tudo.
steamrollers-board-closer = Aproximar
steamrollers-board-farther = Afastar
steamrollers-board-whole = Mostrar a folha toda
steamrollers-board-hex-empty = { $hex }, região { $region }{ $town ->
    [1] , com povoação
   *[other] { "" }
}: vazio
steamrollers-board-hex-drawn = { $hex }, região { $region }{ $town ->
    [1] , com povoação
   *[other] { "" }
}: { $shape }
steamrollers-board-cargo-at = Carga própria na cidade { $city }: { $good }
steamrollers-board-walls = Muros
steamrollers-board-engine = Locomotiva
# $more comes from a tile.
steamrollers-board-strength = { $more ->
    [0] potência { $strength }
   *[other] potência { $strength }, com { $more } de uma peça
}
steamrollers-board-box-state = Casa { $box }: { $crossed ->
    [1] riscada
   *[other] livre
}
steamrollers-board-score = Pontos
steamrollers-board-total = Total
steamrollers-board-counts-deliveries = Entregas
steamrollers-board-counts-network = Ligações e povoações
steamrollers-board-counts-engine = Locomotiva
steamrollers-board-counts-tiles = Peças de ação
steamrollers-board-counts-orders = Encomendas
steamrollers-board-counts-start = Peça inicial

# Eva.
steamrollers-board-eva-level = { $level ->
    [1] ferroviária
    [2] revisora
    [3] maquinista
    [4] engenheira
    [5] investidora
   *[other] magnata dos caminhos de ferro
}
steamrollers-board-eva-note = A partir da terceira marca numa região, leva a mercadoria mais à direita
steamrollers-board-eva-note-2 = da cidade, um ponto por marca. A rede são as suas duas melhores regiões.
steamrollers-board-eva-note-3 = Se uma região não tiver lugar para uma marca, ganha logo.
steamrollers-board-marks = região { $region }: { $count ->
    [0] { $count } marcas
    [one] { $count } marca
   *[other] { $count } marcas
}

# Dice.
steamrollers-board-dice = Dados
steamrollers-board-dice-choose = { $player } escolhe
steamrollers-board-dice-use = { $player } usa o { $die }
steamrollers-board-dice-eva = Eva usa o { $die }
steamrollers-board-die-used = Dado { $die }, em uso
steamrollers-board-die-stolen = { $player } ficou com o { $die }
steamrollers-board-set-to = Mudar o dado para
steamrollers-board-black = Dado preto: { $first }, { $second }
steamrollers-board-black-none = Dado preto

# Goods.
steamrollers-board-goods = Mercadorias
steamrollers-board-goods-bag = { $bag } no saco
steamrollers-board-goods-empty = { $empty ->
    [one] uma cidade vazia
   *[other] { $empty } cidades vazias
}, { $bag } no saco
steamrollers-board-good-at = { $good }, cidade { $city }
# A good that Eva would take.
steamrollers-board-good-next = { $good }, cidade { $city }: a mais à direita
steamrollers-board-bag = Do saco:
steamrollers-board-empty = Vazia

# Tiles and orders.
steamrollers-board-tiles = Peças de ação
steamrollers-board-tiles-note = na reserva ou com alguém
steamrollers-board-pool = na reserva
# $effect is a sentence, $kind is lightning or infinity.
steamrollers-board-tile-label = Peça { $tile }. { $effect } { $kind ->
    [lightning] Usa-se uma vez.
    [infinity] Fica com o dono.
   *[none] { "" }
} Pontos: { $points }. { $owner }{ $sideways ->
    [1] , de lado
   *[other] { "" }
}{ $fresh ->
    [1] , funciona a partir do próximo turno
   *[other] { "" }
}
steamrollers-board-orders = Encomendas
steamrollers-board-order-label = Encomenda { $order }: { $goods }. Pontos: { $points }. { $taken ->
    [1] Satisfeita: { $owner }.
   *[other] Aberta.
}
steamrollers-board-kept = As suas mercadorias:
steamrollers-board-kept-none = satisfazem-se com entregas
steamrollers-board-starts = Peças iniciais
steamrollers-board-links = { $count ->
    [0] sem ligações
    [one] { $count } ligação
   *[other] { $count } ligações
}
