"""A weekly HORSE night with rebuys and bounties, by keys alone, from empty to closed and paid."""

from director.translation import ordinal
from tests.journeys.by_keys import (
    beside,
    busts,
    chooses_player,
    closes,
    new_event,
    pays_bounties,
    pays_prizes,
    saves,
    seats,
    sign_up,
)

PAID = [
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
]
OWING = ["Kim Stahl", "Lea Brandt"]

BUY_IN, FEE, BOUNTY, REBUY = 50, 10, 10, 50
ENTRIES, REBUYS = 16, 2
PRICE = BUY_IN + FEE + BOUNTY
POOL = ENTRIES * BUY_IN + REBUYS * REBUY
TAKEN = ENTRIES * PRICE + REBUYS * REBUY
CARD, TRANSFER = PRICE, PRICE
CASH = TAKEN - CARD - TRANSFER
SECOND = 125
"""Two places of 16: the last gets 1.8 times what an entry costs, 126, in fives."""
FIRST = POOL - SECOND


def test_a_weekly_horse_is_played_from_the_first_name_to_the_paid_winner(ina, tmp_path):
    new_event(
        ina,
        "Friday HORSE",
        "horse",
        {
            "Players expected": "16",
            "Buy-in to the pool": "50",
            "Fee": "10",
            "Bounty": "10",
            "Rebuy": "50",
        },
    )
    everybody_registers(ina)
    play_down_to_one_table(ina)

    knocked_out = play_to_the_winner(ina)

    winner = everybody_is_paid(ina, knocked_out)
    drawer = CASH - POOL - ENTRIES * BOUNTY
    closes(ina, str(drawer))
    the_money_is_right(ina, drawer)
    what_is_exported_says_the_same(ina, winner, knocked_out[-1], tmp_path)
    ina.come_back()
    ina.press("Return")
    ina.reads("Everything is paid")
    the_money_is_right(ina, drawer)


def everybody_registers(ina):
    sign_up(ina, [*(f"{one}, paid" for one in PAID), *OWING])
    ina.press("F7")
    ina.enters("Max Thoma")
    pays_with(ina, "card")
    ina.enters("Oda Wolff")
    pays_with(ina, "transfer")
    ina.enters("Rex Hagen")
    pays_with(ina, "cash")
    ina.press("Ctrl+Z", "Return")  # paid by transfer, but for somebody else
    assert not ina.sees("Rex Hagen  ")
    pays_with(ina, "transfer")
    ina.press("F7")
    ina.enters("Quy Tran")
    pays_with(ina, "cash")
    ina.types("Pia Rossi")
    ina.press("Shift+Return")
    ina.types("100")
    ina.reads(f"Change {100 - PRICE}")
    ina.press("Return")


def pays_with(ina, way):
    while not ina.sees_just(way):
        ina.press("F3")


def play_down_to_one_table(ina):
    for owing in OWING:
        ina.press("Ctrl+7", "O", "P", "Return")
        ina.hears(f"{owing} paid {PRICE}, cash")
    ina.press("Ctrl+D", "F9")
    ina.wait(minutes=25)
    first, again, *_ = at_table(ina, 1)
    busts(ina, first, beside(ina, first))
    ina.press("F8")
    ina.types(again)
    ina.press("Shift+Return", "Return")
    ina.hears(f"{again} rebought")
    chooses_player(ina, first)
    ina.press("B", "Return")
    ina.hears(f"{first} rebought at table 1")
    ina.reads(f"Average: {round((ENTRIES + REBUYS) * 10_000 / ENTRIES):,}")
    ina.wait(minutes=90)
    for _ in range(3):
        out = at_table(ina, 1)
        busts(ina, out[0], out[1])
    the_larger_table_gives_a_player(ina)
    while len(seats(ina)) > 8:
        larger = max((at_table(ina, 1), at_table(ina, 2)), key=len)
        busts(ina, larger[0], larger[1])
    ina.press("Ctrl+2", "Ctrl+Shift+B")
    ina.reads("8 players left: the structure calls for a redraw")
    ina.press("Return")
    assert ina.cursor == "Tables"  # and not on a button that leads out of the event
    assert {seat.partition("–")[0] for seat in seats(ina).values()} == {"1"}


def the_larger_table_gives_a_player(ina):
    """Table 1 has five players and table 2 eight."""
    buttons = {table: seats(ina)[at_table(ina, table)[0]].partition("–")[2] for table in (1, 2)}
    ina.press("Ctrl+2", "Ctrl+Shift+B")
    for table, seat in buttons.items():
        ina.reads(f"Table {table}: where is the next button?")
        ina.press(seat)
    ina.press("Return", "Shift+A")
    assert (len(at_table(ina, 1)), len(at_table(ina, 2))) == (6, 7)


def at_table(ina, table):
    return [name for name, seat in seats(ina).items() if seat.startswith(f"{table}–")]


def play_to_the_winner(ina):
    """Who went out at the last table, in this order."""
    out = []
    while len(left := list(seats(ina))) > 1:
        busts(ina, left[0], left[1])
        ina.hears(f"{left[0]} busted in {ordinal(len(left))} place")
        out.append(left[0])
    return out


def everybody_is_paid(ina, knocked_out):
    """The winner's name, once bounties and prizes are paid."""
    ina.press("Ctrl+0")
    places = ina.table("Place", "Player", "Prize")
    winner = places[0][1]
    assert places[:3] == [
        ("1", winner, str(FIRST)),
        ("2", knocked_out[-1], str(SECOND)),
        ("3", knocked_out[-2], ""),
    ]
    ina.reads(f"{POOL + ENTRIES * BOUNTY:,} is unpaid")
    pays_bounties(ina)
    bounties = str(ENTRIES * BOUNTY)
    said = [ina.beside(one) for one in ("Charged", "Won", "Paid", "Still due")]
    assert said == [bounties, bounties, bounties, "0"]
    pays_prizes(ina)
    said = [ina.beside(one) for one in ("Won so far", "Paid", "Prizes unpaid")]
    assert said == [str(POOL), str(POOL), "0"]
    return winner


def the_money_is_right(ina, drawer):
    """What the Money screen says, against what was sold, taken and paid."""
    ina.press("Ctrl+7")
    paid_out = POOL + ENTRIES * BOUNTY
    expected = {
        "Charged": f"{TAKEN:,}",
        "For the prize pool": f"{POOL}",
        "Fee": f"{ENTRIES * FEE}",
        "Bounty": f"{ENTRIES * BOUNTY}",
        "Cash": f"{CASH:,}",
        "Card": f"{CARD}",
        "Transfer": f"{TRANSFER}",
        "Cash to players": f"\N{MINUS SIGN}{paid_out:,}",
        "Expected in drawer": f"{drawer}",
    }
    assert {caption: ina.beside(caption) for caption in expected} == expected


def what_is_exported_says_the_same(ina, winner, second, folder):
    lines = saves(ina, "export results", folder / "results.csv").splitlines()
    rows = [line.split(",") for line in lines if line[:1].isdigit()]
    assert [row[:3] for row in rows[:2]] == [["1", winner, str(FIRST)], ["2", second, str(SECOND)]]
    assert [row[0] for row in rows] == [str(place) for place in range(1, ENTRIES + 1)]
    assert sum(int(row[-1] or 0) for row in rows) == ENTRIES * BOUNTY
