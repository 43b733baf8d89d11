"""Where the rules of a game are written down, in words for people who do not know our signs."""

import re
from collections.abc import Iterator

from director.engine.games.game import Game
from director.house.editions import BOOKS
from director.translation import say

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
        if book in BOOKS:
            yield say(BOOKS[book].name), place.replace("App ", "Appendix ")
        elif one.strip() and not re.match(r"house rule|C\d|\d", one.strip()):
            yield one.strip(), ""
