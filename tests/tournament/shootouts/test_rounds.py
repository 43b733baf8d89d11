"""Shootouts and brackets as they are played: rounds drawn, places by round, what stands on what."""

from dataclasses import replace
from datetime import timedelta

import pytest
from immutables import Map

from director.tournament.busts.hand_for_hand import Bust
from director.tournament.commands import (
    Disqualify,
    DrawRound,
    DrawSeats,
    Eliminate,
    EliminateTogether,
    Forbidden,
    PlanRounds,
    PutIn,
    RedrawSeats,
    Refused,
    Register,
    Reinstate,
    StartClock,
    VoidEntry,
)
from director.tournament.entries.terms import Shootout
from director.tournament.seats.proposals import proposal
from director.tournament.shootouts.fixed_bracket import (
    Meeting,
    Source,
    meetings,
    source_words,
    to_come,
)
from director.tournament.shootouts.round_draw import planned, ready
from director.tournament.shootouts.state import (
    BYE,
    PlayedRound,
    RoundTerms,
    rehomed,
    round_of,
    with_bought,
    without,
)
from tests.tournament.evening import STRUCTURE, Evening

SHOOTOUT = replace(STRUCTURE, shootout=Shootout())
"""At tables of four."""
HEADS_UP = PlanRounds(RoundTerms(2))


def played(players, terms=None):
    evening = Evening(players, SHOOTOUT)
    if terms:
        evening.do(PlanRounds(terms))
    evening.do(DrawRound("first"))
    return evening


def play_down(evening, table, to=1):
    """Whoever has the greatest number goes out, until so many are left."""
    while len(there := evening.t.sitters[table]) > to:
        evening.do(Eliminate(max(there.values())))


def sizes(evening):
    return sorted(len(there) for there in evening.t.sitters.values())


def test_the_first_round_is_drawn_by_the_bracket_and_not_at_as_few_tables_as_hold_all():
    by_round = Evening(14, SHOOTOUT)
    by_seats = Evening(14, SHOOTOUT)

    by_round.do(DrawRound("first"))
    by_seats.do(DrawSeats("first"))

    assert sizes(by_round) == [3, 3, 4, 4]
    assert by_round.t.seats == by_seats.t.seats


def test_which_tables_are_short_is_drawn_too():
    short = set()
    for seed in range(12):
        evening = Evening(14, SHOOTOUT)
        evening.do(DrawRound(str(seed)))
        short.add(
            tuple(table for table, there in sorted(evening.t.sitters.items()) if len(there) == 3)
        )

    assert len(short) > 2


def test_nobody_is_moved_to_balance_the_tables_of_a_round():
    evening = played(14)
    play_down(evening, 1)

    assert proposal(evening.t, "now").is_empty
    with pytest.raises(Refused):
        evening.do(RedrawSeats("again"))


def test_the_next_round_waits_for_all_tables_unless_the_director_says_otherwise():
    evening = played(14)
    for table in (1, 2, 3):
        play_down(evening, table)

    with pytest.raises(Forbidden) as refused:
        evening.do(DrawRound("second"))

    assert refused.value.sentence.said(str) == "Table 4 is still playing"
    assert ready(evening.t).playing == (4,)
    with pytest.raises(Refused, match="too few are ready to fill a table"):
        evening.do(DrawRound("second", note="they are tired"))


def test_the_winners_of_all_tables_meet_with_new_stacks_and_the_first_level():
    evening = played(14)
    evening.do(StartClock())
    evening.wait(minutes=25)
    for table in (1, 2, 3, 4):
        play_down(evening, table)

    evening.do(DrawRound("second"))

    assert sizes(evening) == [4]
    assert (evening.t.chips, evening.t.average) == (4000, 1000)
    assert evening.face() == (0, "20:00", False)
    assert ready(evening.t).number == 0
    with pytest.raises(Refused, match="this is the final round"):
        evening.do(DrawRound("third"))


def test_stacks_and_levels_are_carried_where_the_house_says_so():
    evening = played(14, RoundTerms(4, fresh=False))
    evening.do(StartClock())
    evening.wait(minutes=25)
    for table in (1, 2, 3, 4):
        play_down(evening, table)

    evening.do(DrawRound("second"))

    assert (evening.t.chips, evening.t.average) == (14000, 3500)
    assert evening.face() == (1, "15:00", True)


def test_heads_up_some_go_on_without_playing_until_the_field_is_a_power_of_two():
    evening = Evening(6)
    evening.do(HEADS_UP)

    evening.do(DrawRound("first"))

    byes = evening.t.rounds[0].at[BYE]
    assert (sizes(evening), len(byes)) == ([2, 2], 2)
    assert evening.t.without_seat == 0
    assert ready(evening.t).players == tuple(sorted(byes))


def test_a_match_of_the_next_round_is_drawn_as_soon_as_two_are_ready():
    evening = Evening(8)
    evening.do(HEADS_UP)
    evening.do(DrawRound("first"))
    play_down(evening, 1)
    play_down(evening, 2)

    evening.do(DrawRound("second", note="two are ready"))

    assert sizes(evening) == [2, 2, 2]
    assert [len(one.home) for one in evening.t.rounds] == [8, 2]
    assert not evening.t.rounds[1].is_drawn
    play_down(evening, 3)
    play_down(evening, 4)
    evening.do(DrawRound("second, the others"))
    assert (sizes(evening), evening.t.rounds[1].is_drawn) == ([2, 2], True)


def test_who_goes_out_in_an_earlier_round_finishes_lower_whenever_that_was():
    evening = Evening(8)
    evening.do(HEADS_UP)
    evening.do(DrawRound("first"))
    play_down(evening, 1)
    play_down(evening, 2)
    evening.do(DrawRound("second", note="two are ready"))
    fast = max(evening.t.sitters[1].values())
    evening.do(Eliminate(fast))
    slow = max(evening.t.sitters[3].values())

    record = evening.do(Eliminate(slow))

    assert record.label.text.endswith("busted in 6th place")
    assert evening.t.place(fast).place == 5
    assert evening.t.place(slow).place == 6


def test_places_are_shared_by_all_who_leave_a_table_with_as_many_left_at_it():
    evening = played(16, RoundTerms(4, places="shared"))
    for table in (1, 2, 3, 4):
        play_down(evening, table)

    places = [(one.place, one.tied) for one in evening.t.standings()]

    assert places == [(5, 4)] * 4 + [(9, 4)] * 4 + [(13, 4)] * 4


def test_two_of_each_table_go_on():
    evening = played(12, RoundTerms(4, advance=2))
    for table in (1, 2, 3):
        play_down(evening, table, 2)

    evening.do(DrawRound("second"))

    assert sizes(evening) == [3, 3]
    assert evening.t.rounds[0].going_on == 6


def test_taking_back_a_bust_of_an_earlier_round_names_the_draw_that_stands_on_it():
    evening = played(14)
    for table in (1, 2, 3, 4):
        play_down(evening, table)
    bust = evening.log.next_undo.number
    draw = evening.do(DrawRound("second"))
    later = evening.do(Eliminate(max(evening.t.left)))

    dependents = evening.log.dependents(bust)

    assert draw in dependents
    assert later not in dependents
    assert evening.log.dependents(draw.number) == []


def test_nobody_comes_back_into_a_round_that_is_over():
    evening = played(14)
    for table in (1, 2, 3, 4):
        play_down(evening, table)
    gone = evening.t.out[0]
    evening.do(DrawRound("second"))

    with pytest.raises(Refused, match="the next round is drawn"):
        evening.do(Reinstate(gone, 2, 1))


def test_who_comes_late_gets_a_seat_in_the_first_round_and_only_there():
    evening = played(14)
    evening.do(Register(20, "late"))

    assert sizes(evening) == [3, 4, 4, 4]
    assert evening.t.rounds[0].players == 15
    for table in (1, 2, 3, 4):
        play_down(evening, table)
    evening.do(DrawRound("second"))
    with pytest.raises(Refused, match="the first round is over"):
        evening.do(Register(21, "too late"))


def test_who_comes_late_into_a_bracket_plays_somebody_who_had_a_bye():
    evening = Evening(6)
    evening.do(HEADS_UP)
    evening.do(DrawRound("first"))

    evening.do(Register(7, "late"))

    assert sizes(evening) == [2, 2, 2]
    assert len(evening.t.rounds[0].at[BYE]) == 1


def test_a_voided_entry_was_never_drawn():
    evening = played(14)
    entry = evening.t.sitters[1][min(evening.t.sitters[1])]

    evening.do(VoidEntry(entry, "paid twice"))

    assert evening.t.rounds[0].players == 13
    assert entry not in evening.t.rounds[0].home


def test_each_table_has_its_own_clock_where_that_is_wanted():
    evening = played(14, RoundTerms(4, own_clocks=True))

    assert sorted(evening.t.clocks) == ["table 1", "table 2", "table 3", "table 4"]
    for table in (1, 2, 3, 4):
        play_down(evening, table)
    evening.do(DrawRound("second"))
    assert sorted(evening.t.clocks) == [f"table {one}" for one in evening.t.tables]


def test_the_plan_follows_the_field_until_the_first_round_is_drawn():
    evening = Evening(14, SHOOTOUT)
    before = planned(evening.t)
    evening.do(DrawRound("first"))
    evening.wait(minutes=1)
    play_down(evening, 1)

    assert [len(one.tables) for one in before.rounds] == [4, 1]
    assert planned(evening.t).rounds == before.rounds


def test_a_shootout_ends_with_a_winner():
    evening = played(14)
    for table in (1, 2, 3, 4):
        play_down(evening, table)
    evening.do(DrawRound("second"))
    play_down(evening, 1)

    assert evening.t.winner
    assert [one.place for one in evening.t.standings()] == list(range(1, 15))
    assert timedelta() == evening.t.clock.played


def test_nobody_is_put_at_a_table_that_plays_another_round():
    evening = played(9, HEADS_UP.terms)
    evening.do(DrawRound("second", "those who are ready"))
    (still,) = [one for one in evening.t.seats if one not in evening.t.rounds[1].home][:1]
    table = next(one for one in evening.t.rounds[1].at if one != BYE)

    with pytest.raises(Refused, match="plays round"):
        evening.do(PutIn(still, table, 3))


def test_as_many_are_expected_in_a_round_as_go_on_once_somebody_sits_elsewhere():
    before = played(9, HEADS_UP.terms)
    before.do(DrawRound("second", "those who are ready"))
    first, second = before.t.rounds
    alone = next(one for one, table in first.home.items() if table != BYE)

    counted = rehomed(before.t.rounds, alone, 7)

    assert second.players == 8
    assert [one.players for one in counted] == [9, 9]


FIXED = RoundTerms(2, fresh=False, fixed=True)


def test_where_the_first_draw_decides_neighbouring_tables_meet_as_soon_as_both_are_over():
    evening = played(8, FIXED)
    play_down(evening, 1)
    play_down(evening, 2)
    winners = {entry for table in (1, 2) for entry in evening.t.sitters[table].values()}

    assert [one.table for one in meetings(evening.t, 2)] == [None, None]

    evening.do(DrawRound("ready"))

    (table,) = evening.t.rounds[1].at
    assert set(evening.t.rounds[1].at[table]) == winners
    assert to_come(evening.t, 2) == (Meeting((Source(3, None, 3), Source(4, None, 4)), 6),)
    assert to_come(evening.t, 3) == (Meeting((Source(table, None, 5), Source(0, None, 6)), 7),)
    assert [source_words(one, str) for one in to_come(evening.t, 3)[0].sources] == [
        f"winner of table {table}",
        "winner of match 6",
    ]
    with pytest.raises(Refused, match="all its players"):
        evening.do(DrawRound("too soon"))


def test_one_clock_for_all_does_not_begin_anew_while_tables_of_the_round_before_still_play():
    evening = played(8, FIXED._replace(fresh=True))
    play_down(evening, 1)
    play_down(evening, 2)

    with pytest.raises(Forbidden, match="still play"):
        evening.do(DrawRound("ready"))


@pytest.mark.parametrize(
    ("players", "terms"),
    [
        (9, FIXED),
        (6, FIXED),
        (75, FIXED._replace(seats=9)),
        (30, FIXED._replace(seats=4, advance=2)),
    ],
)
def test_a_bracket_whose_first_draw_decides_is_played_to_its_end(players, terms):
    evening = played(players, terms)
    tables = []
    while not evening.t.winner:
        for table in sorted(evening.t.sitters, reverse=True):
            advance = (
                1 if evening.t.players_left <= len(evening.t.sitters[table]) else terms.advance
            )
            play_down(evening, table, advance)
        if ready(evening.t).number:
            tables.append(len(evening.t.sitters))
            evening.do(DrawRound("next"))

    assert len(evening.t.rounds) == len(planned(evening.t).rounds)
    assert not any(to_come(evening.t, number) for number in range(2, 9))
    for before, after in zip(evening.t.rounds, evening.t.rounds[1:], strict=False):
        assert len(after.home) == after.players == before.going_on


def test_chips_of_who_is_disqualified_leave_a_later_round_too():
    evening = played(8)
    evening.do(Disqualify(evening.t.sitters[1][1], "collusion", 300))
    for table in (1, 2):
        play_down(evening, table)
    evening.do(DrawRound("second"))
    assert evening.t.chips == 2000

    evening.do(Disqualify(min(evening.t.left), "collusion", 400))

    assert evening.t.chips == 1600


def test_who_is_in_again_was_left_when_the_others_of_the_table_went_out():
    evening = played(8, RoundTerms(4, places="shared"))
    first, second, *_ = sorted(evening.t.sitters[1].values())
    other, seat = min(evening.t.sitters[2].values()), evening.t.seats[first].seat
    for entry in (first, second, other):
        evening.do(Eliminate(entry))
    evening.do(Reinstate(first, 1, seat))
    tied = {one.entry.number: one.place for one in evening.t.standings()}

    evening.do(Eliminate(first))

    assert tied == {second: 7, other: 7}
    places = {one.entry.number: (one.place, one.tied) for one in evening.t.standings()}
    assert places == {second: (7, 2), other: (7, 2), first: (6, 1)}


def why(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str), refused.value.overridable


def test_rounds_are_planned_once_and_so_that_they_can_be_played():
    evening = Evening(30)
    label = HEADS_UP.label(evening.t).said(str)
    evening.do(HEADS_UP)
    alone = Evening(1)
    alone.do(PlanRounds(RoundTerms(4, tables=(3,))))

    assert label == "Rounds set: tables of 2, 1 advance from each"
    assert why(evening, HEADS_UP) == ("Already set that way", False)
    assert why(evening, PlanRounds(RoundTerms(2, places="so"))) == (
        "Unknown way to rank places",
        False,
    )
    assert why(evening, PlanRounds(RoundTerms(4, tables=(1,)))) == (
        "30 players do not make 1 tables of 4",
        False,
    )
    assert why(Evening(2), PlanRounds(RoundTerms(4, tables=(3,)))) == (
        "2 players do not make 3 tables of 4",
        False,
    )


def test_a_round_is_drawn_in_an_event_of_rounds_for_two_at_least():
    two = Evening(2, SHOOTOUT)
    two.do(DrawRound("first"))

    assert why(Evening(5), DrawRound("a")) == ("This event is not played in rounds", False)
    assert why(Evening(1, SHOOTOUT), DrawRound("a")) == (
        "Fewer than two players are left to seat",
        False,
    )
    assert sizes(two) == [2]


def test_the_tables_that_still_play_are_named_as_long_as_they_are_few():
    evening = played(30, HEADS_UP.terms)
    said = [DrawRound("first").label(Evening(4, SHOOTOUT).t).said(str)]
    said.append(DrawRound("b").label(evening.t).said(str))
    said.append(DrawRound("b", "two wait").label(evening.t).said(str))
    for table in range(1, 8):
        play_down(evening, table)
    seven = why(evening, DrawRound("b"))
    play_down(evening, 8)
    six = why(evening, DrawRound("b"))
    for table in range(9, 15):
        play_down(evening, table)

    assert said == ["Round 1 drawn", "Round 2 drawn", "Tables of round 2 drawn: two wait"]
    assert seven == ("7 tables are still playing", True)
    assert six == ("Tables 9, 10, 11, 12, 13 and 14 are still playing", True)
    assert DrawRound("b", "two wait").label(evening.t).said(str) == "Round 2 drawn"


def test_a_round_keeps_who_began_where_and_what_they_bought():
    rounds = (
        PlayedRound(Map({1: 1, 2: 1, 3: 2, 4: 2}), Map({1: (1, 2), 2: (3, 4)}), 4, 1, fresh=True),
        PlayedRound(Map({1: 1, 3: 1}), Map({1: (1, 3)}), 2, 1, fresh=True),
    )
    first, second = rounds

    assert [round_of(rounds, entry) for entry in (1, 2, 5)] == [2, 1, 0]
    assert rehomed(rounds, 5, 2) == rehomed(rounds, 3, 1) == rounds
    assert rehomed(rounds, 3, 7) == (
        first,
        second._replace(home=Map({1: 1, 3: 7}), at=Map({1: (1,), 7: (3,)})),
    )
    bought = with_bought(with_bought(rounds, 3, 500), 3, 250)
    assert bought == (first, second._replace(bought=Map({3: 750})))
    assert with_bought(rounds, 4, 500) == (first._replace(bought=Map({4: 500})), second)
    assert with_bought(rounds, 5, 500) == rounds
    assert without(bought, 3) == (
        first._replace(home=Map({1: 1, 2: 1, 4: 2}), at=Map({1: (1, 2), 2: (4,)}), players=3),
        second._replace(home=Map({1: 1}), at=Map({1: (1,)})),
    )
    assert without(rounds, 5) == rounds


def test_as_many_go_on_from_a_round_as_its_tables_and_byes_come_to():
    def going_on(at, players, advance=1):
        home = Map({entry: table for table, there in at.items() for entry in there})
        return PlayedRound(home, Map(at), players, advance, fresh=True).going_on

    assert going_on({1: (1, 2), 2: (3,)}, 3) == 2
    assert going_on({1: (1, 2, 3), 2: (4, 5)}, 5, advance=2) == 4
    assert going_on({1: (1, 2), BYE: (3,)}, 3) == 2
    assert going_on({1: (1, 2)}, 2) == 0
    assert going_on({1: (1, 2), 2: ()}, 2) == 0
    assert going_on({1: (1, 2)}, 4) == 1


def test_the_first_round_is_kept_whole_with_who_came_late_and_who_never_was():
    evening = played(6, HEADS_UP.terms)
    before = evening.t.rounds[0]
    evening.do(Register(7, "late"))
    (bye,) = [one for one in before.at[BYE] if one not in evening.t.rounds[0].at[BYE]]
    table = evening.t.rounds[0].home[7]
    evening.do(VoidEntry(bye, "paid twice"))

    (after,) = evening.t.rounds
    assert after == before._replace(
        home=before.home.delete(bye).set(7, table),
        at=before.at.set(BYE, tuple(one for one in before.at[BYE] if one != bye)).set(table, (7,)),
    )


def test_who_has_won_a_table_or_has_a_bye_cannot_bust_before_the_next_round():
    evening = played(9)
    play_down(evening, 1)
    (won,) = evening.t.sitters[1].values()
    two = tuple(evening.t.sitters[2].values())

    assert _refused(evening, Eliminate(won)) == (
        f"{won} is through to the next round: table 1 is over"
    )
    assert _refused(evening, EliminateTogether(tuple(Bust(one, 2, 100) for one in two))) == (
        "At least one player of table 2 has to be left"
    )
    byes = played(5, RoundTerms(2))
    (waits, *_) = byes.t.rounds[0].at[BYE]
    assert _refused(byes, Eliminate(waits)) == f"{waits} has a bye in round 1"


def test_the_last_table_plays_on_although_as_many_are_left_as_went_on_before():
    evening = played(6, RoundTerms(4, advance=2))
    for table in tuple(evening.t.sitters):
        play_down(evening, table, to=2)
    evening.do(DrawRound("second"))
    for _ in range(3):
        evening.do(Eliminate(max(evening.t.left)))

    assert evening.t.winner


def _refused(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str)
