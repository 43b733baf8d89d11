"""Busts: late ones, ties, corrections, players back in; and what is held against players."""

from dataclasses import replace

import pytest

from director.tournament.busts.facts import (
    BustCredited,
    BustMoved,
    Count,
    HandsServed,
    PlayerDisqualified,
    PlayerEliminated,
    PlayerReinstated,
    PlayerTimedOut,
    PlayerWarned,
)
from director.tournament.busts.hand_for_hand import Bust
from director.tournament.busts.penalty_record import Expelled, Mark, penalties_left
from director.tournament.busts.state import Bust as Out
from director.tournament.busts.state import Busts, in_order, turn_before, with_room
from director.tournament.commands import (
    CountChips,
    CreditBust,
    Disqualify,
    DrawRound,
    DrawSeats,
    Eliminate,
    EliminateTogether,
    Forbidden,
    MoveBust,
    PlanRounds,
    RedeemLammers,
    Refused,
    Reinstate,
    ServeHands,
    SetHandForHand,
    VoidEntry,
    Warn,
)
from director.tournament.entries.terms import LammerTerms
from director.tournament.shootouts.state import BY_TIME, SHARED, RoundTerms
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

WITH_LAMMERS = replace(STRUCTURE, lammers=LammerTerms(2, 250))


@pytest.fixture
def evening():
    evening = Evening(players=8)
    evening.do(DrawSeats("seats"))
    return evening


def places(evening):
    return {one.entry.number: (one.place, one.tied) for one in evening.t.standings()}


def why(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str)


def test_a_bust_reported_late_goes_in_at_its_true_place(evening):
    for entry in (1, 2, 3):
        evening.do(Eliminate(entry))

    record = evening.do(Eliminate(4, before=2))

    assert record.label.said(str) == "4 busted in 7th place"
    assert places(evening) == {3: (5, 1), 2: (6, 1), 4: (7, 1), 1: (8, 1)}


def test_so_many_are_reported_late_before_one_as_there_are():
    evening = Evening(players=40)
    evening.do(Eliminate(1))
    evening.do(Eliminate(2))
    for entry in range(3, 40):
        evening.do(Eliminate(entry, before=2))

    assert evening.t.out == (1, *range(3, 40), 2)


def test_at_one_table_the_larger_stack_finishes_higher(evening):
    evening.do(EliminateTogether((Bust(1, 1, 500), Bust(2, 1, 900))))

    assert places(evening) == {2: (7, 1), 1: (8, 1)}


def test_at_two_tables_hand_for_hand_they_tie(evening):
    record = evening.do(EliminateTogether((Bust(1, 1, 500), Bust(2, 2, 900), Bust(3, 2, 100))))

    assert record.label.said(str) == "1, 2 and 3 busted in 6th–8th place"
    assert places(evening) == {2: (6, 2), 1: (6, 2), 3: (8, 1)}


def test_somebody_is_left_whatever_the_hand():
    evening = Evening(players=2)

    assert why(evening, EliminateTogether((Bust(1, 1, 5), Bust(2, 1, 6)))) == (
        "At least one player has to be left"
    )


def test_the_order_of_busts_is_put_right(evening):
    for entry in (1, 2, 3):
        evening.do(Eliminate(entry))
    evening.do(MoveBust(3, before=1))

    assert places(evening) == {2: (6, 1), 1: (7, 1), 3: (8, 1)}

    evening.do(MoveBust(1, tied_with=2))
    assert places(evening) == {2: (6, 2), 1: (6, 2), 3: (8, 1)}

    evening.do(MoveBust(3))
    assert places(evening) == {3: (6, 1), 2: (7, 2), 1: (7, 2)}


def test_who_was_put_out_by_mistake_sits_in_the_old_seat_and_the_others_move_down(evening):
    seat = evening.t.seats[1]
    for entry in (1, 2):
        evening.do(Eliminate(entry))
    evening.do(Reinstate(1, *seat))

    assert places(evening) == {2: (8, 1)}
    assert evening.t.seats[1] == seat


def test_nobody_comes_back_into_a_seat_that_is_taken(evening):
    evening.do(Eliminate(1))
    place = evening.t.seats[2]

    assert why(evening, Reinstate(1, *place)) == (
        f"2 sits at table {place.table}, seat {place.seat}"
    )


def test_who_knocked_somebody_out_is_said_at_once_or_later(evening):
    evening.do(Eliminate(1, by=(2,)))
    evening.do(Eliminate(3))
    record = evening.do(CreditBust(3, (2, 4)))

    assert record.label.said(str) == "3 was knocked out by 2 and 4"
    assert (evening.t.busts[1].by, evening.t.busts[3].by) == ((2,), (2, 4))
    assert why(evening, Eliminate(5, by=(5,))) == "Players cannot knock themselves out"


def test_a_disqualified_players_chips_leave_play(evening):
    evening.do(Disqualify(3, "collusion", 1500))

    assert dict(evening.t.expelled) == {3: Expelled("collusion", 1500)}
    assert (evening.t.chips, evening.t.players_left, places(evening)) == (6500, 7, {3: (8, 1)})


def test_a_penalty_is_served_hand_by_hand(evening):
    evening.do(Warn(3, "phone at the table"))
    evening.do(Warn(3, "phone again", 2))
    evening.do(ServeHands(3))

    assert evening.t.marks[3] == (
        Mark(FRIDAY, "phone at the table"),
        Mark(FRIDAY, "phone again", 2, 1),
    )
    evening.do(ServeHands(3))
    assert why(evening, ServeHands(3)) == "3 has no penalty to serve"


def test_chips_are_counted_of_players_who_are_in(evening):
    evening.do(CountChips((Count(1, 4000), Count(2, 0))))
    evening.do(Eliminate(2))

    assert dict(evening.t.stacks) == {1: 4000, 2: 0}
    assert why(evening, CountChips((Count(2, 5),))) == "2 is not in the tournament"


def said(evening, command):
    return command.label(evening.t).said(str)


def shootout(places=BY_TIME):
    """Eight players at two tables of four, one of whom goes on from each."""
    evening = Evening(players=8)
    evening.do(PlanRounds(RoundTerms(4, places=places)))
    evening.do(DrawRound("first"))
    return evening


def test_the_log_says_what_was_done_to_whom(evening):
    evening.do(Eliminate(1))
    evening.do(Eliminate(2))

    for command, label in [
        (Eliminate(3), "3 busted in 6th place"),
        (Eliminate(3, before=2), "3 busted in 7th place"),
        (Eliminate(3, before=1), "3 busted in 8th place"),
        (Eliminate(3, before=4), "3 busted in 6th place"),
        (Eliminate(9), "Entry 9 busted in 6th place"),
        (
            EliminateTogether((Bust(3, 1, 5), Bust(4, 1, 6), Bust(9, 2, 5))),
            "3 and 4 busted in 4th–6th place",
        ),
        (Reinstate(1, 2, 3), "1 reinstated at table 2, seat 3"),
        (Reinstate(1, 2, 3, "misread"), "1 reinstated at table 2, seat 3: misread"),
        (MoveBust(1), "Bust order: 1 busted last so far"),
        (MoveBust(1, note="late"), "Bust order: 1 busted last so far: late"),
        (MoveBust(1, before=2), "Bust order: 1 busted before 2"),
        (MoveBust(1, before=2, note="late"), "Bust order: 1 busted before 2: late"),
        (MoveBust(1, tied_with=2), "Bust order: 1 busted together with 2"),
        (MoveBust(1, 3, 2), "Bust order: 1 busted together with 2"),
        (MoveBust(1, tied_with=2, note="late"), "Bust order: 1 busted together with 2: late"),
        (MoveBust(1, before=9), "Bust order: 1 busted last so far"),
        (CreditBust(1, ()), "Knockout of 1: not recorded"),
        (CreditBust(1, (9,)), "Knockout of 1: not recorded"),
        (CreditBust(1, (2, 9, 3)), "1 was knocked out by 2 and 3"),
        (SetHandForHand(True), "Hand for hand started"),
        (SetHandForHand(False), "Hand for hand ended"),
        (CountChips((Count(1, 12_500),)), "Chip count: 1 has 12,500"),
        (CountChips((Count(1, 5), Count(2, 5))), "Chip counts recorded for 2 players"),
        (CountChips(()), "Chip counts recorded for 0 players"),
        (Warn(1, "phone"), "1 warned: phone"),
        (Warn(1, "phone", 1), "1 penalized 1 hand: phone"),
        (ServeHands(1), "1 served 1 penalty hand"),
        (ServeHands(1, 3), "1 served 3 penalty hands"),
        (Disqualify(1, "collusion"), "1 disqualified: collusion"),
    ]:
        assert said(evening, command) == label


def test_without_seats_who_is_in_again_is_in_again_nowhere():
    evening = Evening(players=3)
    evening.do(Eliminate(1))

    assert said(evening, Reinstate(1, 0, 0)) == "1 reinstated"
    assert said(evening, Reinstate(1, 0, 0, "misread")) == "1 reinstated: misread"
    assert evening.do(Reinstate(1, 0, 0)).facts == (PlayerReinstated(1),)


def test_several_who_tie_with_one_out_before_are_placed_above_them_all(evening):
    evening.do(EliminateTogether((Bust(1, 1, 5), Bust(2, 2, 5), Bust(3, 3, 5))))

    assert said(evening, Eliminate(4, before=1)) == "4 busted in 8th place"
    assert evening.log.records[-1].facts == (
        PlayerEliminated(1),
        PlayerEliminated(2, tied_with=1),
        PlayerEliminated(3, tied_with=1),
    )


def test_what_cannot_have_happened_at_the_tables_is_refused(evening):
    evening.do(VoidEntry(8, "a mistake"))
    evening.do(Eliminate(1))

    for command, why_not in [
        (Eliminate(1), "1 is not in the tournament"),
        (Eliminate(9), "There is no entry 9"),
        (Eliminate(3, by=(9,)), "There is no entry 9"),
        (Eliminate(3, by=(2, 8)), "Entry 8 was voided"),
        (Eliminate(3, by=(2, 3)), "Players cannot knock themselves out"),
        (Eliminate(3, before=4), "4 is not out"),
        (Eliminate(3, before=9), "There is no entry 9"),
        (Eliminate(1, before=4), "1 is not in the tournament"),
        (EliminateTogether(()), "Name at least two players"),
        (EliminateTogether((Bust(2, 1, 5),)), "Name at least two players"),
        (
            EliminateTogether(tuple(Bust(one, 1, one) for one in range(2, 8))),
            "At least one player has to be left",
        ),
        (
            EliminateTogether((Bust(2, 1, 5), Bust(3, 1, 6)), by=(4, 3)),
            "Players cannot knock themselves out",
        ),
        (EliminateTogether((Bust(2, 1, 5), Bust(3, 1, 6)), by=(9,)), "There is no entry 9"),
        (EliminateTogether((Bust(2, 1, 5), Bust(9, 1, 6))), "There is no entry 9"),
        (EliminateTogether((Bust(2, 1, 5), Bust(1, 1, 6))), "1 is not in the tournament"),
        (EliminateTogether((Bust(2, 1, 5), Bust(2, 1, 5))), "Somebody goes out twice"),
        (Reinstate(3, 1, 1), "3 is not out"),
        (Reinstate(9, 1, 1), "There is no entry 9"),
        (MoveBust(3), "3 is not out"),
        (MoveBust(9), "There is no entry 9"),
        (MoveBust(1, before=1), "Players cannot bust before themselves"),
        (MoveBust(1, tied_with=1), "Players cannot bust before themselves"),
        (MoveBust(1, before=4), "4 is not out"),
        (MoveBust(1, tied_with=9), "There is no entry 9"),
        (CreditBust(3, (2,)), "3 is not out"),
        (CreditBust(9, (2,)), "There is no entry 9"),
        (CreditBust(1, (2, 1)), "Players cannot knock themselves out"),
        (CreditBust(1, (2, 9)), "There is no entry 9"),
        (SetHandForHand(False), "Already set that way"),
        (CountChips(()), "Enter a chip count"),
        (CountChips((Count(2, 5), Count(3, -1))), "Enter a chip count"),
        (CountChips((Count(2, 5), Count(1, 5))), "1 is not in the tournament"),
        (Warn(2, " "), "Enter a reason"),
        (Warn(2, "phone", -1), "A number of hands cannot be negative"),
        (Warn(1, "phone"), "1 is not in the tournament"),
        (ServeHands(2), "2 has no penalty to serve"),
        (ServeHands(9), "There is no entry 9"),
        (Disqualify(2, " "), "Enter a reason"),
        (Disqualify(1, "collusion"), "1 is not in the tournament"),
        (
            Disqualify(2, "collusion", -1),
            "7,000 chips are in play: enter how many come out of play",
        ),
        (
            Disqualify(2, "collusion", 7001),
            "7,000 chips are in play: enter how many come out of play",
        ),
    ]:
        assert why(evening, command) == why_not


def test_the_last_one_left_has_won_and_is_neither_out_nor_disqualified():
    evening = Evening(players=3)
    evening.do(Eliminate(1))
    assert evening.do(Eliminate(2)).label.said(str) == "2 busted in 2nd place"

    assert why(evening, Eliminate(3)) == "3 is the last player left and has won"
    assert why(evening, Disqualify(3, "collusion")) == "The tournament is over"


def test_all_but_one_may_go_out_on_one_hand():
    evening = Evening(players=3)
    evening.do(EliminateTogether((Bust(1, 1, 5), Bust(2, 1, 6)), by=(3,)))

    assert places(evening) == {3: (1, 1), 2: (2, 1), 1: (3, 1)}
    assert [bust.by for bust in evening.t.busts.values()] == [(3,), (3,)]


@pytest.mark.parametrize("chips", [0, 1, 8000])
def test_a_disqualified_player_takes_none_or_some_or_all_of_the_chips_along(evening, chips):
    record = evening.do(Disqualify(3, " collusion ", chips))

    assert record.facts == (PlayerDisqualified(3, "collusion", chips),)
    assert (evening.t.chips, 3 in evening.t.seats) == (8000 - chips, False)


def test_where_nobody_counted_no_chips_leave_with_a_disqualified_player(evening):
    assert evening.do(Disqualify(3, "collusion")).facts == (PlayerDisqualified(3, "collusion", 0),)


def test_lammers_are_turned_in_before_a_player_is_out_unless_a_note_says_why():
    evening = Evening(players=6, structure=WITH_LAMMERS)
    evening.do(RedeemLammers(1, 2))
    evening.do(RedeemLammers(2, 1))
    left = "still has lammers ({count}): turn in at least one before the next hand"
    both = (Bust(1, 1, 5), Bust(2, 1, 6))

    evening.do(Eliminate(1))
    for command in (Eliminate(2), EliminateTogether((Bust(3, 1, 5), Bust(2, 1, 6)))):
        with pytest.raises(Forbidden) as forbidden:
            evening.do(command)
        sentence = forbidden.value.sentence
        player = command.entry if isinstance(command, Eliminate) else 3
        assert sentence.text == "{player} " + left
        assert sentence.values == {"player": player, "count": 1 if player == 2 else 2}
    evening.undo()
    assert why(evening, EliminateTogether(both)) == (
        "2 still has lammers (1): turn in at least one before the next hand"
    )
    evening.do(EliminateTogether(both, note="left the room"))
    evening.do(Eliminate(3, note="left the room"))

    assert evening.t.out == (1, 2, 3)


def test_who_goes_out_together_with_no_lammers_left_needs_no_note():
    evening = Evening(players=4, structure=WITH_LAMMERS)
    for entry in (1, 2):
        evening.do(RedeemLammers(entry, 2))
    evening.do(EliminateTogether((Bust(1, 1, 5), Bust(2, 1, 6))))

    assert evening.t.out == (1, 2)


def test_hand_for_hand_begins_once_and_ends_once(evening):
    evening.do(SetHandForHand(True))
    assert evening.t.hand_for_hand
    assert why(evening, SetHandForHand(True)) == "Already set that way"

    evening.do(SetHandForHand(False))
    assert not evening.t.hand_for_hand


def test_hands_are_served_of_the_newest_penalty_that_is_not_served_yet(evening):
    for hands in (3, 0, 1):
        evening.do(Warn(3, f" {hands} hands ", hands))
    for _ in range(3):
        evening.do(ServeHands(3))

    assert evening.t.marks[3] == (
        Mark(FRIDAY, "3 hands", 3, 2),
        Mark(FRIDAY, "0 hands", 0, 0),
        Mark(FRIDAY, "1 hands", 1, 1),
    )
    assert [mark.left for mark in evening.t.marks[3]] == [1, 0, 0]
    evening.do(ServeHands(3, 4))
    assert [mark.left for mark in evening.t.marks[3]] == [0, 0, 0]
    assert evening.log.records[-1].facts == (HandsServed(3, 4),)


def test_in_a_shootout_the_place_goes_by_the_round_and_not_by_the_time_of_day():
    evening = shootout(places=SHARED)
    first, second, third, fourth = sorted(evening.t.sitters[1].values())
    other = min(evening.t.sitters[2].values())
    evening.do(Eliminate(first))
    evening.do(Eliminate(second))

    assert said(evening, Eliminate(third)) == f"{third} busted in 6th place"
    assert said(evening, Eliminate(other)) == f"{other} busted in 7th place"
    assert said(evening, Eliminate(99)) == "Entry 99 busted in 6th place"
    evening.do(Eliminate(other))
    assert places(evening) == {second: (6, 1), first: (7, 2), other: (7, 2)}
    assert evening.t.busts[other] == Out(evening.t.busts[first].turn, (), 1, 4)
    evening.do(Eliminate(third, before=second))
    assert (evening.t.busts[third].round, evening.t.busts[third].left) == (1, 3)
    assert fourth in evening.t.left


def test_who_went_out_in_the_round_that_is_played_comes_back_and_of_an_earlier_one_nobody():
    evening = shootout()
    entries = sorted(evening.t.sitters[1].values())
    place = evening.t.seats[entries[0]]
    for entry in entries[:3]:
        evening.do(Eliminate(entry))
    evening.do(Reinstate(entries[0], *place))
    assert evening.t.seats[entries[0]] == place
    evening.do(Eliminate(entries[0]))
    for entry in sorted(evening.t.sitters[2].values())[:3]:
        evening.do(Eliminate(entry))
    evening.do(DrawRound("second"))
    last = min(evening.t.left)
    evening.do(Disqualify(last, "collusion", 9000))

    assert why(evening, Reinstate(entries[0], *place)) == (
        "The next round is drawn: undo its draw first"
    )
    assert evening.t.expelled[last] == Expelled("collusion", 9000)
    assert evening.t.busts[last].round == 2
    evening.do(Reinstate(last, 1, 1))
    assert evening.t.players_left == 2


def test_a_turn_lies_halfway_between_its_neighbours_and_room_is_made_between_them():
    busts = Busts({1: Out(4), 2: Out(10), 3: Out(10, (1,), 2, 3), 4: Out(11)})

    assert [turn_before(busts, one) for one in (1, 2, 4)] == [2, 7, 10]
    room = 1_048_576
    assert with_room(busts) == Busts(
        {1: Out(room), 2: Out(2 * room), 3: Out(2 * room, (1,), 2, 3), 4: Out(3 * room)}
    )
    assert in_order(Busts({4: Out(1), 3: Out(2), 2: Out(2), 1: Out(3)})) == (4, 2, 3, 1)


def test_each_bust_leaves_room_for_twenty_that_are_reported_late_before_it(evening):
    evening.do(Eliminate(1, by=(2,)))
    evening.do(Eliminate(2))
    evening.do(MoveBust(1))

    assert dict(evening.t.busts) == {
        1: Out(3 * 1_048_576, (2,), 0, 0),
        2: Out(2 * 1_048_576, (), 0, 0),
    }


def test_a_fact_without_its_last_words_means_what_it_meant_in_the_first_books(evening):
    assert PlayerEliminated(1) == PlayerEliminated(1, (), None, None)
    assert BustMoved(1) == BustMoved(1, None, None)
    assert PlayerWarned(1, "phone") == PlayerWarned(1, "phone", 0)
    assert PlayerDisqualified(1, "collusion") == PlayerDisqualified(1, "collusion", 0)
    assert (Mark(FRIDAY, "phone"), Out(7)) == (Mark(FRIDAY, "phone", 0, 0), Out(7, (), 0, 0))


def test_a_clock_that_ran_out_is_noted_of_whoever_holds_the_entry_and_changes_nothing(evening):
    evening.do(VoidEntry(8, "a mistake"))
    before = evening.t
    evening.write(PlayerTimedOut(1))

    assert evening.t == before
    assert PlayerTimedOut(8).unfit(evening.t).said(str) == "Entry 8 was voided"
    assert BustCredited(8, (1,)).unfit(evening.t).said(str) == "Entry 8 was voided"


def test_penalties_are_counted_once_for_the_same_marks():
    ann, bob, cho = Mark(FRIDAY, "warned"), Mark(FRIDAY, "late", 6, 2), Mark(FRIDAY, "late", 2, 2)
    marks = {1: (ann,), 2: (bob, bob), 3: (cho,)}

    left = penalties_left(marks)

    assert left == {2: 8}
    assert penalties_left(marks) is left
