"""A league of two evenings by mouse: which events count, a guest, a tie, and the standings."""

import json

from tests.journeys.by_mouse import (
    busts,
    closes,
    goes_to,
    new_event,
    pays_all_prizes,
    sign_up,
)
from tests.journeys.sums import all_in_cash

GUEST = "Gil Gast"
FIRST_EVENING = ["Ann Ost", "Bob Marek", GUEST, "Eve Lund", "Dov Kern", "Fay Orr"]
"""By places: the fourth and the fifth go out in one hand, with equal chips."""
SECOND_EVENING = ["Eve Lund", "Fay Orr", "Ann Ost", "Bob Marek", "Dov Kern"]
MEMBERS = sorted(SECOND_EVENING)
SIDE_EVENT = ["Bob Marek", "Cho Marlin"]
FORMULA = "10 * (entries - place)"
AFTER_ONE = [
    ("1", "Ann Ost", "50", "1"),
    ("2", "Bob Marek", "40", "1"),
    ("3", "Dov Kern", "25", "1"),
    ("3", "Eve Lund", "25", "1"),
    ("5", "Fay Orr", "10", "1"),
]
"""Of six entries; the guest takes no place, and the third and the fourth share 30 and 20."""
AFTER_TWO = [
    ("1", "Ann Ost", "70", "2"),
    ("2", "Eve Lund", "65", "2"),
    ("3", "Bob Marek", "50", "2"),
    ("4", "Fay Orr", "40", "2"),
    ("5", "Dov Kern", "25", "2"),
]
"""Of five entries 20, 40, 10, 30 and 0 come on top."""
BUY_IN, FEE = 40, 10


def test_a_league_counts_two_evenings_and_no_other(ina, tmp_path):
    an_evening(ina, "Friday 1", FIRST_EVENING)
    out(ina, "Fay Orr")
    out_together(ina, "Eve Lund", "Dov Kern", places="4th–5th")
    ends(ina, FIRST_EVENING, ["1", "2", "3", "4–5", "4–5", "6"])
    a_league_begins(ina)
    members_are_named(ina)
    standings(ina, AFTER_ONE)
    ina.clicks("Back")

    ina.wait(hours=24 * 7)
    an_evening(ina, "Side event", SIDE_EVENT)
    ends(ina, SIDE_EVENT, ["1", "2"])
    an_evening(ina, "Friday 2", SECOND_EVENING)
    ends(ina, SECOND_EVENING, ["1", "2", "3", "4", "5"])
    ina.menu("House", "Leagues")
    ina.clicks("Events")
    ina.clicks("Friday 2  ·  9 Jan 2026  ·  5 entries", "Save")
    standings(ina, AFTER_TWO)
    lines = saves_standings(ina, tmp_path / "standings.csv").splitlines()
    rows = [line.split(",") for line in lines[2 : 2 + len(AFTER_TWO)]]
    assert [tuple(row[:4]) for row in rows] == AFTER_TWO
    ina.come_back()
    ina.menu("House", "Leagues")
    standings(ina, AFTER_TWO)
    ina.clicks("Back")
    ina.double_clicks("Friday 2")
    ina.reads("Everything is paid")
    the_money_is_right(ina, len(SECOND_EVENING))


def an_evening(ina, name, players):
    fields = {"Players expected": "6", "Buy-in to the pool": str(BUY_IN), "Fee": str(FEE)}
    new_event(ina, name, "No-Limit Turbo", fields)
    sign_up(ina, [f"{one}, paid" for one in sorted(players)])
    ina.clicks("Draw seats")
    goes_to(ina, "Clock")
    ina.clicks("Start clock")
    ina.wait(minutes=80)


def out(ina, *names):
    for name in names:
        busts(ina, name)
        ina.hears(f"{name} busted")


def out_together(ina, *names, places):
    ina.menu("Players", "Bust player")
    ina.types(", ".join(names))
    ina.clicks_field("Chips at the start of the hand, in this order")
    ina.types("5,000 5,000")
    ina.clicks("Confirm")
    ina.hears(f"{' and '.join(names)} busted in {places} place")


def ends(ina, players, places):
    """Whoever is still in goes out in this order; the event is paid and closed."""
    left = [name for name, state in in_play(ina) if state == "in"]
    out(ina, *[one for one in reversed(players[1:]) if one in left])
    goes_to(ina, "Results")
    assert [row[:2] for row in ina.table("Place", "Player", "Prize")] == [
        *zip(places, players, strict=True)
    ]
    pays_all_prizes(ina)
    closes(ina, str(len(players) * FEE))
    the_money_is_right(ina, len(players))


def in_play(ina):
    goes_to(ina, "Players")
    return ina.table("Name", "State")


def a_league_begins(ina):
    """The event that is over counts; who is a member stands in the league's file."""
    ina.menu("House", "Leagues")
    ina.clicks_field("New league")
    ina.enters("Fridays")
    ina.clicks("Formula")
    ina.press("Ctrl+A")
    ina.types(FORMULA)
    ina.clicks("Save formula")
    ina.clicks("Events")
    ina.clicks("Save")


def members_are_named(ina):
    """In the league's file, which opens where files are edited; coming back reads it again."""
    ina.clicks("Edit file")
    file = ina.opens("fridays.toml")
    text = file.read_text("utf-8")
    assert "\nmembers = []\n" in text
    file.write_text(
        text.replace("\nmembers = []\n", f"\nmembers = {json.dumps(MEMBERS)}\n"), "utf-8"
    )
    ina.clicks("Back")
    ina.menu("House", "Leagues")


def saves_standings(ina, file):
    ina.clicks("Save as a list")
    ina.press("Ctrl+A")
    ina.enters(str(file))
    return file.read_text("utf-8-sig")


def standings(ina, expected):
    assert ina.table("Rank", "Player", "Points", "Played") == expected


def the_money_is_right(ina, entries):
    goes_to(ina, "Money")
    expected = all_in_cash(entries * BUY_IN, entries * FEE)
    assert {caption: ina.beside(caption) for caption in expected} == expected
