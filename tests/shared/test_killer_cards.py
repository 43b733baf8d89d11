"""The killer card charts, cell by cell."""

import json
from decimal import Decimal

import pytest

from director.engine.dealing.killer_cards import killer_chart
from tests.conftest import SHARED

TABLES = json.loads(
    (SHARED / "facts" / "killer_cards.json").read_text("utf-8"), parse_float=Decimal
)["tables"]


@pytest.mark.parametrize(("game", "table"), [("hold'em", "holdem"), ("omaha", "omaha")])
def test_b30_every_cell_of_the_charts_follows_from_the_formula(game, table):
    chart, facts = killer_chart(game), TABLES[table]

    assert chart.unseen == facts["N"]
    assert list(chart.kills) == facts["kills"]
    assert {str(outs): list(row) for outs, row in zip(chart.outs, chart.rows, strict=True)} == (
        facts["rows"]
    )
