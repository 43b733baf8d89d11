"""A season of .tdt files is taken over by keys, and the next evening of it is played."""

from tests import tdt_evening
from tests.journeys.by_keys import busts, closes, pays_prizes, seats

PLAYERS = ["Ann Ost", "Bob Marek", "Cho Marlin", "Dov Lind"]
PRICE, TO_POOL, FEE = 55, 50, 5
SOLD = len(PLAYERS) + 1
"""Four entries and a rebuy, in each of the files."""
OLD_POOL = SOLD * TO_POOL
OLD_PRIZES = 150, 100
SEASON = {
    name: 2 * (SOLD - place + 1)
    for place, name in enumerate(["Ann Ost", "Bob Marek", "Dov Lind", "Cho Marlin"], start=1)
}
"""Points of two evenings: buy-ins less place, and one more."""
POOL, FEES = len(PLAYERS) * TO_POOL, len(PLAYERS) * FEE
PRIZES = POOL * 60 // 100, POOL * 40 // 100


def test_a_season_of_old_files_is_carried_on(ina, tmp_path):
    old = tmp_path / "old"
    old.mkdir()
    for number in (1, 2):
        words = tdt_evening.text(uid=f"evening-{number}", title=f"Friday {number}")
        (old / f"{number}.tdt").write_text(words)

    ina.finds_anything("import .tdt")
    ina.tabs_to("Choose a folder …")
    ina.press("Return", "Ctrl+A")
    ina.enters(str(old))
    ina.reads("2 evenings")
    ina.tabs_to("Import 2 events")
    ina.press("Return")
    ina.hears("2 events imported, 4 new players, 1 league")
    ina.press("Escape", "Ctrl+Shift+Y")
    assert ina.table("Player", "Points", "Played") == [
        (name, str(points), "2") for name, points in SEASON.items()
    ]
    ina.press("Escape", "Return")
    rows = ina.table("Place", "Player", "Prize", "Paid")
    assert rows[:2] == [
        (str(place), name, str(prize), str(prize))
        for place, name, prize in zip((1, 2), PLAYERS, OLD_PRIZES, strict=False)
    ]
    the_money_is(ina, SOLD, OLD_POOL)

    ina.finds_anything("copy event")
    ina.tabs_to("Name of the event")
    ina.press("Ctrl+A")
    ina.types("Friday 3")
    ina.press("Ctrl+Return")
    ina.press("F7")
    ina.enters(*PLAYERS)
    assert len(seats(ina)) == len(PLAYERS)
    ina.press("Ctrl+D", "F9")
    ina.wait(minutes=40)
    for name in ("Ann Ost", "Bob Marek", "Cho Marlin"):
        busts(ina, name)
    ina.press("Ctrl+0")
    assert ina.table("Place", "Player", "Prize") == [
        ("1", "Dov Lind", str(PRIZES[0])),
        ("2", "Cho Marlin", str(PRIZES[1])),
        ("3", "Bob Marek", ""),
        ("4", "Ann Ost", ""),
    ]
    pays_prizes(ina)
    closes(ina, str(FEES))
    the_money_is(ina, len(PLAYERS), POOL)
    ina.come_back()
    ina.press("Return")
    ina.reads("Friday 3")
    ina.reads("Everything is paid")
    the_money_is(ina, len(PLAYERS), POOL)


def the_money_is(ina, sold, pool):
    ina.press("Ctrl+7")
    expected = {
        "Charged": f"{sold * PRICE}",
        "For the prize pool": f"{pool}",
        "Fee": f"{sold * FEE}",
        "Cash": f"{sold * PRICE}",
        "Cash to players": f"\N{MINUS SIGN}{pool}",
        "Expected in drawer": f"{sold * FEE}",
    }
    assert {caption: ina.beside(caption) for caption in expected} == expected
