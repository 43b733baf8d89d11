"""Whom an action asks for where nobody is chosen: one question for all of them."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice
from typing import Any

from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.players.player_rows import table_seat
from director.window.event.asking.question import Answer, Question, when_closed
from director.window.event.cockpit import Cockpit
from director.window.event.requests import ShowPlayer
from director.window.event.screen_names import PLAYERS, TABLES
from director.window.widgets.action import Needs
from director.window.widgets.choice_list import Choice
from director.window.widgets.find_by_letters import Seated, answers, found, told_apart

Why = Callable[[Tournament, EntryNumber], str | None]
"""Why something cannot be done with an entry."""

MOST = 200
"""So many are listed at most; of more, some letters are typed."""


def all_entries(t: Tournament) -> Iterable[EntryNumber]:
    """Everybody who entered, in or out."""
    return t.entries


def all_where(has: Callable[[Tournament], object]) -> Callable[[Tournament], Iterable[EntryNumber]]:
    """Everybody who entered an event that has something; nobody in another."""
    return lambda t: t.entries if has(t) else ()


def a_player(
    why: Why = lambda *_: None,
    among: Callable[[Tournament], Iterable[EntryNumber]] = all_entries,
    *,
    after_close: bool = False,
    home: str = "",
) -> Needs[Cockpit]:
    """Which player, of those with whom it can be done; whoever is chosen is shown among players.

    It is asked at each act: where few can be meant, or nobody in most events, `among` names them.
    On its `home`, a screen that lists those very players, they are shown there.
    """

    def named(cockpit: Cockpit, typed: str) -> list[Choice]:
        t, desk = cockpit.tournament, cockpit.bridge.desk
        people = desk.people()
        room = [
            Seated(one, people.get(t.entries[one].player, ""), t.seats.get(one)) for one in among(t)
        ]
        listed = answers(typed, room).everybody if typed else sorted(room, key=lambda one: one.name)
        could = (one for one in listed if why(t, one.entry) is None)
        return [Choice(one.name, _where(t, one), one.entry) for one in islice(could, MOST)]

    def nobody(cockpit: Cockpit) -> str | None:
        t = cockpit.tournament
        if not after_close and (closed := when_closed(cockpit)):
            return closed
        if not t.entries:
            return say("no players are registered yet")
        reason = why(t, next(iter(t.entries))) or say("there is nobody")
        for one in among(t):
            refused = why(t, one)
            if refused is None:
                return None
            reason = refused
        return reason

    def refusal(cockpit: Cockpit, typed: str) -> str | None:
        t, desk = cockpit.tournament, cockpit.bridge.desk
        if not after_close and (closed := when_closed(cockpit)):
            return closed
        meant = found(typed, told_apart(t, tuple(t.entries), desk.people()))
        return why(t, meant[0].entry) if meant else None

    def choose(cockpit: Cockpit, entry: EntryNumber) -> None:
        if cockpit.screen == home:
            cockpit.choose(entry)
        else:
            cockpit.request(ShowPlayer(entry))

    return Needs("Which player?", named, nobody, choose, is_player_chosen, refusal=refusal)


def is_player_chosen(cockpit: Cockpit) -> bool:
    """Whether a player is chosen on a screen that shows who it is."""
    return cockpit.entry is not None and cockpit.screen in (PLAYERS, TABLES)


def ask_first(
    cockpit: Cockpit, title: str, needs: Needs[Cockpit], do: Callable[[Any], object]
) -> None:
    """Asks which one is meant, all of them to click; then it is done to that one."""
    deed = title.rstrip(" …")

    def offers(asked: Cockpit, text: str) -> list[Choice]:
        return [one._replace(key=partial(do, one.key)) for one in needs.among(asked, text)]

    def answer(asked: Cockpit, text: str) -> Answer:
        meant = needs.among(asked, text)
        if not meant:
            return Answer(say("No match"), None)
        if len(meant) > 1:
            return Answer(say("Select one: type, use the arrow keys or click"), None)
        act = f"{deed}: {meant[0].text}"
        return Answer(say("Enter: {act}", act=act), partial(do, meant[0].key))

    cockpit.request(
        Question(
            needs.question,
            needs.hint,
            answer,
            asked=lambda _: f"{deed}: {say(needs.question)}",
            offers=offers,
            at_once=True,
        )
    )


def _where(t: Tournament, one: Seated) -> str:
    if one.place:
        return table_seat(one.place)
    return say("no seat") if t.is_in(one.entry) else say("out")
