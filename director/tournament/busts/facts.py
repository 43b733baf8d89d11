"""What happened to players: knocked out, back in, penalised; their chips, counted."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from director.tournament.bounties.envelopes import envelope_stands, forgetting_early, noting_early
from director.tournament.busts.penalty_record import Expelled, Mark
from director.tournament.busts.state import ROOM, Bust
from director.tournament.entries.facts import no_such_entry, not_in, outside_the_deal
from director.tournament.happened import ENTRY, NOBODY, Happened, Names
from director.tournament.shootouts.round_busts import back_in_round, bust_in_round, with_turn_before
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class PlayerEliminated(
    Happened, names=Names(entry="entry", entries="by", others=("before", "tied_with"))
):
    """An entry went out."""

    entry: EntryNumber
    by: tuple[EntryNumber, ...] = ()
    """Who knocked it out; nobody where nobody said. Whose entry was taken back is left out."""
    before: EntryNumber | None = None
    """Reported late: it went out just before this one. None: now."""
    tied_with: EntryNumber | None = None
    """It went out on the same hand as this one, at another table or with as many chips."""

    @property
    def moves_others(self) -> bool:
        """A late bust moves those after it, a tie its equals."""
        return self.before is not None or self.tied_with is not None

    def unfit(self, t: Tournament) -> Sentence | None:
        """Only who is in can go out, and only before or together with somebody who is out."""
        problem = not_in(t, self.entry)
        for other in (self.before, self.tied_with):
            if problem is None and other is not None and other not in t.busts:
                problem = no_such_entry(t, other) or Sentence(
                    "{player} is not out", {"player": t.entries[other].player}
                )
        return problem

    def then(self, t: Tournament, now: datetime) -> Tournament:
        """One fewer is left, and the seat is free."""
        t = noting_early(t, self.entry, now).seated(self.entry, None)
        if t.rounds and self.before is None and self.tied_with is None:
            t, bust = bust_in_round(t, self.entry, _entered(t, self.by))
            return t.busted(self.entry, bust)
        if self.tied_with is not None:
            turn = t.busts[self.tied_with].turn
        elif self.before is not None:
            t, turn = with_turn_before(t, self.before)
        else:
            turn = t.last_turn + ROOM
        other = self.tied_with if self.tied_with is not None else self.before
        like = t.busts[other] if other is not None else Bust(turn)
        return t.busted(self.entry, Bust(turn, _entered(t, self.by), like.round, like.left))


@dataclass(frozen=True)
class PlayerReinstated(Happened, names=ENTRY):
    """An entry is not out after all; those who went out before it finish one place lower."""

    entry: EntryNumber

    def unfit(self, t: Tournament) -> Sentence | None:
        """Only who is out can come back, and nobody into a deal that was made without them."""
        if self.entry in t.busts:
            return outside_the_deal(t, self.entry) or envelope_stands(t, self.entry)
        return no_such_entry(t, self.entry) or Sentence(
            "{player} is not out", {"player": t.entries[self.entry].player}
        )

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """One more is left, without a seat yet; what left play with them is in play again."""
        gone = t.busts[self.entry]
        t = forgetting_early(t, self.entry).busted(self.entry, None)
        t = back_in_round(t, gone, self.entry)
        if self.entry in t.forfeited:
            t = t.but(forfeited=t.forfeited.delete(self.entry))
        if self.entry in t.expelled:
            t = t.but(expelled=t.expelled.delete(self.entry))
        return t


@dataclass(frozen=True)
class BustMoved(Happened, names=Names(entry="entry", others=("before", "tied_with"))):
    """An entry went out at another place in the order than was written down."""

    entry: EntryNumber
    before: EntryNumber | None = None
    """It went out just before this one; None: as the last so far."""
    tied_with: EntryNumber | None = None

    def unfit(self, t: Tournament) -> Sentence | None:
        """All of them are out, and nobody goes out before themselves."""
        if self.entry in (self.before, self.tied_with):
            return Sentence("players cannot bust before themselves")
        for one in (self.entry, self.before, self.tied_with):
            if one is not None and one not in t.busts:
                return no_such_entry(t, one) or Sentence(
                    "{player} is not out", {"player": t.entries[one].player}
                )
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """The places follow."""
        if self.tied_with is not None:
            turn = t.busts[self.tied_with].turn
        elif self.before is not None:
            t, turn = with_turn_before(t, self.before)
        else:
            turn = t.last_turn + ROOM
        return t.busted(self.entry, t.busts[self.entry]._replace(turn=turn))


@dataclass(frozen=True)
class BustCredited(Happened, names=Names(entry="entry", entries="by"), moves_others=False):
    """It was said who knocked an entry out."""

    entry: EntryNumber
    by: tuple[EntryNumber, ...]

    def unfit(self, t: Tournament) -> Sentence | None:
        """It has to be out."""
        if self.entry in t.busts:
            return None
        return no_such_entry(t, self.entry) or Sentence(
            "{player} is not out", {"player": t.entries[self.entry].player}
        )

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """They have it."""
        return t.busted(self.entry, t.busts[self.entry]._replace(by=_entered(t, self.by)))


@dataclass(frozen=True)
class HandForHandSet(Happened, names=NOBODY, moves_others=False):
    """Play went on hand for hand, or as usual again."""

    on: bool

    def unfit(self, _: Tournament) -> Sentence | None:
        """That can always be done."""
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """As the floor says."""
        return t.but(hand_for_hand=self.on)


class Count(NamedTuple):
    """The chips of one entry."""

    entry: EntryNumber
    chips: int


@dataclass(frozen=True)
class ChipsCounted(Happened, names=Names(counts="counts"), moves_others=False):
    """Chips were counted."""

    counts: tuple[Count, ...]

    def unfit(self, t: Tournament) -> Sentence | None:
        """They belong to players who are in."""
        problems = (not_in(t, one.entry) for one in self.counts)
        return next((problem for problem in problems if problem), None)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """So many they had."""
        stacks = t.stacks.mutate()
        for one in self.counts:
            stacks[one.entry] = one.chips
        return t.but(stacks=stacks.finish())


@dataclass(frozen=True)
class PlayerWarned(Happened, names=ENTRY, moves_others=False):
    """A player was warned, or has to miss hands."""

    entry: EntryNumber
    reason: str
    hands: int = 0
    """To be missed; 0 for a warning."""
    rounds: int = 0
    """Which the hands make at the table; 0 where the penalty was given in hands."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """The player has to be in."""
        return not_in(t, self.entry)

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """It is held against the player."""
        marks = (
            *t.marks.get(self.entry, ()),
            Mark(at, self.reason, self.hands, rounds=self.rounds),
        )
        return t.but(marks=t.marks.set(self.entry, marks))


@dataclass(frozen=True)
class HandsServed(Happened, names=ENTRY, moves_others=False):
    """A player missed hands of the newest penalty that is not served yet."""

    entry: EntryNumber
    hands: int

    def unfit(self, t: Tournament) -> Sentence | None:
        """There has to be such a penalty."""
        if any(mark.left for mark in t.marks.get(self.entry, ())):
            return None
        return no_such_entry(t, self.entry) or Sentence(
            "{player} has no penalty to serve", {"player": t.entries[self.entry].player}
        )

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """So many fewer are left."""
        marks = list(t.marks[self.entry])
        at = max(place for place, mark in enumerate(marks) if mark.left)
        marks[at] = marks[at]._replace(served=marks[at].served + self.hands)
        return t.but(marks=t.marks.set(self.entry, tuple(marks)))


@dataclass(frozen=True)
class PlayerDisqualified(Happened, names=ENTRY, moves_others=False):
    """A player was disqualified; the chips left play (TDA 71-D)."""

    entry: EntryNumber
    reason: str
    chips: int = 0

    def unfit(self, t: Tournament) -> Sentence | None:
        """The player has to be in."""
        return not_in(t, self.entry)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """Out in this place, and so many chips fewer are in play."""
        t, bust = bust_in_round(t.seated(self.entry, None), self.entry)
        t = t.busted(self.entry, bust)
        return t.but(expelled=t.expelled.set(self.entry, Expelled(self.reason, self.chips)))


@dataclass(frozen=True)
class PlayerTimedOut(Happened, names=ENTRY):
    """The clock was called on a player, and ran out."""

    entry: EntryNumber

    def unfit(self, t: Tournament) -> Sentence | None:
        """Somebody has to hold the entry."""
        return no_such_entry(t, self.entry)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """What becomes of the hand is the table's business."""
        return t


BustFact = (
    PlayerEliminated
    | PlayerReinstated
    | BustMoved
    | BustCredited
    | HandForHandSet
    | ChipsCounted
    | PlayerWarned
    | HandsServed
    | PlayerDisqualified
    | PlayerTimedOut
)


def _entered(t: Tournament, entries: tuple[EntryNumber, ...]) -> tuple[EntryNumber, ...]:
    """Those of entries that there are: the others were taken back after the bust."""
    return tuple([one for one in entries if one in t.entries])
