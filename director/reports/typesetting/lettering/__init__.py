"""Letters: which font has them, how a text becomes glyphs, and how words fit on a line."""
