"""What the manual says of the records of play is what the engine answers."""

import json
import re
from pathlib import Path

import pytest

from director import shelf
from director.engine.answers import answer
from director.engine.library import Library

CHECKOUT = Path(__file__).parents[2]
LIBRARY = Library(shelf.games())

TRICKS = ("trick-records.md", ["trick_records", "trick_hands", "trick_deals", "tricks", "bucks"])
AUCTIONS = (
    "auction-records.md",
    ["auction_records", "auctions", "claims", "boulder_hands", "boulder_rounds"],
)


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


@pytest.mark.parametrize(("name", "modules"), [TRICKS, AUCTIONS])
def test_the_manual_lists_every_code_and_no_other(name, modules):
    sources = "".join(
        (CHECKOUT / "director" / "engine" / f"{module}.py").read_text(encoding="utf-8")
        for module in [*modules, "records"]
    )
    used = set(re.findall(r'"([a-z]+(?:-[a-z]+)+|revoke)"', sources))
    rows = re.findall(r"^\| (`[^|]*`) \|", page(name).partition("## Errors")[2], re.M)
    listed = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}

    assert listed == used
