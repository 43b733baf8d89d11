"""Reads an auction record: a round of Boulder Buy'em with its antes, bids, picks and its claim.

The manual describes its form on the page of auction records. Here it is read; whether bids and
actions were in order is for `auctions` and `claims` to say.
"""

from collections.abc import Mapping
from typing import NamedTuple

from director.engine.cards import Card, Cards
from director.engine.games.game import Game
from director.engine.seats import Seat, clockwise
from director.engine.showdown.play_records import Counted, Record, seat_of
from director.translation import say

DOWN = "down"
"""How a record writes a card that was picked without being shown."""


class Buyer(NamedTuple):
    """One player at the table. Chips are those before the ante."""

    number: int
    """The place in the list, from 0."""
    seat: Seat
    name: str
    stack: int
    sits_out: bool
    returns: bool
    """Whether the player sat out before this round."""
    held: Counted
    """The hand before the auction."""
    played: Cards | None
    """The cards on the table at the end of the claim, as they were shown."""
    mucks: bool
    discards: Counted

    @property
    def title(self) -> str:
        """What to call the player: the name, or the seat."""
        return self.name or say("seat {seat}", seat=self.seat)


class Bid(NamedTuple):
    """A number called out in the auction."""

    seat: Seat
    amount: int


class Pick(NamedTuple):
    """A card taken from the table; None where it lay face down and was not shown."""

    card: Card | None
    seat: Seat | None = None
    """Who took it, where the record says."""


class Auction(NamedTuple):
    """The cards on the table, the bids after the blind one, and the picks in their order."""

    up: Cards | None
    down: Counted
    bids: tuple[Bid, ...]
    picks: tuple[Pick, ...]


class Action(NamedTuple):
    """What a player does when a claim comes round: fold, or add chips and cards."""

    seat: Seat
    folds: bool
    to: int | None
    """All chips that the player then has in for this claim; None for a call."""
    cards: Counted
    """The cards added on the table."""


class Round(NamedTuple):
    """A round of Boulder Buy'em as its record states it. All amounts are chips."""

    id: object
    game: Game
    chip: int
    button: Seat
    ante: int
    blind: int
    pot: int
    """What lay in the pot before the antes."""
    players: tuple[Buyer, ...]
    auction: Auction | None
    claim: tuple[Action, ...] | None
    """The claim and what the others did, in order; empty where nobody claimed, None where the
    record does not go so far."""

    @property
    def playing(self) -> tuple[Buyer, ...]:
        """Those who do not sit out, clockwise, the button last."""
        seats = {player.seat: player for player in self.players if not player.sits_out}
        return tuple(seats[seat] for seat in clockwise(seats, self.button))

    def player(self, seat: Seat) -> Buyer:
        """Who sits there."""
        return next(player for player in self.players if player.seat == seat)

    def title(self, seat: Seat) -> str:
        """What to call who sits there."""
        return self.player(seat).title


def read_round(record: Record, game: Game) -> Round:
    """The round that a record states.

    Raises CannotJudge with everything in it that cannot be read.
    """
    listed = record.players()
    record.options(game)
    chip = record.whole("chip", 1, least=1)
    ante = record.amount("ante", chip)
    blind = record.amount("blind", chip, 2 * ante)
    pot = record.amount("pot", chip)
    players = _players(listed, chip)
    playing = [player.seat for player in players if not player.sits_out]
    if len(playing) < 2:
        message = say("a round is played by two players or more")
        record.wrong("wrong-player-count", "players", message)
    button = record.seat(playing, "button") or 0
    seats = [player.seat for player in players]
    auction = _auction(record, seats, chip) if "auction" in record else None
    claim = _claim(record, seats, chip) if "claim" in record else None
    record.stop()
    return Round(
        record.data.get("id"), game, chip, button, ante, blind, pot, players, auction, claim
    )


def _players(listed: list[Record], chip: int) -> tuple[Buyer, ...]:
    players: list[Buyer] = []
    for number, row in enumerate(listed):
        players.append(
            Buyer(
                number,
                seat_of(row, (player.seat for player in players)),
                row.name(),
                row.amount("stack", chip, None),
                row.flag("sits_out"),
                row.flag("returns"),
                row.counted("cards"),
                row.cards("played"),
                row.flag("mucks"),
                row.counted("discards"),
            )
        )
    return tuple(players)


def _auction(record: Record, seats: list[Seat], chip: int) -> Auction:
    auction = record.inside("auction")
    bids = [
        Bid(row.seat(seats) or 0, row.amount("bid", chip, None)) for row in auction.rows("bids")
    ]
    picks = []
    for number, row in enumerate(auction.listed("picks")):
        place = f"picks[{number}]"
        if isinstance(row, Mapping):
            inside = Record(row, auction.problems, f"auction.{place}")
            picks.append(Pick(_picked(inside, "card"), inside.seat(seats)))
        else:
            picks.append(Pick(_picked(Record({place: row}, auction.problems, "auction"), place)))
    return Auction(auction.cards("up"), auction.counted("down"), tuple(bids), tuple(picks))


def _picked(record: Record, key: str) -> Card | None:
    """A card by its face, or by the word for a card that was not shown."""
    if record.data.get(key) == DOWN:
        return None
    if key not in record:
        record.wrong("bad-card", key, say('a pick is a card, or "down" if it was not shown'))
        return None
    return record.card(key)


def _claim(record: Record, seats: list[Seat], chip: int) -> tuple[Action, ...]:
    return tuple(
        Action(
            row.seat(seats) or 0,
            row.flag("folds"),
            row.amount("to", chip, None) if "to" in row else None,
            row.counted("cards"),
        )
        for row in record.rows("claim")
    )
