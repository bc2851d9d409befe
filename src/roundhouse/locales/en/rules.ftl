# The command that shows the rules of a game.

# $number is what the person typed, $nearest a list of numbers that exist.
rules-unknown-number = There is no rule “{ $number }”. Near it: { $nearest }.
# $word is what the person looked for.
rules-word-not-found = The rules do not mention “{ $word }”.
rules-no-text = There is no rules text for “{ $game }”.
