"""Progress by game and by topic, and the leader board of the house."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.engine.games.library import Library
from director.school.remembering import Pupil, Tally, ranking
from director.school.topics import TOPICS, topics_of
from director.translation import chips, say
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import captioned, column, holding, row
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView


class _Line(NamedTuple):
    """How somebody does in a game or on a topic."""

    key: str
    title: str
    tally: Tally


class _Place(NamedTuple):
    """Somebody's place among those who practise here."""

    number: int
    pupil: Pupil


def _percent(tally: Tally) -> str:
    return say("{percent}%", percent=tally.percent) if tally.asked else "–"


def _columns(title: str) -> tuple[Column[_Line], ...]:
    return (
        Column(title, lambda one: one.title),
        Column("Asked", lambda one: chips(one.tally.asked), lambda one: one.tally.asked, 64,
               right=True),
        Column("Right", lambda one: _percent(one.tally), lambda one: one.tally.percent or 0, 64,
               right=True),
    )  # fmt: skip


_BOARD: tuple[Column[_Place], ...] = (
    Column("", lambda one: str(one.number), lambda one: one.number, 32, right=True),
    Column("Name", lambda one: one.pupil.name),
    Column("Points", lambda one: chips(one.pupil.points), lambda one: one.pupil.points, 64,
           right=True),
    Column("Right", lambda one: _percent(one.pupil.whole),
           lambda one: one.pupil.whole.percent or 0, 64, right=True),
    Column("Longest run", lambda one: chips(one.pupil.longest), lambda one: one.pupil.longest, 96,
           right=True),
)  # fmt: skip


class ProgressView(QWidget):
    """Three tables: games, topics, and everybody of the house."""

    strike_asked = Signal()
    """All answers of whoever is shown are to be removed."""

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self.games: RowsModel[_Line] = RowsModel(_columns("Game"), lambda one: one.key, self)
        self.topics: RowsModel[_Line] = RowsModel(_columns("Topic"), lambda one: one.key, self)
        self.people: RowsModel[_Place] = RowsModel(_BOARD, lambda one: one.pupil.name, self)
        self.of_games = RowsView(self.games, say("Games"), self)
        self.of_topics = RowsView(self.topics, say("Topics"), self)
        self.board = RowsView(self.people, say("Leader board"), self)
        self.strikes = push_button(say("Remove my answers …"), self.strike_asked.emit)
        for view in (self.of_games, self.of_topics, self.board):
            view.let_sort()
        right = column(
            captioned(say("By topic"), self.of_topics),
            captioned(say("Leader board of the house"), self.board),
            holding(row(None, self.strikes)),
            gap=2 * GRID,
            stretch={0: 4, 1: 3},  # all topics are in sight where there is room
        )
        games = captioned(say("By game"), self.of_games)
        self.setLayout(row(games, holding(right), gap=2 * GRID, stretch={0: 1, 1: 1}))

    def show_progress(self, pupil: Pupil, everybody: Sequence[Pupil]) -> None:
        """How one person does, and where they stand among all."""
        self.strikes.setEnabled(pupil.name in {one.name for one in everybody})
        games = [
            _Line(game.id, game.name, pupil.of_game(game.id))
            for game in self._library.sound()
            if topics_of(game)
        ]
        self.games.show(sorted(games, key=lambda one: (-one.tally.asked, one.title)))
        self.topics.show(
            [_Line(one.id, one.title, pupil.of_topic(one.id)) for one in TOPICS.values()]
        )
        self.people.show([_Place(at, one) for at, one in enumerate(ranking(everybody), start=1)])

    def land(self) -> None:
        """Puts the cursor on the games."""
        self.of_games.setFocus()
