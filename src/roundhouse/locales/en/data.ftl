# Data files: what can be wrong with one. $key is a key like area.yamal.neighbours[2], counted from 1.

# $first is a whole sentence.
data-faults = { $count ->
    [one] { $first }
   *[other] { $first } There are { $count } faults in all.
}
# $fault is a whole sentence.
data-fault-in-file = { $file }: { $fault }
data-fault-at-key = { $file }: { $key }: { $fault }

data-file-missing = There is no such file.
data-file-unreadable = The file cannot be read.
data-too-large = The file is larger than { $limit } bytes.
data-not-text = Line { NUMBER($line, useGrouping: 0) } is not UTF-8 text.
data-long-line = Line { NUMBER($line, useGrouping: 0) } is longer than { $limit } characters; break it.
data-too-deep = The file nests lists or tables too deeply.
# $reason comes from the TOML reader, in English.
data-syntax = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } is not TOML: “{ $reason }”.
data-syntax-at-end = Line { NUMBER($line, useGrouping: 0) }, the last one, leaves something open or is not TOML: “{ $reason }”.

data-kind-text = a text in quotation marks
data-kind-whole = a whole number
data-kind-number = a number
data-kind-table = a table
data-kind-texts = a list of texts
data-kind-numbers = a list of numbers
data-kind-lines = a list of lists of numbers
data-kind-tables = a list of tables

# $known lists the keys that may stand there.
data-unknown-key = There is no such key; known are { $known }.
data-missing-key = This key is missing.
# $expected is one of the kinds above.
data-wrong-kind = This must be { $expected }.
data-number-range = This must be a number from −{ $limit } to { $limit }.

data-other-game = This must be “{ $game }”.
data-other-format = This must be { $format }, the only format that this program reads.
data-bad-set-id = “{ $id }” cannot name a data set: 1 to 64 characters of a–z, 0–9, “_”, “.” and “-”, the first a letter or a digit.
data-bad-id = “{ $id }” is not an id: 1 to { $limit } characters of a–z and “_”.
data-reserved-id = “{ $id }” is a word of the notation and cannot be an id.
data-duplicate-id = The id “{ $id }” is used twice.
data-bad-name = A name has 1 to { $limit } printable characters, and no spaces around it.

# Siberia. $rule is the number of the rule.

data-siberia-count = There must be { $expected } of these, not { $count } ({ $rule }).

data-siberia-areas = { $count ->
    [one] There is 1 area; there must be { $expected } ({ $rule }).
   *[other] There are { $count } areas; there must be { $expected } ({ $rule }).
}
data-siberia-unknown-area = There is no area “{ $id }”.
data-siberia-own-neighbour = The area “{ $area }” is listed as its own neighbour.
data-siberia-neighbour-twice = The neighbour “{ $other }” is listed twice.
data-siberia-one-way = “{ $other }” lists “{ $area }” as a neighbour, but “{ $area }” does not list “{ $other }”.
data-siberia-neighbours = { $count ->
    [one] There is 1 neighbour; an area has { $low } to { $high }.
   *[other] There are { $count } neighbours; an area has { $low } to { $high }.
}
data-siberia-unreachable = No way leads from Vladivostok to this area.
data-siberia-exits = There must be { $expected } different exits ({ $rule }).

data-siberia-tile = There is no tile { $tile }: Frankfurt is tile 0, the others are 1 to { $tiles } ({ $rule }).
data-siberia-side = { $tile ->
    [0] Frankfurt, tile 0, has no sides: this must be “”, not “{ $side }” ({ $rule }).
   *[other] This must be “a” or “b”, not “{ $side }” ({ $rule }).
}
data-siberia-side-twice = { $tile ->
    [0] Tile 0 is taken by “{ $other }” ({ $rule }).
   *[other] Side { $side } of tile { $tile } is taken by “{ $other }” ({ $rule }).
}
data-siberia-exchange-missing = { $tile ->
    [0] Tile 0, Frankfurt, is missing ({ $rule }).
   *[other] Side { $side } of tile { $tile } is missing ({ $rule }).
}
data-siberia-frankfurt = “{ $id }” cannot be tile { $tile }: tile 0 is “frankfurt” and no other ({ $rule }).
data-siberia-frankfurt-trades = Frankfurt must trade all five resources, not { $count } ({ $rule }).
data-siberia-trades = This exchange must trade { $low } to { $high } resources, not { $count } ({ $rule }).
data-siberia-price = A price is a multiple of { $step }, more than 0 and at most { $limit }; this is { $price }.

data-siberia-terrain = There is no terrain “{ $terrain }”; known are { $known }.
data-siberia-map-size = The map must measure more than 0 and at most { $limit }.
data-siberia-odd = Points are pairs of numbers x, y; { $count } numbers make no pairs.
data-siberia-points = { $count ->
    [one] There is 1 point; there must be { $low } to { $high }.
   *[other] There are { $count } points; there must be { $low } to { $high }.
}
data-siberia-point = This must be one point, two numbers x and y, not { $count }.
data-siberia-off-map = Point { $number } lies outside the map: { $x }, { $y }.
data-siberia-crossing = The outline crosses or touches itself: line { $first } and line { $second }.
data-siberia-label = The label lies outside the outline.
