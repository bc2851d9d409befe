# The map of Siberia in the browser: what a screen reader says of its places, and zooming.

siberia-map-label = Mapa Syberii
siberia-map-zoom = Mapa. Klawisze + i − zmieniają powiększenie, 0 pokazuje całą mapę.
siberia-map-closer = Przybliż
siberia-map-farther = Oddal
siberia-map-whole = Pokaż całą mapę
siberia-map-worker = { $count ->
    [one] { $player }
   *[other] { $player } ({ $count })
}
siberia-map-area = { $name }. { $count ->
    [0] Brak kostek.
   *[other] Kostki: { $cubes }.
} { $pawns ->
    [0] Brak robotników.
   *[other] Robotnicy: { $workers }.
}
siberia-map-closed = { $name }: obszar wyłączony
siberia-map-harbour = { $name }, tu przybywają robotnicy. Drogi do: { $exits }. { $pawns ->
    [0] Brak robotników.
   *[other] Robotnicy: { $workers }.
}
