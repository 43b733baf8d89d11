"""What is remembered of answers: tallies, runs, and what comes again when."""

from datetime import datetime, timedelta, timezone
from pathlib import Path

from director.school.exercise import Name
from director.school.notebook import Notebook, is_name
from director.school.remembering import Pupil, Tally, answered, ranking

HERE = timezone(timedelta(hours=-5))
TONIGHT = datetime(2026, 5, 24, 23, 30, tzinfo=HERE)
LOW = Name("omaha-high-low", "winner", "hard", 4)
BRING_IN = Name("razz", "first", "easy", 9)
DAY = timedelta(days=1)


def test_what_is_missed_comes_again_tomorrow_whatever_the_hour():
    ann = answered(Pupil("Ann"), LOW, right=False, now=TONIGHT)

    assert ann.due(TONIGHT) == ()
    assert ann.due(TONIGHT + timedelta(hours=9)) == (LOW,)


def test_what_is_then_known_comes_later_and_later():
    ann = answered(Pupil("Ann"), LOW, right=False, now=TONIGHT)
    waits, now = [], TONIGHT
    for _ in range(4):
        looked = now
        while not ann.due(now):
            now += DAY
        waits.append((now - looked).days)
        ann = answered(ann, LOW, right=True, now=now)

    assert waits == sorted(waits)
    assert waits[0] == 1 < waits[1] < waits[3]


def test_what_comes_only_after_months_is_learnt():
    ann, now = answered(Pupil("Ann"), LOW, right=False, now=TONIGHT), TONIGHT
    for _ in range(12):
        now = max([now, *(card.due.astimezone(HERE) for card in ann.missed.values())])
        ann = answered(ann, LOW, right=True, now=now) if ann.missed else ann

    assert ann.missed == {}


def test_what_is_missed_again_comes_again_tomorrow():
    ann = answered(Pupil("Ann"), LOW, right=False, now=TONIGHT)
    ann = answered(ann, LOW, right=True, now=TONIGHT + DAY)

    ann = answered(ann, LOW, right=False, now=TONIGHT + 4 * DAY)

    assert ann.due(TONIGHT + 5 * DAY) == (LOW,)


def test_what_was_right_at_once_is_not_asked_again():
    ann = answered(Pupil("Ann"), LOW, right=True, now=TONIGHT)

    assert ann.missed == {}


def test_answers_count_by_game_and_by_topic_and_harder_ones_for_more():
    ann = Pupil("Ann")
    for name, right in ((LOW, True), (LOW, False), (BRING_IN, True)):
        ann = answered(ann, name, right=right, now=TONIGHT)

    assert ann.of_game("omaha-high-low") == Tally(1, 2)
    assert ann.of_topic("first") == Tally(1, 1)
    assert ann.whole == Tally(2, 3)
    assert (ann.points, ann.run, ann.longest) == (4, 1, 1)


def test_the_leader_board_goes_by_points_and_then_by_the_share_that_was_right():
    sure = Pupil("Cat", {("razz", "first"): Tally(4, 4)}, points=4)
    rash = Pupil("Ann", {("razz", "first"): Tally(4, 9)}, points=4)
    many = Pupil("Bob", {("razz", "first"): Tally(7, 9)}, points=7)

    assert ranking([rash, sure, many]) == [many, sure, rash]


def test_a_notebook_keeps_what_was_answered(tmp_path: Path):
    book = Notebook(tmp_path / "new" / "practice.json")
    book.keep(answered(Pupil("Ann"), LOW, right=False, now=TONIGHT))
    book.keep(answered(Pupil("Bob"), BRING_IN, right=True, now=TONIGHT))

    again = Notebook(book.path)

    assert again.pupils == book.pupils
    assert again.last == "Bob"


def test_who_is_struck_leaves_nothing(tmp_path: Path):
    book = Notebook(tmp_path / "practice.json")
    book.keep(answered(Pupil("Ann"), LOW, right=False, now=TONIGHT))

    book.strike("Ann")

    assert Notebook(book.path).pupils == {}
    assert "Ann" not in book.path.read_text(encoding="utf-8")


def test_a_notebook_that_cannot_be_read_is_put_beside_and_a_new_one_begun(tmp_path: Path):
    path = tmp_path / "practice.json"
    for text in ("[" * 100_000, '{"people": {"Ann": {"tallies": 3}}}', "\x00", '{"people": 4}'):
        path.write_text(text, encoding="utf-8")

        book = Notebook(path)

        assert book.pupils == {}
        assert book.put_beside == tmp_path / "practice.damaged"
        assert book.put_beside.read_text(encoding="utf-8") == text


def test_a_name_is_short_and_can_be_printed():
    assert [is_name(text) for text in ("Ann", "Zoë of seat 4", "", "  ", "A\nB", "A" * 61)] == [
        True, True, False, False, False, False,
    ]  # fmt: skip
