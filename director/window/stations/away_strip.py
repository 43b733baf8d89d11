"""What is the matter with a shared evening: no line, and going on alone; or a copy that stands.

A line that is lost may come back, and one may go on alone; who was let go can only leave.
"""

from datetime import datetime

from PySide6.QtWidgets import QFrame, QSizePolicy

from director.desk.stations import Copied
from director.tournament.log.books import Farewell
from director.translation import capital, say
from director.views.clock.times import time_of_day
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.stations.danger_question import DangerQuestion
from director.window.stations.shared_evening import SharedEvening
from director.window.widgets.attempt import tried
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import BAR, badge, column, holding, label, reveal, row
from director.window.widgets.status_line import FAILED


class AwayStrip(QFrame):
    """Stands over the event while its book does not answer, or its copy here does not grow."""

    def __init__(self, cockpit: Cockpit) -> None:
        super().__init__()
        self.setObjectName("bar")
        self._cockpit = cockpit
        self._evening: SharedEvening | None = None
        self._copied: Copied | None = None
        self._trouble = ""
        self._words = label("", wrap=True)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.carries_on = push_button(say("Carry on here …"), self._ask)
        self.leaves = push_button(say("Leave the evening"), self._leave)
        self.question = DangerQuestion()
        self._badge = badge("")
        said = row(self._badge, self._words, self.carries_on, self.leaves, gap=2 * GRID)
        said.setStretch(1, 1)
        line = holding(said)
        self.question.turned.connect(lambda asked: reveal(line, not asked))
        self.setLayout(column(line, self.question, gap=0, margins=BAR))
        cockpit.bridge.away.connect(self.show_since)
        cockpit.bridge.ticked.connect(lambda _: self._look())
        self.hide()
        self.show_since(cockpit.bridge.away_since)

    @property
    def words(self) -> str:
        """What it says; empty while the book answers."""
        return "" if self.isHidden() else self._words.text()

    def offer(self, evening: SharedEvening) -> None:
        """From now on this station's own copy can be gone on with."""
        self._evening = evening
        self.show_since(self._cockpit.bridge.away_since)

    def show_since(self, since: datetime | None) -> None:
        """Says since when the book does not answer; None where it does."""
        reveal(self, since is not None or bool(self._trouble))
        farewell = self._cockpit.bridge.farewell if since else None
        is_ours = bool(self._evening and self._evening.joined)
        reveal(self.leaves, farewell is not None and is_ours)
        if since is None or farewell:
            self._copied = None
            self.question.close_question()
            reveal(self.carries_on, False)
        if since is None:
            self._badge.setText(say("No copy"))
            self._words.setText(
                say(
                    "This computer’s own copy of the evening does not grow: {why}. It could not be"
                    " carried on from here.",
                    why=self._trouble,
                )
            )
            return
        self._badge.setText(say("Not shared") if farewell else say("No line"))
        self._words.setText(
            _words(since, farewell, of_house=self._cockpit.bridge.desk.book.is_the_houses())
        )
        if farewell:
            return
        evening = self._evening
        self._copied = tried(evening.copied, self._cockpit.say) if evening else None
        reveal(self.carries_on, self._copied is not None)

    def _look(self) -> None:
        """The copy grows in a thread of its own, which nobody hears of."""
        trouble = self._evening.trouble if self._evening else ""
        if trouble != self._trouble:
            self._trouble = trouble
            self.show_since(self._cockpit.bridge.away_since)

    def _ask(self) -> None:
        """How far the copy goes, and who was last heard."""
        copied = self._copied
        if copied is None:
            return
        words = say(
            "This station’s own copy goes to {time}: {records} records, the last by {who} at"
            " {station}. Whatever was entered elsewhere after that is not in it.",
            time=f"{copied.newest.astimezone():%H:%M:%S}",
            records=copied.records,
            who=copied.who,
            station=copied.station,
        )
        self.question.ask(words, say("Go on with this copy"), self._ask_again, say("Wait"))

    def _ask_again(self) -> None:
        words = say(
            "Only one station may carry on. What only the sharing laptop has is not here: it can be"
            " entered again when both meet."
        )
        self.question.ask(words, say("Carry on here"), self._carry_on, say("Wait"))

    def _leave(self) -> None:
        if self._evening:
            self._evening.leave(lambda why: self._cockpit.say(capital(why), FAILED))

    def _carry_on(self) -> None:
        if self._evening:
            self._evening.carry_on(lambda why: self._cockpit.say(capital(why), FAILED))


def _words(since: datetime, farewell: Farewell | None, *, of_house: bool) -> str:
    if farewell and farewell.dismissed:
        return say(
            "{what}. Clock and wall go on; nothing can be entered until it joins again with a new"
            " code.",
            what=capital(str(farewell)),
        )
    if farewell:
        return say(
            "{what}: the event goes on at that laptop alone. Clock and wall go on here; nothing can"
            " be entered.",
            what=capital(str(farewell)),
        )
    if of_house:
        return say(
            "No line to the server since {time}. Clock and wall go on; nothing can be entered.",
            time=time_of_day(since),
        )
    return say(
        "No line to the sharing laptop since {time}. Clock and wall go on; nothing can be entered.",
        time=time_of_day(since),
    )
