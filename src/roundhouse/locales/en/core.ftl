# Words that belong to no game.

# A proper name that a data file gives in four languages.
name = { $en }

game-unknown = There is no game “{ $game }”; the games are: { $games }.
game-players = { $game } is for { $low } to { $high } players, not { $players }.
option-unknown = There is no option “{ $option }”; the options are: { $options }.
option-not-a-choice = Option { $option } cannot be “{ $value }”; it is one of: { $choices }.
option-not-a-number = Option { $option } cannot be “{ $value }”; it is a whole number from { $low } to { $high }.
notation-unknown = “{ $text }” is not a move here (see { $rule }).
