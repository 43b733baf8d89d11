"""What lists and the log say can be had from any log: without a window, and without a desk."""

from director.tournament.commands import Eliminate, Register, SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.state import EntryNumber, PlayerNumber
from director.views.clock.times import time_of_day
from director.views.log.happenings import Happening, happenings
from director.views.log.log_search import LogSearch, search
from director.views.money.ledger_rows import LineRows
from director.views.players.player_rows import EntryRows, filtered
from tests.tournament.evening import FRIDAY, Evening

NAMES = {1: "Ann", 2: "Bob", 3: "Cy"}


class Told(Evening):
    """An evening whose people have names; it is all that the lists ask for."""

    renamed = 0

    @property
    def tournament(self):
        return self.t

    def name(self, player):
        return NAMES[player]

    def names(self):
        return self.name

    def people(self):
        return NAMES

    def said(self, sentence):
        return sentence.said(self.name)


def three():
    told = Told(players=3)
    told.do(Eliminate(EntryNumber(3), (EntryNumber(1),)))
    return told


def test_the_newest_records_come_first_and_what_was_taken_back_does_not_count():
    told = three()
    told.undo()
    at = time_of_day(FRIDAY)

    assert happenings(told)[:2] == [
        Happening(6, at, "Undone", counts=True),
        Happening(5, at, told.log.records[4].label.text, counts=False),
    ]


def test_rows_of_players_follow_the_log_and_are_found_by_their_letters():
    told = Told(players=3)
    rows = EntryRows(told)
    before = [(row.name, row.state, row.place) for row in rows.now()]
    told.do(Eliminate(EntryNumber(3), (EntryNumber(1),)))

    assert before == [("Ann", "in", None), ("Bob", "in", None), ("Cy", "in", None)]
    assert [(row.name, row.state, row.place) for row in rows.now()] == [
        ("Ann", "in", None),
        ("Bob", "in", None),
        ("Cy", "out", 3),
    ]
    assert [row.name for row in filtered(rows.now(), "bo")] == ["Bob"]


def test_the_log_is_found_by_whom_a_record_names():
    told = three()
    log_search = LogSearch(told)
    log_search.read_on(10)

    assert log_search.found(search("cy")) == [5, 4]
    assert log_search.found(search("ann")) == [5, 2]


def test_payments_are_rows_the_newest_first():
    told = Told()
    told.do(SetMoney(MoneyTerms(entry=Price(100))))
    for number in (1, 2):
        told.do(Register(PlayerNumber(number), "", pays="cash"))

    assert [(row.number, row.name, row.amount, row.way) for row in LineRows(told).now()] == [
        (2, "Bob", "100", "cash"),
        (1, "Ann", "100", "cash"),
    ]
