"""The sample evening below the list of events: it is not among them, and says so."""

from PySide6.QtWidgets import QFrame

from director.translation import say
from director.window.look.styles import GRID
from director.window.start.start_actions import StartActions
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.labels import badge, label, reveal, row


class SampleStrip(QFrame):
    """Goes on with the sample evening, begins it anew or removes it; not there without one."""

    def __init__(self, start_actions: StartActions, actions: Bound[StartActions]) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._start_actions = start_actions
        words = label(say("kept apart from your own events and players"), "soft")
        self.go_on = ActionButton(actions["start_actions.sample"], text=say("Continue"))
        self.anew = ActionButton(actions["start_actions.sample_anew"], text=say("Restart …"))
        self.remove = ActionButton(actions["start_actions.sample_removed"], text=say("Remove …"))
        box = row(
            badge(say("Sample")),
            label(say("Sample evening")),
            words,
            None,
            self.remove,
            self.anew,
            self.go_on,
            gap=GRID,
        )
        box.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        self.setLayout(box)

    def refresh(self) -> None:
        """Shows itself where there is a sample evening."""
        reveal(self, self._start_actions.no_sample_yet() is None)
