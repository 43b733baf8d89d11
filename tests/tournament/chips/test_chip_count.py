"""Where the chips are: issued, out for a reason, in play. The law over random acts is elsewhere."""

from dataclasses import replace

import pytest

from director.tournament.chips.chip_count import ChipAccount, chip_account, flight_account
from director.tournament.commands import (
    BagChips,
    Disqualify,
    DrawRound,
    DrawSeats,
    Eliminate,
    EndFlight,
    JoinFlights,
    OpenFlight,
    PlanRounds,
    Rebuy,
    RedeemLammers,
    Refused,
    Register,
    Reinstate,
    SetFlightTerms,
    TurnCounters,
    VoidEntry,
)
from director.tournament.entries.terms import AddOns, LammerTerms, Rebuys
from director.tournament.flights.chip_counts import average, issued
from director.tournament.flights.state import FlightTerms
from director.tournament.shootouts.state import RoundTerms
from director.tournament.state import Counters
from tests.tournament.evening import STRUCTURE, Evening

SOLD = replace(STRUCTURE, rebuys=Rebuys(60, 500), add_ons=AddOns(50, 300))
WITH_LAMMERS = replace(SOLD, lammers=LammerTerms(2, 250))


@pytest.fixture
def evening():
    evening = Evening(players=4, structure=SOLD)
    evening.do(DrawSeats("seats"))
    return evening


def back_after_disqualification(evening, entry=3, chips=1500):
    place = evening.t.seats[entry]
    evening.do(Disqualify(entry, "collusion", chips))
    evening.do(Reinstate(entry, *place))


def test_who_is_reinstated_after_a_disqualification_brings_the_chips_back(evening):
    back_after_disqualification(evening)

    assert chip_account(evening.t) == ChipAccount(stacks=4000, bought=0, lammers=0)
    assert (evening.t.chips, dict(evening.t.expelled)) == (4000, {})


def test_disqualified_again_the_chips_leave_once(evening):
    back_after_disqualification(evening)
    evening.do(Disqualify(3, "collusion again", 1500))

    assert chip_account(evening.t) == ChipAccount(4000, 0, 0, disqualified=1500)
    assert evening.t.chips == 2500


def test_voided_after_being_reinstated_only_what_the_entry_was_given_leaves(evening):
    evening.do(Rebuy(3))
    back_after_disqualification(evening)
    evening.do(VoidEntry(3, "another event"))

    assert chip_account(evening.t) == ChipAccount(4000, 500, 0, voided=1500)
    assert evening.t.chips == 3000


def test_knocked_out_after_being_reinstated_nobody_is_disqualified(evening):
    back_after_disqualification(evening)
    evening.do(Eliminate(3))

    assert (dict(evening.t.expelled), evening.t.chips) == ({}, 4000)


def test_taking_a_reinstatement_back_takes_the_chips_off_again(evening):
    back_after_disqualification(evening)
    evening.undo()

    assert (evening.t.chips, evening.t.expelled[3].chips) == (2500, 1500)


def test_nobody_is_disqualified_with_chips_that_are_not_there(evening):
    for chips in (-5, 4001):
        with pytest.raises(Refused) as refused:
            evening.do(Disqualify(3, "collusion", chips))
        assert (
            refused.value.sentence.said(str)
            == "4,000 chips are in play: enter how many come out of play"
        )


def test_lammers_of_who_went_out_with_them_are_in_no_bag():
    evening = Evening(0, WITH_LAMMERS)
    evening.do(OpenFlight("1A"))
    for number in range(1, 5):
        evening.do(Register(number, f"late {number}"))
    evening.do(DrawSeats("seats"))
    evening.do(RedeemLammers(1, 2))
    evening.do(RedeemLammers(2, 1))
    evening.do(Eliminate(2, note="left the room with a lammer"))
    evening.do(Eliminate(3, note="left the room with both"))

    assert flight_account(evening.t, "1A") == ChipAccount(
        4000, 0, 2000, lost_lammers=750, behind=500
    )
    assert (issued(evening.t, "1A"), average(evening.t, evening.t.flights[0])) == (5250, 2625)
    evening.do(BagChips(1, 2500))
    evening.do(BagChips(4, 2250))
    evening.do(EndFlight("1A"))
    assert evening.t.flights[0].ended


def test_lammers_turned_in_beside_a_bag_lie_in_it():
    evening = Evening(0, WITH_LAMMERS)
    evening.do(OpenFlight("1A"))
    evening.do(Register(1, "first"))
    evening.do(BagChips(1, 1000))
    evening.do(RedeemLammers(1, 2))

    assert (evening.t.bagged[1], evening.t.stacks[1]) == (1500, 1500)


def test_lammers_are_turned_in_before_bags_of_one_player_are_put_together():
    evening = Evening(0, WITH_LAMMERS)
    evening.do(SetFlightTerms(FlightTerms("all")))
    for label in ("1A", "1B"):
        evening.do(OpenFlight(label))
        evening.do(Register(1, f"late {label}", flight=label))
        evening.do(BagChips(evening.t.last_entry, 1000))
        evening.do(EndFlight(label))

    with pytest.raises(Refused) as refused:
        evening.do(JoinFlights("day 2"))

    assert refused.value.sentence.said(str) == "1 has lammers as well as a bag: turn them in first"
    for entry in (1, 2):
        evening.do(RedeemLammers(entry, 2))
    evening.do(JoinFlights("day 2"))
    assert (evening.t.stacks[1], evening.t.chips) == (3000, 3000)


def test_chips_bought_in_a_round_with_new_stacks_are_in_play():
    evening = shootout(8)
    evening.do(Rebuy(1))
    play_down(evening)
    evening.do(DrawRound("second"))
    entry = min(evening.t.left)
    evening.do(Rebuy(entry))

    assert chip_account(evening.t) == ChipAccount(4000, 500, 0)
    assert evening.t.chips == 4500


def test_lammers_are_held_and_turned_in_beside_new_stacks():
    evening = shootout(8, WITH_LAMMERS)
    play_down(evening)
    evening.do(DrawRound("second"))
    first, second = sorted(evening.t.left)[:2]
    evening.do(RedeemLammers(first, 1))
    evening.do(Eliminate(second, note="left the room with both"))

    account = chip_account(evening.t)

    assert account == ChipAccount(4000, 250, 1750, lost_lammers=500, behind=1250)
    assert (evening.t.chips, evening.t.chips_behind) == (5500, 1250)


def test_new_stacks_stay_in_play_in_a_round_that_goes_on_with_them():
    evening = shootout(8)
    play_down(evening)
    evening.do(DrawRound("second"))
    evening.do(Disqualify(min(evening.t.left), "collusion", 900))
    play_down(evening)
    evening.do(PlanRounds(RoundTerms(2, fresh=False)))
    evening.do(DrawRound("third"))

    assert chip_account(evening.t) == ChipAccount(4000, 0, 0, disqualified=900)
    assert evening.t.chips == 3100


def test_who_is_only_counted_brings_lammers_rebuys_and_add_ons_into_play():
    evening = Evening(0, WITH_LAMMERS)
    evening.do(TurnCounters(entries=10))
    evening.do(TurnCounters(rebuys=3))
    evening.do(TurnCounters(add_ons=2))
    evening.do(TurnCounters(out=4))

    assert chip_account(evening.t) == ChipAccount(10_000, 2100, 5000)
    assert (evening.t.chips, evening.t.average) == (17_100, 2850)

    evening.do(TurnCounters(rebuys=-1))
    evening.do(TurnCounters(add_ons=-1))
    assert evening.t.chips == 16_300


def shootout(players, structure=SOLD):
    evening = Evening(players=players, structure=structure)
    evening.do(PlanRounds(RoundTerms(2)))
    evening.do(DrawRound("first"))
    return evening


def play_down(evening):
    for there in list(evening.t.sitters.values()):
        for entry in sorted(there.values())[1:]:
            evening.do(Eliminate(entry, note="lammers lost" if evening.t.lammers(entry) else ""))


def test_what_is_only_counted_brings_the_chips_of_the_sheet_and_none_where_it_sells_none():
    counters = Counters(entries=3, rebuys=5, add_ons=7)
    plain = Evening(1).t.but(counters=counters)
    sold = replace(
        STRUCTURE,
        rebuys=Rebuys(10, 100),
        add_ons=AddOns(10, 1000),
        lammers=LammerTerms(2, 10000),
    )

    assert plain.chips_counted == 0
    assert plain.but(structure=sold).chips_counted == 500 + 7000 + 60000


def test_every_chip_that_was_issued_is_out_or_in_play_and_lammers_lie_beside_the_tables():
    account = ChipAccount(40_000, 2000, 800, 1000, 500, 75, 250, 125, 60)

    assert account.issued == 42_800
    assert account.out == 1950
    assert account.in_play == 40_850
    assert account.on_tables == 40_790
    assert ChipAccount(1, 2, 3) == ChipAccount(1, 2, 3, 0, 0, 0, 0, 0, 0)
