"""The inks of all sheets."""

from reportlab.lib.colors import HexColor

INK = HexColor("#15181c")
SOFT = HexColor("#5b636d")
LINE = HexColor("#c9ced5")
SHADE = HexColor("#eef1f4")
RED = HexColor("#c2182b")
