"""Finds by word what the floor may want to know: rulings, games, and the words of the trade."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from director.desk.rulings.glossary import Term
from director.desk.rulings.questions import Chapter
from director.engine.games import Game
from director.tournament.filings import Filing
from director.words import say

FILED, RULING, RULE, GAME, TERM = "filed", "ruling", "rule", "game", "term"


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
    text: str
    """Everything in it that can be searched, in small letters."""


def entries(
    chapters: Iterable[Chapter],
    games: Iterable[Game],
    rules: Iterable[Term],
    terms: Iterable[Term],
) -> tuple[Entry, ...]:
    """Everything that can be found, rulings first."""
    found = [
        Entry(RULING, one.id, one.title, chapter.title, _small(one.title, one.words, one.source))
        for chapter in chapters
        for one in chapter.questions
    ]
    found += [
        Entry(RULE, rule.word, rule.word, say("rule"), _small(rule.word, rule.meaning, rule.source))
        for rule in rules
    ]
    found += [Entry(GAME, game.id, game.name, say("game"), _text_of(game)) for game in games]
    found += [
        Entry(TERM, term.word, term.word, say("word"), _small(term.word, term.meaning))
        for term in terms
    ]
    return tuple(found)


def filed(filings: Iterable[Filing]) -> list[Entry]:
    """The rulings on file, the newest first."""
    found = []
    for one in filings:
        table = one.occasion.table
        where = say("filed") if table is None else say("table {table}", table=table)
        text = _small(one.headline, one.occasion.hand, one.occasion.note, where, *one.reasons)
        found.append(Entry(FILED, str(one.number), one.headline, where, text))
    return found[::-1]


def search(text: str, among: Sequence[Entry]) -> list[Entry]:
    """What has all these words, the closest first; all that was filed or can be asked for none.

    >>> odd = Entry(RULING, "odd", "Odd chips", "Cards", "odd chips tied pot")
    >>> [entry.key for entry in search("tied chip", [odd])]
    ['odd']
    """
    words = text.lower().split()
    if not words:
        return [entry for entry in among if entry.kind in (FILED, RULING)]
    found = [entry for entry in among if all(word in entry.text for word in words)]
    return sorted(found, key=lambda entry: _standing(entry, words))


def _standing(entry: Entry, words: Sequence[str]) -> tuple[bool, int, int]:
    """What was named outright comes first, then what can be asked, then what can be read."""
    distance = _distance(entry, words)
    return distance > 0, (FILED, RULING, RULE, GAME, TERM).index(entry.kind), distance


def _distance(entry: Entry, words: Sequence[str]) -> int:
    """How far an entry is from what was typed: 0 where its title is that."""
    title = entry.title.lower()
    if title == " ".join(words):
        return 0
    if title.startswith(words[0]) and all(word in title for word in words):
        return 1
    if all(word in title for word in words):
        return 2
    return 3


def _text_of(game: Game) -> str:
    card = game.rule_card
    rules = [f"{rule.question} {rule.ours}" for rule in game.house_rules]
    words = [game.name, game.id, *game.aliases, game.tldr, card.deal, card.showdown]
    words += [street.name for street in game.streets]
    return _small(*words, *card.traps, *card.notes, *rules, game.origin)


def _small(*texts: str) -> str:
    return " ".join(texts).lower()
