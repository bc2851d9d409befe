# Steam Power: o que pode estar errado num ficheiro de dados. $rule é o número da regra, $hex e $first são hexágonos como d4.

steam_power-data-no-map = Não há nenhum mapa; um ficheiro tem pelo menos um.
# $known enumera identificadores.
steam_power-data-map-id = “{ $id }” nunca poderia ser escolhido: de vários mapas, cada um tem de ser um de { $known }; um mapa único pode ter qualquer nome.
steam_power-data-best = Aqui têm de estar números de jogadores diferentes, de 1 a { $high }, a começar pelo menor.
steam_power-data-rows = { $count ->
    [0] Não há nenhuma linha; um mapa tem 1 a { $limit }.
    [one] Há 1 linha; um mapa tem 1 a { $limit }.
   *[other] Há { $count } linhas; um mapa tem 1 a { $limit }.
}
steam_power-data-columns = { $count ->
    [0] A linha não tem hexágonos; uma linha tem 1 a { $limit }.
    [one] A linha tem 1 hexágono; uma linha tem 1 a { $limit }.
   *[other] A linha tem { $count } hexágonos; uma linha tem 1 a { $limit }.
}
steam_power-data-uneven = { $count ->
    [0] A linha não tem hexágonos, a primeira tem { $expected }; todas têm de ter o mesmo comprimento, com espaços onde não há mapa.
    [one] A linha tem 1 hexágono, a primeira tem { $expected }; todas têm de ter o mesmo comprimento, com espaços onde não há mapa.
   *[other] A linha tem { $count } hexágonos, a primeira tem { $expected }; todas têm de ter o mesmo comprimento, com espaços onde não há mapa.
}
steam_power-data-sign = “{ $sign }” não é um hexágono: um hexágono é “.” planície, “h” colinas, “m” montanhas, “o” uma cidade, “~” água ou um espaço.
steam_power-data-sites = { $count ->
    [0] Não há nenhuma cidade; um mapa tem { $low } a { $high }.
    [one] Há 1 cidade; um mapa tem { $low } a { $high }.
   *[other] Há { $count } cidades; um mapa tem { $low } a { $high }.
}
steam_power-data-unreachable = Nenhuma via pode unir a cidade { $hex } à cidade { $first }.
steam_power-data-approaches = { $count ->
    [0] Nenhum hexágono dá acesso à cidade { $hex } ou ao seu grupo; tem de haver pelo menos { $low }.
    [one] Só 1 hexágono dá acesso à cidade { $hex } ou ao seu grupo; tem de haver pelo menos { $low }.
   *[other] Só { $count } hexágonos dão acesso à cidade { $hex } ou ao seu grupo; tem de haver pelo menos { $low }.
}

steam_power-data-bad-hex = “{ $hex }” não é um hexágono: uma letra para a linha e um número de 1 a 99 para a coluna, como “d4”.
steam_power-data-off-map = O hexágono { $hex } não está no mapa.
# $sign é o sinal de uma cidade.
steam_power-data-no-site = Nas linhas do mapa, o hexágono { $hex } não é uma cidade: tem de estar lá “{ $sign }”.
steam_power-data-city-twice = A cidade { $hex } aparece duas vezes.
steam_power-data-unnamed = A cidade { $hex } não tem aqui nomes.
steam_power-data-river = Os rios são pares de números x, y, pelo menos dois pares; { $count } números não formam nenhum.
steam_power-data-river-off = O ponto { $number } fica muito fora do mapa: { $x }, { $y }.

steam_power-data-tiles = Tem de haver { $low } a { $high } destas peças, não { $count }.
steam_power-data-few-tiles = Há { $sites } cidades, mas só { $tiles } peças de cidade para elas ({ $rule }).

steam_power-data-contract = Não existe o contrato { $number }: os contratos vão de 1 a { $high } ({ $rule }).
steam_power-data-contract-twice = O contrato { $number } aparece duas vezes.
steam_power-data-contract-missing = Falta o contrato { $number } ({ $rule }).
steam_power-data-need = Aqui tem de estar 1 ou mais, não { $count }; omita os recursos de que o contrato não precisa.
steam_power-data-needs = Um contrato precisa de { $low } a { $high } recursos ao todo, não { $count }.
steam_power-data-money = Um contrato paga 0 a { $high } dólares, não { $money }.
steam_power-data-points = Um contrato vale 0 a { $high } pontos, não { $points }.
steam_power-data-bonus = Não existe o bónus “{ $bonus }”; os conhecidos são “track”, “factory”, “contracts” e “” para nenhum ({ $rule }).
steam_power-data-balance = No conjunto dos contratos, cada cor tem de ser precisa o mesmo número de vezes; agora preto { $black }, branco { $white }, laranja { $orange }, cinzento { $grey } vezes.
