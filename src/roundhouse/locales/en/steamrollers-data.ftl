# SteamRollers: what can be wrong with a data file. $rule is the number of the rule, $hex and $city are hexes such as d4,
# $first and $second numbers of regions unless it says otherwise.

# What an entry must be, as in “This must be …”.
steamrollers-data-kind-flag = true or false
steamrollers-data-kind-walls = a list of lists of texts

steamrollers-data-bad-hex = “{ $hex }” is no hex: a letter for the row and a number from 1 to 99 for the column, such as “d4”.
# $other is a key of the file.
steamrollers-data-hex-twice = The hex { $hex } is used already by { $other }.
steamrollers-data-region = There is no region { $region }: the regions are 1 to { $regions } ({ $rule }).
steamrollers-data-region-twice = Region { $region } is given already by { $other }.
steamrollers-data-region-missing = Region { $region } is missing ({ $rule }).
# $colour is a word of the file.
steamrollers-data-colour = City { $region } must be “{ $colour }” ({ $rule }).
steamrollers-data-terrain = There is no terrain “{ $terrain }”; known are { $known }.
steamrollers-data-hexes = { $count ->
    [one] There is 1 hex; a region has { $low } to { $high } besides its city.
   *[other] There are { $count } hexes; a region has { $low } to { $high } besides its city.
}
steamrollers-data-pieces = These hexes and the city do not lie in one piece.
steamrollers-data-town = The town { $hex } is none of the hexes of its region ({ $rule }).
steamrollers-data-town-near = The town { $hex } lies next to its city { $city }; it must not.
steamrollers-data-not-touching = The regions { $first } and { $second } must touch each other.
steamrollers-data-apart = The regions { $first } and { $second } touch, so their cities must be { $low } to { $high } steps apart, not { $distance }.
steamrollers-data-not-joined = No track can join the cities { $first } and { $second }.

steamrollers-data-tile = There is no tile { $tile }: the tiles are 1 to { $tiles } ({ $rule }).
steamrollers-data-side = This must be “a” or “b”, not “{ $side }” ({ $rule }).
steamrollers-data-side-twice = Side { $side } of tile { $tile } is given twice ({ $rule }).
steamrollers-data-tile-missing = Side { $side } of tile { $tile } is missing ({ $rule }).
steamrollers-data-solo = Tile { $tile } cannot be a solo tile; only tile 2 can ({ $rule }).
steamrollers-data-solo-missing = Side { $side } of the solo tile 2 is missing ({ $rule }).
# $kind and $known are words of the file.
steamrollers-data-kind = There is no kind “{ $kind }”; known are { $known }.
steamrollers-data-fixed-kind = Side { $side } of tile { $tile } must be “{ $kind }” ({ $rule }).
steamrollers-data-two-kinds = Both sides of tile { $tile } do the same, so they cannot both be “{ $kind }” ({ $rule }).
steamrollers-data-points = A tile is worth −2, 0, 1, 2 or 3 points, not { $points } ({ $rule }).

steamrollers-data-order-missing = Side { $side } of order tile { $tile } is missing ({ $rule }).
steamrollers-data-order-goods = An order asks for { $low } to { $high } goods in all, not { $count } ({ $rule }).
steamrollers-data-good-count = This must be 1 or more, not { $count }; leave out goods that the order does not ask for.
steamrollers-data-order-points = An order is worth { $low } to { $high } points, not { $points }.

# $level is a word of the file.
steamrollers-data-level = There is no level “{ $level }”; known are { $known }.
steamrollers-data-chart = There is no chart { $chart }: the charts of a level are 1 to { $charts } ({ $rule }).
steamrollers-data-chart-twice = Chart { $chart } of the level “{ $level }” is given twice.
steamrollers-data-chart-missing = Chart { $chart } of the level “{ $level }” is missing ({ $rule }).
steamrollers-data-walls = { $count ->
    [one] There is 1 wall; a chart of the level “{ $level }” has { $low } to { $high }.
   *[other] There are { $count } walls; a chart of the level “{ $level }” has { $low } to { $high }.
}
steamrollers-data-wall-empty = This wall has no edges.
steamrollers-data-wall-borders = One wall stands between two regions only; make several walls of this one ({ $rule }).
steamrollers-data-edge = “{ $edge }” is no edge: two hexes that are neighbours, such as “c3/c4”.
steamrollers-data-off-map = The hex { $hex } is not on the map.
# $first and $second are hexes.
steamrollers-data-no-edge = The hexes { $first } and { $second } are no neighbours.
steamrollers-data-inside = The hexes { $first } and { $second } are both in region { $region }; a wall stands between two regions ({ $rule }).
steamrollers-data-edge-twice = The edge { $edge } has a wall already on this chart.
steamrollers-data-cut-off = With these walls no track can join the cities { $first } and { $second } ({ $rule }).
