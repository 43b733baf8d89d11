"""What is to be done next on a page, derived from the event, and the action that does it."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtWidgets import QLabel, QWidget

from director.translation import capital, say
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.widgets.action import KEY, Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.labels import column, holding, label, panel, reveal, rewrite, row

NEXT_KEY = "F2"
"""Does the step of any page: that is the key of a step whose action has none of its own."""

CHOOSE_KEY = "Shift+F2"
"""Leads to what else is due."""

_NOTHING = say("Nothing to do now")


class NextStep(NamedTuple):
    """One step."""

    says: str
    """What there is to do, or what is waited for; empty where the page says it otherwise."""
    action: str = ""
    """The action that does it, by its id; empty where nothing can be done before time comes."""


class NextStepBar:
    """The step in words; its action is the first button of the page, with its key beside it."""

    def __init__(
        self, actions: Bound[Cockpit], *offered: str, elsewhere: Mapping[str, QWidget] | None = None
    ) -> None:
        """`offered` are the actions that a step of this page can name.

        `elsewhere` has their other buttons on the page: nothing is offered twice.
        """
        self._actions, self._offered, self._elsewhere = actions, offered, elsewhere or {}
        self._says = label("", "step", wrap=True)
        self._made: dict[str, tuple[QLabel, ActionButton]] = {}
        """Key and button of the steps that were shown: a page of an evening comes to few."""
        self._title = label("", "caption")
        words = holding(column(self._title, self._says, gap=0))
        self._row = row(words, gap=GRID, stretch=0)
        self.widget = panel(self._row, GRID + GRID // 2)
        self.step = NextStep("")

    def show(self, step: NextStep) -> None:
        """Shows the step as it is now."""
        self.step = step
        rewrite(self._title, say("Next step") if step.action else _NOTHING)
        rewrite(self._says, capital(step.says))
        reveal(self.widget, bool(step.says))
        if step.action in {*self._offered} - self._made.keys():
            self._make(step.action)
        for name, (key, button) in self._made.items():
            reveal(button, name == step.action)
            reveal(key, name == step.action)
        for name, other in self._elsewhere.items():
            if name in self._offered:
                reveal(other, name != step.action)

    def do(self) -> bool:
        """Does the step; whether there is one to do."""
        if self.widget.isVisible() and self.step.action:
            self._actions.ask(self.step.action)
            return True
        return False

    @property
    def waits_for(self) -> str:
        """Why there is no step; empty where there is one, and where nothing is said."""
        if self.step.action or not self.widget.isVisible():
            return ""
        return f"{_NOTHING}: {self.step.says}"

    def _make(self, name: str) -> None:
        action = self._actions[name]
        key = label(action.property(KEY) or NEXT_KEY, "hint")
        button = ActionButton(action, first=True)
        self._made[name] = key, button
        for one in (key, button):
            one.hide()  # or the row would show it by itself
            self._row.addWidget(one)
