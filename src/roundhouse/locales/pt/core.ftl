# Words that belong to no game.

# A proper name that a data file gives in four languages. No article: it must fit a river, a city and a peninsula.
name = { $pt }
    .origin = de { $pt }

game-unknown = Não existe o jogo “{ $game }”; os jogos são: { $games }.
game-players = { $game } joga-se com { $low } a { $high } jogadores, não com { $players }.
option-unknown = Não existe a opção “{ $option }”; as opções são: { $options }.
option-not-a-choice = A opção { $option } não pode ser “{ $value }”; é uma destas: { $choices }.
option-not-a-number = A opção { $option } não pode ser “{ $value }”; é um número inteiro de { $low } a { $high }.
notation-unknown = “{ $text }” não é uma jogada aqui (ver { $rule }).
