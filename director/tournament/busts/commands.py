"""What the desk can ask for about players at the tables: out, in again, penalties, chips."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from director.engine.not_possible import NotPossible
from director.tournament.bounties.taken_back import saying_taken_back
from director.tournament.busts import hand_for_hand
from director.tournament.busts.facts import (
    BustCredited,
    BustMoved,
    ChipsCounted,
    Count,
    HandForHandSet,
    HandsServed,
    PlayerDisqualified,
    PlayerEliminated,
    PlayerReinstated,
    PlayerWarned,
)
from director.tournament.busts.penalty_record import length_text
from director.tournament.facts import Change
from director.tournament.log.decisions import about, check_entered, fitting, together
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.seats.facts import SeatDrawn, SeatsDrawn
from director.tournament.shootouts.round_busts import bust_in_round
from director.tournament.shootouts.state import BYE, round_of
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.translation import Sentence, chips

BUSTED = "{player} busted in {nth} place"
"""What the log says of one who goes out."""
BUSTED_TOGETHER = "{players} busted in {nth_best}–{nth_worst} place"
"""Of several on one hand."""
_LAMMERS_FIRST = "{player} still has lammers ({count}): turn in at least one before the next hand"


@dataclass(frozen=True)
class Eliminate:
    """A player goes out."""

    entry: EntryNumber
    by: tuple[EntryNumber, ...] = ()
    """Who knocked the player out; nobody where nobody says."""
    before: EntryNumber | None = None
    """Reported late: just before this one went out. None: now."""
    note: str = ""
    """Why it is done although a rule forbids it."""

    def label(self, t: Tournament) -> Sentence:
        """Who is out, and in which place."""
        place = t.players_left
        after = t.place(self.before) if self.before is not None else None
        if after:
            place = after.place + after.tied - 1
        elif t.rounds and t.is_in(self.entry):  # rounds go before the time of day
            standing = _out_now(t, self.entry).place(self.entry)
            place = standing.place if standing else place
        return about(t, self.entry, BUSTED, nth=place)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The place follows from the order of the busts."""
        check_entered(t, self.by)
        facts = fitting(t, PlayerEliminated(self.entry, self.by, self.before))
        if t.players_left == 1:
            raise Refused(
                "{player} is the last player left and has won", player=t.entries[self.entry].player
            )
        _check_play(t, (self.entry,))
        if self.entry in self.by:
            raise Refused("players cannot knock themselves out")
        if t.lammers(self.entry) and not self.note:
            values = {"player": t.entries[self.entry].player, "count": t.lammers(self.entry)}
            raise Forbidden(_LAMMERS_FIRST, **values)
        return facts


@dataclass(frozen=True)
class EliminateTogether:
    """Several players go out on one hand, at one table or, hand for hand, at several."""

    busts: tuple[hand_for_hand.Bust, ...]
    """Each with the chips at the beginning of the hand, by entry."""
    by: tuple[EntryNumber, ...] = ()
    note: str = ""
    """Why it is done although a rule forbids it."""

    def label(self, t: Tournament) -> Sentence:
        """Who are out, and in which places."""
        players = tuple([t.entries[one].player for one in self._entries if one in t.entries])
        values = {
            "players": players,
            "nth_best": t.players_left - len(self.busts) + 1,
            "nth_worst": t.players_left,
        }
        return Sentence(BUSTED_TOGETHER, values)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """The larger stack at a table finishes higher; of different tables they tie (TDA RP-8)."""
        if len(self.busts) < 2:
            raise Refused("name at least two players")
        if len(self.busts) >= t.players_left:
            raise Refused("at least one player has to be left")
        if not set(self.by).isdisjoint(self._entries):
            raise Refused("players cannot knock themselves out")
        check_entered(t, self.by)
        _check_play(t, self._entries)
        for entry in self._entries:
            if not self.note and entry in t.entries and t.lammers(entry):
                values = {"player": t.entries[entry].player, "count": t.lammers(entry)}
                raise Forbidden(_LAMMERS_FIRST, **values)
        try:
            placed = hand_for_hand.places(self.busts, t.players_left).placed
        except NotPossible as problem:
            raise Refused(problem.message) from None
        facts: list[Change] = []
        for worst in sorted({one.worst for one in placed}, reverse=True):
            first: EntryNumber | None = None
            for one in placed:
                if one.worst == worst:
                    entry = EntryNumber(one.player)
                    facts.append(PlayerEliminated(entry, self.by, tied_with=first))
                    first = first or entry
        return together(t, now, *facts)

    @property
    def _entries(self) -> Sequence[EntryNumber]:
        return [EntryNumber(one.player) for one in self.busts]


@dataclass(frozen=True)
class Reinstate:
    """A player who was put out is in again, in the old seat or in another one."""

    entry: EntryNumber
    table: int
    seat: int
    note: str = ""
    """Why it is done although somebody was paid who is then owed something else."""

    def label(self, t: Tournament) -> Sentence:
        """Who, and where, and the bounty that goes with a bust that is no more."""
        return saying_taken_back(t, self.entry, self._seated(t))

    def _seated(self, t: Tournament) -> Sentence:
        note = {"note": self.note} if self.note else {}
        if not t.drawn:
            text = "{player} reinstated: {note}" if self.note else "{player} reinstated"
            return about(t, self.entry, text, **note)
        values: dict[str, object] = {"table": self.table, "seat": self.seat, **note}
        text = (
            "{player} reinstated at table {table}, seat {seat}: {note}"
            if self.note
            else "{player} reinstated at table {table}, seat {seat}"
        )
        return about(t, self.entry, text, **values)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """Those who went out before finish a place lower. Without seats there is none to give."""
        gone = t.busts.get(self.entry)
        if gone and gone.round and gone.round < len(t.rounds):
            raise Refused("the next round is drawn: undo its draw first")
        if not t.drawn:
            return fitting(t, PlayerReinstated(self.entry))
        if self.table < 1 or not 1 <= self.seat <= t.size(self.table):
            raise Refused("table {table} has no seat {seat}", table=self.table, seat=self.seat)
        seat = SeatDrawn(self.entry, self.table, self.seat)
        return together(t, now, PlayerReinstated(self.entry), SeatsDrawn("", (seat,)))


@dataclass(frozen=True)
class MoveBust:
    """A player went out at another place in the order than was written down."""

    entry: EntryNumber
    before: EntryNumber | None = None
    """Just before this one; None: as the last so far."""
    tied_with: EntryNumber | None = None
    note: str = ""
    """Why it is done although somebody was paid who is then owed something else."""

    def label(self, t: Tournament) -> Sentence:
        """Who went out when."""
        other = self.tied_with if self.tied_with is not None else self.before
        plain, with_note = _MOVED["last"]
        values: dict[str, object] = {"note": self.note} if self.note else {}
        if other is not None and other in t.entries:
            plain, with_note = _MOVED["together" if self.tied_with is not None else "before"]
            values["player_other"] = t.entries[other].player
        return about(t, self.entry, with_note if self.note else plain, **values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The places follow."""
        return fitting(t, BustMoved(self.entry, self.before, self.tied_with))


@dataclass(frozen=True)
class CreditBust:
    """It is said who knocked a player out."""

    entry: EntryNumber
    by: tuple[EntryNumber, ...]

    def label(self, t: Tournament) -> Sentence:
        """Who did."""
        players: tuple[PlayerNumber, ...] = tuple(
            [t.entries[one].player for one in self.by if one in t.entries]
        )
        if not players:
            return about(t, self.entry, "knockout of {player}: not recorded")
        return about(t, self.entry, "{player} was knocked out by {players}", players=players)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """They have it."""
        if self.entry in self.by:
            raise Refused("players cannot knock themselves out")
        check_entered(t, self.by)
        credited = fitting(t, BustCredited(self.entry, self.by))
        if t.busts[self.entry].by == self.by:
            raise Refused("already set that way")
        return credited


@dataclass(frozen=True)
class SetHandForHand:
    """Play goes on hand for hand, or as usual again."""

    on: bool

    def label(self, _: Tournament) -> Sentence:
        """Which of both."""
        return Sentence("hand for hand started" if self.on else "hand for hand ended")

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """As the floor says."""
        if self.on == t.hand_for_hand:
            raise Refused("already set that way")
        return (HandForHandSet(self.on),)


@dataclass(frozen=True)
class CountChips:
    """Chips are written down, of one player or of many."""

    counts: tuple[Count, ...]

    def label(self, t: Tournament) -> Sentence:
        """Whose, or of how many."""
        if len(self.counts) == 1:
            (one,) = self.counts
            return about(t, one.entry, "chip count: {player} has {chips}", chips=f"{one.chips:,}")
        return Sentence("chip counts recorded for {count} players", {"count": len(self.counts)})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """So many they have."""
        if not self.counts or min(one.chips for one in self.counts) < 0:
            raise Refused("enter a chip count")
        if 0 < t.chips < max(one.chips for one in self.counts) and not t.rounds:
            raise Refused("no stack is above the {chips} chips in play", chips=chips(t.chips))
        return fitting(t, ChipsCounted(self.counts))


@dataclass(frozen=True)
class Warn:
    """A player is warned, or has to miss hands."""

    entry: EntryNumber
    reason: str
    hands: int = 0
    """To be missed; 0 for a warning."""
    rounds: int = 0
    """Which the hands make at the table; 0 where the penalty is given in hands."""

    def label(self, t: Tournament) -> Sentence:
        """Who, what and why."""
        values = {"reason": self.reason, "hands": self.hands, "rounds": self.rounds}
        if self.hands:
            length = length_text(self.rounds, self.hands)
            return about(t, self.entry, f"{{player}} penalized {length}: {{reason}}", **values)
        return about(t, self.entry, "{player} warned: {reason}", **values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It is written down. A reason is needed."""
        if not self.reason.strip():
            raise Refused("enter a reason")
        if self.hands < 0:
            raise Refused("a number of hands cannot be negative")
        return fitting(t, PlayerWarned(self.entry, self.reason.strip(), self.hands, self.rounds))


@dataclass(frozen=True)
class ServeHands:
    """A player has missed hands of a penalty."""

    entry: EntryNumber
    hands: int = 1

    def label(self, t: Tournament) -> Sentence:
        """Who, and how many."""
        if self.hands == 1:
            return about(t, self.entry, "{player} served 1 penalty hand")
        return about(t, self.entry, "{player} served {hands} penalty hands", hands=self.hands)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """So many fewer are left."""
        return fitting(t, HandsServed(self.entry, self.hands))


@dataclass(frozen=True)
class Disqualify:
    """A player is disqualified; the chips leave play (TDA 71-D)."""

    entry: EntryNumber
    reason: str
    chips: int = 0

    def label(self, t: Tournament) -> Sentence:
        """Who, and why."""
        return about(t, self.entry, "{player} disqualified: {reason}", reason=self.reason)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """Out in this place. A reason is needed."""
        if not self.reason.strip():
            raise Refused("enter a reason")
        if t.players_left == 1:
            raise Refused("the tournament is over")
        if self.chips < 0 or (self.chips > t.chips and not t.rounds):
            there = chips(t.chips)
            raise Refused("{chips} chips are in play: enter how many come out of play", chips=there)
        return fitting(t, PlayerDisqualified(self.entry, self.reason.strip(), self.chips))


def _check_play(t: Tournament, entries: Sequence[EntryNumber]) -> None:
    """Refuses to put out who is through to the next round of a shootout, and has no opponent."""
    for entry in [one for one in entries if t.rounds and t.is_in(one)]:
        number = round_of(t.rounds, entry)
        round_ = t.rounds[number - 1] if number else None
        if round_ is None or not round_.going_on:
            continue
        table = round_.home[entry]
        values = {"player": t.entries[entry].player, "round": number, "table": table}
        if table == BYE:
            raise Refused("{player} has a bye in round {round}", **values)
        if round_.is_done(table, t.busts):
            text = "{player} is through to the next round: table {table} is over"
            raise Refused(text, **values)
        if set(round_.left(table, t.busts)) <= set(entries):
            raise Refused("at least one player of table {table} has to be left", **values)


_MOVED = {
    "last": (
        "bust order: {player} busted last so far",
        "bust order: {player} busted last so far: {note}",
    ),
    "together": (
        "bust order: {player} busted together with {player_other}",
        "bust order: {player} busted together with {player_other}: {note}",
    ),
    "before": (
        "bust order: {player} busted before {player_other}",
        "bust order: {player} busted before {player_other}: {note}",
    ),
}


def _out_now(t: Tournament, entry: EntryNumber) -> Tournament:
    """The event with one more out, as it would stand in a shootout."""
    t, bust = bust_in_round(t.seated(entry, None), entry)
    return t.busted(entry, bust)
