"""What nobody means: keys, letters, clicks and drags anywhere, in any order."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from director.window.shell.actions.every_action import EVERY_ACTION
from monkeying import words
from monkeying.hands import Hands, in_front
from monkeying.house import SIZES, House

KEYS = tuple(
    sorted({one for action in EVERY_ACTION for one in (action.key, action.also) if one and
            not QKeySequence(one).isEmpty()})
)  # fmt: skip
"""Every key that does something anywhere."""
PLAIN_KEYS = (
    "Return", "Return", "Tab", "Tab", "Shift+Tab", "Escape", "Space", "Up", "Down", "Left", "Right",
    "Home", "End", "PgUp", "PgDown", "Backspace", "Del", "Ctrl+A", "Ctrl+C", "Ctrl+X", "Ctrl+V",
    "Ctrl+Z", "Ctrl+Y", "Shift+F10", "F2", "F10", "Ctrl+Return", "Shift+Return", "Alt+Down", "Menu",
    "Shift+Down", "Shift+End", "Ctrl+Home", "Ctrl+End", "Alt+E", "Alt+P",
)  # fmt: skip
_LEAVING = ("Ctrl+Q",)


class Wild:
    """Does anything."""

    def __init__(self, house: House, hands: Hands, rng: Random) -> None:
        self._house, self._hands, self._rng = house, hands, rng
        self._deeds: tuple[tuple[int, Callable[[], object]], ...] = (
            (22, self._key),
            (16, self._plain_key),
            (10, self._type),
            (5, self._paste),
            (14, self._click),
            (10, self._button),
            (5, self._right_click),
            (4, self._drag),
            (3, self._wheel),
            (7, self._time),
            (4, self._undo),
            (1, self._size),
        )

    def act(self) -> None:
        """One of them."""
        weights = [weight for weight, _ in self._deeds]
        (deed,) = self._rng.choices([do for _, do in self._deeds], weights)
        deed()

    def _key(self) -> None:
        key = self._rng.choice(KEYS)
        if key not in _LEAVING or self._rng.random() < 0.2:
            self._hands.press(key)

    def _plain_key(self) -> None:
        self._hands.press(self._rng.choice(PLAIN_KEYS))

    def _type(self) -> None:
        rng = self._rng
        sane = (*words.NAMES[:40], *words.ANSWERS, *words.RULINGS, *words.GAMES, *words.CARDS)
        self._hands.types(rng.choice(sane) if rng.random() < 0.6 else words.nonsense(rng))

    def _paste(self) -> None:
        rng = self._rng
        many = words.list_of_names(rng, rng.randrange(1, 40))
        self._hands.pastes(many if rng.random() < 0.4 else words.nonsense(rng))

    def _click(self) -> None:
        if spot := self._hands.pick():
            self._hands.click(*spot, times=1 + (self._rng.random() < 0.2))

    def _button(self) -> None:
        top = in_front(self._house.window)
        there: list[QWidget] = [
            one
            for kind in (QPushButton, QToolButton)
            for one in top.findChildren(kind)
            if one.isVisible() and one.isEnabled() and one.width() > 2
        ]
        if there:
            self._hands.click(self._rng.choice(there))

    def _right_click(self) -> None:
        if spot := self._hands.pick():
            self._hands.right_click(*spot)

    def _drag(self) -> None:
        rect = self._house.window.rect()
        ends = [
            QPoint(self._rng.randrange(rect.width()), self._rng.randrange(rect.height()))
            for _ in range(2)
        ]
        self._hands.drag(*ends)

    def _wheel(self) -> None:
        if spot := self._hands.pick():
            self._hands.turn_wheel(spot[0], self._rng.choice((-8, -1, 1, 8)))

    def _time(self) -> None:
        self._hands.wait(**self._rng.choice(TIMES))

    def _undo(self) -> None:
        for _ in range(self._rng.randrange(1, 5)):
            self._hands.press("Ctrl+Z" if self._rng.random() < 0.7 else "Ctrl+Y")

    def _size(self) -> None:
        self._hands.resize(*self._rng.choice(SIZES))


TIMES: tuple[dict[str, float], ...] = (
    {"seconds": 1},
    {"seconds": 7},
    {"minutes": 1},
    {"minutes": 11},
    {"minutes": 20},
    {"hours": 1},
    {"hours": 9},
    {"days": 1},
    {"seconds": -90},
)
