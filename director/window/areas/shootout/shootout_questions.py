"""How the rounds are played, typed in one line."""

from director.tournament.commands import PlanRounds
from director.tournament.shootouts.facts import round_terms
from director.tournament.shootouts.state import BY_TIME, SHARED, RoundTerms
from director.translation import say
from director.window.event.asking.question import Answer, Question, commanded
from director.window.event.cockpit import Cockpit

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


def _says(terms: RoundTerms) -> str:
    """In words, so that nobody finds out in the second round."""
    stacks = (
        say("fresh stacks and level 1 each round")
        if terms.fresh
        else say("stacks and levels carry over")
    )
    clocks = say("a clock per table") if terms.own_clocks else say("one clock")
    places = (
        say("ties share places")
        if terms.places == SHARED
        else say("places by bust order within a round")
    )
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
)
