"""What is known of each player's cards in a round of tricks.

A record need not list every hand. What it does not list may follow from the rest: a scare card, a
discard and the dealer's trump were dealt to their players, and a card that is drawn is kept.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.buckem.trick_records import DEALERS, HAND, TURNED, Round, TrickPlayer
from director.engine.cards import ACE, PACK, Card, Cards, written
from director.engine.seats import Seat
from director.engine.showdown.play_records import Record
from director.translation import say


class Hand(NamedTuple):
    """What is known of one player's cards."""

    dealt: Cards
    """Of the five cards dealt."""
    pool: Cards
    """The same after the deuce swap."""
    kept: Cards
    """Of the pool, what is held for certain when the play begins."""
    drawn: Cards

    @property
    def complete(self) -> bool:
        """Whether all five cards dealt are known."""
        return len(self.dealt) == HAND

    @property
    def sure(self) -> Cards:
        """What is held for certain when the play begins."""
        return self.kept + self.drawn


Hands = Mapping[Seat, Hand]


def deck(round_: Round) -> frozenset[Card]:
    """The cards that are dealt from."""
    return frozenset(card for card in PACK if card.rank >= round_.lowest)


def two_of_trump(trump: Card) -> Card:
    """The deuce that may be swapped."""
    return next(card for card in PACK if card.rank == 2 and card.suit == trump.suit)


def known_hands(round_: Round, record: Record) -> Hands:
    """What is known of everybody's cards; notes what cannot all be true."""
    return {player.seat: _hand(round_, player, record) for player in round_.players}


def _hand(round_: Round, player: TrickPlayer, record: Record) -> Hand:
    dealt = list(player.dealt)
    place = f"players[{player.number}]"
    swapped = player.swaps and round_.trump is not None and _may_swap(round_, player, record)
    if len(dealt) > HAND:
        message = say(
            "{player} is dealt five cards, not {count}", player=player.title, count=len(dealt)
        )
        record.wrong("wrong-card-count", f"{place}.dealt", message)
    for field, card in _implied(round_, player, swapped=swapped):
        if card in dealt:
            continue
        if len(dealt) < HAND:
            dealt.append(card)
        else:
            _not_dealt(record, player, field, card)
    pool = tuple(dealt)
    if swapped and round_.trump:
        deuce = two_of_trump(round_.trump)
        pool = (*(card for card in pool if card is not deuce), round_.trump)
    kept: Cards = ()
    if player.discards is not None or player.exchanged == 0:
        kept = tuple(card for card in pool if card not in (player.discards or ()))
    return Hand(tuple(dealt), pool, kept, player.drawn.cards or ())


def _implied(round_: Round, player: TrickPlayer, *, swapped: bool) -> list[tuple[str, Card]]:
    """Cards that were dealt to a player though they may not be listed, and where that stands."""
    implied = []
    if player.scare:
        implied.append(("scare", player.scare))
    if round_.trump and round_.source == DEALERS and player is round_.players[-1]:
        implied.append(("trump", round_.trump))
    if swapped and round_.trump:
        implied.append(("swaps", two_of_trump(round_.trump)))
    implied += [
        ("discards", card)
        for card in player.discards or ()
        if not (swapped and card is round_.trump)
    ]
    return implied


_CODES = {
    "scare": "bad-scare",
    "trump": "wrong-trump",
    "swaps": "bad-swap",
    "discards": "card-not-held",
}


def _not_dealt(record: Record, player: TrickPlayer, field: str, card: Card) -> None:
    message = say(
        "{card} was not dealt to {player}, who has {cards}",
        card=card,
        player=player.title,
        cards=written(player.dealt),
    )
    place = field if field == "trump" else f"players[{player.number}].{field}"
    record.wrong(_CODES[field], place, message)


def _may_swap(round_: Round, player: TrickPlayer, record: Record) -> bool:
    """Whether the house swaps deuces, and this player may swap for this card (BUCK)."""
    trump = round_.trump
    if not round_.options.get("deuce_swap"):
        message = say("the two of trump is not swapped here; options say otherwise")
    elif round_.source != TURNED:
        message = say("nothing is turned from the stub that the two of trump could be swapped for")
    elif trump and trump.rank == ACE:
        message = say("the ace of trump stays where it was turned")
    elif round_.lowest > 2:
        message = say("this deck has no twos")
    elif player.folded:
        message = say("{player} folds, and only who stays may swap", player=player.title)
    else:
        return True
    record.wrong("bad-swap", f"players[{player.number}].swaps", message)
    return False


def trumps(cards: Sequence[Card], trump: Card) -> Cards:
    """The cards of the trump suit, the highest first."""
    found = [card for card in cards if card.suit == trump.suit]
    return tuple(sorted(found, key=lambda card: card.rank, reverse=True))
