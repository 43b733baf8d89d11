"""A shootout of four tables by keys: both rounds, and no winner of a table can be put out."""

from director.translation import ordinal
from tests.journeys.by_keys import busts, closes, new_event, pays_prizes, saves, seats, sign_up
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
]
BUY_IN, FEE, STACK = 50, 5, 5_000
POOL, FEES = len(NAMES) * BUY_IN, len(NAMES) * FEE
SECOND = 95
"""Two places of 16: the last gets 1.8 times what an entry costs, 99, in fives."""
FIRST = POOL - SECOND


def test_a_shootout_of_four_tables_is_won_in_two_rounds(ina, tmp_path):
    fields = {"Players expected": "16", "Buy-in to the pool": "50", "Fee": "5"}
    new_event(ina, "Sunday Shootout", "shootout", fields)
    sign_up(ina, [f"{name}, paid" for name in NAMES])
    ina.press("Ctrl+Shift+G", "P", "Ctrl+A")
    ina.enters("4 seats, 1 advances")
    ina.reads("16 players play 2 rounds: 4 and 1 tables")
    ina.press("D", "F9")

    winners = four_tables_play(ina)
    ina.press("Ctrl+Shift+G", "D")
    ina.reads(f"Average: {STACK:,}")  # a new stack for each of the four
    ina.reads("Level 1: 10:00")
    assert sorted(seats(ina)) == sorted(winners)
    winner, *others = winners
    for place, name in zip((4, 3, 2), others, strict=True):
        busts(ina, name)
        ina.hears(f"{name} busted in {ordinal(place)} place")

    ina.press("Ctrl+0")
    assert ina.table("Place", "Player", "Prize")[:3] == [
        ("1", winner, str(FIRST)),
        ("2", others[-1], str(SECOND)),
        ("3", others[-2], ""),
    ]
    pays_prizes(ina)
    closes(ina, str(FEES))
    everything_adds_up(ina)
    lines = saves(ina, "export results", tmp_path / "results.csv").splitlines()
    places = [line.split(",") for line in lines if line[:1].isdigit()]
    assert [place[1] for place in places[:4]] == [winner, *reversed(others)]
    assert sum(int(place[2]) for place in places[:2]) == POOL
    assert sorted(place[1] for place in places) == NAMES
    ina.come_back()
    ina.press("Return")
    ina.reads("Everything is paid")
    everything_adds_up(ina)


def four_tables_play(ina):
    """Who has won the first, the second, the third and the fourth table."""
    winners, place = [], len(NAMES)
    tables: dict[str, list[str]] = {}
    for name, seat in seats(ina).items():
        tables.setdefault(seat.partition("–")[0], []).append(name)
    assert sorted(map(len, tables.values())) == [4, 4, 4, 4]
    for number in sorted(tables):
        winner, *others = tables[number]
        for name in others:
            busts(ina, name)
            ina.hears(f"{name} busted in {ordinal(place)} place")
            place -= 1
        ina.press("F8")
        ina.enters(winner)
        ina.hears(f"{winner} is through to the next round: table {number} is over")
        ina.press("Escape")
        ina.wait(minutes=5)
        winners.append(winner)
    return winners


def everything_adds_up(ina):
    ina.press("Ctrl+7")
    expected = all_in_cash(POOL, FEES)
    assert {caption: ina.beside(caption) for caption in expected} == expected
