"""Dealer's choice with lammers by mouse: the structure is written first, then it is played."""

from director.translation import ordinal
from tests.journeys.by_mouse import (
    busts,
    closes,
    goes_to,
    pays_all_prizes,
    seats,
    sign_up,
)
from tests.journeys.sums import all_in_cash

NAMES = ["Ann Ost", "Bob Marek", "Cho Marlin", "Dov Kern", "Eve Lund", "Fay Orr"]
BUY_IN, FEE = 60, 10
POOL, FEES = len(NAMES) * BUY_IN, len(NAMES) * FEE
STACK, LAMMERS, WORTH = 10_000, 2, 2_500
CHIPS = len(NAMES) * (STACK + LAMMERS * WORTH)
"""Lammers that nobody has turned in count as well."""


def test_dealers_choice_is_played_with_the_lammers_of_a_structure_of_ones_own(ina):
    a_structure_is_written(ina)
    the_evening_begins(ina)
    who_has_the_choice_chooses(ina)
    lammers_are_turned_in(ina)
    somebody_wins(ina)
    closes(ina, str(FEES))
    everything_adds_up(ina)
    ina.come_back()
    ina.double_clicks("Choice night")
    ina.reads("Everything is paid")
    everything_adds_up(ina)


def a_structure_is_written(ina):
    """From a shipped one, with two lammers for each player."""
    ina.menu("Event", "New event")
    ina.types("Choice night")
    ina.clicks_field("Find a structure")
    ina.types("dealer's choice")
    ina.clicks("Dealer's Choice", "Edit a copy")
    ina.clicks_field("Name")
    ina.types("Choice with lammers")
    ina.clicks("▸  Lammers")
    fields = {"Lammers": LAMMERS, "Chips per lammer": WORTH, "Lammers until": "end of level 4"}
    for field, typed in fields.items():
        ina.clicks_field(field)
        ina.types(str(typed))
    ina.clicks("Save structure")
    ina.hears("Saved: ")
    ina.clicks("New event from structure")


def the_evening_begins(ina):
    """What the event is called was typed before; the structure of one's own is chosen."""
    fields = {"Players expected": "6", "Buy-in to the pool": str(BUY_IN), "Fee": str(FEE)}
    for field, typed in fields.items():
        ina.clicks_field(field)
        ina.types(typed)
    ina.clicks("Create event")
    sign_up(ina, [f"{name}, paid" for name in NAMES])
    ina.clicks("Draw seats")
    goes_to(ina, "Clock")
    ina.clicks("Start clock")
    ina.wait(minutes=5)
    ina.reads(f"Average: {round(CHIPS / len(NAMES)):,}")


def who_has_the_choice_chooses(ina):
    """Whose choice the first one was is asked; from then on it goes round."""
    first, second, third, *_ = in_order(ina)
    plays(ina, "Razz")
    ina.clicks(f"{first} chose Razz")
    ina.hears(f"Table 1 plays Razz: {first} chose")
    for chooser, game in ((second, "Badugi"), (third, "PLO")):
        plays(ina, game, f"{chooser} chooses: what does table 1 play?")
        ina.hears(f"Table 1 plays {game}: {chooser} chose")


def plays(ina, game, asked="Which game does table 1 play?"):
    goes_to(ina, "Tables")
    ina.right_clicks("Table 1", "Set game …")
    ina.reads(asked)
    ina.clicks(game)


def in_order(ina):
    """Who sits at the table, from seat 1 on."""
    taken = seats(ina)
    return sorted(taken, key=taken.__getitem__)


def lammers_are_turned_in(ina):
    """One by choice, others when the last chip is lost; what is left at the end of level 4."""
    goes_to(ina, "Players")
    ina.right_clicks("Ann Ost", "Redeem lammers …")
    ina.clicks("1 lammer")
    ina.hears("Ann Ost turned in lammers: 1, for 2,500")
    ina.right_clicks("Ann Ost", "Ann Ost is out of chips")
    ina.hears("Ann Ost turned in lammers: 1, for 2,500")
    ina.right_clicks("Bob Marek", "Bob Marek is out of chips")
    ina.clicks("All 2")
    ina.hears("Bob Marek turned in lammers: 2, for 5,000")
    ina.reads(f"Average: {round(CHIPS / len(NAMES)):,}")
    busts(ina, "Ann Ost")
    ina.hears("Ann Ost busted in 6th place")
    ina.wait(minutes=80)
    ina.menu("Players", "Payment", "Redeem all lammers")
    ina.hears("Lammers turned in for 4 players")
    ina.reads(f"Average: {round(CHIPS / (len(NAMES) - 1)):,}")


def somebody_wins(ina):
    """Nobody holds lammers any more: whoever loses the last chip is out."""
    out = ["Ann Ost"]
    while len(left := list(seats(ina))) > 1:
        busts(ina, left[0])
        ina.hears(f"{left[0]} busted in {ordinal(len(left))} place")
        out.append(left[0])
    goes_to(ina, "Results")
    rows = ina.table("Place", "Player", "Prize")
    assert rows == [
        ("1", "Fay Orr", str(POOL)),
        *[(str(place), name, "") for place, name in enumerate(reversed(out), start=2)],
    ]
    pays_all_prizes(ina)


def everything_adds_up(ina):
    goes_to(ina, "Money")
    expected = all_in_cash(POOL, FEES)
    assert {caption: ina.beside(caption) for caption in expected} == expected
