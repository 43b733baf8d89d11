"""What is known of each player's cards in a round of tricks, and whether the deal was in order.

A record need not list every hand. What it does not list may follow from the rest: a scare card, a
discard and the dealer's trump were dealt to their players, and a card that is drawn is kept.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from director.engine.cards import ACE, PACK, Card, Cards, written
from director.engine.pots import Seat
from director.engine.records import Record
from director.engine.trick_records import DEALERS, HAND, REMOVED, TURNED, Round, TrickPlayer
from director.words import say


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


def check_deal(round_: Round, hands: Hands, record: Record) -> None:
    """Notes what is wrong with the cards, the scare cards and the drawing."""
    _check_deck(round_, hands, record)
    _check_trump(round_, record)
    _check_unique(round_, hands, record)
    _check_scares(round_, record)
    for player in round_.players:
        _check_exchange(round_, player, record)
    _check_reshuffle(round_, record)


def _places(round_: Round, hands: Hands) -> list[tuple[str, Cards, TrickPlayer]]:
    """The cards dealt, with the fields that state them."""
    return [
        (f"players[{player.number}].dealt", hands[player.seat].dealt, player)
        for player in round_.players
    ]


def _check_deck(round_: Round, hands: Hands, record: Record) -> None:
    cards = deck(round_)
    places = [(field, held) for field, held, _ in _places(round_, hands)]
    places += [
        (f"players[{player.number}].drawn", player.drawn.cards or ()) for player in round_.players
    ]
    if round_.trump and round_.source == TURNED:
        places.append(("trump", (round_.trump,)))
    for field, held in places:
        for card in held:
            if card not in cards:
                record.wrong("card-not-in-deck", field, not_in_deck(round_, card))


def not_in_deck(round_: Round, card: Card) -> str:
    """That a card is not dealt in this round."""
    if round_.lowest == 2:
        return say("{card} is not in the deck of {game}", card=card, game=round_.game.name)
    return say(
        "{card} is not in the deck: {count} players go without {ranks}",
        card=card,
        count=len(round_.players),
        ranks=say("twos") if round_.lowest == 3 else say("twos and threes"),
    )


def _check_trump(round_: Round, record: Record) -> None:
    """Trump from the removed cards is one of them (BUCK)."""
    trump = round_.trump
    if not trump or round_.source != REMOVED or (2 <= trump.rank < round_.lowest):
        return
    if round_.lowest == 2:
        message = say("no cards are removed from this deck, so that none of them makes trump")
    else:
        message = say("{card} is not one of the cards removed", card=trump)
    record.wrong("wrong-trump", "trump", message)


def _check_unique(round_: Round, hands: Hands, record: Record) -> None:
    """Every card is there once; a folded card may come again once the stub has run out."""
    seen: dict[Card, TrickPlayer | None] = {}
    if round_.trump and round_.source != DEALERS:
        seen[round_.trump] = None
    for field, held, player in _places(round_, hands):
        for card in held:
            if card in seen:
                record.wrong("duplicate-card", field, say("{card} is there twice", card=card))
            seen[card] = player
    again: set[Card] = set()
    stub = stub_size(round_)
    before: int | None = 0
    for player in round_.stayers:
        field = f"players[{player.number}].drawn"
        for place, card in enumerate(player.drawn.cards or ()):
            owner = seen.get(card)
            if card in again or (card in seen and (owner is None or not owner.folded)):
                record.wrong("duplicate-card", field, say("{card} is there twice", card=card))
            elif owner and not round_.reshuffled:
                record.wrong("duplicate-card", field, _folded(card, owner))
            elif owner and before is not None and before + place < stub:
                message = say(
                    "{card} was folded by {player}; it comes back only when the stub's {stub} cards"
                    " are drawn",
                    card=card,
                    player=owner.title,
                    stub=stub,
                )
                record.wrong("duplicate-card", field, message)
            again.add(card)
        if before is not None:
            before = None if player.exchanged is None else before + player.exchanged


def _folded(card: Card, owner: TrickPlayer) -> str:
    return say(
        "{card} was folded by {player}; it comes back only if the stub ran out: reshuffled says so",
        card=card,
        player=owner.title,
    )


def _check_scares(round_: Round, record: Record) -> None:
    """Scare cards are dealt to everybody, up to a limit, and hold their players in (BUCK)."""
    scared = [player for player in round_.players if player.scare]
    if not scared:
        return
    first = f"players[{scared[0].number}].scare"
    if not round_.options.get("scare_cards"):
        message = say("scare cards are not dealt here; options say otherwise")
        record.wrong("bad-scare", first, message)
        return
    if round_.scare_limit is not None and round_.pot > round_.scare_limit:
        message = say(
            "scare cards are dealt up to a pot of {limit}, and this one is {pot}",
            limit=round_.scare_limit,
            pot=round_.pot,
        )
        record.wrong("bad-scare", first, message)
    for player in round_.players:
        place = f"players[{player.number}]"
        if not player.scare:
            message = say("which card was dealt face up to {player}?", player=player.title)
            record.wrong("bad-scare", f"{place}.scare", message)
        elif round_.trump and player.folded and player.scare.suit == round_.trump.suit:
            message = say(
                "{player} cannot fold: the scare card {card} is a trump",
                player=player.title,
                card=player.scare,
            )
            record.wrong("must-stay", f"{place}.folded", message)


def _check_exchange(round_: Round, player: TrickPlayer, record: Record) -> None:
    """Who folds draws nothing; who stays draws as many cards as were thrown away, three at most."""
    place = f"players[{player.number}]"
    if player.folded:
        for field, stated in (("discards", player.discards), ("drawn", player.drawn.number)):
            if stated:
                message = say("{player} has folded and draws nothing", player=player.title)
                record.wrong("folded-plays", f"{place}.{field}", message)
        return
    drawn, thrown = player.drawn.number, player.discards
    if (player.exchanged or 0) > round_.most_drawn:
        message = say(
            "{player} exchanges {count} cards; at most {most} are allowed",
            player=player.title,
            count=player.exchanged,
            most=round_.most_drawn,
        )
        field = "discards" if drawn is None else "drawn"
        record.wrong("too-many-drawn", f"{place}.{field}", message)
    if drawn is not None and thrown is not None and drawn != len(thrown):
        message = say(
            "{player} throws {thrown} away and draws {drawn}",
            player=player.title,
            thrown=len(thrown),
            drawn=drawn,
        )
        record.wrong("wrong-card-count", f"{place}.drawn", message)
    if len(set(thrown or ())) < len(thrown or ()):
        message = say("{player} throws a card away twice", player=player.title)
        record.wrong("duplicate-card", f"{place}.discards", message)


def stub_size(round_: Round) -> int:
    """How many cards are left to draw when everybody has five and trump is turned."""
    turned = 1 if round_.source == TURNED else 0
    return len(deck(round_)) - HAND * len(round_.players) - turned


def _check_reshuffle(round_: Round, record: Record) -> None:
    """Folded hands are shuffled only when the stub has run out, and then they must be (BUCK)."""
    counts = [player.exchanged for player in round_.stayers]
    least = sum(count or 0 for count in counts)
    most = sum(round_.most_drawn if count is None else count for count in counts)
    stub = stub_size(round_)
    folded = len(round_.players) - len(round_.stayers)
    if least > stub + HAND * folded:
        message = say(
            "{count} cards are drawn; the stub has {stub}, and {folded} have folded",
            count=least,
            stub=stub,
            folded=folded,
        )
        record.wrong("too-many-drawn", "players", message)
    elif least > stub and not round_.reshuffled:
        message = say(
            "{count} cards are drawn and the stub has {stub}: the folded hands were shuffled, which"
            " reshuffled says",
            count=least,
            stub=stub,
        )
        record.wrong("missing-reshuffle", "reshuffled", message)
    elif round_.reshuffled and most <= stub:
        message = say(
            "the stub has {stub} cards, and no more than {count} were drawn: it did not run out",
            stub=stub,
            count=most,
        )
        record.wrong("bad-reshuffle", "reshuffled", message)


def trumps(cards: Sequence[Card], trump: Card) -> Cards:
    """The cards of the trump suit, the highest first."""
    found = [card for card in cards if card.suit == trump.suit]
    return tuple(sorted(found, key=lambda card: card.rank, reverse=True))
