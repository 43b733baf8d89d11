"""Two flights by mouse: bags, a second try, day two, and all chips that were given out."""

from director.translation import ordinal
from tests.journeys.by_mouse import (
    busts,
    closes,
    confirms,
    goes_to,
    new_event,
    pays_all_prizes,
    seats,
    sign_up,
)
from tests.journeys.sums import all_in_cash

FIRST_FLIGHT = ["Ann Ost", "Bob Marek", "Cho Marlin", "Dov Kern", "Eve Lund", "Fay Orr"]
SECOND_FLIGHT = ["Gus Amsel", "Hal Pike", "Ivy Roth", "Jon Vale", "Kim Stahl", "Ann Ost"]
"""Ann Ost went out of the first one."""
BAGS = {
    "1A": {"Dov Kern": 50_000, "Eve Lund": 40_000, "Fay Orr": 30_000},
    "1B": {"Kim Stahl": 73_000, "Ann Ost": 47_000},
}
BUY_IN, FEE, STACK = 90, 10, 20_000
ENTRIES = len(FIRST_FLIGHT) + len(SECOND_FLIGHT)
POOL, FEES = ENTRIES * BUY_IN, ENTRIES * FEE
SECOND = 180
"""Two places of 12: the last gets 1.8 times what an entry costs."""
FIRST = POOL - SECOND


def test_two_flights_meet_on_day_two_with_all_their_chips(ina):
    fields = {"Players expected": "12", "Buy-in to the pool": "90", "Fee": "10"}
    new_event(ina, "Two Days", "No-Limit Freezeout", fields)
    for flight, names in (("1A", FIRST_FLIGHT), ("1B", SECOND_FLIGHT)):
        a_flight_plays_and_bags(ina, flight, names)
        ina.wait(hours=1)
    bags = BAGS["1A"] | BAGS["1B"]
    rows = ina.table("Flight", "Entries", "Bagged", "Chips")
    assert rows[:2] == [
        (flight, "6", str(len(BAGS[flight])), f"{6 * STACK:,}") for flight in ("1A", "1B")
    ]

    ina.wait(hours=20)
    ina.clicks("Start next day")
    assert sorted(seats(ina)) == sorted(bags)
    assert all(seats(ina).values())
    chips = ENTRIES * STACK
    assert sum(bags.values()) == chips
    ina.reads(f"Average: {round(chips / len(bags)):,}")
    goes_to(ina, "Clock")
    ina.reads("Level 3: 8:00")  # where both flights ended
    ina.clicks("Resume clock")
    ina.wait(minutes=30)
    out = []
    while len(left := list(seats(ina))) > 1:
        busts(ina, left[0])
        ina.hears(f"{left[0]} busted in {ordinal(len(left))} place")
        out.append(left[0])
    (winner,) = bags.keys() - {*out}
    goes_to(ina, "Results")
    rows = ina.table("Place", "Player", "Prize")
    assert rows[:3] == [
        ("1", winner, str(FIRST)),
        ("2", out[-1], str(SECOND)),
        ("3", out[-2], ""),
    ]
    pays_all_prizes(ina)
    closes(ina, str(FEES))
    everything_adds_up(ina)
    ina.come_back()
    ina.double_clicks("Two Days")
    ina.reads("Everything is paid")
    everything_adds_up(ina)


def a_flight_plays_and_bags(ina, flight, names):
    ina.menu("Tables", "Flights", "Open flight")
    confirms(ina, flight)
    ina.hears(f"Flight {flight} opened")
    sign_up(ina, [f"{name}, paid" for name in names])
    goes_to(ina, "Players")
    ina.clicks("Draw seats")
    goes_to(ina, "Clock")
    ina.clicks("Start clock")
    ina.wait(minutes=40)
    for name in names:
        if name not in BAGS[flight]:
            busts(ina, name)
    for name, chips in BAGS[flight].items():
        ina.menu("Tables", "Flights", "Bag chips")
        confirms(ina, f"{name} {chips}")
        ina.hears(f"{name} bagged {chips:,}")
    goes_to(ina, "Flights")
    ina.clicks("End flight", "Confirm")
    ina.hears(f"Flight {flight} ended")


def everything_adds_up(ina):
    goes_to(ina, "Money")
    expected = all_in_cash(POOL, FEES)
    assert {caption: ina.beside(caption) for caption in expected} == expected
