"""Rulings that the floor asks for at a table: a showdown, and a chip race.

Both are answered by what answers at the desk, in the same words, and filed in the same form.
"""

import json
from math import gcd
from typing import Any, NamedTuple

from director.desk.desk import Desk
from director.engine.games.game import Game
from director.engine.games.library import Library
from director.files.strict_json import Malformed
from director.house.house_rules import HOUSE_RULES, Ways, paying
from director.rulings.catalogue import QUESTIONS
from director.rulings.event_answers import sheet_rules
from director.rulings.question import Unanswered
from director.tournament.clock.own_clocks import clock_at
from director.tournament.commands import FileRuling, Refused
from director.tournament.filed_rulings.state import Occasion
from director.tournament.state import NOBODY, Tournament
from director.tournament.structure.structure import Level
from director.translation import say
from director.views.clock import stakes
from director.views.event_games import game_at
from director.views.ruling.answer import headline
from director.views.ruling.dealt_hand import fields_of, group_title, hint, in_order_dealt
from director.views.ruling.judgement import judge
from director.views.ruling.reasons import with_rule
from director.views.ruling.typed_case import Typed, TypedPlayer, case, dealt
from director.web.asked import Asked, line, whole

_MOST_PLAYERS = 14
_PLACES = 60


class Hand(NamedTuple):
    """A showdown at a table, as it is typed."""

    table: int
    game: str
    typed: Typed
    note: str


class Race(NamedTuple):
    """A chip race at a table, as it is typed."""

    table: int
    racers: tuple[tuple[int, int, str], ...]
    """Seat, chips that leave play, and the cards that were dealt."""
    old: str
    new: str
    no_others: str
    """The seats with no other chips; empty where that was not asked, or not said."""


class Said(NamedTuple):
    """A ruling as it is given, and how it is filed."""

    headline: str
    lines: tuple[str, ...]
    """As they are read aloud."""
    filing: FileRuling


class Open(NamedTuple):
    """Why there is no ruling yet."""

    wrong: tuple[str, ...]
    missing: tuple[str, ...]
    asks: tuple[str, ...] = ()
    """Keys of the fields that are asked for now, where a form has those of a question."""


def read_hand(told: Asked) -> Hand:
    """A showdown from what a page says. Raises Malformed."""
    players = tuple([_player(one) for one in told.rows("players", _MOST_PLAYERS)])
    board = dict([_place(one) for one in told.rows("board", _PLACES)])
    typed = Typed(
        players,
        board,
        pot=told.text("pot", 60),
        button=told.text("button", 10),
        chip=told.text("chip", 15),
        dice=told.text("dice", 30),
        choice=told.text("choice", 60),
    )
    return Hand(told.number("table", 1), told.text("game", 60), typed, told.text("note"))


def read_race(told: Asked) -> Race:
    """A chip race from what a page says. Raises Malformed."""
    racers = tuple([_racer(one) for one in told.rows("racers", _MOST_PLAYERS)])
    chips = told.text("old", 15), told.text("new", 15)
    return Race(told.number("table", 1), racers, *chips, told.text("no_others", 60))


def rule_on_hand(desk: Desk, hand: Hand, library: Library, ways: Ways) -> Said | Open:
    """The ruling on a showdown at a desk, or why there is none yet. Raises Refused."""
    t = desk.tournament
    game = _game(library, hand.game)
    names = desk.names()
    seated = t.sitters.get(hand.table, NOBODY)
    players = tuple(
        [
            one._replace(name=names(t.entries[seated[int(one.seat)]].player))
            if int(one.seat) in seated
            else one
            for one in hand.typed.players
        ]
    )
    typed = hand.typed._replace(players=players)
    judged = judge(typed, game, library, paying(ways))
    if judged.said is None:
        return Open(tuple(judged.wrong.values()), tuple(judged.to_come.values()))
    shape = dealt(typed, game, library)
    text = json.dumps(case(typed, game, shape), ensure_ascii=False)
    occasion = _occasion(desk, hand.table, hand.note)
    filing = FileRuling(text, judged.said.headline, judged.said.reasons, occasion)
    return Said(judged.said.headline, tuple(judged.said.aloud.lines), filing)


def rule_on_race(desk: Desk, race: Race, library: Library, ways: Ways) -> Said | Open:
    """Who wins which chip of a race at a table, or why nobody can say yet (TDA 24)."""
    question = QUESTIONS["chip-race"]
    rows = [one for one in race.racers if one[1]]
    typed = {
        "racers": "; ".join([f"{seat}: {old} chips" for seat, old, _ in rows]),
        "old": race.old,
        "new": race.new,
        "cards": ", ".join([f"{seat}: {cards}" for seat, _, cards in rows if cards]),
        "no_others": race.no_others,
    }
    house = {key: ways[key] for key in HOUSE_RULES}
    sheet = sheet_rules(desk.tournament.structure, _level(desk, race.table))
    answer = question.answer(typed, house, library, sheet)
    if isinstance(answer, Unanswered):
        titles = {one.key: one.title for one in question.inputs}
        missing = [say("enter: {what}", what=titles[key]) for key in answer.missing]
        missing = [answer.asks] if answer.asks else missing
        return Open(tuple(answer.wrong.values()), tuple(missing), (*answer.wrong, *answer.missing))
    reasons = [with_rule(step) for step in answer.steps]
    notes = [note for note in (*answer.house_rules, answer.note, answer.editions) if note]
    told = (f"{answer.verdict} ({answer.rule})", *reasons, *notes)
    asked = {"question": question.id, "typed": {key: text for key, text in typed.items() if text}}
    said = headline(question.title, answer.verdict)
    text = json.dumps(asked, ensure_ascii=False)
    return Said(said, told, FileRuling(text, said, told, _occasion(desk, race.table, "")))


def form_of(desk: Desk, table: int, wanted: str, library: Library) -> dict[str, Any]:
    """What is asked of a showdown at a table, in the game it plays or another one of the event.

    Raises Refused.
    """
    t = desk.tournament.by_clock(clock_at(desk.tournament, table))
    on_sheet = game_at(t, table, desk.now())
    games = t.structure.games
    at_hand = wanted or (on_sheet.id if on_sheet else games[0].id if games else "texas-holdem")
    game = _game(library, at_hand)
    level = _level(desk, table)
    chip = gcd(*level.stakes) if level and any(level.stakes) else 1
    return {
        "game": game.id,
        "games": [[one.id, stakes.title_of(t.structure, library, one)] for one in games],
        "groups": [group_title(one) for one in fields_of(game)],
        "hint": hint(game) if in_order_dealt(game) else "",
        "board": _places(game),
        "dice": game.dice,
        "choices": [[one, one] for one in game.to_choose],
        "chip": chip,
    }


def _places(game: Game) -> list[list[Any]]:
    """Where cards lie: street, row, what it is called."""
    if game.one_row:
        return [[0, 0, say("Board")]] if game.board_count else []
    streets = [street for street in game.streets if street.board]
    return [
        [number, row, f"{street.name} {row + 1}" if len(street.board) > 1 else street.name]
        for number, street in enumerate(streets)
        for row in range(len(street.board))
    ]


def _game(library: Library, name: str) -> Game:
    if name not in library.ids():
        raise Refused("there is no game “{game}” here", game=name)
    return library.game(name)


def _occasion(desk: Desk, table: int, note: str) -> Occasion:
    level = _level(desk, table)
    return Occasion(table, level.label if level else "", note=note)


def _level(desk: Desk, table: int) -> Level | None:
    t: Tournament = desk.tournament.by_clock(clock_at(desk.tournament, table))
    face = t.clock.shows(t.structure, desk.now())
    return t.structure.level_before(face.step)


def _player(told: object) -> TypedPlayer:
    row = Asked(told)
    player = TypedPlayer(
        str(row.number("seat", 1)), cards=row.text("cards", 120), short=row.flag("short")
    )
    player = player._replace(declared=row.flag("declared"))
    row.end()
    return player


def _place(told: object) -> tuple[tuple[int, int], str]:
    if not isinstance(told, list) or len(told) != 3:
        raise Malformed
    return (whole(told[0]), whole(told[1])), line(told[2], 60)


def _racer(told: object) -> tuple[int, int, str]:
    if not isinstance(told, list) or len(told) != 3:
        raise Malformed
    return whole(told[0], 1), whole(told[1]), line(told[2], 120)
