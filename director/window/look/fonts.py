"""The one type family, its four sizes, and the shipped files that it comes from.

The figures of IBM Plex Sans are all of one width, so that columns and clocks stand still; the four
suits come from Liberation Sans.
"""

from PySide6.QtGui import QFont, QFontDatabase

from director.house import shelf

FAMILIES = ["IBM Plex Sans", "Liberation Sans"]

SMALL, BODY, HEAD = 12, 14, 20
"""Sizes in pixels. The fourth is that of times and stakes: as large as the room needs."""

REGULAR, MEDIUM, SEMIBOLD, BOLD = (
    QFont.Weight.Normal,
    QFont.Weight.Medium,
    QFont.Weight.DemiBold,
    QFont.Weight.Bold,
)


def load() -> None:
    """Makes the shipped fonts known to Qt; a machine without any font has these."""
    for path in sorted(shelf.fonts().glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))


def font(size: float = BODY, weight: QFont.Weight = REGULAR) -> QFont:
    """The family at a size in pixels, set alike on every machine."""
    made = QFont(FAMILIES)
    made.setPixelSize(max(1, int(size)))
    made.setWeight(weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def struck_through() -> QFont:
    """The usual size, with a line through it: what is written so counts no more."""
    made = font()
    made.setStrikeOut(True)
    return made
