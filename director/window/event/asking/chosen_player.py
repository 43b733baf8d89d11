"""Questions about the player who is chosen: the name stands in what is asked."""

from collections.abc import Callable, Sequence

from director.tournament.state import EntryNumber
from director.translation import say
from director.window.event.asking.question import Answer, Parts, Question
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import PLAYERS
from director.window.widgets.choice_list import Choice

Answering = Callable[[Cockpit, EntryNumber, str], Answer]


def about_chosen(
    title: str,
    hint: str,
    answer: Answering,
    begins: Callable[[Cockpit, EntryNumber], str] = lambda *_: "",
    offers: Callable[[Cockpit, EntryNumber, str], Sequence[Choice]] = lambda *_: (),
    *,
    at_once: bool = False,
    parts: Parts | None = None,
) -> Question:
    """A question about the chosen entry; {player} in its title is their name."""

    def answered(cockpit: Cockpit, text: str) -> Answer:
        entry = cockpit.entry
        return answer(cockpit, entry, text) if entry else Answer(say("select a player first"), None)

    def begun(cockpit: Cockpit) -> str:
        return begins(cockpit, cockpit.entry) if cockpit.entry else ""

    def asked(cockpit: Cockpit) -> str:
        entry = cockpit.entry
        return say(title, player=cockpit.name(entry)) if entry else ""

    def offered(cockpit: Cockpit, text: str) -> Sequence[Choice]:
        return offers(cockpit, cockpit.entry, text) if cockpit.entry else ()

    return Question(
        title, hint, answered, begun, asked, offers=offered, at_once=at_once, parts=parts
    )


def nobody_in_play(cockpit: Cockpit) -> str | None:
    """Why nothing can be done with the chosen player: nobody is chosen, or somebody who is out."""
    if cockpit.chosen is not None:
        return None
    out = say("this player is out")
    return out if cockpit.entry is not None else say("select a player first")


def only_one(cockpit: Cockpit) -> str | None:
    """Why it cannot be done now: it is done to one player, and several are chosen."""
    if not cockpit.several or cockpit.screen != PLAYERS:
        return None
    return say("{count} players are selected: select one", count=len(cockpit.several))
