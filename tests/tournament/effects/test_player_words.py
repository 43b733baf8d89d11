"""Who comes in and who goes out, and the places that move with them, in the floor's words."""

from director.tournament.busts.hand_for_hand import Bust
from director.tournament.commands import (
    DrawSeats,
    Eliminate,
    EliminateTogether,
    ListAlternate,
    RenameEntry,
    VoidEntry,
)
from director.tournament.effects.comparing import effects
from director.tournament.effects.sections import sections
from tests.tournament.evening import FRIDAY, Evening

NAMES = ["Ann", "Bob", "Cho", "Dov", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea"]


def of(*commands, players=6, seats=True):
    """An event of so many in which this was done."""
    evening = Evening(players)
    if seats:
        evening.do(DrawSeats("s"))
    for command in commands:
        evening.do(command)
    return evening


def between(old, new):
    """What is different in one event than in another, of players and of places."""
    found = sections(effects(old.t, new.t, FRIDAY))
    return {
        section.group.value: [
            line.sentence.said(lambda number: NAMES[number - 1]) for line in section.lines
        ]
        for section in found
        if section.group.value in ("Players", "Places")
    }


def test_who_goes_out_and_who_is_back_in_is_told_with_seat_and_place():
    plain = of()
    out = of(*[Eliminate(one) for one in (1, 2, 3)])
    twelve = of(players=12)
    many_out = of(*[Eliminate(one) for one in range(1, 9)], players=12)
    unseated = of(seats=False)
    unseated_out = of(Eliminate(1), seats=False)

    for before, after, told in [
        (
            plain,
            out,
            {
                "Players": [
                    "Ann is out; table 1, seat 1 opens (place 6)",
                    "Bob is out; table 1, seat 3 opens (place 5)",
                    "Cho is out; table 2, seat 3 opens (place 4)",
                    "Players left: 6 of 6 → 3 of 6",
                ]
            },
        ),
        (
            out,
            plain,
            {
                "Players": [
                    "Ann is back in: table 1, seat 1 (was place 6)",
                    "Bob is back in: table 1, seat 3 (was place 5)",
                    "Cho is back in: table 2, seat 3 (was place 4)",
                    "Players left: 3 of 6 → 6 of 6",
                ]
            },
        ),
        (
            twelve,
            many_out,
            {
                "Players": [
                    "8 players are out: Ann, Bob, Cho, Dov, Eve, Fay and 2 more",
                    "Players left: 12 of 12 → 4 of 12",
                ]
            },
        ),
        (
            many_out,
            twelve,
            {
                "Players": [
                    "8 players are back in: Ann, Bob, Cho, Dov, Eve, Fay and 2 more",
                    "Players left: 4 of 12 → 12 of 12",
                ]
            },
        ),
        (
            unseated,
            unseated_out,
            {"Players": ["Ann is out (place 6)", "Players left: 6 of 6 → 5 of 6"]},
        ),
        (
            unseated_out,
            unseated,
            {
                "Players": [
                    "Ann is back in, without a seat (was place 6)",
                    "Players left: 5 of 6 → 6 of 6",
                ]
            },
        ),
    ]:
        assert between(before, after) == told


def test_entries_that_count_or_do_not_are_told_with_the_reason():
    plain = of()
    voided = of(VoidEntry(1, "twice"), VoidEntry(2, "a mistake"))
    renamed = of(RenameEntry(1, 12))
    twelve = of(players=12)
    many_voided = of(*[VoidEntry(one, "twice") for one in range(1, 9)], players=12)
    unseated = of(seats=False)
    unseated_out = of(Eliminate(1), seats=False)
    unseated_voided = of(VoidEntry(1, "twice"), seats=False)

    for before, after, told in [
        (
            plain,
            voided,
            {
                "Players": [
                    "Ann is no longer registered; table 1, seat 1 opens (voided: twice)",
                    "Bob is no longer registered; table 1, seat 3 opens (voided: a mistake)",
                    "Players left: 6 of 6 → 4 of 4",
                ]
            },
        ),
        (
            voided,
            plain,
            {
                "Players": [
                    "Ann is registered: table 1, seat 1 (was voided: twice)",
                    "Bob is registered: table 1, seat 3 (was voided: a mistake)",
                    "Players left: 4 of 4 → 6 of 6",
                ]
            },
        ),
        (plain, renamed, {"Players": ["Entry 1: Ann → Lea"]}),
        (
            twelve,
            many_voided,
            {
                "Players": [
                    "8 players are no longer registered: Ann, Bob, Cho, Dov, Eve, Fay and 2 more",
                    "Players left: 12 of 12 → 4 of 4",
                ]
            },
        ),
        (
            many_voided,
            twelve,
            {
                "Players": [
                    "8 players are registered: Ann, Bob, Cho, Dov, Eve, Fay and 2 more",
                    "Players left: 4 of 4 → 12 of 12",
                ]
            },
        ),
        (
            unseated,
            unseated_voided,
            {
                "Players": [
                    "Ann is no longer registered (voided: twice)",
                    "Players left: 6 of 6 → 5 of 5",
                ]
            },
        ),
        (
            unseated_voided,
            unseated_out,
            {
                "Players": [
                    "Ann is registered (place 6) (was voided: twice)",
                    "Players left: 5 of 5 → 5 of 6",
                ]
            },
        ),
        (
            unseated_out,
            unseated_voided,
            {
                "Players": [
                    "Ann is no longer registered (was place 6) (voided: twice)",
                    "Players left: 5 of 6 → 5 of 5",
                ]
            },
        ),
    ]:
        assert between(before, after) == told


def test_places_that_move_are_told_together_where_they_move_alike():
    in_order = of(Eliminate(1), Eliminate(2))
    tied = of(EliminateTogether((Bust(1, 1, 5), Bust(2, 2, 6))))
    later = of(Eliminate(2), Eliminate(1))
    won = of(*[Eliminate(one) for one in range(1, 6)])
    not_won = of(*[Eliminate(one) for one in range(1, 5)])
    four_out = of(*[Eliminate(one) for one in (1, 2, 3, 4)])
    fourth_first = of(*[Eliminate(one) for one in (4, 1, 2, 3)])
    second_last = of(*[Eliminate(one) for one in (3, 4, 1, 2)])
    pairs = of(
        EliminateTogether((Bust(1, 1, 5), Bust(2, 2, 6))),
        EliminateTogether((Bust(3, 1, 5), Bust(4, 2, 6))),
    )
    all_tied = of(EliminateTogether(tuple(Bust(one, one, 5) for one in (1, 2, 3, 4))))

    for before, after, told in [
        (
            in_order,
            tied,
            {
                "Places": [
                    "Bob: place 5 → place 5, shared by 2",
                    "Ann: place 6 → place 5, shared by 2",
                ]
            },
        ),
        (in_order, later, {"Places": ["Ann: place 6 → place 5", "Bob: place 5 → place 6"]}),
        (
            won,
            not_won,
            {
                "Players": [
                    "Eve is back in: table 1, seat 2 (was place 2)",
                    "Players left: 1 of 6 → 2 of 6",
                ],
                "Places": ["Fay is no longer the winner"],
            },
        ),
        (
            not_won,
            won,
            {
                "Players": [
                    "Eve is out; table 1, seat 2 opens (place 2)",
                    "Players left: 2 of 6 → 1 of 6",
                ],
                "Places": ["Fay is the winner"],
            },
        ),
        (
            fourth_first,
            four_out,
            {"Places": ["3 players move down 1 place: Cho, Bob and Ann", "Dov: place 6 → place 3"]},
        ),
        (
            four_out,
            fourth_first,
            {"Places": ["3 players move up 1 place: Cho, Bob and Ann", "Dov: place 3 → place 6"]},
        ),
        (
            four_out,
            second_last,
            {
                "Places": [
                    "2 players move up 2 places: Bob and Ann",
                    "2 players move down 2 places: Dov and Cho",
                ]
            },
        ),
        (
            pairs,
            all_tied,
            {
                "Places": [
                    "Dov: place 3, shared by 2 → place 3, shared by 4",
                    "Cho: place 3, shared by 2 → place 3, shared by 4",
                    "2 players move up 2 places: Bob and Ann",
                ]
            },
        ),
        (
            all_tied,
            pairs,
            {
                "Places": [
                    "Dov: place 3, shared by 4 → place 3, shared by 2",
                    "Cho: place 3, shared by 4 → place 3, shared by 2",
                    "2 players move down 2 places: Bob and Ann",
                ]
            },
        ),
    ]:
        assert between(before, after) == told


def test_who_knocked_a_player_out_is_told_before_and_after():
    in_order = of(Eliminate(1), Eliminate(2))
    credited = of(Eliminate(1, by=(2,)), Eliminate(2))
    shared = of(Eliminate(1, by=(3, 4)), Eliminate(2))

    for before, after, told in [
        (in_order, credited, {"Players": ["Ann, knocked out by: not recorded → Bob"]}),
        (credited, shared, {"Players": ["Ann, knocked out by: Bob → Cho and Dov"]}),
        (shared, in_order, {"Players": ["Ann, knocked out by: Cho and Dov → not recorded"]}),
    ]:
        assert between(before, after) == told


def test_the_waiting_list_is_told_by_who_comes_and_who_goes():
    plain = of()
    waiting = of(ListAlternate(9), ListAlternate(10))
    turned = of(ListAlternate(10), ListAlternate(9))
    others = of(ListAlternate(11), ListAlternate(9))
    one_waits = of(ListAlternate(9))

    for before, after, told in [
        (plain, waiting, {"Players": ["Alternates: Ida and Jon added, 2 waiting"]}),
        (waiting, turned, {"Players": ["Alternates reordered: Jon and Ida"]}),
        (waiting, others, {"Players": ["Alternates: Kim added, Jon off, 2 waiting"]}),
        (waiting, one_waits, {"Players": ["Alternates: Jon off, 1 waiting"]}),
    ]:
        assert between(before, after) == told
