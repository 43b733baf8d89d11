"""The players of a series: looked for by a name, each with what every event has brought."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from director.rulings.matching import begins, known, words_of
from director.tournament.series.players import Part, SeriesPlayer, SeriesPlayers
from director.translation import say
from director.views.counted import counted
from director.views.series_rows import parts_said
from director.window.leagues.series_columns import PARTS, players_columns
from director.window.look.styles import GRID
from director.window.widgets.field import ListField
from director.window.widgets.labels import captioned, column, label, panel, reveal, rewrite
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView


class PlayersView(QWidget):
    """Everybody, and below them the events of whoever is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._of: SeriesPlayers | None = None
        self.search = ListField(say("Find a player"), say("Name"))
        self.model: RowsModel[SeriesPlayer] = RowsModel((), lambda one: one.player, self)
        self.view = RowsView(self.model, say("Players"), self)
        self.view.let_sort()
        self.told = label("", "soft", wrap=True)
        self.name = label("", "caption", wrap=True)
        self.parts: RowsModel[Part] = RowsModel(PARTS, lambda one: (one.day, one.event), self)
        self.events = RowsView(self.parts, say("Events"), self)
        self._below = panel(column(self.name, self.events, gap=GRID, stretch=1), GRID)
        self.setLayout(
            column(
                captioned(say("Find a player"), self.search),
                self.view,
                self.told,
                self._below,
                gap=GRID,
                stretch={1: 3, 3: 2},
            )
        )
        self.search.textChanged.connect(lambda _: self._show())
        self.search.stepped.connect(self.view.step)
        self.search.returnPressed.connect(self.view.setFocus)
        self.view.chosen.connect(self._show_parts)

    def show_players(self, of: SeriesPlayers | None) -> None:
        """Shows these; None while they are being read."""
        self._of = of
        self.model.stand_in(players_columns(of) if of else ())
        self._show()

    def land(self) -> None:
        """Typing looks for a name; the arrows go through the list."""
        self.search.begin()

    def _show(self) -> None:
        everybody: Sequence[SeriesPlayer] = self._of.players if self._of else ()
        wanted = words_of(self.search.text())
        found = [one for one in everybody if not wanted or begins(wanted, known(one.name))]
        self.model.show(found)
        self.view.share_width()
        if found and self.view.choice is None:
            self.view.selectRow(0)
        rewrite(self.told, self._said(len(found)))
        self._show_parts()

    def _said(self, found: int) -> str:
        if self._of is None:
            return say("reading …")
        if not self._of.players:
            return say("Nobody has entered or signed up yet.")
        many = counted(len(self._of.players), "1 player", "{count} players")
        some = say("{count} of {players}", count=found, players=many)
        missing = "; ".join(self._of.missing)
        parts = [many if found == len(self._of.players) else some]
        return "  ·  ".join([*parts, *([missing] if missing else [])])

    def _show_parts(self) -> None:
        chosen = self.view.choice
        reveal(self._below, chosen is not None)
        if chosen:
            rewrite(self.name, f"{chosen.name}  ·  {parts_said(chosen)}")
        self.parts.show(chosen.parts if chosen else ())
