"""A short round of what `scripts/torture.py` does for minutes: nothing is silently another."""

from random import Random

import pytest
from torturing.__main__ import prepared, some
from torturing.hostile import mischiefs
from torturing.looking import NOTICED, WHOLE, WRONG, Truth, look


@pytest.fixture(scope="module")
def ground(tmp_path_factory):
    return prepared(tmp_path_factory.mktemp("ground"))


ROUND = {"flips": 12, "cuts": 10, "kills": 1, "clocks": 5}


def test_flipped_bits_cut_files_and_killed_programs_are_noticed_or_cost_nothing(ground):
    seen = [one for _, one in some(ground, Random(20), ROUND)]

    assert [one for one in seen if one.outcome in WRONG] == []
    assert {one.outcome for one in seen} == {WHOLE, NOTICED}


FEW = [one for one in mischiefs() if not one[0].startswith(("a trigger", "a linked", "a pipe"))]


@pytest.mark.parametrize(("name", "do"), FEW[::3], ids=[name for name, _ in FEW[::3]])
def test_a_hostile_book_is_refused_or_set_apart_in_words(ground, tmp_path, name, do):
    path = tmp_path / "hostile" / "events.book"
    path.parent.mkdir()
    path.write_bytes((ground.templates[0] / path.name).read_bytes())
    do(path)

    seen = look(path, [], Truth({}, (), {}))

    assert seen.outcome not in ("uncaught", "raw text"), seen.detail
