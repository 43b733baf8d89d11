"""The pages beside the events: settings, manual and leagues, the game maker, rulings."""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from director.tournament.log.books import EventNumber
from director.translation import say
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.shell.events.open_events import OpenEvents
from director.window.shell.page_frame import PageFrame
from director.window.widgets.action import Action, Bound

if TYPE_CHECKING:
    from datetime import date

    from director.tournament.templates.template import Template
    from director.window.game_maker.page import GameMakerPage
    from director.window.imports.import_page import ImportPage
    from director.window.settings_and_help.rulings_page import RulingsPage
    from director.window.settings_and_help.side_pages import SidePages
    from director.window.stations.shared_evening import SharedEvening


def _every_action() -> "Iterable[Action[Any]]":
    from director.window.shell.actions.every_action import EVERY_ACTION

    return EVERY_ACTION


class PagesBeside(QObject):
    """Each is built when it is first asked for; whoever leaves it is back where one was."""

    changed = Signal(str)
    """The key of a setting that was changed; "" for several."""

    def __init__(
        self,
        frame: PageFrame,
        events: OpenEvents,
        rulings_desk: RulingsDesk,
        going_to_rulings: Bound[RulingsDesk],
        list_page: QWidget,
        evening: "Callable[[], SharedEvening]",
    ) -> None:
        """`evening` is that of several stations, made when one of its pages is asked for."""
        super().__init__(frame.window)
        self._frame = frame
        self._events = events
        self._rulings_desk = rulings_desk
        self._going_to_rulings = going_to_rulings
        self._list_page = list_page
        self._evening = evening
        self.game_maker: GameMakerPage | None = None
        self.asides: SidePages | None = None
        """The settings, and the other pages beside the events."""
        self.import_page: ImportPage | None = None
        """Evenings of another program."""
        self.rulings_page: RulingsPage | None = None
        """Rulings and showdowns while no event is in sight."""
        self._before: tuple[QWidget, EventNumber | None] = (list_page, None)
        rulings_desk.requested.connect(self._hand_on)

    def show_aside(self, name: str) -> None:
        """Shows a page beside the events; asked for it again, goes back to where one was."""
        if self.asides is None:
            self.asides = self._made_asides()
        if self._frame.page is not self.asides:
            self._note_where()
        elif self.asides.name == name:
            self._go_back()
            return
        chapter = self._frame.chapter
        self._events.step_out()
        self._frame.show(self.asides, say("Tournament Director"))
        self.asides.show_page(name, chapter)  # in its place: a page is set as wide as it is there
        self._events.show_others()
        self.asides.page.land()

    def bring_aside(self, name: str) -> None:
        """Shows a page beside the events, where it is not in sight already."""
        if self.asides is None or self._frame.page is not self.asides or self.asides.name != name:
            self.show_aside(name)
        else:
            self.asides.page.land()

    def _show_event(self, asked: "EventNumber | tuple[Template, str, date | None]") -> None:
        """An event of a series: one that there is, or one to be begun by a template."""
        start_actions = self._frame.start_actions
        if isinstance(asked, tuple):
            start_actions.found(*asked)
        else:
            start_actions.open(asked)

    def _made_asides(self) -> "SidePages":
        from director.window.settings_and_help.side_pages import SidePages

        frame = self._frame
        made = SidePages(
            frame.settings,
            _every_action,
            frame.start_actions.event_list,
            frame.sheets,
            frame.start_actions.here,
            self._evening,
        )
        made.said.connect(frame.status.say)
        made.left.connect(self._go_back)
        made.changed.connect(self.changed)
        made.game_asked.connect(self.make_game)
        made.event_asked.connect(self._show_event)
        frame.add(made, lambda: made.topic, others=made.others)
        return made

    def make_game(self, new: bool) -> None:
        """The game maker: a new game is begun, or one of the house's chosen."""
        page = self.show_game_maker()
        if new:
            page.begin()
        else:
            page.choose()

    def show_game_maker(self) -> "GameMakerPage":
        """Shows the game maker as it was left."""
        if self.game_maker is None:
            self.game_maker = self._made_game_maker()
        if self._frame.page not in (self.game_maker, self.asides):
            self._note_where()
        self._events.step_out()
        self._frame.show(self.game_maker, say("Game maker – Tournament Director"))
        self._events.show_others()
        return self.game_maker

    def _made_game_maker(self) -> "GameMakerPage":
        from director.house.home import Home
        from director.window.game_maker.page import GameMakerPage

        frame = self._frame
        made = GameMakerPage(
            frame.start_actions.event_list.library,
            Home(frame.settings.path.parent),
            frame.settings,
            frame.sheets,
            frame.refuse,
        )
        made.maker.said.connect(frame.status.say)
        made.left.connect(self._go_back)
        made.maker.kept.connect(lambda: self.changed.emit("games"))
        frame.add(made, lambda: "house-games", made.deeds, made.others)
        return made

    def show_import(self) -> "ImportPage":
        """Shows the evenings of another program, as far as they have been looked at."""
        if self.import_page is None:
            self.import_page = self._made_import()
        self._events.step_out()
        self._frame.show(self.import_page, say("Import – Tournament Director"))
        self._events.show_others()
        self.import_page.land()
        return self.import_page

    def _made_import(self) -> "ImportPage":
        from director.house.home import Home
        from director.window.imports.import_page import ImportPage

        start_actions = self._frame.start_actions
        home = Home(self._frame.settings.path.parent)
        made = ImportPage(start_actions.event_list, home)
        made.said.connect(self._frame.status.say)
        made.imported.connect(start_actions.listed)
        made.left.connect(start_actions.asked_list)
        self._frame.add(made, lambda: "import")
        return made

    def show_rulings(self, screen: str) -> None:
        """Shows a screen of the rulings desk: of the event one came from, or without one."""
        if self.asides and self._frame.page is self.asides and self._before[1]:
            self._go_back()
        if self._events.cockpit:
            self._events.cockpit.ask_for(screen)
            return
        if self.rulings_page is None:
            self.rulings_page = self._made_rulings()
        self._frame.show(self.rulings_page, say("Rulings – Tournament Director"))
        self._events.show_others()
        self.rulings_page.show_screen(screen)
        self._going_to_rulings.refresh()

    def _hand_on(self, request: object) -> None:
        """Has it answered where one was led: by the event in sight, or without one."""
        if self._events.cockpit:
            self._events.cockpit.request(request)
        elif self.rulings_page:
            self.rulings_page.hand_on(request)

    def _made_rulings(self) -> "RulingsPage":
        from director.window.settings_and_help.rulings_page import RulingsPage

        desk, frame = self._rulings_desk, self._frame
        made = RulingsPage(desk, self._going_to_rulings, frame.refuse)
        made.left.connect(frame.start_actions.asked_list)
        frame.add(made, lambda: desk.screen, made.hand_actions, made.others)
        return made

    def _note_where(self) -> None:
        """Here one goes back to."""
        self._before = (
            self._frame.page or self._list_page,
            self._frame.start_actions.in_sight,
        )

    def _go_back(self) -> None:
        """Where one was before, with the last word still at the foot of the window."""
        page, number = self._before
        kept = self._events.kept.get(number) if number is not None else None
        with self._frame.status.kept():
            if kept:
                self._events.step_in(kept)
            elif number is None and page is not self._list_page:
                self._frame.show(page)
                page.setFocus()
            else:
                self._frame.start_actions.asked_list.emit()

    def redress(self) -> None:
        """Wears the look of now."""
        if self.game_maker:
            self.game_maker.redress()
        if self.asides:
            self.asides.refresh()

    def drafts(self) -> "Iterator[GameMakerPage]":
        """The pages where something may be unsaved."""
        if self.game_maker:
            yield self.game_maker
