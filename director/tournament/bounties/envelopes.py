"""The envelopes of mystery bounties: which were declared, which are left, from when on they count.

Amounts are in the smallest unit of the event's currency. What is drawn and what is left always
come to what was declared.
"""

import re
from collections.abc import Iterable
from datetime import datetime

from director.tournament.cached import Cached
from director.tournament.money.state import MysteryPrize
from director.tournament.seats.draws import shuffled
from director.tournament.state import EntryNumber, Tournament
from director.tournament.structure.structure import DayEnd, Level, Structure
from director.translation import Sentence

_FROM = re.compile(r"(level|day) (\S+)")


def remaining(t: Tournament) -> tuple[MysteryPrize, ...]:
    """The envelopes that are left, the greatest amount first."""
    return tuple(
        [
            prize._replace(envelopes=left)
            for prize in declared(t)
            if (left := prize.envelopes - t.envelopes_drawn.get(prize.amount, 0)) > 0
        ]
    )


def declared(t: Tournament) -> tuple[MysteryPrize, ...]:
    """All envelopes, the greatest amount first; each amount once."""
    return by_amount(t.terms.mystery)


def by_amount(prizes: Iterable[MysteryPrize]) -> tuple[MysteryPrize, ...]:
    """The prizes with those of one amount put together, the greatest first.

    >>> by_amount([MysteryPrize(5, 1), MysteryPrize(20, 1), MysteryPrize(5, 2)])
    (MysteryPrize(amount=20, envelopes=1), MysteryPrize(amount=5, envelopes=3))
    """
    counts: dict[int, int] = {}
    for prize in prizes:
        counts[prize.amount] = counts.get(prize.amount, 0) + prize.envelopes
    return tuple([MysteryPrize(amount, counts[amount]) for amount in sorted(counts, reverse=True)])


def worth(prizes: Iterable[MysteryPrize]) -> int:
    """What these envelopes hold together."""
    return sum([prize.amount * prize.envelopes for prize in prizes])


def count(prizes: Iterable[MysteryPrize]) -> int:
    """How many they are."""
    return sum([prize.envelopes for prize in prizes])


def not_among(t: Tournament, prizes: Iterable[MysteryPrize]) -> Sentence | None:
    """Why these cannot be all envelopes: others have been drawn already."""
    counts = {one.amount: one.envelopes for one in by_amount(prizes)}
    if any(counts.get(amount, 0) < drawn for amount, drawn in t.envelopes_drawn.items()):
        return Sentence("envelopes have been drawn that are not among these")
    return None


def drawn_by(prizes: Iterable[MysteryPrize], seed: str) -> int:
    """What the envelope holds that a seed draws; the same seed always draws the same.

    There must be an envelope left.
    """
    return shuffled([one.amount for one in prizes for _ in range(one.envelopes)], seed)[0]


def first_step(structure: Structure, begins: str) -> int | None:
    """The step from which on envelopes are drawn: "level 9", "day 2"; None for no such step.

    Empty for the first step.
    """
    if not begins:
        return 0
    named = _FROM.fullmatch(begins)
    if not named:
        return None
    kind, label = named.groups()
    if kind == "day":
        ends = [n for n, step in enumerate(structure.steps) if isinstance(step, DayEnd)]
        days = [0, *[n + 1 for n in ends]]
        day = int(label) if label.isdecimal() else 0
        return days[day - 1] if 1 <= day <= len(days) else None
    labelled = (
        n
        for n, step in enumerate(structure.steps)
        if isinstance(step, Level) and step.label == label
    )
    return next(labelled, None)


def begun(t: Tournament, now: datetime) -> bool:
    """Whether envelopes are drawn for who goes out now."""
    if not t.terms.mystery_from:
        return True
    first = first_step(t.structure, t.terms.mystery_from)
    return first is not None and t.clock.at(t.structure, now).step >= first


def noting_early(t: Tournament, entry: EntryNumber, now: datetime) -> Tournament:
    """With a bust noted for which no envelope is drawn, because it was too early."""
    if t.terms.bounties != "mystery" or begun(t, now):
        return t
    return t.but(without_envelope=t.without_envelope.set(entry, True))


def forgetting_early(t: Tournament, entry: EntryNumber) -> Tournament:
    """With no bust of this entry noted, early or not: it is in again."""
    if entry not in t.without_envelope:
        return t
    return t.but(without_envelope=t.without_envelope.delete(entry))


def envelope_stands(t: Tournament, entry: EntryNumber) -> Sentence | None:
    """Why somebody is not in again: an envelope was drawn because they, or all others, are out."""
    text = "undo the draw of {player}’s envelope first"
    winner = t.winner
    for one in (entry, winner.number if winner else entry):
        if one in t.mysteries:
            return Sentence(text, {"player": t.entries[one].player})
    return None


def to_draw(t: Tournament) -> tuple[EntryNumber, ...]:
    """Who is out, was knocked out by somebody, and has no envelope drawn yet; first to go first."""
    if t.terms.bounties != "mystery":
        return ()

    def waiting() -> tuple[EntryNumber, ...]:
        found = [
            entry
            for entry, bust in t.busts.items()
            if bust.by and entry not in t.mysteries and entry not in t.without_envelope
        ]
        return tuple(sorted(found, key=lambda entry: (t.busts[entry].turn, entry)))

    return _TO_DRAW.answer((t.busts, t.mysteries, t.without_envelope), waiting)


_TO_DRAW = Cached()


def winners_own(t: Tournament) -> EntryNumber | None:
    """The winner, as long as the own envelope, which is drawn last, is to be drawn."""
    winner = t.winner
    own = winner and t.terms.bounties == "mystery" and t.terms.winner_keeps
    return winner.number if winner and own and winner.number not in t.mysteries else None


def missing(t: Tournament, now: datetime) -> int:
    """How many envelopes fewer are left than are to be drawn until there is a winner.

    None while it is too early to draw: nobody knows how many will be left then.
    """
    if t.terms.bounties != "mystery" or not declared(t) or not begun(t, now):
        return 0
    playing = t.still_in if t.deal is None and not t.winner and not t.closed else 0
    to_come = playing - (not t.terms.winner_keeps) if playing else winners_own(t) is not None
    return max(len(to_draw(t)) + to_come - count(remaining(t)), 0)
