"""What happened to the rounds of a shootout: which draws fit, and what is then true."""

from dataclasses import replace

import pytest

from director.tournament.clock.state import Clock
from director.tournament.commands import DrawRound, Eliminate, PlanRounds
from director.tournament.seats.facts import SeatDrawn
from director.tournament.shootouts.facts import RoundDrawn, RoundsPlanned, round_terms
from director.tournament.shootouts.state import RoundTerms
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

SEATS = "A table needs two seats"
ADVANCE = "At least one player advances from each table, but not all"


def bracket_of_six():
    """Table 1 has 4 and 6, table 2 has 1 and 5; 2 and 3 have byes."""
    evening = Evening(6)
    evening.do(PlanRounds(RoundTerms(2)))
    evening.do(DrawRound("first"))
    return evening


def why(fact, t):
    found = fact.unfit(t)
    return found and found.said(str)


def pair(number, *entries, byes=()):
    seats = tuple(SeatDrawn(entry, 5, seat) for seat, entry in enumerate(entries, start=1))
    return RoundDrawn(number, seats, "", byes)


@pytest.mark.parametrize(
    ("terms", "refused"),
    [
        (RoundTerms(1), SEATS),
        (RoundTerms(2), None),
        (RoundTerms(2, advance=0), ADVANCE),
        (RoundTerms(2, advance=2), ADVANCE),
        (RoundTerms(4, advance=3), None),
        (RoundTerms(4, advance=4), ADVANCE),
    ],
)
def test_from_each_table_somebody_goes_on_and_somebody_does_not(terms, refused):
    assert why(RoundsPlanned(terms), Evening(6).t) == refused


def test_rounds_follow_each_other_and_nobody_plays_one_twice_or_without_the_one_before():
    evening = Evening(6)
    evening.do(PlanRounds(RoundTerms(2)))
    before = [why(pair(number, 1, 2), evening.t) for number in (0, 1, 2)]
    before.append(why(pair(1, 1, 1), evening.t))
    evening.do(DrawRound("first"))
    first = [why(pair(number, 2, 3), evening.t) for number in (0, 1, 2, 3)]
    first += [why(pair(1, 4), evening.t), why(pair(1, byes=(4,)), evening.t)]
    first += [why(pair(2, 4), evening.t), why(pair(2, byes=(4,)), evening.t)]
    evening.do(DrawRound("s", "two are ready"))
    second = [why(pair(number, 2), evening.t) for number in (1, 2, 3)]
    second.append(why(pair(3, 4), evening.t))
    evening.do(Eliminate(6))
    second += [why(pair(2, entry), evening.t) for entry in (6, 4)]

    assert before == [
        "Round 0 is not the next one",
        None,
        "Round 2 is not the next one",
        "One player to a seat, one seat to a player",
    ]
    assert first == [
        "Round 0 is not the next one",
        None,
        None,
        "Round 3 is not the next one",
        "4 is already drawn into round 1",
        "4 is already drawn into round 1",
        "Table 1 of round 1 is not over",
        "Table 1 of round 1 is not over",
    ]
    assert second == [
        "Round 1 is not the next one",
        "2 is already drawn into round 2",
        "Table 3 of round 2 is not over",
        "4 did not play round 2",
        "6 is not in the tournament",
        None,
    ]


def test_entries_that_were_taken_back_since_are_left_out_of_a_draw():
    t = bracket_of_six().t

    assert why(pair(2, 77, byes=(78,)), t) is None
    assert dict(pair(2, 77, byes=(78,)).then(t, FRIDAY).rounds[1].home) == {}


@pytest.mark.parametrize(("fresh", "stacks"), [(True, {1: 700}), (False, {1: 700, 2: 900, 3: 50})])
def test_a_later_round_begins_with_new_stacks_only_where_it_begins_anew(fresh, stacks):
    t = bracket_of_six().t
    t = RoundsPlanned(RoundTerms(2, fresh=fresh)).then(t, FRIDAY)
    for entry, chips in ((1, 700), (2, 900), (3, 50)):
        t = t.but(stacks=t.stacks.set(entry, chips))

    after = pair(2, 2, byes=(3,)).then(t, FRIDAY)

    first, second = after.rounds
    assert dict(after.stacks) == stacks
    assert first == t.rounds[0]
    assert (dict(second.home), dict(second.at)) == ({2: 5, 3: 0}, {5: (2,), 0: (3,)})
    assert (second.players, second.advance, second.fresh) == (4, 1, fresh)
    assert (after.seats[2].table, after.seats.get(3)) == (5, None)


def test_a_first_round_counts_who_was_drawn_into_it_and_keeps_stacks():
    evening = Evening(3)
    t = evening.t.but(stacks=evening.t.stacks.set(1, 700))

    after = pair(1, 1, 2, byes=(3,)).then(t, FRIDAY)

    (first,) = after.rounds
    assert (first.players, dict(first.at)) == (3, {5: (1, 2), 0: (3,)})
    assert dict(after.stacks) == {1: 700}
    assert after.seats.get(3) is None


def test_tables_of_a_round_with_clocks_of_their_own_have_one_each_and_lose_it_when_left():
    evening = Evening(6)
    evening.do(PlanRounds(RoundTerms(2, own_clocks=True)))
    evening.do(DrawRound("first"))
    first = dict(evening.t.clocks)
    evening.do(Eliminate(6))

    after = pair(2, 4, 2).then(evening.t, FRIDAY)

    assert sorted(first) == ["table 1", "table 2"]
    assert sorted(after.clocks) == ["table 2", "table 5"]
    assert after.clocks["table 2"] == first["table 2"]


def test_rounds_without_a_plan_are_played_at_the_tables_of_the_sheet_one_going_on():
    assert round_terms(Evening(0).t) == RoundTerms(STRUCTURE.seats, 1)
    assert round_terms(bracket_of_six().t) == RoundTerms(2)
    for seats, at_least_two in ((1, 2), (2, 2), (3, 3)):
        event = Evening(0, replace(STRUCTURE, seats=seats))
        assert round_terms(event.t) == RoundTerms(at_least_two, 1)


def test_a_clock_stays_with_who_is_still_at_its_table_and_begins_anew_for_a_new_round():
    evening = Evening(8)
    evening.do(PlanRounds(RoundTerms(4, advance=2, own_clocks=True)))
    evening.do(DrawRound("first"))
    started = replace(evening.t.clocks["table 1"], since=FRIDAY)
    clocks = evening.t.clocks.set("table 1", started)
    for there in evening.t.rounds[0].at.values():
        for gone in there[2:]:
            evening.do(Eliminate(gone))
    one, two = evening.t.sitters[1].values()
    t = evening.t.but(clocks=clocks)

    some_stay = RoundDrawn(2, (SeatDrawn(one, 5, 1),)).then(t, FRIDAY)
    same_table = RoundDrawn(2, (SeatDrawn(one, 1, 1), SeatDrawn(two, 1, 2))).then(t, FRIDAY)

    assert dict(some_stay.clocks) == {**dict(t.clocks), "table 5": Clock(zone=t.clock.zone)}
    assert dict(same_table.clocks) == {**dict(t.clocks), "table 1": Clock(zone=t.clock.zone)}
