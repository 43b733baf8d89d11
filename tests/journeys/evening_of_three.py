"""Three events at once by mouse, each with a wall on a screen of its own.

A process has the screens that it was started with: `test_three_events.py` starts one for this.
"""

import json

import pytest

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

SCREENS = "desk", "left", "middle", "right"
SIZE = 1366, 768
EVENTS = {
    "Early": (["Ann Ost", "Bob Marek", "Cho Marlin"], 30, 10),
    "Main": (["Dov Kern", "Eve Lund", "Fay Orr"], 100, 20),
    "Late": (["Gus Amsel", "Hal Pike", "Ivy Roth"], 45, 5),
}
"""Who plays, and what an entry costs: for the prize pool, and as a fee."""
WALLS = {"Early": "left", "Main": "right", "Late": "middle"}
"""Where each stands: the first takes all three screens, and gives one up to each of the others."""


@pytest.fixture(scope="session")
def qapp_args(tmp_path_factory):
    """A desk and three walls, side by side."""
    screens = [
        {"name": name, "x": at * SIZE[0], "y": 0, "width": SIZE[0], "height": SIZE[1]}
        | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        for at, name in enumerate(SCREENS)
    ]
    whole = {"synchronousWindowSystemEvents": False, "windowFrameMargins": False}
    file = tmp_path_factory.mktemp("screens") / "screens.json"
    file.write_text(json.dumps(whole | {"screens": screens}))
    return ["director", "-platform", f"offscreen:configfile={file}"]


def test_three_events_at_once_never_reach_one_another(ina):
    for name in EVENTS:
        an_event_begins(ina, name)
        ina.clicks("Show wall", "All events")
        ina.wait(minutes=5)
    walls_say(ina, Early=("9:00", "Level 2"), Main=("2:00", "Level 1"), Late=("7:00", "Level 1"))

    one_clock_stands_and_the_others_go_on(ina)
    what_is_done_in_one_is_seen_on_its_wall_alone(ina)
    what_is_undone_in_one_stays_in_the_others(ina)
    for name in EVENTS:
        ends(ina, name)
    ina.come_back()
    for name in EVENTS:
        goes_into(ina, name)
        ina.reads("Everything is paid")
        everything_adds_up(ina, name)


def an_event_begins(ina, name):
    players, buy_in, fee = EVENTS[name]
    fields = {"Players expected": "3", "Buy-in to the pool": str(buy_in), "Fee": str(fee)}
    new_event(ina, name, "No-Limit Turbo", fields)
    sign_up(ina, [f"{one}, paid" for one in players])
    ina.clicks("Draw seats")
    goes_to(ina, "Clock")
    ina.clicks("Start clock")


def walls_say(ina, **texts):
    """Each wall is of its event and says this."""
    for name, said in texts.items():
        wall = ina.wall(WALLS[name])
        assert wall[0] == name
        assert {*said} <= {*wall}, wall


def goes_into(ina, name):
    if ina.sees_button("All events"):
        ina.clicks("All events")
    ina.double_clicks(name)


def one_clock_stands_and_the_others_go_on(ina):
    goes_into(ina, "Main")
    goes_to(ina, "Clock")
    ina.clicks("Pause clock")
    ina.wait(minutes=1)
    walls_say(
        ina,
        Early=("8:00", "Running"),
        Main=("2:00", "Paused"),
        Late=("6:00", "Running"),
    )
    ina.clicks("Resume clock")


def what_is_done_in_one_is_seen_on_its_wall_alone(ina):
    goes_into(ina, "Early")
    busts(ina, "Cho Marlin")
    goes_into(ina, "Late")
    ina.menu("Clock", "Wall", "Announce on wall")
    confirms(ina, "Food is served")
    walls_say(ina, Early=("2 / 3", "15,000"), Main=("3 / 3",), Late=("3 / 3", "Food is served"))
    for name in ("Early", "Main"):
        assert "Food is served" not in ina.wall(WALLS[name])


def what_is_undone_in_one_stays_in_the_others(ina):
    """The same thing is done in two events, and taken back in the one in front."""
    goes_into(ina, "Main")
    busts(ina, "Fay Orr")
    walls_say(ina, Early=("2 / 3",), Main=("2 / 3",))
    ina.clicks("Undo: Fay Orr busted in 3rd place")
    walls_say(ina, Early=("2 / 3",), Main=("3 / 3",), Late=("3 / 3",))


def ends(ina, name):
    """The first who signed up wins, is paid, and the wall comes down; the other walls stay."""
    players, buy_in, fee = EVENTS[name]
    before = {one: ina.wall(screen) for one, screen in WALLS.items() if one != name}
    goes_into(ina, name)
    for one in reversed(players[1:]):
        if one in seats(ina):
            busts(ina, one)
            ina.hears(f"{one} busted in {ordinal(1 + players.index(one))} place")
    wall = ina.wall(WALLS[name])
    assert {f"Winner  ·  {len(players) * buy_in}", players[0]} <= {*wall}, wall
    pays_all_prizes(ina)
    closes(ina, str(len(players) * fee))
    everything_adds_up(ina, name)
    ina.clicks("Show wall")
    assert ina.wall(WALLS[name]) == []
    assert {one: ina.wall(WALLS[one]) for one in before} == before


def everything_adds_up(ina, name):
    players, buy_in, fee = EVENTS[name]
    goes_to(ina, "Money")
    expected = all_in_cash(len(players) * buy_in, len(players) * fee)
    assert {caption: ina.beside(caption) for caption in expected} == expected
