"""Suggested schedules told whole: every level, what leaves play, when it ends, what to look at."""

from dataclasses import replace
from datetime import time, timedelta

import pytest

from director.tournament.chips.chip_set import Chip, stack_of, usual_from, worth
from director.tournament.entries.terms import LammerTerms, LateRegistration
from director.tournament.structure.big_blind_antes import BigBlindAnte
from director.tournament.structure.checks import concerns
from director.tournament.structure.moments import Moment
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.schedule import (
    dearest,
    expected_end,
    step_after,
    stretched,
    usual_minutes,
)
from director.tournament.structure.stakes import Stakes, StakesSet
from director.tournament.structure.structure import Break, DayEnd, Level
from director.tournament.structure.suggested.schedule import Wish, suggested
from director.tournament.structure.suggested.stakes import ANTES, BIG_BLIND_ANTE, EACH_PLAYER
from tests.tournament.structure.suggested.test_schedule import SHEETS, forced, sheet
from tests.tournament.telling import answered

ROOMS = [(20000, 6, 20, 0), (10000, 4.5, 15, 6), (30000, 9, 30, 3)]
"""Chips, hours, minutes of a level, and levels from one break to the next."""
TYPED = (
    Level("1", 25, Stakes(50, 100, small_bet=100, big_bet=200)),
    Level("2", 25),
    Level("3", 25, Stakes(100, 200, 50, 50, 200, 400)),
    Break(15, name="Dinner"),
    Level("4", 20, Stakes(150, 300)),
    Level("5", 20),
)
OF_CLASSES = (
    Level("1A", 30, sets=(StakesSet("limit", Stakes(100, 200, small_bet=200, big_bet=400)),)),
    Level("1B", 30),
    Break(10, (25,)),
    Level("2", 30, sets=(StakesSet("big-bet", Stakes(100, 200)),)),
)


def suggestions(name, structure, wishes):
    for wish in wishes:
        yield from answered(
            f"{name}: {written(wish)}", lambda wish=wish: of(suggested(structure, wish, forced))
        )


def written(wish):
    usual = wish._field_defaults
    more = [
        f"{key} {value}"
        for key, value in wish._asdict().items()
        if key in usual and value != usual[key]
    ]
    return ", ".join(
        [f"{wish.players} players", f"{wish.chips:,} chips", f"{wish.hours} hours", *more]
    )


def of(made):
    """A suggestion, line by line."""
    structure = made.structure
    told = [
        "chips "
        + " ".join(f"{one.in_stack}×{one.value}" for one in structure.chip_set)
        + (" (new)" if made.new_stack else ""),
        *[f"{_mark(made, at)} {step_line(step)}" for at, step in enumerate(structure.steps)],
        f"ends at step {made.ending.step + 1} after {made.ending.after}"
        + ("" if made.ending.in_time else ", and the levels do not reach so far"),
        *[f"gone: {step_line(step)}" for step in made.replaced],
        *[f"moved: {one.place} from {one.old} to {one.new}" for one in made.moved],
        *[f"look again: {one.place}: {one.sentence}" for one in concerns(structure)],
    ]
    assert len(made.added) == len(structure.steps) - made.kept
    return tuple(told)


def file_name(name):
    return name.lower().replace("'", "").replace(" ", "-")


def _mark(made, at):
    return "+" if at >= made.kept else "~" if at in made.filled else " "


def step_line(step):
    if not isinstance(step, Level):
        gone = " ".join(str(chip) for chip in step.remove)
        return f"break {step.minutes}" + (f", without {gone}" if gone else "")
    stakes = "; ".join(f"{one.of} {bets(one.stakes)}".strip() for one in step.all_stakes)
    return f"{step.label} {step.minutes}' {step.game}{' ' if step.game else ''}{stakes}"


def bets(one):
    parts = [
        f"{one.small_blind}/{one.big_blind}" if one.big_blind else "",
        f"ante {one.ante}" if one.ante else "",
        f"bring-in {one.bring_in}" if one.bring_in else "",
        f"bets {one.small_bet}-{one.big_bet}" if one.small_bet else "",
        f"big blind ante {one.big_blind_ante}" if one.big_blind_ante else "",
    ]
    return " ".join(part for part in parts if part)


@pytest.mark.parametrize("name", SHEETS)
def test_a_suggested_schedule_is_what_it_was_before(name, as_told_before):
    wishes = [
        Wish(players, chips, hours, minutes, levels_between=between)
        for players, rooms in ((10, ROOMS[1:2]), (60, ROOMS), (300, ROOMS[:2]))
        for chips, hours, minutes, between in rooms
        if players == 60 or name != "dealer's choice"
    ]
    known = SHEETS[name]
    bare = replace(known, chip_set=())

    lines = [
        *suggestions(name, known, wishes),
        *suggestions(f"{name} without chips", bare, [Wish(40, 12000, 5), Wish(8, 500, 3, 15)]),
        *suggestions(f"{name}, some typed", replace(known, steps=TYPED), [Wish(40, 10000, 6)]),
    ]

    as_told_before(f"schedules-{file_name(name)}", lines)


def test_suggestions_for_other_wishes_are_what_they_were_before(as_told_before):
    lines = [line for one in other_wishes() for line in one]

    as_told_before("schedules-of-other-wishes", lines)


def other_wishes():
    horse, eight, no_limit = SHEETS["HORSE"], SHEETS["8-Game"], SHEETS["no-limit"]
    plain = Wish(40, 10000, 5)
    yield suggestions("no-limit", no_limit, [plain._replace(ante=one) for one in ANTES[:2]])
    yield suggestions(
        "no-limit, deep or not", no_limit, [plain._replace(depth=at) for at in (20, 400)]
    )
    begins_later = replace(
        no_limit,
        steps=(
            Level("1", 20, Stakes(50, 100)),
            Level("2", 20, Stakes(75, 150)),
            Level("3", 20, Stakes(100, 200, big_blind_ante=200)),
        ),
        big_blind_ante=BigBlindAnte(reduced_at=4),
    )
    keeps = plain._replace(keep=False)
    yield suggestions("an ante from the third level on", begins_later, [plain, keeps])
    yield suggestions(
        "an ante of each from the third level on",
        begins_later,
        [keeps._replace(ante=EACH_PLAYER), keeps._replace(begun=2, ante=BIG_BLIND_ANTE)],
    )
    typed = replace(horse, steps=TYPED)
    yield suggestions(
        "HORSE typed",
        typed,
        [
            Wish(40, 10000, 6, keep=keep, begun=begun)
            for keep, begun in [(True, 0), (True, 5), (False, 1)]
        ],
    )
    for classes in (OF_CLASSES, OF_CLASSES[:2], OF_CLASSES[:3]):
        yield suggestions("8-Game typed", replace(eight, steps=classes), [Wish(50, 12000, 6, 30)])
    by_level = sheet(
        ("texas-holdem",), ("stud",), ("omaha", "pot-limit"), rotation=Rotation(kind="by level")
    )
    yield suggestions("by level", by_level, [Wish(30, 10000, 4, 15)])
    yield suggestions("stud", sheet(("stud",)), [Wish(30, 10000, 4), Wish(300, 10000, 10, 40)])
    yield suggestions(
        "chips of 100 and 500 only",
        replace(no_limit, chip_set=(Chip(100), Chip(500), Chip(2000))),
        [Wish(25, 8000, 4), Wish(25, 8050, 4)],
    )
    beyond = tuple(
        Level(str(number), 30, Stakes(bet // 2, bet))
        for number, bet in enumerate((100, 1000, 5000, 20000, 30000), start=1)
    )
    for count in (3, 5):
        yield suggestions(
            f"{count} typed up to the end",
            replace(no_limit, steps=beyond[:count]),
            [Wish(20, 10000, 4, 30)],
        )
    removed = (*beyond[:2], Break(10, (25, 100)), *beyond[2:3], Break(10, (500,)))
    yield suggestions("chips removed", replace(no_limit, steps=removed), [Wish(60, 20000, 6, 30)])
    moments = sheet(
        ("omaha", "pot-limit"),
        steps=tuple(Level(str(n), 10, Stakes(25 * n, 50 * n)) for n in range(1, 31)),
        lammers=LammerTerms(2, 5000, until=Moment("end", "level", "28")),
        late_registration=LateRegistration(Moment("start", "level", "9")),
    )
    yield suggestions(
        "moments", moments, [Wish(30, 10000, 4, keep=False), Wish(30, 10000, 3, 40, keep=False)]
    )
    yield suggestions(
        "refused or strange",
        horse,
        [
            Wish(1, 10000, 5),
            Wish(2, 10000, 3),
            Wish(30, 0, 5),
            Wish(30, 10000, 0),
            Wish(30, 10000, 5, 0),
            Wish(30, 1, 5),
            Wish(30, 10000, 1),
            Wish(30, 10000, 0.4),
            Wish(30, 10000, 5, ante="the button"),
            Wish(10, 1000, 12, 10),
            Wish(30, 10000, 200, 60),
            Wish(30, 10000, 200.5, 60),
            Wish(30, 10000, 500, 1),
            Wish(5000, 10000, 2, 30),
            Wish(10, 10000, 5, depth=1),
        ],
    )


def test_lengths_ends_and_timetables_are_what_they_were_before(as_told_before):
    steps = (
        *TYPED[:4],
        *OF_CLASSES,
        DayEnd(1, resumes=time(12)),
        Level("6", 20),
        Break(until=time(3)),
    )
    structure = replace(SHEETS["HORSE"], steps=steps)
    lines = [
        line
        for factor in (-1, 0, 0.01, 0.5, 0.98, 1, 1.5, 3)
        for line in answered(
            f"times {factor}",
            lambda factor=factor: [
                step.minutes
                for step in stretched(structure, factor).steps
                if isinstance(step, Level)
            ],
        )
    ]
    lines += answered("usual minutes", lambda: usual_minutes(structure))
    lines += answered(
        "no usual minutes", lambda: usual_minutes(replace(structure, steps=steps[8:]))
    )
    lines += [f"dearest of {step_line(one)}: {dearest(one)}" for one in structure.levels]
    for players in (1, 4, 5, 6, 8, 9, 80, 81):
        lines += answered(
            f"end with {players}", lambda players=players: expected_end(structure, players, 200)
        )
    for minutes in (0, 24, 25, 49, 50, 74, 75, 89, 90, 119, 120, 500, 5000):
        lines.append(f"after {minutes}: {step_after(structure, timedelta(minutes=minutes))}")
    for chips in (1, 7, 99, 100, 1000, 1500, 3000, 7575, 10000, 12345, 50000, 1000000):
        for smallest in (1, 5, 25, 100):
            stack = stack_of(chips, usual_from(smallest))
            made = " ".join(f"{one.in_stack}×{one.value}" for one in stack)
            lines.append(f"{chips} from {smallest}: {made or 'none'} ({worth(stack)})")

    as_told_before("lengths-and-stacks", lines)
