"""An event of a usual size under way in a user's folder: 180 players and 3,001 records."""

from director.house import shelf
from director.house.home import Home
from director.house.settings import Settings
from director.start import app
from director.tournament.busts.facts import Count
from director.tournament.commands import (
    ChoosePayTable,
    CountChips,
    DrawSeats,
    OpenTables,
    Register,
    SetMoney,
    SetRegistration,
    StartClock,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table_files import load_pay_table

PLAYERS, RECORDS = 180, 3_001
_TABLES, _SEATS = 24, 9


def player(number: int) -> str:
    """What a player is called; no name begins another."""
    return f"Player {number:03}"


def make(home: Home) -> None:
    """Makes the book, with the event as its only one."""
    event_list = app.open_event_list(home, Settings(home.settings))
    desk = event_list.new("Friday mixed", event_list.structure("no-limit-freezeout"))
    desk.do(SetMoney(MoneyTerms("$", 0, Price(100, 15))))
    desk.do(ChoosePayTable(load_pay_table(shelf.pay_tables() / "one-in-ten.toml")))
    desk.do(OpenTables(tuple(range(1, _TABLES + 1)), _SEATS))
    for number in range(1, PLAYERS + 1):
        desk.do(Register(desk.player(player(number)), f"late {number}", "cash"))
    desk.do(DrawSeats("seats"))
    desk.do(SetRegistration(True))
    desk.do(StartClock())
    left = sorted(desk.tournament.left)
    while len(desk.log.records) < RECORDS:
        turn = len(desk.log.records)
        desk.do(CountChips((Count(left[turn % len(left)], 10_000 + turn),)))
    event_list.book.close()
