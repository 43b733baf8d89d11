"""What comes again every week: an event saved as a template, and others begun like it."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from director.desk.register import Change, Person
from director.desk.tickets import held
from director.house.home import Home
from director.house.templates import save_template
from director.tournament.commands import (
    AgreePrizes,
    ChoosePayTable,
    Eliminate,
    Register,
    SetMoney,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.satellite_prizes import satellite_prizes
from director.tournament.state import EntryNumber
from director.tournament.templates.template import template_of
from director.tournament.tickets.commands import CashTicket, IssueTickets, PassTicket, ReturnTicket
from director.tournament.tickets.entering import UseTickets
from director.window.areas.players.sign_up_list import SignUpDrop
from director.window.event.pay_table_shelf import pay_tables
from director.window.leagues.series_page import SeriesPage
from scenes.names import PLAYERS
from scenes.stage import Stage

NL = "no-limit-freezeout"
TERMS = MoneyTerms("$", 0, Price(80, 15, 5, 20), guarantee=5000, bounties="progressive")


def _weekly(stage: Stage) -> None:
    """An event with prices, a pay table and players."""
    desk = stage.event(players=24)
    desk.do(SetMoney(TERMS))
    desk.do(ChoosePayTable(_one_in_eight(stage)))


def _one_in_eight(stage: Stage) -> PayTable:
    table = pay_tables(stage.window.start_actions.settings)["one-in-eight"]
    assert isinstance(table, PayTable)
    return table


def saving(stage: Stage) -> None:
    """What a template would hold, and what not."""
    _weekly(stage)
    stage.actions["event.save_template"].trigger()


def saved(stage: Stage) -> None:
    """Two templates, of which one has been begun with a date."""
    for name in ("Monday limit mix with a rather long name for a long winter season", ""):
        _weekly(stage)
        stage.actions["event.save_template"].trigger()
        if name:
            stage.types(name)
        stage.press(Qt.Key.Key_Return)
    stage.window.program_actions["start_actions.from_template"].trigger()


def copying(stage: Stage) -> None:
    """Another event like the one in sight."""
    saved(stage)
    _weekly(stage)
    stage.actions["event.copy"].trigger()


SIGN_UPS = """Name;Club number;Contact;Paid;Status
Ada Marlowe;100117;;yes;
Bertel Quist;;;$120;
Dan Ferris;;;card;
Anneliese Freifrau von Hohenstein-Wittgenstein;;anneliese@example.org;$60;
Gus Amsel;;not@all@;;
Hal Ek;;+1 775 555 0100;;reserved
Ina Roth;;;fifty;waitlist
Xiaoming Wang;;;transfer;
"""


def signing_up(stage: Stage) -> None:
    """A list that has been pasted: some are known, one is nearly the same, two want an answer."""
    stage.event(players=3)
    people = [
        Person(name="Dan Ferris", city="Reno"),
        Person(name="Dan Ferris", nickname="Slim", city="Elko"),
        Person(name="王小明", spelling="Wang Xiaoming"),
    ]
    stage.event_list.book.register.write([Change(Person(), one) for one in people], "Ina", "desk 1")
    stage.desk.player_index.look()
    stage.desk.do(SetMoney(TERMS))
    stage.actions["players.sign_ups"].trigger()
    drop = stage.page.drop(SignUpDrop)
    drop.typed.setPlainText(SIGN_UPS)
    stage.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def asking_for_sign_ups(stage: Stage) -> None:
    """The same before anything was pasted."""
    stage.event(players=3)
    stage.actions["players.sign_ups"].trigger()


def expected(stage: Stage) -> None:
    """Reservations in the list of players, one of them chosen."""
    signing_up(stage)
    drop = stage.page.drop(SignUpDrop)
    drop.way.setCurrentIndex(1)
    drop.way.activated.emit(1)
    for key in (Qt.Key.Key_N, Qt.Key.Key_N):
        stage.press(key)
    stage.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    stage.shown.view.selectRow(4)


SERIES = """name = "Winter Series of Mixed Games"
color = "#7a0019"
leagues = ["winter", "knockouts"]
papers = ["structure", "seat-cards", "seats-by-name"]
event = [
    { day = "2025-12-19", template = "friday-mixed-games" },
    { day = "2025-12-26", template = "friday-mixed-games" },
    { day = "2026-01-02", template = "friday-mixed-games", starts = "19:30" },
    { day = "2026-01-05", template = "monday", name = "Monday limit mix with a rather long name" },
    { day = "2026-01-09", template = "friday-mixed-games" },
]
"""
LEAGUE = """name = "Player of the winter"
events = ["Friday mixed games, 19 Dec 2025"]
"""
KNOCKOUTS = """name = "Knockouts of the winter"
[points]
formula = "hits"
"""


def series(stage: Stage) -> None:
    """A calendar with one event played, today's to begin, and the standings of its league."""
    _weekly(stage)
    settings = stage.window.start_actions.settings
    home = Home(settings.path.parent)
    for name in ("Friday mixed games", "Monday"):
        save_template(template_of(stage.cockpit.tournament, name), home.templates)
    for folder, text in ((home.series, SERIES), (home.leagues, LEAGUE)):
        folder.mkdir(exist_ok=True)
        (folder / "winter.toml").write_text(text, encoding="utf-8")
    (home.leagues / "knockouts.toml").write_text(KNOCKOUTS, encoding="utf-8")
    (home.series / "spring.toml").write_text('nmae = "Spring"', encoding="utf-8")
    events = stage.event_list
    desk = events.new("Friday mixed games, 19 Dec 2025", events.structure(NL))
    for number, player in enumerate(
        ("Ada Marlowe", "Bertil Quist", "Carmen Ostrow", "Dov Ferrant")
    ):
        desk.do(Register(desk.player(player), f"late {number}"))
    for number in (4, 3, 2):
        desk.do(Eliminate(EntryNumber(number), (EntryNumber(1),)))
    stage.window.program_actions["aside.series"].trigger()
    stage.press(Qt.Key.Key_Down)


def series_players(stage: Stage) -> None:
    """The players of a series after an event, one of them signed up for the next."""
    series(stage)
    desk = stage.event_list.new("Friday mixed games, 26 Dec 2025", stage.event_list.structure(NL))
    desk.do(SetMoney(TERMS))
    for number, player in enumerate(PLAYERS[:40]):
        desk.do(Register(desk.player(player), f"late {number}", "cash"))
    desk.do(ChoosePayTable(_one_in_eight(stage)))
    for number in range(40, 1, -1):
        desk.do(Eliminate(EntryNumber(number), (EntryNumber(number // 2),)))
    asides = stage.window.beside.asides
    assert asides
    page = asides.page
    assert isinstance(page, SeriesPage)
    page.refresh()
    page.turns.click()


def no_series(stage: Stage) -> None:
    """The page before there is any."""
    for path in Home(stage.window.start_actions.settings.path.parent).series.glob("*"):
        path.unlink()
    stage.window.program_actions["aside.series"].trigger()


SEAT = "Main event with a rather long name, day 1A"


def _satellite(stage: Stage, *, seats: int = 4) -> None:
    """A satellite of which the seats are won: tickets of every kind."""
    desk = stage.event("Sunday satellite", players=0)
    desk.do(SetMoney(MoneyTerms("$", 0, Price(120, 10))))
    for number, player in enumerate(PLAYERS[:18]):
        desk.do(Register(desk.player(player), f"late {number}", "cash"))
    prizes = satellite_prizes(desk.tournament, SEAT, 2160 // seats)
    desk.do(AgreePrizes(*prizes))
    for number in range(18, seats, -1):
        desk.do(Eliminate(EntryNumber(number)))
    desk.do(IssueTickets(SEAT, "7F3A2C"))
    desk.do(CashTicket("7F3A2C-1", "cash"))
    new = desk.player("Anneliese Freifrau von Hohenstein-Wittgenstein")
    desk.do(PassTicket("7F3A2C-2", new, 450))


def tickets(stage: Stage) -> None:
    """The tickets on the Prizes screen of the satellite, some used in the main event."""
    _satellite(stage)
    main = stage.event_list.new(SEAT, stage.desk.tournament.structure)
    offered = held(stage.desk.book, stage.desk.event, main.tournament)
    main.do(UseTickets("Sunday satellite", offered[:2], "seed"))
    stage.desk.do(ReturnTicket(offered[2].number, "cannot come"))
    stage.to("prizes")
    stage.shown.ticket_view.setFocus()
    stage.shown.ticket_view.selectRow(1)


def many_tickets(stage: Stage) -> None:
    """More of them than have room, and one is to be cashed."""
    _satellite(stage, seats=9)
    stage.to("prizes")
    stage.actions["tickets.cash"].trigger()


def ticket_holders(stage: Stage) -> None:
    """In the main event: those who hold a ticket are to enter, and one has entered already."""
    _satellite(stage, seats=6)
    desk = stage.event(SEAT, players=3)
    desk.do(SetMoney(MoneyTerms("$", 0, Price(450, 50))))
    stage.actions["tickets.enter"].trigger()


WEEKLY_SCENES: dict[str, Callable[[Stage], object]] = {
    "weekly-save": saving,
    "weekly-begin": saved,
    "weekly-copy": copying,
    "weekly-sign-ups": signing_up,
    "weekly-sign-ups-empty": asking_for_sign_ups,
    "weekly-reserved": expected,
    "weekly-tickets": tickets,
    "weekly-tickets-many": many_tickets,
    "weekly-tickets-enter": ticket_holders,
    "weekly-series": series,
    "weekly-series-players": series_players,
    "weekly-series-none": no_series,
}
