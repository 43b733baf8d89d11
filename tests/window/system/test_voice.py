"""The system's voice: one after another, the newest of a kind, hushed at once, and none at all."""

import sys

import pytest

from director.window.system import sounds
from director.window.system.voice import PROGRAMS, Announcement, Program, Voice, arguments

SPEAKS = (
    "import sys, pathlib, time\n"
    "words = sys.stdin.buffer.read().decode()\n"
    "with pathlib.Path(sys.argv[1]).open('a', encoding='utf-8') as file:\n"
    "    file.write(f'begins {words}\\n')\n"
    "    file.flush()\n"
    "    time.sleep(float(sys.argv[2]))\n"
    "    file.write(f'ends {words}\\n')\n"
)


@pytest.fixture
def heard(tmp_path):
    return tmp_path / "heard.txt"


@pytest.fixture
def voices(qapp):
    made = []

    def voice(*programs):
        made.append(Voice(programs))
        return made[-1]

    yield voice
    for one in made:
        one.hush()


def speaking(heard, seconds="0"):
    return Program((sys.executable, "-c", SPEAKS, str(heard), seconds))


FAILING = Program((sys.executable, "-c", "raise SystemExit(1)"))
MISSING = Program(("no-such-program-that-speaks",))


def lines(heard):
    return heard.read_text(encoding="utf-8").splitlines() if heard.exists() else []


def test_announcements_are_spoken_one_after_the_other_and_never_two_at_once(heard, voices, qtbot):
    voice = voices(speaking(heard))

    voice.announce(Announcement("clock", "Level five."))
    voice.announce(Announcement("table", "Table two is broken."))

    qtbot.waitUntil(lambda: len(lines(heard)) == 4)
    assert lines(heard) == [
        "begins Level five.",
        "ends Level five.",
        "begins Table two is broken.",
        "ends Table two is broken.",
    ]


def test_a_newer_one_of_the_same_kind_takes_the_place_of_one_that_waits(heard, voices):
    voice = voices(speaking(heard, "60"))
    voice.announce(Announcement("table", "Table two is broken."))

    voice.announce(Announcement("clock", "Thirty seconds left."))
    voice.announce(Announcement("seat", "Seat open."))
    voice.announce(Announcement("clock", "Level five."))

    assert (voice.speaks, voice.waiting) == ("Table two is broken.", ("Seat open.", "Level five."))


def test_hushed_it_ends_in_the_middle_of_a_word_and_forgets_the_rest(heard, voices, qtbot):
    voice = voices(speaking(heard, "60"))
    voice.announce(Announcement("clock", "Level five."))
    voice.announce(Announcement("seat", "Seat open."))
    qtbot.waitUntil(lambda: lines(heard) == ["begins Level five."])

    voice.hush()

    assert (voice.speaks, voice.waiting) == ("", ())
    assert lines(heard) == ["begins Level five."]


def test_what_is_spoken_is_text_and_no_command(heard, voices, qtbot):
    words = '; $(touch nothing) `x` "é ♠ -w'
    voice = voices(speaking(heard))

    voice.announce(Announcement("clock", words))

    qtbot.waitUntil(lambda: len(lines(heard)) == 2)
    assert lines(heard)[0] == f"begins {words}"


def test_a_program_that_does_not_speak_gives_way_to_the_next(heard, voices, qtbot):
    voice = voices(MISSING, FAILING, speaking(heard))

    voice.announce(Announcement("clock", "Level five."))

    qtbot.waitUntil(lambda: len(lines(heard)) == 2)
    assert lines(heard) == ["begins Level five.", "ends Level five."]


def test_where_none_speaks_it_is_said_once_and_all_is_silent(voices, qtbot):
    voice, told = voices(FAILING), []
    voice.failed.connect(told.append)

    voice.announce(Announcement("clock", "Level five."))
    qtbot.waitUntil(lambda: bool(told))
    voice.announce(Announcement("clock", "Level six."))

    assert told == [f"{sys.executable} does not speak: announcements are silent"]
    assert (voice.speaks, voice.waiting) == ("", ())
    assert voice.why_silent


def test_without_a_voice_there_is_silence_and_a_reason(voices, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    voice = voices()

    voice.announce(Announcement("clock", "Level five."))

    assert voice.speaks == ""
    assert voice.why_silent == ("no voice on this computer: install espeak-ng or speech-dispatcher")


def test_a_voice_is_asked_for_by_its_name_where_the_program_knows_names():
    by_name = {one.command[0]: one for one in PROGRAMS}

    plain = Announcement("clock", "-w level five")
    named = plain._replace(voice="Samantha")
    assert arguments(by_name["say"], named) == ("-f", "-", "-v", "Samantha")
    assert arguments(by_name["espeak-ng"], plain) == ("--stdin", "-v", "en-us")
    assert arguments(by_name["spd-say"], plain) == ("--wait", "--", "-w level five")
    assert "Samantha" not in "".join(arguments(by_name["powershell"], named))


def test_a_bell_is_waited_for_as_long_as_it_sounds(monkeypatch):
    monkeypatch.setattr(sounds, "the_player", lambda: print)
    sounds.milliseconds.cache_clear()

    try:
        long = [sounds.milliseconds(name) for name in ("silent", "bell", "none")]
    finally:
        sounds.milliseconds.cache_clear()

    assert (long[0], long[2]) == (0, 0)
    assert 100 < long[1] < 5_000
