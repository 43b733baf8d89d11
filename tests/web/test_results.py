"""The results for a web site: one page that needs nothing else, and the same as JSON."""

import json

from director.tournament.commands import Eliminate
from director.web.results import results_json, results_page
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

NAMES = {1: "Ann <Ost>", 2: "Bob Marek", 3: "Cho Marlin", 4: "Nobody Here"}


def played():
    evening = Evening(3, STRUCTURE)
    for entry in (3, 2):
        evening.do(Eliminate(entry))
    return evening.t


def test_the_page_has_everybody_who_played_and_nothing_from_elsewhere():
    page = results_page(played(), NAMES, FRIDAY).decode()

    assert "Ann &lt;Ost&gt;" in page
    assert "Bob Marek" in page
    assert "Nobody Here" not in page
    assert not [word for word in ("http:", "https:", "<script", "<link", "url(") if word in page]


def test_the_json_has_the_rows_of_the_sheet():
    assert json.loads(results_json(played(), NAMES, FRIDAY)) == {
        "event": "Friday",
        "made": "2026-01-02T19:00:00+00:00",
        "lists": [
            {
                "columns": ["Place", "Player"],
                "rows": [["1", "Ann <Ost>"], ["2", "Bob Marek"], ["3", "Cho Marlin"]],
            }
        ],
    }
