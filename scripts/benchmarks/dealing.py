"""Deals showdowns of every game at its largest table, from a seed, as a showdown file has them."""

import json
import random
import sys
from typing import Any

from director.engine.cards import DECKS, Card, written
from director.engine.games.game import Game
from director.engine.games.library import Library
from director.house import shelf

_SEED = 7
EACH = 4
"""Showdowns of each game."""


def main() -> None:
    """Prints a JSON list of showdowns of the games that are judged from shown hands."""
    library = Library(shelf.games())
    shuffle = random.Random(_SEED)
    dealt = []
    for name in library.ids():
        game = library.game(name)
        if game.kind != "tricks":
            dealt += [showdown(game, library, shuffle) for _ in range(EACH)]
    json.dump(dealt, sys.stdout)


def showdown(game: Game, library: Library, shuffle: random.Random) -> dict[str, Any]:
    """One hand in which every seat goes to the end, all but the last two with a bet of their own.

    Where the deck gives out before the table is full, the seats are those that it serves.
    """
    case: dict[str, Any] = {"game": game.id, "button": 1}
    if game.choices:
        case["choice"] = shuffle.choice(game.choices)
        game = library.chosen(game, case["choice"])
    if game.dice:
        case["dice"] = [shuffle.randint(1, 6) for _ in range(game.dice)]
    deck = list(DECKS[game.deck])
    shuffle.shuffle(deck)
    if game.board:
        case["board"] = {
            street.name: [written(deck.pop() for _ in range(count)) for count in street.board]
            for street in game.streets
            if street.board
        }
    count = game.most_cards
    if game.case_by == "flop colour":
        flop = case["board"]["flop"][0].split()
        count = 2 if sum(card[1] in "hd" for card in flop) > 1 else 4
    seats = min(max(game.most_players, 6), len(deck) // count)
    case["players"] = [
        {"seat": seat, "cards": hand(game, deck, count), "bet": 100 * min(seat, seats - 1)}
        for seat in range(1, seats + 1)
    ]
    return case


def hand(game: Game, deck: list[Card], count: int) -> object:
    """A player's cards, told apart where the game does."""
    if game.parts:
        return {name: written(deck.pop() for _ in range(n)) for name, n in game.parts.items()}
    cards = [deck.pop() for _ in range(count)]
    if game.groups:
        return {"down": written(cards[:1]), "up": written(cards[1:])}
    return written(cards)


if __name__ == "__main__":
    main()
