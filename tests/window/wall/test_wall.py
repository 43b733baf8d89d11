"""The wall: what stands on it, that it fits, and that nobody can change anything there."""

from datetime import timedelta
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtTest import QTest

from director.house import shelf
from director.tournament.clock.commands import StartAt
from director.tournament.commands import (
    AddTime,
    Eliminate,
    MoveClock,
    PauseClock,
    RedrawSeats,
    StartClock,
)
from director.tournament.state import EntryNumber
from director.tournament.structure.files import load_structure
from director.views.wall.wall import Wanted, poster
from director.views.wall.wall_stage import Stage
from director.views.wall.wall_stage import stage as stage_at
from director.window.look.fonts import SEMIBOLD, font
from director.window.wall.blocks import Fill, Text, broken
from director.window.wall.layout import lay_out
from director.window.wall.wall_window import drift
from director.window.wall.walls import others
from tests.shipped import shipped_games
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening
from tests.window.stages import CTRL, NAMES

LIBRARY = shipped_games()
BARGE = load_structure(shelf.structures() / "barge-2019-limit-horse-badacey.toml")
SCREENS = [(1024, 768), (1920, 1080), (3840, 2160), (1080, 1920), (1366, 768), (2560, 1080)]
PEOPLE = {number: f"Maximiliane von Hohenlohe-Öhringen {number}" for number in range(1, 31)}


def at(*commands, players=18, structure=BARGE, **wait):
    evening = Evening(players, structure)
    for command in commands:
        evening.do(command)
    evening.wait(**wait)
    return poster(evening.t, evening.now, LIBRARY, PEOPLE)


DINNER = "Dinner is served on the second floor. Please bring your seat card with you."
MOMENTS = {
    "draft": at(),
    "running": at(StartClock(), seconds=70),
    "paused": at(StartClock(), PauseClock()),
    "break": at(StartClock(), MoveClock(5), minutes=3),
    "last level": at(StartClock(), MoveClock(28)),
    "a long level": at(StartClock(), AddTime(75)),
    "over": at(StartClock(), *(Eliminate(EntryNumber(number)) for number in range(1, 18))),
    "one game": at(StartClock(), players=4, structure=STRUCTURE),
}


@pytest.mark.parametrize("size", SCREENS, ids=str)
@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_no_text_is_cut_off(dressed, moment, size):
    screen = QRectF(0, 0, *size)
    for block in lay_out(moment, *size):
        if isinstance(block, Text):
            metrics = QFontMetricsF(font(block.size, block.weight))
            assert screen.contains(block.where), block
            assert metrics.horizontalAdvance(block.text) <= block.where.width() + 0.5, block
            assert metrics.capHeight() <= block.where.height(), block


@pytest.mark.parametrize("size", SCREENS, ids=str)
@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_no_text_lies_over_another(dressed, moment, size):
    texts = [block for block in lay_out(moment, *size) if isinstance(block, Text)]

    touching = [
        (one.text, other.text)
        for one, other in combinations(texts, 2)
        if one.where.adjusted(1, 1, -1, -1).intersects(other.where.adjusted(1, 1, -1, -1))
    ]

    assert touching == []


@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_the_time_is_the_largest_and_the_stakes_come_next(dressed, size):
    moment = MOMENTS["running"]
    sizes = {block.text: block.size for block in lay_out(moment, *size) if isinstance(block, Text)}

    assert sizes[moment.time] == max(sizes.values())
    assert sizes["50 – 100"] > max(sizes.get(moment.next_title, 0), sizes.get("150 – 300", 0))
    assert sizes["50 – 100"] > sizes[moment.title]
    assert sizes["50 – 100"] > sizes[moment.players]


def height(blocks, words, screen):
    """The height of the capitals of a text, in hundredths of the screen's."""
    block = next(one for one in blocks if isinstance(one, Text) and one.text == words)
    return 100 * QFontMetricsF(font(block.size, block.weight)).capHeight() / screen


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160), (1366, 768)], ids=str)
def test_stakes_are_read_from_the_last_table(dressed, size):
    mixed, alone = (lay_out(MOMENTS[one], *size) for one in ("running", "one game"))

    assert height(mixed, "50 – 100", size[1]) >= 9
    assert height(alone, "50 – 100", size[1]) >= 16
    assert 21 < height(mixed, "16:50", size[1]) < 24
    assert height(mixed, "18 / 18", size[1]) >= 4.5


@pytest.mark.parametrize("size", [*SCREENS, (1440, 1080)], ids=str)
@pytest.mark.parametrize("name", ["running", "paused", "break", "last level", "one game"])
def test_no_figure_of_time_or_stakes_gives_way_to_an_announcement(dressed, name, size):
    quiet = MOMENTS[name]
    amounts = {quiet.time} | {bet.amount for kind in quiet.stakes for bet in kind.bets}

    told = [
        [one for one in lay_out(shown, *size) if isinstance(one, Text) and one.text in amounts]
        for shown in (quiet, quiet._replace(announcement=DINNER))
    ]

    above = size[1] * 0.7
    assert [[one for one in blocks if one.where.y() < above] for blocks in told[1:]] == [
        [one for one in told[0] if one.where.y() < above]
    ]


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160), (1366, 768)], ids=str)
def test_stakes_and_what_is_announced_are_read_from_the_last_table(dressed, size):
    mixed, alone = (
        lay_out(MOMENTS[one]._replace(announcement=DINNER), *size)
        for one in ("running", "one game")
    )
    said = [one.text for one in mixed if isinstance(one, Text)]

    assert height(mixed, "50 – 100", size[1]) >= 9
    assert height(alone, "50 – 100", size[1]) >= 16
    assert height(mixed, "18 / 18", size[1]) >= 2.4
    assert height(mixed, "Dinner is served on the second floor.", size[1]) >= 3.2
    assert said.count("100 – 200") == 1


def test_an_announcement_reaches_from_edge_to_edge_and_so_does_the_events_color(dressed):
    shown = MOMENTS["running"]._replace(announcement=DINNER, color="#b3123c")
    screen = QRectF(0, 0, 1920, 1080)

    wide = [
        one.where
        for one in lay_out(shown, 1920, 1080)
        if isinstance(one, Fill) and one.where.x() <= 0 and one.where.right() >= screen.right()
    ]

    assert [(one.top() <= 0, one.bottom() >= screen.bottom()) for one in wide] == [
        (True, False),
        (False, True),
    ]


@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_the_wait_for_the_start_is_read_before_its_figure(dressed, size):
    moment = at(StartAt(FRIDAY + timedelta(minutes=24)), seconds=11)
    places = {one.text: one for one in lay_out(moment, *size) if isinstance(one, Text)}

    caption, figure = places["Play starts in"], places["23:49"]

    assert caption.where.bottom() <= figure.where.top() + 1
    assert figure.size > caption.size


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)], ids=str)
@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_nothing_on_a_wide_wall_is_too_small_for_the_room(dressed, moment, size):
    texts = [one for one in lay_out(moment, *size) if isinstance(one, Text) and one.text]
    heights = {
        one.text: 100 * QFontMetricsF(font(one.size, one.weight)).capHeight() / size[1]
        for one in texts
    }

    assert {words: high for words, high in heights.items() if high < 2.4} == {}


@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_before_the_start_every_wall_says_what_a_player_asks(dressed, size):
    said = {block.text for block in lay_out(MOMENTS["draft"], *size) if isinstance(block, Text)}

    assert {"Registration open", "Registered", "Starting stack", "10,000", "Levels"} <= said


@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_the_final_table_stands_there_once(dressed, size):
    evening = Evening(18, BARGE)
    evening.do(StartClock())
    for number in range(1, 11):
        evening.do(Eliminate(EntryNumber(number)))
    evening.do(RedrawSeats("last"))
    moment = poster(evening.t, evening.now, LIBRARY, PEOPLE)

    said = [block.text for block in lay_out(moment, *size) if isinstance(block, Text)]

    assert [said.count(who) for _, who, _ in moment.seats] == [1] * len(moment.seats)
    assert len(moment.seats) == 8


def test_nothing_moves_but_time(dressed):
    one, other = (at(StartClock(), seconds=seconds) for seconds in (8 * 60 + 1, 8 * 60 + 2))

    before, after = lay_out(one, 1920, 1080), lay_out(other, 1920, 1080)
    moved = [
        (old, new)
        for old, new in zip(before, after, strict=True)
        if old != new and not isinstance(old, Fill)
    ]

    assert [(old.text, new.text) for old, new in moved] == [("9:59", "9:58")]
    assert moved[0][0].size == moved[0][1].size


def test_the_size_of_the_time_is_the_same_with_one_digit_less(dressed):
    sizes = [
        [
            block.size
            for block in lay_out(at(StartClock(), minutes=minutes), 1920, 1080)
            if isinstance(block, Text) and block.text.endswith(":00")
        ]
        for minutes in (8, 9)
    ]

    assert sizes[0] == sizes[1]


def test_it_says_what_the_room_asks(dressed):
    moment = MOMENTS["running"]

    said = {block.text for block in lay_out(moment, 1920, 1080) if isinstance(block, Text)}

    assert {
        "Friday", "Running", "Level 1", "16:50", "18 / 18", "10,000",
        "Hold'em · Omaha/8 · Badacey", "Razz · Stud · Stud/8", "50 – 100", "Next  ·  Level 2",
        "150 – 300", "Hold'em  ›", "Badacey", "8 hands each", "1 h 29 min", "50 big bets",
    } <= said  # fmt: skip


def test_paused_break_and_running_look_different_from_across_the_room(dressed, stage):
    stage.event(*NAMES, running=True)
    grounds = []
    for command in (None, PauseClock(), StartClock(), MoveClock(5)):
        if command:
            stage.cockpit.bridge.do(command)
        if stage.window.wall is None:
            stage.press(Qt.Key.Key_F11)
        grounds.append(stage.window.wall.grab().toImage().pixelColor(4, 4).name())
    running, paused, again, rest = grounds

    assert running == again
    assert len({running, paused, rest}) == 3


def test_it_reads_the_event_when_it_paints_and_keeps_no_time(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11)

    stage.wait(minutes=20)

    assert (stage.window.wall.poster.title, stage.window.wall.poster.time) == ("Level 2", "16:00")


def test_a_click_does_nothing(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11)
    records = len(stage.cockpit.bridge.desk.log.records)

    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        QTest.mouseClick(
            stage.window.wall, button, Qt.KeyboardModifier.NoModifier, QPoint(200, 200)
        )

    assert len(stage.cockpit.bridge.desk.log.records) == records
    assert stage.window.wall.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F11])
def test_it_is_put_up_by_a_key_and_taken_down_by_two(stage, key):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_F11)
    wall = stage.window.wall
    up = wall.isFullScreen()

    QTest.keyClick(wall, key)

    assert (up, stage.window.wall, stage.cockpit.wall_is_up) == (True, None, False)


def test_space_on_the_wall_is_the_clocks_own_key(stage):
    stage.event(*NAMES, seated=True)
    stage.press(Qt.Key.Key_F11)

    QTest.keyClick(stage.window.wall, Qt.Key.Key_Space)

    assert stage.cockpit.bridge.face.running


PICTURED = load_structure(shelf.structures() / "no-limit-freezeout.toml")
ALL = {path.stem: load_structure(path) for path in sorted(shelf.structures().glob("*.toml"))}


@pytest.mark.parametrize("structure", ALL.values(), ids=ALL)
def test_every_shipped_structure_stands_on_every_wall_whole(dressed, structure):
    faults = []
    words = "Dinner is served on the second floor. Please bring your seat card with you."
    for step in range(0, len(structure.steps), 4):
        for wanted in (Wanted(), Wanted(announcement=words, notice="Two minutes left")):
            evening = Evening(18, structure)
            evening.do(StartClock())
            evening.do(MoveClock(step))
            moment = poster(evening.t, evening.now, LIBRARY, PEOPLE, wanted)
            for size in SCREENS[:4]:
                faults += [(step, size, fault) for fault in hidden(lay_out(moment, *size), size)]

    assert faults == []


@pytest.mark.parametrize("size", SCREENS, ids=str)
@pytest.mark.parametrize("shown", Stage, ids=lambda shown: shown.value)
def test_every_stage_stands_on_every_wall_whole(dressed, shown, size):
    evening = Evening(18, BARGE)
    evening.do(StartClock())
    evening.do(RedrawSeats("last"))
    for number in range(1, 11):
        evening.do(Eliminate(EntryNumber(number)))
    evening.do(RedrawSeats("last"))
    wanted = Wanted(shown, "A" * 300 if shown == Stage.PLAY else "", unlocked=True)

    moment = poster(evening.t, evening.now, LIBRARY, PEOPLE, wanted)

    assert hidden(lay_out(moment, *size), size) == []


def hidden(blocks, size):
    """Texts that reach beyond their place or the screen, or lie over each other."""
    screen = QRectF(0, 0, *size)
    texts = [block for block in blocks if isinstance(block, Text)]
    beyond = [
        block.text
        for block in texts
        if not screen.contains(block.where)
        or QFontMetricsF(font(block.size, block.weight)).horizontalAdvance(block.text)
        > block.where.width() + 0.5
    ]
    return beyond + [
        (one.text, other.text)
        for one, other in combinations(texts, 2)
        if one.where.adjusted(1, 1, -1, -1).intersects(other.where.adjusted(1, 1, -1, -1))
    ]


def stage_of(*commands, players=18, structure=BARGE, **wait):
    evening = Evening(players, structure)
    for command in commands:
        evening.do(command)
    evening.wait(**wait)
    return stage_at(evening.t, evening.now)


def test_the_wall_follows_the_event_from_stage_to_stage():
    out = [Eliminate(EntryNumber(number)) for number in range(1, 18)]

    assert [
        stage_of(),
        stage_of(StartClock()),
        stage_of(StartClock(), MoveClock(5)),
        stage_of(StartClock(), MoveClock(5), PauseClock()),
        stage_of(StartClock(), *out[:10]),
        stage_of(StartClock(), *out),
        stage_of(StartClock(), players=6),
    ] == [
        Stage.REGISTRATION,
        Stage.PLAY,
        Stage.BREAK,
        Stage.BREAK,
        Stage.FINAL,
        Stage.OVER,
        Stage.PLAY,
    ]


def test_a_stage_that_was_chosen_by_hand_stays_until_it_is_given_back(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11)
    shown = []
    for action in ("wall.bubble", "wall.automatic"):
        stage.window.event_actions.ask(action)
        shown.append(stage.window.wall.poster.stage)

    assert shown == [Stage.BUBBLE, Stage.PLAY]


def test_before_the_start_it_counts_down_to_the_time_that_was_set():
    moment = at(StartAt(FRIDAY + timedelta(minutes=24)), seconds=11)

    told = (moment.title, moment.time, moment.message)
    assert told == ("Play starts in", "23:49", f"Level 1 begins at {local(FRIDAY, minutes=24)}")


def local(moment, **later):
    return f"{(moment + timedelta(**later)).astimezone():%H:%M}"


def test_it_says_until_when_one_may_still_enter():
    assert at(StartClock(), structure=PICTURED).message.startswith("Late registration closes in ")


def test_what_the_desk_announces_stands_there_until_it_is_taken_away(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11)
    stage.window.activateWindow()
    stage.press(Qt.Key.Key_M, CTRL)
    stage.enter("Dinner is served")
    stage.wait(hours=1)
    stood = stage.window.wall.poster.announcement

    stage.window.event_actions.ask("wall.quiet")

    assert (stood, stage.window.wall.poster.announcement) == ("Dinner is served", "")


def test_pictures_stand_on_the_wall_in_turn_with_the_event_and_never_over_a_hand(stage, tmp_path):
    folder = tmp_path / "slides"
    folder.mkdir()
    for name, colour in (("a.png", Qt.GlobalColor.red), ("b.png", Qt.GlobalColor.green)):
        picture = QImage(320, 200, QImage.Format.Format_RGB32)
        picture.fill(colour)
        picture.save(str(folder / name))
    stage.event(*NAMES)
    stage.go("clock")
    stage.press(Qt.Key.Key_S)
    stage.press(Qt.Key.Key_F11)
    before = []
    for _ in range(4):
        slide = stage.window.wall.poster.slide
        before.append(slide.name if slide else "event")
        stage.wait(seconds=20)

    stage.cockpit.bridge.do(StartClock())

    assert sorted(before[:3]) == ["a.png", "b.png", "event"]
    assert before[3] == before[0]
    assert stage.window.wall.poster.slide is None


def test_what_the_clock_has_come_to_is_said_for_a_while(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11)
    said = []
    for seconds in (15 * 60 + 59, 1, 19, 1):
        stage.wait(seconds=seconds)
        said.append(stage.window.wall.poster.message)

    assert said == ["", "2 minutes left", "2 minutes left", ""]


def test_the_picture_stands_a_little_elsewhere_every_minute_and_never_far_off():
    places = [drift(FRIDAY + timedelta(minutes=minute), 4) for minute in range(9)]

    assert len({(place.x(), place.y()) for place in places}) == 9
    assert {max(abs(place.x()), abs(place.y())) for place in places} == {0, 4}


def test_what_is_painted_again_looks_as_if_all_of_it_were(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11)
    wall = stage.window.wall
    for seconds in (1, 58, 1, 700, 60, 125):
        stage.wait(seconds=seconds)

    kept = wall.grab().toImage()
    wall._drawn = (None, [])
    wall._draw()

    assert kept == wall.grab().toImage()


def test_there_is_a_wall_on_every_screen_that_is_not_the_operators():
    assert others(["desk", "left", "right"], "desk") == ["left", "right"]
    assert others(["desk"], "desk") == ["desk"]


def test_on_the_wall_the_clocks_keys_are_locked_and_the_lock_shows_itself(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11)
    wall = stage.window.wall
    QTest.qWaitForWindowActive(wall)
    QTest.keyClick(wall, Qt.Key.Key_Right)
    locked = stage.cockpit.bridge.face.step

    QTest.keyClick(wall, Qt.Key.Key_Backspace)
    QTest.keyClick(wall, Qt.Key.Key_Right)

    assert (locked, stage.cockpit.bridge.face.step) == (0, 1)
    assert wall.poster.unlocked


def test_a_letter_on_the_wall_puts_nobody_out(stage):
    stage.event(*NAMES, running=True)
    stage.cockpit.choose(EntryNumber(1))
    stage.press(Qt.Key.Key_F11)

    QTest.keyClick(stage.window.wall, Qt.Key.Key_X)

    assert len(stage.t.left) == len(NAMES)


def test_a_line_of_the_title_neither_begins_nor_ends_with_a_dot():
    assert broken("PAUSED  ·  Level 1", 2, SEMIBOLD) == ["PAUSED", "Level 1"]
