"""What is to be done next on a page, derived from the event, and the action that does it."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from director.translation import capital, say
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.labels import column, holding, label, panel, reveal, rewrite, row


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
        self._elsewhere = elsewhere or {}
        self._says = label("", "step", wrap=True)
        self._buttons = {name: ActionButton(actions[name], first=True) for name in offered}
        keys = {action.id: action.key_text for action in actions.declared}
        self._keys = {name: label(keys[name], "hint") for name in offered}
        words = holding(column(label(say("Next step"), "caption"), self._says, gap=0))
        pairs = [one for name in offered for one in (self._keys[name], self._buttons[name])]
        self.widget = panel(row(words, *pairs, gap=GRID, stretch=0), GRID + GRID // 2)
        self.step = NextStep("")

    def show(self, step: NextStep) -> None:
        """Shows the step as it is now."""
        self.step = step
        rewrite(self._says, capital(step.says))
        reveal(self.widget, bool(step.says))
        for name, button in self._buttons.items():
            reveal(button, name == step.action)
            if name in self._elsewhere:
                reveal(self._elsewhere[name], name != step.action)
            reveal(self._keys[name], name == step.action and bool(self._keys[name].text()))
