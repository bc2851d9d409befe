# Data files: what can be wrong with one. $key is a key like area.yamal.neighbours[2], counted from 1.
# In Portuguese 0 counts as “one”: where a number can be 0, it has a variant of its own before [one].

# $first is a whole sentence.
data-faults = { $count ->
    [one] { $first }
   *[other] { $first } Ao todo há { $count } erros.
}
# $fault is a whole sentence.
data-fault-in-file = { $file }: { $fault }
data-fault-at-key = { $file }: { $key }: { $fault }

data-file-missing = Este ficheiro não existe.
data-file-unreadable = Não é possível ler o ficheiro.
data-too-large = O ficheiro tem mais de { $limit } bytes.
data-not-text = A linha { NUMBER($line, useGrouping: 0) } não é texto UTF-8.
data-long-line = A linha { NUMBER($line, useGrouping: 0) } tem mais de { $limit } caracteres; divida-a.
data-too-deep = O ficheiro tem listas ou tabelas encaixadas a demasiada profundidade.
# $reason comes from the TOML reader, in English.
data-syntax = A linha { NUMBER($line, useGrouping: 0) }, coluna { NUMBER($column, useGrouping: 0) }, não é TOML: “{ $reason }”.
data-syntax-at-end = A linha { NUMBER($line, useGrouping: 0) }, a última, deixa algo em aberto ou não é TOML: “{ $reason }”.

data-kind-text = um texto entre aspas
data-kind-whole = um número inteiro
data-kind-number = um número
data-kind-table = uma tabela
data-kind-texts = uma lista de textos
data-kind-numbers = uma lista de números
data-kind-lines = uma lista de listas de números
data-kind-tables = uma lista de tabelas

# $known lists the keys that may stand there.
data-unknown-key = Esta chave não existe; as conhecidas são { $known }.
data-missing-key = Esta chave está em falta.
# $expected is one of the kinds above.
data-wrong-kind = Aqui tem de estar { $expected }.
data-number-range = Aqui tem de estar um número de −{ $limit } a { $limit }.

data-other-game = Aqui tem de estar “{ $game }”.
data-other-format = Aqui tem de estar { $format }, o único formato que este programa lê.
data-bad-set-id = “{ $id }” não pode ser o nome de um conjunto de dados: 1 a 64 caracteres de a–z, 0–9, “_”, “.” e “-”, o primeiro uma letra ou um algarismo.
data-bad-id = “{ $id }” não é um id: 1 a { $limit } caracteres de a–z e “_”.
data-reserved-id = “{ $id }” é uma palavra da notação e não pode ser um id.
data-duplicate-id = O id “{ $id }” é usado duas vezes.
data-bad-name = Um nome tem 1 a { $limit } caracteres visíveis, sem espaços antes nem depois.

# Siberia. $rule is the number of the rule.

data-siberia-count = O número tem de ser { $expected }, não { $count } ({ $rule }).

data-siberia-areas = { $count ->
    [0] Não há nenhuma área; têm de ser { $expected } ({ $rule }).
    [one] Há 1 área; têm de ser { $expected } ({ $rule }).
   *[other] Há { $count } áreas; têm de ser { $expected } ({ $rule }).
}
data-siberia-unknown-area = Não existe a área “{ $id }”.
data-siberia-own-neighbour = A área “{ $area }” aparece como vizinha de si própria.
data-siberia-neighbour-twice = A vizinha “{ $other }” aparece duas vezes.
data-siberia-one-way = “{ $other }” indica “{ $area }” como vizinha, mas “{ $area }” não indica “{ $other }”.
data-siberia-neighbours = { $count ->
    [0] Não há nenhuma vizinha; uma área tem { $low } a { $high }.
    [one] Há 1 vizinha; uma área tem { $low } a { $high }.
   *[other] Há { $count } vizinhas; uma área tem { $low } a { $high }.
}
data-siberia-unreachable = Nenhum caminho leva de Vladivostok a esta área.
data-siberia-exits = Tem de haver { $expected } saídas diferentes ({ $rule }).

data-siberia-tile = Não existe a peça { $tile }: Frankfurt é a peça 0, as outras vão de 1 a { $tiles } ({ $rule }).
data-siberia-side = { $tile ->
    [0] Frankfurt, a peça 0, não tem lados: aqui tem de estar “”, não “{ $side }” ({ $rule }).
   *[other] Aqui tem de estar “a” ou “b”, não “{ $side }” ({ $rule }).
}
data-siberia-side-twice = { $tile ->
    [0] A peça 0 já pertence a “{ $other }” ({ $rule }).
   *[other] O lado { $side } da peça { $tile } já pertence a “{ $other }” ({ $rule }).
}
data-siberia-exchange-missing = { $tile ->
    [0] Falta a peça 0, Frankfurt ({ $rule }).
   *[other] Falta o lado { $side } da peça { $tile } ({ $rule }).
}
data-siberia-frankfurt = “{ $id }” não pode ser a peça { $tile }: a peça 0 é “frankfurt” e mais nenhuma ({ $rule }).
data-siberia-frankfurt-trades = Frankfurt tem de comprar os cinco recursos, não { $count } ({ $rule }).
data-siberia-trades = Esta bolsa tem de comprar { $low } a { $high } recursos, não { $count } ({ $rule }).
data-siberia-price = Um preço é um múltiplo de { $step }, maior do que 0 e no máximo { $limit }; este é { $price }.

data-siberia-terrain = Não existe o terreno “{ $terrain }”; os conhecidos são { $known }.
data-siberia-map-size = O mapa tem de medir mais de 0 e no máximo { $limit }.
data-siberia-odd = Os pontos são pares de números x, y; um total de { $count } não dá pares.
data-siberia-points = { $count ->
    [0] Não há nenhum ponto; têm de ser { $low } a { $high }.
    [one] Há 1 ponto; têm de ser { $low } a { $high }.
   *[other] Há { $count } pontos; têm de ser { $low } a { $high }.
}
data-siberia-point = Aqui tem de estar um ponto, dois números x e y, não { $count }.
data-siberia-off-map = O ponto { $number } fica fora do mapa: { $x }, { $y }.
data-siberia-crossing = O contorno cruza-se ou toca em si próprio: linha { $first } e linha { $second }.
data-siberia-label = A legenda fica fora do contorno.
