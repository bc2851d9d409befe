# The rules in the browser: beside the board, and as a page.

rulebook-rules = Regras
# $title is the name of a game.
rulebook-title = { $title }, as regras
rulebook-contents = Índice
rulebook-search = Procurar nas regras
rulebook-search-hint = Número ou palavra
rulebook-clear = Limpar a procura
rulebook-found = { $count ->
    [0] 0 parágrafos
    [one] { $count } parágrafo
   *[other] { $count } parágrafos
}
# $text is what the person typed.
rulebook-not-found = Nada nas regras corresponde a “{ $text }”.
# $number is a number that does not exist, as SI-99.
rulebook-unknown = Não existe o parágrafo { $number }.
rulebook-close = Fechar as regras
rulebook-page = Abrir como página
rulebook-back = Voltar
rulebook-print = Imprimir
rulebook-language = Idioma
# The languages by their own names.
rulebook-language-en = English
rulebook-language-pl = polski
rulebook-language-de = Deutsch
rulebook-language-pt = português
