"""Push buttons; those that are an action ask it whether they may be pressed, and what they say."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QToolButton,
)

from director.window.look.palettes import current_palette
from director.window.widgets.action import ALSO, KEY, Bound, see
from director.window.widgets.key_cap import cap_width, paint_cap


class OneClickButton(QPushButton):
    """A push button for which two quick clicks are one: the second neither repeats nor undoes."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


def push_button(text: str, act: Callable[[], object], role: str = "") -> QPushButton:
    """A push button that does one thing; its role is "first", "danger", "act", "link" or nothing.

    Danger is what cannot be undone.
    """
    made = OneClickButton(text)
    made.setProperty("role", role)
    made.setAutoDefault(True)  # Enter presses it, as Space does
    made.clicked.connect(lambda _=False: act())
    return made


def be_first(button: QPushButton, first: bool) -> bool:
    """Whether it is what Enter does, and filled, from now on; returns whether that is new."""
    role = "first" if first else ""
    if button.property("role") == role:
        return False
    button.setProperty("role", role)
    button.style().unpolish(button)
    button.style().polish(button)
    return True


_WIDEST = 240
"""Pixels for the words of a button."""
_NARROWEST = 120
"""Pixels of a button that has a name in it, where there is little room."""
_CAP_GAP, _CAP_OUT, _CAP_EDGE = 8, 6, 6
"""Pixels between words and key, how far it stands in the padding, and from the edge at least."""
_OFF = 0.5
"""How much of a key is seen that does nothing now."""
_NO_WORDS = "XXXX"
"""What Qt measures in the place of none."""
_SLACK = 6
"""Pixels of its padding that words may take before they give way."""
_ELIDED = Qt.TextElideMode.ElideRight


def _told_why_not(button: QAbstractButton, action: QAction, event: QEvent) -> bool:
    """Whether it was a click on what is off: it is answered as its key would be."""
    if not isinstance(event, QMouseEvent) or button.isEnabled():
        return False
    if event.type() != QEvent.Type.MouseButtonPress:
        return False
    bound = action.parent()
    if isinstance(bound, Bound) and event.button() == Qt.MouseButton.LeftButton:
        bound.say_why_not(action.objectName())
    return True


class ActionButton(OneClickButton):
    """A push button for an action; the first thing to do next is told apart from the rest."""

    def __init__(
        self,
        action: QAction,
        *,
        first: bool = False,
        text: str = "",
        keyed: bool = False,
        repeats: bool = False,
    ) -> None:
        """`text` is shown instead of the action's own words; one that is keyed has its key.

        One that repeats does it again at each of several quick clicks: a minute more, and more.
        """
        super().__init__()
        self._repeats = repeats
        self.key = _key_of(action) if keyed else ""
        """What is printed on its cap, at the right, as long as it counts."""
        self._also: str = action.property(ALSO) if keyed and action.property(ALSO) else ""
        """What is printed there while somebody types, for a key that counts then too."""
        self._is_bare = action.shortcut().isEmpty()
        if self.key and self._is_bare and isinstance(app := QApplication.instance(), QApplication):
            app.focusChanged.connect(self._follow_focus)
        self._action = action
        self._text = text
        self.setAutoDefault(True)  # Enter presses it, as Space does
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        if first:
            self.setProperty("role", "first")
        else:
            self.setIconSize(QSize(18, 18))
        self._shows_icon = not first
        see(self, action)
        action.changed.connect(self._follow)
        self.clicked.connect(lambda _=False: action.trigger())
        self._follow()

    def event(self, event: QEvent) -> bool:
        return _told_why_not(self, self._action, event) or super().event(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._repeats:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    @property
    def cap(self) -> str:
        """The key that counts now: a key of its own does nothing while somebody types."""
        typing = isinstance(QApplication.focusWidget(), QLineEdit | QPlainTextEdit)
        return self._also if self._is_bare and typing else self.key

    def _follow_focus(self) -> None:
        self.update()

    def rename(self, text: str) -> None:
        """From now on it says this instead."""
        if text != self._text:
            self._text = text
            self._elide()
            self.updateGeometry()

    def be_first(self, first: bool) -> None:
        """Whether it is the first thing to do next from now on."""
        if be_first(self, first):
            self._elide()

    def sizeHint(self) -> QSize:
        wanted = super().sizeHint()
        full = self._measured(self._said(_WIDEST)) - self._measured(self.text())
        return QSize(wanted.width() + full + self._room_of_key, wanted.height())

    def minimumSizeHint(self) -> QSize:
        wanted = self.sizeHint()
        return QSize(min(_NARROWEST, wanted.width()), wanted.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        see(self, self._action)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self.isVisible() and event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._elide()  # another look leaves another room

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.key:
            super().paintEvent(event)
            return
        option, painter = QStyleOptionButton(), QPainter(self)
        self.initStyleOption(option)
        style, control = self.style(), QStyle.ControlElement
        style.drawControl(control.CE_PushButtonBevel, option, painter, self)
        room = style.subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
        right = min(room.right() + _CAP_OUT, self.width() - _CAP_EDGE)
        option.rect = room
        option.rect.setRight(right - self._widest_cap - _CAP_GAP)
        style.drawControl(control.CE_PushButtonLabel, option, painter, self)
        palette = current_palette()
        first = self.property("role") == "first" and self.isEnabled()
        colour, under = (
            (palette.on_accent, palette.accent) if first else (palette.faint, palette.hover)
        )
        painter.setOpacity(1 if self.isEnabled() else _OFF)
        if cap := self.cap:
            paint_cap(painter, cap, QPointF(right, self.height() / 2), colour, under)

    @property
    def _room_of_key(self) -> int:
        return self._widest_cap + _CAP_GAP - _CAP_OUT if self.key else 0

    @property
    def _widest_cap(self) -> int:
        """As wide whichever of its keys is shown: no button moves while somebody types."""
        return max(map(cap_width, (self.key, self._also)))

    def _said(self, room: int) -> str:
        """What it says with so much room in pixels for words.

        The verb stands first: of a long name the end is left out, and the tip has it.
        """
        return self.fontMetrics().elidedText(self._words, _ELIDED, room)

    @property
    def _words(self) -> str:
        return self._text or self._action.text().partition("\t")[0]

    def _measured(self, words: str) -> int:
        """Pixels as Qt counts them for a button, so that it is as wide whatever it says now."""
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, words or _NO_WORDS).width()

    def _elide(self) -> None:
        """Says as much as there is room for, once it has its place."""
        missing = self.sizeHint().width() - self.width() if self.isVisible() else 0
        room = _WIDEST
        if missing > _SLACK:
            room = min(_WIDEST, self._measured(self._words)) - missing
        shown = self._said(room)
        if shown != self.text():
            self.setText(shown)
        tip = self._action.toolTip()
        told = self._words in shown or self.accessibleName() in tip
        self.setToolTip(tip if told else f"{self.accessibleName()}. {tip}")

    def _follow(self) -> None:
        self.setAccessibleName(self._action.text().partition("\t")[0])
        self._elide()
        self.setEnabled(self._action.isEnabled())
        if self._shows_icon:
            self.setIcon(self._action.icon())


def _key_of(action: QAction) -> str:
    """The key of an action that was declared, or the shortcut of another."""
    native = QKeySequence.SequenceFormat.NativeText
    return action.property(KEY) or action.shortcut().toString(native)


class IconButton(QToolButton):
    """A button that is only an icon; its words are its tooltip and its accessible name."""

    def __init__(self, action: QAction, size: int = 20) -> None:
        super().__init__()
        self._action = action
        see(self, action)
        self.setDefaultAction(action)
        self.setIconSize(QSize(size, size))
        self.setFixedSize(size + 16, size + 16)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action.changed.connect(self._follow)  # by a method: it ends with the button
        self._follow()

    def event(self, event: QEvent) -> bool:
        return _told_why_not(self, self._action, event) or super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        see(self, self._action)

    def _follow(self) -> None:
        self.setAccessibleName(self._action.text().partition("\t")[0])
