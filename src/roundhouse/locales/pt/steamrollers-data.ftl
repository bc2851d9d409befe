# SteamRollers: what can be wrong with a data file. $rule is the number of the rule, $hex and $city are hexes such as d4,
# $first and $second numbers of regions unless it says otherwise.

# What an entry must be, as in “This must be …”.
steamrollers-data-kind-flag = true ou false
steamrollers-data-kind-walls = uma lista de listas de textos

steamrollers-data-bad-hex = “{ $hex }” não é um hexágono: uma letra para a linha e um número de 1 a 99 para a coluna, como “d4”.
# $other is a key of the file.
steamrollers-data-hex-twice = O hexágono { $hex } já é usado em { $other }.
steamrollers-data-region = Não existe a região { $region }: as regiões vão de 1 a { $regions } ({ $rule }).
steamrollers-data-region-twice = A região { $region } já está em { $other }.
steamrollers-data-region-missing = Falta a região { $region } ({ $rule }).
# $colour is a word of the file.
steamrollers-data-colour = A cidade { $region } tem de ser “{ $colour }” ({ $rule }).
steamrollers-data-terrain = Não existe o terreno “{ $terrain }”; os conhecidos são { $known }.
steamrollers-data-hexes = { $count ->
    [0] Não há nenhum hexágono; uma região tem { $low } a { $high }, além da cidade.
    [one] Há 1 hexágono; uma região tem { $low } a { $high }, além da cidade.
   *[other] Há { $count } hexágonos; uma região tem { $low } a { $high }, além da cidade.
}
steamrollers-data-pieces = Estes hexágonos e a cidade não formam um todo contínuo.
steamrollers-data-town = A vila { $hex } não é nenhum dos hexágonos da sua região ({ $rule }).
steamrollers-data-town-near = A vila { $hex } fica ao lado da sua cidade { $city }; não pode.
steamrollers-data-not-touching = As regiões { $first } e { $second } têm de se tocar.
steamrollers-data-apart = As regiões { $first } e { $second } tocam-se, por isso a distância entre as suas cidades tem de ser de { $low } a { $high }, não { $distance }.
steamrollers-data-not-joined = Nenhuma via pode unir as cidades { $first } e { $second }.

steamrollers-data-tile = Não existe a peça { $tile }: as peças vão de 1 a { $tiles } ({ $rule }).
steamrollers-data-side = Aqui tem de estar “a” ou “b”, não “{ $side }” ({ $rule }).
steamrollers-data-side-twice = A face { $side } da peça { $tile } aparece duas vezes ({ $rule }).
steamrollers-data-tile-missing = Falta a face { $side } da peça { $tile } ({ $rule }).
steamrollers-data-solo = A peça { $tile } não pode ser uma peça a solo; só a peça 2 ({ $rule }).
steamrollers-data-solo-missing = Falta a face { $side } da peça 2 a solo ({ $rule }).
# $kind and $known are words of the file.
steamrollers-data-kind = Não existe o tipo “{ $kind }”; os conhecidos são { $known }.
steamrollers-data-fixed-kind = A face { $side } da peça { $tile } tem de ser “{ $kind }” ({ $rule }).
steamrollers-data-two-kinds = As duas faces da peça { $tile } fazem o mesmo, por isso não podem ser ambas “{ $kind }” ({ $rule }).
steamrollers-data-points = Uma peça vale −2, 0, 1, 2 ou 3 pontos, não { $points } ({ $rule }).

steamrollers-data-order-missing = Falta a face { $side } da peça de encomenda { $tile } ({ $rule }).
steamrollers-data-order-goods = Uma encomenda pede { $low } a { $high } mercadorias ao todo, não { $count } ({ $rule }).
steamrollers-data-good-count = Aqui tem de estar 1 ou mais, não { $count }; omita as mercadorias que a encomenda não pede.
steamrollers-data-order-points = Uma encomenda vale { $low } a { $high } pontos, não { $points }.

# $level is a word of the file.
steamrollers-data-level = Não existe o nível “{ $level }”; os conhecidos são { $known }.
steamrollers-data-chart = Não existe o esquema { $chart }: os esquemas de um nível vão de 1 a { $charts } ({ $rule }).
steamrollers-data-chart-twice = O esquema { $chart } do nível “{ $level }” aparece duas vezes.
steamrollers-data-chart-missing = Falta o esquema { $chart } do nível “{ $level }” ({ $rule }).
steamrollers-data-walls = { $count ->
    [0] Não há nenhum muro; um esquema do nível “{ $level }” tem { $low } a { $high }.
    [one] Há 1 muro; um esquema do nível “{ $level }” tem { $low } a { $high }.
   *[other] Há { $count } muros; um esquema do nível “{ $level }” tem { $low } a { $high }.
}
steamrollers-data-wall-empty = Este muro não tem nenhum lado.
steamrollers-data-wall-borders = Um muro fica apenas entre duas regiões; divida este em vários ({ $rule }).
steamrollers-data-edge = “{ $edge }” não é um lado: dois hexágonos vizinhos, como “c3/c4”.
steamrollers-data-off-map = O hexágono { $hex } não está no mapa.
# $first and $second are hexes.
steamrollers-data-no-edge = Os hexágonos { $first } e { $second } não são vizinhos.
steamrollers-data-inside = Os hexágonos { $first } e { $second } ficam ambos na região { $region }; um muro fica entre duas regiões ({ $rule }).
steamrollers-data-edge-twice = O lado { $edge } já tem um muro neste esquema.
steamrollers-data-cut-off = Com estes muros, nenhuma via pode unir as cidades { $first } e { $second } ({ $rule }).
