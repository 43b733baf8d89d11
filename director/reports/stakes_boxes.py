"""What is played for at a level: in a box for a rule card, and in a line for a schedule."""

from collections.abc import Iterator

from director.reports.documents import Box, Figure
from director.tournament.stakes import Stakes
from director.tournament.structures import Level, Structure
from director.words import chips, say

_PAIRS = (
    ("Blinds", ("small_blind", "big_blind")),
    ("Limits", ("small_bet", "big_bet")),
    ("Ante", ("ante",)),
    ("Bring-in", ("bring_in",)),
    ("BB ante", ("big_blind_ante",)),
)


def stakes_box(level: Level, forced: str = "") -> Box:
    """The stakes of a level; of several classes only those whose forced bets a game has."""
    figures: list[Figure] = []
    for one in level.all_stakes:
        blinds = forced == "button and blinds"
        if forced and len(level.all_stakes) > 1 and bool(one.stakes.big_blind) != blinds:
            continue
        figures += [Figure(title, amounts) for title, amounts in _amounts(one.stakes)]
    return Box(say("Level {label}", label=level.label), tuple(figures))


def stakes_line(structure: Structure, level: Level) -> str:
    """The stakes of a level in a line, each class of game by its title."""
    titles = {one.id: one.title for one in structure.stakes_classes}
    told = []
    for one in level.all_stakes:
        line = ", ".join(f"{title} {amounts}" for title, amounts in _amounts(one.stakes))
        told.append(say("{class_}: {line}", class_=titles[one.of], line=line) if one.of else line)
    return "; ".join(told)


def _amounts(stakes: Stakes) -> Iterator[tuple[str, str]]:
    """Bets that go together, and how much they are."""
    for title, bets in _PAIRS:
        amounts = [getattr(stakes, bet) for bet in bets]
        if any(amounts):
            yield say(title), "–".join(chips(amount) for amount in amounts)
