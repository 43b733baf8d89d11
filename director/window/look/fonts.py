"""The one type family, its five sizes, and the shipped files that it comes from.

The figures of IBM Plex Sans are all of one width, so that columns and clocks stand still; the four
suits come from Liberation Sans, the letters of other scripts from their companions.
"""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from director.house import shelf, typefaces

FAMILIES = list(typefaces.FAMILIES)

SMALL, BODY, HEAD, TITLE = 12, 14, 20, 28
"""Sizes in pixels. The fifth is that of times and stakes: as large as the room needs."""

REGULAR, MEDIUM, SEMIBOLD, BOLD = (
    QFont.Weight.Normal,
    QFont.Weight.Medium,
    QFont.Weight.DemiBold,
    QFont.Weight.Bold,
)


def load() -> None:
    """Makes the first fonts known to Qt; a machine without any font has these."""
    for name in (typefaces.FIRST, typefaces.SIGNS):
        for path in sorted(shelf.fonts().glob(f"{name.replace(' ', '')}-*")):
            QFontDatabase.addApplicationFont(str(path))


@cache
def load_companions() -> None:
    """Makes those of other scripts known, once the first window stands, and sets names anew."""
    for one in (typefaces.HEBREW, *typefaces.COMPANIONS, typefaces.EAST_ASIAN):
        for file in dict.fromkeys((one.regular, one.bold)):
            QFontDatabase.addApplicationFont(str(shelf.fonts() / file))
    for window in QApplication.topLevelWidgets():
        window.update()


_FAMILY = QFont(FAMILIES)


def font(size: float = BODY, weight: QFont.Weight = REGULAR) -> QFont:
    """The family at a size in pixels, set alike on every machine."""
    made = QFont(_FAMILY)
    made.setPixelSize(max(1, int(size)))
    made.setWeight(weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def struck_through() -> QFont:
    """The usual size, with a line through it: what is written so counts no more."""
    made = font()
    made.setStrikeOut(True)
    return made
