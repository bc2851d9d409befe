# Words that belong to no game.

# A proper name that a data file gives in four languages.
name = { $pl }

game-unknown = Nie ma gry „{ $game }”; są gry: { $games }.
game-players = { $game } to gra dla { $low } do { $high } graczy, nie dla { $players }.
option-unknown = Nie ma opcji „{ $option }”; są opcje: { $options }.
option-not-a-choice = Opcja { $option } nie może mieć wartości „{ $value }”; możliwe są: { $choices }.
option-not-a-number = Opcja { $option } nie może mieć wartości „{ $value }”; to liczba całkowita od { $low } do { $high }.
notation-unknown = „{ $text }” nie oznacza tu żadnego ruchu (zob. { $rule }).
