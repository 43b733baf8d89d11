"""The Leagues page: the table of the season, its picture, and a box to try the formula in."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from director.desk.event_list import EventList
from director.desk.league_standings import read_season
from director.desk.series_players import found_again
from director.house.home import Home
from director.house.series_files import with_series_events
from director.reports.documents import Document
from director.reports.event_sheets.league import league_sheet, rules_said
from director.reports.sheet_kinds import Typesetter
from director.reports.sheets_beside_events import LEAGUE
from director.tournament.leagues.league import Line, Season
from director.tournament.series.series import Dated, Series
from director.translation import say
from director.window.leagues.formula_editor import FormulaEditor
from director.window.leagues.league_chart import SeasonChart, tracks
from director.window.leagues.league_columns import columns, missing_said
from director.window.leagues.league_events import LeagueEvents
from director.window.leagues.league_files import (
    Listed,
    NotChanged,
    begin_league,
    listed_leagues,
    save_events,
    save_formula,
)
from director.window.leagues.lists_and_sheets import (
    ask_for_list,
    open_file,
    open_sheet,
    save_list,
)
from director.window.leagues.points_box import PointsBox
from director.window.look.styles import GRID
from director.window.printing.sheet import file_name, open_in_viewer
from director.window.widgets.attempt import beside, tried
from director.window.widgets.buttons import push_button
from director.window.widgets.context_menu import of_buttons
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.field import Field
from director.window.widgets.labels import (
    captioned,
    column,
    holding,
    label,
    reveal,
    rewrite,
    row,
    stacked,
)
from director.window.widgets.page import Page
from director.window.widgets.status_line import DONE, FAILED, REFUSED
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

_LEFT = 216


class LeaguePage(Page):
    """Leagues at the left, the season at the right."""

    said = Signal(str, str)

    def __init__(self, event_list: EventList, sheets: Typesetter, folder: Path) -> None:
        super().__init__()
        self._event_list, self._sheets, self._folder = event_list, sheets, folder
        self.viewer, self.editor = open_in_viewer, open_file
        """Open a file; tests look at it instead."""
        self.season: Season | None = None
        self._reads = 0
        self.leagues: RowsModel[Listed] = RowsModel(
            (
                Column(
                    "League",
                    lambda one: one.name if one.league else say("▲ {file}", file=one.name),
                    colour=lambda one: "" if one.league else "warning",
                ),
            ),
            lambda one: one.path,
            self,
        )
        self.list = RowsView(self.leagues, say("Leagues"), self)
        self.model: RowsModel[Line] = RowsModel((), lambda line: line.player, self)
        self.view = RowsView(self.model, say("Season standings"), self)
        self.view.let_sort()
        self.chart = SeasonChart()
        self.title, self.rules = label("", "head"), label("", "soft", wrap=True)
        self.faults = label("", "wrong", wrap=True)
        self.told = label("", "soft", wrap=True)
        self.fresh = Field(say("New league"), say("Name, then Enter"))
        self.box = PointsBox()
        self.formula = FormulaEditor()
        self.events = LeagueEvents()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        left = holding(
            column(captioned(say("New league"), self.fresh), self.list, self.box, gap=GRID)
        )
        left.setFixedWidth(_LEFT)
        self.saves = push_button(say("Save as a list …"), self.ask)
        self.prints = push_button(say("Sheet"), self.print_sheet)
        self.edits = push_button(say("Edit file"), self.edit)
        self.formulas = push_button(say("Formula"), self.edit_formula)
        self.chooses = push_button(say("Events"), self.choose_events)
        back = push_button(say("Back"), self.left.emit)
        self._of_league = (self.saves, self.prints, self.edits, self.formulas, self.chooses)
        nothing = EmptyState(
            "events",
            say("No league yet"),
            say(
                "Type a name on the left and press Enter. This starts a file that says which"
                " events count and how points are awarded; edit it as you like."
            ),
        )
        buttons = (self.chooses, self.formulas, self.edits, self.saves, self.prints, back)
        head = row(self.title, None, *buttons)
        self._room = QWidget()  # what is wrong with a file stands at the top
        below = column(self.rules, self.faults, self._room, self.view, self.chart, gap=GRID)
        below.setStretch(2, 1)
        below.setStretch(3, 1)
        whole = holding(below)
        self._stack = stacked(nothing, whole, self.formula, self.events)
        right = column(holding(head), self._stack, self.told, gap=GRID)
        right.setStretch(1, 1)
        box_ = row(left, holding(right), gap=2 * GRID)
        box_.setStretch(1, 1)
        box_.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, GRID)
        self.setLayout(box_)

    def _connect(self) -> None:
        self.fresh.returnPressed.connect(self.begin)
        self.list.chosen.connect(self._read)
        self.list.opened.connect(self.view.setFocus)
        acts = of_buttons((self.chooses, self.formulas, self.edits), (self.saves, self.prints))
        self.list.offer(acts)
        self.view.chosen.connect(self._tell_chosen)
        self.formula.asked_to_save.connect(self._save_formula)
        self.formula.closed.connect(self._leave_formula)
        self.events.asked_to_save.connect(self._save_events)
        self.events.closed.connect(self._leave_formula)

    def land(self) -> None:
        """Reads everything anew, and the first league is shown."""
        self.refresh()
        if not self.leagues.rows:
            self.fresh.setFocus()
            return
        if self.list.choice is None:
            self.list.selectRow(0)
        self.list.setFocus()

    def escape(self) -> None:
        """The formula or the events are left first, then the page."""
        if self._stack.currentWidget() in (self.formula, self.events):
            self._leave_formula()
        else:
            super().escape()

    def refresh(self) -> None:
        """Shows the leagues of the folder as they are now."""
        before = self.list.choice
        self.leagues.show(listed_leagues(self._folder))
        if before:
            self.list.choose(before.path)
        self._read()

    def begin(self) -> None:
        """A new file, with every event of the book in it; it opens where files are edited."""
        name = " ".join(self.fresh.text().split())
        if not name:
            self.said.emit(say("type the league’s name first"), REFUSED)
            return

        def begun() -> Path | None:
            rows = sorted(self._event_list.events(), key=lambda event: event.opened)
            with suppress(FileExistsError):
                return begin_league(self._folder, name, [str(event.number) for event in rows])
            taken = f"{file_name(name)}.toml"
            self.said.emit(say("{file} already exists: choose another name", file=taken), REFUSED)
            return None

        path = tried(begun, self.said.emit)
        if path is None:
            return
        self.fresh.empty()
        self.refresh()
        self.list.choose(path)
        self.list.setFocus()
        self.said.emit(say("{file} started with all events", file=path), DONE)

    def edit(self) -> None:
        """Opens the file of the league; coming back to this page reads it again."""
        chosen = self.list.choice
        if chosen and not self.editor(chosen.path):
            self.said.emit(
                say("no program here opens it; it is at {file}", file=chosen.path), FAILED
            )

    def edit_formula(self) -> None:
        """The formula of the league, with the table that it gives."""
        chosen = self.list.choice
        if chosen and chosen.league:
            self._stack.setCurrentWidget(self.formula)
            self._tell(self.told.text())
            self.formula.edit(chosen.league.formula)

    def choose_events(self) -> None:
        """Which events of the book count, to be ticked."""
        chosen = self.list.choice
        rows = tried(self._event_list.events, self.said.emit)
        if chosen is None or chosen.league is None or rows is None:
            return
        self._stack.setCurrentWidget(self.events)
        self._tell(self.told.text())
        self.events.edit(sorted(rows, key=lambda one: one.opened), chosen.league.events)

    def _save_events(self, events: Sequence[str]) -> None:
        chosen = self.list.choice
        if chosen:
            self._saved(partial(save_events, chosen.path, events), "events of {league} saved")

    def _tell(self, words: str) -> None:
        """What there is to say of the season, below its standings: not below the formula."""
        rewrite(self.told, words)
        aside = self._stack.currentWidget() in (self.formula, self.events)
        reveal(self.told, bool(words) and not aside)

    def _save_formula(self, way: str) -> None:
        chosen = self.list.choice
        if chosen:
            self._saved(partial(save_formula, chosen.path, way), "formula of {league} saved")

    def _saved(self, write: Callable[[], None], done: str) -> None:
        """Writes into the chosen league's file, and says so with this sentence, or why not."""
        chosen = self.list.choice
        assert chosen
        try:
            write()
        except NotChanged as why:
            self.said.emit(str(why), REFUSED)
        except OSError as failure:
            self.said.emit(str(failure), FAILED)
        else:
            self._leave_formula()
            self.refresh()
            self.said.emit(say(done, league=chosen.name), DONE)

    def _leave_formula(self) -> None:
        self._stack.setCurrentIndex(1)
        self._tell(self.told.text())
        self.list.setFocus()

    def print_sheet(self) -> None:
        """Sets the table of the season and opens it."""
        if self.season:
            open_sheet(self, LEAGUE, self.season, self._sheets, self.viewer, self.said.emit)

    def ask(self) -> None:
        """Asks where the list goes: CSV, a spreadsheet or a web page."""
        if self.season:
            title, name = say("Save the standings"), self.season.league.name
            ask_for_list(self, title, self._list, name, self._sheets, self.said.emit)

    def save(self, path: Path) -> None:
        """Writes the table into a file, of the kind that its ending says."""
        if self.season:
            save_list(self, self._list, path, self._sheets, self.said.emit)

    @property
    def _list(self) -> Document:
        assert self.season
        return league_sheet(self.season, across=len(self.season.played))

    def _read(self) -> None:
        """Reads the season of the chosen league beside the window's thread."""
        chosen = self.list.choice
        league = chosen.league if chosen else None
        self._reads += 1
        this = self._reads
        self.season = None
        self._show_league(chosen)
        if chosen is None or league is None:
            return
        book, library, file = self._event_list.book, self._event_list.library, chosen.path
        home = Home(self._folder.parent)

        def read() -> Season:
            rows = book.events()

            def found(series: Series, dated: Sequence[Dated]) -> Sequence[Dated]:
                return found_again(book, series, dated, rows)

            meant = with_series_events(league, file, home, library, rows, found)
            return read_season(book, meant)

        def came(season: Season) -> None:
            if this == self._reads:
                self.season = season
                self._show_season()

        def failed(why: str, kind: str) -> None:
            if this == self._reads:
                self.said.emit(why, kind)

        beside(self, read, came, failed)

    def _show_league(self, chosen: Listed | None) -> None:
        """What is known before the book was read."""
        league = chosen.league if chosen else None
        self._stack.setCurrentIndex(1 if chosen else 0)
        rewrite(self.title, chosen.name if chosen else say("Leagues"))
        rewrite(self.rules, "  ·  ".join(rules_said(league)) if league else "")
        faults: Sequence[str] = chosen.faults if chosen else ()
        rewrite(self.faults, "\n".join([f"▲ {fault}" for fault in faults]))
        self._tell(say("reading …") if league else "")
        for button in self._of_league:
            button.setEnabled(False)
        self.edits.setEnabled(chosen is not None)
        self.formulas.setEnabled(league is not None)
        self._room.setVisible(league is None)
        self.view.setVisible(league is not None)
        self.chart.setVisible(league is not None)
        self._show_lines()
        self.box.show_formula(league.formula if league else None)

    def _show_season(self) -> None:
        assert self.season
        nothing = say("None of its events has finished yet.") if not self.season.played else ""
        self._tell("  ".join([one for one in (nothing, missing_said(self.season)) if one]))
        for button in self._of_league:
            button.setEnabled(True)
        self._show_lines()
        if self.model.rows and self.view.choice is None:
            self.view.selectRow(0)

    def _show_lines(self) -> None:
        season = self.season
        made = columns(season, self.view.viewport().width()) if season else ()
        if len(made) != len(self.model.columns) or season:
            self.model.stand_in(made)
        self.model.show(season.lines if season else ())
        self.view.share_width()
        self.chart.show_tracks(tracks(season) if season else ())
        self._tell_chosen()

    def _tell_chosen(self) -> None:
        chosen = self.view.choice
        self.chart.choose(chosen.player if chosen else None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.season:
            self._show_lines()
