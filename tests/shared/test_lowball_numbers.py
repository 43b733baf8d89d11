"""The numbers of lowball hands, as players count them."""

import json
from itertools import combinations

import pytest

from director.engine.cards import RANKS, read_cards
from director.engine.ranking.hand_names import spelled
from director.engine.ranking.scales import SCALES
from tests.conftest import SHARED

ROWS = json.loads((SHARED / "facts" / "lowball_numbers.json").read_text("utf-8"))["rows"]
COLUMNS = {"A-to-5": "california", "2-to-7": "kansas city", "A-to-6": "london"}


@pytest.mark.parametrize("column", COLUMNS)
def test_the_best_hands_without_a_pair_are_the_numbered_ones(column):
    scale = SCALES[COLUMNS[column]]
    hands = [
        read_cards(" ".join(f"{rank}{suit}" for rank, suit in zip(ranks, "sssdh", strict=True)))
        for ranks in combinations(RANKS, 5)
    ]
    best = sorted({scale.rate(hand) for hand in hands}, reverse=True)[: len(ROWS)]

    assert [spelled(scale.read(rating).ranks).replace("-", "") for rating in best] == [
        row[column] for row in ROWS
    ]
