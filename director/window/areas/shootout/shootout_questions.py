"""How the rounds are played, typed in one line."""

from director.tournament.commands import PlanRounds
from director.tournament.shootouts.facts import round_terms
from director.tournament.shootouts.state import BY_TIME, SHARED, RoundTerms
from director.translation import capital, say
from director.window.event.asking.question import Answer, Question, commanded
from director.window.event.cockpit import Cockpit
from director.window.widgets.choice_list import Choice

_HINT = (
    "Seats per table, then: 2 advance  ·  tables 10 2  ·  carried  ·  clocks  ·  shared  ·  fixed"
)


def terms_typed(text: str) -> RoundTerms | None:
    """What a line says; None where it cannot be read.

    >>> terms_typed("9, 2 advance, tables 10 3, carried, clocks, shared")[:6]
    (9, 2, (10, 3), False, True, 'shared')
    >>> terms_typed("2 seats, fixed").fixed
    True
    """
    seats, advance, tables = 0, 1, list[int]()
    fresh, own, places, counting, fixed = True, False, BY_TIME, False, False
    words = text.casefold().replace(",", " ").split()
    for place, word in enumerate(words):
        after = words[place + 1] if place + 1 < len(words) else ""
        if word.isdecimal():
            if counting:
                tables.append(int(word))
            elif after.startswith(("advance", "go")):
                advance = int(word)
            elif not seats:
                seats = int(word)
            else:
                return None
            continue
        counting = word == "tables"
        match word:
            case "tables" | "advance" | "advances" | "go" | "goes" | "on" | "seats" | "fresh":
                pass
            case "carried":
                fresh = False
            case "clocks":
                own = True
            case "shared":
                places = SHARED
            case "fixed":
                fixed = True
            case _:
                return None
    terms = RoundTerms(seats, advance, tuple(tables), fresh, own, places, fixed)
    return terms if seats else None


def terms_said(terms: RoundTerms) -> str:
    """The line that says so."""
    said = [f"{terms.seats} seats", f"{terms.advance} advance"]
    if terms.tables:
        said.append("tables " + " ".join(map(str, terms.tables)))
    for word, is_said in (
        ("carried", not terms.fresh),
        ("clocks", terms.own_clocks),
        ("shared", terms.places == SHARED),
        ("fixed", terms.fixed),
    ):
        if is_said:
            said.append(word)
    return ", ".join(said)


def _plan(cockpit: Cockpit, text: str) -> Answer:
    terms = terms_typed(text)
    if terms is None:
        return Answer(say(_HINT), None)
    return commanded(cockpit, PlanRounds(terms), _says(terms))


_STACKS = {True: "fresh stacks and level 1 each round", False: "stacks and levels carry over"}
_CLOCKS = {False: "one clock", True: "a clock per table"}
_PLACES = {BY_TIME: "places by bust order within a round", SHARED: "ties share places"}
_BRACKET = {False: "a new draw each round", True: "fixed bracket from the first draw"}


def _plans(cockpit: Cockpit, text: str) -> list[Choice]:
    """Each rule either way, the others as they are typed."""
    now = terms_typed(text) or round_terms(cockpit.tournament)
    groups = {
        say("Stacks"): [(said, now._replace(fresh=one)) for one, said in _STACKS.items()],
        say("Clocks"): [(said, now._replace(own_clocks=one)) for one, said in _CLOCKS.items()],
        say("Places"): [(said, now._replace(places=one)) for one, said in _PLACES.items()],
        say("Draw"): [(said, now._replace(fixed=one)) for one, said in _BRACKET.items()],
    }
    return [
        Choice(capital(say(said)), "✓" if terms == now else "", terms_said(terms), group=group)
        for group, each in groups.items()
        for said, terms in each
    ]


def _says(terms: RoundTerms) -> str:
    """In words, so that nobody finds out in the second round."""
    stacks, clocks = say(_STACKS[terms.fresh]), say(_CLOCKS[terms.own_clocks])
    places = say(_PLACES[terms.places])
    if terms.fixed:
        places += "  ·  " + say("fixed bracket from the first draw")
    return say(
        "Enter: tables of {seats}, {advance} advance  ·  {stacks}  ·  {clocks}  ·  {places}",
        seats=terms.seats,
        advance=terms.advance,
        stacks=stacks,
        clocks=clocks,
        places=places,
    )


PLAN = Question(
    "What are the round rules?",
    "9 seats, 1 advance",
    _plan,
    lambda cockpit: terms_said(round_terms(cockpit.tournament)),
    offers=_plans,
)
