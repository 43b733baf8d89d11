"""The words of the trade and the rules that floors go by, from files of our own words."""

from pathlib import Path
from typing import NamedTuple

from director.files.forms import FileWrong, load_form


class Term(NamedTuple):
    """A word that players and floor staff use, or a rule by its title."""

    word: str
    meaning: str
    source: str
    """Where it is defined; empty where everybody knows."""
    also: tuple[str, ...] = ()
    """What else it is called; the search finds these."""


def load_glossary(path: Path) -> tuple[Term, ...]:
    """The words of a file, in the order of the alphabet. Raises FileWrong with all its faults."""
    terms = _load(path, "term", "word", "meaning")
    return tuple(sorted(terms, key=lambda term: term.word.lower()))


def load_common_rules(path: Path) -> tuple[Term, ...]:
    """The rules of a file, in its own order. Raises FileWrong with all its faults."""
    return tuple(_load(path, "rule", "title", "text"))


def load_floor_rules(folder: Path) -> tuple[Term, ...]:
    """What the floor rules by: the rules of all games, then the procedures. Raises FileWrong."""
    files = ("all-games.toml", "procedures.toml")
    return tuple(rule for file in files for rule in load_common_rules(folder / file))


def _load(path: Path, table: str, name: str, text: str) -> list[Term]:
    form = load_form(path)
    found = []
    for one in form.forms(table):
        found.append(
            Term(one.text(name), one.text(text), one.text("source", ""), one.texts("also"))
        )
        one.finish()
    form.finish()
    if form.faults:
        raise FileWrong(path.name, form.faults)
    return found
