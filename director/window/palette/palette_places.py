"""Where the palette can lead besides: to events, players by name, rulings, and rule cards."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import islice

from director.engine.games import game_names
from director.house import shelf
from director.rulings.catalogue import CHAPTERS
from director.rulings.glossary import load_floor_rules, load_glossary
from director.rulings.search import GAME, TERM, Entry, entries, named, together
from director.tournament.log.books import EventRow
from director.translation import say
from director.views.players.player_rows import table_seat
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import RULINGS
from director.window.palette.palette_entries import Offer
from director.window.rulings_desk.requests import OpenRuling
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.start.start_actions import StartActions
from director.window.widgets.attempt import told_elsewhere, tried
from director.window.widgets.find_by_letters import plain

_LETTERS = 2
"""Names are offered from so many letters on."""
_PLAYERS = 8
_WORD = 3
"""Rulings and rule cards are offered from so many letters on."""
_RULINGS = 4
_CARDS = 4


def events(start_actions: StartActions, here: int | None) -> list[Offer]:
    """The events of the book but for the one in sight, those changed last first."""
    rows = tried(start_actions.event_list.events, told_elsewhere) or ()
    return [_event(start_actions, row) for row in rows if row.number != here]


def _event(start_actions: StartActions, row: EventRow) -> Offer:
    return Offer(
        row.name, say("Event"), "", "", lambda: start_actions.open(row.number), say("open")
    )


def players(cockpit: Cockpit, typed: str, go: Callable[[int], object]) -> Sequence[Offer]:
    """Who answers to a text among those who entered."""
    if len(typed.strip()) < _LETTERS:
        return ()
    t, desk = cockpit.tournament, cockpit.bridge.desk
    offers: list[Offer] = []
    for person in dict.fromkeys([*desk.named(typed), *desk.player_index.found(typed).closest]):
        for entry in t.of_player.get(person, ()):
            place = t.seats.get(entry)
            where = table_seat(place) if place else "" if t.is_in(entry) else say("out")
            offers.append(
                Offer(
                    desk.name(person),
                    say("Player"),
                    where,
                    "",
                    partial(go, entry),
                )
            )
        if len(offers) >= _PLAYERS:
            break
    return offers


@cache
def _ruled_by() -> tuple[Entry, ...]:
    """Every question, every rule, and every word of the trade."""
    rules = shelf.rules()
    words = load_glossary(rules / "glossary.toml")
    return entries(CHAPTERS, (), load_floor_rules(rules), words)


def rulings(desk: RulingsDesk, typed: str) -> Sequence[Offer]:
    """The questions, rules and rule cards that floors call so.

    The names of all games are read from their files when they are first asked for. What begins the
    name of a game means its card before anything else.
    """
    wanted = typed.strip()
    if len(wanted) < _LETTERS:
        return ()
    names = desk.library.names()
    called = game_names.named(wanted, names)
    if len(wanted) < _WORD:
        return list(_cards(desk, called))
    found = [
        Offer(
            one.title,
            say("Word") if one.kind == TERM else say("Ruling"),
            "",
            "",
            partial(_open, desk, one.kind, one.key),
        )
        for one in together(named(typed, _ruled_by()))[:_RULINGS]
    ]
    cards = list(islice(_cards(desk, game_names.begun(wanted, names)), _CARDS))
    begins = called or any(plain(one.title).startswith(plain(wanted)) for one in cards)
    return [*cards, *found] if begins else [*found, *cards]


def _cards(desk: RulingsDesk, games: Iterable[str]) -> Iterator[Offer]:
    """The rule cards of those games that can be played."""
    names = desk.library.names()
    for game_id in games:
        if not desk.library.why_not(game_id):
            title = next(iter(names[game_id]), game_id)
            yield Offer(title, say("Rule card"), "", "", partial(_open, desk, GAME, game_id))


def _open(desk: RulingsDesk, kind: str, key: str) -> None:
    desk.ask_for(RULINGS)
    desk.request(OpenRuling(kind, key))
