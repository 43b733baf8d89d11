"""Scenes of shootouts, brackets, flights and several clocks."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from director.tournament.commands import (
    BagChips,
    ByClock,
    DrawRound,
    DrawSeats,
    Eliminate,
    EndFlight,
    JoinFlights,
    OpenFlight,
    PlanRounds,
    Register,
    SetFlightTerms,
    StartClock,
)
from director.tournament.flights.chip_counts import issued
from director.tournament.flights.state import FlightTerms
from director.tournament.shootouts.state import RoundTerms
from director.window.areas.flights.flight_questions import BAG
from director.window.areas.shootout.shootout_questions import PLAN
from scenes.names import PLAYERS

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from scenes.stage import Stage


def shootout(stage: "Stage", players: int = 42, terms: RoundTerms | None = None) -> "Desk":
    """A shootout whose first round is drawn, with some tables done."""
    desk = stage.event("Sunday shootout", players=0)
    desk.do(PlanRounds(terms or RoundTerms(7)))
    for number in range(players):
        desk.do(Register(desk.player(_person(number)), f"late {number}"))
    desk.do(DrawRound("round one"))
    return desk


def _person(number: int) -> str:
    """As many as are wanted."""
    again = number // len(PLAYERS)
    return f"{PLAYERS[number % len(PLAYERS)]} {again + 1}" if again else PLAYERS[number]


def play_down(desk: "Desk", table: int, to: int = 1) -> None:
    """Whoever has the greatest number goes out."""
    while len(there := desk.tournament.sitters[table]) > to:
        desk.do(Eliminate(max(there.values())))


def first_round(stage: "Stage") -> None:
    """Two tables are done, one plays heads-up, three have hardly begun."""
    desk = shootout(stage)
    for table, left in ((1, 1), (2, 2), (3, 5), (4, 1), (5, 6)):
        play_down(desk, table, left)
    desk.do(StartClock())
    stage.to("bracket")


def own_clocks(stage: "Stage") -> None:
    """Each table goes by its own clock."""
    desk = shootout(stage, terms=RoundTerms(7, own_clocks=True))
    for table in (1, 2, 3, 5, 6):
        desk.do(ByClock(f"table {table}", StartClock()))
        stage.wait(minutes=4)
    play_down(desk, 1)
    play_down(desk, 4, 2)
    stage.to("bracket")


def table_clock(stage: "Stage") -> None:
    """The Clock screen shows one table's."""
    own_clocks(stage)
    stage.cockpit.bridge.choose_clock("table 5")
    stage.to("clock")


def own_clocks_on_the_map(stage: "Stage") -> None:
    """The map says by which clock each table plays."""
    own_clocks(stage)
    stage.to("tables")


def heads_up(stage: "Stage") -> None:
    """A bracket of 20, with byes, the second round half drawn."""
    desk = shootout(stage, 20, RoundTerms(2))
    for table in (1, 2):
        play_down(desk, table)
    desk.do(DrawRound("two", "those who are ready"))
    stage.to("bracket")


def decided(stage: "Stage") -> None:
    """A bracket of 12 that the first draw has decided: empty places say whom they wait for."""
    desk = shootout(stage, 12, RoundTerms(2, fresh=False, fixed=True))
    for table in (1, 2):
        play_down(desk, table)
    desk.do(DrawRound("two"))
    stage.to("bracket")


def second_round(stage: "Stage") -> None:
    """The second round is drawn from the winners of the first."""
    desk = shootout(stage, 42, RoundTerms(4))
    for table in sorted(desk.tournament.sitters):
        play_down(desk, table)
    desk.do(DrawRound("two"))
    stage.to("bracket")


def many_tables(stage: "Stage") -> None:
    """Sixty-four of them in a bracket that the first draw has decided, all in sight."""
    desk = shootout(stage, 128, RoundTerms(2, fresh=False, fixed=True))
    for table in (1, 2, 3, 4, 7, 8):
        play_down(desk, table)
    desk.do(DrawRound("two", "those who are ready"))
    stage.to("bracket")
    stage.shown.map.fit()


def long_names(stage: "Stage") -> None:
    """Names that are longer than a box."""
    desk = stage.event("Sunday shootout", players=0)
    desk.do(PlanRounds(RoundTerms(4, advance=2)))
    for number in range(16):
        name = f"{PLAYERS[number]} Featherstonehaugh van der Rijn-Hohenzollern"
        desk.do(Register(desk.player(name), f"late {number}"))
    desk.do(DrawRound("round one"))
    play_down(desk, 1, 2)
    stage.to("bracket")


def no_rounds(stage: "Stage") -> None:
    """An ordinary event has no bracket."""
    stage.event()
    stage.to("bracket")


def planning(stage: "Stage") -> None:
    """How the rounds are played, in one line."""
    stage.event(players=18)
    stage.to("bracket")
    stage.cockpit.request(PLAN)
    stage.types("6 seats, 2 go on, clocks")


def flights(stage: "Stage", *, joined: bool = False) -> None:
    """Three flights: one bagged, one bagging, one open."""
    desk = stage.event("Spring classic", players=0)
    desk.do(SetFlightTerms(FlightTerms(percent=15)))
    for label, first, last in (("1A", 0, 24), ("1B", 20, 46)):
        desk.do(OpenFlight(label))
        for number in range(first, last):
            player = desk.player(PLAYERS[number])
            desk.do(Register(player, f"late {label} {number}", note="another day"))
        desk.do(DrawSeats(f"seats {label}"))
        desk.do(ByClock(label, StartClock()))
        stage.wait(minutes=9)
        flight = next(one for one in desk.tournament.flights if one.label == label)
        here = [one for one, of in sorted(desk.tournament.flight_of.items()) if of == label]
        for entry in here[flight.target(15) :]:
            desk.do(Eliminate(entry))
        left = here[: flight.target(15)]
        each = issued(desk.tournament, label) // len(left)
        if label == "1B" and not joined:
            left = left[:2]
        for entry in left:
            desk.do(BagChips(entry, each))
        if label == "1A" or joined:
            desk.do(EndFlight(label, "odd chips"))
    if joined:
        desk.do(JoinFlights("day two"))
    stage.to("flights")


def flight_clock(stage: "Stage") -> None:
    """The Clock screen shows the flight that is played."""
    flights(stage)
    stage.to("clock")


def joined(stage: "Stage") -> None:
    """The second day."""
    flights(stage, joined=True)


def no_flights(stage: "Stage") -> None:
    """Nothing was opened yet."""
    stage.event(players=0)
    stage.to("flights")


def bagging(stage: "Stage") -> None:
    """A bag is typed."""
    flights(stage)
    stage.cockpit.request(BAG)
    stage.types("1-2 41.5k")


ROUND_SCENES: dict[str, Callable[["Stage"], object]] = {
    "rounds-first": first_round,
    "rounds-own-clocks": own_clocks,
    "rounds-clock": table_clock,
    "rounds-map": own_clocks_on_the_map,
    "rounds-heads-up": heads_up,
    "rounds-decided": decided,
    "rounds-second": second_round,
    "rounds-many": many_tables,
    "rounds-long-names": long_names,
    "rounds-none": no_rounds,
    "rounds-plan": planning,
    "flights": flights,
    "flights-clock": flight_clock,
    "flights-joined": joined,
    "flights-none": no_flights,
    "flights-bagging": bagging,
}
"""By the names of their pictures."""
