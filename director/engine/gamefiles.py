"""Reads a game from its file: one TOML file a game, in the game's own words.

Everything that is wrong with a file is found at once, each fault with its place and a suggestion.
A variation says which game it is `like` and states only what differs.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from director.engine.boards import LAYOUTS, Shape
from director.engine.cards import DECKS, Cards, NotACard, read_cards
from director.engine.games import (
    BETS,
    BRING_INS,
    FORCED,
    OPENERS,
    Example,
    Game,
    Portion,
    RuleCard,
    Street,
)
from director.engine.makings import Making, NotAMaking, read_making
from director.engine.scales import SCALES
from director.forms import FileWrong, Form, load_form, no_such
from director.words import say

_OWN = ("name", "aliases", "source", "short", "example", "tldr")
"""What a variation never takes over from the game that it is like."""

_EXAMPLE_KEYS = (
    "title",
    "board",
    "rows",
    "hands",
    "pot",
    "chip",
    "button",
    "wins",
    "source",
    "why",
)

Parent = Callable[[str], Mapping[str, Any]]
"""Finds the raw table of the game that a variation is like; raises KeyError if there is none."""


def load_game(path: Path, parent: Parent) -> Game:
    """The game of a file. Raises FileWrong with everything that is wrong with it."""
    form = load_form(path)
    game = read_game(path.stem, form, parent)
    if form.faults:
        raise FileWrong(path.name, form.faults)
    return game


def read_game(game_id: str, form: Form, parent: Parent) -> Game:
    """The game of a form; what is wrong is noted in the form's faults."""
    form = whole_form(form, parent)
    streets = tuple(_street(street) for street in form.forms("street"))
    if not streets:
        form.fault("street", say("is missing: a game needs at least one street"))
    portions = tuple(_portion(name, one) for name, one in form.named_forms("portion").items())
    if not portions:
        form.fault("portion", say("is missing: a game needs at least one portion of the pot"))
    board = form.form("board")
    shape = tuple(street.board for street in streets if street.board)
    layout = LAYOUTS[board.choice("layout", LAYOUTS, "one row")]
    board.finish()
    forced = form.choice("forced", FORCED)
    by_suit = forced == "antes and bring-in"
    game = Game(
        id=game_id,
        name=form.text("name"),
        aliases=form.texts("aliases"),
        short=form.text("short", ""),
        source=form.text("source"),
        tldr=form.text("tldr"),
        betting=form.choice("betting", ("limit", "pot-limit", "no-limit"), "limit"),
        forced=forced,
        deck=form.choice("deck", DECKS, "52"),
        bring_in=form.choice("bring_in", BRING_INS) if by_suit else form.text("bring_in", ""),
        opener=form.choice("opener", OPENERS, "left of the button"),
        odd_chips=form.choice(
            "odd_chips", ("by position", "by suit"), "by suit" if by_suit else "by position"
        ),
        streets=streets,
        layout=layout,
        portions=portions,
        rule_card=_rule_card(form.form("rule_card")),
        examples=tuple(
            _example(example, game_id, portions, shape) for example in form.forms("example")
        ),
    )
    form.leave("like")
    form.finish()
    return game


def whole_form(form: Form, parent: Parent) -> Form:
    """The form laid over the game that it is like."""
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


def _street(form: Form) -> Street:
    street = Street(
        name=form.text("name"),
        down=form.whole("down", 0),
        up=form.whole("up", 0),
        board=form.wholes("board", ()),
        draw=form.whole("draw", 0),
        bet=form.choice("bet", BETS, ""),
    )
    form.finish()
    return street


def _portion(name: str, form: Form) -> Portion:
    portion = Portion(
        name=name,
        scale=SCALES[form.choice("scale", SCALES)],
        making=_makings(form),
        qualifier=_qualifier(form),
        otherwise=form.text("otherwise", ""),
    )
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


def _rule_card(form: Form) -> RuleCard:
    card = RuleCard(
        deal=form.text("deal"),
        showdown=form.text("showdown"),
        traps=form.texts("traps"),
        notes=form.texts("notes"),
    )
    form.finish()
    return card


def _example(form: Form, game_id: str, portions: tuple[Portion, ...], shape: Shape) -> Example:
    """A worked hand; its players sit in the order in which they are named, seat 1 first."""
    hands = form.form("hands").data
    if not hands:
        form.fault("hands", say("is missing: an example needs the players' cards"))
    seats = {name: seat for seat, name in enumerate(hands, start=1)}
    wins = {
        name: amount for name, amount in form.form("wins").data.items() if isinstance(amount, int)
    }
    case: dict[str, object] = {
        "game": game_id,
        "chip": form.whole("chip", 1, least=1),
        "button": form.whole("button", len(seats), least=1),
        "players": [{"seat": seats[name], "name": name, "cards": hands[name]} for name in hands],
        "pots": [
            {"amount": form.whole("pot", sum(wins.values()) or 100), "seats": list(seats.values())}
        ],
    }
    if shape:
        case["board"] = form.data.get("board", "")
    winners = {
        portion.name: form.texts(portion.name) for portion in portions if portion.name in form
    }
    for place in (*winners, "wins"):
        for name in form.data.get(place, ()):
            if name not in hands:
                form.fault(place, no_such("player", str(name), hands))
    if not winners:
        form.fault(
            "",
            say(
                'says nobody who wins; write for instance {portion} = ["Ann"]',
                portion=portions[0].name if portions else "high",
            ),
        )
    example = Example(
        title=form.text("title"),
        case=case,
        winners=winners,
        wins=wins,
        source=form.text("source", ""),
        why=form.text("why", ""),
    )
    form.leave("board", "rows")
    form.finish()
    return example
