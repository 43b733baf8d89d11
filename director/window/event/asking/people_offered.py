"""People of the register as they are offered where a name is typed, each told from namesakes."""

from collections.abc import Callable

from director.desk.player_index import PlayerIndex
from director.tournament.state import PlayerNumber
from director.translation import say
from director.window.widgets.choice_list import Choice


def beside(index: PlayerIndex, number: PlayerNumber) -> str:
    """What stands beside somebody's name: nickname, city, card, that somebody may not play.

    Of namesakes each has at least the number beside the name.
    """
    person = index.person(number)
    if person is None:
        return ""
    known = [person.nickname, person.city, person.card]
    mark = index.mark(number)
    told = [
        f"“{person.nickname}”" if person.nickname else "",
        person.city,
        say("card {card}", card=person.card) if person.card else "",
        mark if mark not in known else "",
        say("banned") if person.banned else "",
    ]
    return "  ·  ".join(filter(None, told))


def another_person(index: PlayerIndex, typed: str, enter: Callable[[str], object]) -> Choice:
    """The offer to enter somebody new whose name others have already.

    In small letters throughout, the name is written as theirs.
    """
    name = " ".join(typed.split())
    if name == name.casefold():
        name = index.name(index.namesakes(name)[0])
    return Choice(say("Another person with this name"), say("new"), lambda: enter(name))
