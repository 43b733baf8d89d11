"""Reads a series from its file, a TOML file in the user's own folder, and writes it."""

from collections.abc import Collection
from datetime import date
from pathlib import Path
from typing import Any

from director.files.colors import why_no_color
from director.files.forms import FileWrong, Form, load_form, no_such, read_form
from director.files.pictures import as_logo, why_no_picture
from director.files.toml_text import toml_text
from director.tournament.series.series import Planned, Series
from director.tournament.structure.moments import time_as_text
from director.tournament.structure.toml_parts import read_day_under, read_time_under
from director.translation import say


def load_series(
    path: Path, templates: Collection[str] | None = None, papers: Collection[str] = ()
) -> Series:
    """The series of a file. Raises FileWrong with everything that is wrong with it.

    `templates` are the names of the files that there are, `papers` the ids of all sheets.
    """
    return _sound(load_form(path), path.name, path.parent, templates, papers)


def series_from_text(
    text: str, file: str, templates: Collection[str] | None = None, papers: Collection[str] = ()
) -> Series:
    """The series of a file's text, without a picture. Raises FileWrong."""
    return _sound(read_form(text, file), file, None, templates, papers)


def series_as_text(series: Series, logo: str = "") -> str:
    """A series as the text of its file; `logo` is the name of the picture beside it."""
    texts = {"name": series.name, "color": series.color, "logo": logo}
    data: dict[str, Any] = {key: text for key, text in texts.items() if text}
    lists = {"leagues": series.leagues, "papers": series.papers}
    data |= {key: list(names) for key, names in lists.items() if names}
    if series.events:
        data["event"] = [_event_as_data(one) for one in series.events]
    return toml_text(data, say("A series of Tournament Director: a calendar of events"))


def _event_as_data(planned: Planned) -> dict[str, Any]:
    data = {"day": planned.day.isoformat(), "template": planned.template}
    if planned.starts:
        data["starts"] = time_as_text(planned.starts)
    if planned.name:
        data["name"] = planned.name
    return data


def _sound(
    form: Form,
    file: str,
    folder: Path | None,
    templates: Collection[str] | None,
    papers: Collection[str],
) -> Series:
    series = Series(
        form.text("name"),
        tuple([_planned(one, templates) for one in form.forms("event")]),
        form.text("color", ""),
        _logo(form, folder),
        form.texts("leagues"),
        form.texts("papers"),
    )
    if why := why_no_color(series.color):
        form.fault("color", why)
    for number, paper in enumerate(series.papers if papers else (), start=1):
        if paper not in papers:
            form.fault(f"papers[{number}]", no_such("sheet", paper, papers))
    seen: dict[tuple[date, str], int] = {}
    for number, one in enumerate(series.events, start=1):
        first = seen.setdefault((one.day, one.name or one.template), number)
        if first != number:
            why = say("is the same event as number {first}: give one a name", first=first)
            form.fault(f"event[{number}]", why)
    form.finish()
    if form.faults:
        raise FileWrong(file, form.faults)
    return series


def _planned(form: Form, templates: Collection[str] | None) -> Planned:
    day = read_day_under(form, "day")
    if "day" not in form:
        form.missing("day", say("a day such as '2027-03-05'"))
    planned = Planned(
        day or date.min,
        form.text("template"),
        read_time_under(form, "starts"),
        form.text("name", ""),
    )
    if templates is not None and planned.template and planned.template not in templates:
        form.fault("template", no_such("template", planned.template, templates))
    form.finish()
    return planned


def _logo(form: Form, folder: Path | None) -> str:
    named = form.text("logo", "")
    if not named:
        return ""
    if folder is None or Path(named).name != named:
        form.fault("logo", say("the picture has to lie beside this file"))
        return ""
    path = folder / named
    if why := why_no_picture(path):
        form.fault("logo", why)
        return ""
    try:
        return as_logo(path)
    except ValueError as error:
        form.fault("logo", str(error))
        return ""
