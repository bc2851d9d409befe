# Words that belong to no game.

# A proper name that a data file gives in four languages.
name = { $de }

game-unknown = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
game-players = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }.
option-unknown = Eine Option „{ $option }“ gibt es nicht; es gibt: { $options }.
option-not-a-choice = Die Option { $option } kann nicht „{ $value }“ sein, sondern nur eins davon: { $choices }.
option-not-a-number = Die Option { $option } kann nicht „{ $value }“ sein, sondern nur eine ganze Zahl von { $low } bis { $high }.
notation-unknown = „{ $text }“ ist hier kein Zug (siehe { $rule }).
