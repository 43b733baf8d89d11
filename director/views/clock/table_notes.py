"""What a table should know beside its stakes: what is played otherwise, lammers that are due."""

from datetime import datetime

from director.tournament.lammers.commands import lammers_due
from director.tournament.state import Tournament
from director.tournament.structure.special_rules import told
from director.tournament.structure.structure import Level
from director.translation import say


def told_otherwise(t: Tournament, now: datetime) -> tuple[str, ...]:
    """Bomb pots and the like of this level, and that all lammers are turned in now (S 1.9)."""
    step = t.structure.steps[t.clock.at(t.structure, now).step]
    words = told(t.structure.specials_at(step)) if isinstance(step, Level) else ()
    return (
        (*words, say("turn in all lammers now")) if lammers_due(t, now) and not t.closed else words
    )
