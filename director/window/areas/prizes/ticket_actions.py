"""The tickets of a satellite at the window: issued, sold or passed on, returned, cashed."""

import re
from collections.abc import Callable

from director.desk.tickets import new_series
from director.tournament.money.amounts import money, read_amount, why_not_read
from director.tournament.state import PlayerNumber, Tournament
from director.tournament.tickets.commands import (
    CashTicket,
    IssueTickets,
    PassTicket,
    ReturnTicket,
    seats_won,
)
from director.tournament.tickets.state import Ticket, count_of, in_order
from director.translation import say
from director.window.event import menus
from director.window.event.asking.people_offered import another_person, beside
from director.window.event.asking.question import Answer, Question, asks, commanded
from director.window.event.asking.typed_money import read_line, ways_offered
from director.window.event.cockpit import Cockpit
from director.window.widgets.action import Action
from director.window.widgets.choice_list import Choice, Choices

_TICKET_FIRST = re.compile(r"(\S+)\s*(.*)")


def _issue(cockpit: Cockpit, text: str) -> Answer:
    if not text:
        return Answer(say("Name of the event that the tickets are for"), None)
    return commanded(cockpit, IssueTickets(text, new_series()))


def _seat(cockpit: Cockpit) -> str:
    won = seats_won(cockpit.tournament)
    return won[0].seat if won else ""


def _ticket_meant(t: Tournament, word: str) -> Ticket | None:
    """The ticket of a whole number, or of its last part."""
    if word.casefold() in (known := {one.casefold(): one for one in t.tickets}):
        return t.tickets[known[word.casefold()]]
    found = [one for one in t.tickets.values() if word == str(count_of(one.number))]
    return found[0] if len(found) == 1 else None


def _of_ticket(
    more: str, answer: Callable[[Cockpit, Ticket, str], Answer]
) -> Callable[[Cockpit, str], Answer]:
    """A question that begins with a ticket; as long as there is none, those that may be meant."""

    def answered(cockpit: Cockpit, text: str) -> Answer:
        t = cockpit.tournament
        found = _TICKET_FIRST.fullmatch(text)
        ticket = _ticket_meant(t, found[1]) if found else None
        if found and ticket:
            return answer(cockpit, ticket, found[2].strip())
        choices = [
            Choice(
                one.number, f"{cockpit.bridge.desk.name(one.holder)}  ·  {_worth(t, one)}", begin
            )
            for one in in_order(t.tickets)
            if not one.over
            for begin in (f"{count_of(one.number)} ",)
        ]
        return Answer(say(more), None, tuple(choices))

    return answered


def _worth(t: Tournament, ticket: Ticket) -> str:
    return money(ticket.value, t.terms)


def _pass(cockpit: Cockpit, ticket: Ticket, text: str) -> Answer:
    name, _, last = text.rpartition(" ")
    paid = read_amount(last, cockpit.tournament.terms) if name else None
    if paid is None:
        if name and (why_not := why_not_read(last, cockpit.tournament.terms, "")):
            return Answer(why_not, None)
        name, paid = text, 0
    if not name:
        return Answer(say("Who holds it now, and what was paid for it, if anything"), None)
    desk = cockpit.bridge.desk
    index = desk.player_index
    carded = index.carded(name)
    closest = [carded] if carded else desk.named(name) or index.found(name, Choices.MOST).closest

    def to(player: PlayerNumber) -> PassTicket:
        return PassTicket(ticket.number, player, paid or 0)

    def new(called: str) -> None:
        player = cockpit.bridge.tried(lambda: desk.new_player(called))
        if player is not None:
            cockpit.bridge.do(to(player))

    if not closest:
        words = say("Enter: pass on to {name}, new in the register", name=name)
        return Answer(words, lambda: new(name))
    another = [another_person(index, name, new)] if index.namesakes(name) and not carded else []
    if len(closest) == 1:
        return commanded(cockpit, to(closest[0]))._replace(choices=tuple(another))
    amount = f" {last}" if paid else ""
    people = [
        Choice(
            index.name(one),
            beside(index, one),
            f"{count_of(ticket.number)} {index.called(one)}{amount}",
        )
        for one in closest
    ]
    return Answer(say("several players match: select one"), None, (*people, *another))


def _return(cockpit: Cockpit, ticket: Ticket, text: str) -> Answer:
    if not text:
        return Answer(say("Reason for returning it: nothing is paid for it"), None)
    return commanded(cockpit, ReturnTicket(ticket.number, text))


def _cash(cockpit: Cockpit, ticket: Ticket, text: str) -> Answer:
    typed = read_line(text, "cash", cockpit.tournament.terms)
    if typed.wrong or not typed.way:
        return Answer(say("Amount and method: 500 cash"), None)
    return commanded(cockpit, CashTicket(ticket.number, typed.way, typed.amount))


def _seats(cockpit: Cockpit, _: str) -> list[Choice]:
    """The events for which seats were won."""
    seats = dict.fromkeys(one.seat for one in seats_won(cockpit.tournament))
    return [Choice(seat, "", seat) for seat in seats]


def _ways_to_cash(cockpit: Cockpit, text: str) -> list[Choice]:
    t = cockpit.tournament
    word, _, rest = text.partition(" ")
    ticket = _ticket_meant(t, word)
    if ticket is None:
        return []
    offered = ways_offered(rest, t.terms, ticket.value)
    return [one._replace(key=f"{word} {one.key}") for one in offered]


ISSUE = Question(
    "Which event are the tickets for?", "Main event", _issue, _seat, offers=_seats, at_once=True
)
PASS_ON = Question(
    "Who holds the ticket now?",
    "Ticket number, name, and price if sold: 2 Bob Marek 450",
    _of_ticket("Ticket, then the player, then what was paid for it, if anything", _pass),
    names=True,
)
RETURN = Question(
    "Which ticket comes back?",
    "Ticket number and reason: 2 has to leave",
    _of_ticket("Ticket, then the reason", _return),
)
CASH = Question(
    "Which ticket is cashed?",
    "Ticket number, amount and method: 2 500 cash",
    _of_ticket("Ticket, then the amount and method, if not its value in cash", _cash),
    offers=_ways_to_cash,
)


def _none_open(cockpit: Cockpit) -> str | None:
    """Why nothing can be done with a ticket."""
    tickets = cockpit.tournament.tickets.values()
    if all(one.over for one in tickets):
        return say("no ticket of this event is open: issue tickets first")
    return None


def _none_won(cockpit: Cockpit) -> str | None:
    """Why no ticket can be issued."""
    if seats_won(cockpit.tournament):
        return None
    return say("no seat is won that has no ticket yet")


TICKET_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "tickets.issue",
        "Issue tickets …",
        asks(ISSUE),
        menus.PRIZES,
        refusal=_none_won,
        words=(
            "ticket, satellite tickets, seat vouchers, entry vouchers, print tickets, award tickets"
        ),
    ),
    Action(
        "tickets.pass_on",
        "Sell or pass ticket …",
        asks(PASS_ON),
        menus.PRIZES,
        refusal=_none_open,
        words="transfer ticket, ticket sold, give ticket, new holder, ticket to another player",
    ),
    Action(
        "tickets.return",
        "Return ticket …",
        asks(RETURN),
        menus.PRIZES,
        refusal=_none_open,
        words="ticket back, void ticket, cancel ticket, forfeit ticket, unused ticket",
    ),
    Action(
        "tickets.cash",
        "Cash ticket …",
        asks(CASH),
        menus.PRIZES,
        refusal=_none_open,
        words="pay out ticket, refund ticket, cash in lieu, buy back ticket, redeem ticket",
    ),
)
