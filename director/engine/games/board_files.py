"""Reads which rows of the board go out of play: by a name, or in a table of its own words."""

from collections.abc import Sequence

from director.engine.games.boards import OUT, REMOVALS, Removal
from director.engine.games.streets import Street
from director.files.forms import Form, no_such
from director.translation import say

_ACES = ("high", "low")


def read_removal(board: Form, streets: Sequence[Street]) -> Removal | None:
    """The removal of a board: "lowest river", or { out = "lowest", card = "turn" }; None for none.

    Rows that always go are numbered: { out = [1, 3] }.
    """
    named = [street.name for street in streets if street.board]
    if not isinstance(board.data.get("removal"), dict):
        removal = board.choice("removal", REMOVALS, "", "removal")
        return REMOVALS[removal] if removal else None
    form = board.form("removal")
    rows: tuple[int, ...] = ()
    out = OUT[0]
    if isinstance(form.data.get("out"), list | int):
        rows = form.wholes("out")
        if not rows or len({*rows}) < len(rows) or 0 in rows:
            form.fault("out", say("names rows by their numbers, from 1, each once"))
            rows = (1,)
    else:
        out = form.choice("out", OUT, None, "card")
    last = named[-1] if named else ""
    street = form.text("card", last)
    if street not in named and named:
        form.fault("card", no_such("street with board cards", street, named))
        street = last
    ace_low = form.choice("ace", _ACES, "high", "place of the ace") == "low"
    form.finish()
    at = named.index(street) if street in named else -1
    return Removal(out, street, at, ace_low, tuple(sorted(rows)))
