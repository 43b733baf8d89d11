"""A card, and how people write it: `As Kd Th`, `AsKd`, `A♠ K♦`, `10h`, `Jo`.

There are fifty-three cards in the world and each of them exists once, so two cards are the same
card when they are the same object.
"""

from collections.abc import Iterable
from operator import attrgetter

RANKS = "23456789TJQKA"
SUITS = "cdhs"
"""Clubs, diamonds, hearts, spades: from the lowest to the highest (S 1.4)."""

ACE, KING, JACK = 14, 13, 11


class NotACard(ValueError):
    """A piece of text that names no card; the sentence says which piece."""


class Card:
    """One card of a deck.

    `rank` runs from 2 to 14 (the ace), `suit` from 0 (clubs) to 3 (spades); the joker has rank 0
    and suit -1. `text` is how the card is written. The `weights` of some cards add up to a number
    that says how many they have of each rank and of each suit; `bits` mark the rank and the suit.
    """

    __slots__ = ("bits", "rank", "suit", "text", "weight")

    def __init__(self, rank: int, suit: int, text: str) -> None:
        self.rank = rank
        self.suit = suit
        self.text = text
        self.weight = 5 ** (rank - 2) << 16 | 1 << 4 * suit if rank else 0
        self.bits = 1 << rank | 1 << 16 + suit if rank else 0

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _named, (self.text,)


Cards = tuple[Card, ...]

PACK: Cards = tuple(
    Card(rank, suit, RANKS[rank - 2] + SUITS[suit]) for rank in range(2, 15) for suit in range(4)
)
"""The fifty-two, from the two of clubs to the ace of spades."""

JOKER = Card(0, -1, "Jo")

_BY_TEXT = {card.text: card for card in (*PACK, JOKER)}
_SIGNS = str.maketrans(
    {"♣": "c", "♦": "d", "♥": "h", "♠": "s", "♧": "c", "♢": "d", "♡": "h", "♤": "s"}
)
_INVISIBLE = str.maketrans("", "", "\ufe0e\ufe0f\u200b")  # phones put these around suit signs


def _named(text: str) -> Card:
    return _BY_TEXT[text]


def read_cards(text: str) -> Cards:
    """The cards of a text, in its order.

    Raises NotACard at the first piece that is none.

    >>> read_cards("As 10h K♦Jo")
    (As, Th, Kd, Jo)
    """
    try:
        if " " in text:
            return tuple([_BY_TEXT[piece] for piece in text.split()])
        return tuple([_BY_TEXT[text[place : place + 2]] for place in range(0, len(text), 2)])
    except KeyError:
        return tuple([card for piece in text.split() for card in _spelled_out(piece)])


def _spelled_out(piece: str) -> Iterable[Card]:
    """The cards of a piece without spaces, however they are written."""
    plain = piece.translate(_INVISIBLE).translate(_SIGNS)
    place = 0
    while place < len(plain):
        length = 3 if plain.startswith("10", place) else 2
        written = plain[place : place + length]
        rank = "T" if length == 3 else written[0].upper()
        found = _BY_TEXT.get(rank + written[-1].lower()) if len(written) == length else None
        if found is None:
            raise NotACard(_what_is_wrong_with(written, piece))
        yield found
        place += length


def _what_is_wrong_with(written: str, piece: str) -> str:
    where = "" if written == piece else f" in “{piece}”"
    plain = written.replace("10", "T")
    rank, suit = plain[:-1], plain[-1:]
    if len(plain) == 1 and plain.upper() in RANKS:
        return f"“{written}”{where} has no suit"
    if suit.lower() in SUITS and rank and rank.upper() not in RANKS:
        return f"“{written}”{where} is not a card: there is no rank “{rank}”"
    if rank.upper() in RANKS and rank:
        return f"“{written}”{where} is not a card: there is no suit “{suit}”"
    return f"“{written}”{where} is not a card"


_by_weight = attrgetter("weight")


def in_order(cards: Iterable[Card]) -> Cards:
    """From the ace of spades down, so that the order in which cards were entered plays no part."""
    return tuple(sorted(cards, key=_by_weight, reverse=True))


def written(cards: Iterable[Card]) -> str:
    """Cards as they are always written.

    >>> written(read_cards("A♠10h"))
    'As Th'
    """
    return " ".join([card.text for card in cards])


def _pack_of(ranks: str) -> Cards:
    return tuple(card for card in PACK if card.text[0] in ranks)


DECKS: dict[str, Cards] = {
    "52": PACK,
    "53": (*PACK, JOKER),
    "36": _pack_of("6789TJQKA"),
    "41": (*_pack_of("234567JQKA"), JOKER),
}
"""Decks by their number of cards: the pack, with the joker, short deck, Mexican (S 1.11)."""
