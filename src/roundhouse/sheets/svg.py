"""Writes a page as SVG: one file without fonts, pictures or anything else from outside."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from roundhouse.sheets.shapes import Page, Path, Step


def svg(page: Page) -> str:
    """The text of the file."""
    width, height = number(page.width), number(page.height)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}" '
        'stroke-linecap="round" stroke-linejoin="round">'
    )
    return "\n".join(
        [head, f"<title>{escape(page.title)}</title>", *(_path(path) for path in page.paths), "</svg>", ""]
    )


def number(value: float) -> str:
    """A number of millimetres, to the thousandth.

    >>> number(3.0), number(-0.0004), number(2.0625)
    ('3', '0', '2.062')
    """
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _path(path: Path) -> str:
    name = f" id={quoteattr(path.name)}" if path.name else ""
    fill = f'fill="{path.fill or "none"}"'
    stroke = f' stroke="{path.stroke}" stroke-width="{number(path.width)}"' if path.stroke else ""
    return f'<path{name} d="{"".join(_step(step) for step in path.steps)}" {fill}{stroke}/>'


def _step(step: Step) -> str:
    return step[0] + " ".join(number(value) for value in step[1])
