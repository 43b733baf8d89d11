"""Answers that are kept, and answers that are a step from one that is."""

import pytest

from director.tournament.busts import state
from director.tournament.cached import Cached
from director.tournament.commands import Eliminate, MoveBust
from tests.tournament.evening import Evening


def test_what_is_a_step_from_a_known_answer_is_not_worked_out():
    sums, one, two = Cached(), ("ann",), ("ann", "bob")
    known = sums.answer((one,), lambda: 3)

    sums.follow((one,), (two,), lambda had: had + 3)
    sums.follow((("cho",),), (("cho", "dov"),), lambda had: had + 3)

    assert [known, sums.answer((two,), lambda: pytest.fail("known"))] == [3, 6]
    assert sums.answer((("cho", "dov"),), lambda: 8) == 8


def test_who_goes_out_joins_the_order_of_the_busts_that_is_known():
    evening = Evening(players=6)
    evening.do(Eliminate(1))
    assert evening.t.place(1).place == 6

    for command in (Eliminate(2), Eliminate(3), Eliminate(4, before=2), MoveBust(1), MoveBust(4)):
        evening.do(command)
        known = state._TURNS.answer((evening.t.busts,), lambda: pytest.fail("sorted anew"))

        assert known == sorted([bust.turn for bust in evening.t.busts.values()])
    assert evening.t.out == (2, 3, 1, 4)
