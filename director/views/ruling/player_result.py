"""What a ruling says of one player: the cards that win, and what the hands are called."""

from director.engine.cards import Card
from director.engine.showdown.adjudication import Ruling
from director.translation import say


def winning_cards(ruling: Ruling) -> dict[int, frozenset[Card]]:
    """The cards with which each winner wins."""
    cards: dict[int, frozenset[Card]] = {}
    for pot in ruling.pots:
        for share in pot.shares:
            for part in share.parts:
                hand = ruling.hands.get(part.seat, {}).get(share.portion)
                if hand:
                    cards[part.seat] = cards.get(part.seat, frozenset()) | set(hand.cards)
    return cards


def hands_named(ruling: Ruling, seat: int) -> str:
    """What a player's hands are called."""
    hands = ruling.hands.get(seat, {})
    named = [
        portion.says(hands[portion.name].rating)
        if len(ruling.game.all_portions) == 1
        else say(
            "{portion}: {hand}",
            portion=portion.title,
            hand=portion.says(hands[portion.name].rating),
        )
        for portion in ruling.game.all_portions
        if portion.name in hands
    ]
    return "\n".join(named)
