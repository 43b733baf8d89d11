"""The blocks of a game file as fields, declared as data from what the engine can read."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, NamedTuple

from director.engine.cards import DECKS
from director.engine.games.boards import LAYOUTS, REMOVALS, TURNINGS, one_row
from director.engine.games.game import (
    BETTINGS,
    BRING_INS,
    DECLARES,
    FORCED,
    ODD_CHIPS,
    ODD_HALVES,
    OPENERS,
    Game,
    as_key,
)
from director.engine.games.game_files import IF_NOBODY
from director.engine.games.portions import FIRSTS
from director.engine.ranking.jokers import JOKERS
from director.engine.ranking.scale import Scale
from director.engine.ranking.scale_files import read_scales
from director.engine.ranking.scales import SCALES
from director.files.forms import Form
from director.files.toml_statements import Place
from director.translation import say
from director.window.drafts.typed_values import LINES, TEXT, TEXTS, WHOLE, Kind
from director.window.game_maker.game_text import found
from director.window.game_maker.typed_blocks import (
    JOINED,
    OF_OPTION,
    PARTS,
    RANGE,
    qualifier_on,
)


class Spec(NamedTuple):
    """One field."""

    place: Place
    title: str
    kind: Kind = TEXT
    hint: str = ""
    choices: tuple[str, ...] = ()
    """The words to choose from; empty for a field to type in."""
    usual: str = ""
    """The choice that holds where the file makes none."""
    lines: bool = False
    """Whether it has several lines."""
    nothing: Any = ""
    """What the file says where the other game says something, and this one nothing."""
    of_scale: str = ""
    """Of a qualifier: the scale on which its cards are a hand."""


class Block(NamedTuple):
    """Fields that belong together."""

    key: str
    """What the file calls it: `portion.low`."""
    title: str
    specs: tuple[Spec, ...]
    short: str = ""
    """On the button that leads there; "" where the one before leads here too."""


def _usual(key: str) -> str:
    """What a game is that says nothing of it."""
    return str(next(one.default for one in fields(Game) if one.name == key))


_LAYOUT = next(name for name, layout in LAYOUTS.items() if layout is one_row)

_GAME = (
    Spec(("name",), "Name"),
    Spec(("short",), "Short name", hint="where there is little room"),
    Spec(("aliases",), "Other names", TEXTS, "with commas between", nothing=[]),
    Spec(("tldr",), "The idea in one sentence"),
    Spec(("source",), "Where its rules are written down"),
    Spec(("origin",), "Who made it up"),
)
_DECK = (
    Spec(("deck",), "Deck", choices=tuple(DECKS), usual=_usual("deck")),
    Spec(("joker",), "Joker", choices=tuple(JOKERS)),
    Spec(("dice",), "Dice", WHOLE, nothing=0),
    Spec(("choices",), "Games to choose from", TEXTS, "texas-holdem, razz", nothing=[]),
    Spec(("declares",), "A hand is declared", choices=DECLARES),
)
_HAND = (
    Spec(("hand", "cards"), "Cards at showdown", RANGE, "what is dealt less discards", nothing=[]),
    Spec(("hand", "parts"), "Hands kept apart", PARTS, "omaha 4, holdem 2", nothing={}),
    Spec(("hand", "groups"), "Cards told apart", TEXTS, "down, up", nothing=[]),
    Spec(("board", "rows"), "Rows on the board", WHOLE, "1", nothing=1),
    Spec(("board", "layout"), "How the board is played", choices=tuple(LAYOUTS), usual=_LAYOUT),
    Spec(("board", "removal"), "Rows that go", choices=tuple(REMOVALS)),
    Spec(("board", "dice"), "What dice turn", choices=tuple(TURNINGS)),
)
_CARD = (
    Spec(("rule_card", "deal"), "The deal", lines=True),
    Spec(("rule_card", "showdown"), "The showdown", lines=True),
    Spec(("rule_card", "traps"), "Traps, one per line", LINES, lines=True, nothing=[]),
    Spec(("rule_card", "notes"), "Notes, one per line", LINES, lines=True, nothing=[]),
)
_SHOWN = ("like", "street", "portion", "option", "house_rule", "example", "kind")
"""Keys that have fields of their own sort, or none that anybody changes here."""


def blocks(whole: Mapping[str, Any]) -> list[Block]:
    """The blocks of a game as it stands, its portions and options among them."""
    portions = _tables(whole, "portion")
    made = [
        Block("game", say("Game"), _GAME, say("Game")),
        Block("street", say("Streets"), (), say("Streets")),
    ]
    for number, name in enumerate(portions):
        title = say("Share of the pot: {name}", name=name)
        specs = tuple(_portion(whole, name, portions))
        made.append(Block(f"portion.{name}", title, specs, "" if number else say("Shares")))
    pot = tuple(_pot(portions))
    made.append(Block("portion", say("Who takes the pot"), pot, "" if portions else say("Shares")))
    made.append(Block("bets", say("Bets"), tuple(_bets(whole)), say("Bets")))
    made.append(Block("hand", say("Hand and board"), _HAND, say("Board")))
    made.append(Block("deck", say("Deck and dice"), _DECK, say("Deck")))
    if options := tuple(_options(whole)):
        made.append(Block("option", say("Options"), options))
    made.append(Block("rule_card", say("Rule card"), _CARD, say("Card")))
    rules = tuple(_house_rules(whole))
    made.append(Block("house_rule", say("House rules"), rules, say("Rules")))
    made.append(Block("example", say("Examples"), (), say("Examples")))
    return made


def _tables(whole: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """The tables of a kind by their names."""
    tables = whole.get(key)
    if not isinstance(tables, Mapping):
        return {}
    return {name: one for name, one in tables.items() if isinstance(one, Mapping)}


def scales_of(whole: Mapping[str, Any]) -> Mapping[str, Scale]:
    """The scales that the game's portions may name, its own among them."""
    own = {"scale": _tables(whole, "scale")}
    return read_scales(Form(own, []), SCALES)


def _bets(whole: Mapping[str, Any]) -> Iterator[Spec]:
    brings_in = whole.get("forced") == "antes and bring-in"
    yield Spec(("forced",), "Forced bets", choices=FORCED)
    yield Spec(("betting",), "Betting", choices=BETTINGS, usual=_usual("betting"))
    yield Spec(("bring_in",), "Bring-in", choices=BRING_INS)
    yield Spec(("opener",), "First to act later", choices=OPENERS, usual=_usual("opener"))
    yield Spec(("odd_chips",), "Odd chips", choices=ODD_CHIPS, usual=ODD_CHIPS[brings_in])
    yield Spec(
        ("odd_half",), "Odd chip between shares", choices=ODD_HALVES, usual=_usual("odd_half")
    )
    yield Spec(("players",), "Players, fewest and most", RANGE, "follows from the deck", nothing=[])


def _portion(whole: Mapping[str, Any], name: str, portions: Mapping[str, Any]) -> Iterator[Spec]:
    here = ("portion", name)
    scales = scales_of(whole)
    scale = str(portions[name].get("scale", ""))
    others = tuple(one for one in portions if one != name)
    parts = found(whole, ("hand", "parts"))
    yield Spec((*here, "title"), "Called", hint=name)
    yield Spec((*here, "scale"), "What beats what", choices=tuple(scales))
    yield Spec((*here, "plays"), "Cards that play", JOINED, "hand; any; 2 + 3; at most 2")
    yield Spec(
        (*here, "qualifier"),
        "Qualifier",
        qualifier_on(scales.get(scale)),
        "none; 8, nine or better, or cards",
        of_scale=scale,
    )
    if others:
        left = say("the others share it")
        yield Spec((*here, "otherwise"), "If nobody qualifies", choices=others, usual=left)
    if isinstance(parts, Mapping):
        yield Spec((*here, "part"), "Made from", choices=tuple(parts))
    yield Spec((*here, "first"), "Ahead of all other hands", choices=tuple(FIRSTS))
    if found(whole, (*here, "first")):
        yield Spec((*here, "called"), "With and without it", TEXTS, "face, butt", nothing=[])


def _pot(portions: Mapping[str, Any]) -> Iterator[Spec]:
    names = tuple(portions)
    hint = ", ".join(names)
    yield Spec(("played_for",), "Shares that are played for", TEXTS, hint, nothing=[*names])
    yield Spec(("if_nobody",), "If nobody qualifies for any", choices=(*names, *IF_NOBODY))


def _options(whole: Mapping[str, Any]) -> Iterator[Spec]:
    for name, table in _tables(whole, "option").items():
        values = table.get("values", [True, False])
        if isinstance(values, list) and values:
            words = tuple(as_key(one) for one in values)
            title = str(table.get("title", name))
            yield Spec(("option", name, "default"), title, OF_OPTION, choices=words)


def _house_rules(whole: Mapping[str, Any]) -> Iterator[Spec]:
    rows = whole.get("house_rule")
    for number in range(len(rows) if isinstance(rows, list) else 0):
        here = ("house_rule", number)
        yield Spec((*here, "question"), say("Question {number}", number=number + 1))
        yield Spec((*here, "ours"), "Our answer")
        yield Spec((*here, "others"), "Other answers, one per line", LINES, lines=True)


def unshown(own: Mapping[str, Any], shown: list[Block]) -> list[str]:
    """The keys of a text that no field expresses, in their order."""
    places = {spec.place[0] for block in shown for spec in block.specs} | {*_SHOWN}
    return [key for key in own if key not in places]


def place_of(fault: str) -> Place:
    """The place that a fault names, as the text's editor knows it: lists are counted from 0.

    >>> place_of("portion.low.qualifier"), place_of("street[2].bet"), place_of("aliases[0]")
    (('portion', 'low', 'qualifier'), ('street', 1, 'bet'), ('aliases',))
    """
    made: list[str | int] = []
    for part in fault.split("."):
        key, _, number = part.partition("[")
        made.append(key)
        if number and key in _NUMBERED:
            made.append(int(number.rstrip("]") or 1) - 1)
    return tuple(made)


_NUMBERED = ("street", "example", "house_rule")
"""Lists of tables, which people count from 1."""
