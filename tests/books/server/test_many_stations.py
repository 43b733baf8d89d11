"""A short round of what `scripts/stations.py` does for minutes: nothing is lost, nothing twice."""

import tempfile
from pathlib import Path

from many_stations.evening import evening


def test_what_stations_have_said_to_be_done_is_there_once_whoever_is_killed():
    with tempfile.TemporaryDirectory() as folder:
        found = evening(Path(folder), 7, stations=2, acts=40, server_kills=1, station_kills=1)

    assert found.wrong == []
    assert found.acts >= 40
