# The map of Siberia in the browser: what a screen reader says of its places, and zooming.

siberia-map-label = Mapa da Sibéria
siberia-map-zoom = Mapa. As teclas + e − aproximam e afastam, 0 mostra o mapa inteiro.
siberia-map-closer = Aproximar
siberia-map-farther = Afastar
siberia-map-whole = Mostrar o mapa inteiro
siberia-map-worker = { $count ->
    [one] { $player }
   *[other] { $player } ({ $count })
}
siberia-map-area = { $name }. { $count ->
    [0] Sem cubos.
   *[other] Cubos: { $cubes }.
} { $pawns ->
    [0] Sem trabalhadores.
   *[other] Trabalhadores: { $workers }.
}
siberia-map-closed = { $name }: área fechada
siberia-map-harbour = { $name }, onde os trabalhadores chegam. Caminhos para: { $exits }. { $pawns ->
    [0] Sem trabalhadores.
   *[other] Trabalhadores: { $workers }.
}
