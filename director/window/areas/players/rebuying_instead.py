"""Who has lost the last chip buys more where the event sells rebuys, and does not go out."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from director.tournament.commands import Command, Eliminate
from director.tournament.entries.registration import entering, rebuying
from director.tournament.state import EntryNumber
from director.translation import listed, say
from director.window.areas.players.entry_refusals import no_rebuys
from director.window.areas.players.payment_questions import REBUY
from director.window.event.asking.question import Answer, Question, commanded
from director.window.event.asking.who_did_it import bounty_lines, is_asked
from director.window.event.cockpit import Cockpit
from director.window.widgets.choice_list import Choice


def no_rebuy(cockpit: Cockpit, entry: EntryNumber) -> str | None:
    """Why somebody without chips goes out and buys none instead."""
    t = cockpit.tournament
    why_not = rebuying(t, entry, cockpit.now)
    return no_rebuys(t, entry) or (cockpit.bridge.desk.said(why_not) if why_not else None)


def ask_rebuy(cockpit: Cockpit, entry: EntryNumber) -> None:
    """Asks what is paid for it."""
    cockpit.choose(entry)
    cockpit.request(REBUY)


def rebuys_instead(cockpit: Cockpit, bust: Command) -> Answer:
    """What Shift+Enter does wherever a bust is asked about: the rebuy, or why there is none."""
    if not isinstance(bust, Eliminate):
        return Answer(say("first name the one player who rebuys"), None)
    if why_not := no_rebuy(cockpit, bust.entry):
        return Answer(why_not, None)
    if bust.by and is_asked(cockpit.tournament):
        return _rebuying(cockpit, bust.entry, partial(cockpit.request, rebuy_or_bust(bust)))
    return _rebuying(cockpit, bust.entry, partial(ask_rebuy, cockpit, bust.entry))


def _rebuying(cockpit: Cockpit, entry: EntryNumber, do: Callable[[], object]) -> Answer:
    name, cut = cockpit.name(entry), Qt.TextElideMode.ElideRight
    short = QFontMetrics(QApplication.font()).elidedText(name, cut, _NAME)
    return Answer(say("{player} rebuys: Shift+Enter", player=short), do)


def _playing_on(cockpit: Cockpit, entry: EntryNumber) -> str:
    """How somebody plays on whose bounty is won: by an entry anew, with a bounty of its own."""
    t, player = cockpit.tournament, cockpit.tournament.entries[entry].player
    names = {"player": cockpit.name(entry)}
    if entering(t, player, cockpit.now, t.flight_of.get(entry, "")):
        return say("If {player} rebuys later, the bounty is taken back", **names)
    return say("To play on, {player} re-enters and buys a new bounty: F7", **names)


_NAME = 160
"""Pixels of a name on a button beside two others; the verb behind it is always seen."""
_REBUYS, _BUSTS = ("rebuys", "yes"), ("busts",)
"""What may be typed for either; nothing typed is what is asked, the rebuy."""


def _is_begun(text: str, *words: str) -> bool:
    """Whether what is typed begins one of these words."""
    return any(say(word).startswith(text.casefold()) for word in words)


def rebuy_or_bust(bust: Eliminate) -> Question:
    """Asks which of both where it was said who did it: a bust alone wins the bounty."""

    def asked(cockpit: Cockpit) -> str:
        by = listed([cockpit.name(one) for one in bust.by])
        names = {"player": cockpit.name(bust.entry), "by": by}
        return say("{player} rebuys and {by} wins no bounty?", **names)

    def answered(cockpit: Cockpit, text: str) -> Answer:
        rebuys, busts = (_is_begun(text, *words) for words in (_REBUYS, _BUSTS))
        if rebuys:
            return Answer(say("Enter: rebuy, no bounty"), partial(ask_rebuy, cockpit, bust.entry))
        if not busts:
            return Answer(say("type rebuy or bust, or use the arrow keys"), None)
        answer = commanded(cockpit, bust)
        bounties = bounty_lines(cockpit, bust, bust.by)
        lines = [answer.says, *bounties, _playing_on(cockpit, bust.entry)]
        return answer._replace(says="\n".join(lines))

    def offered(cockpit: Cockpit, _: str) -> Sequence[Choice]:
        names = {"player": cockpit.name(bust.entry)}
        return (
            Choice(say("{player} rebuys, no bounty …", **names), "", say(_REBUYS[0])),
            Choice(say("{player} busts, the bounty is won", **names), "", say(_BUSTS[0])),
        )

    return Question(
        "Rebuy or bust?",
        "rebuy or bust; blank: rebuy",
        answered,
        asked=asked,
        deed="Rebuy",
        offers=offered,
        at_once=True,
        carries=True,
        other=lambda cockpit, _: _rebuying(
            cockpit, bust.entry, partial(ask_rebuy, cockpit, bust.entry)
        ),
    )
