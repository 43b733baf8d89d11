"""What a stack lasts for on the wall: in big bets where the level has them, else in big blinds."""

from director.tournament.state import Tournament
from director.tournament.structure.structure import Level
from director.translation import say
from director.views.counted import counted


def _bet(t: Tournament, step: int) -> tuple[int, bool]:
    """What stacks are counted by, in chips, and whether that is a big bet; in a break the next."""
    here = t.structure.steps[step]
    level = here if isinstance(here, Level) else t.structure.next_level(step)
    if level is None:
        return 0, False
    called = level.called_by
    return called.big_bet or called.big_blind, bool(called.big_bet)


def bets_title(t: Tournament, step: int) -> str:
    """What stacks are counted by at this step; empty where nothing is bet."""
    bet, is_big_bet = _bet(t, step)
    if not bet:
        return ""
    return say("Big bets") if is_big_bet else say("Big blinds")


def bets_in(t: Tournament, stack: int, step: int) -> int:
    """How many whole ones a stack of so many chips is; 0 where nothing is bet."""
    bet, _ = _bet(t, step)
    return stack // bet if bet else 0


def bets_said(t: Tournament, stack: int, step: int) -> str:
    """The same in words: "24 big bets"; empty where that is less than one."""
    count = bets_in(t, stack, step)
    if not count:
        return ""
    if _bet(t, step)[1]:
        return counted(count, "1 big bet", "{count} big bets")
    return counted(count, "1 big blind", "{count} big blinds")
