"""The invented people and events of the pictures, with names as they are or as long as they get."""

from collections.abc import Iterator
from contextlib import contextmanager

from director.desk.event_list import SAMPLE_PLAYERS

PLAYERS = [
    *SAMPLE_PLAYERS,
    *[
        f"{first} {last}"
        for last in ("Abendrot", "Birkholz", "Clausnitz", "Dornfeld", "Eschenau")
        for first in (
            "Alma", "Bruno", "Carla", "Detlef", "Edda", "Falk", "Greta", "Horst", "Ilse",
        )
    ],
]  # fmt: skip
"""Those of the sample evening first: eighteen, then as many as any scene wants."""

EVENT = ["Friday mixed games"]
"""What the event is called in most scenes."""

SURNAMES = ("Wolkenstein-Trostburg", "Papadimitrakopoulou", "de la Fuente y Villaverde")


@contextmanager
def long_names() -> Iterator[None]:
    """Meanwhile all names are as long as they get at a desk."""
    players, event = [*PLAYERS], [*EVENT]
    PLAYERS[:] = [f"{name} {SURNAMES[at % len(SURNAMES)]}" for at, name in enumerate(players)]
    EVENT[:] = ["Autumn series, event 14: eight-handed mixed games with bounties"]
    yield
    PLAYERS[:], EVENT[:] = players, event
