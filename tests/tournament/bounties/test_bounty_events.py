"""Bounties in an event: fixed, progressive, drawn; awarded by the bust and taken back with it."""

from dataclasses import replace
from fractions import Fraction

import pytest

from director.desk.draw_reports import draw_report
from director.tournament.bounties.accounts import (
    BountyAccount,
    bounties,
    has_bounties,
    mystery_difference,
    paid_to,
    sold,
)
from director.tournament.bounties.commands import by_position
from director.tournament.bounties.envelopes import (
    begun,
    count,
    declared,
    envelope_stands,
    first_step,
    remaining,
    to_draw,
    worth,
)
from director.tournament.bounties.facts import (
    BountiesSet,
    BountyPaid,
    EnvelopesDeclared,
    MysteryDrawn,
)
from director.tournament.bounties.state import BountiesNow, heads
from director.tournament.busts.facts import BustCredited
from director.tournament.commands import (
    CollectBounty,
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
    SetPrizeTerms,
    StartClock,
    VoidEntry,
)
from director.tournament.deals.division import EVEN, EVENLY
from director.tournament.deals.state import Agreement, Share
from director.tournament.log.refused import Unfit
from director.tournament.money.facts import MoneySet
from director.tournament.money.state import Line, MoneyTerms, MysteryPrize, Price
from director.tournament.prizes.facts import PrizeTermsSet
from director.tournament.prizes.state import PrizeTerms
from director.tournament.seats.draw_replays import envelopes_replayed
from director.tournament.state import EntryNumber
from director.tournament.structure.structure import DayEnd
from director.views.money.bounty_sums import sums
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

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


def test_without_bounties_nothing_is_on_any_head():
    evening = evening_of(MoneyTerms("$", entry=Price(pool=80)))
    evening.do(Eliminate(1, by=(2,)))

    assert heads(evening.t) == BountiesNow({}, {}, 0)


def test_a_bounty_of_the_pool_is_on_the_head_of_everybody_beside_what_they_paid_for():
    evening = evening_of(FIXED)
    evening.do(SetPrizeTerms(PrizeTerms(bounty=10)))
    evening.do(Eliminate(1, by=(2,)))
    unpaid = evening_of(MoneyTerms("$", entry=Price(pool=80)))
    unpaid.do(SetPrizeTerms(PrizeTerms(bounty=10)))
    unpaid.do(Eliminate(1))

    assert heads(evening.t) == BountiesNow({2: 35}, {2: 35, 3: 35, 4: 35}, 0)
    assert heads(unpaid.t) == BountiesNow({}, {2: 10, 3: 10, 4: 10}, 10)


def test_who_entered_without_a_bounty_has_none_on_the_head():
    evening = evening_of(FIXED, players=2)
    evening.do(SetMoney(MoneyTerms("$", entry=Price(pool=80))))
    evening.do(Register(3, "late 3", "cash"))
    evening.do(Eliminate(3, by=(1,)))

    assert heads(evening.t) == BountiesNow({1: 0}, {1: 25, 2: 25}, 0)


def test_what_is_kept_of_a_progressive_bounty_is_rounded_down_and_the_rest_is_on_the_head():
    evening = evening_of(replace(PROGRESSIVE, kept=30, shared=True))
    evening.do(Eliminate(1, by=(3, 2)))

    assert heads(evening.t) == BountiesNow({3: 3, 2: 3}, {2: 25 + 9, 3: 25 + 10, 4: 25}, 0)


def test_who_is_out_takes_the_own_head_along_in_the_order_of_the_busts():
    evening = evening_of(PROGRESSIVE, players=5)
    evening.do(Eliminate(3, by=(2,)))
    evening.do(Eliminate(2, by=(4,)))
    evening.do(Eliminate(4, by=(1,)))
    evening.do(Eliminate(1, by=(5,)))

    assert heads(evening.t) == BountiesNow({2: 12, 4: 19, 1: 22, 5: 23}, {5: 25 + 24}, 0)


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

    evening.do(Eliminate(2, by=(3,)))
    assert heads(evening.t).on == {3: 44}
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

    assert why(evening, VoidEntry(2, "mistake")) == "2 has knocked out a player"


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
    assert why(evening, DrawMystery(2, 1, "other")) == "An envelope was already drawn for 1"
    assert why(evening, DrawMystery(2, 3, "other")) == "3 is not out"


def test_envelopes_run_out():
    evening = evening_of(replace(MYSTERY, mystery=(MysteryPrize(50, 1),)))
    evening.do(Eliminate(1))
    evening.do(Eliminate(2))
    record = evening.do(DrawMystery(3, 1, "a"))

    assert record.label.said(str) == "3 drew $50 for knocking out 1"
    assert why(evening, DrawMystery(3, 2, "b")) == "All envelopes have been drawn"
    assert why(evening_of(FIXED), DrawMystery(3, 2, "b")) == ("This event has no mystery bounties")


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
    assert why(evening, OpenEnvelope(2, 3, 40)) == "No $40 envelope is left"
    assert why(evening, DeclareEnvelopes((MysteryPrize(20, 5),))) == (
        "Envelopes have been drawn that are not among these"
    )


def test_envelopes_are_drawn_from_a_level_on_and_who_went_out_before_has_none():
    evening = evening_of(MYSTERY)
    evening.do(DeclareEnvelopes(MYSTERY.mystery, "level 2"))
    evening.do(StartClock())
    evening.do(Eliminate(1, by=(2,)))
    assert why(evening, DrawMystery(2, 1, "seed")) == "Envelopes are drawn from level 2 on"

    evening.wait(minutes=21)
    evening.do(Eliminate(3, by=(2,)))
    assert to_draw(evening.t) == (3,)
    assert why(evening, DrawMystery(2, 1, "seed")) == "1 busted before envelopes were drawn"
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
    assert why(evening, Reinstate(1, *place)) == ("Undo the draw of 1’s envelope first")


def test_an_envelope_drawn_by_a_seed_is_drawn_again_and_comes_out_the_same():
    evening = evening_of(MYSTERY)
    evening.do(Eliminate(1, by=(2,)))
    record = evening.do(DrawMystery(2, 1, "seed"))

    (again,) = envelopes_replayed(evening.log.records, record.number)
    assert (again.seed, again.written, again.differing) == ("seed", again.again, ())
    report = draw_report(evening.log.records, record.number, str)
    assert report.lines == (f"the same envelope, ${again.written}, with seed seed",)


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
    assert why(evening, PayBounty(2, "cash")) == "2 is not due a bounty"

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


def test_a_pot_that_is_credited_so_already_is_not_credited_twice():
    evening = evening_of(FIXED)
    evening.do(Eliminate(1))
    button = min(evening.t.seats[one].seat for one in (2, 3))
    evening.do(CreditPot(1, (2, 3), button))

    assert why(evening, CreditPot(1, (3, 2), button)) == "Already set that way"


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
    evening.do(VoidEntry(4, "a mistake"))
    assert 4 in evening.t.voided


def test_bounties_that_a_deal_has_divided_are_won_by_no_other_terms():
    evening = evening_of(FIXED)
    for entry in (1, 2):
        evening.do(Eliminate(entry, by=(3,)))
    shares = (Share(EntryNumber(3), 2000, 160, 160, 25), Share(EntryNumber(4), 2000, 160, 160, 25))
    evening.do(MakeDeal(Agreement(EVEN, shares, bounties=EVENLY)))
    said = "The deal splits the bounties: withdraw it first"

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

    assert unfit.value.number == deal.number


def test_other_prices_leave_envelopes_drawn():
    evening = evening_of(MYSTERY)
    evening.do(Eliminate(1, by=(2,)))
    evening.do(OpenEnvelope(2, 1, 100))

    fixed = replace(MYSTERY, bounties="fixed")
    assert why(evening, SetMoney(fixed)) == "Envelopes have been drawn"
    assert bounties(evening.t).won == 100


def test_what_gathers_on_the_winners_head_is_not_left_in_the_pool_by_other_prices_either():
    said = "The bounty on the winner’s own head cannot stay in the pool"

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
        "Envelopes have been drawn that are not among these"
    )


def said(evening, command):
    return command.label(evening.t).said(str)


def test_the_log_says_which_bounties_there_are_and_who_won_them():
    evening = evening_of(MYSTERY)
    evening.do(Eliminate(1, by=(2,)))
    seed = "seed"
    drawn = evening.do(DrawMystery(2, 1, seed)).facts[0].amount
    evening.undo()

    for command, label in [
        (SetBounties("fixed"), "Bounties set to fixed; 2: $0 → $25"),
        (
            SetBounties("progressive"),
            "Bounties set to progressive: 50% paid, the rest on the head; 2: $0 → $12",
        ),
        (
            SetBounties("progressive", 40),
            "Bounties set to progressive: 40% paid, the rest on the head; 2: $0 → $10",
        ),
        (SetBounties("mystery"), "Bounties set to mystery"),
        (SetBounties("other"), "Bounties set"),
        (DeclareEnvelopes(MYSTERY.mystery), "Mystery bounties set: 3 envelopes"),
        (
            DeclareEnvelopes(MYSTERY.mystery, "day 2"),
            "Mystery bounties set: 3 envelopes, drawn from day 2 on",
        ),
        (DrawMystery(2, 1, seed), f"2 drew ${drawn} for knocking out 1"),
        (DrawMystery(2, 2, seed), f"2 drew ${drawn} as the winner"),
        (DrawMystery(2, 9, seed), f"2 drew ${drawn}"),
        (DrawMystery(9, 1, seed), f"Entry 9 drew ${drawn} for knocking out 1"),
        (OpenEnvelope(2, 1, 1000), "2 drew $1,000 for knocking out 1"),
        (CreditPot(1, (2, 9, 3), None), "1 was knocked out by 2 and 3"),
        (PayBounty(2, "cash"), "2 was paid $0 in bounties, cash"),
        (PayBounty(2, "card", 70), "2 was paid $70 in bounties, card"),
    ]:
        assert said(evening, command) == label
    for gone, entry in ((1, 2), (3, 2), (4, 2)):
        if gone != 1:
            evening.do(Eliminate(gone, by=(entry,)))
        evening.do(DrawMystery(entry, gone, seed))
    assert said(evening, DrawMystery(2, 2, seed)) == "2 drew – as the winner"


def test_what_is_won_already_is_said_to_change_with_how_bounties_are_won():
    evening = evening_of(FIXED, 8)
    evening.do(Eliminate(1, by=(2, 3)))

    split = said(evening, SetBounties("fixed", shared=True))
    mystery = said(evening, SetBounties("mystery"))
    for gone, by in ((4, (5, 6)), (7, (8, 3))):
        evening.do(Eliminate(gone, by=by))
    many = said(evening, SetBounties("fixed", shared=True))

    assert split == "Bounties are split; 2: $25 → $13, 3: $0 → $12"
    assert mystery == "Bounties set to mystery; 2: $25 → $0"
    assert many == "Bounties are split; 5 players have won more or less by that"


def test_a_knockout_that_is_recorded_so_already_is_not_recorded_again():
    evening = evening_of(FIXED)
    evening.do(Eliminate(1))

    unnamed = why(evening, CreditBust(1, ()))
    evening.do(CreditBust(1, (2,)))

    assert unnamed == why(evening, CreditBust(1, (2,))) == "Already set that way"


def test_bounties_that_make_no_sense_are_refused():
    evening = evening_of(MYSTERY)
    evening.do(Eliminate(1, by=(2,)))

    for command, why_not in [
        (SetBounties("progressive", winner_keeps=False), (
            "The bounty on the winner’s own head cannot stay in the pool"
        )),
        (SetBounties("mystery"), "Already set that way"),
        (SetBounties("other"), "Unknown kind of bounty"),
        (SetBounties("progressive", 101), "Unknown kind of bounty"),
        (SetBounties("progressive", -1), "Unknown kind of bounty"),
        (DeclareEnvelopes(()), "Each prize needs an amount and at least one envelope"),
        (
            DeclareEnvelopes((MysteryPrize(5, 1), MysteryPrize(0, 1))),
            "Each prize needs an amount and at least one envelope",
        ),
        (
            DeclareEnvelopes((MysteryPrize(5, 1), MysteryPrize(6, 0))),
            "Each prize needs an amount and at least one envelope",
        ),
        (DeclareEnvelopes(MYSTERY.mystery, "level 9"), "The structure has no level 9"),
        (DeclareEnvelopes(MYSTERY.mystery[::-1]), "Already set that way"),
        (DrawMystery(9, 1, "seed"), "There is no entry 9"),
        (DrawMystery(2, 9, "seed"), "There is no entry 9"),
        (DrawMystery(2, 3, "seed"), "3 is not out"),
        (OpenEnvelope(2, 1, 50), "No $50 envelope is left"),
        (CreditPot(1, (), None), "Enter who won the pot"),
        (CreditPot(1, (2, 1), None), "Players cannot knock themselves out"),
        (CreditPot(1, (2, 9), None), "There is no entry 9"),
        (CreditPot(3, (2,), None), "3 is not out"),
        (CreditPot(1, (2, 3, 2), None), "2 is named twice"),
        (CreditBust(1, (3, 3)), "3 is named twice"),
        (PayBounty(2, "beans"), "Unknown payment method “beans”"),
        (PayBounty(9, "cash"), "There is no entry 9"),
        (PayBounty(2, "cash"), "2 is not due a bounty"),
        (CollectBounty(2, "cash"), "2 was not paid too much in bounties"),
        (PayBounty(2, "cash", 5), "2 is not due a bounty"),
    ]:  # fmt: skip
        assert why(evening, command) == why_not


def test_a_bounty_is_paid_whole_or_in_parts_and_never_more_than_is_due():
    evening = evening_of(FIXED)
    for entry in (1, 3):
        evening.do(Eliminate(entry, by=(2,)))

    assert why(evening, PayBounty(2, "cash", 51)) == "2 is due $50"
    assert why(evening, PayBounty(2, "cash", 0)) == "2 is not due a bounty"
    assert why(evening, PayBounty(2, "cash", -5)) == "2 is not due a bounty"
    assert why(evening, PayBounty(4, "cash", 5)) == "4 is not due a bounty"
    assert evening.do(PayBounty(2, "card", 30)).facts == (BountyPaid(5, 2, 30, "card"),)
    assert evening.do(PayBounty(2, "cash")).facts == (BountyPaid(6, 2, 20, "cash"),)
    assert evening.t.ledger.lines[5] == Line(5, 2, -30, "card", FRIDAY, what="bounty")
    assert (dict(evening.t.bounty_lines), paid_to(evening.t, 2), paid_to(evening.t, 4)) == (
        {2: (5, 6)},
        50,
        0,
    )
    found = bounties(evening.t)
    assert found.accounts == {
        2: BountyAccount(won=50, kept=0, head=25, paid=50, knocked_out=2),
        4: BountyAccount(head=25),
    }
    assert (found.won, found.on_heads, found.paid, found.total) == (50, 50, 50, 100)
    assert found.accounts[2].due == 0
    assert BountyPaid(6, 2, 20, "cash").unfit(evening.t).said(str) == (
        "Payment 6 is already recorded"
    )
    assert BountyPaid(7, 9, 20, "cash").unfit(evening.t).said(str) == "There is no entry 9"


def test_every_bounty_that_was_sold_is_won_on_a_head_kept_in_the_pool_or_nobodys():
    keeping = evening_of(FIXED, players=3)
    leaving = evening_of(replace(FIXED, winner_keeps=False), players=3)
    for evening in (keeping, leaving):
        evening.do(Eliminate(1))
        evening.do(Eliminate(3, by=(2,)))

    kept, left = bounties(keeping.t), bounties(leaving.t)
    assert kept == ({2: BountyAccount(25, 25, 0, 0, 1)}, 25, 0, 0, 0)
    assert left == ({2: BountyAccount(25, 0, 0, 0, 1)}, 25, 25, 0, 0)
    assert (kept.won, kept.total, left.won, left.total) == (50, 75, 25, 75)
    assert kept.accounts[2].due == 50
    assert BountyAccount() == BountyAccount(0, 0, 0, 0, 0)
    assert BountyAccount(40, 5, 0, 50).due == -5


def test_without_bounties_the_winner_keeps_none():
    evening = evening_of(MoneyTerms("$", entry=Price(pool=80)), players=2)
    evening.do(Eliminate(1, by=(2,)))

    assert bounties(evening.t) == ({2: BountyAccount(knocked_out=1)}, 0, 0, 0, 0)


def test_of_a_bust_that_is_shared_each_has_the_share():
    evening = evening_of(replace(FIXED, shared=True))
    evening.do(Eliminate(1, by=(3, 2)))
    evening.do(Eliminate(4, by=(2,)))

    found = bounties(evening.t)
    assert found.accounts == {
        2: BountyAccount(37, 0, 25, 0, Fraction(3, 2)),
        3: BountyAccount(13, 0, 25, 0, Fraction(1, 2)),
    }


def test_of_two_who_are_named_the_one_with_the_bounty_has_the_knockout():
    evening = evening_of(FIXED)
    evening.do(Eliminate(1, by=(3, 2)))

    found = bounties(evening.t)

    assert found.accounts == {
        2: BountyAccount(0, 0, 25),
        3: BountyAccount(25, 0, 25, 0, 1),
        4: BountyAccount(0, 0, 25),
    }


def test_what_was_drawn_and_what_lies_in_envelopes_is_all_that_was_declared():
    evening = evening_of(MYSTERY)
    evening.do(Eliminate(1, by=(2,)))
    evening.do(OpenEnvelope(2, 1, 25))

    found = bounties(evening.t)
    assert (found.accounts, found.left, found.total) == (
        {2: BountyAccount(25, 0, 0, 0, 1)},
        125,
        150,
    )
    assert (worth(declared(evening.t)), count(declared(evening.t))) == (150, 3)
    assert dict(evening.t.envelopes_drawn) == {25: 1}
    evening.do(Eliminate(3, by=(2,)))
    evening.do(OpenEnvelope(2, 3, 25))
    assert remaining(evening.t) == (MysteryPrize(100, 1),)
    assert why(evening, OpenEnvelope(2, 4, 25)) == "No $25 envelope is left"


def test_bounties_are_there_where_they_are_sold_or_taken_out_of_the_pool_or_in_envelopes():
    free = MoneyTerms("$", entry=Price(pool=80))
    none, priced, by_pool, envelopes = (
        evening_of(terms)
        for terms in (free, FIXED, free, replace(free, mystery=(MysteryPrize(5, 1),)))
    )
    by_pool.write(PrizeTermsSet(PrizeTerms(bounty=10)))
    unsold = Evening()
    unsold.do(SetMoney(FIXED))
    was_sold = evening_of(FIXED)
    was_sold.do(SetMoney(free))

    events = (none, priced, by_pool, envelopes, unsold, was_sold)
    assert [has_bounties(one.t) for one in events] == [False, True, True, True, True, True]
    assert [sold(one.t) for one in events] == [0, 100, 40, 0, 0, 100]
    priced.write(PrizeTermsSet(PrizeTerms(bounty=10)))
    assert sold(priced.t) == 140


def test_what_the_envelopes_hold_more_or_less_than_was_sold_is_told():
    for prizes, by, told in (
        ((100, 1), 0, []),
        ((101, 1), 1, [("More than was sold", "$1", "wrong")]),
        ((33, 3), -1, [("In no envelope", "$1", "wrong")]),
    ):
        evening = evening_of(replace(MYSTERY, mystery=(MysteryPrize(*prizes),)))
        lines = sums(evening.t)
        assert (mystery_difference(evening.t), lines[3:-3]) == (by, told)
        assert lines[-3] == ("All bounties", f"${max(100, 100 + by)}", "sum")
    fixed = evening_of(replace(MYSTERY, bounties="fixed", mystery=(MysteryPrize(1, 1),)))
    assert [one[0] for one in sums(fixed.t)][:4] == ["Charged", "On players", "Won", "All bounties"]


def test_who_won_a_pot_together_is_named_from_the_left_of_the_button_where_all_seats_are_known():
    evening = evening_of(FIXED, players=4)
    seats = {evening.t.seats[one].seat: one for one in (2, 3, 4)}
    low, middle, high = (seats[one] for one in sorted(seats))
    winners = (middle, low, high)
    button = evening.t.seats[low].seat

    assert by_position(evening.t, winners, None) == winners
    assert by_position(evening.t, winners, button) == winners
    assert by_position(evening.t, winners, evening.t.seats[middle].seat) == (high, middle, low)
    assert by_position(evening.t, (high,), button) == (high,)
    evening.do(Eliminate(middle))
    assert by_position(evening.t, winners, evening.t.seats[high].seat) == winners
    assert evening.do(CreditPot(middle, (high, low), None)).facts == (
        BustCredited(middle, (high, low)),
    )


def test_envelopes_begin_with_a_level_or_a_day_that_the_structure_has():
    days = replace(
        STRUCTURE, steps=(*STRUCTURE.steps[:2], DayEnd(1), STRUCTURE.steps[3], DayEnd(2))
    )

    begins = ("", "level 1", "level 3", "level 4", "day 1", "day 2", "day 3", "day 4", "day 0")
    assert [first_step(days, one) for one in begins] == [0, 0, 3, None, 0, 3, 5, None, None]
    assert [first_step(days, one) for one in ("day x", "week 1", "level")] == [None] * 3
    assert first_step(STRUCTURE, "level 3") == 3


def test_envelopes_are_drawn_from_the_first_second_of_their_level_on():
    evening = evening_of(MYSTERY)
    assert begun(evening.t, evening.now)
    evening.do(DeclareEnvelopes(MYSTERY.mystery, "level 2"))
    evening.do(StartClock())
    evening.wait(minutes=19, seconds=59)
    evening.do(Eliminate(1, by=(2,)))
    assert (begun(evening.t, evening.now), dict(evening.t.without_envelope)) == (
        False,
        {1: True},
    )
    evening.wait(seconds=1)

    assert begun(evening.t, evening.now)
    evening.do(Eliminate(3, by=(2,)))
    evening.do(DrawMystery(2, 1, "seed", note="the level had been announced"))
    assert to_draw(evening.t) == (3,)
    nowhere = evening_of(replace(MYSTERY, mystery_from="level 9"))
    assert not begun(nowhere.t, nowhere.now)


def test_who_went_out_too_early_and_comes_back_may_still_be_drawn_for():
    evening = evening_of(MYSTERY)
    evening.do(DeclareEnvelopes(MYSTERY.mystery, "level 2"))
    place = evening.t.seats[1]
    evening.do(Eliminate(1, by=(2,)))
    evening.do(Reinstate(1, *place))
    assert dict(evening.t.without_envelope) == {}
    fixed = evening_of(replace(FIXED, mystery_from="level 2"))
    fixed.do(Eliminate(1, by=(2,)))

    assert (dict(fixed.t.without_envelope), to_draw(fixed.t)) == ({}, ())


def test_envelopes_wait_for_who_was_knocked_out_by_somebody_the_first_to_go_first():
    evening = evening_of(MYSTERY, players=6)
    for entry, by in ((4, (2,)), (3, ()), (1, (2,))):
        evening.do(Eliminate(entry, by=by))
    assert to_draw(evening.t) == (4, 1)
    evening.do(OpenEnvelope(2, 4, 25))

    assert to_draw(evening.t) == (1,)
    assert envelope_stands(evening.t, 4).said(str) == ("Undo the draw of 4’s envelope first")
    assert envelope_stands(evening.t, 1) is None


def test_a_fact_about_bounties_without_its_last_words_means_what_it_meant_in_the_first_books():
    assert BountiesSet("fixed") == BountiesSet("fixed", 50, False, True)
    assert SetBounties("fixed") == SetBounties("fixed", 50, False, True)
    assert EnvelopesDeclared(()) == EnvelopesDeclared((), "")


def test_how_bounties_are_won_is_set_as_a_whole_and_envelopes_make_them_mystery_bounties():
    evening = evening_of(FIXED)
    assert why(evening, SetBounties("fixed")) == "Already set that way"

    for command in (
        SetBounties("progressive"),
        SetBounties("progressive", 0),
        SetBounties("progressive", 100),
        SetBounties("progressive", 100, True),
        SetBounties("fixed", 100, True, False),
    ):
        (fact,) = evening.do(command).facts
        terms = evening.t.terms
        wanted = (command.way, command.kept, command.shared, command.winner_keeps)
        assert (fact.way, fact.kept, fact.shared, fact.winner_keeps) == wanted
        assert (terms.bounties, terms.kept, terms.shared, terms.winner_keeps) == wanted
    evening.do(DeclareEnvelopes((MysteryPrize(5, 1), MysteryPrize(5, 2)), "level 2"))
    assert evening.t.terms == replace(
        FIXED,
        bounties="mystery",
        kept=100,
        shared=True,
        winner_keeps=False,
        mystery=(MysteryPrize(5, 3),),
        mystery_from="level 2",
    )
    evening.do(DeclareEnvelopes((MysteryPrize(5, 3),), "level 3"))
    evening.do(SetBounties("fixed"))
    evening.do(DeclareEnvelopes((MysteryPrize(5, 3),), "level 3"))
    assert evening.t.terms.bounties == "mystery"


def test_no_way_but_envelopes_is_set_once_one_was_drawn():
    evening = evening_of(MYSTERY)
    evening.do(Eliminate(1, by=(2,)))
    evening.do(OpenEnvelope(3, 1, 25))

    assert why(evening, SetBounties("fixed")) == "Envelopes have been drawn"
    evening.do(SetBounties("mystery", shared=True))
    evening.do(DeclareEnvelopes((MysteryPrize(25, 1), MysteryPrize(10, 1))))
    assert why(evening, DeclareEnvelopes((MysteryPrize(10, 2),))) == (
        "Envelopes have been drawn that are not among these"
    )
    assert MysteryDrawn(3, 1, 10, "").unfit(evening.t).said(str) == (
        "An envelope was already drawn for 1"
    )
    assert MysteryDrawn(3, 4, 10, "").unfit(evening.t).said(str) == "4 is not out"


def test_envelopes_of_one_amount_are_counted_together_wherever_they_were_named():
    prizes = (MysteryPrize(25, 1), MysteryPrize(100, 1), MysteryPrize(25, 2))
    evening = evening_of(replace(MYSTERY, mystery=prizes))
    evening.do(Eliminate(1, by=(2,)))
    evening.do(OpenEnvelope(2, 1, 25))

    assert declared(evening.t) == (MysteryPrize(100, 1), MysteryPrize(25, 3))
    assert remaining(evening.t) == (MysteryPrize(100, 1), MysteryPrize(25, 2))
