"""Reads a game from its file: one TOML file a game, in the game's own words.

Everything that is wrong with a file is found at once, each fault with its place and a suggestion.
A variation says which game it is `like` and states only what differs; so do the cases and options
inside a file.
"""

from collections.abc import Callable, Mapping
from typing import Any

from director.engine.boards import LAYOUTS, REMOVALS
from director.engine.cards import DECKS, Cards, NotACard, read_cards
from director.engine.games import (
    BETS,
    BETTINGS,
    BRING_INS,
    FIRSTS,
    FORCED,
    KINDS,
    ODD_CHIPS,
    OPENERS,
    Case,
    Example,
    Game,
    HouseRule,
    Option,
    Portion,
    RuleCard,
    Street,
    as_key,
)
from director.engine.jokers import JOKERS
from director.engine.makings import Making, NotAMaking, read_making
from director.engine.scales import SCALES
from director.forms import Fault, Form, no_such
from director.words import say

_OWN = ("name", "aliases", "source", "short", "example", "tldr", "origin")
"""What a variation never takes over from the game that it is like."""

_CASES_BY = ("dice", "flop colour")

Parent = Callable[[str], Mapping[str, Any]]
"""Finds the raw table of the game that a variation is like; raises KeyError if there is none."""


def whole_form(form: Form, parent: Parent) -> Form:
    """The form laid over the game that it is like; what is wrong with that is noted."""
    like = form.data.get("like")
    if not isinstance(like, str):
        return form
    try:
        table = parent(like)
    except KeyError:
        form.fault("like", no_such("game", like, ()))
        return form
    except RecursionError:
        form.fault("like", say("'{like}' is in the end like this game itself", like=like))
        return form
    return form.over({key: value for key, value in table.items() if key not in _OWN})


def read_game(game_id: str, form: Form) -> Game:
    """The game of a whole form; what is wrong is noted in the form's faults."""
    game = _read(game_id, form)
    _check_variants(game_id, game, form)
    return game


def variant(game_id: str, table: Mapping[str, Any], options: Mapping[str, str], case: str) -> Game:
    """The game of a sound table, changed by options other than their defaults and by a case."""
    form = Form({key: value for key, value in table.items() if key != "example"}, [])
    for name, value in options.items():
        form = form.changed(table["option"][name].get("when", {}).get(value, {}))
    if case:
        form = form.changed(table["case"][case])
    return _read(game_id, form)


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
    forced = form.choice("forced", FORCED)
    brings_in = forced == "antes and bring-in"
    fewest, most = _hand_sizes(form, streets)
    hand = form.form("hand")
    nobody = form.text("if_nobody", "")
    if nobody and nobody != "carried" and nobody not in portions:
        form.fault("if_nobody", no_such("portion", nobody, (*portions, "carried")))
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
        declares=form.flag("declares"),
        dice=form.whole("dice", 0),
        case_by=case_by,
        cases=cases,
        choices=form.texts("choices"),
        options=tuple(_option(name, one) for name, one in form.named_forms("option").items()),
        house_rules=tuple(_house_rule(one) for one in form.forms("house_rule")),
        rule_card=_rule_card(form.form("rule_card")),
        examples=tuple(_example(one, game_id, form, streets) for one in form.forms("example")),
    )
    board.finish()
    form.leave("like")
    form.finish()
    return game


def _check_variants(game_id: str, game: Game, form: Form) -> None:
    """Reads every case and option once, so that a fault in one is found with the others."""
    base = set(form.faults)
    for name in (case.name for case in game.cases):
        _check_variant(game_id, form, f"case.{name}", form.data["case"][name], base)
    for option in game.options:
        for value, changes in form.data["option"][option.name].get("when", {}).items():
            _check_variant(game_id, form, f"option.{option.name}.when.{value}", changes, base)


def _check_variant(game_id: str, form: Form, place: str, changes: object, base: set[Fault]) -> None:
    if not isinstance(changes, dict):
        form.fault(place, say("should be a table of what changes"))
        return
    table = {key: value for key, value in form.data.items() if key != "example"}
    inside = Form(table, []).changed(changes)
    _read(game_id, inside)
    known = {(fault.place, fault.message) for fault in base}
    for fault in inside.faults:
        if (fault.place, fault.message) not in known:
            form.fault(f"{place}.{fault.place}", fault.message)


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
        discard=form.whole("discard", 0),
        dice=form.whole("dice", 0),
        bet=form.choice("bet", BETS, ""),
        note=form.text("note", ""),
    )
    form.finish()
    return street


def _hand_sizes(form: Form, streets: tuple[Street, ...]) -> tuple[int, int]:
    """What a player holds at the showdown: as stated, or what is dealt less what is discarded."""
    dealt = sum(street.down + street.up - street.discard for street in streets)
    hand = form.form("hand")
    sizes = hand.wholes("cards", (dealt,)) or (dealt,)
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
    values = form.data.get("values", [True, False])
    form.leave("values", "default", "when")
    option = Option(
        name=name,
        title=form.text("title"),
        values=tuple(values),
        default=form.data.get("default", values[0]),
    )
    for value in form.form("when").data:
        if value not in map(as_key, option.values):
            form.fault(f"when.{value}", no_such("value", value, map(as_key, option.values)))
    form.finish()
    return option


def _house_rule(form: Form) -> HouseRule:
    rule = HouseRule(form.text("question"), form.text("ours"), form.texts("others"))
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


def _example(form: Form, game_id: str, game: Form, streets: tuple[Street, ...]) -> Example:
    """A worked hand; its players sit in the order in which they are named, seat 1 first."""
    if "players" in form:
        return _recorded(form, game_id)
    hands = form.form("hands").data
    if not hands:
        form.fault("hands", say("is missing: an example needs the players' cards"))
    seats = {name: seat for seat, name in enumerate(hands, start=1)}
    wins = {
        name: amount for name, amount in form.form("wins").data.items() if isinstance(amount, int)
    }
    declared = form.texts("declared")
    players = [_player(seats[name], name, hands[name], name in declared) for name in hands]
    pot = form.whole("pot", sum(wins.values()) or 100)
    case: dict[str, object] = {
        "game": game_id,
        "chip": form.whole("chip", 1, least=1),
        "button": form.whole("button", len(seats), least=1),
        "players": players,
        "pots": [{"amount": pot, "seats": list(seats.values())}],
    }
    case |= {key: form.data[key] for key in ("dice", "choice", "options") if key in form.data}
    if "rows" in form:
        case["board"] = _streets_of(form.texts("rows"), streets)
    elif "board" in form:
        case["board"] = form.data["board"]
    portions = game.data.get("portion", {})
    winners = {name: form.texts(name) for name in portions if name in form}
    for place in (*winners, "wins", "declared"):
        for name in form.data.get(place, ()):
            if name not in hands:
                form.fault(place, no_such("player", str(name), hands))
    if not winners and not wins and not form.flag("carried"):
        portion = next(iter(portions), "high")
        form.fault("", say('says nobody who wins; write for instance {one} = ["Ann"]', one=portion))
    example = Example(
        title=form.text("title"),
        case=case,
        winners=winners,
        wins=wins,
        source=form.text("source", ""),
        why=form.text("why", ""),
    )
    form.leave("board", "rows", "dice", "choice", "options", "carried")
    form.finish()
    return example


def _recorded(form: Form, game_id: str) -> Example:
    """A worked round as a record of its play; its players sit in the order in which they stand."""
    said = ("title", "source", "why", "wins", "result")
    record = {key: value for key, value in form.data.items() if key not in said}
    rows = [{"seat": seat, **row.data} for seat, row in enumerate(form.forms("players"), start=1)]
    names = [str(row.get("name")) for row in rows]
    wins = {
        name: amount for name, amount in form.form("wins").data.items() if isinstance(amount, int)
    }
    for name in wins:
        if name not in names:
            form.fault("wins", no_such("player", name, names))
    result = form.form("result").data
    if not wins and not result:
        form.fault("", say("says nobody who wins; write for instance wins = { Ann = 40 }"))
    return Example(
        title=form.text("title"),
        case={"game": game_id, **record, "players": rows},
        winners={},
        wins=wins,
        source=form.text("source", ""),
        why=form.text("why", ""),
        result=result,
    )


def _player(seat: int, name: str, cards: object, declared: bool) -> dict[str, object]:
    player = {"seat": seat, "name": name, "cards": cards}
    return player | ({"declared": True} if declared else {})


def _streets_of(rows: tuple[str, ...], streets: tuple[Street, ...]) -> dict[str, list[str]]:
    """Whole rows, as they lie on the felt, cut into the streets in which they came."""
    shape: list[tuple[str, tuple[int, ...]]] = [
        (one.name, one.board) for one in streets if one.board
    ]
    cards = [row.split() for row in rows]
    board: dict[str, list[str]] = {}
    for name, counts in shape:
        taken = counts if len(counts) == len(rows) else (counts[0],) * len(rows)
        board[name] = [" ".join(row[:count]) for row, count in zip(cards, taken, strict=True)]
        cards = [row[count:] for row, count in zip(cards, taken, strict=True)]
    return board
