"""Finds by word what the floor may want to know: rulings, games, and the words of the trade.

What can be asked comes before what can be read, and what is called so before what only speaks of
it; a rule card is found by its game's name alone.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from director.engine.games.game import Game
from director.rulings.citations import sections
from director.rulings.glossary import Term
from director.rulings.matching import (
    Words,
    begins,
    has,
    holds,
    joined,
    known,
    nearly,
    readings,
    without_small,
    words_of,
)
from director.rulings.question import Chapter, Question
from director.tournament.filed_rulings.state import Filing
from director.translation import say

FILED, RULING, RULE, GAME, TERM = "filed", "ruling", "rule", "game", "term"

_ORDER = (RULING, RULE, FILED, GAME, TERM)
"""Of those that answer alike, what can be asked is first, and a word of the trade is last."""

_CALLED, _NAMED, _BEGUN, _TOLD, _INSIDE, _MISTYPED = range(6)
"""How something answers: it is called so; it is named by these words; their beginnings name it; it
speaks of them; they stand inside its words; they were mistyped."""

_COMMON = 8
"""What more entries cite than this belongs to none of them in particular."""


class Entry(NamedTuple):
    """Something that can be found."""

    kind: str
    """FILED, RULING, RULE, GAME or TERM."""
    key: str
    """The number of the filing, the id of the question or game, the title of the rule, or the word
    itself."""
    title: str
    under: str
    """Where it belongs: the chapter, "game", "word"."""
    names: tuple[str, ...] = ()
    """What else it is called: whoever types one of these means it."""
    text: str = ""
    """What it says, as far as that is searched."""
    source: str = ""
    """The rules it rests on."""


def entries(
    chapters: Iterable[Chapter],
    games: Iterable[Game],
    rules: Iterable[Term],
    terms: Iterable[Term],
) -> tuple[Entry, ...]:
    """Everything that can be found, in the order in which it is listed."""
    found = [
        Entry(RULING, one.id, one.title, chapter.title, one.names, _told(one), one.source)
        for chapter in chapters
        for one in chapter.questions
    ]
    found += [
        Entry(RULE, rule.word, rule.word, say("rule"), rule.also, rule.meaning, rule.source)
        for rule in rules
    ]
    found += [
        Entry(GAME, one.id, one.name, say("game"), (one.id, *_also(one)), "", one.source)
        for one in games
    ]
    found += [
        Entry(TERM, term.word, term.word, say("word"), term.also, term.meaning, term.source)
        for term in terms
    ]
    return tuple(found)


def _also(game: Game) -> tuple[str, ...]:
    """What else a game is called."""
    return (*((game.short,) if game.short else ()), *game.aliases)


def _told(question: Question) -> str:
    """The steps of a question that a person decides."""
    return "" if question.inputs else " ".join(str(step) for step in question.ask().reasons)


def filed(filings: Iterable[Filing]) -> list[Entry]:
    """The rulings on file, the newest first."""
    found = []
    for one in filings:
        table = one.occasion.table
        where = say("filed") if table is None else say("table {table}", table=table)
        text = " ".join((one.occasion.hand, one.occasion.note, *one.reasons))
        found.append(Entry(FILED, str(one.number), one.headline, where, (where,), text))
    return found[::-1]


def search(text: str, among: Sequence[Entry]) -> list[Entry]:
    """What answers to these words, the best first; all that was filed or can be asked for none.

    The words that only make a question of it count where they help. What stands inside other words
    is offered where nothing is called so or speaks of it, and what has nearly the same letters
    where nothing has them.

    >>> term = Entry(TERM, "odd chip", "odd chip", "word", (), "The chip left over")
    >>> odd = Entry(RULING, "odd", "Odd chips: who gets them", "Mistakes")
    >>> [[one.kind for one in search(text, [term, odd])] for text in ("odd-chips", "od chip")]
    [['ruling', 'term'], ['ruling', 'term']]
    """
    if not words_of(text):
        return [entry for entry in among if entry.kind in (FILED, RULING)]
    matter = without_small(text)
    for wanted in dict.fromkeys((text, matter)):
        found = _ranked(wanted, among, _standing)
        if found and found[0].how <= _BEGUN:
            return [one.entry for one in found]
    found = found or _ranked(matter, among, _inside) or _ranked(matter, among, _mistyped)
    return [one.entry for one in found]


def together(found: Sequence[Entry], apart: Entry | None = None) -> list[Entry]:
    """Entries that are called alike as one, the first of them, which says of what kinds they are.

    `apart` is one that stands for itself all the same.

    >>> term = Entry(TERM, "chip race", "chip race", "word")
    >>> race = Entry(RULING, "chip-race", "A chip race", "Chips")
    >>> [(one.title, one.under) for one in together([race, term])]
    [('A chip race', 'Chips, word')]
    """
    alike: dict[str, list[Entry]] = {}
    for entry in found:
        alone = entry == apart or entry.kind in (FILED, GAME)
        name = f"{entry.kind} {entry.key}" if alone else _plain_name(entry.title)
        alike.setdefault(name, []).append(entry)
    return [
        group[0]._replace(under=", ".join(dict.fromkeys(one.under for one in group if one.under)))
        for group in alike.values()
    ]


def fellows(entry: Entry, among: Sequence[Entry]) -> list[Entry]:
    """The others that are called alike: the rule and the word of a question."""
    name, kinds = _plain_name(entry.title), (RULING, RULE, TERM)
    return [
        one
        for one in among
        if one.kind in kinds and one[:2] != entry[:2] and _plain_name(one.title) == name
    ]


def _plain_name(title: str) -> str:
    return title.casefold().removeprefix("a ").removeprefix("an ").removeprefix("the ")


def named(text: str, among: Sequence[Entry]) -> list[Entry]:
    """What is called so, or has all these words or their beginnings in its names."""
    found = _ranked(text, among, _standing) if words_of(text) else []
    return [one.entry for one in found if one.how <= _BEGUN]


def belonging(entry: Entry, among: Sequence[Entry], most: int = 10) -> list[Entry]:
    """The questions, then the rules, of a word or a rule: called alike, or of the same section."""
    others = [one for one in among if one.kind in (RULING, RULE) and one[:2] != entry[:2]]
    found: dict[Entry, None] = {}
    for name in (entry.title, *entry.names):
        found |= dict.fromkeys(one.entry for one in _ranked(name, others, _naming))
    for section in sorted(sections(entry.source)):
        citing = [one for one in others if section in sections(one.source)]
        if len(citing) <= _COMMON:
            found |= dict.fromkeys(citing)
    return sorted(list(found)[:most], key=lambda one: _ORDER.index(one.kind))


class _Found(NamedTuple):
    """How an entry answers to a text, and how far from it the nearest of its names is."""

    how: int
    order: int
    apart: tuple[bool, int]
    at: int
    entry: Entry


_Answer = Callable[[Words, frozenset[str]], bool]
"""Whether words answer to those that are wanted."""


def _ranked(
    text: str, among: Sequence[Entry], standing: Callable[[str, Entry], int | None]
) -> list[_Found]:
    near = nearly if standing is _mistyped else begins
    found = [
        _Found(how, _ORDER.index(entry.kind), _apart(text, entry, near), at, entry)
        for at, entry in enumerate(among)
        if (how := standing(text, entry)) is not None
    ]
    return sorted(found, key=lambda one: one[:4])


def _standing(text: str, entry: Entry) -> int | None:
    naming = _naming(text, entry)
    if naming is not None:
        return naming
    if _answers(begins, text, _known_by(entry)):
        return _BEGUN
    return _TOLD if _answers(has, text, _told_by(entry)) else None


def _naming(text: str, entry: Entry) -> int | None:
    """Whether something is called so, or is named by these words."""
    if joined(text) in _called(entry):
        return _CALLED
    return _NAMED if _answers(has, text, _known_by(entry)) else None


def _inside(text: str, entry: Entry) -> int | None:
    there = _answers(holds, text, _known_by(entry)) or _answers(begins, text, _told_by(entry))
    return _INSIDE if there else None


def _mistyped(text: str, entry: Entry) -> int | None:
    return _MISTYPED if _answers(nearly, text, _known_by(entry)) else None


def _answers(answer: _Answer, text: str, words: frozenset[str]) -> bool:
    return any(answer(wanted, words) for wanted in readings(text))


_MANY = 1 << 11
"""More than there are entries."""


@lru_cache(maxsize=_MANY)
def _called(entry: Entry) -> frozenset[str]:
    """What it is called; of a word of the trade that is nothing that could be ruled by."""
    called = entry.names if entry.kind == TERM else (entry.title, *entry.names)
    return frozenset(map(joined, called))


@lru_cache(maxsize=_MANY)
def _known_by(entry: Entry) -> frozenset[str]:
    return known(entry.title).union(*map(known, entry.names))


@lru_cache(maxsize=_MANY)
def _told_by(entry: Entry) -> frozenset[str]:
    return _known_by(entry) | known(entry.text) | known(entry.source)


def _apart(text: str, entry: Entry, near: _Answer) -> tuple[bool, int]:
    """Whether it takes more than one name to have all words, and how long the shortest is."""
    wanted = readings(text)[0]
    names = (entry.title, *entry.names)
    within = [len(words_of(name)) for name in names if near(wanted, known(name))]
    return not within, min(within, default=0)
