"""Pictures of deals and boards: what each card is, and which of them make a hand."""

import pytest

from director.views.diagrams import DealStep, deal_steps, diagrams
from tests.shipped import shipped_games

LIBRARY = shipped_games()
GAMES = [LIBRARY.game(name) for name in LIBRARY.ids()]


def told(cards):
    """Cards by the numbers of their steps: a d for down, a star for playing, ~ where they may."""
    return " ".join(
        f"{one.step}{'d' * one.is_down}{'*' * one.plays}{'~' * one.may_play}{'x' * one.is_out}"
        for one in cards
    )


def pictures(game):
    return [(one.title, told(one.hand), told(one.board)) for one in diagrams(LIBRARY.game(game))]


def test_a_deal_is_told_step_by_step():
    assert deal_steps(LIBRARY.game("crazy-pineapple-high-low")) == (
        DealStep("hand", down=3, actions=("small bet",)),
        DealStep("flop", board=(3,), actions=("small bet", "discard 1")),
        DealStep("turn", board=(1,), actions=("big bet",)),
        DealStep("river", board=(1,), actions=("big bet",)),
    )


def test_omaha_takes_two_from_hand_and_three_from_the_board():
    (picture,) = diagrams(LIBRARY.game("omaha"))

    assert (told(picture.hand), told(picture.board)) == ("1d* 1d* 1d 1d", "2* 2 2 3* 4*")
    assert picture.captions == ("exactly 2 from hand and 3 from the board",)


def test_any_five_of_texas_holdem_shows_no_two_and_three():
    (picture,) = diagrams(LIBRARY.game("texas-holdem"))

    assert (told(picture.hand), told(picture.board)) == ("1d~ 1d~", "2~ 2~ 2~ 3~ 4~")
    assert picture.captions == ("any 5 cards, from hand and board together",)


def test_scrotum_leaves_open_how_many_cards_are_kept():
    (picture,) = diagrams(LIBRARY.game("scrotum"))

    assert (told(picture.hand), told(picture.board)) == ("1d~ 1d~ 1d~ 1d~ 1d~", "2~ 2~ 2~ 3~ 4~")
    assert picture.captions == ("every card kept in hand (1 to 5), the rest from the board",)


def test_s_2_33_murder_takes_no_two_cards_of_one_row():
    (picture,) = diagrams(LIBRARY.game("murder"))

    played = [one.down for one in picture.board if one.plays]
    assert sorted(played) == [0, 1, 2]
    assert picture.captions[1] == "no two board cards from one row"


def test_s_2_34_oklahoma_crosses_the_row_with_the_lowest_river_and_plays_another():
    (picture,) = diagrams(LIBRARY.game("oklahoma"))

    out = {one.down for one in picture.board if one.is_out}
    assert len(out) == 1
    assert len({one.down for one in picture.board if one.plays} - out) == 1
    assert sum([one.is_out for one in picture.board]) == 5


def test_s_2_8_a_picture_of_the_rows_and_one_of_the_columns():
    rows, columns = diagrams(LIBRARY.game("bidirectional-chowaha"))

    assert rows.title == "1-3: rows, the turns to the right"
    assert columns.title == "4-6: columns, the turns below"
    assert {one.down for one in rows.board if one.step == 3} == {0.5, 1.5}
    assert {one.across for one in columns.board if one.step == 3} == {0.5, 1.5}
    assert (len(rows.lines), len(columns.lines)) == (4, 4)


def test_hands_that_are_kept_apart_make_their_own_shares():
    assert pictures("sohe") == [
        ("Omaha", "1d* 1d* 1d 1d 1d 1d", "2* 2 2 3* 4*"),
        ("Hold'em", "1d 1d 1d 1d 1d~ 1d~", "2~ 2~ 2~ 3~ 4~"),
    ]


def test_cards_that_are_discarded_are_crossed_and_never_play():
    assert pictures("irish") == [("", "1d~ 1d~ 1dx 1dx", "2~ 2~ 2~ 3~ 4~")]
    assert pictures("super-razz") == [("", "1d~ 1d~ 1dx 1dx 1~ 2~ 3~ 4~ 5d~", "")]


def test_a_black_flop_brings_two_more_cards():
    assert pictures("wonky-donkey") == [
        ("Red: hold'em", "1d~ 1d~", "2~ 2~ 2~ 3~ 4~"),
        ("Black: Omaha high/low", "1d* 1d* 2d 2d", "2* 2 2 3* 4*"),
    ]


def test_what_the_dice_turn_lies_face_down_and_does_not_play():
    assert pictures("crayfish-holdem") == [("", "1d* 1d*", "2* 2d 2* 2* 2d")]


def test_draws_alone_need_no_picture():
    assert [pictures(game) for game in ("badugi", "five-card-draw", "buh")] == [[], [], []]


def test_auctions_and_tricks_are_told_step_by_step_too():
    assert [one.name for one in deal_steps(LIBRARY.game("buck-em"))] == [
        "hand",
        "trump",
        "exchange",
        "tricks",
    ]
    assert deal_steps(LIBRARY.game("boulder-buyem"))[-1].actions == ("down to 7 cards",)


def ways_to_make(game, portion, in_hand, on_board):
    """How many cards of the hand, and how many of the board, its largest hands have."""
    size = max(portion.scale.sizes)
    return {
        split
        for making in portion.making
        for held in ([in_hand] if game.parts else range(max(1, game.fewest_cards), in_hand + 1))
        for split in making.splits(size, held, on_board)
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_picture_shows_all_cards_of_the_board_and_a_hand_that_counts(game):
    for picture in diagrams(game):
        shown = [one for one in (*picture.hand, *picture.board) if one.plays or one.may_play]
        assert shown
        assert not any(one.is_out for one in shown)
        assert not any(one.plays for one in shown) or not any(one.may_play for one in shown)
        if not game.chosen:
            assert len(picture.board) == game.board_count


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_cards_play_in_a_picture_only_where_every_hand_is_made_like_it(game):
    played = [one for one in (game, *game.chosen, *[case.game for case in game.cases]) if one]
    rules = [(one, portion) for one in played for portion in one.portions]
    for picture in diagrams(game):
        marked = sum([one.plays for one in picture.hand]), sum([one.plays for one in picture.board])
        if marked == (0, 0):
            assert len([one for one in (*picture.hand, *picture.board) if one.may_play]) > 4
            continue
        usable = len([one for one in picture.board if not one.is_down and not one.is_out])
        assert {marked} in [
            ways_to_make(one, portion, min(len(picture.hand), one.most_cards), usable)
            for one, portion in rules
        ]
