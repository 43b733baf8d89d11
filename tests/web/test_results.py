"""The results for a web site: one page that needs nothing else, and the same as JSON."""

import json
from dataclasses import replace

from director.tournament.commands import Eliminate
from director.tournament.structure.structure import HIDDEN
from director.web.results import results_json, results_page
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

NAMES = {1: "Ann <Ost>", 2: "Bob Marek", 3: "Cho Marlin", 4: "Nobody Here"}


def played(structure=STRUCTURE):
    evening = Evening(3, structure)
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


def test_hidden_names_stand_in_neither():
    t = played(replace(STRUCTURE, public_names=HIDDEN))

    both = results_page(t, NAMES, FRIDAY) + results_json(t, NAMES, FRIDAY)

    assert not [name for name in ("Ost", "Marek", "Marlin") if name.encode() in both]
