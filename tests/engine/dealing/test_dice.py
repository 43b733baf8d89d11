"""Dice."""

import pytest

from director.engine.dealing.dice import misroll_price, roll_counts, roller
from director.engine.not_possible import NotPossible


@pytest.mark.parametrize(
    ("button", "live", "absent", "seat"),
    [
        (3, [1, 3, 5], [], 3),
        (4, [1, 3, 5], [], 5),
        (9, [1, 3, 5], [], 1),
        (3, [1, 3, 5], [3], None),
        (4, [1, 3, 5], [5], None),
    ],
)
def test_b27_c19_who_rolls(button, live, absent, seat):
    assert roller(button, live, absent=absent).seat == seat


def test_b27_s_1_13_a_roll_has_to_tumble_lie_flush_and_go_far_enough():
    good = roll_counts(tumbled=True, landed_flush=True, reached_far_side=True)
    bad = roll_counts(tumbled=False, landed_flush=True, reached_far_side=False)

    assert (good.valid, bad.valid) == (True, False)
    assert [str(reason) for reason in bad.reasons] == [
        "The roll does not count, and is made again (S 1.13)",
        "A die did not tumble (S 1.13)",
        "A die did not travel to the far side of the dealer’s box (S 1.13)",
        "The dealer calls it (S 1.13)",
    ]


def test_b27_r26_misrolls_cost_one_two_four_dollars():
    assert [misroll_price(number)[:2] for number in (1, 2, 3, 4)] == [
        (1, 1), (2, 3), (4, 7), (8, 15),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("ask", "field"), [(lambda: misroll_price(0), "misrolls"), (lambda: roller(1, []), "live")]
)
def test_what_cannot_be_is_refused(ask, field):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert wrong.value.field == field


def said(answer):
    return [str(reason) for reason in answer.reasons]


@pytest.mark.parametrize(
    ("button", "absent", "seat", "reasons"),
    [
        (3, [], 3, ["Seat 3 rolls (S 1.13)", "The button rolls (S 1.13)"]),
        (3, [1], 3, ["Seat 3 rolls (S 1.13)", "The button rolls (S 1.13)"]),
        (4, [], 5, [
            "Seat 5 rolls (S 1.13)",
            ("The button in seat 4 is not in the hand; seat 5 is next clockwise"
             " (house rule, C19)"),
        ]),
        (3, [3], None, [
            "The dealer rolls (house rule, C19)", "The button rolls (S 1.13)",
            "Seat 3 is away from the table (house rule, C19)",
        ]),
    ],
)  # fmt: skip
def test_c19_who_rolls_is_explained(button, absent, seat, reasons):
    answer = roller(button, [1, 3, 5], absent=absent)

    assert (answer.seat, said(answer)) == (seat, reasons)


@pytest.mark.parametrize(
    ("tumbled", "flush", "far", "faults"),
    [
        (True, True, True, []),
        (False, True, True, ["A die did not tumble"]),
        (True, False, True, ["A die does not lie flush on the table"]),
        (True, True, False, ["A die did not travel to the far side of the dealer’s box"]),
    ],
)
def test_s_1_13_a_roll_counts_when_all_three_things_are_done(tumbled, flush, far, faults):
    roll = roll_counts(tumbled=tumbled, landed_flush=flush, reached_far_side=far)

    assert roll.valid is not bool(faults)
    assert said(roll) == [
        f"{sentence} (S 1.13)"
        for sentence in (
            "The roll does not count, and is made again" if faults else "The roll counts",
            *(faults or ["The dice tumbled, lie flush and went far enough"]),
            "The dealer calls it",
        )
    ]


def test_r26_the_price_of_a_misroll_is_explained():
    assert said(misroll_price(1)) == [
        "Misroll 1 costs $1 (R26)", "Each costs twice the one before: $1 in all (R26)",
    ]  # fmt: skip
    assert said(misroll_price(3)) == [
        "Misroll 3 costs $4 (R26)", "Each costs twice the one before: $7 in all (R26)",
    ]  # fmt: skip
