"""What is wrong with a structure, and what is worth another look, in the words of the room."""

import re

from director.translation import say
from director.window.drafts.findings import Finding
from director.window.editor.draft import Draft, Verdict, step_of
from director.window.editor.step_columns import LEVEL, kind_of

_GAME = re.compile(r"game\[([0-9]+)\]")


def findings(draft: Draft, said: Verdict) -> list[Finding]:
    """Faults first; while there are any, nothing else is known."""
    made = [Finding(one.place, where(draft, one.place), one.message, True) for one in said.faults]
    return made + [
        Finding(concern.place, where(draft, concern.place), concern.sentence, False)
        for concern in said.concerns
    ]


def where(draft: Draft, place: str) -> str:
    """A place of the file in the words of the room: "Level 3", "Break, row 5"."""
    step = step_of(place)
    if game := _GAME.match(place):
        return say("Game {number}", number=game[1])
    if step is None:
        return place.partition(".")[0].partition("[")[0].replace("_", " ").capitalize()
    rows = draft.rows
    if step[0] >= len(rows):
        return say("row {number}", number=step[0] + 1)
    kind, label = kind_of(rows[step[0]]), rows[step[0]].get("label")
    if kind == LEVEL and label:
        return say("Level {label}", label=label)
    return say("{kind}, row {number}", kind=say(kind), number=step[0] + 1)
