"""Which game a text means: by its id, its name, its short name or an alias, in any spelling.

Whole names count before beginnings, beginnings of a name before those of its words, and letters
inside a word last. How a game is bet on may stand beside its name: "no-limit Hold'em".
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from director.files.forms import clipped, no_such
from director.translation import either, say

Names = Mapping[str, tuple[str, ...]]
"""What each game is called, by its id: its name, its short name and its aliases."""

_WHOLE, _BEGINNING, _WORDS, _INSIDE = range(4)

_SPELLINGS = {
    "ace": "a", "deuce": "2", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
    "seven": "7", "eight": "8", "nine": "9", "ten": "10", "hi": "high", "lo": "low",
    "hilo": "high low", "td": "triple draw",
}  # fmt: skip
_RANGE = re.compile(r"\b(a|2) to ([56789])\b")
_OR_BETTER = re.compile(r"\b8 or better\b|(?<=[a-z])?8b\b")
_BETTING = r"(?:(?:half )?pot limit|no limit|fixed limit|spread limit|limit|nl|pl|fl|l)"
_BET_SO = re.compile(rf"^{_BETTING} (?=.)|(?<=.) {_BETTING}$")

_MOST_NAMED = 8
"""So many games at most are named where a text may mean several."""


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """A name in one spelling, so that all the ways to write it are alike.

    >>> folded("Omaha High/Low Eight-or-Better"), folded("omaha hi-lo 8")
    ('omaha high low 8', 'omaha high low 8')
    >>> folded("Deuce-to-Seven Razz"), folded("2–7 razz")
    ('2 7 razz', '2 7 razz')
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign) and sign not in "'’")
    words = re.sub(r"[\W_]+", " ", plain).split()
    spelled = " ".join(_SPELLINGS.get(word, word) for word in words)
    return _OR_BETTER.sub("8", _RANGE.sub(r"\1 \2", spelled))


def found(text: str, names: Names) -> list[str]:
    """The ids of all games that a text may mean, the best first, the shorter name before."""
    return [*_best_first(_ranks(text, names))]


def begun(text: str, names: Names) -> list[str]:
    """The ids of the games that have a name whose words begin as those of a text, the best first.

    >>> begun("omaha hi", {"omaha-high-low": ("Omaha High/Low",), "omaha": ("Omaha",)})
    ['omaha-high-low']
    """
    ranks = _best_first(_ranks(text, names))
    return [game_id for game_id, (rank, _) in ranks.items() if rank < _INSIDE]


def meant(text: str, names: Names) -> list[str]:
    """The ids of the games that a text means: one, or several where it is not clear which."""
    if text in names:
        return [text]
    ranks = _best_first(_ranks(text, names))
    best = min((rank for rank, _ in ranks.values()), default=None)
    return [game_id for game_id, (rank, _) in ranks.items() if rank == best]


def named(text: str, names: Names) -> list[str]:
    """The ids of the games of which a text is a whole name; an id is before any other name."""
    if text in names:
        return [text]
    return [game_id for game_id, (rank, _) in _ranks(text, names).items() if rank == _WHOLE]


def which_game(text: str, names: Names) -> str:
    """That a text does not name one game, and which it may mean."""
    several = meant(text, names)
    if len(several) < 2:
        return no_such("game", text, several or names)
    return unclear(text, several)


def unclear(text: str, games: list[str]) -> str:
    """That a text may mean any of these games."""
    values = {"text": clipped(text), "games": either(games[:_MOST_NAMED])}
    if len(games) > _MOST_NAMED:
        return say("the game “{text}” may be {games}, or another: which?", **values)
    return say("the game “{text}” may be {games}: which?", **values)


def _best_first(ranks: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    return dict(sorted(ranks.items(), key=lambda one: (one[1], one[0])))


def _ranks(text: str, names: Names) -> dict[str, tuple[int, int]]:
    """How well each game answers to a text, and how long the name is that does; 0 is best."""
    wanted = folded(text)
    if not wanted or not text.strip()[0].isalnum():  # "../razz" is a path and no name
        return {}
    ranks = _all_ranks(wanted, names)
    if not any(rank == _WHOLE for rank, _ in ranks.values()):
        bare = _BET_SO.sub("", wanted)
        ranks = (_all_ranks(bare, names) if bare != wanted else {}) or ranks
    return ranks


def _all_ranks(wanted: str, names: Names) -> dict[str, tuple[int, int]]:
    ranks = {}
    together, begins = wanted.replace(" ", ""), [f" {part}" for part in wanted.split()]
    for game_id, called in names.items():
        answers = [_rank(wanted, together, begins, name) for name in (game_id, *called) if name]
        best = min((one for one in answers if one is not None), default=None)
        if best is not None:
            ranks[game_id] = best
    return ranks


def _rank(wanted: str, together: str, begins: list[str], called: str) -> tuple[int, int] | None:
    name, whole, words = _forms(called)
    if whole.startswith(together):
        return _WHOLE if whole == together else _BEGINNING, len(name)
    for begin in begins:
        if begin not in words:
            return (_INSIDE, len(name)) if wanted in name else None
    return _WORDS, len(name)


@lru_cache(maxsize=4096)
def _forms(called: str) -> tuple[str, str, str]:
    """A name in its one spelling; the same without spaces; and with one before each word."""
    name = folded(called)
    words = name.split()
    return name, "".join(words), "".join(f" {word}" for word in words)
