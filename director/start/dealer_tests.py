"""The dealer test that the command line asks for, from its words."""

from collections.abc import Sequence

from director.engine.games.game import Game
from director.engine.games.library import Library
from director.files.forms import no_such
from director.house.settings import Settings
from director.reports.game_sheets.dealer_test import DealerTest
from director.reports.sheet_kinds import NoSheet
from director.school.exercise import STRENGTHS
from director.school.making import house_plays
from director.school.topics import TOPICS


def dealer_test(
    games: Sequence[Game],
    library: Library,
    questions: int,
    seed: int,
    topics: Sequence[str],
    strength: str,
    settings: Settings,
) -> DealerTest:
    """A test of these games as the house plays. Raises NoSheet for a topic that there is not."""
    for one in topics:
        if one not in TOPICS:
            raise NoSheet(no_such("topic", one, TOPICS))
    if strength not in STRENGTHS:
        raise NoSheet(no_such("strength", strength, STRENGTHS))
    named = [library.game(one.id) for one in games]
    plays = house_plays(settings)
    return DealerTest(named, library, questions, seed, tuple(topics), strength, plays)
