"""How long the first exercise of a process takes, when no table of ranks is known yet."""

import multiprocessing
import time
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection

from director.engine.games.game import Game
from director.engine.games.library import Library
from director.school.exercise import HARD, Name
from director.school.making import exercise
from director.school.topics import topics_of


def first_of_each(games: Sequence[Game], library: Library) -> Mapping[str, list[float]]:
    """Milliseconds of processor time by game, for one hard exercise of each of its topics.

    Each is made in a process of its own, which has read the games and made none before. Nothing
    where a process cannot be forked.
    """
    if "fork" not in multiprocessing.get_all_start_methods():
        return {}
    forked = multiprocessing.get_context("fork")
    spent: dict[str, list[float]] = {}
    for game in games:
        for topic in topics_of(game):
            here, there = forked.Pipe()
            name = Name(game.id, topic.id, HARD, 1)
            process = forked.Process(target=_make, args=(name, library, there))
            process.start()
            spent.setdefault(game.id, []).append(here.recv())
            process.join()
    return spent


def _make(name: Name, library: Library, told: Connection) -> None:
    begun = time.process_time()
    exercise(name, library)
    told.send(1000 * (time.process_time() - begun))
