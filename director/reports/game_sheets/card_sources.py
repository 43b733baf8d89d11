"""Where the rules of a game are written down, in words for people who do not know our signs."""

import re
from collections.abc import Iterator

from director.engine.games.game import Game
from director.translation import say

_BOOKS = {
    "S": "BARGE Rulebook",
    "R26": "BARGE Rulebook 2026",
    "RRP": "Robert's Rules of Poker",
    "TDA": "Poker TDA Rules",
    "WT": "WSOP tournament rules",
    "WL": "WSOP live-action rules",
    "WIKI": "Poker Variations: Badugi",
    "PAG": "Poker Variations: Badugi",
    "BUH": "The official rules for Buh",
    "BUCK": "The rules of Buck 'em",
    "BOUL": "Boulder Buy'em Poker",
}
"""By our sign. WIKI and PAG are two descriptions in one paper, which names neither's author."""
_SAME = "S 1.4"
"""The rule of odd chips, where a game has no other."""


def sources(game: Game) -> str:
    """One line: the game's own first, then those of its odd chips and variations."""
    cited = [game.source, game.odd_chips_source or (_SAME if game.portions else "")]
    cited += [rule.source for rule in game.house_rules]
    places: dict[str, list[str]] = {}
    for one in cited:
        for book, place in _read(one):
            known = places.setdefault(book, [])
            known += [place] if place and place not in known else []
    told = [" ".join([book, ", ".join(found)]).rstrip() for book, found in places.items()]
    return say("Sources: {books}", books="; ".join(told)) if told else ""


def _read(cited: str) -> Iterator[tuple[str, str]]:
    """Books and where in them; a house's own rule is no book."""
    for one in re.split(r"[;,] ?", cited):
        book, _, place = one.strip().partition(" ")
        if book in _BOOKS:
            yield say(_BOOKS[book]), place.replace("App ", "Appendix ")
        elif one.strip() and not re.match(r"house rule|C\d|\d", one.strip()):
            yield one.strip(), ""
