"""The structure sheet of an event: what is pinned to the wall and handed to the players."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from director.engine.library import Library, UnknownGame
from director.forms import FileWrong
from director.reports.documents import (
    Block,
    Column,
    Document,
    Figure,
    Figures,
    Grid,
    Heading,
    Points,
    Prose,
    Row,
    Section,
)
from director.reports.event_terms import terms
from director.tournament.moments import time_as_text
from director.tournament.occasions import betting_after, occasions
from director.tournament.stakes import OpeningRaise, Stakes, opening_raise
from director.tournament.structures import (
    Break,
    Change,
    DayEnd,
    GameOnSheet,
    Level,
    Step,
    Structure,
)
from director.words import chips, listed, say

_BETS = {
    "small_blind": "Small",
    "big_blind": "Big",
    "ante": "Ante",
    "bring_in": "Bring-in",
    "small_bet": "Small",
    "big_bet": "Big",
    "big_blind_ante": "Big blind ante",
}
_OVER = {
    "small_blind": "Blinds",
    "big_blind": "Blinds",
    "small_bet": "Limits",
    "big_bet": "Limits",
}
_PAIRS = {
    "Blinds": ("small_blind", "big_blind"),
    "Ante": ("ante",),
    "Bring-in": ("bring_in",),
    "Limits": ("small_bet", "big_bet"),
    "Big blind ante": ("big_blind_ante",),
}
_RAISES = {"call": "Call", "least": "Raise from", "most": "to"}
_BETTING = {
    "limit": "limit",
    "pot-limit": "pot-limit",
    "half-pot-limit": "half-pot-limit",
    "no-limit": "no-limit",
}
_NONE = "–"


class _Filled(NamedTuple):
    """A column of the levels, and what stands in it."""

    column: Column
    cell: Callable[[Level], str]


def structure_sheet(structure: Structure, library: Library, paper: str = "letter") -> Document:
    """The sheet of a structure, with its games by name and its levels and breaks in their order."""
    rules = tuple(terms(structure, lambda name: _named(structure, library, name)))
    blocks: list[Block] = [
        Heading(structure.name, above=structure.series, beside=_when(structure)),
        Figures(_figures(structure)),
        *_games(structure, library),
        _levels(structure, library),
    ]
    if any(_opening(structure, level) for level in structure.levels):
        words = say("Call and raise: for the first player to enter the pot after the blinds.")
        blocks.append(Prose(words))
    if rules:
        blocks += [Section(say("Rules of this event")), Points(rules)]
    return Document(structure.name, paper, tuple(blocks))


def _when(structure: Structure) -> str:
    parts = (
        structure.day.isoformat() if structure.day else "",
        time_as_text(structure.starts) if structure.starts else "",
        structure.zone,
    )
    return " ".join(part for part in parts if part)


def _figures(structure: Structure) -> tuple[Figure, ...]:
    figures = [Figure(say("Starting chips"), chips(structure.starting_chips))]
    lammers, turning = structure.lammers, structure.rotation
    if lammers:
        worth = say("{count} × T{value}", count=lammers.count, value=chips(lammers.value))
        figures.append(Figure(say("Lammers"), worth))
    if structure.seats_stated:
        figures.append(Figure(say("Players a table"), str(structure.seats)))
    lengths = {_length(level) for level in structure.levels}
    if len(lengths) == 1:
        figures.append(Figure(say("Levels"), lengths.pop()))
    if turning and (change := _change_of_games(turning.hands, turning.orbits, turning.minutes)):
        figures.append(Figure(say("Games change"), change))
    elif turning and turning.kind == "by level":
        figures.append(Figure(say("Games change"), say("with the level")))
    return tuple(figures)


def _change_of_games(hands: int, orbits: int, minutes: int) -> str:
    if hands:
        return say("every hand") if hands == 1 else say("every {hands} hands", hands=hands)
    if orbits:
        return say("every orbit") if orbits == 1 else say("every {orbits} orbits", orbits=orbits)
    return say("every {minutes} minutes", minutes=minutes) if minutes else ""


def _length(level: Level) -> str:
    """How long a level is, in words."""
    if level.is_timed:
        return say("{minutes} minutes", minutes=level.minutes)
    if level.hands:
        return say("{hands} hands", hands=level.hands)
    if level.orbits:
        return say("{orbits} orbits each", orbits=level.orbits)
    return say("a hand each")


def _games(structure: Structure, library: Library) -> Iterator[Block]:
    """The games: by class of stakes, or in their order, with their betting where it differs."""
    turning = structure.rotation
    named = [game for name in (turning.order if turning else ()) if (game := structure.game(name))]
    games = tuple(named) or structure.games
    bettings = {game.betting for game in games}
    title = say("Games") if len(games) > 1 else say("Game")
    if len(bettings) == 1:
        title = say("{games}, {betting}", games=title, betting=say(_BETTING[games[0].betting]))
    yield Section(title)
    if structure.stakes_classes:
        yield Points(
            tuple(
                say("{class_}: {games}", class_=one.title, games=", ".join(names))
                for one in structure.stakes_classes
                if (names := [_name(structure, library, g) for g in games if g.stakes == one.id])
            )
        )
        return
    names = [_name(structure, library, game) for game in games]
    if named and len(names) > 1:
        names = [say("{number} {name}", number=n, name=name) for n, name in enumerate(names, 1)]
    yield Points(("   ".join(names),))


def _named(structure: Structure, library: Library, name: str) -> str:
    game = structure.game(name)
    return _name(structure, library, game) if game else name


def _name(structure: Structure, library: Library, game: GameOnSheet) -> str:
    """A game's full name, with its betting where that is not the same for all."""
    try:
        name = library.game(game.id).name
    except (UnknownGame, FileWrong):
        name = game.id
    if len({one.betting for one in structure.games}) == 1:
        return name
    return say("{game} ({betting})", game=name, betting=say(_BETTING[game.betting]))


def _short(structure: Structure, library: Library, level: Level) -> str:
    """The game of a level in a few letters."""
    games = structure.games_at(level)
    if len(games) != 1:
        return _NONE
    try:
        game = library.game(games[0].id)
        name = game.short or game.name
    except (UnknownGame, FileWrong):
        name = games[0].id
    if structure.name_of(games[0]) == games[0].id:
        return name
    return say("{game}, {betting}", game=name, betting=say(_BETTING[games[0].betting]))


def _opening(structure: Structure, level: Level) -> OpeningRaise | None:
    """What the first to enter a pot may do, where all games of the level say the same."""
    bettings = {game.betting for game in structure.games_at(level)}
    return opening_raise(level.stakes, bettings.pop()) if len(bettings) == 1 else None


def _levels(structure: Structure, library: Library) -> Grid:
    """Levels and breaks in their order; a bet that no level has gets no column."""
    filled = tuple(_columns(structure, library))
    rows = (_row(structure, number, step, filled) for number, step in enumerate(structure.steps))
    return Grid(tuple(one.column for one in filled), tuple(rows))


def _columns(structure: Structure, library: Library) -> Iterator[_Filled]:
    levels = structure.levels
    yield _Filled(Column(say("Level"), figures=False), lambda level: level.label)
    if len({_length(level) for level in levels}) > 1:
        if all(level.is_timed for level in levels):
            yield _Filled(Column(say("Minutes")), lambda level: str(level.minutes))
        else:
            yield _Filled(Column(say("Length"), figures=False), _length)
    if any(level.game for level in levels):
        yield _Filled(
            Column(say("Game"), figures=False), lambda level: _short(structure, library, level)
        )
    for bet in Stakes._fields:
        if any(getattr(level.stakes, bet) for level in levels):
            column = Column(say(_BETS[bet]), over=say(_OVER.get(bet, "")))
            yield _Filled(column, _bet(bet))
    if any(_opening(structure, level) for level in levels):
        for part, title in _RAISES.items():
            yield _Filled(Column(say(title)), _raise(structure, part))
    for one in structure.stakes_classes:
        for title, bets in _PAIRS.items():
            if any(getattr(_set(level, one.id), bet) for level in levels for bet in bets):
                yield _Filled(Column(say(title), over=one.title), _pair(one.id, bets))


def _bet(bet: str) -> Callable[[Level], str]:
    return lambda level: _amount(getattr(level.stakes, bet))


def _raise(structure: Structure, part: str) -> Callable[[Level], str]:
    return lambda level: _amount(getattr(_opening(structure, level), part, 0))


def _pair(class_id: str, bets: tuple[str, ...]) -> Callable[[Level], str]:
    """The bets of a class that go together in one cell: "50–100"."""

    def cell(level: Level) -> str:
        amounts = [getattr(_set(level, class_id), bet) for bet in bets]
        return "–".join(chips(amount) for amount in amounts) if any(amounts) else _NONE

    return cell


def _set(level: Level, class_id: str) -> Stakes:
    return next((one.stakes for one in level.sets if one.of == class_id), level.stakes)


def _amount(amount: int) -> str:
    return chips(amount) if amount else _NONE


def _row(structure: Structure, number: int, step: Step, filled: tuple[_Filled, ...]) -> Row:
    if isinstance(step, Level):
        return Row(tuple(one.cell(step) for one in filled))
    return Row((" – ".join(_what_happens(structure, number, step)),))


_OCCASIONS = {
    "rebuys end": "end of the rebuys",
    "add-ons": "add-ons",
    "late registration ends": "end of late registration",
    "lammers end": "all lammers are turned in",
}


def _what_happens(
    structure: Structure, number: int, step: Break | Change | DayEnd
) -> Iterator[str]:
    """What stands in the line of a break or of a change."""
    if line := _pause(step):
        yield line
    if step.remove:
        removed = listed([say("T{chip}", chip=chips(chip)) for chip in step.remove])
        yield say("{chips} chips leave play", chips=removed)
    for occasion in occasions(structure, number):
        if occasion == "betting changes":
            betting = say(_BETTING[betting_after(structure, number)])
            yield say("from here on {betting}", betting=betting)
        else:
            yield say(_OCCASIONS[occasion])


def _pause(step: Break | Change | DayEnd) -> str:
    if isinstance(step, DayEnd):
        if step.resumes is None:
            return say("End of day {day}", day=step.day)
        time = time_as_text(step.resumes)
        return say("End of day {day}; play resumes at {time}", day=step.day, time=time)
    if isinstance(step, Change):
        return ""
    name = say("Break: {name}", name=step.name) if step.name else say("Break")
    if step.until:
        return say("{break_}, until {time}", break_=name, time=time_as_text(step.until))
    return say("{break_}, {minutes} minutes", break_=name, minutes=step.minutes)
