"""Reads a game from its file: one TOML file a game, in the game's own words.

Everything that is wrong with a file is found at once, each fault with its place and a suggestion.
A variation says which game it is `like` and states only what differs; so do the cases and options
inside a file.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from director.engine.boards import LAYOUTS, REMOVALS
from director.engine.cards import DECKS, Cards, NotACard, read_cards
from director.engine.examplefiles import read_example
from director.engine.games import (
    BETTINGS,
    BRING_INS,
    DECLARES,
    FIRSTS,
    FORCED,
    KINDS,
    ODD_CHIPS,
    OPENERS,
    Case,
    Game,
    HouseRule,
    Option,
    Portion,
    RuleCard,
    as_key,
)
from director.engine.jokers import JOKERS
from director.engine.makings import Making, NotAMaking, read_making
from director.engine.scales import SCALES
from director.engine.streets import AFTER, BETS, WHEN, Street
from director.forms import Fault, Form, no_such
from director.words import say

_OWN = ("name", "aliases", "source", "short", "example", "tldr", "origin", "house_rule")
"""What a variation never takes over from the game that it is like."""

_OWN_WORDS = ("traps", "notes")
"""The same, of the words of its rule card: what is true of one game may be false of another."""

_CASES_BY = ("dice", "flop colour")

_IF_NOBODY = ("carried", "shared")
"""What becomes of a pot that nobody qualifies for, beside a portion that takes it."""

_YES_OR_NO = [True, False]
"""What may be chosen where an option does not say."""


def whole_form(form: Form, table: Mapping[str, Any]) -> Form:
    """The form of a variation laid over the whole table of the game that it is like."""
    below = {key: value for key, value in table.items() if key not in _OWN}
    words = below.get("rule_card")
    if isinstance(words, dict):
        below["rule_card"] = {key: one for key, one in words.items() if key not in _OWN_WORDS}
    return form.over(below)


def read_game(game_id: str, form: Form) -> Game:
    """The game of a whole form; what is wrong is noted in the form's faults.

    Every case and option is read too, so that a fault in one is found with the others.
    """
    played = _as_played(form, {})
    game = _read(game_id, played)
    base = set(form.faults)
    for option in game.options:
        for value, changes in form.data["option"][option.name].get("when", {}).items():
            _changed(game_id, form, f"option.{option.name}.when.{value}", changes, base)
    changed = {
        case.name: _changed(
            game_id, played, f"case.{case.name}", form.data["case"][case.name], base
        )
        for case in game.cases
    }
    for key in game.paid_by_house:
        _changed(game_id, played, f"house.{key}", form.data["house"][key], base)
    cases = tuple(case._replace(game=changed[case.name]) for case in game.cases)
    return replace(game, cases=cases) if cases else game


def variant(
    game_id: str,
    table: Mapping[str, Any],
    options: Mapping[str, str],
    case: str,
    house: Iterable[str] = (),
) -> Game:
    """The game of a sound table, changed by options other than their defaults and by a case.

    `house` are the keys of the house rules that change who is paid in it.
    """
    form = Form({key: value for key, value in table.items() if key != "example"}, [])
    form = _as_played(form, options)
    for key in house:
        form = form.changed(table["house"][key])
    if case:
        form = form.changed(table["case"][case])
    return _read(game_id, form)


def _as_played(form: Form, options: Mapping[str, str]) -> Form:
    """The form with what its options change, each by the value stated or else by its default."""
    for name, table in form.form("option").data.items():
        inside = table if isinstance(table, dict) else {}
        values = inside.get("values", _YES_OR_NO)
        usual = inside.get("default", values[0] if isinstance(values, list) and values else "")
        changes = inside.get("when", {})
        if isinstance(changes, dict):
            change = changes.get(options.get(name, as_key(usual)), {})
            form = form.changed(change if isinstance(change, dict) else {})
    return form


def _read(game_id: str, form: Form) -> Game:
    kind = form.choice("kind", KINDS, "showdown")
    board = form.form("board")
    rows = board.whole("rows", 1, least=1)
    streets = tuple(_street(street, rows) for street in form.forms("street"))
    if not streets and kind == "showdown":
        form.fault("street", say("is missing: a game needs at least one street"))
    portions = {name: _portion(name, one) for name, one in form.named_forms("portion").items()}
    if not portions and kind != "tricks":
        form.fault("portion", say("is missing: a game needs at least one portion of the pot"))
    played_for = form.texts("played_for", tuple(portions))
    for name in played_for:
        if name not in portions:
            form.fault("played_for", no_such("portion", name, portions))
    for name, one in portions.items():
        if one.otherwise and one.otherwise not in portions:
            message = no_such("portion", one.otherwise, portions)
            form.fault(f"portion.{name}.otherwise", message)
    forced = form.choice("forced", FORCED)
    brings_in = forced == "antes and bring-in"
    fewest, most = _hand_sizes(form, streets)
    hand = form.form("hand")
    nobody = form.text("if_nobody", "")
    if nobody and nobody not in (*_IF_NOBODY, *portions):
        form.fault("if_nobody", no_such("portion", nobody, (*portions, *_IF_NOBODY)))
    case_by, cases = _cases(form)
    joker = form.choice("joker", JOKERS, "")
    removal = board.choice("removal", REMOVALS, "")
    game = Game(
        id=game_id,
        name=form.text("name"),
        kind=kind,
        aliases=form.texts("aliases"),
        short=form.text("short", ""),
        source=form.text("source"),
        origin=form.text("origin", ""),
        tldr=form.text("tldr"),
        betting=form.choice("betting", BETTINGS, "limit"),
        forced=forced,
        deck=form.choice("deck", DECKS, "52"),
        joker=JOKERS[joker] if joker else None,
        bring_in=form.choice("bring_in", BRING_INS) if brings_in else form.text("bring_in", ""),
        opener=form.choice("opener", OPENERS, "left of the button"),
        odd_chips=form.choice("odd_chips", ODD_CHIPS, ODD_CHIPS[brings_in]),
        streets=streets,
        fewest_cards=fewest,
        most_cards=most,
        parts={name: size for name, size in hand.form("parts").data.items() if name in portions},
        groups=hand.texts("groups"),
        layout=LAYOUTS[board.choice("layout", LAYOUTS, "one row")],
        removal=REMOVALS[removal] if removal else None,
        portions=tuple(portions[name] for name in played_for if name in portions),
        if_nobody=portions.get(nobody),
        carried=nobody == "carried",
        shared=nobody == "shared",
        paid_by_house=tuple(form.form("house").data),
        declares=_declares(form),
        must_declare=form.flag("must_declare"),
        dice=form.whole("dice", 0),
        case_by=case_by,
        cases=cases,
        choices=form.texts("choices"),
        stated_players=_players(form),
        options=tuple(_option(name, one) for name, one in form.named_forms("option").items()),
        house_rules=tuple(_house_rule(one) for one in form.forms("house_rule")),
        rule_card=_rule_card(form.form("rule_card")),
        examples=tuple(read_example(one, game_id, form, streets) for one in form.forms("example")),
    )
    board.finish()
    form.text("like", "")
    form.finish()
    return game


def _changed(
    game_id: str, form: Form, place: str, changes: object, base: set[Fault]
) -> Game | None:
    """The game as a case or an option changes it; what is wrong with that is noted."""
    if not isinstance(changes, dict):
        form.fault(place, say("should be a table of what changes"))
        return None
    table = {key: value for key, value in form.data.items() if key != "example"}
    inside = Form(table, []).changed(changes)
    game = _read(game_id, inside)
    known = {(fault.place, fault.message) for fault in base}
    for fault in inside.faults:
        if (fault.place, fault.message) not in known:
            form.fault(f"{place}.{fault.place}", fault.message)
    return game


def _street(form: Form, rows: int) -> Street:
    board = form.wholes("board", ())
    if len(board) == 1 and board[0] % rows == 0:
        board = (board[0] // rows,) * rows
    street = Street(
        name=form.text("name"),
        down=form.whole("down", 0),
        up=form.whole("up", 0),
        board=board,
        draw=form.whole("draw", 0),
        buy=form.whole("buy", 0),
        discard=_least_and_most(form, "discard", (0, 0)),
        discard_when=form.choice("discard_when", WHEN, AFTER),
        dice=form.whole("dice", 0),
        dice_when=form.choice("dice_when", WHEN, AFTER),
        bet=form.choice("bet", BETS, ""),
        note=form.text("note", ""),
        note_when=form.choice("note_when", WHEN, AFTER),
    )
    form.finish()
    return street


def _least_and_most(form: Form, key: str, default: tuple[int, int]) -> tuple[int, int]:
    """A number, or two of which the second is not the smaller one."""
    numbers = form.wholes(key, default)
    if len(numbers) not in (1, 2) or numbers[0] > numbers[-1]:
        form.fault(key, say("should be a number, or the least and the most, such as [0, 4]"))
        return default
    return numbers[0], numbers[-1]


def _hand_sizes(form: Form, streets: tuple[Street, ...]) -> tuple[int, int]:
    """What a player holds at the showdown: as stated, or what is dealt less what is discarded."""
    dealt = sum(street.down + street.up for street in streets)
    fewest = dealt - sum(street.discard[1] for street in streets)
    most = dealt - sum(street.discard[0] for street in streets)
    hand = form.form("hand")
    sizes = hand.wholes("cards", (fewest, most)) or (fewest, most)
    hand.leave("parts", "groups")
    hand.finish()
    return min(sizes), max(sizes)


def _portion(name: str, form: Form) -> Portion:
    first = form.choice("first", FIRSTS, "")
    called = form.texts("called")
    if first and len(called) != 2:
        form.fault("called", say('should be two names, such as ["face", "butt"]'))
    portion = Portion(
        name=name,
        title=form.text("title", name),
        scale=SCALES[form.choice("scale", SCALES)],
        making=_makings(form),
        qualifier=_qualifier(form),
        otherwise=form.text("otherwise", ""),
        part=form.text("part", ""),
        first=FIRSTS[first] if first else None,
        first_names=(called[0], called[1]) if first and len(called) == 2 else ("", ""),
    )
    if portion.qualifier and not portion.least:
        form.fault("qualifier", say("these cards are no hand on this scale"))
    form.finish()
    return portion


def _declares(form: Form) -> str:
    """When a hand may be laid down to win; `true` is after a deal, as in Buh."""
    if isinstance(form.data.get("declares"), bool):
        return DECLARES[0] if form.flag("declares") else ""
    return form.choice("declares", DECLARES, "")


def _players(form: Form) -> tuple[int, ...]:
    """The fewest and the most players, where they are stated."""
    if "players" not in form:
        form.leave("players")
        return ()
    return _least_and_most(form, "players", (2, 8))


def _makings(form: Form) -> tuple[Making, ...]:
    makings = []
    for text in form.texts("plays", None):
        try:
            makings.append(read_making(text))
        except NotAMaking as error:
            form.fault("plays", str(error))
    return tuple(makings)


def _qualifier(form: Form) -> Cards:
    try:
        return read_cards(form.text("qualifier", ""))
    except NotACard as error:
        form.fault("qualifier", str(error))
        return ()


def _cases(form: Form) -> tuple[str, tuple[Case, ...]]:
    """What decides the case, and the cases: by dice "1-3" or "12", by the flop "red", "black"."""
    named = form.named_forms("case")
    by = form.choice("case_by", _CASES_BY, "dice" if named else "")
    cases = []
    for name, inside in named.items():
        title = str(inside.data.get("title", name))
        if by == "dice":
            low, _, high = name.partition("-")
            if not low.isdigit() or not (high or low).isdigit():
                form.fault(f"case.{name}", say("should be a sum of dice, such as 4-6"))
                continue
            cases.append(Case(name, title, int(low), int(high or low)))
        else:
            cases.append(Case(name, title))
    form.leave("title")
    return by, tuple(cases)


def _option(name: str, form: Form) -> Option:
    values = form.data.get("values", _YES_OR_NO)
    form.leave("values", "default", "when")
    if not isinstance(values, list) or not values:
        form.fault("values", say("should be a list of what may be chosen"))
        values = _YES_OR_NO
    usual = form.data.get("default", values[0])
    says = form.form("says")
    option = Option(
        name=name,
        title=form.text("title"),
        values=tuple(values),
        default=usual,
        says={key: says.text(key) for key in says.data},
    )
    if not option.has(usual):
        known = ", ".join(f'"{one}"' if isinstance(one, str) else as_key(one) for one in values)
        form.fault("default", say("should be one of {values}", values=known))
    for table in ("when", "says"):
        for value in form.form(table).data:
            if value not in map(as_key, option.values):
                form.fault(f"{table}.{value}", no_such("value", value, map(as_key, option.values)))
    form.finish()
    return option


def _house_rule(form: Form) -> HouseRule:
    rule = HouseRule(
        form.text("question"), form.text("ours"), form.texts("others"), form.text("source", "")
    )
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
