"""How the cards of a typed hand were dealt: face down, face up, or kept for one of two hands.

Where the game tells apart, each group has its field; elsewhere a stroke may stand between the down
and the up cards, and without one a stud hand is taken to be typed in the order dealt.
"""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.cards import Card, Cards, NotACard, read_cards
from director.engine.games.game import Game
from director.translation import listed, say

DOWN, UP, EXPOSED = "down", "up", "exposed"
RAISED = (UP, EXPOSED)


class Dealt(NamedTuple):
    """One card and the group it is in; "" where nobody asks."""

    card: Card
    group: str = ""


Hand = tuple[Dealt, ...]


def fields_of(game: Game) -> tuple[str, ...]:
    """The groups that have a field of their own; none where one field does."""
    return tuple(game.parts) or tuple(game.groups)


def groups_of(game: Game) -> tuple[str, ...]:
    """The groups that a stroke may stand between."""
    return fields_of(game) or ((DOWN, UP) if game.up else ())


def group_title(group: str) -> str:
    """What a group is called above its field."""
    titles = {
        "omaha": say("Omaha"),
        "holdem": say("Hold'em"),
        DOWN: say("Down"),
        UP: say("Up"),
        EXPOSED: say("Turned"),
    }
    return titles.get(group, group)


def group_room(game: Game, group: str) -> int:
    """How much of the room for cards a group takes; 0 for just a card."""
    if game.parts:
        return game.parts[group] + 1
    return 0 if group in (DOWN, EXPOSED) else 1


def cards_of_hand(game: Game) -> int:
    """How many cards of a hand are drawn side by side; 0 where nobody knows before."""
    return game.most_cards if game.kind == "showdown" else 0


def places_of(game: Game) -> tuple[str, ...]:
    """The group of each card of a hand, as far as that is known before; else nothing."""
    if game.parts:
        return tuple(group for group, size in game.parts.items() for _ in range(size))
    if game.groups:
        return ()
    return in_order_dealt(game) or ("",) * cards_of_hand(game)


def hint(game: Game) -> str:
    """An example of what is typed, or in which order."""
    order = in_order_dealt(game)
    if not order:
        return "as 2s kh kc"
    runs: list[tuple[str, int]] = []
    for group in order:
        if runs and runs[-1][0] == group:
            runs[-1] = group, runs[-1][1] + 1
        else:
            runs.append((group, 1))
    words = {DOWN: "{count} down", UP: "{count} up"}
    return listed([say(words[group], count=count) for group, count in runs])


def in_order_dealt(game: Game) -> tuple[str, ...]:
    """Down or up, card by card; nothing where no card is dealt up or some are thrown away."""
    if not game.up or game.down + game.up != game.most_cards:
        return ()
    order: list[str] = []
    for street in game.streets:
        order += [DOWN] * street.down + [UP] * street.up
    return tuple(order)


def hand_of(text: str, game: Game) -> Hand:
    """The cards of a text as far as they are cards, each with its group."""
    groups = groups_of(game)
    if "/" in text and groups:
        pieces = text.split("/")
        return tuple(
            Dealt(card, group)
            for group, piece in zip(groups, pieces, strict=False)
            for card in cards_of(piece)
        )
    return _grouped(cards_of(text), in_order_dealt(game))


def _grouped(cards: Cards, order: Sequence[str]) -> Hand:
    return tuple(
        Dealt(card, order[place] if place < len(order) else "") for place, card in enumerate(cards)
    )


def cards_of(text: str) -> Cards:
    """The cards of a text as far as they are cards, for the picture."""
    found: list[Card] = []
    for piece in text.replace("/", " ").split():
        try:
            found += read_cards(piece)
        except NotACard:
            continue
    return tuple(found)
