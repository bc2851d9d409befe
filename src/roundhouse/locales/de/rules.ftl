# The command that shows the rules of a game.

# $number is what the person typed, $nearest a list of numbers that exist.
rules-unknown-number = Eine Regel „{ $number }“ gibt es nicht. In der Nähe: { $nearest }.
# $word is what the person looked for.
rules-word-not-found = Die Regeln erwähnen „{ $word }“ nicht.
rules-no-text = Für „{ $game }“ gibt es keinen Regeltext.
