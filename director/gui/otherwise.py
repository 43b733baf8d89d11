"""What a table should know beside its stakes: what is played otherwise, lammers that are due."""

from datetime import datetime

from director.tournament.lammer_commands import lammers_due
from director.tournament.specials import told
from director.tournament.structures import Level
from director.tournament.tournaments import Tournament
from director.words import say


def told_otherwise(t: Tournament, now: datetime) -> tuple[str, ...]:
    """Bomb pots and the like of this level, and that all lammers are turned in now (S 1.9)."""
    step = t.structure.steps[t.clock.at(t.structure, now).step]
    words = told(t.structure.specials_at(step)) if isinstance(step, Level) else ()
    return (
        (*words, say("all lammers are turned in now"))
        if lammers_due(t, now) and not t.closed
        else words
    )
