"""Deck sizes, cards that should not be there, and stubs that are too short."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.cards import read_cards
from director.engine.dealing.deck_sizes import deck_size
from director.engine.dealing.found_cards import found_card, joker_plays
from director.engine.dealing.short_stubs import draw_deck, seventh_street
from director.engine.not_possible import NotPossible
from tests.shipped import shipped_games

LIBRARY = shipped_games()


@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("sohe", 7),
        ("big-o", 8),
        ("five-card-omaha", 8),
        ("courchevel", 8),
        ("scrotum", 8),
        ("oklahoma", 8),
        ("murder", 9),
        ("chowaha", 10),
        ("four-card-chowaha", 9),
        ("short-deck-omaha", 7),
        ("crayfish-atomic-pineapple", 8),
    ],
)
def test_b24_a_deck_serves_so_many_players(game, most):
    there = LIBRARY.game(game)

    assert deck_size(there, most)[1::2] == (most, True)
    assert deck_size(there, most + 1).enough is False


def test_b24_sohe_needs_six_cards_a_player_and_eight():
    answer = deck_size(LIBRARY.game("sohe"), 7)

    assert answer[:4] == (52, 7, 6 * 7 + 8, True)
    assert str(answer.reasons[1]) == ("7 hands of 6, 5 for the board, 3 burns: 50 of 52 (S 1.11)")


def test_b24_who_may_play_is_said_with_its_reason():
    mexican = deck_size(LIBRARY.game("mexican-poker"), 7)
    buh = deck_size(LIBRARY.game("buh"), 9)

    assert str(mexican.reasons[1]) == "7 hands of 5 and 3 burns: 38 of 41 (S 1.11)"
    assert (buh.most_players, buh.enough) == (8, False)
    assert str(buh.reasons[1]) == "The rules of the game are for 2 to 8 players (BUH)"


@pytest.mark.parametrize(
    ("game", "cards"),
    [
        ("texas-holdem", 52),
        ("short-deck-holdem", 36),
        ("mexican-poker", 41),
        ("five-card-draw", 53),
    ],
)
def test_b24_decks(game, cards):
    assert deck_size(LIBRARY.game(game), 2).deck == cards


@pytest.mark.parametrize(
    ("found", "acted", "remedy", "bets_back"),
    [
        ("joker", False, "replaced", False),
        ("joker", True, "dead hand", False),
        ("wrong rank", False, "misdeal", True),
        ("wrong rank", True, "scrap of paper", False),
        ("two alike", False, "fouled deck", True),
        ("two alike", True, "fouled deck", True),
        ("wrong back", True, "fouled deck", True),
    ],
)
def test_b24_cards_that_should_not_be_there(found, acted, remedy, bets_back):
    assert found_card(found, acted=acted)[:2] == (remedy, bets_back)


@pytest.mark.parametrize(
    ("cards", "scale", "joker", "name"),
    [
        ("6c 5d 3h Ac Jo", "california", "lowest missing", "6-5-3-2-A"),
        ("6c 5d 4h 3c Jo", "kansas city", "lowest missing", "8-6-5-4-3"),
        ("Ac Ad Ah As Jo", "high", "bug", "five aces"),
        ("9c 8d 7h 6s Jo", "high", "bug", "ten-high straight"),
        ("Kc Kd 7h 6s Jo", "high", "bug", "a pair of kings"),
        ("Kc Kd 7h 6s Jo", "mexican", "wild", "three kings"),
    ],
)
def test_b24_s_app_a_what_a_joker_plays_as(cards, scale, joker, name):
    assert joker_plays(read_cards(cards), scale, joker).name == name


def test_b24_a_joker_says_what_it_plays_as():
    answer = joker_plays(read_cards("6c 5d 4h 3c Jo"), "kansas city", "lowest missing")

    assert str(answer.reasons[0]) == "The joker plays as 8: 8-6-5-4-3 (S App A)"


@pytest.mark.parametrize(
    ("players", "stub", "game", "dealt", "shuffled"),
    [
        (7, 9, "stud", "one each", "nothing"),
        (7, 8, "stud", "one each", "burns"),
        (7, 6, "stud", "one each", "burns"),
        (7, 5, "stud", "community card", "nothing"),
        (7, 3, "stud", "community card", "nothing"),
        (8, 2, "stud", "community card", "burns"),
        (7, 8, "mississippi", "community card", "nothing"),
        (7, 9, "mississippi", "one each", "nothing"),
        (7, 2, "super stud", "one each", "muck and burns"),
    ],
)
def test_b25_rp_10_h_seventh_street_from_a_short_stub(players, stub, game, dealt, shuffled):
    assert seventh_street(players, stub, game=game)[:3] == (dealt, shuffled, players + 2)


def test_b25_a_community_card_is_read_aloud():
    assert [str(reason) for reason in seventh_street(7, 5).reasons] == [
        "Burn, and turn one community card for everybody (TDA RP-10-H)",
        "One each takes 9, and the stub has 5 (TDA RP-10-H)",
        "Stub and burns together are 8, too few as well (TDA RP-10-H)",
    ]


def test_b26_the_last_card_is_dealt_where_it_completes_the_draw():
    assert draw_deck(5, 5, muck=10)[:3] == (5, 0, 0)


def test_b26_else_it_is_shuffled_with_muck_and_earlier_discards():
    assert draw_deck(6, 5, muck=10, earlier_discards=7)[:3] == (4, 18, 2)


def test_b26_the_badugi_seed_deals_the_stub_out_first():
    assert draw_deck(6, 5, muck=10, earlier_discards=7, deal_out_stub=True)[:3] == (5, 17, 1)


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: draw_deck(9, 2, muck=3), "wanted"),
        (lambda: draw_deck(-1, 2, muck=3), "wanted"),
        (lambda: seventh_street(1, 5), "players"),
        (lambda: seventh_street(5, -1), "stub"),
        (lambda: deck_size(LIBRARY.game("omaha"), 1), "players"),
        (lambda: joker_plays(read_cards("6c 5d 4h 3c 2c"), "high", "bug"), "cards"),
        (lambda: joker_plays(read_cards("6c 5d 4h 3c Jo"), "high", "any"), "joker"),
        (lambda: joker_plays(read_cards("6c 5d 4h 3c Jo"), "none", "bug"), "scale"),
    ],
)
def test_what_cannot_be_is_refused(ask, field):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert wrong.value.field == field


@given(st.integers(0, 30), st.integers(0, 20), st.integers(0, 30), st.booleans())
def test_a_draw_is_always_dealt_in_full(wanted, stub, muck, deal_out):
    if wanted > stub + muck:
        return

    first, fresh, then, _ = draw_deck(wanted, stub, muck=muck, deal_out_stub=deal_out)

    assert first + then == wanted
    assert first <= stub
    assert then <= fresh
