"""The one style sheet, written from a palette on a grid of eight pixels, and the dressing room."""

from collections.abc import Iterator
from functools import lru_cache
from string import Template
from typing import ClassVar
from weakref import WeakSet

from PySide6.QtCore import QDir, QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QStyleFactory, QWidget
from shiboken6 import isValid

from director.house import shelf
from director.window.look import fonts, palettes
from director.window.look.icons import app_icon
from director.window.look.palettes import Palette, current_palette

GRID = 8
"""Distances are multiples of this, in pixels; half of it inside what belongs together."""

_DRESSED = "dressed"
"""The property of what wears the style sheet."""

_DRAWINGS = "drawings"
"""The search path of those drawings that the style sheet names."""

_SHEET = Template("""
* { outline: none; }
QMainWindow, QStackedWidget, QScrollArea, QScrollArea > QWidget > QWidget { background: $ground; }
QToolTip { background: $elevated; color: $text; border: 1px solid $line; padding: 4px 8px; }

QLabel { background: transparent; }
QLabel[role="caption"] { color: $faint; font-size: ${SMALL}px; }
QLabel[role="soft"] { color: $soft; }
QLabel[role="head"] { font-size: ${HEAD}px; font-weight: 600; }
QLabel[role="step"] { font-size: 16px; font-weight: 600; }
QLabel[role="due"] { color: $warning; font-size: 16px; font-weight: 600; }
QLabel[role="winner"] { font-size: ${TITLE}px; font-weight: 600; }
QLabel[role="fault"] { color: $warning; font-size: ${SMALL}px; }
QLabel[role="wrong"] { color: $warning; }
QLabel[role="sum"], QLabel[role="group"] { font-weight: 600; }
QLabel[role="lack"] { color: $warning; font-weight: 600; }
QLabel[role="off"] { color: $danger; font-weight: 600; }
QLabel[role="badge"] {
    color: $warning; border: 1px solid $warning; border-radius: 4px; padding: 1px 7px;
    font-size: ${SMALL}px; font-weight: 600;
}
QLabel[role="hint"] { color: $faint; font-size: ${SMALL}px; }

QMenuBar { background: $raised; color: $soft; border: none; }
QMenuBar::item {
    padding: 4px 8px; margin: 2px 0 2px 4px; background: transparent; border-radius: 4px;
}
QMenuBar::item:selected { background: $hover; color: $text; }
QMenu { background: $elevated; color: $text; border: 1px solid $line; padding: 8px 0; }
QMenu::item { padding: 6px 31px 6px 15px; border: 1px solid transparent; }
QMenu::item:selected { background: $chosen; border-color: $chosen_edge; }
QMenu::item:disabled { color: $off; }
QMenu::separator { height: 1px; background: $line; margin: 8px 16px; }
QMenu::indicator { width: 8px; height: 8px; left: 6px; border-radius: 4px; }
QMenu::indicator:checked { background: $accent; }

QFrame#bar { background: $raised; border: none; border-bottom: 1px solid $edge_line; }
QFrame#rail { background: $raised; border: none; border-right: 1px solid $edge_line; }
QFrame#status { background: $raised; border: none; border-top: 1px solid $edge_line; }
QFrame#panel { background: $raised; border: $outline; border-radius: 8px; }
QFrame#panel:focus { border: 1px solid $accent; }
QFrame#scrim { background: rgba(0, 0, 0, 102); border: none; }
QFrame#drop { background: $elevated; border: 1px solid $accent; border-radius: 8px; }
QFrame#suggestions { background: $elevated; border: 1px solid $line; border-radius: 4px; }
QFrame#yesno { border: 2px solid transparent; border-radius: 4px; padding: 0; }
QFrame#yesno:focus { border-color: $accent; }
QScrollArea#reading { border: 2px solid transparent; border-radius: 4px; }
QScrollArea#reading:focus { border-color: $accent; }
QFrame#rule { background: $edge_line; border: none; max-height: 1px; min-height: 1px; }

QPushButton {
    background: $hover; color: $text; border: 1px solid $line; border-radius: 4px;
    padding: 0 15px; min-height: 30px; max-height: 30px;
}
QPushButton:hover { border-color: $faint; }
QPushButton:pressed { background: $line; }
QPushButton:disabled { color: $off; background: transparent; border-color: $edge_line; }
QPushButton:checked { background: $chosen; border-color: $accent; }
QPushButton:focus {
    border: 2px solid $accent; padding: 0 14px; min-height: 28px; max-height: 28px;
}
QPushButton[role="first"] {
    background: $accent; color: $on_accent; border-color: $accent; font-weight: 600;
}
QPushButton[role="first"]:hover { background: $accent_hover; }
QPushButton[role="danger"] {
    background: $danger; color: $on_accent; border-color: $danger; font-weight: 600;
}
QPushButton[role="danger"]:hover { border-color: $text; }
QPushButton[role="danger"]:focus { border: 2px solid $text; }
QPushButton[role="first"]:disabled, QPushButton[role="danger"]:disabled {
    background: transparent; color: $off; border-color: $edge_line;
}
QPushButton[role="first"]:focus { border: 2px solid $text; }
QPushButton[role="act"] {
    text-align: left; padding: 0 7px; min-height: 24px; max-height: 24px; font-size: ${SMALL}px;
}
QPushButton[role="act"]:focus { padding: 0 6px; min-height: 22px; max-height: 22px; }
QPushButton[role="deed"] { padding: 0 5px; }
QPushButton[role="deed"]:focus { padding: 0 4px; }
QPushButton[role="way"] {
    padding: 0 11px; min-height: 24px; max-height: 24px; min-width: 28px; font-size: ${SMALL}px;
}
QPushButton[role="way"]:checked { font-weight: 600; }
QPushButton[role="part"] {
    padding: 0 6px; min-height: 24px; max-height: 24px; font-size: ${SMALL}px;
}
QPushButton[role="link"] {
    background: transparent; border: 1px solid transparent; text-align: left; color: $accent;
    padding: 0 7px; min-height: 26px; max-height: 26px;
}
QPushButton[role="link"]:hover { background: $hover; }
QPushButton[role="link"]:focus {
    border: 2px solid $accent; padding: 0 6px; min-height: 24px; max-height: 24px;
}
QPushButton[role="due"] {
    background: transparent; border-color: $edge_line; text-align: left; padding: 0 9px;
    min-height: 26px; max-height: 26px;
}
QPushButton[role="due"]:hover { background: $hover; }
QPushButton[role="due"]:focus {
    border-color: $accent; padding: 0 8px; min-height: 24px; max-height: 24px;
}
QPushButton[role="heading"] {
    background: transparent; border-color: transparent; text-align: left; font-weight: 600;
    padding: 0 7px;
}
QPushButton[role="heading"]:hover { background: $hover; }
QPushButton[role="heading"]:focus { border-color: $accent; padding: 0 6px; }
QPushButton[scale="big"] {
    min-height: 46px; max-height: 46px; padding: 0 31px; font-size: ${BODY}px;
}
QPushButton[scale="big"]:focus { min-height: 44px; max-height: 44px; padding: 0 30px; }

QProgressBar { background: $sunken; border: none; border-radius: 3px; max-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }

QToolButton {
    background: transparent; color: $soft; border: 2px solid transparent; border-radius: 4px;
}
QToolButton:hover { background: $hover; color: $text; }
QToolButton:pressed { background: $line; }
QToolButton:focus { border-color: $accent; }
QToolButton:disabled { color: $off; }
QFrame#rail QToolButton { border-radius: 6px; font-size: ${SMALL}px; padding: 1px 0 0 0; }
QFrame#rail QToolButton:checked {
    background: $chosen; color: $text; border-color: $chosen_edge;
}
QFrame#rail QToolButton:focus { border-color: $accent; }
QFrame#bar QToolButton { padding: 4px; }

QLineEdit, QComboBox, QSpinBox {
    background: $sunken; color: $text; border: 1px solid $field; border-radius: 4px;
    padding: 0 8px; min-height: 30px; max-height: 30px;
    selection-background-color: $accent; selection-color: $on_accent;
    placeholder-text-color: $faint;
}
QLineEdit:hover, QComboBox:hover { border-color: $faint; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus {
    border: 2px solid $accent; padding: 0 7px; min-height: 28px; max-height: 28px;
}
QLineEdit:disabled, QComboBox:disabled {
    color: $off; background: transparent; border-color: $edge_line;
}
QLineEdit[wrong="true"] {
    border: 2px solid $warning; padding: 0 7px; min-height: 28px; max-height: 28px;
}
QLineEdit[scale="big"] {
    font-size: ${HEAD}px; min-height: 46px; max-height: 46px; padding: 0 15px;
}
QLineEdit[scale="big"]:focus { min-height: 44px; max-height: 44px; padding: 0 14px; }
LinesField, FormulaField {
    background: $sunken; color: $text; border: 1px solid $field; border-radius: 4px; padding: 3px;
}
QLineEdit[taken="true"], QComboBox[taken="true"], LinesField[taken="true"] { color: $soft; }
LinesField:hover, FormulaField:hover { border-color: $faint; }
LinesField:focus, FormulaField:focus { border: 2px solid $accent; padding: 2px; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url($chevron); width: 12px; height: 12px; }
QComboBox QAbstractItemView {
    background: $elevated; color: $text; border: 1px solid $line; padding: 4px;
    selection-background-color: $chosen; selection-color: $text;
}
QCheckBox { spacing: 8px; border: 2px solid transparent; border-radius: 4px; padding: 2px 4px; }
QCheckBox:focus { border-color: $accent; }
QCheckBox::indicator {
    width: 14px; height: 14px; border: 1px solid $faint; border-radius: 3px;
    background: $sunken;
}
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url($tick); }

QTableView {
    background: $ground; color: $text; border: 2px solid transparent; border-radius: 4px;
}
QTableView:focus { border-color: $accent; }
RoomMap { background: $ground; border: none; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: transparent; color: $faint; border: none; border-bottom: 1px solid $line;
    padding: 0 8px; font-size: ${SMALL}px; font-weight: 500; height: 31px;
}
QHeaderView::section:hover { color: $text; }
QHeaderView::up-arrow, QHeaderView::down-arrow {
    subcontrol-position: top center; width: 9px; height: 9px;
}
QHeaderView::up-arrow { image: url($chevron_up); }
QHeaderView::down-arrow { image: url($chevron); }
QFrame#panel QTableView, QFrame#drop QTableView { background: transparent; }
QFrame#panel QScrollArea, QFrame#panel QScrollArea > QWidget > QWidget { background: transparent; }
QFrame#drop QScrollArea, QFrame#drop QScrollArea > QWidget > QWidget { background: transparent; }

QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $line; border-radius: 3px; margin: 3px; }
QScrollBar::handle:hover { background: $faint; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QSplitter::handle { background: transparent; }
""")


@lru_cache
def style_sheet(palette: Palette) -> str:
    """The style sheet in the colours of a palette."""
    mixed = palettes.mixed
    return _SHEET.substitute(
        palette._asdict(),
        SMALL=fonts.SMALL,
        BODY=fonts.BODY,
        HEAD=fonts.HEAD,
        TITLE=fonts.TITLE,
        off=mixed(palette.text, palette.ground, 0.45).name(),
        outline=f"1px solid {palette.line}" if palette.outlined else "none",
        chosen_edge=palette.line if palette.outlined else "transparent",
        edge_line=mixed(palette.line, palette.raised, 0.6).name(),
        accent_hover=mixed(palette.text, palette.accent, 0.15).name(),
        chevron=icon_path("chevron", palette),
        chevron_up=icon_path("chevron-up", palette),
        tick=icon_path("tick", palette),
    )


def icon_path(name: str, palette: Palette) -> str:
    """Where the style sheet finds one of the few drawings that it cannot make itself.

    By a search path: a style sheet with the name of a folder in it would depend on that name.
    """
    return f"{_DRAWINGS}:{name}-{palette.drawings}.svg"


def dress(app: QApplication, look: str) -> None:
    """Puts a look on everything: "dark" or "light"."""
    for _ in dressing(app, look):
        pass


def dressing(app: QApplication, look: str) -> Iterator[None]:
    """The same part by part, for who waits for nothing; what is hidden wears it once it is seen."""
    app.setPalette(palettes.as_qt(palettes.wear(look)))
    for fitting in list(_Fitting.every):
        if fitting.dress_if_seen():
            yield


def dress_window(part: QWidget) -> None:
    """Puts the look on a window or a part of one, and on all that lies in it, from now on.

    Parts wear the style sheet, not the application: where that has one, Qt styles everything anew
    each time something around it gets a parent, a third of the time that a page takes. Nor does a
    window that has parts of which most are hidden: another look would be put on all of them.
    """
    if not part.property(_DRESSED):
        part.setProperty(_DRESSED, True)
        _Fitting(part)


def dress_ahead(part: QWidget) -> None:
    """Puts the look on a part that will be shown at once, for who measures it before that."""
    here = Qt.FindChildOption.FindDirectChildrenOnly
    for fitting in part.findChildren(_Fitting, options=here):
        fitting.dress()


class _Fitting(QObject):
    """Sees to it that a part wears the look of now whenever it is seen."""

    every: ClassVar["WeakSet[_Fitting]"] = WeakSet()

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self._part = part
        was_put_away = part.isHidden() and part.testAttribute(
            Qt.WidgetAttribute.WA_WState_ExplicitShowHide
        )
        if not was_put_away:  # which would wait for what may never be seen
            self.dress()
        part.installEventFilter(self)
        self.every.add(self)

    def dress_if_seen(self) -> bool:
        """Now, or when it is shown; whether now."""
        seen = isValid(self._part) and self._part.isVisible()
        if seen:
            self.dress()
        return seen

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and watched is self._part:
            self.dress()
        return False

    def dress(self) -> None:
        """Now, seen or not."""
        sheet = style_sheet(current_palette())
        if self._part.styleSheet() != sheet:
            self._part.setStyleSheet(sheet)


def prepare(app: QApplication, look: str = "dark") -> None:
    """Makes an application ready for its first window: fonts, style, look and icon."""
    fonts.load()
    QDir.setSearchPaths(_DRAWINGS, [str(shelf.icons())])
    app.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)  # words and keys are enough
    app.setStyle(QStyleFactory.create("Fusion"))
    app.setFont(fonts.font())
    app.setWindowIcon(app_icon())
    dress(app, look)
