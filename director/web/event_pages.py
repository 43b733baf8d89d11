"""The pages of an event beside its board: seats by name, prizes, standings, games, tables."""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from director.engine.games.game import Game
from director.reports.game_sheets.rule_card import rule_card
from director.reports.game_sheets.stakes_box import stakes_box
from director.tournament.clock.own_clocks import clock_at, clock_words
from director.tournament.entries.search_key import search_key
from director.tournament.seats.open_seats import tables_in_use
from director.tournament.state import NOBODY, Tournament
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.structure import Level
from director.translation import say
from director.views.clock import stakes
from director.views.event_games import game_at, games_of
from director.views.wall.wall_lists import Content, ListRow, WallList, seat_list, wall_list
from director.web.board_html import list_html
from director.web.document_html import document_html
from director.web.evenings import Evening
from director.web.html import Html, tag, together

_ROWS = 300
"""So many seats stand on a page; who is not among them types a name."""


def seat_page(evening: Evening, wanted: str, action: str) -> Html:
    """Who sits where: those of this name, or everybody where it is few enough."""
    everybody = _named(seat_list(evening.whole, evening.names))
    rows = found(everybody, wanted)
    many = len(rows) > _ROWS
    form = tag(
        "form",
        tag("label", say("Your name"), for_="name"),
        tag("input", id="name", name_="name", type="search", value=wanted, autocomplete="off"),
        tag("button", say("Find"), type="submit"),
        action=action,
        method="get",
        role="search",
    )
    if not rows and everybody.rows:
        told = tag("p", say("nobody of this name has a seat"), class_="empty")
    elif many:
        told = tag("p", say("{count} players have seats: type a name", count=len(rows)))
    else:
        told = list_html(everybody._replace(rows=rows))
    return together(tag("h1", everybody.title), form, told)


def _named(shown: WallList) -> WallList:
    """A list without those whose names are hidden."""
    rows = tuple([row for row in shown.rows if row.name])
    hidden = say("This event shows no names here")
    return shown._replace(rows=rows, empty=hidden if shown.rows else shown.empty)


def found(everybody: WallList, wanted: str) -> tuple[ListRow, ...]:
    """The rows in whose name each of these words begins a word."""
    words = search_key(wanted).split()
    if not words:
        return everybody.rows
    return tuple([row for row in everybody.rows if _answers(search_key(row.name), words)])


def _answers(name: str, words: list[str]) -> bool:
    return all(f" {word}" in f" {name}" for word in words)


def list_page(evening: Evening, content: Content, now: datetime) -> Html:
    """A list of the wall on a page of its own."""
    t = evening.tournament
    step = t.clock.shows(t.structure, now).step
    found = wall_list(evening.whole, evening.names, content, {}, 0, step)
    assert found
    shown = _named(found)
    return together(tag("h1", shown.title), list_html(shown))


def games_page(evening: Evening, base: str) -> Html:
    """The games of the event, each a way to its rule card, and the tables to theirs."""
    t = evening.whole
    games = [
        tag("li", tag("a", game.name, href=f"{base}/games/{number}"))
        for number, game in enumerate(games_of(t.structure, evening.library), start=1)
    ]
    tables = [
        tag("li", tag("a", str(table), href=f"{base}/table/{table}")) for table in tables_in_use(t)
    ]
    return together(
        tag("h1", say("Rule cards")),
        tag("ul", games, class_="ways"),
        together(tag("h2", say("What is played at a table")), tag("ul", tables, class_="tables"))
        if tables
        else None,
    )


def game_page(
    evening: Evening, number: int, now: datetime, house: Collection[str] = ()
) -> Html | None:
    """The rule card of one of the event's games; None where it has no such one."""
    games = list(games_of(evening.whole.structure, evening.library, house))
    if not 1 <= number <= len(games):
        return None
    return _card(games[number - 1], evening.tournament, now)


def table_page(
    evening: Evening, table: int, now: datetime, house: Collection[str] = ()
) -> Html | None:
    """What is played at a table now, its rule card, and who sits there; None for no such table."""
    whole = evening.whole
    if table not in tables_in_use(whole):
        return None
    clock = clock_at(whole, table)
    t = whole.by_clock(clock)
    on_sheet = game_at(t, table, now)
    game = _only(t, on_sheet, evening, house) if on_sheet else None
    seats = [
        (seat, evening.names.get(whole.entries[entry].player, ""))
        for seat, entry in whole.sitters.get(table, NOBODY).items()
    ]
    rows = tuple([ListRow(name, (), str(seat)) for seat, name in sorted(seats)])
    sitting = WallList(say("Seats"), (), rows, say("Nobody sits here"))
    return together(
        tag("h1", say("Table {table}", table=table)),
        tag("p", clock_words(whole, clock), class_="faint") if clock else None,
        _next_game(t, table, now, evening),
        _card(game, t, now) if game else None,
        list_html(_named(sitting)),
    )


def _next_game(t: Tournament, table: int, now: datetime, evening: Evening) -> Html | None:
    """What this table plays of the rotation, where it has one."""
    on_sheet = game_at(t, table, now)
    if on_sheet is None or len(t.structure.games) == 1:
        return None
    title = stakes.title_of(t.structure, evening.library, on_sheet)
    return tag("p", say("plays {game} now", game=title), class_="lead")


def _only(
    t: Tournament, on_sheet: GameOnSheet, evening: Evening, house: Collection[str]
) -> Game | None:
    """A game of the event as its rule card has it."""
    alone = replace(t.structure, games=(on_sheet,), rotation=None)
    return next(iter(games_of(alone, evening.library, house)), None)


def _card(game: Game, t: Tournament, now: datetime) -> Html:
    """The printed card, with what is played for now."""
    structure = t.structure
    step = structure.steps[t.clock.at(structure, now).step]
    level = step if isinstance(step, Level) else None
    box = stakes_box(level, game.forced, structure.ante_poster(level)) if level else None
    return document_html(rule_card(game, stakes=box))
