"""Bounties in an event: fixed, progressive, drawn; awarded by the bust and taken back with it."""

from dataclasses import replace

import pytest

from director.desk.draw_reports import draw_report
from director.tournament.agreements import Agreement, Share
from director.tournament.bounty_accounts import bounties
from director.tournament.commands import (
    CorrectPayment,
    CreditBust,
    CreditPot,
    DeclareEnvelopes,
    DrawMystery,
    DrawSeats,
    Eliminate,
    MakeDeal,
    OpenEnvelope,
    PayBounty,
    Refused,
    Register,
    Reinstate,
    SetBounties,
    SetMoney,
    StartClock,
    VoidEntry,
)
from director.tournament.deals import EVEN, EVENLY
from director.tournament.envelopes import remaining, to_draw
from director.tournament.heads import heads, kept_by_winner
from director.tournament.logs import Unfit
from director.tournament.money import MoneyTerms, MysteryPrize, Price
from director.tournament.money_facts import MoneySet
from director.tournament.replays import envelopes_replayed
from director.tournament.tournaments import EntryNumber
from tests.tournament.evening import Evening

FIXED = MoneyTerms("$", entry=Price(pool=80, bounty=25))
PROGRESSIVE = replace(FIXED, bounties="progressive")
MYSTERY = replace(FIXED, bounties="mystery", mystery=(MysteryPrize(100, 1), MysteryPrize(25, 2)))


def evening_of(terms, players=4):
    evening = Evening()
    evening.do(SetMoney(terms))
    for number in range(1, players + 1):
        evening.do(Register(number, f"late {number}", "cash"))
    evening.do(DrawSeats("seats"))
    return evening


def why(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str)


def accounted(t):
    """Where all bounties are: won, on heads still in, with nobody."""
    found = heads(t)
    return sum(found.won.values()), sum(found.on.values()), found.unclaimed


def test_a_fixed_bounty_goes_to_whoever_knocked_the_player_out():
    evening = evening_of(FIXED)
    evening.do(Eliminate(1, by=(2,)))

    assert heads(evening.t).won == {2: 25}
    assert accounted(evening.t) == (25, 75, 0)


def test_s_1_7_of_several_the_worst_position_has_it_unless_the_house_shares_it():
    evening, sharing = evening_of(FIXED), evening_of(replace(FIXED, shared=True))
    for one in (evening, sharing):
        one.do(Eliminate(1, by=(3, 2)))

    assert heads(evening.t).won == {3: 25}
    assert heads(sharing.t).won == {3: 13, 2: 12}


def test_half_of_a_progressive_bounty_is_paid_and_half_goes_onto_the_head():
    evening = evening_of(PROGRESSIVE)
    evening.do(Eliminate(1, by=(2,)))
    evening.do(Eliminate(2, by=(3,)))

    assert heads(evening.t).won == {2: 12, 3: 19}
    assert heads(evening.t).on == {3: 44, 4: 25}
    assert accounted(evening.t) == (31, 69, 0)


def test_the_winner_keeps_the_own_bounty():
    evening = evening_of(PROGRESSIVE, players=3)
    evening.do(Eliminate(1, by=(2,)))
    assert kept_by_winner(evening.t) == 0

    evening.do(Eliminate(2, by=(3,)))
    assert kept_by_winner(evening.t) == 44
    assert accounted(evening.t) == (31, 44, 0)


def test_a_bust_that_nobody_claims_leaves_its_bounty_unclaimed_until_somebody_does():
    evening = evening_of(FIXED)
    evening.do(Eliminate(1))
    assert accounted(evening.t) == (0, 75, 25)

    evening.do(CreditBust(1, (4,)))
    assert accounted(evening.t) == (25, 75, 0)

    evening.do(CreditBust(1, (3,)))
    assert heads(evening.t).won == {3: 25}


def test_who_is_back_in_has_the_bounty_on_the_head_again():
    evening = evening_of(PROGRESSIVE)
    place = evening.t.seats[1]
    evening.do(Eliminate(1, by=(2,)))
    evening.do(Reinstate(1, *place))

    assert accounted(evening.t) == (0, 100, 0)
    assert heads(evening.t).on[2] == 25


def test_who_has_knocked_somebody_out_has_played_and_is_not_voided():
    evening = evening_of(FIXED)
    evening.do(Eliminate(1, by=(2,)))

    assert why(evening, VoidEntry(2, "mistake")) == "2 has knocked somebody out"


def test_an_envelope_is_drawn_once_for_a_bust_and_the_same_seed_draws_the_same():
    evening = evening_of(MYSTERY)
    evening.do(Eliminate(1, by=(2,)))
    assert heads(evening.t).won == {}
    assert remaining(evening.t) == (MysteryPrize(100, 1), MysteryPrize(25, 2))

    first = evening.do(DrawMystery(2, 1, "seed"))
    drawn = evening.t.mysteries[1]
    evening.undo()
    again = evening.do(DrawMystery(2, 1, "seed"))

    assert first.facts == again.facts
    assert heads(evening.t).won == {2: drawn.amount}
    left = [one.amount for one in remaining(evening.t) for _ in range(one.envelopes)]
    assert sorted([*left, drawn.amount]) == [25, 25, 100]
    assert why(evening, DrawMystery(2, 1, "other")) == "an envelope was drawn for 1 already"
    assert why(evening, DrawMystery(2, 3, "other")) == "3 is not out"


def test_envelopes_run_out():
    evening = evening_of(replace(MYSTERY, mystery=(MysteryPrize(50, 1),)))
    evening.do(Eliminate(1))
    evening.do(Eliminate(2))
    record = evening.do(DrawMystery(3, 1, "a"))

    assert record.label.said(str) == "3 drew $50 for 1"
    assert why(evening, DrawMystery(3, 2, "b")) == "all envelopes are drawn"
    assert why(evening_of(FIXED), DrawMystery(3, 2, "b")) == ("this event has no mystery bounties")


def test_a_bust_that_is_put_right_leaves_no_bounty_twice():
    evening = evening_of(PROGRESSIVE)
    place = evening.t.seats[1]
    evening.do(Eliminate(1, by=(2,)))
    evening.do(Eliminate(2, by=(3,)))
    evening.do(Reinstate(1, *place))

    assert heads(evening.t).won == {3: 12}
    assert accounted(evening.t) == (12, 88, 0)


def test_what_was_drawn_and_what_is_left_come_to_what_was_declared():
    evening = evening_of(FIXED)
    evening.do(DeclareEnvelopes((MysteryPrize(40, 1), MysteryPrize(20, 3))))
    evening.do(Eliminate(1, by=(2,)))
    evening.do(OpenEnvelope(2, 1, 40))
    evening.do(Eliminate(3, by=(2,)))
    evening.do(DrawMystery(2, 3, "seed"))

    found = bounties(evening.t)
    assert (found.total, found.accounts[2].won, found.left) == (100, 60, 40)
    assert remaining(evening.t) == (MysteryPrize(20, 2),)
    assert why(evening, OpenEnvelope(2, 3, 40)) == "no envelope of $40 is left"
    assert why(evening, DeclareEnvelopes((MysteryPrize(20, 5),))) == (
        "envelopes have been drawn that are not among these"
    )


def test_envelopes_are_drawn_from_a_level_on_and_who_went_out_before_has_none():
    evening = evening_of(MYSTERY)
    evening.do(DeclareEnvelopes(MYSTERY.mystery, "level 2"))
    evening.do(StartClock())
    evening.do(Eliminate(1, by=(2,)))
    assert why(evening, DrawMystery(2, 1, "seed")) == "envelopes are drawn from level 2 on"

    evening.wait(minutes=21)
    evening.do(Eliminate(3, by=(2,)))
    assert to_draw(evening.t) == (3,)
    assert why(evening, DrawMystery(2, 1, "seed")) == "1 went out too early for an envelope"
    evening.do(DrawMystery(2, 3, "seed"))
    assert to_draw(evening.t) == ()


def test_the_winner_has_the_last_envelope_for_the_own_bounty():
    evening = evening_of(replace(MYSTERY, mystery=(MysteryPrize(50, 2),)), players=2)
    evening.do(Eliminate(1, by=(2,)))
    evening.do(DrawMystery(2, 1, "a"))
    record = evening.do(DrawMystery(2, 2, "b"))

    assert record.label.said(str) == "2 drew $50 as the winner"
    assert bounties(evening.t).accounts[2].won == 100
    place = (1, 1)
    assert why(evening, Reinstate(1, *place)) == (
        "the draw of 1's envelope has to be taken back first"
    )


def test_an_envelope_drawn_by_a_seed_is_drawn_again_and_comes_out_the_same():
    evening = evening_of(MYSTERY)
    evening.do(Eliminate(1, by=(2,)))
    record = evening.do(DrawMystery(2, 1, "seed"))

    (again,) = envelopes_replayed(evening.log.records, record.number)
    assert (again.seed, again.written, again.differing) == ("seed", again.again, ())
    report = draw_report(evening.log.records, record.number, str)
    assert report.lines == (f"the same envelope, ${again.written}, by the seed seed",)


def test_b16_the_winners_own_bounty_may_be_left_in_the_pool():
    evening = evening_of(replace(FIXED, winner_keeps=False), players=3)
    evening.do(Eliminate(1, by=(2,)))
    evening.do(Eliminate(3, by=(2,)))

    found = bounties(evening.t)
    assert (found.accounts[2].won, found.accounts[2].kept, found.in_pool) == (50, 0, 25)
    assert evening.t.pool == 3 * 80 + 25


def test_bounties_are_paid_once_and_through_the_drawer():
    evening = evening_of(FIXED)
    evening.do(Eliminate(1, by=(2,)))
    before = evening.t.ledger.drawer
    evening.do(PayBounty(2, "cash"))

    assert evening.t.ledger.drawer == before - 25
    assert evening.t.ledger.account(2).owes == 0
    assert why(evening, PayBounty(2, "cash")) == "no bounty is due to 2"

    evening.do(CreditBust(1, (3,)))
    assert bounties(evening.t).accounts[2].due == -25
    evening.do(CorrectPayment(evening.t.ledger.last_line, 0, "cash"))
    assert evening.t.ledger.drawer == before


def test_s_1_7_of_a_chopped_pot_the_worst_position_is_named_first():
    evening = evening_of(FIXED)
    seats = {evening.t.seats[one].seat: one for one in (2, 3)}
    table = evening.t.seats[2].table
    assert all(evening.t.seats[one].table == table for one in (2, 3))
    evening.do(Eliminate(1))

    low, high = sorted(seats)
    evening.do(CreditPot(1, (2, 3), low))
    assert evening.t.busts[1].by[0] == seats[high]
    evening.do(CreditPot(1, (2, 3), high))
    assert evening.t.busts[1].by[0] == seats[low]


def test_nobody_who_never_entered_is_named_for_a_bust():
    evening = evening_of(FIXED)
    evening.do(Eliminate(4, (3,)))

    with pytest.raises(Refused, match="there is no entry"):
        evening.do(CreditBust(4, (9,)))
    with pytest.raises(Refused, match="there is no entry"):
        evening.do(Eliminate(1, (9,)))

    assert bounties(evening.t).accounts[3].won == 25


def test_a_bust_stands_and_is_nobodys_once_the_entry_of_who_is_named_for_it_is_taken_back():
    evening = evening_of(FIXED)
    evening.do(Eliminate(4, (3,)))  # as books of older programs have it, too

    evening.undo(5)  # the registration of the third

    assert evening.t.busts[4].by == ()
    assert accounted(evening.t) == (0, 50, 25)


def test_a_bust_that_is_credited_after_a_deal_loses_no_part_of_its_bounty():
    evening = evening_of(PROGRESSIVE)
    evening.do(Eliminate(4))
    shares = tuple(Share(EntryNumber(one), 1000, 80, 80, 25) for one in (1, 2, 3))
    evening.do(MakeDeal(Agreement(EVEN, shares, bounties=EVENLY), note="no table is chosen"))

    evening.do(CreditBust(4, (2,)))

    found = bounties(evening.t)
    assert {entry: one.won for entry, one in found.accounts.items()} == {1: 25, 2: 37, 3: 25}
    assert (found.unclaimed, found.total) == (13, 100)


def test_a_head_that_was_taken_before_its_taker_went_out_goes_on_whatever_the_order_of_places():
    evening = evening_of(PROGRESSIVE)
    evening.do(Eliminate(3, (1,)))
    evening.do(Eliminate(4, (3,)))  # in a better place, and yet knocked out by the third

    found = bounties(evening.t)

    assert {entry: one.won for entry, one in found.accounts.items()} == {1: 19, 2: 0, 3: 12}
    assert (found.accounts[1].head, found.unclaimed, found.total) == (44, 0, 100)


def test_two_who_are_said_to_have_knocked_out_each_other_leave_their_heads_unclaimed():
    evening = evening_of(PROGRESSIVE)
    evening.do(Eliminate(3, (4,)))
    evening.do(Eliminate(4, (3,)))

    found = bounties(evening.t)

    assert (found.on_heads, found.total) == (50, 100)


def test_who_has_drawn_an_envelope_has_played_and_is_not_voided():
    evening = evening_of(MYSTERY)
    evening.do(Eliminate(1, by=(2,)))
    evening.do(OpenEnvelope(3, 1, 100))

    assert why(evening, VoidEntry(3, "a mistake")) == "3 has drawn an envelope"


def test_bounties_that_a_deal_has_divided_are_won_by_no_other_terms():
    evening = evening_of(FIXED)
    for entry in (1, 2):
        evening.do(Eliminate(entry, by=(3,)))
    shares = (Share(EntryNumber(3), 2000, 160, 160, 25), Share(EntryNumber(4), 2000, 160, 160, 25))
    evening.do(MakeDeal(Agreement(EVEN, shares, bounties=EVENLY)))
    said = "the deal divides the bounties: withdraw it first"

    assert why(evening, SetBounties("fixed", winner_keeps=False)) == said
    assert why(evening, SetBounties("mystery")) == said
    assert why(evening, DeclareEnvelopes((MysteryPrize(25, 4),))) == said
    assert why(evening, SetMoney(replace(FIXED, winner_keeps=False))) == said
    evening.do(SetBounties("fixed", shared=True))
    assert accounted(evening.t) == (100, 0, 0)


def test_a_deal_that_divides_bounties_stands_on_the_winners_own_being_kept():
    evening = evening_of(replace(FIXED, winner_keeps=False))
    keeping = evening.do(SetBounties("fixed"))
    for entry in (1, 2):
        evening.do(Eliminate(entry, by=(3,)))
    shares = (Share(EntryNumber(3), 2000, 160, 160, 25), Share(EntryNumber(4), 2000, 160, 160, 25))
    deal = evening.do(MakeDeal(Agreement(EVEN, shares, bounties=EVENLY)))

    with pytest.raises(Unfit) as unfit:
        evening.undo(keeping.number)

    assert unfit.value.record == deal


def test_other_prices_leave_envelopes_drawn():
    evening = evening_of(MYSTERY)
    evening.do(Eliminate(1, by=(2,)))
    evening.do(OpenEnvelope(2, 1, 100))

    fixed = replace(MYSTERY, bounties="fixed")
    assert why(evening, SetMoney(fixed)) == "envelopes have been drawn"
    assert bounties(evening.t).won == 100


def test_what_gathers_on_the_winners_head_is_not_left_in_the_pool_by_other_prices_either():
    said = "what has gathered on the winner's head cannot be left in the pool"

    assert why(evening_of(FIXED), SetMoney(replace(PROGRESSIVE, winner_keeps=False))) == said


def test_the_winner_leaves_in_the_pool_what_was_paid_for_the_own_bounty_and_not_todays_price():
    evening = evening_of(replace(FIXED, winner_keeps=False), players=2)
    evening.do(SetMoney(replace(FIXED, entry=Price(80, bounty=50), winner_keeps=False)))
    evening.do(Register(3, "late 3", "cash"))
    for entry in (1, 3):
        evening.do(Eliminate(entry, by=(2,)))

    assert evening.t.pool == 3 * 80 + 25
    assert evening.t.pool + bounties(evening.t).won == evening.t.ledger.sold.total


def test_a_book_of_an_older_program_opens_though_its_prices_left_out_envelopes_that_were_drawn():
    evening = evening_of(MYSTERY)
    evening.do(Eliminate(1, by=(2,)))
    evening.do(OpenEnvelope(2, 1, 100))

    assert MoneySet(FIXED).unfit(evening.t) is None
    assert why(evening, SetMoney(replace(MYSTERY, mystery=(MysteryPrize(25, 2),)))) == (
        "envelopes have been drawn that are not among these"
    )
