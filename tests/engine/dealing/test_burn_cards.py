"""Burns and flops that went wrong, with every reason."""

import pytest

from director.engine.dealing.burn_cards import burn_remedy, flop_remedy
from director.engine.not_possible import NotPossible


def said(answer):
    return [str(reason) for reason in answer.reasons]


@pytest.mark.parametrize(
    ("cards", "burned", "acted", "remedy", "reasons"),
    [
        (3, True, False, (True, 0, "", 0), [
            "The flop stands (TDA 38)", "It has three cards and a burn before it (TDA 38)",
        ]),
        (3, True, True, (True, 0, "", 0), [
            "The flop stands (TDA 38)", "It has three cards and a burn before it (TDA 38)",
        ]),
        (3, False, True, (True, 0, "", 0), [
            "The flop stands without a burn (WL 231)", "There has been action on it (WL 231)",
        ]),
        (3, False, False, (False, 3, "burn", 1), [
            ("Scramble the three cards face down, pick one as the burn, deal one to complete"
             " (WL 231)"),
            "There was no burn, and nobody has acted (WL 231)",
        ]),
        (4, True, True, (False, 4, "next burn", 0), [
            ("Scramble the four cards face down; one picked blindly is the next burn"
             " (TDA 39)"),
            "The other three are the flop (TDA 39)",
        ]),
        (4, False, False, (False, 4, "burn", 0), [
            ("Scramble the four cards face down; one picked blindly is the burn"
             " (TDA 39, WL 231)"),
            "There was no burn, and the other three are the flop (TDA 39, WL 231)",
        ]),
    ],
)  # fmt: skip
def test_tda_39_a_flop_is_put_right(cards, burned, acted, remedy, reasons):
    answer = flop_remedy(cards, burned=burned, acted=acted)

    assert (answer[:4], said(answer)) == (remedy, reasons)


@pytest.mark.parametrize("cards", [2, 5])
def test_a_flop_of_other_numbers_is_for_the_floor(cards):
    with pytest.raises(NotPossible) as wrong:
        flop_remedy(cards, burned=True, acted=False)

    assert (wrong.value.field, wrong.value.message) == (
        "cards", "a wrong flop has three or four cards; else call the floor",
    )  # fmt: skip


ONE = "Each street has one burn and only one, to protect the stub (TDA 38)"
STANDS = ["The street stands as it was dealt (WL 231)", ONE, "There has been action on it (WL 231)"]


@pytest.mark.parametrize(
    ("burns", "out", "acted", "remedy", "reasons"),
    [
        (1, False, False, (1, False), ["The burn is right (TDA 38)", ONE]),
        (1, True, True, (1, False), ["The burn is right (TDA 38)", ONE]),
        (0, True, True, (0, False), STANDS),
        (2, True, True, (2, False), STANDS),
        (0, False, True, (1, True), [
            "Burn a card before the next one is dealt (TDA 38, WL 231)", ONE,
        ]),
        (0, True, False, (1, True), [
            "The card dealt becomes the burn, and the next one is dealt (TDA 38, WL 231)", ONE,
        ]),
        (2, False, False, (1, True), [
            "The last burn goes back on top of the stub (TDA 38, WL 231)", ONE,
        ]),
        (2, True, False, (2, False), [
            ("Call the floor: the card that should have come is among the burns"
             " (TDA 38, WL 231)"), ONE,
        ]),
        (3, True, False, (3, False), [
            ("Call the floor: the card that should have come is among the burns"
             " (TDA 38, WL 231)"), ONE,
        ]),
    ],
)  # fmt: skip
def test_tda_38_a_street_has_one_burn_in_the_end(burns, out, acted, remedy, reasons):
    answer = burn_remedy(burns, next_card_out=out, acted=acted)

    assert (answer[:2], said(answer)) == (remedy, reasons)


def test_nobody_has_acted_where_nobody_says_so():
    assert burn_remedy(0, next_card_out=True) == burn_remedy(0, next_card_out=True, acted=False)


def test_there_are_no_burns_below_nothing():
    with pytest.raises(NotPossible) as wrong:
        burn_remedy(-1, next_card_out=False)

    assert (wrong.value.field, wrong.value.message) == (
        "burns", "there are no burns below nothing",
    )  # fmt: skip
