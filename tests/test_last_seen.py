"""Which event was in sight last, for the first picture of the next start."""

import pytest

from director.house.last_seen import NOTHING, LastSeen, keep, last_seen

RUNNING = LastSeen("Main event", "level 5", 760, 10_000.0, "light", (10, 20, 1280, 800), True)
STANDING = LastSeen("Main event", "level 5", 760)


def test_what_is_kept_is_read_again(tmp_path):
    keep(tmp_path / "home" / "last-seen.json", RUNNING)

    assert last_seen(tmp_path / "home" / "last-seen.json") == RUNNING
    assert [path.name for path in (tmp_path / "home").iterdir()] == ["last-seen.json"]


@pytest.mark.parametrize(
    ("seen", "now", "shown"),
    [
        (STANDING, 50_000.0, "12:40"),
        (RUNNING, 9_940.0, "1:00"),
        (RUNNING, 9_999.6, "0:00"),
        (RUNNING, 10_001.0, "0:00"),
        (RUNNING, 6_399.0, "1:00:01"),
        (NOTHING, 0.0, ""),
    ],
)
def test_a_clock_that_runs_has_gone_on_meanwhile(seen, now, shown):
    assert seen.left(now) == shown


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "[" * 100_000,
        '{"event": "A"}',
        '{"event": "A", "step": "B", "seconds": "many", "until": 0, "look": "dark"}',
        '{"event": "A", "step": "B", "seconds": 1e999, "until": 0, "look": "dark"}',
    ],
)
def test_a_damaged_file_says_nothing(tmp_path, text):
    (tmp_path / "last-seen.json").write_text(text, encoding="utf-8")

    assert last_seen(tmp_path / "last-seen.json") == NOTHING


@pytest.mark.parametrize(
    "place", ["[]", "[1, 2, 3]", '"wide"', "[1, 2, 3, 1e9]", "[0, 0, 99999, 1]"]
)
def test_a_place_that_no_window_can_have_is_none(tmp_path, place):
    text = '{"event": "A", "step": "B", "seconds": 1, "until": 0, "look": "dark", "place": %s}'
    (tmp_path / "last-seen.json").write_text(text % place, encoding="utf-8")

    assert last_seen(tmp_path / "last-seen.json") == LastSeen("A", "B", 1)


def test_a_folder_that_cannot_be_written_troubles_nobody(tmp_path):
    (tmp_path / "home").write_text("no folder", encoding="utf-8")

    keep(tmp_path / "home" / "last-seen.json", STANDING)

    assert last_seen(tmp_path / "home" / "last-seen.json") == NOTHING
