"""Reads a trick record: who stayed, what was trump, and each card in the order of play.

The manual describes its form on the page of trick records. Here it is read; whether the deal and
the play were in order is for `trick_hands` and `tricks` to say.
"""

from collections.abc import Mapping
from typing import NamedTuple

from director.engine.cards import JOKER, Card, Cards
from director.engine.games.game import Game
from director.engine.seats import Seat
from director.engine.showdown.play_records import Counted, Options, Record, seat_of
from director.translation import say

FEWEST, MOST = 5, 8
"""Players in a round (BUCK)."""

HAND = 5
"""Cards in a hand, and tricks in a round."""

TURNED, DEALERS, REMOVED = "turned", "dealer", "removed"
"""Where trump comes from: the top of the stub, the dealer's own last card, or the cards that the
short deck goes without."""


class TrickPlayer(NamedTuple):
    """One player of the round, as the record states it."""

    number: int
    """The place in the order of the deal, from 0; the dealer has the last."""
    seat: Seat
    name: str
    folded: bool
    dealt: Cards
    """Those of the five cards dealt that the record lists."""
    discards: Cards | None
    drawn: Counted
    scare: Card | None
    """The card that was dealt face up to this player."""
    swaps: bool
    """Whether the dealt two of trump went for the card turned."""

    @property
    def title(self) -> str:
        """What to call the player: the name, or the seat."""
        return self.name or say("seat {seat}", seat=self.seat)

    @property
    def exchanged(self) -> int | None:
        """How many cards the player drew, where the record says."""
        if self.folded:
            return 0
        thrown = None if self.discards is None else len(self.discards)
        return self.drawn.number if self.drawn.number is not None else thrown


class Trick(NamedTuple):
    """One trick: its cards in the order of play."""

    cards: Cards
    led: Seat | None = None
    """Who led it, where the record says."""


class Round(NamedTuple):
    """A round of Buck 'em as its record states it. All amounts are chips."""

    id: object
    game: Game
    options: Options
    chip: int
    pot: int
    """What lies in the pot when the cards are dealt."""
    rounds: int
    """How many rounds of antes, or matched pots, lie in it: one is a single pot (C28)."""
    ante: int
    """What each player has put in before this deal; nothing after a burn."""
    scare_limit: int | None
    """The largest pot with which scare cards are dealt."""
    trump: Card | None
    reshuffled: bool
    """Whether the stub ran out and the cards of folded players were drawn again."""
    players: tuple[TrickPlayer, ...]
    """In the order of the deal: the first is left of the dealer, the last the dealer."""
    tricks: tuple[Trick, ...]

    @property
    def stayers(self) -> tuple[TrickPlayer, ...]:
        """Those who play, in the order of the deal."""
        return tuple(player for player in self.players if not player.folded)

    @property
    def source(self) -> object:
        """Where trump comes from."""
        return self.options.get("trump", TURNED)

    @property
    def lowest(self) -> int:
        """The lowest rank in the deck: six players go without twos, five without threes too."""
        short = {6: 3, 5: 4} if self.options.get("short_deck") else {}
        return short.get(len(self.players), 2)

    @property
    def most_drawn(self) -> int:
        """How many cards a player may exchange."""
        return HAND if self.options.get("draw_five") else 3


def read_round(record: Record, game: Game) -> Round:
    """The round that a record states.

    Raises CannotJudge with everything in it that cannot be read.
    """
    listed = record.players()
    options = record.options(game)
    chip = record.whole("chip", 1, least=1)
    rounds = record.whole("rounds", 1, least=1)
    ante = record.amount("ante", chip)
    pot = record.amount("pot", chip, ante * len(listed))
    limit = record.amount("scare_limit", chip) if "scare_limit" in record else None
    players = _players(record, listed)
    trump = record.card("trump")
    if trump is None and "trump" not in record and not all(one.folded for one in players):
        message = say("which card made trump? It says which suit beats the others")
        record.wrong("missing-trump", "trump", message)
    if trump is JOKER:
        message = say("the joker has no suit and makes no trump")
        record.wrong("card-not-in-deck", "trump", message)
    reshuffled = record.flag("reshuffled")
    tricks = _tricks(record, {player.seat for player in players})
    _check_pot(record, pot, ante, rounds, len(players))
    record.stop()
    return Round(
        record.data.get("id"),
        game,
        options,
        chip,
        pot,
        rounds,
        ante,
        limit,
        trump,
        reshuffled,
        players,
        tricks,
    )


def _players(record: Record, listed: list[Record]) -> tuple[TrickPlayer, ...]:
    """The players as listed, who sit clockwise from the dealer's left."""
    players: list[TrickPlayer] = []
    for number, row in enumerate(listed):
        seat = seat_of(row, (player.seat for player in players), default=number + 1)
        players.append(
            TrickPlayer(
                number,
                seat,
                row.name(),
                row.flag("folded"),
                row.cards("dealt") or (),
                row.cards("discards"),
                row.counted("drawn"),
                row.card("scare"),
                row.flag("swaps"),
            )
        )
    if not FEWEST <= len(players) <= MOST:
        message = say(
            "{fewest} to {most} players are dealt in, here are {count}",
            fewest=FEWEST,
            most=MOST,
            count=len(players),
        )
        record.wrong("wrong-player-count", "players", message)
    seats = [player.seat for player in players]
    steps_down = sum(seat > after for seat, after in zip(seats, seats[1:] + seats[:1], strict=True))
    if steps_down > 1 and min(seats) > 0:
        message = say("players are listed clockwise from the dealer’s left, the dealer last")
        record.wrong("wrong-order", "players", message)
    return tuple(players)


def _tricks(record: Record, seats: set[Seat]) -> tuple[Trick, ...]:
    """Each trick a text or a list of cards, or an object that also says who led."""
    tricks = []
    for number, row in enumerate(record.listed("tricks")):
        place = f"tricks[{number}]"
        if isinstance(row, Mapping):
            inside = Record(row, record.problems, place)
            led = inside.seat(seats, "led") if "led" in inside else None
            tricks.append(Trick(inside.cards("cards") or (), led))
        else:
            texts = isinstance(row, list) and all(isinstance(card, str) for card in row)
            text = Record({place: " ".join(row) if texts else row}, record.problems)
            tricks.append(Trick(text.cards(place) or ()))
    return tuple(tricks)


def _check_pot(record: Record, pot: int, ante: int, rounds: int, players: int) -> None:
    """The pot has at least the antes in it, and a single pot nothing else."""
    antes = ante * players
    if not pot and record.data.get("pot") in (None, 0):
        record.wrong("bad-amount", "pot", say("how many chips lie in the pot?"))
    if not pot or not ante or (pot == antes if rounds == 1 else pot > antes):
        return
    values = {"players": players, "ante": ante, "antes": antes, "pot": pot}
    if pot < antes:
        message = say("{players} antes of {ante} are {antes}; the pot is {pot}", **values)
    elif rounds == 1:
        message = say(
            "{players} antes of {ante} are {antes}; a single pot of {pot} holds something else",
            **values,
        )
    else:
        message = say(
            "{players} antes of {ante} are {antes}; a pot of {pot} holds nothing else, so that it"
            " is single",
            **values,
        )
    record.wrong("bad-amount", "pot", message)
