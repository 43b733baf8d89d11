"""Deals any game at random, as its file declares it: the showdowns that laws are tried on."""

from typing import Any

from hypothesis import strategies as st

from director.engine.cards import DECKS, Card, written
from director.engine.games.game import Game, as_key
from director.engine.games.library import Library

MOST = 6
"""Players at a random table."""


@st.composite
def showdowns(draw: st.DrawFn, game: Game, library: Library) -> dict[str, Any]:
    """A showdown of this game with random cards, bets, dice, choice and options."""
    case: dict[str, Any] = {"game": game.id, "button": draw(st.integers(1, 10))}
    if game.options:
        options = {one.name: draw(st.sampled_from(one.values)) for one in game.options}
        case["options"] = options
        keys = {
            one.name: as_key(options[one.name])
            for one in game.options
            if options[one.name] != one.default
        }
        game = library.under(game, keys, "") if keys else game
    if game.choices:
        case["choice"] = draw(st.sampled_from(game.choices))
        game = library.chosen(game, str(case["choice"]))
    if game.dice:
        case["dice"] = [draw(st.integers(1, 6)) for _ in range(game.dice)]
    deck = list(draw(st.permutations(DECKS[game.deck])))
    if game.board:
        case["board"] = {
            street.name: [written(deck.pop() for _ in range(count)) for count in street.board]
            for street in game.streets
            if street.board
        }
    hand_sizes = (game.fewest_cards, game.most_cards)
    if game.case_by == "flop colour":
        flop = case["board"]["flop"][0].split()
        red = sum(card[1] in "hd" for card in flop) >= 2
        hand_sizes = (2, 2) if red else (4, 4)
    seats = draw(st.lists(st.integers(1, 10), min_size=2, max_size=MOST, unique=True))
    case["players"] = [_player(draw, game, deck, seat, hand_sizes) for seat in seats]
    if draw(st.booleans()):
        case["dead"] = draw(st.integers(1, 9)) * 5
    case["chip"] = draw(st.sampled_from([1, 5]))
    players = case["players"]
    if all(player["folded"] for player in players):
        players[0]["folded"] = False
    return case


def _player(
    draw: st.DrawFn, game: Game, deck: list[Card], seat: int, sizes: tuple[int, int]
) -> dict[str, Any]:
    fewest, most = sizes
    count = most if fewest == most else draw(st.integers(fewest, min(most, 7)))
    cards = [deck.pop() for _ in range(count)]
    hand: object = written(cards)
    if game.parts:
        hand = {
            name: written(cards.pop() for _ in range(size)) for name, size in game.parts.items()
        }
    elif game.groups:
        up = draw(st.integers(0, len(cards)))
        hand = {"down": written(cards[up:]), "up": written(cards[:up])}
    player = {
        "seat": seat,
        "cards": hand,
        "bet": draw(st.integers(0, 8)) * 25,
        "folded": draw(st.integers(0, 4)) == 0,
    }
    if game.declares and draw(st.booleans()):
        player["declared"] = True
    return player
