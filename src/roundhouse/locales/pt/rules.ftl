# The command that shows the rules of a game.

# $number is what the person typed, $nearest a list of numbers that exist.
rules-unknown-number = Não existe a regra “{ $number }”. Perto dela: { $nearest }.
# $word is what the person looked for.
rules-word-not-found = As regras não falam de “{ $word }”.
rules-no-text = Não há texto de regras para “{ $game }”.
