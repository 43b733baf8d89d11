"""The structure sheet of an event: what is pinned to the wall and handed to the players."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime
from functools import partial
from typing import NamedTuple

from director.engine.games.library import Library
from director.reports.documents import (
    Beside,
    Block,
    Column,
    Document,
    Figure,
    Figures,
    Grid,
    Heading,
    InColumns,
    Points,
    Prose,
    Row,
    Section,
)
from director.reports.event_sheets.event_terms import moment_in_words, terms
from director.reports.event_sheets.places_paid import places_paid
from director.tournament.clock.between_levels import betting_after, occasions
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.moments import time_as_text
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.schedule import begins, expected_end
from director.tournament.structure.stakes import OpeningRaise, Stakes, opening_raise
from director.tournament.structure.structure import Break, Change, DayEnd, Level, Step, Structure
from director.translation import capital, chips, listed, say
from director.views.clock import stakes
from director.views.counted import counted
from director.views.event_games import library_of, options_said

_BETS = {
    "small_blind": "Small",
    "big_blind": "Big",
    "ante": "Ante",
    "bring_in": "Bring-in",
    "small_bet": "Small",
    "big_bet": "Big",
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
}
_RAISES = {"call": "Call", "least": "Raise from", "most": "to"}
_BETTING = {
    "limit": "limit",
    "pot-limit": "pot-limit",
    "half-pot-limit": "half-pot-limit",
    "no-limit": "no-limit",
}
_NONE = "–"
_JOINED = "\N{NO-BREAK SPACE}"
_FEW_GAMES = 3
"""So many are named in the line of a level."""
_LONG, _NARROW = 32, 6
"""More rows than these with no more columns than these are set side by side."""


class Filled(NamedTuple):
    """A column of the levels, and what stands in it."""

    column: Column
    cell: Callable[[Level], str]


class Costs(NamedTuple):
    """What an entry costs and what the places are paid, in words."""

    prices: tuple[Figure, ...] = ()
    prizes: tuple[Row, ...] = ()
    """A place, or several that are paid alike, and the prize."""


NO_COSTS = Costs()
"""Of a structure by itself."""
_PRIZES_BESIDE, _NARROW_ENOUGH = 27, 9
"""So many prizes stand beside the levels, where those have no more columns."""


KNOWN_TO_ALL = (
    "texas-holdem",
    "omaha",
    "omaha-high-low",
    "razz",
    "stud",
    "stud-high-low",
    "deuce-to-seven-triple-draw",
    "deuce-to-seven-lowball",
    "badugi",
    "five-card-draw",
)
"""Games that nobody has to be told; what the others are stands on the sheet where there is room."""


def structure_sheet(
    structure: Structure,
    library: Library,
    paper: str = "letter",
    logo: str = "",
    entries: int = 0,
    money: Costs = NO_COSTS,
) -> Document:
    """The sheet of a structure, with its games by name and its levels and breaks in their order.

    `logo` is where the picture of the series lies; empty for none. With `entries` it says when the
    event is likely to end; `money` says what an entry costs and what the places are paid.
    """
    library = library_of(structure, library)
    rules = (
        *_played_otherwise(structure, library),
        *terms(structure, lambda name: _named(structure, library, name)),
        *places_paid(structure),
    )
    game = tuple(_one_game(structure, library))
    blocks: list[Block] = [
        Heading(structure.name, structure.series, _when(structure), logo),
        Figures(
            (
                *game,
                *_figures(structure),
                *_late(structure),
                *_likely_end(structure, entries),
            )
        ),
        *([Figures(money.prices)] if money.prices else []),
        *([] if game else games_on_paper(structure, library)),
        *_with_prizes(_schedule(structure, library), money.prizes),
    ]
    if any(_opening(structure, level) for level in structure.levels):
        words = say("Call and raise: for the first player to enter the pot after the blinds.")
        blocks.append(Prose(words))
    if rules:
        blocks += [Section(say("Rules of this event")), Points(rules)]
    rare = tuple(_rare_games(structure, library))
    return Document(
        structure.name, paper, tuple(blocks), if_room=(rare,) if rare else (), hangs=True
    )


def _rare_games(structure: Structure, library: Library) -> Iterator[Block]:
    """What the games are that not everybody knows, or not by this name, in a sentence each."""
    told = {}
    for game in structure.games:
        known = stakes.known(library, game.id)
        if known is None or (game.id in KNOWN_TO_ALL and not game.name):
            continue
        name = say("{own} ({name})", own=game.name, name=known.name) if game.name else known.name
        told[name] = known.tldr
    if told:
        yield Section(say("The rarer games"))
        yield Points(
            tuple(say("{game}: {idea}", game=name, idea=idea) for name, idea in told.items())
        )


def _played_otherwise(structure: Structure, library: Library) -> Iterator[str]:
    """How the event plays the games whose options it states."""
    for game in structure.games:
        if said := options_said(library, game):
            yield say("{game}: {how}", game=_plain_name(library, game), how=" ".join(said))


def _when(structure: Structure) -> str:
    day = structure.day
    parts = (
        f"{day:%a} {day.day} {day:%b %Y}" if day else "",
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
        figures.append(Figure(say("Players per table"), str(structure.seats)))
    lengths = {_length(structure, level) for level in structure.levels}
    if len(lengths) == 1:
        figures.append(Figure(say("Levels"), lengths.pop()))
    if turning and (change := _change_of_games(turning)):
        figures.append(Figure(say("Games change"), change))
    elif turning and turning.kind == "by level":
        figures.append(Figure(say("Games change"), say("with the level")))
    if structure.pay_table:
        figures.append(Figure(say("Prizes by"), structure.pay_table))
    return tuple(figures)


def _late(structure: Structure) -> Iterator[Figure]:
    """Until when people can enter late: on the clock, where the start is known."""
    if structure.late_registration is None:
        return
    until = [
        time_as_text(at)
        for number, at in enumerate(begins(structure))
        if at and "late registration ends" in occasions(structure, number)
    ] or [moment_in_words(structure.late_registration.until)]
    yield Figure(say("Late registration"), say("until {time}", time=until[0]))


def _likely_end(structure: Structure, entries: int) -> Iterator[Figure]:
    """When so many entries are likely to be done, where the start and all lengths are known."""
    ending = expected_end(structure, entries) if entries else None
    at = begins(structure)[ending.step] if ending else None
    if ending and at:
        end = (datetime.combine(date.min, at) + structure.lengths[ending.step]).time()
        words = say("{time}, {count} entries", time=time_as_text(end), count=entries)
        yield Figure(say("Likely end"), words)


def _change_of_games(turning: Rotation) -> str:
    """After how long the next game comes; empty where the rotation does not say."""
    for unit, (one, several) in _UNITS.items():
        if count := getattr(turning, unit):
            return say(one) if count == 1 else say(several, count=count)
    return ""


_UNITS = {
    "hands": ("every hand", "every {count} hands"),
    "orbits": ("every orbit", "every {count} orbits"),
    "levels": ("every level", "every {count} levels"),
    "minutes": ("every minute", "every {count} minutes"),
}
"""What a rotation is counted in, and what is said of one and of several."""


def _length(structure: Structure, level: Level) -> str:
    """How long a level is, in words."""
    if level.is_timed:
        return counted(level.minutes, "1 minute", "{count} minutes")
    if level.hands:
        return counted(level.hands, "1 hand", "{count} hands")
    if level.orbits:
        return counted(level.orbits, "1 orbit each", "{count} orbits each")
    return say("a hand for each team") if structure.teams else say("a hand each")


def _one_game(structure: Structure, library: Library) -> Iterator[Figure]:
    """The game of an event that has only one, and how it is bet."""
    if len(structure.games) == 1 and not structure.rotation:
        (game,) = structure.games
        betting = capital(say(_BETTING[game.betting]))
        name = _plain_name(library, game)
        yield Figure(say("Game"), say("{betting} {game}", betting=betting, game=name))


def games_on_paper(structure: Structure, library: Library) -> Iterator[Block]:
    """The games: by class of stakes, or in their order, with their betting where it differs."""
    turning = structure.rotation
    named = [game for name in (turning.order if turning else ()) if (game := structure.game(name))]
    games = tuple(named) or structure.games
    bettings = {game.betting for game in games}
    title = say("Games") if len(games) > 1 else say("Game")
    if len(bettings) == 1:
        title = say("{games}, {betting}", games=title, betting=say(_BETTING[games[0].betting]))
    yield Section(title)
    names = [_name(structure, library, game) for game in games]
    if named and len(names) > 1:
        names = [say("{number} {name}", number=n, name=name) for n, name in enumerate(names, 1)]
        names = [name.replace(" ", _JOINED) for name in names]  # no line ends inside of one
    in_classes = [
        say("{class_}: {games}", class_=one.title, games=", ".join(of_class))
        for one in structure.stakes_classes
        if (of_class := _of_class(structure, library, one.id))
    ]
    in_order = ["   ".join(names)] if named or not in_classes else []
    yield Points((*in_order, *in_classes))


def _of_class(structure: Structure, library: Library, class_id: str) -> list[str]:
    """The games of a class, with their betting where it is not the same in all of it."""
    games = [game for game in structure.games if game.stakes == class_id]
    alike = len({game.betting for game in games}) == 1
    return [
        _plain_name(library, game) if alike else _name(structure, library, game) for game in games
    ]


def _named(structure: Structure, library: Library, name: str) -> str:
    game = structure.game(name)
    return _name(structure, library, game) if game else name


def _name(structure: Structure, library: Library, game: GameOnSheet) -> str:
    """A game's full name, with its betting where that is not the same for all."""
    name = _plain_name(library, game)
    if len({one.betting for one in structure.games}) == 1:
        return name
    return say("{game} ({betting})", game=name, betting=say(_BETTING[game.betting]))


def _plain_name(library: Library, game: GameOnSheet) -> str:
    """What the event calls a game, or else its full name."""
    known = stakes.known(library, game.id)
    return game.name or (known.name if known else game.id)


def _short(structure: Structure, library: Library, level: Level) -> str:
    """The game of a level in a few letters; the games of a rotation of its own."""
    games = structure.games_at(level)
    own = level.rotation.order if level.rotation else ()
    if len(games) == 1 or 0 < len(own) <= _FEW_GAMES:
        return ", ".join(_in_short(structure, library, game) for game in games)
    return _NONE


def _in_short(structure: Structure, library: Library, game: GameOnSheet) -> str:
    name = game.name or stakes.short_name(library, game.id)
    if game.name or structure.name_of(game) == game.id:
        return name
    return say("{game}, {betting}", game=name, betting=say(_BETTING[game.betting]))


def _opening(structure: Structure, level: Level) -> OpeningRaise | None:
    """What the first to enter a pot may do, where all games of the level say the same."""
    bettings = {game.betting for game in structure.games_at(level)}
    return opening_raise(level.stakes, bettings.pop()) if len(bettings) == 1 else None


def _schedule(structure: Structure, library: Library) -> tuple[Grid | Beside, ...]:
    """Levels and breaks in their order: in two grids where the betting changes or they are many."""
    changes = [n for n in range(len(structure.steps)) if betting_after(structure, n)]
    whole = _levels(structure, library, range(len(structure.steps)))
    if changes:
        half = changes[0] + 1
    elif len(whole.rows) > _LONG and len(whole.columns) <= _NARROW:
        half = _middle(structure)
    else:
        return (whole,)
    parts = (range(half), range(half, len(structure.steps)))
    grids = tuple(_levels(structure, library, part) for part in parts)
    return (Beside(grids),) if len(whole.rows) > _LONG else grids


def _with_prizes(
    schedule: Sequence[Grid | Beside], prizes: tuple[Row, ...]
) -> Iterator[Grid | Beside | Section | InColumns]:
    """The levels with the prizes beside them, or below where there is no room."""
    if not prizes:
        yield from schedule
        return
    columns = (Column(say("Place"), over=say("Prizes")), Column(say("Prize"), over=say("Prizes")))
    match list(schedule):
        case [Grid() as one] if (
            len(one.columns) <= _NARROW_ENOUGH and len(prizes) <= _PRIZES_BESIDE
        ):
            yield Beside((one, Grid(columns, prizes)))
            return
    yield from schedule
    yield Section(say("Prizes"))
    yield InColumns(Grid((Column(say("Place")), Column(say("Prize"))), prizes))


def _middle(structure: Structure) -> int:
    """Behind the break that is nearest to the middle, so that both halves have about as much."""
    breaks = [n + 1 for n, step in enumerate(structure.steps[:-1]) if isinstance(step, Break)]
    middle = len(structure.steps) / 2
    return min(breaks, key=lambda place: abs(place - middle), default=round(middle))


def _levels(structure: Structure, library: Library, part: range) -> Grid:
    """A part of the steps in their order; a bet that no level has gets no column."""
    steps = [(number, structure.steps[number]) for number in part]
    levels = [step for _, step in steps if isinstance(step, Level)]
    filled = tuple(level_columns(structure, library, levels))
    times = begins(structure)
    has_times = all(times[number] for number, step in steps if isinstance(step, Level))

    def row(number: int, step: Step) -> Row:
        at = times[number]
        told = time_as_text(at) if at and has_times else ""
        if isinstance(step, Level):
            cells = tuple(one.cell(step) for one in filled)
            return Row((cells[0], told, *cells[1:])) if has_times else Row(cells)
        words = " – ".join(
            [*_what_happens(structure, library, number, step), *_ends_with(structure, number)]
        )
        return Row((f"{told} {words}".strip(),))

    def rows() -> Iterator[Row]:
        for number, step in steps:
            if isinstance(step, Level) and (ends := list(_begins_with(structure, number))):
                at = times[number]
                told = time_as_text(at) if at and has_times else ""
                yield Row((capital(f"{told} {' – '.join(ends)}".strip()),))
            yield row(number, step)

    first, *others = (one.column for one in filled)
    columns = [first, Column(say("Time")), *others] if has_times else [first, *others]
    return Grid(tuple(columns), tuple(rows()))


def level_columns(
    structure: Structure, library: Library, levels: Sequence[Level]
) -> Iterator[Filled]:
    """The label of a level, its length and game where they differ, and each of its bets."""
    yield Filled(Column(say("Level"), figures=False), lambda level: level.label)
    if len({_length(structure, level) for level in levels}) > 1:
        if all(level.is_timed for level in levels):
            yield Filled(Column(say("Min.")), lambda level: str(level.minutes))
        else:
            yield Filled(
                Column(say("Length"), figures=False), lambda level: _length(structure, level)
            )
    if len({_short(structure, library, level) for level in levels}) > 1:
        yield Filled(
            Column(say("Game"), figures=False), lambda level: _short(structure, library, level)
        )
    for bet in Stakes._fields:
        if bet == "big_blind_ante":
            yield from _one_antes(structure, levels)
        elif any(getattr(level.stakes, bet) for level in levels):
            column = Column(say(_BETS[bet]), over=say(_OVER.get(bet, "")))
            yield Filled(column, _bet(bet))
    if any(_opening(structure, level) for level in levels):
        for part, title in _RAISES.items():
            yield Filled(Column(say(title)), _raise(structure, part))
    for one in structure.stakes_classes:
        for title, bets in _PAIRS.items():
            if any(getattr(_set(level, one.id), bet) for level in levels for bet in bets):
                yield Filled(Column(say(title), over=one.title), _pair(one.id, bets))
        yield from _one_antes(structure, levels, one.id, one.title)


def _one_antes(
    structure: Structure, levels: Sequence[Level], class_id: str = "", over: str = ""
) -> Iterator[Filled]:
    """The one ante of a table, in a column for each who posts it."""

    def posted(by: str, level: Level) -> int:
        here = structure.ante_poster(level) == by
        return (_set(level, class_id) if class_id else level.stakes).big_blind_ante * here

    for poster, title in _ANTES.items():
        amount = partial(posted, poster)
        if any(amount(level) for level in levels):
            yield Filled(Column(say(title), over=over), _amount_of(amount))


def _amount_of(amount: Callable[[Level], int]) -> Callable[[Level], str]:
    return lambda level: _amount(amount(level))


_ANTES = {"big blind": "BB ante", "button": "Button ante"}


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


def _ends_with(structure: Structure, number: int) -> Iterator[str]:
    """What is over when a break is, so that it falls on the level after it."""
    after = number + 1
    if after < len(structure.steps) and isinstance(structure.steps[after], Level):
        yield from _occasions_of(structure, after)


def _begins_with(structure: Structure, number: int) -> Iterator[str]:
    """What is over when a level begins, where no break says it."""
    if number and isinstance(structure.steps[number - 1], Level):
        yield from _occasions_of(structure, number)


def _occasions_of(structure: Structure, number: int) -> Iterator[str]:
    for occasion in occasions(structure, number):
        if occasion in _OCCASIONS:
            yield say(_OCCASIONS[occasion])


_OCCASIONS = {
    "rebuys end": "end of the rebuys",
    "add-ons": "add-ons",
    "late registration ends": "end of late registration",
    "lammers end": "all lammers are turned in",
}


def _what_happens(
    structure: Structure, library: Library, number: int, step: Break | Change | DayEnd
) -> Iterator[str]:
    """What stands in the line of a break or of a change."""
    if line := _pause(step):
        yield line
    if step.remove:
        removed = listed([say("T{chip}", chip=chips(chip)) for chip in step.remove])
        yield say("color up the {chips} chips", chips=removed)
    for occasion in occasions(structure, number):
        if occasion == "betting changes":
            yield _new_betting(structure, library, number)
        else:
            yield say(_OCCASIONS[occasion])


def _new_betting(structure: Structure, library: Library, number: int) -> str:
    """How all games are bet from a step on, and which game that is if there is only one."""
    betting = say(_BETTING[betting_after(structure, number)])
    level = structure.next_level(number)
    games = structure.games_at(level) if level else ()
    new = say("from here on {betting}", betting=betting)
    if len(games) == 1:
        game = _plain_name(library, games[0])
        new = say("from here on {betting} {game}", betting=betting, game=game)
    before = structure.level_before(number)
    lengths = {
        _length(structure, one) for one in structure.steps[number:] if isinstance(one, Level)
    }
    if before and len(lengths) == 1 and _length(structure, before) not in lengths:
        return say("{new}, levels of {length}", new=new, length=lengths.pop())
    return new


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
    minutes = counted(step.minutes, "1 minute", "{count} minutes")
    return say("{break_}, {minutes}", break_=name, minutes=minutes)
