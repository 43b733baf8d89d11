"""Until when each event was last looked at."""

from datetime import UTC, datetime, timedelta

import pytest

from director.house.watched import note_watched, watched_until

NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)


def test_what_is_noted_is_read_again_and_what_was_noted_before_stays(tmp_path):
    file = tmp_path / "home" / "watched.json"

    note_watched(file, {"one": NOON, "other": NOON})
    note_watched(file, {"one": NOON + timedelta(minutes=1)})

    assert watched_until(file) == {"other": NOON, "one": NOON + timedelta(minutes=1)}


def test_those_looked_at_longest_ago_are_forgotten(tmp_path):
    file = tmp_path / "watched.json"

    note_watched(file, {str(day): NOON + timedelta(days=day) for day in range(60)})

    assert list(watched_until(file)) == [str(day) for day in range(10, 60)]


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 100_000, '{"a": "b"}', '{"a": 1e300}'])
def test_a_file_that_cannot_be_read_says_nothing(tmp_path, text):
    file = tmp_path / "watched.json"
    file.write_text(text)

    assert watched_until(file) == {}


def test_where_it_cannot_be_written_nobody_is_troubled(tmp_path):
    (tmp_path / "taken").write_text("")

    note_watched(tmp_path / "taken" / "watched.json", {"one": NOON})
