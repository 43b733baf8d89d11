"""Showdowns that were really played, as exercises: who gets how many chips is as it was paid."""

import json
from random import Random

from director.engine.showdown.adjudication import adjudicate
from director.engine.showdown.stated_showdowns import read_showdown
from director.school.chips_asked import how_many_of, in_contest
from director.school.exercise import Unfit
from director.school.look import Dealt
from director.translation import chips
from tests.conftest import SHARED
from tests.shipped import shipped_games

LIBRARY = shipped_games()
FOLDER = SHARED / "showdowns"


def lines(name):
    return [json.loads(line) for line in (FOLDER / name).read_text("utf-8").splitlines()]


def test_the_right_answer_is_what_was_paid():
    known = set(LIBRARY.ids())
    said, paid = [], []
    for case, result in zip(lines("real.jsonl"), lines("real_expected.jsonl"), strict=True):
        if case["game"] not in known:
            continue
        look = Dealt(case, adjudicate(read_showdown(case, LIBRARY)))
        try:
            seats = in_contest(look)
        except Unfit:  # nobody contests a pot
            continue
        for seat in seats:
            asked = how_many_of(look, seat, Random(seat))
            said.append((case["id"], seat, asked.choices[asked.right].text))
            paid.append((case["id"], seat, chips(result["awards"].get(str(seat), 0))))

    assert said == paid
    assert len(said) > 2000
