"""How large text may be at the desk: what the settings offer, and what a start sets at once."""

TEXT_SIZES = (100, 125, 150, 200)
"""Percent."""
