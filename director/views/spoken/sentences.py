"""What is spoken at a moment of an event: the house's sentences, with what they are to say."""

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from string import Formatter

from director.engine.games.library import Library
from director.house.announcements import HAND_FOR_HAND, SEAT_OPEN, TABLE_BREAKS, why_not_spoken
from director.house.settings import Settings
from director.tournament.busts.facts import HandForHandSet, PlayerEliminated
from director.tournament.chips.color_ups import still_to_leave
from director.tournament.clock.chime_kinds import FIRST, SECOND
from director.tournament.clock.chimes import Chime
from director.tournament.log.log import Record
from director.tournament.seats.facts import TableClosed
from director.tournament.state import Tournament
from director.tournament.structure.structure import Break, Change, DayEnd, Level, Step
from director.translation import capital, listed, say
from director.views.clock import schedule
from director.views.clock.stakes import Bet, by_kind, title_of
from director.views.spoken.names import as_said, figures_said
from director.views.spoken.numbers import number_in_words, plural_in_words, time_in_words

Values = Mapping[str, str]
"""What is spoken for each placeholder; empty where there is nothing to say."""

_BETWEEN_SENTENCES = re.compile(r"(?<=[.!?])\s+")


def filled(sentences: str, values: Values) -> str:
    """The sentences with their values; one of which a value is not known is left out.

    >>> filled("{level}. {game}. Good luck.", {"level": "level five", "game": ""})
    'Level five. Good luck.'
    """
    said = []
    for sentence in _BETWEEN_SENTENCES.split(sentences.strip()):
        names = [name for _, name, _, _ in Formatter().parse(sentence) if name is not None]
        if all(values.get(name) for name in names):
            said.append(capital(sentence.format_map(values)))
    return " ".join(said).strip()


def spoken_of_clock(t: Tournament, chime: Chime, settings: Settings, library: Library) -> str:
    """What is spoken when the clock has come to something; empty for nothing."""
    seconds = {FIRST: "first_warning_seconds", SECOND: "second_warning_seconds"}
    left = settings.number(seconds[chime.kind]) if chime.kind in seconds else 0
    return _spoken(chime.kind, settings, (clock_values(t, chime.step, chime.at, library, left),))


def spoken_of_record(
    before: Tournament, record: Record, after: Tournament, settings: Settings
) -> tuple[str, str]:
    """At which moment something has come that the floor did, and what is spoken; both empty."""
    closed = [fact.table for fact in record.facts if isinstance(fact, TableClosed)]
    if closed:
        tables = [{"table": number_in_words(table)} for table in closed]
        return TABLE_BREAKS, _spoken(TABLE_BREAKS, settings, tables)
    if any(isinstance(fact, HandForHandSet) and fact.on for fact in record.facts):
        return HAND_FOR_HAND, _spoken(HAND_FOR_HAND, settings, ({},))
    out = [fact.entry for fact in record.facts if isinstance(fact, PlayerEliminated)]
    seats = [before.seats[entry] for entry in out if entry in before.seats]
    if seats and after.alternates:  # somebody is waiting for it
        values = [
            {"table": number_in_words(place.table), "seat": number_in_words(place.seat)}
            for place in seats
        ]
        return SEAT_OPEN, _spoken(SEAT_OPEN, settings, values)
    return "", ""


def _spoken(moment: str, settings: Settings, several: Sequence[Values]) -> str:
    words = settings.text(f"{moment}_spoken")
    if why_not_spoken(moment, words):  # a file of settings was written by hand
        return ""
    return " ".join([said for values in several if (said := filled(words, values))])


def clock_values(t: Tournament, step: int, at: datetime, library: Library, left: int = 0) -> Values:
    """What is spoken for each placeholder at a step; `left` in seconds."""
    here = t.structure.steps[step]
    level = here if isinstance(here, Level) else t.structure.next_level(step)
    coming = None if isinstance(here, Level) else schedule.next_level(t, at)
    return {
        "level": _level(level) if level else "",
        "part": _part(here),
        "break": _break(here),
        "game": _game(t, level, library) if level else "",
        "stakes": _stakes(t, level, library) if level else "",
        "left": duration_in_words(left),
        "minutes": duration_in_words(60 * here.minutes),
        "time": time_in_words(coming.at) if coming and coming.at else "",
        "chips": listed([*map(plural_in_words, still_to_leave(t, here))]),
    }


def duration_in_words(seconds: int) -> str:
    """How long something is; empty for no time.

    >>> duration_in_words(120), duration_in_words(30), duration_in_words(90), duration_in_words(0)
    ('two minutes', 'thirty seconds', 'ninety seconds', '')
    """
    if not seconds:
        return ""
    if seconds % 60:
        return say(
            "{count} seconds" if seconds > 1 else "{count} second", count=number_in_words(seconds)
        )
    minutes = seconds // 60
    return say(
        "{count} minutes" if minutes > 1 else "{count} minute", count=number_in_words(minutes)
    )


def _level(level: Level) -> str:
    return say("level {label}", label=figures_said(level.label))


def _part(step: Step) -> str:
    match step:
        case Level():
            return _level(step)
        case Break(name=name):
            return say("the {name} break", name=name.lower()) if name else say("the break")
        case Change():
            return say("the change")
        case DayEnd(day=day):
            return say("day {day}", day=number_in_words(day))


def _break(step: Step) -> str:
    match step:
        case Break(name=name):
            return say("{name} break", name=name.lower()) if name else say("break")
        case DayEnd(day=day):
            return say("end of day {day}", day=number_in_words(day))
        case Level() | Change():
            return ""


def _game(t: Tournament, level: Level, library: Library) -> str:
    """The one game of a level, where not all levels have the same."""
    here = t.structure.games_at(level)
    if len(here) != 1 or len(t.structure.games) == 1:
        return ""
    return as_said(title_of(t.structure, library, here[0]))


def _stakes(t: Tournament, level: Level, library: Library) -> str:
    """What a hand costs, by kind of game: a sentence each, where there are several."""
    kinds = by_kind(t.structure, level, library)
    if len(kinds) == 1:
        return _bets(kinds[0].bets)
    said = [
        say("{games}: {bets}", games=listed([*map(as_said, kind.games)]), bets=_bets(kind.bets))
        for kind in kinds
        if kind.bets
    ]
    return ". ".join(map(capital, said))


def _bets(bets: Sequence[Bet]) -> str:
    """As at the table: "blinds one hundred, two hundred; ante twenty-five"."""
    return "; ".join(
        [f"{bet.title} {figures_said(bet.amount.replace(' – ', ', '))}" for bet in bets]
    )
