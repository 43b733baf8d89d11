"""What is asked about flights in one line: which opens, who bags what, what the house says."""

import re
from datetime import datetime, timedelta

from director.tournament.clock.time_zone import when_clocks_show
from director.tournament.commands import (
    BagChips,
    EndFlight,
    OpenFlight,
    SetFlightTerms,
)
from director.tournament.flights.state import ALL, BAGS, BEST, NEWEST, FlightTerms, named
from director.tournament.money.amounts import money, read_amount
from director.tournament.structure.moments import read_time
from director.translation import capital, say
from director.views.players.player_rows import table_seat
from director.window.event.asking.question import Answer, Question, commanded, one_of, overridden
from director.window.event.cockpit import Cockpit
from director.window.widgets.choice_list import Choice
from director.window.widgets.find_by_letters import everybody_left, found

_CHIPS = re.compile(r"(.+?)\s+([\d,.' ]*\d)\s*(k?)", re.IGNORECASE)


def _open(cockpit: Cockpit, text: str) -> Answer:
    if not text:
        return Answer(
            say("Flight name: 1A. Add a time to start its clock automatically: 1A 12:00"), None
        )
    label, _, last = text.rpartition(" ")
    time = read_time(last.replace(".", ":")) if label else None
    if time is None:
        return commanded(cockpit, OpenFlight(text))
    return commanded(cockpit, OpenFlight(label, _moment(cockpit, last)))


def _moment(cockpit: Cockpit, text: str) -> datetime | None:
    time = read_time(text.replace(".", ":"))
    if time is None:
        return None
    moment = when_clocks_show(time, cockpit.now, cockpit.tournament.clock.zone)
    return moment if moment > cockpit.now else moment + timedelta(days=1)


def _bag(cockpit: Cockpit, text: str) -> Answer:
    typed = _CHIPS.fullmatch(text)
    left = everybody_left(cockpit.tournament, cockpit.bridge.desk.people())
    if typed is None:
        people = found(text, left) if text else left
        choices = [
            Choice(one.name, table_seat(one.place), f"{one.name.replace(',', ' ')} ")
            for one in people
        ]
        words = say("Seat or name, then chips: 4-7 41500 or ann 41.5k")
        return Answer(words, None, tuple(choices))
    amount = _amount(typed[2], thousands=bool(typed[3]))
    people = found(typed[1], left)
    if not people:
        return Answer(say("no player still in has that name or seat"), None)
    if len(people) > 1:
        return one_of(people, end=text[len(typed[1]) :])
    if amount is None:
        return Answer(say("type the chips as a number: 41500 or 41.5k"), None)
    return commanded(cockpit, BagChips(people[0].entry, amount))


def _amount(text: str, *, thousands: bool) -> int | None:
    """Chips as they are written on bags: 41500, 41,500, 41.5k."""
    if thousands:
        try:
            return round(float(text.replace(",", ".")) * 1000)
        except ValueError:
            return None
    figures = re.sub(r"[,.' ]", "", text)
    return int(figures) if figures.isdecimal() else None


def _end(cockpit: Cockpit, note: str) -> Answer:
    return overridden(cockpit, EndFlight(flight_meant(cockpit), note))


def flight_meant(cockpit: Cockpit) -> str:
    """The flight that is chosen in the list, else the last that has not ended; "" for none."""
    flights = cockpit.tournament.flights
    if named(flights, cockpit.flight):
        return cockpit.flight
    return next((one.label for one in reversed(flights) if not one.ended), "")


def terms_typed(cockpit: Cockpit, text: str) -> FlightTerms | None:
    """What a line says of the house's rules; None where it cannot be read."""
    terms = FlightTerms()
    for part in filter(None, (one.strip() for one in text.casefold().split(","))):
        first, _, rest = part.partition(" ")
        if first in BAGS:
            terms = terms._replace(bags=first)
        elif part.endswith("%") and part[:-1].isdecimal():
            terms = terms._replace(percent=int(part[:-1]))
        elif first == "entries" and rest.isdecimal():
            terms = terms._replace(entries_each=int(rest))
        elif first == "pays" and (paid := read_amount(rest, cockpit.tournament.terms)) is not None:
            terms = terms._replace(paid=paid)
        else:
            return None
    return terms


def terms_said(cockpit: Cockpit) -> str:
    """The line that says what is announced."""
    return _typed(cockpit, cockpit.tournament.flight_terms)


def _typed(cockpit: Cockpit, terms: FlightTerms) -> str:
    """The line that says so."""
    said = [terms.bags]
    if terms.percent:
        said.append(f"{terms.percent}%")
    if terms.entries_each:
        said.append(f"entries {terms.entries_each}")
    if terms.paid:
        said.append(f"pays {money(terms.paid, cockpit.tournament.terms)}")
    return ", ".join(said)


_GOES_ON = {
    BEST: "best stack advances",
    ALL: "all stacks of a player are combined",
    NEWEST: "re-entry forfeits the earlier bag",
}


def terms_words(cockpit: Cockpit, terms: FlightTerms) -> str:
    """The house's rules in words."""
    said = [say(_GOES_ON[terms.bags])]
    if terms.percent:
        said.append(say("played down to {percent}% of entries", percent=terms.percent))
    if terms.entries_each:
        said.append(say("entries per flight: {count}", count=terms.entries_each))
    if terms.paid:
        amount = money(terms.paid, cockpit.tournament.terms)
        said.append(say("forfeited bags are paid {amount}", amount=amount))
    return "  ·  ".join(said)


def _house(cockpit: Cockpit, text: str) -> Answer:
    terms = terms_typed(cockpit, text)
    if terms is None:
        return Answer(say("best, all or newest, then:  15%,  entries 2,  pays 100"), None)
    words = say("Enter: {terms}", terms=terms_words(cockpit, terms))
    return commanded(cockpit, SetFlightTerms(terms), words)


def _houses(cockpit: Cockpit, text: str) -> list[Choice]:
    """Which stack goes on, the rest as it is typed."""
    now = terms_typed(cockpit, text) or cockpit.tournament.flight_terms
    return [
        Choice(
            capital(say(_GOES_ON[bags])),
            "✓" if bags == now.bags else "",
            _typed(cockpit, now._replace(bags=bags)),
        )
        for bags in BAGS
    ]


def _whose_end(cockpit: Cockpit) -> str:
    return say("End flight {flight}: any note?", flight=flight_meant(cockpit))


OPEN_FLIGHT = Question(
    "Which flight opens?", "Flight, and when it starts if known: 1B 19:00", _open
)
BAG = Question("Who bags how many chips?", "Table-seat and chips: 4-7 41500", _bag)
HOUSE = Question(
    "What are the flight rules?", "best, 15%, entries 2", _house, terms_said, offers=_houses
)
END = Question("End the flight", "Optional, such as why chips are missing", _end, asked=_whose_end)
