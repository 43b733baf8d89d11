"""An event saved as a template, and another begun like it, declared as data."""

from director.tournament.templates.template import Template
from director.translation import say
from director.window.event import menus, template_shelf
from director.window.event.asking.question import Answer, Question, asks
from director.window.event.cockpit import Cockpit
from director.window.event.requests import CopyEvent
from director.window.widgets.action import Action
from director.window.widgets.status_line import DONE, FAILED


def _save(cockpit: Cockpit, text: str) -> Answer:
    """What would be saved and what not, before it is; a template of this name is replaced."""
    name = " ".join(text.split())
    if not name:
        return Answer(say("What the template is called"), None)
    t, settings = cockpit.tournament, cockpit.settings
    made = template_shelf.template_for(t, name, cockpit.wall_content)
    words = say("Enter: save {template}", template=name)
    if template_shelf.is_there(settings, name):
        words = say("Enter: replace {template}", template=name)
    holds = say("It holds: {parts}", parts=template_shelf.taken_said(made))
    lines = [words, holds, template_shelf.left_said(t)]
    return Answer("\n".join(filter(None, lines)), lambda: _saved(cockpit, made))


def _saved(cockpit: Cockpit, template: Template) -> None:
    try:
        template_shelf.save(cockpit.settings, template)
    except OSError as error:
        why = error.strerror or str(error)
        cockpit.say(say("template not saved: {why}", why=why), FAILED)
        return
    cockpit.say(say("template {template} saved", template=template.name), DONE)


SAVE_TEMPLATE = Question(
    "Save the event’s settings as a template called?",
    "Friday mixed games",
    _save,
    lambda c: template_shelf.undated(c.tournament),
    deed="Save",
)

TEMPLATE_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "event.save_template",
        "Save as template …",
        asks(SAVE_TEMPLATE),
        menus.EVENT,
        words="keep as template, make template, save settings, blueprint",
    ),
    Action(
        "event.copy",
        "Copy event …",
        lambda c: c.request(CopyEvent()),
        menus.EVENT,
        words=(
            "duplicate event, clone event, same again, next week, another like it, next Friday, "
            "same event again"
        ),
    ),
)
