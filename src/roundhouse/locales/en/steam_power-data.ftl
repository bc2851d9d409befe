# Steam Power: what can be wrong with a data file. $rule is the number of the rule, $hex and $first are hexes such as d4.

steam_power-data-no-map = There is no map; a file has one at least.
# $known lists ids.
steam_power-data-map-id = “{ $id }” could never be chosen: of several maps each must be one of { $known }; a map alone may have any id.
steam_power-data-best = These must be different numbers of players from 1 to { $high }, the smallest first.
steam_power-data-rows = { $count ->
    [one] There is 1 row; a map has 1 to { $limit }.
   *[other] There are { $count } rows; a map has 1 to { $limit }.
}
steam_power-data-columns = { $count ->
    [one] The row has 1 hex; a row has 1 to { $limit }.
   *[other] The row has { $count } hexes; a row has 1 to { $limit }.
}
steam_power-data-uneven = { $count ->
    [one] The row has 1 hex, the first row { $expected }; all must be equally long, with spaces for what is not on the map.
   *[other] The row has { $count } hexes, the first row { $expected }; all must be equally long, with spaces for what is not on the map.
}
steam_power-data-sign = “{ $sign }” is no hex: a hex is “.” plains, “h” hills, “m” mountains, “o” a city, “~” water or a space.
steam_power-data-sites = { $count ->
    [one] There is 1 city; a map has { $low } to { $high }.
   *[other] There are { $count } cities; a map has { $low } to { $high }.
}
steam_power-data-unreachable = No track can join the city { $hex } to the city { $first }.
steam_power-data-approaches = { $count ->
    [0] No hex leads to the city { $hex } or its group; there must be { $low } at least.
    [one] Only 1 hex leads to the city { $hex } or its group; there must be { $low } at least.
   *[other] Only { $count } hexes lead to the city { $hex } or its group; there must be { $low } at least.
}

steam_power-data-bad-hex = “{ $hex }” is no hex: a letter for the row and a number from 1 to 99 for the column, such as “d4”.
steam_power-data-off-map = The hex { $hex } is not on the map.
# $sign is the character of a city.
steam_power-data-no-site = In the rows the hex { $hex } is no city: “{ $sign }” must stand there.
steam_power-data-city-twice = The city { $hex } is given twice.
steam_power-data-unnamed = The city { $hex } has no names here.
steam_power-data-river = Rivers are pairs of numbers x, y, two pairs at least; { $count } numbers make none.
steam_power-data-river-off = Point { $number } lies far off the map: { $x }, { $y }.

steam_power-data-tiles = There must be { $low } to { $high } of these tiles, not { $count }.
steam_power-data-few-tiles = There are { $sites } cities, but only { $tiles } city tiles for them ({ $rule }).

steam_power-data-contract = There is no contract { $number }: the contracts are 1 to { $high } ({ $rule }).
steam_power-data-contract-twice = Contract { $number } is given twice.
steam_power-data-contract-missing = Contract { $number } is missing ({ $rule }).
steam_power-data-need = This must be 1 or more, not { $count }; leave out resources that the contract does not need.
steam_power-data-needs = A contract needs { $low } to { $high } resources in all, not { $count }.
steam_power-data-money = A contract pays $0 to ${ $high }, not { $money }.
steam_power-data-points = A contract is worth 0 to { $high } points, not { $points }.
steam_power-data-bonus = There is no bonus “{ $bonus }”; known are “track”, “factory”, “contracts” and “” for none ({ $rule }).
steam_power-data-balance = Over all contracts each colour must be needed equally often; now black { $black }, white { $white }, orange { $orange }, grey { $grey } times.
