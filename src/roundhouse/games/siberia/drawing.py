"""What a client needs to draw the board of Siberia: the data file as plain data with names. It never changes."""

from __future__ import annotations

from roundhouse.core.datafile import LANGUAGES
from roundhouse.games.siberia.data import RESOURCES, Names, SiberiaData


def drawing(d: SiberiaData) -> dict[str, object]:
    """The map with its areas, the exchanges with both sides of each tile, and how many pieces there are."""
    return {
        "width": d.drawing.width,
        "height": d.drawing.height,
        "land": d.drawing.land,
        "lakes": d.drawing.lakes,
        "rivers": d.drawing.rivers,
        "ranges": d.drawing.ranges,
        "railways": d.drawing.railways,
        "areas": [
            {
                "id": area,
                "names": _names(d.area_names[i]),
                "terrain": d.terrains[i],
                "label": d.labels[i],
                "outline": d.outlines[i],
                "neighbours": [d.area_ids[n] for n in d.neighbours[i]],
            }
            for i, area in enumerate(d.area_ids)
        ],
        "vladivostok": {
            "names": _names(d.vladivostok_names),
            "position": d.vladivostok,
            "exits": [d.area_ids[i] for i in d.exits],
        },
        "exchanges": [
            {
                "id": e.id,
                "names": _names(e.names),
                "tile": e.tile,
                "side": e.side,
                "prices": {r: price for r, price in zip(RESOURCES, e.prices, strict=True) if price is not None},
            }
            for e in d.exchanges
        ],
        "cubes": dict(zip(RESOURCES, d.cubes, strict=True)),
        "closing_tokens": d.closing_tokens,
        "pawns": d.pawns,
    }


def _names(names: Names) -> dict[str, str]:
    return dict(zip(LANGUAGES, names, strict=True))
