"""What a station keeps of the evenings that it has joined."""

import stat
import sys
from datetime import UTC, datetime, timedelta

import pytest

from director.sharing.joined import Joined, JoinedEvenings

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def joined(evening="Friday", certificate="ab", at=NOON):
    return Joined(evening, "Floor", certificate, at.isoformat())


def book(file):
    return f"postgresql://station:secret@192.168.1.5:5433/book?sslrootcert={file}"


@pytest.fixture
def kept(tmp_path):
    return JoinedEvenings(tmp_path / "joined")


def test_nothing_was_joined_where_there_is_no_folder(kept):
    assert kept.all(NOON) == []


def test_what_was_joined_is_offered_again_the_newest_first(kept):
    one = kept.keep(joined("Friday", "ab"), "certificate", book)
    other = kept.keep(joined("Saturday", "cd", NOON + timedelta(hours=1)), "certificate", book)

    assert kept.all(NOON) == [("Saturday, as Floor", other), ("Friday, as Floor", one)]


def test_an_evening_that_is_joined_again_is_kept_once(kept):
    kept.keep(joined(), "certificate", book)
    again = kept.keep(joined(), "certificate", book)

    assert kept.all(NOON) == [("Friday, as Floor", again)]


def test_after_fourteen_days_its_certificate_has_run_out_and_it_is_offered_no_more(kept):
    kept.keep(joined(), "certificate", book)

    assert kept.all(NOON + timedelta(days=14)) == []


def test_a_note_that_is_damaged_hides_no_other_evening(kept, tmp_path):
    kept.keep(joined(), "certificate", book)
    for number, text in enumerate(("", "{", "[]", "{}", '{"book": 1, "at": "x"}', "\0")):
        (tmp_path / "joined" / str(number)).mkdir()
        (tmp_path / "joined" / str(number) / "evening.json").write_text(text)

    assert [name for name, _ in kept.all(NOON)] == ["Friday, as Floor"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps a user's folders by other means")
def test_nobody_else_of_this_machine_reads_the_password(kept, tmp_path):
    kept.keep(joined(), "certificate", book)

    modes = {stat.S_IMODE(one.stat().st_mode) for one in tmp_path.rglob("*") if one.is_file()}
    folders = {stat.S_IMODE(one.stat().st_mode) for one in (tmp_path / "joined").glob("*")}
    assert (modes, folders) == ({0o600}, {0o700})
