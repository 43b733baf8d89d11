"""What a joker may stand for."""

import pytest

from director.engine.cards import PACK, read_cards
from director.engine.ranking.jokers import JOKERS
from director.engine.ranking.scales import SCALES


def played(joker, cards, scale="high", dealt=None):
    return [*JOKERS[joker](SCALES[scale], read_cards(cards), dealt or {})]


def stands_for(joker, cards, scale="high", dealt=None):
    """The cards that the joker, the first of them, is played as."""
    return {hand[0].text for hand in played(joker, cards, scale, dealt)}


@pytest.mark.parametrize(
    ("cards", "lowest"),
    [
        ("Jo 2c 3d 4h 5s", "A"),
        ("Jo Ac 3d 4h 5s", "2"),
        ("Jo Ac 2d 3h 4s", "5"),
        ("Jo Ac 2d 4h Ks", "3"),
        ("Jo Kc Kd Kh Ks", "A"),
    ],
)
def test_s_app_a_in_a_low_the_joker_is_the_lowest_rank_that_is_missing(cards, lowest):
    (hand,) = played("lowest missing", cards, "california")

    assert hand[0].text[0] == lowest
    assert hand[1:] == read_cards(cards)[1:]


def test_a_joker_takes_its_own_place_among_the_cards():
    (hand,) = played("lowest missing", "Ac 2d Jo 4h Ks", "california")

    assert (hand[:2], hand[2].rank, hand[3:]) == (read_cards("Ac 2d"), 3, read_cards("4h Ks"))


@pytest.mark.parametrize(
    ("cards", "also"),
    [
        ("Jo Kc Kd 4h 4s", set()),
        ("Jo 9c 8d 7h 6s", {"Tc", "Td", "Th", "Ts", "5c", "5d", "5h", "5s"}),
        ("Jo 9c 8c 7c 2c", {f"{rank}c" for rank in "2346789TJQKA"} | {"5c"}),
        ("Jo Ac Kd Qh Js", {"Tc", "Td", "Th", "Ts"}),
    ],
)
def test_c9_a_bug_is_an_ace_or_completes_a_straight_or_a_flush(cards, also):
    own = {card.text for card in read_cards(cards)}

    found = stands_for("bug", cards)

    assert found - own == ({"Ac", "Ad", "Ah", "As"} | also) - own
    assert {"Ac", "Ad", "Ah", "As"} <= found


def test_a_bug_completes_no_badugi():
    assert stands_for("bug", "Jo 2c 3d 4h", "badugi") == {"Ac", "Ad", "Ah", "As"}


@pytest.mark.parametrize(
    ("scale", "ranks"),
    [("high", "23456789TJQKA"), ("short deck", "6789TJQKA"), ("badugi", "23456789TJQKA")],
)
def test_a_wild_joker_is_any_card_of_the_deck(scale, ranks):
    assert stands_for("wild", "Jo Kc", scale) == {
        card.text for card in PACK if card.text[0] in ranks
    }


def test_s_2_31_a_joker_dealt_up_is_a_bug_and_dealt_down_is_wild():
    cards = "Jo Kc Kd 4h 4s"
    up, down = {"up": read_cards("Jo Kc")}, {"down": read_cards("Jo"), "up": read_cards("Kc")}

    assert stands_for("wild down, bug up", cards, dealt=up) == {"Ac", "Ad", "Ah", "As"}
    assert len(stands_for("wild down, bug up", cards, dealt=down)) == 52
    assert len(stands_for("wild down, bug up", cards)) == 52
