"""An evening of 21 records: each player of the sample comes by one of their own."""

from director.desk.desk import Desk, new_seed
from director.desk.event_list import SAMPLE, SAMPLE_PLAYERS, EventList
from director.tournament.commands import DrawSeats, Register, StartClock


def long_evening(event_list: EventList) -> Desk:
    """Its desk, with the clock running."""
    desk = event_list.new("Sample evening", event_list.structure(SAMPLE))
    for name in SAMPLE_PLAYERS:
        desk.do(Register(desk.player(name), new_seed()))
    desk.do(DrawSeats(new_seed()))
    desk.do(StartClock())
    return desk
