"""What is played for at a level, in a box."""

from collections.abc import Iterator

from director.reports.blocks.figures import Box, Figure
from director.tournament.structure.big_blind_antes import POSTERS
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Level
from director.translation import chips, say

_BLINDS = "button and blinds"

_PAIRS = (
    ("Blinds", ("small_blind", "big_blind")),
    ("Limits", ("small_bet", "big_bet")),
    ("Ante", ("ante",)),
    ("Bring-in", ("bring_in",)),
    ("BB ante", ("big_blind_ante",)),
)


def stakes_box(level: Level, forced: str = "", poster: str = POSTERS[0]) -> Box:
    """The stakes of a level; with a game's forced bets, only what that game is played for.

    `poster` is who posts the one ante of a table.
    """
    figures = [
        Figure(title, amounts)
        for one in level.all_stakes
        if _is_played(one.stakes, forced, alone=len(level.all_stakes) == 1)
        for title, amounts in _amounts(_of_game(one.stakes, forced), poster)
    ]
    return Box(say("Level {label}", label=level.label), tuple(figures))


def _is_played(stakes: Stakes, forced: str, *, alone: bool) -> bool:
    """Whether stakes of one class are those of a game with such forced bets."""
    return alone or not forced or bool(stakes.big_blind) == (forced == _BLINDS)


def _of_game(stakes: Stakes, forced: str) -> Stakes:
    """Where a sheet gives the bets of flop and stud games side by side, those of one of them."""
    if not forced or not (stakes.big_blind and stakes.bring_in):
        return stakes
    if forced == _BLINDS:
        return stakes._replace(ante=0, bring_in=0)
    return stakes._replace(small_blind=0, big_blind=0, big_blind_ante=0)


def _amounts(stakes: Stakes, poster: str) -> Iterator[tuple[str, str]]:
    """Bets that go together, and how much they are."""
    for title, bets in _PAIRS:
        amounts = [getattr(stakes, bet) for bet in bets]
        if any(amounts):
            if title == "BB ante" and poster == "button":
                title = "Button ante"
            yield say(title), "–".join(chips(amount) for amount in amounts)
