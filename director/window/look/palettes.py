"""Every colour of the program, for a dim room and a bright one, each in a high contrast as well.

Greys are neutral and there is one accent. All other colours tell a state, and no state is told by
its colour alone: a word or a shape always stands beside it.
"""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QPen


class Palette(NamedTuple):
    """Colours by what they are for."""

    name: str
    drawings: str
    """Which of the shipped drawings go with it: "dark" or "light"."""
    ground: str
    """The window itself."""
    raised: str
    """What lies on it: bars, panels, cards of tables."""
    elevated: str
    """What floats above both: menus, and what drops down."""
    sunken: str
    """What one writes into."""
    hover: str
    outlined: bool
    """Whether panels, tables and what is chosen have an edge, for eyes that lose a faint ground."""
    line: str
    """Hairlines, and the edges of buttons."""
    field: str
    """The edge of what one writes into: it has no words of its own to be found by."""
    text: str
    soft: str
    """Text that stands back."""
    faint: str
    """Captions, hints, what is over."""
    accent: str
    """Focus, selection, and the one thing to do next."""
    on_accent: str
    chosen: str
    """Behind a selected row."""
    running: str
    paused: str
    rest: str
    """A break."""
    warning: str
    danger: str
    """The button of what cannot be taken back."""
    wall: str
    """The wall while the clock runs."""
    wall_paused: str
    wall_rest: str
    face: str
    """The face of a playing card."""
    edge: str
    """Its edge."""
    unlit: str
    """The face of one that does not play."""


DARK = Palette(
    name="dark",
    drawings="dark",
    ground="#17181a",
    raised="#1f2124",
    elevated="#26292d",
    sunken="#101113",
    hover="#2b2e32",
    outlined=False,
    line="#3a3e44",
    field="#6f757c",
    text="#eceef0",
    soft="#b0b6bd",
    faint="#9ba2aa",
    accent="#5aaeea",
    on_accent="#071521",
    chosen="#1d3a54",
    running="#4fc78e",
    paused="#ff8274",
    rest="#b3a6ff",
    warning="#f2ba52",
    danger="#ff8274",
    wall="#0d0e0f",
    wall_paused="#4d1410",
    wall_rest="#221c4d",
    face="#f8f7f4",
    edge="#f8f7f4",
    unlit="#2b2d31",
)

LIGHT = Palette(
    name="light",
    drawings="light",
    ground="#f2f3f4",
    raised="#ffffff",
    elevated="#ffffff",
    sunken="#ffffff",
    hover="#e4e7ea",
    outlined=False,
    line="#c3c8ce",
    field="#80868e",
    text="#16181b",
    soft="#474e56",
    faint="#5c646d",
    accent="#0a66b4",
    on_accent="#ffffff",
    chosen="#d2e5f7",
    running="#10703d",
    paused="#b5281d",
    rest="#5940c0",
    warning="#8f5300",
    danger="#b5281d",
    wall="#ffffff",
    wall_paused="#fcdcd8",
    wall_rest="#e6e1fd",
    face="#ffffff",
    edge="#9aa1a9",
    unlit="#e6e8ea",
)

HIGH_CONTRAST_DARK = Palette(
    name="high contrast dark",
    drawings="dark",
    ground="#000000",
    raised="#161616",
    elevated="#161616",
    sunken="#000000",
    hover="#2e2e2e",
    outlined=True,
    line="#a6a6a6",
    field="#ffffff",
    text="#ffffff",
    soft="#ffffff",
    faint="#e4e4e4",
    accent="#ffd83d",
    on_accent="#000000",
    chosen="#00335e",
    running="#63f0a8",
    paused="#ffbab2",
    rest="#d5ccff",
    warning="#ffd27a",
    danger="#ffbab2",
    wall="#000000",
    wall_paused="#450a07",
    wall_rest="#1d1260",
    face="#ffffff",
    edge="#ffffff",
    unlit="#1c1c1c",
)

HIGH_CONTRAST_LIGHT = Palette(
    name="high contrast light",
    drawings="light",
    ground="#f2f2f2",
    raised="#ffffff",
    elevated="#ffffff",
    sunken="#ffffff",
    hover="#dcdcdc",
    outlined=True,
    line="#595959",
    field="#000000",
    text="#000000",
    soft="#000000",
    faint="#262626",
    accent="#003c8a",
    on_accent="#ffffff",
    chosen="#cfe4ff",
    running="#00491f",
    paused="#8a0d00",
    rest="#33178f",
    warning="#5c3300",
    danger="#8a0d00",
    wall="#ffffff",
    wall_paused="#ffe3df",
    wall_rest="#ece8ff",
    face="#ffffff",
    edge="#000000",
    unlit="#e2e2e2",
)

PALETTES = {
    palette.name: palette for palette in (DARK, LIGHT, HIGH_CONTRAST_DARK, HIGH_CONTRAST_LIGHT)
}

_worn = [DARK]


def current_palette() -> Palette:
    """The palette that the program wears now; what paints itself asks each time."""
    return _worn[0]


def wear(name: str) -> Palette:
    """From now on, this palette. Raises KeyError for a name that none has."""
    _worn[0] = PALETTES[name]
    return _worn[0]


def outline() -> QPen:
    """The edge of what is told apart from its ground by brightness alone, where a look has one."""
    palette = current_palette()
    return QPen(QColor(palette.line), 1) if palette.outlined else QPen(Qt.PenStyle.NoPen)


def mixed(over: str, under: str, part: float) -> QColor:
    """One colour laid over another; `part` from 0 (only the one under) to 1."""
    top, ground = QColor(over), QColor(under)
    return QColor.fromRgbF(
        ground.redF() + (top.redF() - ground.redF()) * part,
        ground.greenF() + (top.greenF() - ground.greenF()) * part,
        ground.blueF() + (top.blueF() - ground.blueF()) * part,
    )


def as_qt(palette: Palette) -> QPalette:
    """The same for Qt's own widgets."""
    role = QPalette.ColorRole
    qt = QPalette()
    for where, colour in {
        role.Window: palette.ground,
        role.WindowText: palette.text,
        role.Base: palette.sunken,
        role.AlternateBase: palette.raised,
        role.Text: palette.text,
        role.PlaceholderText: palette.faint,
        role.Button: palette.raised,
        role.ButtonText: palette.text,
        role.ToolTipBase: palette.elevated,
        role.ToolTipText: palette.text,
        role.Highlight: palette.chosen,
        role.HighlightedText: palette.text,
        role.Link: palette.accent,
        role.Accent: palette.accent,
    }.items():
        qt.setColor(where, QColor(colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        qt.setColor(QPalette.ColorGroup.Disabled, where, mixed(palette.text, palette.ground, 0.4))
    return qt
