"""The Bracket screen: what comes next above, and every round of the shootout below it."""

from datetime import datetime

from PySide6.QtCore import Qt

from director.tournament.shootouts.round_draw import by_rounds, planned, ready
from director.translation import say
from director.views.clock.times import countdown
from director.views.tables.bracket import columns
from director.window.areas.shootout.bracket_map import BracketMap
from director.window.areas.shootout.shootout_actions import BRACKET
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.context_menu import ContextMenu, declared
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.labels import SCREEN, column, holding, label, stacked

_TABLE_ACTS = (("rounds.clock",), ("rounds.draw", "rounds.plan"), ("print.bracket",))
"""What drops down from a table."""


class BracketScreen(Screen):
    """The rounds of the event."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.map = BracketMap(self._clock)
        ContextMenu(self.map, self.map.choose_at, declared(actions, _TABLE_ACTS, BRACKET))
        self.plan = label("", "soft", wrap=True)
        self.plan.setMinimumWidth(320)
        self._draw = ActionButton(actions["rounds.draw"], first=True)
        self.deeds = (
            ActionButton(actions["rounds.plan"], text=say("Plan …")),
            ActionButton(actions["rounds.clock"], text=say("Clock")),
            ActionButton(actions["print.bracket"], text=say("Print")),
            self._draw,
        )
        empty = EmptyState(
            "tables",
            say("No rounds planned"),
            say(
                "In a shootout each table plays down to the players who advance to the next"
                " round. Set the seats per table; 2 make a heads-up bracket."
            ),
            [ActionButton(actions["rounds.plan"], first=True)],
        )
        body = column(self.plan, self.map, gap=2 * GRID, stretch=1)
        self._stack = stacked(holding(body), empty)
        self.setLayout(column(self._stack, margins=SCREEN))
        self.map.chosen.connect(self._tell)

    @property
    def sum_line(self) -> str:
        return self._next() if by_rounds(self.cockpit.tournament) else ""

    def refresh(self) -> None:
        t = self.cockpit.tournament
        there = by_rounds(t)
        self._stack.setCurrentIndex(0 if there else 1)
        if not there:
            return
        plan = planned(t)
        self.plan.setText(
            str(plan.reasons[0]) if plan else say("a bracket needs at least two players")
        )
        self.map.show_columns(columns(t, self.cockpit.name))

    def tick(self, _: datetime) -> None:
        if self.cockpit.tournament.clocks:
            self.map.viewport().update()

    def land(self) -> None:
        self.map.setFocus(Qt.FocusReason.OtherFocusReason)

    def _next(self) -> str:
        """What the floor does next, in a sentence."""
        t = self.cockpit.tournament
        if t.winner:
            return say("{player} wins", player=self.cockpit.name(t.winner.number))
        found = ready(t)
        if not t.rounds:
            return say("Draw round 1")
        if not found.number:
            return say("Final table: playing for the title")
        if found.playing:
            one = "Round {round}: 1 table still playing"
            many = "Round {round}: {count} tables still playing"
            count = len(found.playing)
            return say(one if count == 1 else many, round=found.number - 1, count=count)
        return say("Round {round} is ready to draw", round=found.number)

    def _clock(self, name: str) -> str:
        """What a table's own clock shows: the level, and what is left of it."""
        t = self.cockpit.tournament
        if name not in t.clocks:
            return ""
        face = t.clocks[name].shows(t.structure, self.cockpit.now)
        level = t.structure.level_before(face.step)
        words = say("Level {level}", level=level.label if level else "0")
        state = countdown(face.seconds) if face.running else say("stopped")
        return f"{words}  ·  {state}"

    def _tell(self) -> None:
        card = self.map.card
        table = card.number if card else 0
        if table != self.cockpit.round_table:
            self.cockpit.round_table = table
            self.actions_of_event.refresh()
