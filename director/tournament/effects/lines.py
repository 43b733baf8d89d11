"""What is different, in sentences: each line says one change or several that belong together.

Whoever words changes takes them out of a pool. What nobody has taken is said all the same, by the
name of its field.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from director.tournament.busts.state import EntryNumber
from director.tournament.effects.changes import Change, Subject
from director.tournament.effects.fields import TITLES
from director.tournament.effects.figures import Seen
from director.tournament.effects.titles import Title
from director.tournament.effects.values import to_the_moment, told
from director.tournament.state import PlayerNumber
from director.translation import NumberedEntry, Sentence, capital, say

SOME = 6
"""So many are named where something happens to many."""
MANY = 5
"""Beyond so many, what happens to players alike is one line."""


@dataclass(frozen=True)
class Line:
    """One line: what it says, and the changes that it says."""

    sentence: Sentence
    changes: tuple[Change, ...]
    one_by_one: Callable[[], Iterable["Line"]] = tuple
    """Where it speaks of several: a line for each, made when somebody looks."""
    inside: int = 0
    """How many those are."""


class Both(NamedTuple):
    """An event as it stands, and as it would stand."""

    before: Seen
    after: Seen

    def player(self, entry: object) -> PlayerNumber | None:
        """Who holds an entry, or held it before; None for one that counts in neither."""
        if not isinstance(entry, int):
            return None
        number = EntryNumber(entry)
        found = self.after.t.entries.get(number) or self.before.t.entries.get(number)
        return found.player if found else None

    def players(self, entries: Iterable[object]) -> tuple[PlayerNumber, ...]:
        """The players of those entries that have one."""
        return tuple([one for one in map(self.player, entries) if one is not None])

    def told(self, change: Change) -> tuple[str, str]:
        """What stood there before and stands there after, in words."""
        title = title_of(change.what)
        before = told(change.before, title, self.before.t)
        after = told(change.after, title, self.after.t)
        if before == after:
            return to_the_moment(change.before, before), to_the_moment(change.after, after)
        return before, after

    def about(
        self,
        entry: object,
        text: str,
        changes: Sequence[Change],
        values: Mapping[str, object] | None = None,
    ) -> Line:
        """A line about {player}: with the number of the entry where the player has several."""
        told = {**(values or {}), "entry": entry, "player": self.who(entry)}
        return Line(Sentence(text, told), tuple(changes))

    def who(self, entry: object) -> object:
        """Whom to name for an entry: its player, with its number where it is one of several."""
        player = self.player(entry)
        alone = player is not None and not self._has_several(player)
        return player if alone else NumberedEntry(entry, player)

    def _has_several(self, player: PlayerNumber) -> bool:
        of_before, of_after = self.before.t.of_player, self.after.t.of_player
        return len(of_after.get(player, ())) > 1 or len(of_before.get(player, ())) > 1


class Pool:
    """The changes that have not been said yet."""

    def __init__(self, changes: Iterable[Change]) -> None:
        self._left: dict[str, list[Change]] = {}
        for change in changes:
            self._left.setdefault(change.what, []).append(change)
        self._by_subject: dict[str, dict[Subject, list[Change]]] = {}

    def of(self, what: str) -> list[Change]:
        """Takes all changes of one field or figure."""
        by_subject = self._by_subject.pop(what, None)
        if by_subject is not None:
            return [change for changes in by_subject.values() for change in changes]
        return self._left.pop(what, [])

    def about(self, what: str, subject: Subject) -> list[Change]:
        """Takes those about one subject."""
        if what in self._left:
            found = self._by_subject.setdefault(what, {})
            for change in self._left.pop(what):
                found.setdefault(change.subject, []).append(change)
        return self._by_subject.get(what, {}).pop(subject, [])

    def give_back(self, changes: Iterable[Change]) -> None:
        """Leaves these to others after all."""
        for change in changes:
            self._by_subject[change.what].setdefault(change.subject, []).append(change)

    def where(self, what: str, fits: Callable[[Change], bool]) -> list[Change]:
        """Takes those of one field or figure that fit; the others stay."""
        every = self.of(what)
        if left := [change for change in every if not fits(change)]:
            self._left[what] = left
        return [change for change in every if fits(change)]

    def rest(self) -> Iterator[Change]:
        """Takes all that is left, in the order in which it was found."""
        for what in [*self._left, *self._by_subject]:
            yield from self.of(what)


def title_of(what: str) -> Title:
    """What a field or figure is called; what has no title goes by the program's own name."""
    return TITLES.get(what) or Title(what.rpartition(".")[2].replace("_", " "))


def whose_entry(change: Change) -> object:
    """The entry that a change is about."""
    return change.subject.key


def each(
    changes: Sequence[Change],
    word: Callable[[Change], Line],
    text: str,
    both: Both,
    whose: Callable[[Change], object] = whose_entry,
) -> Iterator[Line]:
    """A line for each of these; beyond some, one line in all, which has the others inside.

    The text speaks of {count} players and ends before their names.
    """
    if len(changes) <= MANY:
        yield from map(word, changes)
    else:
        entries = map(whose, changes)
        yield in_one(changes, entries, lambda: map(word, changes), len(changes), text, both)


def together(
    lines: Sequence[Line],
    text: str,
    both: Both,
    whose: Callable[[Change], object] = whose_entry,
) -> Iterator[Line]:
    """The same of lines that are made already."""
    if len(lines) <= MANY:
        yield from lines
    else:
        changes = [change for line in lines for change in line.changes]
        entries = [whose(line.changes[0]) for line in lines]
        yield in_one(changes, entries, lambda: lines, len(lines), text, both)


def in_one(
    changes: Sequence[Change],
    entries: Iterable[object],
    one_by_one: Callable[[], Iterable[Line]],
    inside: int,
    text: str,
    both: Both,
) -> Line:
    """One line for all of these: how many entries it concerns, and the names of some."""
    named = dict.fromkeys(entries)
    players = both.players(list(named)[:SOME])
    values: dict[str, object] = {"count": len(named)}
    if len(named) == 1:
        text = text.replace("{count} players", "1 player")
    if len(players) == len(named):
        values["players"] = players
        text += ": {players}"
    else:
        names = {f"player_{number}": player for number, player in enumerate(players)}
        values |= names | {"more": len(named) - len(players)}
        text += ": " + ", ".join([f"{{{name}}}" for name in names]) + " and {more} more"
    return Line(Sentence(text, values), tuple(changes), one_by_one, inside)


def plainly(what: str, change: Change, both: Both) -> Line:
    """What it is, before and after: for the event as a whole."""
    before, after = both.told(change)
    values = {"what": capital(say(what)), "before": before, "after": after}
    return Line(Sentence("{what}: {before} → {after}", values), (change,))
