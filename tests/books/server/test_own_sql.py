"""A short round of `scripts/station_sql.py`: SQL of one's own writes nothing and stops nobody."""

import pytest
from many_stations.own_sql import evening, shuffled, tried, wrong

from director.tournament.staff.role import Role


@pytest.mark.parametrize(("role", "seed"), [(Role.DIRECTOR, 7), (Role.FLOOR, 11)])
def test_whatever_a_station_tries_by_sql_of_its_own_nothing_is_written_and_nobody_waits(
    book_server, tmp_path, role, seed
):
    with evening(book_server, tmp_path) as told:
        came = list(tried(told, role, shuffled(told, seed, 60)))

        assert list(wrong(told, came)) == []
    assert {one.answer.partition(" ")[0] for one in came} <= {"refused", "cut", "nothing"}
