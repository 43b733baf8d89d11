"""What the list of stations says of each line."""

from datetime import UTC, datetime

from director.desk.stations import Station
from director.window.stations.station_rows import STATION_COLUMNS

AT = datetime(2026, 11, 21, 20, 45, tzinfo=UTC)
LINE = next(one for one in STATION_COLUMNS if one.title == "Line")


def test_a_line_that_held_others_up_is_named_though_it_has_come_back():
    floor = Station("Floor", "Uwe", "floor", AT, AT)

    lines = [LINE.text(one) for one in (floor, floor._replace(cut=AT))]

    assert [line.rpartition(" ")[0] for line in lines] == ["connected since", "held others up at"]
    assert [LINE.colour(one) for one in (floor, floor._replace(cut=AT))] == ["running", "warning"]
