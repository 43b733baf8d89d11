"""The tables: who sits where, which table is short, and a bust from the chosen seat."""

from director.gui.counts import counted
from director.gui.events.cockpits import Cockpit
from director.gui.events.maps import RoomMap
from director.gui.events.rooms import room
from director.gui.events.screens import Screen
from director.gui.look.styles import GRID
from director.gui.parts.actions import Bound
from director.gui.parts.buttons import ActionButton
from director.gui.parts.empties import EmptyState
from director.gui.parts.labels import column, holding, label, row, stacked
from director.words import say


class TablesScreen(Screen):
    """The room, table by table."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.map = RoomMap()
        self._summary = label("", "soft")
        draw = ActionButton(actions["seats.draw"], first=True)
        register = ActionButton(actions["players.register"])
        self._nobody = EmptyState(
            "tables",
            say("No tables yet"),
            say("Register the players first; then their seats are drawn."),
            [register],
        )
        self._undrawn = EmptyState(
            "tables",
            say("No seats drawn yet"),
            say("Draw the seats: as few tables as hold everybody, filled evenly."),
            [draw],
        )
        self._draw = draw
        late = ActionButton(actions["seats.draw"], text=say("Draw seats"))
        redraw = ActionButton(actions["seats.redraw"], text=say("Redraw"))
        out = ActionButton(actions["players.out"])
        self._head = holding(row(self._summary, None, out, late, redraw))
        self._stack = stacked(self._nobody, self._undrawn, self.map)
        box = column(self._head, self._stack, gap=2 * GRID)
        box.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, GRID)
        box.setStretch(1, 1)
        self.setLayout(box)
        self.map.chosen.connect(self._tell_choice)

    def refresh(self) -> None:
        t = self.cockpit.tournament
        cards = room(t, self.cockpit.bridge.desk.name)
        self.map.show_tables(cards)
        self._stack.setCurrentIndex(2 if cards else 1 if t.entries else 0)
        self._head.setVisible(bool(cards))
        free = sum(chair.entry is None for card in cards for chair in card.chairs)
        parts = [
            counted(len(cards), "1 table", "{count} tables"),
            counted(len(t.left), "1 player", "{count} players"),
            counted(free, "1 free seat", "{count} free seats"),
        ]
        unseated = len(t.left) - len(t.seats)
        if unseated:
            parts.append(say("{count} without a seat", count=unseated))
        self._summary.setText("  ·  ".join(parts))

    def land(self) -> None:
        if self._stack.currentIndex() == 2:
            self.map.setFocus()
        elif self._stack.currentIndex() == 1:
            self._draw.setFocus()
        self._tell_choice()

    def _tell_choice(self) -> None:
        if self.isVisible():
            chair = self.map.chair
            self.cockpit.choose(chair.entry if chair else None)
