"""The plots of a report, as SVG that goes into the page: pure functions of figures, in the page's own colours.

They are 360 units wide, so that their letters can be read on a phone without zooming; a label stands above its bar,
for names of files are long.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

WIDTH = 360
ROW = 34  # height of a labelled bar
MARGIN = 8
LABEL = 38  # characters of a name that are shown
BARS = 30  # of a histogram


def ranges(rows: Sequence[tuple[str, float, float, float]], digits: int = 1) -> str:
    """Rows of (name, low, middle, high): a line with a dot."""
    low, high = min(row[1] for row in rows), max(row[3] for row in rows)
    parts: list[str] = []
    for i, (name, left, middle, right) in enumerate(rows):
        y = i * ROW + 26
        parts.append(_label(i, name, f"{middle:.{digits}f}"))
        parts.append(_line(_x(left, low, high), y, _x(right, low, high), y, "range"))
        parts.append(f'<circle class="dot" cx="{_x(middle, low, high):.1f}" cy="{y}" r="5"/>')
    return _svg(len(rows) * ROW, parts)


def boxes(rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Rows of (name, values): the middle half as a box with the median, and a line from 5 % to 95 %."""
    found = [(name, quantiles(values)) for name, values in rows]
    low, high = min(q[0] for _, q in found), max(q[4] for _, q in found)
    parts: list[str] = []
    for i, (name, q) in enumerate(found):
        y = i * ROW + 26
        x = [_x(value, low, high) for value in q]
        parts.append(_label(i, name, f"{q[2]:g}"))
        parts.append(_line(x[0], y, x[4], y, "range"))
        parts.append(f'<rect class="box" x="{x[1]:.1f}" y="{y - 6}" width="{max(x[3] - x[1], 1):.1f}" height="12"/>')
        parts.append(_line(x[2], y - 6, x[2], y + 6, "median"))
    return _svg(len(rows) * ROW + 14, [*parts, *_axis(low, high, len(rows) * ROW + 10)])


def quantiles(values: Sequence[int]) -> list[int]:
    """The values at 5, 25, 50, 75 and 95 %, each one that occurs.

    >>> quantiles(range(1, 102))
    [6, 26, 51, 76, 96]
    """
    ordered = sorted(values)
    return [ordered[(len(ordered) - 1) * percent // 100] for percent in (5, 25, 50, 75, 95)]


def histogram(values: Sequence[int]) -> str:
    """How often each value occurs; neighbours are put together where there are many."""
    low, high = min(values), max(values)
    step = -(-(high - low + 1) // BARS)
    counts = Counter((value - low) // step for value in values)
    most, bars = max(counts.values()), (high - low) // step + 1
    wide, tall = (WIDTH - 2 * MARGIN) / bars, 100
    parts: list[str] = []
    for i in range(bars):
        height = tall * counts[i] / most
        x, first = MARGIN + i * wide, low + i * step
        last = min(first + step - 1, high)
        span = str(first) if first == last else f"{first}–{last}"
        parts.append(
            f'<rect class="bar" x="{x + 0.5:.1f}" y="{14 + tall - height:.1f}" width="{max(wide - 1, 1):.1f}"'
            f' height="{height:.1f}"><title>{span}: {counts[i]}</title></rect>'
        )
    parts.append(_text(WIDTH - MARGIN, 10, f"{most}", "end"))
    return _svg(tall + 32, [*parts, *_axis(low, high, tall + 28)])


def bars(rows: Sequence[tuple[str, float, float]]) -> str:
    """Rows of (name, mean seconds, longest): a bar, and a mark."""
    high = max(max(row[2] for row in rows), 1e-9)
    parts: list[str] = []
    for i, (name, mean, longest) in enumerate(rows):
        y = i * ROW + 20
        x = _x(longest, 0, high)
        parts.append(_label(i, name, f"{seconds(mean)} / {seconds(longest)}"))
        parts.append(f'<rect class="bar" x="{MARGIN}" y="{y}" width="{_x(mean, 0, high) - MARGIN:.1f}" height="10"/>')
        parts.append(_line(x, y - 2, x, y + 12, "median"))
    return _svg(len(rows) * ROW, parts)


def seconds(time: float) -> str:
    """A time with about three digits.

    >>> seconds(0.00012345), seconds(2.5)
    ('0.123 ms', '2.50 s')
    """
    return f"{time:.2f} s" if time >= 1 else f"{1000 * time:.3g} ms"


def matrix(names: Sequence[str], rates: dict[tuple[int, int], float], fair: float) -> str:
    """Who wins how much against whom: rows and columns are numbered, the rows have the names."""
    cell, top = min(44, (WIDTH - 2 * MARGIN - 24) // len(names)), 20
    parts = [_text(MARGIN + 24 + (j + 0.5) * cell, 14, str(j + 1), "middle") for j in range(len(names))]
    for i, name in enumerate(names):
        y = top + i * cell
        parts.append(_text(MARGIN, y + cell / 2 + 4, str(i + 1), "start", name))
        for j in range(len(names)):
            if (rate := rates.get((i, j))) is None:
                continue
            x, strength = MARGIN + 24 + j * cell, min(abs(rate - fair) / max(fair, 1 - fair), 1)
            kind = "more" if rate >= fair else "less"
            parts.append(
                f'<rect class="{kind}" x="{x}" y="{y}" width="{cell - 2}" height="{cell - 2}"'
                f' fill-opacity="{0.1 + 0.6 * strength:.2f}"><title>{_safe(name)} – {_safe(names[j])}</title></rect>'
            )
            parts.append(_text(x + cell / 2 - 1, y + cell / 2 + 3, f"{100 * rate:.0f}", "middle"))
    bottom = top + len(names) * cell + 8
    parts += [_text(MARGIN, bottom + 16 * i + 8, f"{i + 1}  {short(n)}", "start", n) for i, n in enumerate(names)]
    return _svg(bottom + 16 * len(names), parts)


def short(name: str) -> str:
    """A name that fits; of a long one the end, which tells files apart."""
    return name if len(name) <= LABEL else f"…{name[1 - LABEL :]}"


def _x(value: float, low: float, high: float) -> float:
    return MARGIN + (WIDTH - 2 * MARGIN) * (value - low) / (high - low if high > low else 1)


def _label(row: int, name: str, value: str) -> str:
    y = row * ROW + 14
    return _text(MARGIN, y, short(name), "start", name) + _text(WIDTH - MARGIN, y, value, "end")


def _axis(low: float, high: float, y: float) -> list[str]:
    return [_text(MARGIN, y, f"{low:g}", "start"), _text(WIDTH - MARGIN, y, f"{high:g}", "end")]


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, words: str, anchor: str, whole: str = "") -> str:
    title = f"<title>{_safe(whole)}</title>" if whole else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{_safe(words)}{title}</text>'


def _safe(text: str) -> str:
    return escape(text, quote=True)


def _svg(height: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}">{"".join(parts)}</svg>'
