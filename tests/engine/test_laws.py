"""What holds for every showdown of every game."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.engine.cards import in_order
from director.engine.games.boards import contiguous_turned, in_place
from director.engine.hands.best_hand import best_hand
from director.engine.hands.fast_hands import rater
from director.engine.showdown.answers import answer
from director.engine.showdown.stated_showdowns import read_showdown
from tests.engine.deals import showdowns
from tests.rounds import examples
from tests.shipped import shipped_games

LIBRARY = shipped_games()
DEALT = [game_id for game_id in LIBRARY.ids() if LIBRARY.game(game_id).portions]
"""The games that are judged from a showdown."""
EXAMPLES = examples(8)


def judged(case):
    ruling = answer(case, LIBRARY)
    assert "error" not in ruling, ruling["error"]
    return ruling


def without_words(ruling):
    """A ruling but for its reasons, which name people."""
    return {key: value for key, value in ruling.items() if key != "reasons"}


def winners(ruling, seats=None):
    """Who wins each portion of each pot, whatever their seats are called."""
    seats = seats or {}
    return [
        (
            pot["amount"],
            {seats.get(seat, seat) for seat in pot["seats"]},
            {
                share["name"]: {seats.get(one["seat"], one["seat"]) for one in share["winners"]}
                for share in pot["portions"]
            },
        )
        for pot in ruling["pots"]
    ]


def paid_in(case):
    return sum(player["bet"] for player in case["players"]) + case.get("dead", 0)


def copied(case):
    return json.loads(json.dumps(case))


def turned_round(value):
    """The same cards in another order within each street, row and group."""
    if isinstance(value, dict):
        return {key: turned_round(part) for key, part in value.items()}
    if isinstance(value, list):
        return [turned_round(part) for part in value]
    return " ".join(reversed(value.split()))


def resuited(value, suits):
    """The same cards with their suits renamed."""
    if isinstance(value, dict):
        return {key: resuited(part, suits) for key, part in value.items()}
    if isinstance(value, list):
        return [resuited(part, suits) for part in value]
    return " ".join(card if card == "Jo" else card[0] + suits[card[1]] for card in value.split())


@pytest.mark.parametrize("game_id", DEALT)
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_the_laws_of_all_games(game_id, data):
    game = LIBRARY.game(game_id)
    case = data.draw(showdowns(game, LIBRARY))

    ruling = judged(case)

    chips_stay_chips(case, ruling)
    names_and_listing_play_no_part(case, ruling, data)
    seats_decide_odd_chips_only(case, ruling, data)
    the_order_of_cards_plays_no_part(case, ruling)
    suits_are_alike(case, ruling, data)
    quick_and_clear_agree(case)


def chips_stay_chips(case, ruling):
    out = [*ruling["awards"].values(), *ruling["returned"].values(), ruling["carried"]]

    assert sum(out) == paid_in(case)
    for pot in ruling["pots"]:
        shares = [one["amount"] for share in pot["portions"] for one in share["winners"]]
        assert sum(shares) == (pot["amount"] if pot["portions"] else 0)


def names_and_listing_play_no_part(case, ruling, data):
    other = copied(case)
    other["players"] = data.draw(st.permutations(other["players"]))
    for number, player in enumerate(other["players"]):
        player["name"] = f"player {number}"

    again = judged(other)

    assert again["awards"] == ruling["awards"]
    assert winners(again) == winners(ruling)
    assert again["hands"] == ruling["hands"]


def seats_decide_odd_chips_only(case, ruling, data):
    if sum(bool(player.get("declared")) for player in case["players"]) > 1:
        return  # of two buhs the first from the button wins
    other = copied(case)
    old = [player["seat"] for player in other["players"]]
    new = data.draw(st.permutations(range(1, len(old) + 1)))
    for player, seat in zip(other["players"], new, strict=True):
        player["seat"] = seat
    back = dict(zip(new, old, strict=True))

    again = judged(other)

    assert winners(again, back) == winners(ruling)
    for before, after in zip(ruling["pots"], again["pots"], strict=True):
        for share, moved in zip(before["portions"], after["portions"], strict=True):
            amounts = {one["seat"]: one["amount"] for one in share["winners"]}
            for one in moved["winners"]:
                assert abs(amounts[back[one["seat"]]] - one["amount"]) <= case["chip"]


def the_order_of_cards_plays_no_part(case, ruling):
    other = copied(case)
    game = read_showdown(case, LIBRARY).game
    places_count = game.layout is contiguous_turned or game.turning
    if "board" in other and not places_count:
        other["board"] = turned_round(other["board"])
    for player in other["players"]:
        player["cards"] = turned_round(player["cards"])

    assert without_words(judged(other)) == without_words(ruling)


def suits_are_alike(case, ruling, data):
    if case["game"] == "wonky-donkey":
        return  # the colour of the flop decides the game
    suits = dict(zip("cdhs", data.draw(st.permutations("cdhs")), strict=True))
    other = copied(case)
    if "board" in other:
        other["board"] = resuited(other["board"], suits)
    for player in other["players"]:
        player["cards"] = resuited(player["cards"], suits)

    again = judged(other)

    assert winners(again) == winners(ruling)
    assert {
        seat: {portion: hand["name"] for portion, hand in hands.items()}
        for seat, hands in again["hands"].items()
    } == {
        seat: {portion: hand["name"] for portion, hand in hands.items()}
        for seat, hands in ruling["hands"].items()
    }
    if read_showdown(case, LIBRARY).game.odd_chips == "by position":
        assert again["awards"] == ruling["awards"]


def quick_and_clear_agree(case):
    showdown = read_showdown(case, LIBRARY)
    board = in_place(showdown.game.layout, showdown.face_up)
    for portion in showdown.game.all_portions:
        quick = rater(showdown.game, portion, showdown.face_up)
        for player in showdown.players.values():
            held = player.groups[portion.part] if portion.part else player.cards
            fast = quick(held, player.groups)
            clear = best_hand(showdown.game, portion, in_order(held), player.groups, board)
            assert (fast and fast.rating) == (clear and clear.rating)
            if showdown.game.odd_chips == "by suit":
                assert set(fast.cards) == set(clear.cards)
