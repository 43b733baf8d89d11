"""What a street says, a column each: how it is typed and shown."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from director.engine.games.streets import BETS, WHEN
from director.window.drafts.typed_values import TEXT, WHOLE, Kind
from director.window.game_maker.typed_blocks import RANGE, ROWS

Row = dict[str, Any]


class Column(NamedTuple):
    """One key of a street."""

    key: str
    title: str
    width: int
    kind: Kind = WHOLE
    choices: tuple[str, ...] = ()
    hint: str = ""

    def show(self, row: Mapping[str, Any]) -> str:
        """What stands in a row."""
        return self.kind.show(row.get(self.key))

    def write(self, row: Mapping[str, Any], text: str) -> Row:
        """A row with what was typed; the beginning of a choice is the choice."""
        value = self.kind.read(text)
        begun = [one for one in self.choices if isinstance(value, str) and one.startswith(value)]
        if begun:
            value = value if value in self.choices else begun[0]
        made = {key: one for key, one in row.items() if key != self.key or value is not None}
        return made if value is None else {**made, self.key: value}


COLUMNS = (
    Column("name", "Street", 104, TEXT),
    Column("down", "Down", 48, hint="cards face down to each player"),
    Column("up", "Up", 40, hint="cards face up to each player"),
    Column("board", "Board", 56, ROWS, hint="cards on the board: 3, or row by row 3 3 3"),
    Column("draw", "Draw", 48, hint="the most cards a player may exchange"),
    Column("buy", "Buy", 40, hint="the most cards a player may buy"),
    Column("bet", "Bet", 64, TEXT, BETS, "small, big, small or big, any; none without betting"),
    Column("discard", "Discard", 64, RANGE, hint="cards thrown away: 1, or fewest and most 0-4"),
    Column("dice", "Dice", 44, hint="dice that are rolled"),
    Column("note", "What else happens", 160, TEXT),
    Column("discard_when", "Discard when", 136, TEXT, WHEN),
    Column("dice_when", "Dice when", 136, TEXT, WHEN),
    Column("note_when", "That when", 136, TEXT, WHEN),
)
