# The command that shows the rules of a game.

# $number is what the person typed, $nearest a list of numbers that exist.
rules-unknown-number = Nie ma reguły „{ $number }”. Najbliższe: { $nearest }.
# $word is what the person looked for.
rules-word-not-found = W zasadach nie ma słowa „{ $word }”.
rules-no-text = Nie ma tekstu zasad dla „{ $game }”.
