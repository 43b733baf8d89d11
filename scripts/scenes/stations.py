"""Scenes of an evening on several stations: sharing, joining, a lost line, and who is here."""

from datetime import timedelta
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QApplication

from director import __version__
from director.desk.stations import Copied, Found, How, Shared, Station, Stranger
from director.tournament.log.books import Farewell
from director.tournament.staff.role import Role
from director.window.settings_and_help.page_names import JOIN, SHARE, STAFF
from director.window.stations.join_page import JoinPage
from director.window.stations.share_page import SharePage
from scenes.names import EVENT
from tests.notebooks import Notebook
from tests.stations_of_paper import FRIDAY_AT_LUIS, SERVER, PaperFollowing, on

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.stage import Stage

STAFF_OF_HOUSE = (
    ("Ina Solberg", Role.DIRECTOR),
    ("Marek Dufresne", Role.FLOOR),
    ("Yolanda Achterberg-Villanueva", Role.FLOOR),
    ("Tessa Brook", Role.REGISTRATION),
    ("Olu Adeyemi", Role.CASHIER),
)


def share(stage: "Stage", shared: Shared | None = None) -> SharePage:
    """Sharing, during an evening, as far as it has come."""
    stage.evening(3)
    stage.stations.books[SERVER] = stage.event_list.book
    stage.window.beside.show_aside(SHARE)
    if shared:
        stage.stations.sharing.tell(shared)
        settle()
    page = stage.aside
    assert isinstance(page, SharePage)
    return page


def settle() -> None:
    """What comes from other threads has come."""
    for _ in range(20):
        QApplication.processEvents()


def stations(stage: "Stage") -> tuple[Station, ...]:
    """Three, of which one has lost its line."""
    now, hour = stage.now, timedelta(hours=1)
    floor = "Floor tablet by the far tables"
    return (
        Station("Registration desk", "Tessa Brook", "Registration", now, now - hour),
        Station(floor, "Marek Dufresne", "Floor", now, now - hour / 2),
        Station("Wall in the bar", "", "Display", now - timedelta(minutes=4), None),
    )


def shared_by_three(stage: "Stage") -> SharePage:
    """Shared, with three stations and everything on."""
    page = share(stage)
    stage.stations.sharing.tell(on(stage.now, *stations(stage)))
    settle()
    return page


def ending(stage: "Stage") -> None:
    """Asked whether the sharing is to end."""
    shared_by_three(stage).ends.click()


def silent(stage: "Stage") -> None:
    """Shared, and what shares it stands still."""
    shared_by_three(stage)
    sharing = stage.stations.sharing
    sharing.tell(sharing.shared._replace(silent=True))
    settle()


def stopped(stage: "Stage") -> None:
    """What shared it has ended by itself; the evening lies on its server."""
    shared_by_three(stage)
    stage.stations.sharing.left = EVENT[0]
    why = "sharing has stopped by itself; go on with it, or end it"
    stage.stations.sharing.tell(Shared(How.FAILED, why))
    settle()


def wrong_tries(stage: "Stage") -> None:
    """Shared, and two addresses have tried codes; one is shut out."""
    shared_by_three(stage)
    sharing = stage.stations.sharing
    tried = (
        Stranger("192.168.1.77", codes=5, shut_out=True),
        Stranger("192.168.1.90", codes=1, remotes=2, pins=5),
    )
    sharing.tell(sharing.shared._replace(strangers=tried))
    settle()


def no_code(stage: "Stage") -> None:
    """Shared, nobody there yet, and the code has run out."""
    share(stage)
    shared = on(stage.now)._replace(
        code="", link="", board="", remote="", code_ended="the code has run out; nobody used it"
    )
    stage.stations.sharing.tell(shared)
    settle()


def join(stage: "Stage", *found: Found) -> JoinPage:
    """Joining, with what is found on the network."""
    stage.evening(3)
    stage.stations.joining.there = found
    stage.stations.joining.before = [
        ("Thursday warm-up, as Registration desk", FRIDAY_AT_LUIS),
    ]
    stage.window.beside.show_aside(JOIN)
    page = stage.aside
    assert isinstance(page, JoinPage)
    settle()
    return page


def two_found(stage: "Stage") -> JoinPage:
    """Two evenings on this network, one of another version."""
    page = join(
        stage,
        Found(EVENT[0], "192.168.1.5", 4545, __version__),
        Found("Upstairs: no-limit deepstack", "192.168.1.31", 4545, "0.9"),
    )
    page.view.selectRow(0)
    settle()
    return page


def wrong_code(stage: "Stage") -> None:
    """A code that is not the one."""
    page = two_found(stage)
    page.code.setText("K7Q M3R")
    page._failed("this is not the code, or it has run out: ask for a new one")


def nothing_found(stage: "Stage") -> None:
    """Nobody shares anything here, or the network hides it."""
    join(stage)


def away(stage: "Stage", screen: str = "players") -> Any:
    """No line to the laptop that shares the evening."""
    stage.stations.following = PaperFollowing(
        Copied(812, stage.now - timedelta(seconds=21), "Tessa Brook", "Registration desk")
    )
    stage.evening(3)
    book = stage.event_list.book
    assert isinstance(book, Notebook)
    book.away = stage.now - timedelta(seconds=14)
    stage.cockpit.bridge.tick()
    stage.to(screen)
    return stage.page.away


def no_copy(stage: "Stage") -> None:
    """The copy of the shared evening on this computer cannot be written any more."""
    stage.stations.trouble = "the disk is full: the copy stands at record 812"
    stage.evening(3)
    stage.cockpit.bridge.tick()
    stage.to("players")


def let_go(stage: "Stage", screen: str = "players", *, dismissed: bool = False) -> Any:
    """The sharing was ended at the laptop that shared, or this station was dismissed there."""
    stage.stations.joining.before = [("Friday mixed games, as Floor", FRIDAY_AT_LUIS)]
    book = stage.event_list.book
    assert isinstance(book, Notebook)
    stage.stations.books |= {FRIDAY_AT_LUIS: book, "": Notebook()}
    stage.window.station_work.evening.open(FRIDAY_AT_LUIS, print)
    while not stage.window.station_work.evening.joined:
        settle()
    stage.evening(3)
    book.away = stage.now - timedelta(seconds=14)
    book.said_farewell = Farewell(dismissed, "Tessa Brook", book.away)
    stage.cockpit.bridge.tick()
    stage.to(screen)
    return stage.page.away


def carrying_on(stage: "Stage") -> None:
    """Asked whether this station goes on alone."""
    away(stage).carries_on.click()


def house_with_staff(stage: "Stage") -> None:
    """Five people work here, each with a PIN."""
    staff = stage.event_list.book.staff
    for name, role in STAFF_OF_HOUSE:
        staff.enter(name, role, "2468", "Ina", "desk 1")
    stage.evening(3)
    stage.window.start_actions.here.meet()


def sign_in(stage: "Stage") -> None:
    """Nobody is here yet: name and PIN are asked."""
    house_with_staff(stage)
    stage.window.start_actions.here.asked.emit()


def signed_in(stage: "Stage", name: str = "Tessa Brook") -> None:
    """Somebody signed in, whose role does not allow everything."""
    house_with_staff(stage)
    here = stage.window.start_actions.here
    assert here.sign_in
    here.sign_in.sign_in(name, "2468")


def locked(stage: "Stage") -> None:
    """Locked, with a wrong PIN typed."""
    signed_in(stage)
    here = stage.window.start_actions.here
    here.lock()
    drop = stage.window.station_work.drop
    drop.pin.setText("1357")
    drop._sign_in()


def staff(stage: "Stage") -> None:
    """Who works here, one of them gone."""
    house_with_staff(stage)
    register = stage.event_list.book.staff
    register.put_out_of_service(register.members()[4].number, "Ina", "desk 1")
    here = stage.window.start_actions.here
    assert here.sign_in
    here.sign_in.sign_in("Ina Solberg", "2468")
    stage.window.beside.show_aside(STAFF)


def no_staff(stage: "Stage") -> None:
    """A house in which nobody signs in."""
    stage.window.beside.show_aside(STAFF)


STATION_SCENES: "dict[str, Callable[[Stage], object]]" = {
    "share-off": share,
    "share-starting": lambda stage: share(stage, Shared(How.STARTING)),
    "share-failed": lambda stage: share(
        stage, Shared(How.FAILED, "the server could not be started: the disk is full")
    ),
    "share-on": shared_by_three,
    "share-silent": silent,
    "share-stopped": stopped,
    "share-no-code": no_code,
    "share-wrong-tries": wrong_tries,
    "share-ending": ending,
    "join-found": two_found,
    "join-nothing": nothing_found,
    "join-wrong": wrong_code,
    "away": away,
    "away-carry-on": carrying_on,
    "away-no-copy": no_copy,
    "away-ended": let_go,
    "away-ended-clock": lambda stage: let_go(stage, "clock"),
    "away-dismissed": lambda stage: let_go(stage, dismissed=True),
    "away-clock": lambda stage: away(stage, "clock"),
    "signing-in": sign_in,
    "signed-in": signed_in,
    "locked": locked,
    "staff": staff,
    "staff-none": no_staff,
}
"""Each scene of several stations, by the name of its picture."""
