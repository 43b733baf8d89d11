"""The machine's clock jumps: by an hour, a day, back to 1970; the event's clock does not."""

from datetime import UTC, datetime, timedelta
from random import Random

from director.desk.desk import open_event
from director.house import shelf
from director.tournament.clock.commands import StartClock
from director.tournament.structure.files import load_structure
from tests.notebooks import Notebook
from torturing.looking import SILENT, WHOLE, Seen

_JUMPS = (timedelta(hours=1), timedelta(days=1), timedelta(seconds=95), timedelta(days=20_000))


class Machine:
    """A machine with a clock that is set, and one that cannot be."""

    def __init__(self) -> None:
        self.set_to = datetime(2026, 1, 2, 20, 0, tzinfo=UTC)
        self.gone = 0.0

    def wait(self, seconds: float) -> None:
        """So much time goes by on both."""
        self.set_to += timedelta(seconds=seconds)
        self.gone += seconds


def jumped(chance: Random) -> Seen:
    """An event whose machine is set otherwise a few times; its clock goes on as time does."""
    machine = Machine()
    structure = load_structure(shelf.structures() / "horse.toml")
    desk = open_event(
        Notebook(), "Friday", structure, "Ina", "desk 1",
        lambda: machine.set_to, steady=lambda: machine.gone,
    )  # fmt: skip
    desk.do(StartClock())
    played = 0.0
    for _ in range(chance.randrange(1, 6)):
        seconds = chance.uniform(1, 100)
        machine.wait(seconds)
        played += seconds
        machine.set_to += chance.choice(_JUMPS) * chance.choice((1, -1))
        desk.notice_machine_clock()
        t = desk.tournament
        face = t.clock.shows(t.structure, desk.now())
        whole = timedelta(minutes=structure.steps[0].minutes)
        off = abs((whole - face.left).total_seconds() - played)
        if face.step == 0 and off > 0.002:
            return Seen(SILENT, f"the clock is {off:.3f} s off")
    return Seen(WHOLE)
