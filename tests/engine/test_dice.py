"""Dice."""

import pytest

from director.engine.dice import misroll_price, roll_counts, roller
from director.engine.questions import NotPossible


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
        "A die did not travel to the far side of the dealer's box (S 1.13)",
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
