"""Does an action as people do: by its key, by a menu, or where anything is found."""

from collections.abc import Iterator
from random import Random
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QTableView

from director.window.event.room.room_map import RoomMap
from director.window.event.screen_names import CLOCK
from director.window.widgets.action import Action, Bound
from monkeying.answering import Answerer
from monkeying.hands import Hands
from monkeying.house import House
from monkeying.watching import Watch

Doable = tuple[Bound[Any], Action[Any]]
_UNLOCKS = "clock.unlock"
_CHOICES = 6
"""So often somebody else is chosen, before it is left."""
_ROWS = 12
"""One of so many rows from the first is chosen."""


class Doing:
    """Hands that know the menus."""

    def __init__(
        self, house: House, hands: Hands, watch: Watch, answerer: Answerer, rng: Random
    ) -> None:
        self._house, self._hands, self._watch, self._rng = house, hands, watch, rng
        self._answerer = answerer
        self._chosen = 0
        """So often something was chosen."""

    def every(self) -> Iterator[Doable]:
        """Whatever may be done on the page in sight, or beside it."""
        window = self._house.window
        bounds: list[Bound[Any] | None] = [
            window.event_actions or window.going_to_rulings,
            window.frame.actions,
            window.program_actions,
            window.register_actions,
        ]
        for bound in filter(None, bounds):
            yield from ((bound, one) for one in bound.declared if bound.is_there(one.id))

    def do(self, action: str, *answers: str) -> bool:
        """An action by its id, if it can be done; whether it could."""
        for bound, one in self.every():
            if one.id == action:
                return self.carry_out(bound, one, *answers)
        return False

    def can(self, action: str) -> bool:
        """Whether an action can be done now, to what is chosen."""
        return any(one.id == action and not bound.refusal(action) for bound, one in self.every())

    def carry_out(self, bound: Bound[Any], action: Action[Any], *answers: str) -> bool:
        """What is asked is answered so, and then somehow; whether it could be done at all."""
        hands, rng = self._hands, self._rng
        whom = bound.needs(action.id)
        if whom and (rng.random() < 0.5 or not action.screens):
            self._find(bound, action)
            if self._answerer.asked:
                hands.press(*["Down"] * rng.randrange(4), "Return")
        else:
            if action.screens and (action.key or bound.refusal(action.id)):
                self.go(rng.choice(action.screens), here=action.screens)
            self._unlock(action)
            for _ in range(_CHOICES if action.screens else 0):
                if bound.refusal(action.id) is None:
                    break
                self.choose()
            if bound.refusal(action.id):
                return False
            self._take(bound, action)
        if answers or rng.random() < 0.9:
            self._answerer.answer(*answers)
        return True

    def _unlock(self, action: Action[Any]) -> None:
        """The keys that move the clock count once they are free."""
        cockpit, actions = self._house.window.cockpit, self._house.window.event_actions
        locked = action.screen == CLOCK and action.id != _UNLOCKS
        if locked and cockpit and actions and not (cockpit.unlocked or actions.refusal(_UNLOCKS)):
            self._hands.trigger(actions[_UNLOCKS])

    def _take(self, bound: Bound[Any], action: Action[Any]) -> None:
        """By the key; where that came to nothing, for a field took it, by the menu."""
        hands, roll, ran = self._hands, self._rng.random(), self._watch.ran[action.id]
        if action.key and roll < 0.6:
            hands.press(action.key)
            if self._watch.ran[action.id] == ran and not bound.refusal(action.id):
                hands.trigger(bound[action.id])
        elif roll < 0.8 or not action.menu:
            hands.trigger(bound[action.id])
        else:
            self._find(bound, action)

    def _find(self, bound: Bound[Any], action: Action[Any]) -> None:
        """By its name where anything is found."""
        self._hands.press("Ctrl+K")
        self._hands.pastes(bound.text(action.id).replace("…", "").strip())
        self._hands.press("Return")

    def go(self, screen: str, here: tuple[str, ...] = ()) -> None:
        """To a screen, where no other of these is in sight."""
        cockpit, actions = self._house.window.cockpit, self._house.window.event_actions
        if cockpit is None or actions is None or cockpit.screen in (screen, *here):
            return
        for one in actions.declared:
            if one.id == f"screen.{screen}":
                self._hands.press(one.key)

    def choose(self) -> None:
        """Chooses something in a list or on the map in sight."""
        hands, rng = self._hands, self._rng
        page = self._house.window.frame.page
        lists = page.findChildren(QAbstractScrollArea) if page else []
        views = [
            one
            for one in lists
            if one.isVisible()
            and one.focusPolicy()
            and isinstance(one, QTableView | RoomMap)
            and not _is_empty(one)
        ]
        if not views:
            hands.press("Tab")
            return
        self._chosen += 1  # in each of them in turn
        view = views[self._chosen % len(views)]
        if isinstance(view, QAbstractItemView):
            if spot := _row(view, rng):
                hands.click(view.viewport(), spot)
        else:
            rect = view.viewport().rect()
            wide, high = min(rect.width(), 240), min(rect.height(), 260)
            if wide > 0 and high > 0:
                spot = QPoint(rng.randrange(wide), rng.randrange(high))
                hands.click(view.viewport(), spot)
        if rng.random() < 0.5:
            hands.press(*(["Down"] * rng.randrange(1, 3)))


def _is_empty(view: QAbstractScrollArea) -> bool:
    return isinstance(view, QAbstractItemView) and not view.model().rowCount()


def _row(view: QAbstractItemView, rng: Random) -> QPoint | None:
    """A place in a row that can be seen."""
    model = view.model()
    row = rng.randrange(min(model.rowCount(), _ROWS))
    spot = view.visualRect(model.index(row, 0)).center()
    return spot if view.viewport().rect().contains(spot) else None
