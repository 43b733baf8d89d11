"""An 8-Game night by mouse: a move, a broken table, a chip race and a deal, until all is paid."""

from director.translation import ordinal
from tests.journeys.by_mouse import (
    at_table,
    busts,
    closes,
    goes_to,
    new_event,
    pays_all_prizes,
    saves,
    seats,
    sign_up,
)
from tests.journeys.sums import all_in_cash

NAMES = [
    "Ann Ost",
    "Bob Marek",
    "Cho Marlin",
    "Dov Kern",
    "Eve Lund",
    "Fay Orr",
    "Gus Amsel",
    "Hal Pike",
    "Ivy Roth",
    "Jon Vale",
    "Kim Stahl",
    "Lea Brandt",
    "Max Thoma",
    "Nia Fabre",
    "Oda Wolff",
    "Pia Rossi",
    "Quy Tran",
    "Rex Hagen",
]

BUY_IN, FEE, STACK = 100, 20, 10_000
POOL = len(NAMES) * BUY_IN
FEES = len(NAMES) * FEE
FOURTH = POOL * 10 // 100
LEAST = POOL * 20 // 100
"""What third place would get, and everybody of three gets at least in a chip chop."""
RACED_IN = 100
"""Chips that the race brought into play beyond those that left it."""
STACKS = (90_000, 60_000, 30_000 + RACED_IN)
CHIPS = len(NAMES) * STACK + RACED_IN
DEAL = [LEAST + round((POOL - FOURTH - 3 * LEAST) * stack / CHIPS) for stack in STACKS]


def test_an_8_game_night_ends_with_a_deal_of_three(ina, tmp_path):
    fields = {"Players expected": "18", "Buy-in to the pool": "100", "Fee": "20"}
    new_event(ina, "Tuesday Eight", "8-Game", fields)
    sign_up(ina, [f"{name}, paid" for name in NAMES])
    ina.clicks("Draw seats")
    goes_to(ina, "Clock")
    ina.clicks("Start clock")
    ina.wait(minutes=30)

    somebody_moves_to_an_open_seat(ina)
    a_table_breaks(ina)
    the_25s_are_raced_off(ina)
    at_seven_all_draw_again(ina)
    the_pool_is_divided_among_four(ina)
    fourth = play_down_to_three(ina)
    shares = three_agree(ina)
    pays_all_prizes(ina)
    assert dict(ina.table("Player", "Prize")) == shares | {fourth: str(FOURTH)}
    assert [ina.beside(one) for one in ("Prize pool", "Paid", "Prizes unpaid")] == [
        "1,800",
        "1,800",
        "0",
    ]
    goes_to(ina, "Clock")
    ina.clicks("Pause clock")  # a deal ends play, and the clock runs on until it is stopped
    closes(ina, str(FEES))

    everything_adds_up(ina)
    exported = saves(ina, ("Print", "Export", "Export results"), tmp_path / "results.csv")
    places = [line.split(",") for line in exported.splitlines() if line[:1].isdigit()]
    assert {place[1]: place[2] for place in places[:4]} == shares | {fourth: str(FOURTH)}
    assert [place[0] for place in places] == [str(at) for at in range(1, len(NAMES) + 1)]
    ina.come_back()
    ina.double_clicks("Tuesday Eight")
    assert dict(ina.table("Player", "Prize")[:4]) == shares | {fourth: str(FOURTH)}
    everything_adds_up(ina)


def somebody_moves_to_an_open_seat(ina):
    busts(ina, at_table(ina, 3)[0])
    mover = at_table(ina, 1)[0]
    goes_to(ina, "Tables")
    free = next(f"3-{seat}" for seat in range(1, 7) if ina.sees_just(f"3-{seat}"))
    ina.drags(mover, free)
    ina.hears(f"{mover} sits at table 3, seat {free[-1]}")
    assert [len(at_table(ina, table)) for table in (1, 2, 3)] == [5, 6, 6]


def a_table_breaks(ina):
    while len(seats(ina)) > 12:
        busts(ina, max((at_table(ina, table) for table in (3, 2, 1)), key=len)[0])
    goes_to(ina, "Tables")
    ina.right_clicks("Table 3", "Break table")  # as long as entries are sold nobody proposes it
    ina.clicks("Accept 4 moves")
    ina.clicks("All arrived")
    ina.hears("4 players have arrived")
    assert sorted(seat[0] for seat in seats(ina).values()) == ["1"] * 6 + ["2"] * 6


def the_25s_are_raced_off(ina):
    ina.wait(minutes=185)
    goes_to(ina, "Clock")
    ina.reads("color up 25s")
    ina.menu("Print", "Play", "Print chip race sheet")
    assert ina.opened == ["chip-race-tuesday-eight.pdf"]
    first, last = sorted({seat[0] for seat in seats(ina).values()})
    race_at(ina, int(first))
    goes_to(ina, "Clock")
    due = f"Due now (2): Color up the 25s at table {last}"
    ina.clicks(due, "Colored up")
    ina.hears(f"Table {last}: 25s colored up")
    ina.clicks(f"Undo: Table {last}: 25s colored up")
    ina.clicks(due, "Colored up")
    assert not ina.sees(due)
    ina.wait(minutes=10)


def race_at(ina, table):
    """Seats 1 to 6 have 3, 1, 2, 1, none and 1 of the 25s; seat 6 has nothing else."""
    names = {seat[2:]: name for name, seat in seats(ina).items() if seat[0] == str(table)}
    goes_to(ina, "Tables")
    ina.right_clicks(f"Table {table}", "Chip race …")
    for row, typed in (("1", "3"), ("2", "1"), ("3", "2"), ("4", "1"), ("6", "1")):
        ina.clicks_field(f"How many leave play, row {row}")
        ina.types(typed)
    ina.reads(f"seat 1 ({names['1']}) gets 3 cards")
    cards = (("1", "9h 4c Kd"), ("2", "As"), ("3", "2c 7s"), ("4", "3h"), ("6", "Jc"))
    for row, typed in cards:
        ina.clicks_field(f"Cards for the odd chips, row {row}")
        ina.types(typed)
    ina.clicks_field("Seats with no other chips")
    ina.types("6")
    ina.scrolls_to("Edition: Poker TDA Rules (2024, version 1.0)")
    for line in (
        (
            f"Seats 2 ({names['2']}) and 1 ({names['1']}) win a chip of 100 each; "
            f"seat 6 ({names['6']}) is not raced out and gets one"
        ),
        f"Seat 3 ({names['3']}) gives 2 × 25 and wins nothing with 2c 7s",
        "Out of play: 8 × 25; into play: 3 × 100, 100 more than leaves",
    ):
        ina.reads(line)
    ina.clicks(f"Record table {table} as colored up")
    ina.hears(f"Table {table}: 25s colored up")


def at_seven_all_draw_again(ina):
    while len(seats(ina)) > 7:
        busts(ina, max((at_table(ina, table) for table in (1, 2, 3)), key=len)[0])
    goes_to(ina, "Tables")
    ina.clicks("Redraw seats")
    assert {seat[0] for seat in seats(ina).values()} == {"1"}


def the_pool_is_divided_among_four(ina):
    """Forty, thirty, twenty and ten percent."""
    goes_to(ina, "Prizes")
    ina.clicks("Structure", "Online Room", "Use this structure")
    places = [str(POOL * share // 100) for share in (40, 30, 20, 10)]
    assert [prize for _, prize in ina.table("Place", "Prize")] == places


def play_down_to_three(ina):
    """Whoever was fourth."""
    while len(left := list(seats(ina))) > 3:
        busts(ina, left[0])
        ina.hears(f"{left[0]} busted in {ordinal(len(left))} place")
        fourth = left[0]
    return fourth


def three_agree(ina):
    """What each of three gets by a chip chop."""
    goes_to(ina, "Deal")
    ina.clicks("Chip chop, minimum prize")
    ina.clicks_field("Stack")
    ina.enters(*(str(stack) for stack in STACKS))
    ina.reads(f"Stacks: {CHIPS:,}, matches chips in play")
    rows = ina.table("Name", "Stack", "Agreed")
    assert [row[1:] for row in rows] == [
        (f"{stack:,}", str(share)) for stack, share in zip(STACKS, DEAL, strict=True)
    ]
    assert sum(DEAL) + FOURTH == POOL
    ina.clicks("Accept", "Accept deal")
    ina.hears("Deal made: 3 players split 1,620, chip chop")
    return {name: share for name, _, share in rows}


def everything_adds_up(ina):
    goes_to(ina, "Money")
    expected = all_in_cash(POOL, FEES)
    assert {caption: ina.beside(caption) for caption in expected} == expected
