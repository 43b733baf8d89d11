"""Showdowns that were really played, paid as they were paid then."""

import json

import pytest

from director.engine.showdown.answers import answer
from tests.conftest import SHARED
from tests.shipped import shipped_games

LIBRARY = shipped_games()
FOLDER = SHARED / "showdowns"
CASES = [json.loads(line) for line in (FOLDER / "real.jsonl").read_text("utf-8").splitlines()]
PAID = [
    json.loads(line) for line in (FOLDER / "real_expected.jsonl").read_text("utf-8").splitlines()
]
PLAYED = [
    (case, paid) for case, paid in zip(CASES, PAID, strict=True) if case["game"] in LIBRARY.ids()
]


@pytest.mark.parametrize(("case", "paid"), PLAYED, ids=[case["id"] for case, _ in PLAYED])
def test_the_showdown_comes_out_as_it_was_paid(case, paid):
    ruling = answer(case, LIBRARY)

    assert (ruling["awards"], ruling["returned"]) == (paid["awards"], paid["returned"])


def test_the_six_games_of_the_first_evening_are_among_them():
    assert len(PLAYED) >= 1196
