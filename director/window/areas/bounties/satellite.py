"""A satellite at the window: what a seat is called and is worth, and the prizes follow."""

from director.engine.not_possible import NotPossible
from director.tournament.commands import AgreePrizes
from director.tournament.money.amounts import money, read_amount, why_not_read
from director.tournament.prizes.satellite_prizes import satellite_prizes
from director.translation import say
from director.window.event import menus
from director.window.event.asking.question import Answer, Question, asks, commanded
from director.window.event.cockpit import Cockpit
from director.window.widgets.action import Action


def _seats(cockpit: Cockpit, text: str) -> Answer:
    t = cockpit.tournament
    name, _, figures = text.rpartition(" ")
    worth = read_amount(figures, t.terms)
    if not name.strip() or worth is None:
        words = say("Name of the seat and its value: main event 1100")
        return Answer(why_not_read(figures, t.terms, words), None)
    try:
        table, terms = satellite_prizes(t, name.strip(), worth)
    except NotPossible as problem:
        return Answer(problem.message, None)
    seats = min(t.pool // worth, t.entered)
    rest = t.pool - seats * worth
    words = say(
        "Enter: {count} × {seat}, and {rest} in cash",
        count=seats,
        seat=name.strip(),
        rest=money(rest, t.terms),
    )
    return commanded(cockpit, AgreePrizes(table, terms), words)


SATELLITE = Question("Which seat is awarded?", "main event 1100", _seats)

SATELLITE_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "prizes.satellite",
        "Award satellite seats …",
        asks(SATELLITE),
        menus.PRIZES,
        refusal=lambda c: (
            None if c.tournament.pool else say("the prize pool is empty: register players first")
        ),
        words=(
            "satellite, super satellite, seats as prizes, qualifier, packages, tickets, win a seat"
        ),
    ),
)
