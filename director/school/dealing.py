"""Deals a hand of any game from a seed, in the form of the showdown file.

Hands are dealt from decks that make trouble: a few ranks only, many low cards, two players with the
same ranks. Nothing here knows who wins.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from director.engine.cards import ACE, JACK, JOKER, Card, Cards, in_order, written
from director.engine.games.boards import Board
from director.engine.games.deciders import CHOICE
from director.engine.games.game import Game
from director.engine.games.library import Library
from director.engine.ranking.badugi import Badugi
from director.school.exercise import EASY, HARD, MEDIUM, Unfit

DOWN = "down"
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Flo")
_CHIPS = (1, 5, 25, 100)
_SEATS = 9
_PLAYERS: Mapping[str, tuple[int, int]] = {EASY: (2, 2), MEDIUM: (2, 3), HARD: (3, 4)}


def dealt(
    game: Game,
    library: Library,
    rng: Random,
    strength: str,
    *,
    odd: bool = False,
    choices: Sequence[str] = (),
) -> dict[str, Any]:
    """A hand at its end as a showdown file states it. Raises Unfit where the deck runs short.

    With `odd` the pot is one that does not split evenly. `choices` are the games or cases that are
    chosen among, where not all are that the game has.
    """
    case: dict[str, Any] = {"game": game.id, "chip": rng.choice(_CHIPS)}
    played = game
    if game.to_choose:
        case["choice"] = rng.choice(choices or game.to_choose)
        if game.case_by != CHOICE:
            played = library.chosen(game, case["choice"])
    wanted = min(rng.randint(*_PLAYERS[strength]), game.most_players)
    community = played.is_stud and rng.random() < _SHORT_STUB
    size = max(min(played.held, _MOST_HELD) - community, 1)
    on_board = 1 if community else played.board_count
    deck = _trouble(played, rng, on_board + wanted * size)
    board = [deck.pop() for _ in range(on_board)]
    if board:
        case["board"] = _board_text(played, board, community=community)
    if played.dice:
        case["dice"] = [rng.randint(1, 6) for _ in range(played.dice)]
    held = _in_its_case(played, case, _lying(played, board), library)
    hands = _hands(
        held, deck, wanted, rng, fewer=int(community), twins=_MORE_TWINS if odd else _TWINS
    )
    seats = sorted(rng.sample(range(1, _SEATS + 1), wanted))
    players = [
        {"seat": seat, "name": name, "cards": _grouped(held, hand, rng)}
        for seat, name, hand in zip(seats, NAMES, hands, strict=False)
    ]
    if held.declares:
        for player in players:
            if rng.random() < _DECLARED:
                player["declared"] = True
    case["players"] = players
    case["button"] = rng.choice(seats)
    _bet(case, rng, strength, odd=odd)
    return case


def _fold(case: dict[str, Any], rng: Random) -> None:
    """Adds somebody who has bet and folded."""
    players = case["players"]
    free = [seat for seat in range(1, _SEATS + 1) if seat not in [one["seat"] for one in players]]
    folded = {
        "seat": rng.choice(free),
        "name": NAMES[len(players)],
        "bet": case["chip"] * rng.choice(_BETS),
        "folded": True,
    }
    case["players"] = sorted([*players, folded], key=lambda one: one["seat"])


_SHORT_STUB = 0.08
"""How often the stub of a stud game runs short, and the last card is everybody's."""
_DECLARED = 0.3
_TWINS, _MORE_TWINS = 0.4, 0.85
_RAINBOWS = 0.6
_LOWEST = 6
_LOW_TOP = 8
_MOST_HELD = 7
"""In a game in which any number of cards is played (BOUL)."""


def _trouble(game: Game, rng: Random, needed: int) -> list[Card]:
    """A shuffled part of the deck in which hands come close to each other."""
    whole = sorted(game.cards, key=lambda card: (card.rank, card.suit))
    part = rng.choice(_TROUBLES)(whole, rng)
    if len(part) < needed:
        part = whole
    if len(part) < needed:
        raise Unfit
    rng.shuffle(part)
    return part


def _all_of_it(deck: Sequence[Card], _: Random) -> list[Card]:
    return list(deck)


def _few_ranks(deck: Sequence[Card], rng: Random) -> list[Card]:
    ranks = sorted({card.rank for card in deck if card is not JOKER})
    kept = set(rng.sample(ranks, min(8, len(ranks))))
    return [card for card in deck if card.rank in kept or card is JOKER]


def _many_low(deck: Sequence[Card], rng: Random) -> list[Card]:
    gone = set(rng.sample(range(_LOW_TOP + 1, ACE), 4))
    return [card for card in deck if card.rank not in gone]


def _few_suits(deck: Sequence[Card], rng: Random) -> list[Card]:
    rare = set(rng.sample(range(4), 2))
    return [card for card in deck if card.suit not in rare or rng.random() < 0.4]


_Trouble = Callable[[Sequence[Card], Random], list[Card]]
_TROUBLES: tuple[_Trouble, ...] = (_all_of_it, _few_ranks, _many_low, _few_suits)


def _in_its_case(game: Game, case: Mapping[str, Any], board: Board, library: Library) -> Game:
    """The game as the dice, the board or a choice have it."""
    if not game.case_by:
        return game
    name = game.case_of(tuple(case.get("dice", ())), board, str(case.get("choice", "")))
    return library.under(game, {}, name) if name else game


def _lying(game: Game, board: Sequence[Card]) -> Board:
    """These cards as a board of the game's shape."""
    if not board:
        return ()
    if game.one_row:
        return ((tuple(board),),)
    left = list(board)
    return tuple(
        tuple(tuple(left.pop(0) for _ in range(count)) for count in street) for street in game.board
    )


def _board_text(game: Game, board: Sequence[Card], *, community: bool) -> Any:
    if community or game.one_row:
        return written(board)
    names = [street.name for street in game.streets if street.board]
    lying = _lying(game, board)
    return {
        name: [written(row) for row in street] if len(street) > 1 else written(street[0])
        for name, street in zip(names, lying, strict=True)
    }


def _hands(
    game: Game, deck: list[Card], players: int, rng: Random, *, fewer: int, twins: float
) -> list[Cards]:
    """Everybody's cards; at times two players have the same ranks."""
    most = max(game.fewest_cards, min(game.most_cards, _MOST_HELD))
    sizes = [rng.randint(game.fewest_cards, most) - fewer for _ in range(players)]
    if sum(sizes) > len(deck):
        raise Unfit
    rainbows = any(isinstance(portion.scale, Badugi) for portion in game.portions)
    free = game.fewest_cards != game.most_cards and not fewer
    hands: list[Cards] = []
    for number, size in enumerate(sizes):
        hand = None
        if number and rng.random() < twins:
            hand = _twin(rng.choice(hands), deck, rng)
        elif game.declares and rng.random() < _DECLARED:
            hand = _picked(deck, lambda card: card.rank >= JACK, size, rng)
        elif rainbows and rng.random() < _RAINBOWS:
            hand = _rainbow(deck, size, rng)
        right = hand is not None and (len(hand) == size or (free and hand))
        if hand is None or not right:
            hand = tuple(deck[-size:]) if size else ()
        for card in hand:
            deck.remove(card)
        hands.append(hand)
    return hands


def _picked(
    deck: Sequence[Card], fits: Callable[[Card], bool], size: int, rng: Random
) -> Cards | None:
    among = [card for card in deck if fits(card)]
    return tuple(rng.sample(among, size)) if len(among) >= size else None


def _rainbow(deck: Sequence[Card], size: int, rng: Random) -> Cards:
    """Cards of different ranks in as many suits as there are, low ones first."""
    low = sorted(deck, key=lambda card: card.rank % ACE)[: 2 * len(deck) // 3]
    by_suit = [[card for card in low if card.suit == suit] for suit in range(4)]
    hand: list[Card] = []
    for cards in by_suit:
        fresh = [card for card in cards if card.rank not in [one.rank for one in hand]]
        hand += rng.sample(fresh[:_LOWEST], min(1, len(fresh)))
    hand += [card for card in deck if card not in hand]
    return tuple(hand[:size])


def _twin(hand: Cards, deck: Sequence[Card], rng: Random) -> Cards | None:
    """The same ranks with the suits exchanged, at times with another card in place of one.

    None where those cards are not there.
    """
    left = {(card.rank, card.suit): card for card in deck}
    for _ in range(_EXCHANGES):
        suits = rng.sample(range(4), 4)
        wanted = [(card.rank, suits[card.suit] if card.rank else card.suit) for card in hand]
        if not all(one in left for one in wanted):
            continue
        twin = [left[one] for one in wanted]
        others = [card for card in deck if card not in twin]
        if others and rng.random() < _NOT_QUITE:
            twin[rng.randrange(len(twin))] = rng.choice(others)
        return tuple(twin)
    return None


_EXCHANGES = 6
_NOT_QUITE = 0.4


def _grouped(game: Game, hand: Cards, rng: Random) -> Any:
    """A hand as the showdown file wants it: in groups where the game tells them apart."""
    if game.parts:
        if sum(game.parts.values()) != len(hand):
            raise Unfit
        groups, left = {}, list(hand)
        for name, size in game.parts.items():
            groups[name] = written(in_order([left.pop() for _ in range(size)]))
        return groups
    if game.groups:
        return _in_groups(game.groups, hand, rng)
    if game.up and game.up <= len(hand):
        up = game.up
        return {"down": written(in_order(hand[:-up])), "up": written(hand[-up:])}
    return written(in_order(hand))


def _in_groups(names: Sequence[str], hand: Cards, rng: Random) -> dict[str, str]:
    """Cards by how they were dealt, any number of each; of down cards there is one at the most."""
    cuts = sorted(rng.randint(0, len(hand)) for _ in names[1:])
    if names[0] == DOWN:
        cuts = [min(1, cut) if at == 0 else cut for at, cut in enumerate(cuts)]
    parts = [hand[start:end] for start, end in pairwise((0, *cuts, len(hand)))]
    groups = {name: written(cards) for name, cards in zip(names, parts, strict=True) if cards}
    if not groups:
        raise Unfit
    return groups


def _bet(case: dict[str, Any], rng: Random, strength: str, *, odd: bool) -> None:
    """Chips: one pot, or where it is to be hard, bets that make side pots."""
    chip, players = case["chip"], case["players"]
    if strength == HARD and not odd and rng.random() < _SIDE_POTS:
        for player in players:
            player["bet"] = chip * rng.choice(_BETS)
        if rng.random() < _FOLDED:
            _fold(case, rng)
        if rng.random() < _DEAD_MONEY:
            case["dead"] = chip * rng.randint(1, 9)
        return
    amount = chip * (2 * rng.randint(10, 80) + (odd or rng.random() < _ODD_POT))
    case["pots"] = [{"amount": amount, "seats": [player["seat"] for player in players]}]


_SIDE_POTS = 0.5
_BETS = (12, 20, 20, 35, 35, 51)
"""In chips of the smallest denomination."""
_FOLDED = 0.4
_DEAD_MONEY = 0.5
_ODD_POT = 0.3
