"""QR codes, to be painted by whoever shows them."""

import segno


def qr(text: str) -> tuple[tuple[bool, ...], ...]:
    """The squares of a QR code, row by row, dark ones true; without the margin around it."""
    return tuple(tuple(bool(one) for one in row) for row in segno.make(text, error="m").matrix)
