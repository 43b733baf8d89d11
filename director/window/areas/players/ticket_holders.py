"""Those who have won a seat in a satellite come in by one act: which satellite is asked."""

from collections.abc import Callable, Sequence
from functools import partial

from director.desk.desk import new_seed
from director.desk.tickets import held
from director.tournament.entries.search_key import search_key
from director.tournament.log.books import EventRow
from director.tournament.tickets.entering import Held, UseTickets
from director.translation import listed, say
from director.window.event import menus
from director.window.event.asking.question import Answer, Question, commanded, when_closed
from director.window.event.cockpit import Cockpit
from director.window.widgets.action import Action
from director.window.widgets.attempt import Failure, attempt, tried
from director.window.widgets.choice_list import Choice, Choices

_SATELLITE = "satellite"
"""What the names of most satellites have in them."""


class _Satellites:
    """The other events of the book, and the tickets of that one which is looked at."""

    def __init__(self, cockpit: Cockpit) -> None:
        desk = cockpit.bridge.desk
        self._book, self._t = desk.book, cockpit.tournament
        listed_ = tried(desk.book.events, cockpit.say) or ()
        rows = [row for row in listed_ if row.number != desk.event]
        names = [row.name for row in rows]
        self.by_title: dict[str, EventRow] = {
            row.name if names.count(row.name) == 1 else f"{row.name} #{row.number}": row
            for row in sorted(rows, key=lambda row: _SATELLITE not in search_key(row.name))
        }
        self._held: dict[str, tuple[Held, ...] | str] = {}

    def first(self) -> str:
        """The satellite of which is the most likely that it is meant; empty for none."""
        title = next(iter(self.by_title), "")
        return title if _SATELLITE in search_key(title) else ""

    def titles(self, typed: str) -> Sequence[str]:
        """Those that have what was typed in them."""
        wanted = search_key(typed)
        return [one for one in self.by_title if wanted in search_key(one)]

    def held(self, title: str) -> tuple[Held, ...] | str:
        """The tickets of one of them that may be used, or why that cannot be said."""
        if title not in self._held:
            number = self.by_title[title].number
            found = attempt(lambda: held(self._book, number, self._t))
            self._held[title] = found.words if isinstance(found, Failure) else found
        return self._held[title]


def _asking(*, reserve: bool) -> Callable[[Cockpit], None]:
    def ask(cockpit: Cockpit) -> None:
        satellites = _Satellites(cockpit)
        _ask(cockpit, satellites, satellites.first(), reserve=reserve)

    return ask


def _ask(cockpit: Cockpit, satellites: _Satellites, begins: str, *, reserve: bool) -> None:
    def answer(cockpit: Cockpit, text: str) -> Answer:
        return _answer(cockpit, satellites, text, reserve=reserve)

    title = "Which satellite’s ticket holders enter?"
    if reserve:
        title = "For which satellite’s ticket holders are spots reserved?"
    cockpit.request(Question(title, "Sunday satellite", answer, lambda _: begins, names=True))


def _answer(cockpit: Cockpit, satellites: _Satellites, text: str, *, reserve: bool) -> Answer:
    same = [one for one in satellites.by_title if search_key(one) == search_key(text)]
    if len(same) != 1:
        found = satellites.titles(text)
        if not found:
            return Answer(say("no event of this book is called so"), None)
        choices = [Choice(one, "", one) for one in found[: Choices.MOST]]
        if text:
            return Answer(say("Name of the satellite"), None, tuple(choices))
        first = partial(_ask, cockpit, satellites, found[0], reserve=reserve)
        says = say("Enter: look at {event}, or name another", event=found[0])
        return Answer(says, first, tuple(choices))
    tickets = satellites.held(same[0])
    name = satellites.by_title[same[0]].name
    if isinstance(tickets, str):
        return Answer(tickets, None)
    if not tickets:
        return Answer(say("no ticket of {event} is open", event=name), None)
    every = UseTickets(name, tickets, new_seed(), reserve)
    t, now = cockpit.tournament, cockpit.now
    why = list(every.refusals(t, now))
    taken = [one for one, refused in zip(tickets, why, strict=True) if refused is None]
    out = [cockpit.bridge.desk.said(one) for one in why if one]
    notes = list(out)
    others = sorted({one.event for one in taken if search_key(one.event) != search_key(t.name)})
    if others:
        notes.insert(0, say("the tickets are for {event}", event=listed(others)))
    if not taken:
        return Answer(listed(out), None)
    command = UseTickets(name, tuple(taken), every.seed, reserve)
    answer = commanded(cockpit, command)
    if notes:
        return answer._replace(says=f"{answer.says}  ·  {'; '.join(notes)}")
    return answer


_WORDS = "satellite winners, seat winners, tickets used, qualifiers, vouchers, redeem tickets"

TICKET_HOLDER_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "tickets.enter",
        "Enter ticket holders …",
        _asking(reserve=False),
        menus.PLAYER,
        refusal=when_closed,
        words=f"{_WORDS}, register satellite winners",
    ),
    Action(
        "tickets.reserve",
        "Reserve for ticket holders …",
        _asking(reserve=True),
        menus.PLAYER,
        refusal=when_closed,
        words=f"{_WORDS}, reserve for satellite winners",
    ),
)
