"""The Series page: a calendar of events, today's begun from its template with one key."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from director.desk.event_list import EventList
from director.desk.series_players import found_again, read_players
from director.files.forms import FileWrong, load_form
from director.house.home import Home
from director.house.series_files import (
    Listed,
    begin_series,
    leagues_of,
    listed_series,
    save_series,
)
from director.house.settings import Settings
from director.reports.event_sheets.series import players_sheet
from director.reports.sheet_kinds import Typesetter
from director.reports.sheet_register import EVENT_SHEETS
from director.reports.sheets_beside_events import SERIES_PLAYERS
from director.tournament.series.players import SeriesPlayers
from director.tournament.series.series import Dated, Series, calendar, due, in_series
from director.tournament.series.typed_events import NotEvents, typed_events
from director.tournament.templates.template import Template
from director.translation import say
from director.views.counted import counted
from director.window.event.template_shelf import house_templates
from director.window.leagues.lists_and_sheets import ask_for_list, open_file, open_pdf, open_sheet
from director.window.leagues.series_columns import CALENDAR, STANDINGS, Ranked, ranked
from director.window.leagues.series_papers import event_of
from director.window.leagues.series_players import PlayersView
from director.window.look.styles import GRID
from director.window.printing.sheet import open_in_viewer
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
    panel,
    reveal,
    rewrite,
    row,
    stacked,
)
from director.window.widgets.page import Page
from director.window.widgets.status_line import DONE, FAILED, REFUSED
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

_LEFT, _RIGHT = 200, 256
DAY = EVENT_SHEETS["day"]


def _goes_on(series: Series, today: date) -> bool:
    """Whether there is an event today, or one to come."""
    return any(one.day >= today for one in series.events)


class SeriesPage(Page):
    """The series at the left; of the chosen one its calendar and leagues, or its players."""

    said = Signal(str, str)
    event_asked = Signal(object)
    """An event by its number, or what begins one."""

    def __init__(self, event_list: EventList, sheets: Typesetter, settings: Settings) -> None:
        super().__init__()
        self._event_list, self._sheets, self._settings = event_list, sheets, settings
        self._home = Home(settings.path.parent)
        self.viewer, self.editor = open_in_viewer, open_file
        """Open a file; tests look at it instead."""
        self._templates: dict[str, Template] = {}
        self.found: SeriesPlayers | None = None
        """The players and the leagues; None while they are being read."""
        self._reads = 0
        self.fresh = Field(say("New series"), say("Name, then Enter"))
        self.more = Field(say("Add events"), say("2027-03-05 Friday mixed x 8"))
        self.series: RowsModel[Listed] = RowsModel(
            (
                Column(
                    "Series",
                    lambda one: one.name if one.series else say("▲ {file}", file=one.name),
                    colour=lambda one: "" if one.series else "warning",
                ),
            ),
            lambda one: one.path,
            self,
        )
        self.list = RowsView(self.series, say("Series"), self)
        self.model: RowsModel[Dated] = RowsModel(CALENDAR, lambda one: one.name, self)
        self.view = RowsView(self.model, say("Calendar"), self)
        self.ranks: RowsModel[Ranked] = RowsModel(
            STANDINGS,
            lambda one: (one.league, one.line and one.line.player),
            self,
            lambda one: one.line is None,
        )
        self.standings = RowsView(self.ranks, say("League standings"), self)
        self.players = PlayersView()
        self.title, self.told = label("", "head"), label("", "soft", wrap=True)
        self.faults = label("", "wrong", wrap=True)
        self.league = label("", "caption", wrap=True)
        self.go = push_button("", self._go, "first")
        self.edits = push_button(say("Edit file"), self._edit)
        self.papers = push_button(say("Sheets of the day"), self.print_day)
        self.turns = push_button(say("Players"), self.turn)
        self.saves = push_button(say("Save as a list …"), self.ask)
        self.prints = push_button(say("Sheet"), self.print_sheet)
        self._lay_out()
        self.fresh.returnPressed.connect(self._begin)
        self.more.returnPressed.connect(self._add)
        self.list.chosen.connect(self._show)
        self.list.opened.connect(self.view.setFocus)
        self.view.chosen.connect(self._weigh)
        self.view.opened.connect(self._go)
        self.list.offer(of_buttons((self.edits, self.turns), (self.saves, self.prints)))
        self.view.offer(of_buttons((self.go, self.papers)))

    def _lay_out(self) -> None:
        left = holding(column(captioned(say("New series"), self.fresh), self.list, gap=GRID))
        left.setFixedWidth(_LEFT)
        nothing = EmptyState(
            "events",
            say("No series yet"),
            say(
                "Type a name on the left and press Enter, then add events: a date, a template,"
                " and for how many weeks."
            ),
        )
        self._beside = panel(column(self.league, self.standings, gap=GRID, stretch=1), GRID)
        self._beside.setFixedWidth(_RIGHT)
        self._adding = captioned(say("Add events"), self.more)
        self._room = QWidget()  # what is wrong with a file stands at the top
        at_foot = row(self._adding, self.papers, gap=GRID, stretch=0)
        at_foot.setAlignment(self.papers, Qt.AlignmentFlag.AlignBottom)
        self._foot = holding(at_foot)
        below = column(self.faults, self._room, self.view, self._foot, gap=GRID)
        below.setStretch(1, 1)
        below.setStretch(2, 1)
        dates = holding(below)
        whole = holding(row(dates, self._beside, gap=2 * GRID, stretch=0))
        self._stack = stacked(nothing, whole, self.players)
        back = push_button(say("Back"), self.left.emit)
        head = row(self.title, None, self.turns, self.saves, self.prints, self.edits, back, self.go)
        right = column(holding(head), self.told, self._stack, gap=GRID)
        right.setStretch(2, 1)
        box = row(left, holding(right), gap=2 * GRID)
        box.setStretch(1, 1)
        box.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, GRID)
        self.setLayout(box)

    def land(self) -> None:
        """Reads everything anew; what is due today is chosen, and Enter begins it."""
        self.refresh()
        if not self.series.rows:
            self.fresh.setFocus()
            return
        if self.list.choice is None:
            self._choose_series()
        self._choose_due()
        self._land_in_calendar()

    def _land_in_calendar(self) -> None:
        if self.model.rows:
            self.view.setFocus()
        else:
            self.more.setFocus()

    def turn(self) -> None:
        """From the calendar to the players, and back."""
        if self.shows_players:
            self._stack.setCurrentIndex(1)
            self._land_in_calendar()
        else:
            self._stack.setCurrentWidget(self.players)
            self.players.land()
        self._weigh()

    @property
    def shows_players(self) -> bool:
        """Whether the players are in sight, and not the calendar."""
        return self._stack.currentWidget() is self.players

    def escape(self) -> None:
        """The players are left first, then the page."""
        if self.shows_players:
            self.turn()
        else:
            super().escape()

    def refresh(self) -> None:
        """Shows the series of the folder as they are now."""
        before = self.list.choice
        read = house_templates(self._settings, self._event_list.library)
        self._templates = {
            file: one for file, one in read.items() if not isinstance(one, FileWrong)
        }
        self.series.show(listed_series(self._home.series, tuple(read), tuple(EVENT_SHEETS)))
        if before:
            self.list.choose(before.path)
        self._show()

    @property
    def today(self) -> date:
        """By the clock of this machine."""
        return self._event_list.now().astimezone().date()

    def _show(self) -> None:
        chosen = self.list.choice
        series = chosen.series if chosen else None
        if series is None or not self.shows_players:
            self._stack.setCurrentIndex(1 if chosen else 0)
        rewrite(self.title, chosen.name if chosen else say("Series"))
        rewrite(self.faults, "\n".join([f"▲ {one}" for one in chosen.faults]) if chosen else "")
        names = {file: one.name for file, one in self._templates.items()}
        rows = (tried(self._event_list.events, self.said.emit) if series else None) or ()
        dated = calendar(series, names, rows) if series else ()
        self.model.show(dated)
        self._tell_count()
        self.edits.setEnabled(chosen is not None)
        for one in (self.view, self._foot):
            reveal(one, series is not None)
        self._room.setVisible(series is None)
        self._read(series, dated)
        self._choose_due()
        self._weigh()

    def _tell_count(self) -> None:
        dated = self.model.rows
        many = counted(len(dated), "1 event", "{count} events")
        begun = say("{count} begun", count=sum(1 for one in dated if one.row))
        rewrite(self.told, f"{many}  ·  {begun}" if dated else "")

    def _choose_series(self) -> None:
        """The first of which something is due; else the first that can be read."""
        sound = [one for one in self.series.rows if one.series]
        going_on = [one for one in sound if one.series and _goes_on(one.series, self.today)]
        self.list.choose((*going_on, *sound, *self.series.rows)[0].path)

    def _choose_due(self) -> None:
        wanted = due(self.model.rows, self.today)
        if wanted:
            self.view.choose(wanted.name)

    def _weigh(self) -> None:
        chosen, listed, players = self.view.choice, self.list.choice, self.shows_players
        begins = chosen is not None and chosen.row is None
        self.go.setText(say("Begin event") if begins else say("Open event"))
        self.go.setEnabled(chosen is not None)
        self.papers.setEnabled(chosen is not None and not begins)
        self.turns.setText(say("Calendar") if players else say("Players"))
        self.turns.setEnabled(listed is not None and listed.series is not None)
        for button in (self.saves, self.prints):
            reveal(button, players)
            button.setEnabled(self.found is not None)
        for button in (self.go, self.edits):
            reveal(button, not players)

    def _go(self) -> None:
        """Opens the chosen event, or begins it from its template."""
        chosen, listed = self.view.choice, self.list.choice
        if chosen is None or listed is None or listed.series is None:
            return
        if chosen.event is not None:
            self.event_asked.emit(chosen.event)
            return
        template = self._templates.get(chosen.planned.template)
        if template is None:
            words = say(
                "the template {file} has errors: fix it first", file=chosen.planned.template
            )
            self.said.emit(words, REFUSED)
            return
        made = in_series(listed.series, chosen.planned, template)
        self.event_asked.emit((made, chosen.name, chosen.planned.day))

    def _begin(self) -> None:
        name = " ".join(self.fresh.text().split())
        if not name:
            self.said.emit(say("type the name of the series first"), REFUSED)
            return
        try:
            path = begin_series(self._home.series, name)
        except FileExistsError as there:
            file = Path(str(there)).name
            self.said.emit(say("{file} already exists: choose another name", file=file), REFUSED)
            return
        except OSError as failure:
            self.said.emit(str(failure), FAILED)
            return
        self.fresh.empty()
        self.refresh()
        self.list.choose(path)
        self.more.setFocus()
        self.said.emit(say("{file} started: add events", file=path), DONE)

    def _add(self) -> None:
        """Adds what was typed to the calendar, and writes the file."""
        listed = self.list.choice
        if listed is None or listed.series is None:
            return
        names = {file: one.name for file, one in self._templates.items()}
        try:
            new = typed_events(self.more.text(), names)
            there = {(one.day, one.template) for one in listed.series.events}
            added = [one for one in new if (one.day, one.template) not in there]
            events = sorted((*listed.series.events, *added), key=lambda one: one.day)
            made = replace(listed.series, events=tuple(events))
            logo = str(load_form(listed.path).data.get("logo", ""))
            save_series(made, listed.path, logo)
        except NotEvents as why:
            self.said.emit(str(why), REFUSED)
            return
        except (FileWrong, OSError) as failure:
            self.said.emit(str(failure), FAILED)
            return
        self.more.empty()
        self.refresh()
        self.said.emit(counted(len(added), "1 event added", "{count} events added"), DONE)

    def _edit(self) -> None:
        chosen = self.list.choice
        if chosen and not self.editor(chosen.path):
            words = say("no program here opens it; it is at {file}", file=chosen.path)
            self.said.emit(words, FAILED)

    def _read(self, series: Series | None, dated: Sequence[Dated]) -> None:
        """Its players and leagues, read beside the window's thread."""
        self._reads += 1
        this, book = self._reads, self._event_list.book
        self.found = None
        self.ranks.show(())
        self.players.show_players(None)
        reveal(self._beside, series is not None and bool(series.leagues))
        rewrite(self.league, say("reading …"))
        if series is None:
            return
        folder = self._home.leagues

        def read() -> tuple[SeriesPlayers, tuple[str, ...]]:
            leagues, faults = leagues_of(series, folder)
            whole = found_again(book, series, dated, book.events())
            return read_players(book, series, whole, leagues), faults

        def came(read: tuple[SeriesPlayers, tuple[str, ...]]) -> None:
            if this == self._reads:
                self._show_found(*read)

        def failed(why: str, _: str) -> None:
            if this == self._reads:
                rewrite(self.league, why)

        beside(self, read, came, failed)

    def _show_found(self, found: SeriesPlayers, faults: Sequence[str]) -> None:
        self.found = found
        if found.calendar != tuple(self.model.rows):
            self.model.show(found.calendar)
            self._choose_due()
            self._tell_count()
        many = counted(len(found.seasons), "League standings", "Standings of {count} leagues")
        rewrite(self.league, "\n".join([*([many] if found.seasons else []), *faults]))
        self.ranks.show(ranked(found.seasons))
        self.standings.clearSpans()
        for at, one in enumerate(self.ranks.rows):
            if one.line is None:  # the name of a league has the whole width
                self.standings.setSpan(at, 0, 1, len(STANDINGS))
        self.standings.share_width()
        self.players.show_players(found)
        self._weigh()

    def print_day(self) -> None:
        """Sets all sheets of the chosen event's day, and opens them."""
        chosen = self.view.choice
        number = chosen.event if chosen else None
        if chosen is None or number is None:
            return
        desk, sheets = self._event_list, self._sheets
        title = say("{sheet}: {event}", sheet=say(DAY.title), event=chosen.name)

        def make() -> bytes:
            of = event_of(desk.book, number, desk.now(), desk.library, desk.who)
            return DAY.pdf(of, sheets)

        open_pdf(self, title, make, self.viewer, self.said.emit)

    def print_sheet(self) -> None:
        """Sets the list of players and opens it."""
        if self.found:
            open_sheet(self, SERIES_PLAYERS, self.found, self._sheets, self.viewer, self.said.emit)

    def ask(self) -> None:
        """Asks where the list goes: CSV, a spreadsheet or a web page."""
        if self.found:
            made, name = players_sheet(self.found, by_event=True), self.found.series
            ask_for_list(self, say("Save the players"), made, name, self._sheets, self.said.emit)
