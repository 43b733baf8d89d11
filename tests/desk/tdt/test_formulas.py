"""A club's points formula of several lines gives the same points in our words."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.desk.tdt.formulas import in_our_words
from director.tournament.leagues.points import Formula, points
from director.tournament.leagues.variables import Occasion

THEIRS = """assign("points", 1)
assign("Third", Round(n/3))
assign("T80", Floor(n*0.9))
assign("monies", totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount)
assign("avgBC", monies/buyins)
assign("hits", numberofHits * 10)
assign("temp", 10*(sqrt(n)/sqrt((Third + 1)))*(1+log(avgBC+0.25)) + hits)
IF (T80 > r and Third < r, assign("points", round(temp * pow(0.66, (r-Third)))),
  (IF (Third >= r, assign("points", (round(10*(sqrt(n)/sqrt(r))*(1+log(avgBC+0.25))) + hits)))))
"""


def as_they_count(n, r, monies, players, hits):
    third, most = math.floor(n / 3 + 0.5), math.floor(n * 0.9)
    size = 1 + math.log(monies / players + 0.25)
    top = 10 * (math.sqrt(n) / math.sqrt(third + 1)) * size + hits * 10
    if most > r > third:
        return math.floor(top * 0.66 ** (r - third) + 0.5)
    if third >= r:
        return math.floor(10 * (math.sqrt(n) / math.sqrt(r)) * size + 0.5) + hits * 10
    return 1


@pytest.mark.parametrize("place", range(1, 25))
def test_every_place_gets_what_it_got_there(place):
    of = Occasion(24, place, 200, hits=2, collected=7250, bought_in=30)

    assert points(Formula(in_our_words(THEIRS)), of) == 100 * as_they_count(30, place, 7250, 24, 2)


@given(st.text(alphabet='assignif("prow,)0+*n\n<= ', max_size=80))
def test_whatever_stands_in_a_file_is_ours_or_is_left_out(text):
    made = in_our_words(text)

    assert made == "" or Formula(made).tree
