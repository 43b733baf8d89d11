"""The house's templates as the window knows them, and what saving one says."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path

from director.engine.games.library import Library
from director.files.forms import FileWrong
from director.house.home import Home
from director.house.settings import Settings
from director.house.templates import save_template, template_file, templates
from director.reports.sheet_register import EVENT_SHEETS
from director.tournament.state import Tournament
from director.tournament.templates.template import Template, left_behind, taken, template_of
from director.translation import Sentence, say
from director.window.event.wall_content import WallContent


def folder_of(settings: Settings) -> Path:
    """Where the house's templates lie."""
    return Home(settings.path.parent).templates


def house_templates(settings: Settings, library: Library) -> Mapping[str, Template | FileWrong]:
    """All of them by the name of their file, right or wrong."""
    return templates(folder_of(settings), library, tuple(EVENT_SHEETS))


def dated(name: str, day: date | None) -> str:
    """What an event of a template is called.

    >>> dated("Friday mixed", date(2026, 11, 27)), dated("Friday mixed", None)
    ('Friday mixed, 27 Nov 2026', 'Friday mixed')
    """
    return f"{name}, {_words(day)}" if day else name


def undated(t: Tournament) -> str:
    """What the template of an event is called: as the event, without its date."""
    day = t.structure.day
    return t.name.removesuffix(f", {_words(day)}") if day else t.name


def _words(day: date) -> str:
    return f"{day.day} {day:%b %Y}"


def template_for(t: Tournament, name: str, content: WallContent) -> Template:
    """The settings of an event, with the pictures that its wall shows."""
    template = template_of(t, name)
    own = content.folder_of(t.name)
    if t.structure.pictures or own is None or not own.is_dir():
        return template
    return replace(template, structure=replace(template.structure, pictures=own.name))


def save(settings: Settings, template: Template) -> Path:
    """Saves a template. Raises OSError."""
    return save_template(template, folder_of(settings))


def is_there(settings: Settings, name: str) -> bool:
    """Whether a template would be written over."""
    return template_file(folder_of(settings), name).is_file()


def taken_said(template: Template) -> str:
    """What it holds, in one line."""
    return _listed(taken(template))


def left_said(t: Tournament) -> str:
    """What it would not hold of an event, in one line; empty where that is nothing."""
    left = left_behind(t)
    return say("Not in it: {parts}", parts=_listed(left)) if left else ""


def _listed(sentences: tuple[Sentence, ...]) -> str:
    return ", ".join([one.within(str) for one in sentences])
