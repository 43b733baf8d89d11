"""How a game is won, in a sentence made of its declaration."""

from dataclasses import replace

import pytest

from director.engine.hands.how_to_win import how_to_win
from tests.shipped import shipped_games

LIBRARY = shipped_games()


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("texas-holdem", ("The best high hand takes the pot: any five of two hole cards and the"
         " board.")),
        ("omaha-high-low", ("The best high hand and the best low, eight or better, split the pot:"
         " for each, exactly two hole cards and three from the board.")),
        ("murder", ("The best high hand and the best low, eight or better, split the pot: for each,"
         " exactly two hole cards and three from the board, one from each row.")),
        ("oklahoma", ("The best high hand and the best low, eight or better, split the pot: for"
         " each, exactly two hole cards and three from one row of the board that is left.")),
        ("chowaha", ("The best high hand and the best low, eight or better, split the pot: for"
         " each, both hole cards and three from one line of the board.")),
        ("lazy-pineapple", ("The best high hand takes the pot: at most two hole cards and the rest"
         " from the board.")),
        ("scrotum", ("The best high hand and the best low, eight or better, split the pot: for"
         " each, every hole card that is kept, filled up from the board.")),
        ("two-or-five-omaha", ("The best high hand and the best low, eight or better, split the"
         " pot: for each, exactly two hole cards and three from the board, or all five hole"
         " cards.")),
        ("sohe", ("The best Omaha hand (exactly two hole cards and three from the board) and the"
         " best hold'em hand (any five of two hole cards and the board) split the pot.")),
        ("razz", "The best ace-to-five low takes the pot: any five of seven cards."),
        ("london-lowball", "The best ace-to-six low takes the pot: any five of seven cards."),
        ("deuce-to-seven-lowball", "The best deuce-to-seven low takes the pot."),
        ("action-razz", ("The best ace-to-five low, hands with a jack, queen or king first, takes"
         " the pot: any five of seven cards.")),
        ("badeucy", ("The best deuce-to-seven low and the best badugi (any four of five cards)"
         " split the pot.")),
        ("archie", ("The best high hand, a pair of sixes or better, and the best low, eight or"
         " better, split the pot.")),
        ("duck-flush", ("The best high hand, a flush or better, takes the pot; if nobody has one,"
         " the best deuce-to-seven low takes it.")),
        ("progressive-badugi", ("The best badugi, four cards, nine or better, takes the pot; if"
         " nobody has one, it stays for the next deal.")),
        ("dramaha-21", ("The most points up to 21 (among the hole cards) and the best Omaha hand"
         " (exactly two hole cards and three from the board) split the pot.")),
        ("reno-straight", ("The best high hand and the lowest straight split the pot: for each,"
         " exactly two hole cards and three from one row of the board.")),
        ("madison", "The lowest hand, card by card, takes the pot."),
        ("buh", ("The fewest points in four cards take the pot, unless somebody declares a buh,"
         " which takes it at once.")),
        ("binglaha", ("After a roll of 1–3 the best high hand and the best low, eight or better,"
         " split the pot; after a roll of 4–6 the best high hand takes the pot: for each, exactly"
         " two hole cards and three from the board.")),
        ("wonky-donkey", ("After a red flop the best high hand takes the pot (any five of two hole"
         " cards and the board); after a black flop the best high hand and the best low, eight or"
         " better, split the pot (for each, exactly two hole cards and three from the board).")),
        ("omaha-x-or-better", ("The best high hand and the best low split the pot: for each,"
         " exactly two hole cards and three from the board; what qualifies goes by the roll.")),
        ("paradise-road-pickem", ("One of five games is picked, and the hand is won as in that"
         " game: Hold'em, Omaha/8, Razz, Stud and Stud/8.")),
        ("boulder-buyem", ("The best high hand takes the pot: up to five of the cards that a player"
         " has played.")),
    ],
)  # fmt: skip
def test_a_card_says_in_one_sentence_who_takes_the_pot(game, sentence):
    assert how_to_win(LIBRARY.game(game)) == sentence


@pytest.mark.parametrize("game", LIBRARY.ids())
def test_every_game_is_won_in_one_sentence(game):
    told = how_to_win(LIBRARY.game(game))

    assert told.endswith(".")
    assert told.count(". ") == 0
    assert ",," not in told


def test_a_share_that_all_who_are_left_get_is_said_of_a_house_game_as_well():
    game = LIBRARY.game("progressive-badugi")

    assert how_to_win(replace(game, carried=False, shared=True)).endswith(
        "if nobody has one, all who are left share it."
    )
