"""The pages beside the events, one of them in sight, with what the open events do above it."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.desk.event_list import EventList
from director.house.home import Home
from director.house.settings import Settings
from director.reports.sheet_kinds import Typesetter
from director.translation import say
from director.window.event.other_events import OtherEventsStrip
from director.window.look.styles import dress_window
from director.window.settings_and_help.about import about
from director.window.settings_and_help.house_games import HouseGamesPage
from director.window.settings_and_help.key_reference import reference
from director.window.settings_and_help.manual_chapters import chapters
from director.window.settings_and_help.manual_page import ManualPage
from director.window.settings_and_help.page_names import (
    ABOUT,
    GAMES,
    HALVES,
    JOIN,
    LEAGUES,
    MANUAL,
    NEWER,
    PRACTICE,
    SERIES,
    SETTINGS,
    SHARE,
    STAFF,
    SUPPORT,
)
from director.window.settings_and_help.settings_page import SettingsPage
from director.window.settings_and_help.support_page import SupportPage
from director.window.settings_and_help.version_page import VersionPage
from director.window.start.at_this_station import AtThisStation
from director.window.stations.shared_evening import SharedEvening
from director.window.widgets.action import Action
from director.window.widgets.labels import column
from director.window.widgets.stack import Wardrobe

if TYPE_CHECKING:
    from director.window.leagues.league_page import LeaguePage
    from director.window.leagues.series_page import SeriesPage
    from director.window.practice.practice_page import PracticePage
    from director.window.stations.halves_page import HalvesPage
    from director.window.stations.join_page import JoinPage
    from director.window.stations.share_page import SharePage
    from director.window.stations.staff_page import StaffPage

AsidePage: TypeAlias = (
    "SettingsPage | ManualPage | SupportPage | LeaguePage | SeriesPage | PracticePage"
    " | HouseGamesPage | SharePage | JoinPage | HalvesPage | StaffPage | VersionPage"
)


def _practice(event_list: EventList, sheets: Typesetter, settings: Settings) -> "PracticePage":
    from director.window.practice.practice_page import PracticePage

    return PracticePage(event_list, sheets, settings)


def _share(evening: SharedEvening) -> "SharePage":
    from director.window.stations.share_page import SharePage

    return SharePage(evening)


def _join(evening: SharedEvening, station: str) -> "JoinPage":
    from director.window.stations.join_page import JoinPage

    return JoinPage(evening, station)


def _halves(evening: SharedEvening) -> "HalvesPage":
    from director.window.stations.halves_page import HalvesPage

    return HalvesPage(evening)


def _staff(event_list: EventList, here: AtThisStation) -> "StaffPage":
    from director.window.stations.staff_page import StaffPage

    return StaffPage(event_list, here)


def _leagues(event_list: EventList, sheets: Typesetter, settings: Settings) -> "LeaguePage":
    from director.window.leagues.league_page import LeaguePage

    return LeaguePage(event_list, sheets, settings.path.parent / "leagues")


class SidePages(QWidget):
    """Each page is built when it is first asked for."""

    changed = Signal(str)
    """The key of a setting that was changed; "" for several."""
    said = Signal(str, str)
    left = Signal()
    event_asked = Signal(object)
    """An event of a series by its number, or what begins one."""
    game_asked = Signal(bool)
    """The game maker, with a new game or one that there is."""

    def __init__(
        self,
        settings: Settings,
        actions: Callable[[], Iterable[Action[Any]]],
        event_list: EventList,
        sheets: Typesetter,
        here: AtThisStation,
        evening: Callable[[], SharedEvening],
    ) -> None:
        """`actions` are all there are; `evening` shares and joins. Made when first asked for."""
        super().__init__()
        self.name = ""
        """Of the page in sight."""
        self.others = OtherEventsStrip()
        self._makers: dict[str, Callable[[], AsidePage]] = {
            SETTINGS: lambda: SettingsPage(settings, lambda: event_list.library),
            MANUAL: lambda: ManualPage([*chapters(), reference(actions())], say("Manual")),
            ABOUT: lambda: ManualPage(about(), say("About")),
            SUPPORT: lambda: SupportPage(settings),
            NEWER: lambda: VersionPage(settings),
            GAMES: lambda: HouseGamesPage(event_list.library, Home(settings.path.parent).games),
            SHARE: lambda: _share(evening()),
            HALVES: lambda: _halves(evening()),
            JOIN: lambda: _join(evening(), event_list.station),
            STAFF: lambda: _staff(event_list, here),
            PRACTICE: lambda: _practice(event_list, sheets, settings),
            SERIES: lambda: self._series(event_list, sheets, settings),
            LEAGUES: lambda: _leagues(event_list, sheets, settings),
        }
        self._made: dict[str, AsidePage] = {}
        self._stack = Wardrobe()
        self._stale: set[str] = set()
        """The pages that are shown anew once they are in sight."""
        dress_window(self.others)
        self.setLayout(column(self.others, self._stack, gap=0, stretch=1))

    def _series(
        self, event_list: EventList, sheets: Typesetter, settings: Settings
    ) -> "SeriesPage":
        from director.window.leagues.series_page import SeriesPage

        made = SeriesPage(event_list, sheets, settings)
        made.event_asked.connect(self.event_asked)
        return made

    @property
    def page(self) -> AsidePage:
        """The page in sight."""
        return self._made[self.name]

    @property
    def topic(self) -> str:
        """The chapter of the manual on the page in sight."""
        chapters_of = {
            LEAGUES: LEAGUES,
            PRACTICE: PRACTICE,
            SERIES: SERIES,
            GAMES: "house-games",
            SHARE: "stations",
            HALVES: "network-dies",
            JOIN: "stations",
            STAFF: "stations",
            NEWER: "changes",
        }
        return chapters_of.get(self.name, SETTINGS)

    def show_page(self, name: str, topic: str = "") -> None:
        """Brings a page into sight; the manual at the chapter on a topic."""
        if name not in self._made:
            made = self._made[name] = self._makers[name]()
            made.said.connect(self.said)
            made.left.connect(self.left)
            if isinstance(made, HouseGamesPage):
                made.game_asked.connect(self.game_asked)
            if isinstance(made, SettingsPage):
                made.changed.connect(self.changed)
            self._stack.addWidget(made)
        self.name = name
        self._stack.setCurrentWidget(self.page)
        if name in self._stale:
            self._stale.remove(name)
            self.page.refresh()
        if isinstance(self.page, ManualPage):
            self.page.open(topic)

    def refresh(self) -> None:
        """Shows everything anew, what is out of sight once it is seen: the look is another now."""
        self._stale = {*self._made}
        if self.isVisible():
            self.show_page(self.name)
