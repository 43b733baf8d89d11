"""Rulings that are filed in the event's log."""

import pytest

from director.tournament.commands import FileRuling, Refused
from director.tournament.filed_rulings.state import Occasion
from tests.tournament.evening import Evening

FILED = FileRuling("{}", "Ann wins 100", ("She has more.",), Occasion(2, "3", "last", "shouting"))


def test_a_ruling_is_on_file_with_its_occasion_and_taken_back_like_anything_else():
    evening = Evening(players=3)

    evening.do(FILED)

    (filing,) = evening.t.filings
    assert (filing.number, filing.case, filing.headline) == (1, "{}", "Ann wins 100")
    assert filing.occasion == Occasion(table=2, level="3", hand="last", note="shouting")


def test_the_label_says_at_which_table():
    evening = Evening(players=3)

    said = FILED.label(evening.t).said(str)

    assert said == "Ruling at table 2 filed: Ann wins 100"


def test_nothing_is_filed_before_there_is_a_ruling():
    evening = Evening(players=3)

    with pytest.raises(Refused):
        evening.do(FileRuling("{}", "", (), Occasion()))
