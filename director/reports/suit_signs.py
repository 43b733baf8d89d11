"""A card in a sentence on paper."""

from director.engine.cards import Card


def with_suit_sign(card: Card) -> str:
    """A card as people read it.

    >>> from director.engine.cards import read_cards
    >>> [with_suit_sign(card) for card in read_cards("Th As")]
    ['10♥', 'A♠']
    """
    rank = "10" if card.text[0] == "T" else card.text[0]
    return f"{rank}{suit_sign(card)}"


def suit_sign(card: Card) -> str:
    """The sign of its suit."""
    return "♣♦♥♠"[card.suit]
