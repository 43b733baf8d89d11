"""How many players a deck serves, with every reason."""

import pytest

from director.engine.dealing.deck_sizes import deck_size
from director.engine.not_possible import NotPossible
from tests.shipped import shipped_games

LIBRARY = shipped_games()


@pytest.mark.parametrize(
    ("game", "players", "answer", "reasons"),
    [
        ("texas-holdem", 10, (52, 10, 28, True), [
            "10 players may be dealt in; 10 at most (S 2.51)",
            "10 hands of 2, 5 for the board, 3 burns: 28 of 52 (S 1.11)",
            "A table has 10 seats at most (S 1.11)",
            "The deck is the full pack (S 1.11)",
        ]),
        ("texas-holdem", 11, (52, 10, 30, False), [
            "11 players are too many; 10 at most (S 2.51)",
            "11 hands of 2, 5 for the board, 3 burns: 30 of 52 (S 1.11)",
            "A table has 10 seats at most (S 1.11)",
            "The deck is the full pack (S 1.11)",
        ]),
        ("omaha", 2, (52, 10, 16, True), [
            "2 players may be dealt in; 10 at most (S 2.35)",
            "2 hands of 4, 5 for the board, 3 burns: 16 of 52 (S 1.11)",
            "A table has 10 seats at most (S 1.11)",
            "The deck is the full pack (S 1.11)",
        ]),
        ("stud", 8, (52, 8, 56, True), [
            "8 players may be dealt in; 8 at most (S 2.47)",
            "Cards of folded players make room; the usual number of players stands (S 1.11)",
            "The deck is the full pack (S 1.11)",
        ]),
        ("stud", 9, (52, 8, 63, False), [
            "9 players are too many; 8 at most (S 2.47)",
            "Cards of folded players make room; the usual number of players stands (S 1.11)",
            "The deck is the full pack (S 1.11)",
        ]),
        ("mexican-poker", 7, (41, 7, 38, True), [
            "7 players may be dealt in; 7 at most (S 2.31)",
            "7 hands of 5 and 3 burns: 38 of 41 (S 1.11)",
            "The deck has no eights, nines and tens, and a joker (S 1.11)",
        ]),
        ("buh", 9, (52, 8, 36, False), [
            "9 players are too many; 8 at most (BUH)",
            "The rules of the game are for 2 to 8 players (BUH)",
            "The deck is the full pack (S 1.11)",
        ]),
        ("short-deck-holdem", 6, (36, 10, 20, True), [
            "6 players may be dealt in; 10 at most (S 2.45)",
            "6 hands of 2, 5 for the board, 3 burns: 20 of 36 (S 1.11)",
            "A table has 10 seats at most (S 1.11)",
            "The deck has sixes to aces (S 1.11)",
        ]),
        ("five-card-stud", 10, (52, 8, 53, False), [
            "10 players are too many; 8 at most (S 2.24)",
            "10 hands of 5 and 3 burns: 53 of 52 (S 1.11)",
            "The deck is the full pack (S 1.11)",
        ]),
        ("sohe", 7, (52, 7, 50, True), [
            "7 players may be dealt in; 7 at most (S 2.46)",
            "7 hands of 6, 5 for the board, 3 burns: 50 of 52 (S 1.11)",
            "The deck is the full pack (S 1.11)",
        ]),
    ],
)  # fmt: skip
def test_a_deck_serves_so_many_players(game, players, answer, reasons):
    size = deck_size(LIBRARY.game(game), players)

    assert size[:4] == answer
    assert [str(reason) for reason in size.reasons] == reasons


def test_a_hand_is_dealt_to_two_players_or_more():
    with pytest.raises(NotPossible) as wrong:
        deck_size(LIBRARY.game("omaha"), 1)

    assert (wrong.value.field, wrong.value.message) == (
        "players", "a hand is dealt to two players or more",
    )  # fmt: skip
