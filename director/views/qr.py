"""QR codes, to be painted by whoever shows them."""

from functools import lru_cache

Squares = tuple[tuple[bool, ...], ...]
QUIET = 4
"""Squares of white that a code needs around it: without them cameras do not find it."""


@lru_cache(maxsize=64)
def qr(text: str) -> Squares:
    """The squares of a QR code, row by row, dark ones true; without the margin around it."""
    import segno

    return tuple(tuple(bool(one) for one in row) for row in segno.make(text, error="m").matrix)
