"""The structure of an evening in our form: levels, breaks, chips, rebuys and add-ons."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from director.desk.tdt.evening import BuyIn, Evening, Pause, Round, Sale
from director.engine.games.game_names import named
from director.engine.games.library import Library
from director.files.forms import FileWrong
from director.tournament.chips.chip_set import Chip, worth
from director.tournament.entries.sold_on_top import whole
from director.tournament.entries.terms import AddOns, Rebuys
from director.tournament.structure.files import structure_as_data, structure_from_data
from director.tournament.structure.games_on_sheet import GameOnSheet, name_among
from director.tournament.structure.moments import Moment
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import USUAL_SEATS, Break, Level, Step, Structure
from director.translation import listed, say

_HOLDEM = "texas-holdem"
_BETTINGS = {0: "limit", 1: "pot-limit", 2: "no-limit"}
_MINUTES = 20
"""Of the one level that stands for those that a file lacks."""


class Told(NamedTuple):
    """A structure, and what could not be taken over into it."""

    structure: Structure
    left_out: tuple[str, ...]


def structure_of(evening: Evening, library: Library) -> Told:
    """The structure that an evening was played by."""
    left_out: list[str] = []
    games = _games(evening, library, left_out)
    steps = _steps(evening, games, library)
    if not any(isinstance(one, Level) for one in steps):
        steps = (*steps, Level("1", _MINUTES, game=""))
        left_out.append(say("the file has no levels: one of 20 minutes without blinds is there"))
    starting = _usual([one.buy_ins[0].chips for one in evening.entered]) or evening.entry.chips
    if not starting:
        starting = 1
        left_out.append(say("the file does not say the starting stack: 1 chip stands for it"))
    sizes = [size for _, size in evening.tables if size]
    structure = Structure(
        name=evening.name,
        starting_chips=starting,
        seats=max(sizes, default=USUAL_SEATS),
        seats_stated=bool(sizes),
        games=games,
        steps=steps,
        source=say("The Tournament Director {version}", version=evening.version),
        chip_set=_chip_set(evening, starting, left_out),
        rebuys=_rebuys(evening, steps),
        add_ons=_add_ons(evening),
    )
    try:
        structure_from_data(structure_as_data(structure))
    except FileWrong as wrong:
        raise FileWrong(evening.file, wrong.faults) from wrong
    return Told(structure, (*left_out, *_other_chips(evening, structure)))


def sold(evening: Evening) -> Sequence[BuyIn]:
    """All rebuys: what players bought after their entry."""
    return [one for player in evening.entered for one in player.buy_ins[1:]]


def added(evening: Evening) -> Sequence[BuyIn]:
    """All add-ons."""
    return [one for player in evening.entered for one in player.add_ons]


def step_of(structure: Structure, *, is_break: bool, number: int) -> int | None:
    """The step of a level or a break, counted from 1; None where there is none."""
    kind = Break if is_break else Level
    places = [at for at, one in enumerate(structure.steps) if isinstance(one, kind)]
    return places[number - 1] if 0 < number <= len(places) else None


def _games(evening: Evening, library: Library, left_out: list[str]) -> tuple[GameOnSheet, ...]:
    """Every game that a level names, once for each way it is bet."""
    found: dict[GameOnSheet, None] = {}
    unknown: dict[str, None] = {}
    for one in _rounds(evening):
        game = _game(one, library)
        if game is None:
            unknown[one.game or say("no name")] = None
        found[game or GameOnSheet(_HOLDEM, _betting(one))] = None
    if unknown:
        words = "games that are not known here are taken to be Texas hold'em: {games}"
        left_out.append(say(words, games=listed([*unknown])))
    return tuple(found) or (GameOnSheet(_HOLDEM, "no-limit"),)


def _game(of: Round, library: Library) -> GameOnSheet | None:
    ids = named(of.game, library.names())
    return GameOnSheet(ids[0], _betting(of)) if len(ids) == 1 else None


def _betting(of: Round) -> str:
    return _BETTINGS.get(of.betting, "no-limit")


def _rounds(evening: Evening) -> Iterable[Round]:
    return (one for one in evening.steps if isinstance(one, Round))


def _steps(evening: Evening, games: Sequence[GameOnSheet], library: Library) -> tuple[Step, ...]:
    steps: list[Step] = []
    levels = 0
    for one in evening.steps:
        if isinstance(one, Pause):
            steps.append(Break(one.minutes))
            continue
        levels += 1
        small, big = (*one.limits, 0, 0)[:2] if one.betting == 0 else (0, 0)
        stakes = Stakes(one.small_blind, one.big_blind, one.ante, small_bet=small, big_bet=big)
        plays = _game(one, library) or GameOnSheet(_HOLDEM, _betting(one))
        game = name_among(games, plays) if len(games) > 1 else ""
        steps.append(Level(str(levels), max(one.minutes, 1), stakes, game))
    return tuple(steps)


def _chip_set(evening: Evening, starting: int, left_out: list[str]) -> tuple[Chip, ...]:
    """The chips in use, smallest first; of one value only once."""
    found = {one.value: Chip(one.value, one.color, one.each) for one in evening.chips}
    chips = tuple([found[value] for value in sorted(found)])
    if worth(chips) in (0, starting):
        return chips
    words = "the file’s chips per player come to {worth}, a starting stack to {stack}"
    left_out.append(say(words, worth=f"{worth(chips):,}", stack=f"{starting:,}"))
    return tuple([one._replace(in_stack=0) for one in chips])


def _rebuys(evening: Evening, steps: Sequence[Step]) -> Rebuys | None:
    bought = sold(evening)
    if not (evening.rebuys.allowed or bought):
        return None
    price, chips = _terms(evening.rebuys, bought)
    last = str(evening.rebuys.last_level)
    labels = [one.label for one in steps if isinstance(one, Level)]
    until = Moment("end", "level", last) if last in labels else None
    return Rebuys(whole(price, 2), chips, limit=evening.rebuys.each, until=until)


def _add_ons(evening: Evening) -> AddOns | None:
    bought = added(evening)
    if not (evening.add_ons.allowed or bought):
        return None
    price, chips = _terms(evening.add_ons, bought)
    return AddOns(whole(price, 2), chips, limit=evening.add_ons.each)


def _terms(of: Sale, bought: Sequence[BuyIn]) -> tuple[int, int]:
    """Price, in hundredths, and chips: what was bought most often, or what was on offer."""
    usual = Counter([(one.amount, one.chips) for one in bought]).most_common(1)
    return usual[0][0] if usual else (of.amount, of.chips)


def _other_chips(evening: Evening, structure: Structure) -> list[str]:
    """Purchases that brought other chips than the structure has for them."""
    rebuys = structure.rebuys.chips if structure.rebuys else 0
    add_ons = structure.add_ons.chips if structure.add_ons else 0
    entries = [one.buy_ins[0] for one in evening.entered]
    kinds = (
        (entries, structure.starting_chips, "buy-ins of other than {chips} chips: {count}"),
        (sold(evening), rebuys, "rebuys of other than {chips} chips: {count}"),
        (added(evening), add_ons, "add-ons of other than {chips} chips: {count}"),
    )
    found = []
    for bought, chips, words in kinds:
        other = sum(one.chips != chips for one in bought)
        if other:
            found.append(say(words, count=other, chips=f"{chips:,}"))
    return found


def _usual(numbers: Sequence[int]) -> int:
    return Counter(numbers).most_common(1)[0][0] if numbers else 0
