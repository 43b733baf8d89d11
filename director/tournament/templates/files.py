"""Reads a template from its file and writes it: a structure's file, and what else it is played by.

Amounts are in the smallest unit of the currency: cents where `decimals` is 2.
"""

from base64 import b64decode, b64encode
from collections.abc import Collection
from pathlib import Path
from typing import Any, TypeVar

from director.engine.games.library import Library
from director.files import limits
from director.files.forms import FileWrong, Form, load_form, no_such, read_form
from director.files.pictures import as_logo, why_no_picture
from director.files.toml_text import toml_text
from director.tournament.bounties.envelopes import first_step
from director.tournament.flights.state import BAGS, FlightTerms
from director.tournament.money.state import BOUNTIES, MoneyTerms
from director.tournament.prizes.pay_table_files import pay_table_as_data, read_pay_table
from director.tournament.prizes.rounding import ROUNDINGS
from director.tournament.prizes.state import NO_TERMS, PrizeTerms
from director.tournament.shootouts.state import PLACES, RoundTerms
from director.tournament.structure.called_games import with_ids
from director.tournament.structure.files import read_structure, structure_as_data
from director.tournament.structure.structure import Structure
from director.tournament.structure.toml_parts import part_as_data, read_part, read_part_under
from director.tournament.templates.template import Template
from director.translation import say

_TABLES = ("template", "money", "payout", "prizes", "flights", "rounds")
"""What stands in the file beside the structure."""

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_MOST_DECIMALS = 4
_ALL = 100
"""Per cent."""

Part = TypeVar("Part")


def load_template(
    path: Path, library: Library | None = None, papers: Collection[str] = ()
) -> Template:
    """The template of a file. Raises FileWrong with everything that is wrong with it.

    Its logo is a picture beside the file. `papers` are the ids of all sheets, where they are known.
    """
    form = with_ids(load_form(path), library)
    return _sound(form, path.name, path.parent, papers)


def template_from_text(text: str, file: str, papers: Collection[str] = ()) -> Template:
    """The template of a file's text, without a picture. Raises FileWrong."""
    return _sound(read_form(text, file), file, None, papers)


def template_as_text(template: Template, logo: str = "") -> str:
    """A template as the text of its file; `logo` is the name of the picture beside it."""
    about = f"{template.name}: a template. Amounts are in the smallest unit of the currency"
    return toml_text(_as_data(template, logo), about)


def logo_bytes(template: Template) -> bytes:
    """The picture of a template, a PNG."""
    return b64decode(template.logo)


def _as_data(template: Template, logo: str) -> dict[str, Any]:
    head = {"name": template.name, "first_flight": template.first_flight, "logo": logo}
    head["weekday"] = "" if template.weekday is None else WEEKDAYS[template.weekday]
    parts: dict[str, Any] = {"template": {key: one for key, one in head.items() if one}}
    if template.money != MoneyTerms():
        parts["money"] = part_as_data(template.money)
    if template.pay_table:
        parts["payout"] = pay_table_as_data(template.pay_table)
    if template.prize_terms != NO_TERMS:
        parts["prizes"] = part_as_data(template.prize_terms)
    if template.flight_terms != FlightTerms():
        parts["flights"] = part_as_data(template.flight_terms)
    if template.round_terms:
        parts["rounds"] = part_as_data(template.round_terms)
    return structure_as_data(template.structure) | parts


def _sound(form: Form, file: str, folder: Path | None, papers: Collection[str]) -> Template:
    template = _read(form, folder)
    for number, paper in enumerate(template.structure.papers if papers else (), start=1):
        if paper not in papers:
            form.fault(f"papers[{number}]", no_such("sheet", paper, papers))
    if form.faults:
        raise FileWrong(file, form.faults)
    return template


def _read(form: Form, folder: Path | None) -> Template:
    form.leave(*_TABLES)
    structure = read_structure(form)
    if structure.day:
        form.fault("day", say("a template has no date: leave it out"))
    inside = form.part("template")
    if inside is None:
        form.missing("template", say("a table with the name: [template] name = …"))
        inside = Form({"name": structure.name}, [])
    payout = form.part("payout")
    template = Template(
        inside.text("name"),
        structure,
        _money(form, structure),
        None if payout is None else read_pay_table(payout),
        _prizes(form),
        _checked(form, "flights", FlightTerms, bags=BAGS) or FlightTerms(),
        inside.text("first_flight", ""),
        _checked(form, "rounds", RoundTerms, places=PLACES),
        _logo(inside, folder),
        _weekday(inside),
    )
    if template.flight_terms.percent > _ALL:
        form.form("flights").fault("percent", say("no more than 100 percent of a flight are left"))
    if not template.name.strip() and "name" in inside:
        inside.fault("name", say("a template needs a name"))
    inside.finish()
    return template


def _weekday(inside: Form) -> int | None:
    if "weekday" not in inside:
        inside.leave("weekday")
        return None
    return WEEKDAYS.index(inside.choice("weekday", WEEKDAYS))


def _checked(form: Form, key: str, kind: type[Part], **choices: tuple[str, ...]) -> Part | None:
    return read_part_under(form, key, kind, choices)


def _money(form: Form, structure: Structure) -> MoneyTerms:
    inside = form.part("money")
    if inside is None:
        return MoneyTerms()
    terms = read_part(inside, MoneyTerms, {"bounties": BOUNTIES})
    if terms.decimals > _MOST_DECIMALS:
        inside.fault("decimals", say("no currency has more than {most}", most=_MOST_DECIMALS))
    if terms.kept > _ALL:
        inside.fault("kept", say("no more than 100 percent of a bounty can be paid"))
    if terms.mystery and any(min(one) < 1 for one in terms.mystery):
        inside.fault("mystery", say("each prize needs an amount and at least one envelope"))
    if first_step(structure, terms.mystery_from) is None:
        inside.fault("mystery_from", say("the structure has no {step}", step=terms.mystery_from))
    if terms.bounties == "progressive" and not terms.winner_keeps:
        why = say("the bounty on the winner’s own head cannot stay in the pool")
        inside.fault("winner_keeps", why)
    return terms


def _prizes(form: Form) -> PrizeTerms:
    terms = read_part_under(form, "prizes", PrizeTerms) or NO_TERMS
    if terms.payout.rounding and terms.payout.rounding.way not in ROUNDINGS:
        inside = form.form("prizes").form("payout").form("rounding")
        inside.check_choice("way", terms.payout.rounding.way, ROUNDINGS)
    if terms.payout.locks:
        why = say("prizes set by hand are of one night: leave them out")
        form.form("prizes").form("payout").fault("locks", why)
    return terms


def _logo(inside: Form, folder: Path | None) -> str:
    """The picture of this name beside the file, as an event keeps it."""
    named = inside.text("logo", "")
    if not named:
        return ""
    if folder is None or Path(named).name != named:
        inside.fault("logo", say("the picture has to lie beside this file"))
        return ""
    return _picture(inside, folder / named)


def _picture(inside: Form, path: Path) -> str:
    if not path.is_file():
        inside.fault("logo", say("there is no {file} beside this file", file=path.name))
        return ""
    if why := why_no_picture(path):
        inside.fault("logo", why)
        return ""
    as_it_is = b64encode(path.read_bytes()).decode("ascii")
    if path.suffix.lower() == ".png" and len(as_it_is) <= limits.LOGO_LETTERS:
        return as_it_is
    try:
        return as_logo(path)
    except ValueError as error:
        inside.fault("logo", str(error))
        return ""
