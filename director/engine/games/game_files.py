"""Reads a game from its file: one TOML file a game, in the game's own words.

Everything that is wrong with a file is found at once, each fault with its place and a suggestion.
A variation says which game it is `like` and states only what differs; so do the cases and options
inside a file.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from director.engine.cards import DECKS
from director.engine.games.board_files import read_removal
from director.engine.games.boards import LAYOUTS, TURNINGS
from director.engine.games.case_files import (
    CASE_KEEPS,
    OPTION_KEEPS,
    as_played,
    changes_of_case,
    may_change,
    read_cases,
    read_option,
    whens,
)
from director.engine.games.clashes import always_in_a_case, clashes
from director.engine.games.example_files import read_example
from director.engine.games.game import (
    BETTINGS,
    BRING_INS,
    DECLARES,
    FORCED,
    KINDS,
    ODD_CHIPS,
    ODD_HALVES,
    OPENERS,
    Case,
    Game,
    HouseRule,
    RuleCard,
)
from director.engine.games.portion_files import read_played_for, read_portion
from director.engine.games.street_files import least_and_most, read_hand, read_street
from director.engine.ranking.jokers import JOKERS
from director.engine.ranking.scale_files import read_scales
from director.engine.ranking.scales import SCALES
from director.files.forms import Fault, FileWrong, Form, no_such
from director.translation import say

_OWN = ("name", "aliases", "source", "short", "example", "tldr", "origin", "house_rule")
"""What a variation never takes over from the game that it is like."""

_OWN_WORDS = ("traps", "notes")
"""The same, of the words of its rule card: what is true of one game may be false of another."""

IF_NOBODY = ("carried", "shared")
"""What becomes of a pot that nobody qualifies for, beside a portion that takes it."""

_MOST = {"street": 24, "portion": 8, "case": 60, "option": 16, "example": 100}
"""More of these than anybody plays with."""
_MOST_ROWS = 12


def whole_form(form: Form, table: Mapping[str, Any]) -> Form:
    """The form of a variation laid over the whole table of the game that it is like."""
    below = {key: value for key, value in table.items() if key not in _OWN}
    words = below.get("rule_card")
    if isinstance(words, dict):
        below["rule_card"] = {key: one for key, one in words.items() if key not in _OWN_WORDS}
    options = below.get("option")
    if isinstance(options, dict):
        below["option"] = {name: _taken_over(option) for name, option in options.items()}
    return form.over(below)


def _taken_over(option: Any) -> Any:
    """An option of the game that another is like, without what it makes that game's words say."""
    changes = option.get("when") if isinstance(option, dict) else None
    if not isinstance(changes, dict):
        return option
    plain = {
        value: {key: one for key, one in change.items() if key not in (*_OWN, "rule_card")}
        if isinstance(change, dict)
        else change
        for value, change in changes.items()
    }
    return {**option, "when": plain}


def read_game(game_id: str, form: Form) -> Game:
    """The game of a whole form; what is wrong is noted in the form's faults.

    Every case and option is read too, so that a fault in one is found with the others.
    """
    played = as_played(form, {})
    game = _read(game_id, played)
    for option in game.options:
        for value, changes in whens(form, option.name).items():
            place = f"option.{option.name}.when.{value}"
            if may_change(form, place, changes, OPTION_KEEPS):
                changed = _changed(game_id, as_played(form, {option.name: value}))
                _note_inside(form, place, changed)
    for key in game.by_house:
        place, changes = f"house.{key}", form.data["house"][key]
        if may_change(form, place, changes, OPTION_KEEPS):
            _note_inside(form, place, _changed(game_id, played.changed(changes)))
    cases = {}
    for case in game.cases:
        place, changes = f"case.{case.name}", form.data["case"][case.name]
        if may_change(form, place, changes, CASE_KEEPS):
            inside = played.changed(changes_of_case(changes))
            cases[place] = _changed(game_id, inside, case)
    in_all = set.intersection(*(set(one.faults) for one in cases.values())) if cases else set()
    if always_in_a_case(game):
        _note_inside(form, "", _Changed(game, [*in_all]))
    for place, changed in cases.items():
        _note_inside(form, place, changed)
    found = [one.case._replace(game=one.game) for one in cases.values() if one.case]
    return replace(game, cases=tuple(found)) if found else game


class _Changed(NamedTuple):
    """A game as a case or an option changes it, and what is wrong with that."""

    game: Game
    faults: list[Fault]
    case: Case | None = None


def _changed(game_id: str, inside: Form, case: Case | None = None) -> _Changed:
    table = {key: value for key, value in inside.data.items() if key != "example"}
    alone = Form(table, [])
    return _Changed(_read(game_id, alone, in_case=case is not None), alone.faults, case)


def _note_inside(form: Form, place: str, changed: _Changed) -> None:
    """What is wrong in a case or with an option, and not without it too."""
    known = {(fault.place, fault.message) for fault in form.faults}
    for fault in changed.faults:
        if (fault.place, fault.message) not in known:
            form.fault(f"{place}.{fault.place}".strip("."), fault.message)


def variant(
    game_id: str,
    table: Mapping[str, Any],
    options: Mapping[str, str],
    case: str,
    house: Iterable[Mapping[str, Any]] = (),
) -> Game:
    """The game of a sound table, changed by options other than their defaults and by a case.

    `house` is what house rules change in it. Raises FileWrong where these cannot be played
    together.
    """
    form = Form({key: value for key, value in table.items() if key != "example"}, [])
    form = as_played(form, options)
    for changes in house:
        form = form.changed(changes)
    if case:
        form = form.changed(changes_of_case(table["case"][case]))
    game = _read(game_id, form, in_case=bool(case))
    if form.faults:
        raise FileWrong(f"{game_id}.toml", form.faults)
    return game


def _read(game_id: str, form: Form, *, in_case: bool = False) -> Game:
    kind = form.choice("kind", KINDS, "showdown", "kind of game")
    board = form.form("board")
    rows = board.whole("rows", 1, least=1, most=_MOST_ROWS)
    streets = tuple(
        read_street(street, rows) for street in _few(form, "street", form.forms("street"))
    )
    if not streets and kind == "showdown":
        form.fault("street", say("is missing: a game needs at least one street"))
    scales = read_scales(form, SCALES)
    portions = {
        name: read_portion(name, one, scales) for name, one in _named(form, "portion").items()
    }
    if not portions and kind != "tricks":
        form.fault("portion", say("is missing: a game needs at least one portion of the pot"))
    played_for = read_played_for(form, portions)
    for name, one in portions.items():
        if one.otherwise and one.otherwise not in portions:
            message = no_such("portion", one.otherwise, portions)
            form.fault(f"portion.{name}.otherwise", message)
    forced = form.choice("forced", FORCED, None, "choice")
    brings_in = forced == "antes and bring-in"
    fewest, most, parts, groups = read_hand(form, streets)
    nobody = form.text("if_nobody", "")
    if nobody and nobody not in (*IF_NOBODY, *portions):
        form.fault("if_nobody", no_such("portion", nobody, (*portions, *IF_NOBODY)))
    case_by, cases = read_cases(form, _named(form, "case"), streets)
    joker = form.choice("joker", JOKERS, "", "joker")
    turning = board.choice("dice", TURNINGS, "", "way to turn cards")
    game = Game(
        id=game_id,
        name=form.line("name"),
        kind=kind,
        aliases=form.texts("aliases"),
        short=form.text("short", ""),
        source=form.line("source"),
        origin=form.text("origin", ""),
        tldr=form.line("tldr"),
        betting=form.choice("betting", BETTINGS, "limit", "betting"),
        forced=forced,
        deck=form.choice("deck", DECKS, "52", "deck"),
        joker=JOKERS[joker] if joker else None,
        bring_in=form.choice("bring_in", *_bring_ins(brings_in), "choice"),
        opener=form.choice("opener", OPENERS, "left of the button", "choice"),
        odd_chips=form.choice("odd_chips", ODD_CHIPS, ODD_CHIPS[brings_in], "choice"),
        odd_chips_source=form.text("odd_chips_source", ""),
        odd_half=form.choice("odd_half", ODD_HALVES, ODD_HALVES[0], "choice"),
        two_odd_chips=form.flag("two_odd_chips"),
        stub_dealt_out=form.flag("stub_dealt_out"),
        tied_by_position=form.flag("tied_by_position"),
        streets=streets,
        fewest_cards=fewest,
        most_cards=most,
        parts=parts,
        groups=groups,
        layout=LAYOUTS[board.choice("layout", LAYOUTS, "one row", "layout")],
        removal=read_removal(board, streets),
        turning=TURNINGS[turning] if turning else None,
        portions=tuple(portions[name] for name in played_for),
        if_nobody=portions.get(nobody),
        carried=nobody == "carried",
        shared=nobody == "shared",
        by_house=tuple(form.form("house").data),
        declares=_declares(form),
        must_declare=form.flag("must_declare"),
        dice=form.whole("dice", sum(street.dice for street in streets)),
        case_by=case_by,
        cases=cases,
        choices=form.texts("choices"),
        stated_players=_players(form),
        options=tuple(read_option(name, one) for name, one in _named(form, "option").items()),
        house_rules=tuple(_house_rule(one) for one in form.forms("house_rule")),
        rule_card=_rule_card(form.form("rule_card")),
        examples=tuple(
            read_example(one, game_id, tuple(portions), streets)
            for one in _few(form, "example", form.forms("example"))
        ),
    )
    board.finish()
    form.text("like", "")
    form.finish()
    _note_clashes(form, game, judged=in_case or not always_in_a_case(game))
    return game


def _bring_ins(brings_in: bool) -> tuple[tuple[str, ...], str | None]:
    """What may be said of the upcard that opens; nothing, too, where none does."""
    return (BRING_INS, None) if brings_in else ((*BRING_INS, ""), "")


def _note_clashes(form: Form, game: Game, *, judged: bool) -> None:
    """What the blocks say against each other; nothing of a block that is faulty itself."""
    faulty = tuple(fault.place for fault in form.faults)
    for clash in clashes(game, judged=judged):
        if not any(place.startswith((*clash.of, "kind", "like")) for place in faulty):
            form.fault(clash.place, clash.message)


def _declares(form: Form) -> str:
    """When a hand may be laid down to win; `true` is after a deal, as in Buh."""
    if isinstance(form.data.get("declares"), bool):
        return DECLARES[0] if form.flag("declares") else ""
    return form.choice("declares", DECLARES, "", "time")


def _house_rule(form: Form) -> HouseRule:
    rule = HouseRule(
        form.text("question"),
        form.text("ours"),
        form.texts("others"),
        form.text("source", ""),
        form.text("setting", ""),
    )
    if rule.setting and not rule.others:
        form.fault("others", say("is missing: what is played with the setting?"))
    form.finish()
    return rule


def _rule_card(form: Form) -> RuleCard:
    card = RuleCard(
        deal=form.text("deal"),
        showdown=form.text("showdown"),
        traps=form.texts("traps"),
        notes=form.texts("notes"),
    )
    form.finish()
    return card


def _few(form: Form, key: str, things: list[Form]) -> list[Form]:
    """No more of something than anybody plays with."""
    if len(things) > _MOST[key]:
        form.fault(key, say("there are too many: at most {most}", most=_MOST[key]))
    return things[: _MOST[key]]


def _named(form: Form, key: str) -> dict[str, Form]:
    """The same of tables with names."""
    named = form.named_forms(key)
    if len(named) > _MOST[key]:
        form.fault(key, say("there are too many: at most {most}", most=_MOST[key]))
    return dict(list(named.items())[: _MOST[key]])


def _players(form: Form) -> tuple[int, ...]:
    """The fewest and the most players, where they are stated."""
    if "players" not in form:
        form.leave("players")
        return ()
    return least_and_most(form, "players", (2, 8))
