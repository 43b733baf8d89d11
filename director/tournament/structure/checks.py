"""What a director may want to look at again before a structure is played.

A structure that can be read can be played; these are warnings. Each has its place in the file and
one sentence. All amounts are chips.
"""

from collections.abc import Collection, Iterator
from datetime import timedelta
from math import gcd
from pathlib import Path
from typing import NamedTuple

from director.engine.games.game import Game, as_key
from director.engine.games.library import Library
from director.files.forms import Fault, FileWrong, load_form, no_such
from director.tournament.chips.chip_set import usual_from
from director.tournament.structure.called_games import with_ids
from director.tournament.structure.files import read_structure
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.schedule import dearest, expected_end, step_after
from director.tournament.structure.structure import Level, Structure
from director.translation import chips, say

MOST_GROWTH = 2
"""A bet that is more than so many times the one of the level before is a big jump."""
LEAST_BLINDS = 5
"""Fewer big blinds than these, on average for the last two players, are too few."""
NUISANCE = 50
"""A chip that nobody needs is in the way once the big blind is so many times its worth."""
LATE = 1.2
"""An event that is likely to take more than so many times what was expected is too long."""


class Concern(NamedTuple):
    """One thing to look at again."""

    place: str
    """The key in the structure's file: `level[7]`."""
    sentence: str


def concerns(structure: Structure) -> tuple[Concern, ...]:
    """Everything that a director may want to look at again, by kind."""
    return (
        *_duplicate_games(structure),
        *_duplicate_labels(structure),
        *_strange_stakes(structure),
        *_jumps(structure),
        *_chips(structure),
        *_length(structure),
    )


def checked_structure(
    path: Path, library: Library, known_tables: Collection[str] | None = None
) -> tuple[Structure, tuple[Fault, ...]]:
    """The structure of a file and its concerns, each with its line.

    Raises FileWrong with everything that is wrong with the file; a game or a pay table of which
    there is no file is wrong too, a game whose file is faulty, and an option that no game has.
    """
    form = with_ids(load_form(path), library)
    structure = read_structure(form)
    for place, message in at_odds(structure, library, known_tables):
        form.fault(place, message)
    if form.faults:
        raise FileWrong(path.name, form.faults)
    for concern in concerns(structure):
        form.fault(*concern)
    return structure, tuple(form.faults)


def at_odds(
    structure: Structure, library: Library, known_tables: Collection[str] | None = None
) -> Iterator[tuple[str, str]]:
    """Where a structure names a game, an option or a pay table that no file has: place, sentence.

    Pay tables are not looked at where nobody says which there are.
    """
    for number, game in enumerate(structure.games, start=1):
        place = f"game[{number}]"
        if why_not := library.why_not(game.id):
            yield f"{place}.id", why_not
        elif game.id in library.ids():
            yield from _wrong_options(place, game, library.game(game.id))
        elif game.id:
            yield f"{place}.id", library.unknown(game.id)
        before = [one for one in structure.games[: number - 1] if one.id == game.id]
        if any(set(one.options) != set(game.options) for one in before):
            sentence = say("an event plays a game in one way: above it has other options")
            yield f"{place}.options", sentence
    table = structure.pay_table
    if table and known_tables is not None and table not in known_tables:
        yield "pay_table", no_such("payout structure", table, known_tables)


def _wrong_options(place: str, on_sheet: GameOnSheet, game: Game) -> Iterator[tuple[str, str]]:
    """The options of a game that its file does not have, or not with this value."""
    known = {option.name: option for option in game.options}
    for name, value in on_sheet.options:
        where = f"{place}.options.{name}"
        if not known:
            yield where, say("{game} has no options", game=game.name)
        elif name not in known:
            yield where, no_such("option", name, known)
        elif not known[name].has(value):
            ways = known[name].values
            values = [f'"{one}"' if isinstance(one, str) else as_key(one) for one in ways]
            yield where, say("should be one of {values}", values=", ".join(values))


def _levels(structure: Structure) -> list[tuple[str, int, Level]]:
    """The levels with their places in the file, and with their steps, from 0."""
    return [
        (f"level[{number + 1}]", number, step)
        for number, step in enumerate(structure.steps)
        if isinstance(step, Level)
    ]


def _duplicate_games(structure: Structure) -> Iterator[Concern]:
    """Games that no name on the sheet tells apart."""
    names = [structure.name_of(game) for game in structure.games]
    for number, name in enumerate(names, start=1):
        if name in names[: number - 1]:
            sentence = say("the same game, bet in the same way, is there already: give it a name")
            yield Concern(f"game[{number}]", sentence)


def _duplicate_labels(structure: Structure) -> Iterator[Concern]:
    seen: set[str] = set()
    for place, _, level in _levels(structure):
        if level.label in seen:
            sentence = say("there is already a level {label}", label=level.label)
            yield Concern(f"{place}.label", sentence)
        seen.add(level.label)


def _strange_stakes(structure: Structure) -> Iterator[Concern]:
    for place, _, level in _levels(structure):
        if not level.all_stakes:
            yield Concern(place, say("level {label} has no stakes", label=level.label))
        for of, stakes in level.all_stakes:
            where = f"{place}.{of}".strip(".")
            if stakes.big_blind and stakes.small_blind > stakes.big_blind:
                sentence = say("the small blind is larger than the big blind")
                yield Concern(f"{where}.small_blind", sentence)
            if stakes.small_bet and stakes.big_bet < stakes.small_bet:
                yield Concern(f"{where}.big_bet", say("the big bet is smaller than the small bet"))


def _jumps(structure: Structure) -> Iterator[Concern]:
    """Bets that grow too fast or fall, from one level to the next with the same betting."""
    before: dict[tuple[str, tuple[str, ...]], tuple[str, int]] = {}
    last_betting: tuple[str, ...] = ()
    for place, _, level in _levels(structure):
        betting = tuple(sorted({game.betting for game in structure.games_at(level)}))
        if betting != last_betting:
            before.clear()
        last_betting = betting
        for of, stakes in level.all_stakes:
            now = stakes.measure
            label, then = before.get((of, betting), ("", 0))
            before[of, betting] = (level.label, now)
            values = {"label": label, "then": chips(then), "now": chips(now)}
            where = f"{place}.{of}".strip(".")
            if then and now > MOST_GROWTH * then:
                sentence = say("a big jump: {then} in level {label}, {now} here", **values)
                yield Concern(where, sentence)
            elif now < then:
                yield Concern(
                    where, say("less than before: {then} in level {label}, {now} here", **values)
                )


def _chips(structure: Structure) -> Iterator[Concern]:
    """Bets that cannot be posted, chips that leave too early, and chips that stay too long."""
    removed = [
        chip for step in structure.steps if not isinstance(step, Level) for chip in step.remove
    ]
    stated = [chip.value for chip in structure.chip_set]
    if not stated and not removed:
        return  # nobody knows which chips there are
    in_play = sorted(set(stated) or set(usual_from(min(removed))) | set(removed))
    looked_after = set(stated) or set(removed)
    late: set[int] = set()
    for number, step in enumerate(structure.steps):
        place = f"level[{number + 1}]"
        if isinstance(step, Level):
            yield from _cannot_post(place, step, in_play)
            continue
        for chip in step.remove:
            if chip not in in_play:
                yield Concern(
                    f"{place}.remove", say("there is no T{chip} in play", chip=chips(chip))
                )
                continue
            in_play.remove(chip)
            label, bet = _first_need(structure, number, in_play)
            if bet:
                values = {"chip": chips(chip), "label": label, "bet": chips(bet)}
                sentence = say(
                    "T{chip} is colored up, but level {label} needs it for {bet}", **values
                )
                yield Concern(f"{place}.remove", sentence)
                in_play = sorted([*in_play, chip])
        yield from _stays_too_long(structure, number, in_play, looked_after, late)


def _cannot_post(place: str, level: Level, in_play: list[int]) -> Iterator[Concern]:
    smallest = gcd(*in_play) if in_play else 1
    for of, stakes in level.all_stakes:
        for bet, amount in stakes._asdict().items():
            if amount % smallest:
                values = {"amount": chips(amount), "chip": chips(smallest)}
                sentence = say("{amount} cannot be posted: the smallest chip is T{chip}", **values)
                yield Concern(f"{place}.{of}.{bet}".replace("..", "."), sentence)


def _first_need(structure: Structure, step: int, in_play: list[int]) -> tuple[str, int]:
    """The first level after a step that these chips cannot pay, and the bet; "" and 0 for none."""
    smallest = gcd(*in_play) if in_play else 0
    for later in structure.steps[step + 1 :]:
        if isinstance(later, Level):
            for _, stakes in later.all_stakes:
                for amount in stakes:
                    if amount and (not smallest or amount % smallest):
                        return later.label, amount
    return "", 0


def _stays_too_long(
    structure: Structure, step: int, in_play: list[int], looked_after: set[int], late: set[int]
) -> Iterator[Concern]:
    """Chips that could leave play in this break, and do not."""
    level = structure.next_level(step)
    if level is None or len(in_play) < 2:
        return
    chip, rest = in_play[0], in_play[1:]
    needed = _first_need(structure, step, rest)[1]
    if needed or chip in late or chip not in looked_after or dearest(level) < NUISANCE * chip:
        return
    late.add(chip)
    sentence = say("T{chip} can be colored up here: no later level needs it", chip=chips(chip))
    yield Concern(f"level[{step + 1}]", sentence)


def _length(structure: Structure) -> Iterator[Concern]:
    """Stacks that are too short when the event should be over, and levels that run out."""
    expected = structure.expected
    if expected is None:
        return
    in_play = structure.entry_chips * expected.players
    level = structure.level_before(step_after(structure, timedelta(minutes=expected.minutes)))
    if level and in_play < 2 * LEAST_BLINDS * dearest(level):
        values = {"label": level.label, "blinds": in_play // (2 * max(1, dearest(level)))}
        sentence = say(
            "at the planned end, in level {label}, two players have {blinds} big blinds each",
            **values,
        )
        yield Concern("expected.minutes", sentence)
    end = expected_end(structure, expected.players)
    if not end.in_time:
        sentence = say(
            "the levels run out before {players} players play to a winner", players=expected.players
        )
        yield Concern("expected.players", sentence)
    elif end.after > LATE * timedelta(minutes=expected.minutes):
        minutes = end.after // timedelta(minutes=1)
        sentence = say("it is likely to take {minutes} minutes", minutes=minutes)
        yield Concern("expected.minutes", sentence)
