"""Siberia: mine, sell, and be the richest when the land is dug out."""
