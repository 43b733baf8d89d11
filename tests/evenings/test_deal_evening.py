"""An evening that ends in a deal: counted, agreed, played on for the title, and paid out."""

from dataclasses import replace

import pytest

from director.books.book import Books
from director.desk.desk import Desk, open_event
from director.house import shelf
from director.tournament.busts.facts import Count
from director.tournament.commands import (
    CloseEvent,
    CountChips,
    DrawSeats,
    Eliminate,
    MakeDeal,
    Refused,
    Register,
    SetMoney,
)
from director.tournament.deals.commands import agreement
from director.tournament.deals.division import ICM, DealTerms, Party, deal
from director.tournament.deals.facts import still_played_for
from director.tournament.log.log import Log
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.commands import ChoosePayTable, PayPrizes
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.prizes.prize_list import left_to_pay, owed, paid_in_all
from director.tournament.state import EntryNumber
from director.window.event.deal_draft import prizes_left
from tests.tournament.evening import FRIDAY, STRUCTURE

ANN, BOB, CHO = EntryNumber(1), EntryNumber(2), EntryNumber(3)
TABLE = load_pay_table(shelf.pay_tables() / "barge-2019.toml")


@pytest.fixture
def book(tmp_path):
    made = Books(tmp_path / "events.book")
    yield made
    made.close()


def down_to_three(book) -> Desk:
    """Twenty-seven paid, three are left, and their chips are counted."""
    desk = open_event(book, "Friday", replace(STRUCTURE, seats=9), "Ina", "desk 1", lambda: FRIDAY)
    desk.do(SetMoney(MoneyTerms("$", 0, Price(100, 20))))
    desk.do(ChoosePayTable(TABLE))
    for number in range(1, 28):
        desk.do(Register(desk.player(f"Player {number}"), f"late {number}", "cash"))
    desk.do(DrawSeats("seats"))
    for entry in range(27, 3, -1):
        desk.do(Eliminate(EntryNumber(entry), (ANN,)))
    desk.do(CountChips((Count(ANN, 12_000), Count(BOB, 9_000), Count(CHO, 6_000))))
    return desk


def agreed(desk, held):
    """By the chip model, this much held back."""
    t = desk.tournament
    terms = DealTerms(ICM, held)
    parties = [Party(entry, t.stacks[entry]) for entry in sorted(t.left)]
    return agreement(deal(parties, prizes_left(t), terms, t.terms), terms)


def places(desk):
    return [(due.entry, due.place) for due in owed(desk.tournament).values()]


def test_a_deal_played_on_is_paid_to_the_last_dollar(book):
    desk = down_to_three(book)
    desk.do(MakeDeal(agreed(desk, held=100)))
    open_still = still_played_for(desk.tournament)
    desk.do(Eliminate(1, (3,)))
    desk.do(Eliminate(2, (3,)))
    desk.do(CloseEvent(asked=True))

    by_deal = {share.entry: share.amount for share in desk.tournament.deal.shares}
    amounts = {due.entry: due.amount for due in owed(desk.tournament).values()}
    everybody = tuple(owed(desk.tournament))
    desk.do(PayPrizes(everybody, "cash"))

    assert open_still == 100
    assert places(desk)[:3] == [(3, 1), (2, 2), (1, 3)]
    assert amounts[3] == by_deal[3] + 100
    assert (left_to_pay(desk.tournament), paid_in_all(desk.tournament)) == (0, 2700)
    assert book.differences() == []
    assert Log(book.records(desk.event)).tournament == desk.tournament


def test_a_deal_at_which_play_ends_is_paid_by_stacks(book):
    desk = down_to_three(book)
    desk.do(MakeDeal(agreed(desk, held=0)))
    desk.do(CloseEvent(asked=True))

    desk.do(PayPrizes(tuple(owed(desk.tournament)), "cash"))

    assert places(desk)[:3] == [(1, 1), (2, 2), (3, 3)]
    assert (left_to_pay(desk.tournament), paid_in_all(desk.tournament)) == (0, 2700)


def test_a_deal_about_more_than_is_left_is_stopped_before_anybody_is_paid(book):
    desk = down_to_three(book)
    of = agreed(desk, held=0)
    more = of._replace(
        shares=tuple(
            [one._replace(original=one.original + 10, amount=one.amount + 10) for one in of.shares]
        )
    )

    with pytest.raises(Refused):
        desk.do(MakeDeal(more))

    assert desk.tournament.deal is None


def test_the_bust_before_a_deal_is_taken_back_together_with_it(book):
    desk = down_to_three(book)
    made = desk.do(MakeDeal(agreed(desk, held=0)))
    bust = next(one for one in reversed(desk.log.records) if "busted" in one.label.text)

    others = [one.number for one in desk.dependents(bust.number)]
    desk.take_back(bust.number, others)

    assert others == [made.number]
    assert (desk.tournament.deal, desk.tournament.players_left) == (None, 4)
    assert book.differences() == []
