"""Late registration, alternates, penalties and a disqualification, by keys, on eight seats."""

from director.translation import ordinal
from tests.journeys.by_keys import (
    busts,
    chooses_player,
    closes,
    new_event,
    pays_prizes,
    saves,
    seats,
    sign_up,
)
from tests.journeys.sums import all_in_cash

FIRST_EIGHT = [
    "Ann Ost",
    "Bob Marek",
    "Cho Marlin",
    "Dov Kern",
    "Eve Lund",
    "Fay Orr",
    "Gus Amsel",
    "Hal Pike",
]
WAITING = ["Ivy Roth", "Jon Vale"]
LATE = "Kim Stahl"
BUY_IN, FEE, STACK = 40, 10, 10_000
ENTRIES = len(FIRST_EIGHT) + len(WAITING) + 1
POOL, FEES = ENTRIES * BUY_IN, ENTRIES * FEE
REMOVED = 12_000
"""Chips of whoever was disqualified."""
PRIZES = 350, 90
"""Two places of 11: the last gets 1.8 times what an entry costs."""


def test_a_late_night_with_alternates_penalties_and_a_disqualification(ina, tmp_path):
    fields = {"Players expected": "8", "Buy-in to the pool": "40", "Fee": "10"}
    new_event(ina, "Late Night", "hor", fields)
    sign_up(ina, [f"{name}, paid" for name in FIRST_EIGHT])
    ina.press("Ctrl+2", "O", "Ctrl+A")
    ina.enters("1 of 8")
    ina.press("Ctrl+D", "F9")
    ina.wait(minutes=30)

    two_wait_for_a_seat_and_get_one(ina)
    one_misses_a_round(ina)
    one_is_disqualified(ina)
    one_comes_after_registration(ina)
    knocked_out = play_to_the_winner(ina)

    ina.press("Ctrl+0")
    rows = ina.table("Place", "Player", "Prize")
    assert [row[2] for row in rows[:3]] == [*map(str, PRIZES), ""]
    assert [row[1] for row in rows[1:]] == [
        *reversed(knocked_out),
        "Cho Marlin",
        "Bob Marek",
        "Ann Ost",
    ]
    pays_prizes(ina)
    closes(ina, str(FEES))
    everything_adds_up(ina)
    lines = saves(ina, "export results", tmp_path / "results.csv").splitlines()
    places = [line.split(",") for line in lines if line[:1].isdigit()]
    assert [tuple(place[:2]) for place in places] == [row[:2] for row in rows]
    ina.come_back()
    ina.press("Return")
    ina.reads("Everything is paid")
    everything_adds_up(ina)


def two_wait_for_a_seat_and_get_one(ina):
    ina.press("F7")
    ina.enters(WAITING[0])
    ina.press("Return")  # once play runs, whoever is new to the house is entered by a second one
    ina.hears("No seat is open")
    ina.press("Shift+F7", "Ctrl+A")
    ina.hears(f"{WAITING[0]} added to the alternates, number 1")
    ina.types(WAITING[1])
    ina.press("Shift+F7", "Shift+F7")
    ina.hears(f"{WAITING[1]} added to the alternates, number 2")
    for out, comes in zip(("Ann Ost", "Bob Marek"), WAITING, strict=True):
        seat = seats(ina)[out]
        busts(ina, out)
        ina.press("Ctrl+Shift+A", "Return")
        ina.hears(f"{comes} registered")
        assert seats(ina)[comes] == seat


def one_misses_a_round(ina):
    """A round is eight hands at a table of eight."""
    chooses_player(ina, "Dov Kern")
    ina.press("W")
    ina.enters("1 round phone")
    ina.hears("Dov Kern penalized 1 round (8 hands): phone")
    ina.press("S", "Ctrl+A")
    ina.enters("5")
    ina.reads("hands still to miss: 3 of 8; phone")
    ina.press("S", "Ctrl+A")
    ina.enters("3")
    ina.hears("Dov Kern served 3 penalty hands")
    ina.reads("hands still to miss: 0 of 8")


def one_is_disqualified(ina):
    """The chips leave play, and nobody enters again at a key."""
    chooses_player(ina, "Cho Marlin")
    ina.press("Shift+D")
    ina.types("collusion")
    ina.reads("How many chips leave play?")
    ina.press("Ctrl+A")
    ina.types(f"{REMOVED} collusion")
    ina.reads("12,000 chips removed from play")
    ina.press("Return")
    ina.hears("Cho Marlin disqualified: collusion")
    chips, left = 10 * STACK - REMOVED, 7
    ina.reads(f"Average: {round(chips / left):,}")


def one_comes_after_registration(ina):
    """The clock is at the end of the first break; the floor lets one in all the same."""
    ina.wait(minutes=85)
    ina.press("F7")
    ina.enters(LATE)
    ina.press("Return")
    ina.hears("Registration is closed")
    assert LATE not in seats(ina)
    ina.press("F4")
    ina.enters("stuck in traffic, agreed before")
    ina.hears(f"{LATE} registered")
    assert LATE in seats(ina)


def play_to_the_winner(ina):
    out = []
    while len(left := list(seats(ina))) > 1:
        busts(ina, left[0])
        ina.hears(f"{left[0]} busted in {ordinal(len(left))} place")
        out.append(left[0])
    return out


def everything_adds_up(ina):
    ina.press("Ctrl+7")
    expected = all_in_cash(POOL, FEES)
    assert {caption: ina.beside(caption) for caption in expected} == expected
