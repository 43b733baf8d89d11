"""How the desk asks: a command looks at the event and answers with facts, or refuses.

Refusing changes nothing and says why in one sentence. Chance comes in as a seed and time with the
moment of asking, so that the same question has the same answer.
"""

from datetime import datetime
from typing import Protocol

from director.tournament.bounties.facts import BountiesSet
from director.tournament.busts.facts import BustMoved, PlayerEliminated, PlayerReinstated
from director.tournament.deals.facts import DealMade, DealWithdrawn
from director.tournament.entries.facts import (
    EntryVoided,
    FieldCounted,
    PlayerRegistered,
    no_such_entry,
)
from director.tournament.facts import Change
from director.tournament.log.figures import too_high
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.money.facts import ChipsBought, MoneySet
from director.tournament.prizes.facts import PayTableChosen, PrizeTermsSet
from director.tournament.prizes.prize_list import unsettled
from director.tournament.state import EntryNumber, Tournament
from director.tournament.structure.structure import Level
from director.translation import Sentence


class Command(Protocol):
    """Something that the desk can ask for."""

    def label(self, t: Tournament) -> Sentence:
        """What it will have done, for the log and for "undo"."""

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """The facts that it brings about. Raises Refused where the rules forbid it."""


def decided(command: Command, t: Tournament, now: datetime) -> tuple[Change, ...]:
    """The facts that a command brings about. Raises Refused.

    Once an event is closed, only what says `after_close` is done: what goes on when play is over.
    """
    if why := closed_to(command, t):
        raise Refused(why.text)
    facts = command.decide(t, now)
    if high := too_high(facts):
        raise Refused(high.text, **high.values)
    if t.prizes_paid and not getattr(command, "note", ""):
        _keep_settled(t, now, facts, overridable=hasattr(command, "note"))
    return facts


def once_done(command: Command, t: Tournament, now: datetime) -> Tournament:
    """The event as it would be after a command. Raises Refused."""
    return _then(t, now, decided(command, t, now))


def _then(t: Tournament, now: datetime, facts: tuple[Change, ...]) -> Tournament:
    for fact in facts:
        t = fact.then(t, now)
    return t


def closed_to(command: Command | type[Command], t: Tournament) -> Sentence | None:
    """Why an event takes no such command: it is closed, and the command belongs to play."""
    if not t.closed or getattr(command, "after_close", False):
        return None
    return Sentence("the event is closed: reopen it first, in the Event menu")


_UNSETTLING = (
    BountiesSet,
    BustMoved,
    PlayerReinstated,
    EntryVoided,
    PlayerRegistered,
    FieldCounted,
    ChipsBought,
    MoneySet,
    PayTableChosen,
    PrizeTermsSet,
    DealMade,
    DealWithdrawn,
)
"""What can change a prize that was paid already."""


def _keep_settled(
    t: Tournament, now: datetime, facts: tuple[Change, ...], *, overridable: bool
) -> None:
    """Raises Refused where somebody was paid and would be owed something else."""
    if not any(
        isinstance(fact, _UNSETTLING)
        or (isinstance(fact, PlayerEliminated) and (fact.before or fact.tied_with))
        for fact in facts
    ):
        return
    if why := unsettled(t, _then(t, now, facts)):
        raise (Forbidden if overridable else Refused)(why.text, **why.values)


def about_step(t: Tournament, step: int, of_level: str, of_break: str) -> Sentence:
    """A sentence about a step: of a level by its label, of another by the level before it."""
    steps = t.structure.steps
    here = steps[step] if 0 <= step < len(steps) else None
    if isinstance(here, Level):
        return Sentence(of_level, {"level": here.label})
    level = t.structure.level_before(step)
    return Sentence(of_break, {"level": level.label if level else "0"})


def fitting(t: Tournament, fact: Change) -> tuple[Change, ...]:
    """The fact, refused where the event has no room for it."""
    problem = fact.unfit(t)
    if problem:
        raise Refused(problem.text, **problem.values)
    return (fact,)


def check_entered(t: Tournament, entries: tuple[EntryNumber, ...]) -> None:
    """Raises Refused where somebody is named who never entered, or twice."""
    for at, entry in enumerate(entries):
        if problem := no_such_entry(t, entry):
            raise Refused(problem.text, **problem.values)
        if entry in entries[:at]:
            raise Refused("{player} is named twice", player=t.entries[entry].player)


def together(t: Tournament, now: datetime, *facts: Change) -> tuple[Change, ...]:
    """Facts that come about one after another, refused where one of them has no room."""
    for fact in facts:
        problem = fact.unfit(t)
        if problem:
            raise Refused(problem.text, **problem.values)
        t = fact.then(t, now)
    return facts


def about(t: Tournament, entry: EntryNumber, text: str, **values: object) -> Sentence:
    """A sentence about an entry: {player} stands for who holds it."""
    if entry not in t.entries:
        return Sentence(text.replace("{player}", "entry {entry}"), {"entry": entry, **values})
    return Sentence(text, {"player": t.entries[entry].player, **values})
