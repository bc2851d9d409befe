# The rules in the browser: beside the board, and as a page.

rulebook-rules = Regeln
# $title is the name of a game.
rulebook-title = { $title }, die Regeln
rulebook-contents = Inhalt
rulebook-search = Regeln durchsuchen
rulebook-search-hint = Nummer oder Wort
rulebook-clear = Suche leeren
rulebook-found = { $count ->
    [one] { $count } Absatz
   *[other] { $count } Absätze
}
# $text is what the person typed.
rulebook-not-found = Nichts in den Regeln passt zu „{ $text }“.
# $number is a number that does not exist, as SI-99.
rulebook-unknown = Einen Absatz { $number } gibt es nicht.
rulebook-close = Regeln schließen
rulebook-page = Als Seite öffnen
rulebook-back = Zurück
rulebook-print = Drucken
rulebook-language = Sprache
# The languages by their own names.
rulebook-language-en = English
rulebook-language-pl = polski
rulebook-language-de = Deutsch
rulebook-language-pt = português
