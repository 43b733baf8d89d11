"""Follows the cards of a round of Boulder Buy'em: held, picked, played on the table, discarded.

Most cards are seen by their owner only, so a record tells them by their faces or by their number,
and what it does not tell is not held against anybody.
"""

from collections.abc import Mapping
from typing import NamedTuple

from director.engine.boulder.auction import Sale
from director.engine.boulder.auction_records import Buyer, Round
from director.engine.boulder.claim import Claimed
from director.engine.cards import Card, Cards
from director.engine.seats import Seat
from director.engine.showdown.play_records import Record
from director.translation import say

MOST = 7
"""Cards that a player may keep from one round to the next (BOUL)."""


class Kept(NamedTuple):
    """How many cards a player has at the end of the round, as far as the record tells."""

    cards: int
    over: int
    """How many of them are still to be discarded, once the claim has been called for."""


def check_unique(round_: Round, record: Record) -> None:
    """Every card is in one hand, or on the table, once, and there are no more than the deck has."""
    places: list[tuple[str, Cards]] = [
        (f"players[{player.number}].cards", player.held.cards or ()) for player in round_.players
    ]
    if round_.auction:
        places.append(("auction.up", round_.auction.up or ()))
        places.append(("auction.down", round_.auction.down.cards or ()))
    seen: set[Card] = set()
    for field, cards in places:
        for card in cards:
            if card not in round_.game.cards:
                message = say(
                    "{card} is not in the deck of {game}", card=card, game=round_.game.name
                )
                record.wrong("card-not-in-deck", field, message)
            if card in seen:
                record.wrong("duplicate-card", field, say("{card} is there twice", card=card))
            seen.add(card)
    count = sum(player.held.number or 0 for player in round_.players)
    count += len(round_.playing) if round_.auction else 0
    if count > len(round_.game.cards):
        message = say(
            "{count} cards are held and auctioned; the deck has {deck}",
            count=count,
            deck=len(round_.game.cards),
        )
        record.wrong("wrong-card-count", "players", message)


def shown(
    round_: Round, sale: Sale | None, claimed: Claimed, record: Record
) -> Mapping[Seat, Cards]:
    """The cards on the table of everybody whose cards the record tells; notes what cannot be."""
    cards: dict[Seat, Cards] = {}
    elsewhere = _owners(round_, sale)
    for player in round_.playing:
        played = _played(round_, player, claimed, record)
        for card in played:
            owner = elsewhere.setdefault(card, player.seat)
            if owner != player.seat:
                message = say(
                    "{player} plays {card}, which {owner} has",
                    player=player.title,
                    card=card,
                    owner=round_.title(owner) if owner else say("the table"),
                )
                record.wrong("card-not-held", _field(round_, player), message)
        for card in _strange(player, sale, played):
            message = say(
                "{player} plays {card} and does not hold it", player=player.title, card=card
            )
            record.wrong("card-not-held", _field(round_, player), message)
        if len(played) == claimed.cards[player.seat]:
            cards[player.seat] = played
    return cards


def _owners(round_: Round, sale: Sale | None) -> dict[Card, Seat]:
    """Whose each card is after the picks; nobody's, 0, if it was auctioned and not yet picked."""
    owners: dict[Card, Seat] = {}
    auction = round_.auction
    if auction and sale and sale.picked:
        owners = dict.fromkeys(auction.up or (), 0)
        owners |= {card: seat for seat, card in sale.picked.items() if card}
    for player in round_.players:
        owners |= dict.fromkeys(player.held.cards or (), player.seat)
    return owners


def _field(round_: Round, player: Buyer) -> str:
    """Where a player's cards on the table are written down."""
    if player.played is not None:
        return f"players[{player.number}].played"
    places = [
        number
        for number, action in enumerate(round_.claim or ())
        if action.seat == player.seat and action.cards.cards
    ]
    return f"claim[{places[-1]}].cards" if places else f"players[{player.number}].played"


def _played(round_: Round, player: Buyer, claimed: Claimed, record: Record) -> Cards:
    """The cards that a player put on the table, as far as the record tells them."""
    added = [
        action.cards.cards
        for action in round_.claim or ()
        if action.seat == player.seat and action.cards.cards
    ]
    told = tuple(card for cards in added for card in cards)
    played = told if player.played is None else player.played
    field = _field(round_, player)
    if len(set(played)) < len(played):
        message = say("{player} plays a card twice", player=player.title)
        record.wrong("duplicate-card", field, message)
    if player.played is None:
        return played
    if len(played) != claimed.cards[player.seat]:
        message = say(
            "{player} has put {count} cards on the table and shows {shown}",
            player=player.title,
            count=claimed.cards[player.seat],
            shown=len(played),
        )
        record.wrong("wrong-card-count", field, message)
    missing = [card for card in told if card not in played]
    if missing:
        message = say(
            "{player} has put {card} on the table and does not show it",
            player=player.title,
            card=missing[0],
        )
        record.wrong("card-not-held", field, message)
    return played


def _size(round_: Round, player: Buyer) -> int | None:
    """How many cards a player has after the picks, where the record tells."""
    if player.held.number is None:
        return None
    return player.held.number + (round_.auction is not None)


def _strange(player: Buyer, sale: Sale | None, cards: Cards) -> Cards:
    """Of these cards, those that the player cannot have: all but one, if one pick is not known."""
    if player.held.cards is None:
        return ()
    picked = sale.picked.get(player.seat) if sale else None
    others = tuple(card for card in cards if card not in player.held.cards and card is not picked)
    unseen = sale is not None and picked is None
    return others[1:] if unseen else others


def kept(
    round_: Round, sale: Sale | None, claimed: Claimed | None, record: Record
) -> Mapping[Seat, Kept]:
    """How many cards each player keeps, where the record tells; notes wrong discards (BOUL)."""
    result: dict[Seat, Kept] = {}
    for player in round_.playing:
        size = _size(round_, player)
        played = claimed.cards[player.seat] if claimed else 0
        _check_discards(round_, player, sale, record)
        if size is None:
            continue
        left = size - played
        if left < 0:
            message = say(
                "{player} has {size} cards and plays {played}",
                player=player.title,
                size=size,
                played=played,
            )
            record.wrong("card-not-held", _field(round_, player), message)
            continue
        over, gone = max(0, left - MOST), player.discards.number
        if gone is not None and gone != over:
            message = say(
                "{player} has {left} cards and discards {gone}; down to seven is {over}",
                player=player.title,
                left=left,
                gone=gone,
                over=over,
            )
            record.wrong("wrong-discards", f"players[{player.number}].discards", message)
        still = 0 if round_.claim is None else over - (gone or 0)
        result[player.seat] = Kept(left - (gone or 0), still)
    return result


def _check_discards(round_: Round, player: Buyer, sale: Sale | None, record: Record) -> None:
    """Nobody discards a card that was played, or that somebody else has."""
    discards = player.discards.cards or ()
    field = f"players[{player.number}].discards"
    on_the_table = set(player.played or ())
    for action in round_.claim or ():
        on_the_table |= set(action.cards.cards or ())
    if len(set(discards)) < len(discards):
        message = say("{player} discards a card twice", player=player.title)
        record.wrong("duplicate-card", field, message)
    strange = _strange(player, sale, discards)
    owners = _owners(round_, sale)
    for card in discards:
        if card in on_the_table:
            message = say(
                "{player} discards {card}, which has been played", player=player.title, card=card
            )
        elif card in strange or owners.get(card, player.seat) != player.seat:
            message = say(
                "{player} discards {card} and does not hold it", player=player.title, card=card
            )
        else:
            continue
        record.wrong("card-not-held", field, message)
