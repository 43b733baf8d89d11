"""Reads a league from its file, a TOML file in the user's own folder, and begins a new one."""

from pathlib import Path

from director.files.forms import FileWrong, Form, load_form, nearest, read_form
from director.tournament.formulas.parser import parse
from director.tournament.formulas.tokens import NotAFormula
from director.tournament.leagues.league import TIES, League
from director.tournament.leagues.points import BY_PLACE, WAYS, Formula
from director.tournament.leagues.variables import NAMES
from director.translation import say

_USUAL = Formula()
_USUAL_TIES = ("most wins", "best place")


def load_league(path: Path) -> League:
    """The league of a file. Raises FileWrong with everything that is wrong with it."""
    return _sound(load_form(path), path.name)


def league_from_text(text: str, file: str) -> League:
    """The league of a file's text. Raises FileWrong with everything that is wrong with it."""
    return _sound(read_form(text, file), file)


def new_league(name: str, events: tuple[str, ...] = ()) -> str:
    """A commented file of a league, to be changed."""
    quoted = ", ".join(f'"{_escaped(event)}"' for event in events)
    return f'''# A league of Tournament Director: points over a series of events.
name = "{_escaped(name)}"

# The events in their order, each by its number in the book or by its name. Without any, those
# of the series that names this file among its leagues.
events = [{quoted}]

# How many of a player's events count; 0 for all of them.
best = 0

# How equal points are told apart, one after another. There is:
# {", ".join(TIES)}
ties = ["most wins", "best place"]

# Who is a member, each by name or card number: ["Ann Ost", "100417"]. Whoever else plays is a
# guest and gets no points. Without any, everybody is a member.
members = []
# A guest takes no place from the members behind; true: the points of that place go to nobody.
guests_keep_places = false

[points]
# One of: {", ".join(WAYS)};
# or a formula of your own, such as "10 * sqrt(entries / place) + 2 * hits".
formula = "square root"
factor = 10
# For "by place" and table(place): points from the first place on, and for all places behind.
# table = [100, 70, 50, 40, 30]
# rest = 5
# How many places get points; 0 for all.
places = 0
# On top, for each player knocked out and for having played.
knock_out = 0
attendance = 0
'''


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _sound(form: Form, file: str) -> League:
    league = _read(form)
    if form.faults:
        raise FileWrong(file, form.faults)
    return league


def _read(form: Form) -> League:
    inside = form.part("points")
    league = League(
        form.text("name"),
        form.names_or_numbers("events"),
        _USUAL if inside is None else _formula(inside),
        form.whole("best", 0),
        form.texts("ties", _USUAL_TIES),
        form.texts("members"),
        form.flag("guests_keep_places"),
    )
    for tie in league.ties:
        form.check_choice("ties", tie, TIES)
    if len(set(league.events)) < len(league.events):
        form.fault("events", say("an event is named twice"))
    form.finish()
    return league


def _formula(form: Form) -> Formula:
    formula = Formula(
        _way(form),
        form.hundredths("factor", _USUAL.factor),
        tuple([100 * one for one in form.wholes("table")]),
        form.hundredths("rest", 0),
        form.whole("places", 0),
        form.hundredths("knock_out", 0),
        form.hundredths("attendance", 0),
    )
    if formula.asks_table and not formula.table:
        form.fault("table", say("is missing: points by place need a table, such as [100, 70, 50]"))
    if formula.table and not formula.asks_table:
        if formula.way in WAYS:
            form.fault("table", say("is only for the formula “by place”"))
        else:
            form.fault("table", say("is not used: the formula does not ask for table(place)"))
    form.finish()
    return formula


def _way(form: Form) -> str:
    """A formula by its name, or one that the house wrote; the usual one where it is neither."""
    way = form.text("formula", _USUAL.way)
    if way in WAYS:
        return way
    try:
        parse(way, NAMES)
    except NotAFormula as wrong:
        if nearest(way, list(WAYS)):
            form.check_choice("formula", way, WAYS)
            return BY_PLACE if nearest(way, list(WAYS)) == BY_PLACE else _USUAL.way
        for fault in wrong.faults:
            form.fault("formula", str(fault))
        return _USUAL.way
    return way
