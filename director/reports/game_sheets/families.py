"""The color of each family of games on rule cards.

Each is dark enough for white letters. A color only helps to find a card: for people who see fewer
of them, and for printers that have none, the family is written on each side.
"""

from collections.abc import Mapping

from director.engine.games.families import Family

COLORS: Mapping[Family, str] = {
    Family.HOLDEM: "#1f5fa8",
    Family.OMAHA: "#a8470b",
    Family.BOARDS: "#7a1230",
    Family.DRAMAHA: "#00797a",
    Family.STUD: "#0d3b2a",
    Family.DRAW: "#6d4a9c",
    Family.BUH: "#6a5a00",
    Family.TABLE: "#2b2f36",
}
"""As "#1b4f8a"."""
