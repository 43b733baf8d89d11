"""Deals a game to as many players as its file allows, from a deck shuffled with a seed."""

from random import Random
from typing import Any

from director.engine.cards import DECKS, Card, read_cards, written
from director.engine.games.boards import Board
from director.engine.games.game import Game, as_key
from director.engine.games.library import Library


def full_table(game: Game, library: Library, chance: Random) -> dict[str, Any]:
    """A showdown of everybody at the largest table; without a board, of all for whom cards last."""
    case: dict[str, Any] = {"game": game.id, "button": 1}
    options = {one.name: chance.choice(one.values) for one in game.options}
    case["options"] = options
    changed = {
        one.name: as_key(options[one.name])
        for one in game.options
        if options[one.name] != one.default
    }
    dealt = library.under(game, changed, "") if changed else game
    if dealt.choices:
        case["choice"] = chance.choice(dealt.choices)
        dealt, changed = library.chosen(dealt, case["choice"]), {}
    if dealt.dice:
        case["dice"] = [chance.randint(1, 6) for _ in range(dealt.dice)]
    deck = list(DECKS[dealt.deck])
    chance.shuffle(deck)
    board: dict[str, list[str]] = {}
    for number, street in enumerate(dealt.streets):
        if street.board:
            rows = [written(deck.pop() for _ in range(count)) for count in street.board]
            board[f"{number}"] = rows
    if board:
        case["board"] = board
    lying: Board = tuple(tuple(read_cards(row) for row in rows) for rows in board.values())
    turned = dealt.case_of(tuple(case.get("dice", ())), lying) if dealt.case_by else ""
    shape = library.under(dealt, changed, turned) if turned else dealt
    held = shape.fewest_cards if dealt.kind == "auction" else shape.most_cards
    players = min(dealt.most_players, len(deck) // held)
    case["players"] = [_player(shape, deck, chance, seat) for seat in range(1, players + 1)]
    return case


def _player(game: Game, deck: list[Card], chance: Random, seat: int) -> dict[str, Any]:
    most = game.fewest_cards if game.kind == "auction" else game.most_cards
    cards = [deck.pop() for _ in range(chance.randint(game.fewest_cards, most))]
    hand: object = written(cards)
    if game.parts:
        hand = {
            name: written(cards.pop() for _ in range(size)) for name, size in game.parts.items()
        }
    elif game.groups:
        first, *others = game.groups
        kept = min(1, len(others))
        hand = {first: written(cards[kept:])} | {other: written(cards[:1]) for other in others[:1]}
    return {"seat": seat, "cards": hand, "bet": 100}
