"""The worked hands of a game: how each came out when the check played it."""

from functools import partial

from PySide6.QtWidgets import QWidget

from director.engine.showdown.game_checks import ENOUGH
from director.translation import say
from director.views.counted import counted
from director.window.game_maker.maker import Maker
from director.window.game_maker.maker_requests import GameRequest
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import column, emptied, holding, label, row


class ExampleList(QWidget):
    """A line for each worked hand."""

    def __init__(self, maker: Maker) -> None:
        super().__init__()
        self._maker = maker
        self.first = push_button(say("Try a hand"), lambda: maker.requested.emit(GameRequest.TRY))
        self._words = label("", "soft", wrap=True)
        self._lines = column(gap=4)
        self._shown: list[tuple[str, str]] = []
        head = row(self._words, self.first, gap=2 * GRID, stretch=0)
        self.setLayout(column(holding(head), holding(self._lines)))

    @property
    def words(self) -> str:
        """How many worked hands there are, and how many are needed."""
        return self._words.text()

    def refresh(self) -> None:
        """Shows the worked hands of the text, and what the check says of each."""
        stated = (self._maker.game_text.own or {}).get("example")
        rows = [one for one in stated if isinstance(one, dict)] if isinstance(stated, list) else []
        titles = [str(one.get("title", "")) for one in rows]
        shown = [(title, self._verdict(number)) for number, title in enumerate(titles, start=1)]
        self._words.setText(_needed(len(rows)))
        if shown == self._shown and self._lines.count() == len(shown):
            return
        self._shown = shown
        emptied(self._lines)
        for number, (title, verdict) in enumerate(shown):
            less = push_button(say("Remove"), partial(self._remove, number), "act")
            less.setAccessibleName(say("Remove: {title}", title=title))
            said = label(verdict or say("comes out as stated"), "fault" if verdict else "caption")
            said.setWordWrap(True)
            words = column(label(title or say("no title"), wrap=True), said, gap=0)
            self._lines.addWidget(holding(row(holding(words), less, stretch=0)))

    def _verdict(self, number: int) -> str:
        """What is wrong with a worked hand, as far as the check has come."""
        place = f"example[{number}]"
        faults = [one.message for one in self._maker.faults if one.place.startswith(place)]
        return "; ".join(faults)

    def _remove(self, number: int) -> None:
        self._maker.put(("example", number), None)


def _needed(count: int) -> str:
    if count >= ENOUGH:
        return say("Worked hands show that the file says what is meant; the card prints them")
    return say(
        "{have} of {enough} worked hands: try a hand and keep it",
        have=counted(count, "1", "{count}"),
        enough=ENOUGH,
    )
