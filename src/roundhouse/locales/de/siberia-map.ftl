# The map of Siberia in the browser: what a screen reader says of its places, and zooming.

siberia-map-label = Karte von Sibirien
siberia-map-zoom = Karte. Die Tasten + und − ändern die Größe, 0 zeigt die ganze Karte.
siberia-map-closer = Näher heran
siberia-map-farther = Weiter weg
siberia-map-whole = Ganze Karte zeigen
siberia-map-worker = { $count ->
    [one] { $player }
   *[other] { $player } ({ $count })
}
siberia-map-area = { $name }. { $count ->
    [0] Keine Würfel.
   *[other] Würfel: { $cubes }.
} { $pawns ->
    [0] Keine Arbeiter.
   *[other] Arbeiter: { $workers }.
}
siberia-map-closed = { $name }: gesperrt
siberia-map-harbour = { $name }, hier kommen Arbeiter an. Wege nach: { $exits }. { $pawns ->
    [0] Keine Arbeiter.
   *[other] Arbeiter: { $workers }.
}
