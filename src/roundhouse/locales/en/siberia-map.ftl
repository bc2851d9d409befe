# The map of Siberia in the browser: what a screen reader says of its places, and zooming.

siberia-map-label = Map of Siberia
siberia-map-zoom = Map. The keys + and − zoom, 0 shows all of it.
siberia-map-closer = Zoom in
siberia-map-farther = Zoom out
siberia-map-whole = Show the whole map
siberia-map-worker = { $count ->
    [one] { $player }
   *[other] { $player } ({ $count })
}
siberia-map-area = { $name }. { $count ->
    [0] No cubes.
   *[other] Cubes: { $cubes }.
} { $pawns ->
    [0] No workers.
   *[other] Workers: { $workers }.
}
siberia-map-closed = { $name }: closed
siberia-map-harbour = { $name }, where workers arrive. Ways to: { $exits }. { $pawns ->
    [0] No workers.
   *[other] Workers: { $workers }.
}
