"""What the manual says of the records of play is what the engine answers."""

import json
import re
from pathlib import Path

import pytest

from director.engine.showdown.answers import answer
from tests.shipped import shipped_games

CHECKOUT = Path(__file__).parents[3]
LIBRARY = shipped_games()

TRICKS, AUCTIONS = ("trick-records.md", "buckem"), ("auction-records.md", "boulder")


def page(name):
    return (CHECKOUT / "resources" / "manual" / name).read_text(encoding="utf-8")


def objects(name):
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", page(name), re.S)]


@pytest.mark.parametrize("name", ["trick-records.md", "auction-records.md"])
def test_the_manuals_example_is_answered_as_it_says(name):
    record, described, *_ = objects(name)
    if record["game"] not in LIBRARY.ids():
        pytest.skip("the game is not shipped yet")

    answered = answer(record, LIBRARY)

    assert [one for one in described.pop("reasons") if one != "…"] == [
        one for one in answered.pop("reasons") if one in page(name)
    ]
    assert answered == described


@pytest.mark.parametrize(("name", "package"), [TRICKS, AUCTIONS])
def test_the_manual_lists_every_code_and_no_other(name, package):
    engine = CHECKOUT / "director" / "engine"
    files = [*(engine / package).glob("*.py"), engine / "showdown" / "play_records.py"]
    sources = "".join(file.read_text(encoding="utf-8") for file in files)
    used = set(re.findall(r'"([a-z]+(?:-[a-z]+)+|revoke)"', sources))
    rows = re.findall(r"^\| (`[^|]*`) \|", page(name).partition("## Errors")[2], re.M)
    listed = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}

    assert listed == used
