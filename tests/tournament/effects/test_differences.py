"""Where two states differ, down to what cannot be divided: of records, maps and rows of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from director.tournament.effects.differences import Difference, Shape, differences, field_names


class Seat(NamedTuple):
    table: int
    seat: int


class Prize(NamedTuple):
    place: int
    amount: int


@dataclass(frozen=True)
class State:
    name: str = "Friday"
    count: object = 0
    seat: Seat | None = None
    seats: object = field(default_factory=dict)
    prizes: tuple[object, ...] = ()
    locks: tuple[Prize, ...] = ()
    follows: int = 0


SHAPE = Shape(
    skipped=frozenset({"State.follows"}),
    whole=frozenset({Seat}),
    keys={"State.prizes": lambda one: one.place},
    usual={"State.seats": 0},
)


def between(old, new):
    return [tuple(one) for one in differences(old, new, SHAPE)]


def test_what_is_alike_has_no_differences_and_what_follows_is_passed_over():
    state = State(seats={1: 5}, prizes=(Prize(1, 50),), locks=(Prize(1, 50),))

    again = State(seats={1: 5}, prizes=(Prize(1, 50),), locks=(Prize(1, 50),), follows=7)
    assert between(state, state) == []
    assert between(state, again) == []
    assert list(differences(1, 2, SHAPE)) == []


def test_fields_are_those_of_dataclasses_and_named_tuples():
    assert field_names(Seat) == ("table", "seat")
    assert field_names(State) == (
        "name", "count", "seat", "seats", "prizes", "locks", "follows",
    )  # fmt: skip
    assert field_names(int) == ()


def test_a_plain_field_differs_as_a_whole_and_so_does_a_record_that_is_one_thing():
    old = State("Friday", 1, Seat(1, 2))
    new = State("Saturday", 2, Seat(1, 3))

    assert between(old, new) == [
        (("name",), ("State.name",), "Friday", "Saturday"),
        (("count",), ("State.count",), 1, 2),
        (("seat",), ("State.seat",), Seat(1, 2), Seat(1, 3)),
    ]
    assert between(old, State("Friday", 1)) == [
        (("seat",), ("State.seat",), Seat(1, 2), None),
    ]


def test_a_record_differs_in_its_fields_and_one_of_another_kind_as_a_whole():
    old, new = State(count=Prize(1, 50)), State(count=Prize(1, 60))

    assert between(old, new) == [
        (("count", "amount"), ("State.count", "Prize.amount"), 50, 60),
    ]
    assert between(old, State(count=Seat(2, 50))) == [
        (("count",), ("State.count",), Prize(1, 50), Seat(2, 50)),
    ]
    assert between(old, State(count=7)) == [(("count",), ("State.count",), Prize(1, 50), 7)]


def test_a_map_differs_key_by_key_and_a_missing_key_stands_for_the_usual_value():
    old = State(seats={1: 5, 2: 6, 3: 0, 4: 8})
    new = State(seats={2: 6, 4: 9, 5: 0, 6: 1})

    assert between(old, new) == [
        (("seats", 1), ("State.seats",), 5, 0),
        (("seats", 4), ("State.seats",), 8, 9),
        (("seats", 6), ("State.seats",), 0, 1),
    ]


def test_a_map_in_a_map_is_looked_into_and_one_that_was_not_there_is_new_as_a_whole():
    old, new = State(count={1: {2: 3}}), State(count={1: {2: 4}, 7: {8: 9}})

    assert between(old, new) == [
        (("count", 1, 2), ("State.count",), 3, 4),
        (("count", 7), ("State.count",), None, {8: 9}),
    ]
    assert between(new, old) == [
        (("count", 1, 2), ("State.count",), 4, 3),
        (("count", 7), ("State.count",), {8: 9}, None),
    ]
    assert isinstance(new.count, Mapping)


def test_rows_of_plain_things_differ_as_a_whole():
    assert between(State(prizes=(1, 2)), State(prizes=(1, 3))) == [
        (("prizes",), ("State.prizes",), (1, 2), (1, 3)),
    ]
    assert between(State(count=(1,)), State(count=[1])) == [
        (("count",), ("State.count",), (1,), [1]),
    ]
    assert between(State(count=[Prize(1, 5)]), State(count=[Prize(1, 6)])) == [
        (("count",), ("State.count",), [Prize(1, 5)], [Prize(1, 6)]),
    ]


def test_members_of_a_row_are_told_apart_by_their_keys_and_their_order_counts():
    first, second, third = Prize(1, 50), Prize(2, 30), Prize(3, 20)
    of = ("State.prizes",)

    assert between(State(prizes=(first, second)), State(prizes=(first, Prize(2, 40), third))) == [
        (("prizes", 2, "amount"), (*of, "Prize.amount"), 30, 40),
        (("prizes", 3), of, None, third),
    ]
    assert between(State(prizes=(first, second)), State(prizes=(second,))) == [
        (("prizes", 1), of, first, None),
    ]
    assert between(State(prizes=()), State(prizes=(second,))) == [
        (("prizes", 2), of, None, second),
    ]
    assert between(State(prizes=(first, second)), State(prizes=(second, first))) == [
        (("prizes",), of, (first, second), (second, first)),
    ]


def test_two_of_one_key_are_told_apart_by_their_places():
    old = State(prizes=(Prize(1, 50), Prize(1, 60)))
    new = State(prizes=(Prize(1, 50), Prize(1, 70)))
    of = ("State.prizes", "Prize.amount")

    assert between(old, new) == [(("prizes", 1, "amount"), of, 60, 70)]
    assert between(new, State(prizes=(Prize(1, 70),))) == [
        (("prizes", 0), ("State.prizes",), Prize(1, 50), None),
    ]


def test_by_places_what_is_the_same_at_the_end_stands_at_the_same_places():
    a, b, c, d = (Prize(one, one) for one in range(4))
    of = ("State.locks",)

    for old, new, found in [
        ((a, b), (a, c, b), [(("locks", 1), of, None, c)]),
        ((a, c, b), (a, b), [(("locks", 1), of, c, None)]),
        ((a, b), (c, a, b), [(("locks", 0), of, None, c)]),
        ((a, b), (a, b, c), [(("locks", 2), of, None, c)]),
        ((), (a, b), [(("locks", 0), of, None, a), (("locks", 1), of, None, b)]),
        ((a,), (a, a), [(("locks", 1), of, None, a)]),
        ((a, a, a), (a,), [(("locks", 1), of, a, None), (("locks", 2), of, a, None)]),
        ((a, b, d), (a, c, d), [
            (("locks", 1, "place"), (*of, "Prize.place"), 1, 2),
            (("locks", 1, "amount"), (*of, "Prize.amount"), 1, 2),
        ]),
        ((a, b, d), (c, d), [
            (("locks", 0, "place"), (*of, "Prize.place"), 0, 2),
            (("locks", 0, "amount"), (*of, "Prize.amount"), 0, 2),
            (("locks", 1), of, b, None),
        ]),
    ]:  # fmt: skip
        assert between(State(locks=old), State(locks=new)) == found


def test_a_difference_says_where_it_lies_and_what_was_and_is_there():
    [one] = differences(State("Friday"), State("Saturday"), SHAPE)

    assert one == Difference(("name",), ("State.name",), "Friday", "Saturday")
