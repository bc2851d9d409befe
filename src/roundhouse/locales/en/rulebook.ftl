# The rules in the browser: beside the board, and as a page.

rulebook-rules = Rules
# $title is the name of a game.
rulebook-title = { $title }, the rules
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-search-hint = Number or word
rulebook-clear = Clear the search
rulebook-found = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}
# $text is what the person typed.
rulebook-not-found = Nothing in the rules fits “{ $text }”.
# $number is a number that does not exist, as SI-99.
rulebook-unknown = There is no paragraph { $number }.
rulebook-close = Close the rules
rulebook-page = Open as a page
rulebook-back = Back
rulebook-print = Print
rulebook-language = Language
# The languages by their own names.
rulebook-language-en = English
rulebook-language-pl = polski
rulebook-language-de = Deutsch
rulebook-language-pt = português
