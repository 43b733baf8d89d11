"""Cards that should not be there, and what a joker plays as, with every reason."""

import pytest

from director.engine.cards import read_cards
from director.engine.dealing.found_cards import found_card, joker_plays
from director.engine.not_possible import NotPossible


def said(answer):
    return [str(reason) for reason in answer.reasons]


@pytest.mark.parametrize(
    ("found", "acted", "answer", "reasons"),
    [
        ("joker", False, ("replaced", False), [
            "The joker is replaced from the deck (WT, WL 115)",
            "The game has no joker, and the player has not acted (WT, WL 115)",
        ]),
        ("joker", True, ("dead hand", False), [
            "The hand with the joker is dead (WL 115)",
            "The game has no joker, and the player has acted on it (WL 115)",
        ]),
        ("wrong rank", False, ("misdeal", True), [
            "It is a misdeal (TDA 35)",
            "The deck of this game has no such card, and there was no substantial action (TDA 35)",
        ]),
        ("wrong rank", True, ("scrap of paper", False), [
            "The card counts as a scrap of paper (RRP)",
            "The deck of this game has no such card, and there was substantial action (RRP)",
        ]),
        ("two alike", False, ("fouled deck", True), [
            "The deck is fouled: everybody takes all bets back (TDA 35-E)",
            "Two cards of one rank and suit are in play (TDA 35-E)",
        ]),
        ("two alike", True, ("fouled deck", True), [
            "The deck is fouled: everybody takes all bets back (TDA 35-E)",
            "Two cards of one rank and suit are in play (TDA 35-E)",
        ]),
        ("wrong back", False, ("fouled deck", True), [
            "The deck is fouled: everybody takes all bets back (TDA 35-E)",
            "A card with another back is in play (TDA 35-E)",
        ]),
        ("wrong back", True, ("fouled deck", True), [
            "The deck is fouled: everybody takes all bets back (TDA 35-E)",
            "A card with another back is in play (TDA 35-E)",
        ]),
    ],
)  # fmt: skip
def test_a_card_that_should_not_be_there_is_ruled_on(found, acted, answer, reasons):
    ruling = found_card(found, acted=acted)

    assert (ruling[:2], said(ruling)) == (answer, reasons)


@pytest.mark.parametrize(
    ("cards", "scale", "joker", "hand", "name", "reasons"),
    [
        ("Jo 2c 3d 4h 5s", "california", "lowest missing", "5s 4h 3d 2c Ac", "5-4-3-2-A", [
            "The joker plays as A: 5-4-3-2-A (S App A)",
            "It is the lowest rank that makes the best low with the other cards (S App A)",
        ]),
        ("Jo 2c 3d 4h 5s", "kansas city", "lowest missing", "7c 5s 4h 3d 2c", "7-5-4-3-2", [
            "The joker plays as 7: 7-5-4-3-2 (S App A)",
            "It is the lowest rank that makes the best low with the other cards (S App A)",
        ]),
        ("Jo Kc Kd 4h 4s", "high", "bug", "Kc Kd 4h 4s Ac", "two pair, kings and fours", [
            "The joker plays as A: two pair, kings and fours (S App A)",
            "It is an ace, or completes a straight or a flush (S 2.22; C9)",
        ]),
        ("Jo 9c 8c 7c 2c", "high", "bug", "Ac 9c 8c 7c 2c", "ace-high flush", [
            "The joker plays as A: ace-high flush (S App A)",
            "It is an ace, or completes a straight or a flush (S 2.22; C9)",
        ]),
        ("Jo 9c 8c 7c 2c", "high", "wild", "Ac 9c 8c 7c 2c", "ace-high flush", [
            "The joker plays as A: ace-high flush (S App A)",
            "It is any card (S App A)",
        ]),
        ("Jo 9c 8c 7c 9d", "high", "wild", "9c 9c 9d 8c 7c", "three nines", [
            "The joker plays as 9: three nines (S App A)",
            "It is any card (S App A)",
        ]),
    ],
)  # fmt: skip
def test_a_joker_plays_as_the_card_that_makes_the_best_hand(
    cards, scale, joker, hand, name, reasons
):
    answer = joker_plays(read_cards(cards), scale, joker)

    assert answer[:2] == (read_cards(hand), name)
    assert said(answer) == reasons


@pytest.mark.parametrize(
    ("cards", "scale", "joker", "field", "message"),
    [
        ("Jo Kc Kd 4h 4s", "high", "ace", "joker", "a joker is lowest missing, bug or wild"),
        ("Ac Kc Kd 4h 4s", "high", "bug", "cards", "one of the cards is the joker"),
        ("Jo Jo Kd 4h 4s", "high", "bug", "cards", "one of the cards is the joker"),
        ("Jo Kc Kd", "high", "bug", "cards", "3 cards make no hand on this scale"),
    ],
)
def test_a_joker_that_cannot_be_played_is_refused(cards, scale, joker, field, message):
    with pytest.raises(NotPossible) as wrong:
        joker_plays(read_cards(cards), scale, joker)

    assert (wrong.value.field, wrong.value.message) == (field, message)


def test_a_scale_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(NotPossible) as wrong:
        joker_plays(read_cards("Jo Kc Kd 4h 4s"), "higher", "bug")

    assert wrong.value.message.startswith("there is no such scale, but high, california, ")
