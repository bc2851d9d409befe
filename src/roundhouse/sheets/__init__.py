"""Sheets to be printed: what a page can hold, its lettering, and how it is written as SVG and PDF."""
