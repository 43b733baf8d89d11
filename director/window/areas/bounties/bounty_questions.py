"""What is asked about bounties in one line, each with what Enter would do."""

import re
from collections.abc import Callable
from dataclasses import replace

from director.desk.desk import new_seed
from director.files.forms import briefly
from director.tournament.bounties.accounts import NONE
from director.tournament.bounties.envelopes import count, remaining, to_draw, winners_own
from director.tournament.commands import (
    CollectBounty,
    DrawMystery,
    OpenEnvelope,
    PayBounties,
    PayBounty,
    SetBounties,
)
from director.tournament.log.decisions import Command
from director.tournament.money.amounts import money, read_amount, typed, why_not_read
from director.tournament.money.state import BOUNTIES, METHODS
from director.tournament.state import EntryNumber
from director.translation import capital, say
from director.views.bounty_totals import bounties_now
from director.views.counted import counted
from director.views.money.bounties_to_win import overpaid_after
from director.window.event.asking.paying_several import Payees, asked_of, each_payee
from director.window.event.asking.question import Answer, Question, commanded, narrowed, one_of
from director.window.event.asking.typed_money import read_line, way_meant, ways_offered, which_way
from director.window.event.cockpit import Cockpit
from director.window.widgets.attempt import Failure, attempt
from director.window.widgets.choice_list import Choice
from director.window.widgets.find_by_letters import Seated, found

_PERCENT = re.compile(r"(\d{1,3})\s*%?")


def _read_way(text: str, now: SetBounties) -> SetBounties | str:
    """How bounties are won by what is typed; or the word that says nothing of it.

    Without one of the three formats what is typed is added to what is set now.
    """
    way, kept, shared, keeps = "", now.kept, False, True
    for word in text.replace(",", " ").split():
        percent = _PERCENT.fullmatch(word)
        begun = [one for one in BOUNTIES if say(one).startswith(word.casefold())]
        if percent and int(percent[1]) <= 100:
            kept = int(percent[1])
        elif len(begun) == 1:
            way = begun[0]
        elif say("split").startswith(word.casefold()):
            shared = True
        elif say("pool").startswith(word.casefold()):
            keeps = False
        else:
            return word
    if not way and kept != now.kept and now.way != "progressive":
        return str(kept)
    if not way:
        way, shared, keeps = now.way, shared or now.shared, keeps and now.winner_keeps
    return SetBounties(way, kept, shared, keeps)


def _typed_way(wanted: SetBounties) -> str:
    """The line that says so."""
    said = [say(wanted.way)]
    if wanted.way == "progressive":
        said = [f"{said[0]} {wanted.kept}"]
    said += [say("split")] if wanted.shared else []
    said += [] if wanted.winner_keeps else [say("pool")]
    return ", ".join(said)


def _way(cockpit: Cockpit, text: str) -> Answer:
    if not text:
        return Answer(say("fixed, progressive 50 or mystery; then split, pool"), None)
    wanted = _read_way(text, _now(cockpit))
    if isinstance(wanted, str):
        words = say(
            "“{word}” is no bounty format: fixed, progressive 50 or mystery; then split, pool",
            word=briefly(wanted),
        )
        return Answer(words, None)
    told = [_SHARED[wanted.shared], _KEEPS[wanted.winner_keeps]]
    answer = commanded(cockpit, wanted)
    if not answer.do:
        return answer
    more = attempt(lambda: overpaid_after(cockpit.tournament, cockpit.now, wanted))
    if isinstance(more, Failure):
        return answer
    says = f"{answer.says}  ·  {'  ·  '.join(map(say, told))}"
    if not more:
        return Answer(says, answer.do)
    act = cockpit.bridge.desk.said(wanted.label(cockpit.tournament))
    how = say("Enter does not confirm this: choose Confirm with the mouse or Tab.")
    amount = money(more, cockpit.tournament.terms)
    figure = say("{amount} will have been paid too much.", amount=amount)
    return Answer(f"{act}\n{how}", answer.do, figure=figure, grave=True)


_FORMATS = {
    "fixed": "Fixed: all of it is won at once",
    "progressive": "Progressive: {kept}% is won, the rest goes on the winner’s head",
    "mystery": "Mystery: an envelope is drawn for each knockout",
}
_SHARED = {
    False: "one winner: worst position, named first",
    True: "split between winners",
}
_KEEPS = {
    True: "winner keeps their own bounty",
    False: "winner’s own bounty stays in the pool",
}


def _ways(cockpit: Cockpit, text: str) -> list[Choice]:
    """The formats, who wins of several, and the winner's own: each as the line then is."""
    now = _now(cockpit)
    read = _read_way(text, now)
    now = now if isinstance(read, str) else read
    groups = {
        say("Format"): [(_FORMATS[way], replace(now, way=way)) for way in BOUNTIES],
        say("Split pot"): [(said, replace(now, shared=one)) for one, said in _SHARED.items()],
        say("Event winner"): [
            (said, replace(now, winner_keeps=one)) for one, said in _KEEPS.items()
        ],
    }
    return [
        Choice(
            capital(say(words, kept=now.kept)),
            "✓" if wanted == now else "",
            _typed_way(wanted),
            group=group,
        )
        for group, each in groups.items()
        for words, wanted in each
    ]


def _now(cockpit: Cockpit) -> SetBounties:
    terms = cockpit.tournament.terms
    return SetBounties(terms.bounties, terms.kept, terms.shared, terms.winner_keeps)


def _out(cockpit: Cockpit) -> list[Seated]:
    """Who may be drawn for: those without an envelope, the first to go first, and the winner."""
    t = cockpit.tournament
    own = winners_own(t)
    waiting = to_draw(t) if own is None else (*to_draw(t), own)
    return [Seated(one, cockpit.name(one), None) for one in waiting]


def _first_out(cockpit: Cockpit) -> str:
    waiting = _out(cockpit)
    return waiting[0].name if waiting else ""


def _meant(cockpit: Cockpit, text: str, end: str = "") -> tuple[EntryNumber, EntryNumber] | Answer:
    """Who draws and for whom; or why that is not clear. `end` is what follows the name."""
    t, everybody = cockpit.tournament, _out(cockpit)
    if not everybody:
        return Answer(say("no envelope is due"), None)
    meant = found(text, everybody)
    if len(meant) != 1:
        names = ", ".join(one.name for one in everybody[:4])
        asked = say("who busted? {names}", names=names)
        return one_of(meant or everybody, end=end)._replace(says=asked)
    gone = meant[0].entry
    return (t.busts[gone].by[0] if gone in t.busts else gone), gone


def _draw(cockpit: Cockpit, text: str) -> Answer:
    who = _meant(cockpit, text)
    if isinstance(who, Answer):
        return who
    by, gone = who
    left = count(remaining(cockpit.tournament))
    one = "Enter: {by} draws the last envelope for {gone}"
    many = "Enter: {by} draws one of {count} envelopes for {gone}"
    says = say(one if left == 1 else many, by=cockpit.name(by), gone=cockpit.name(gone), count=left)
    answer = commanded(cockpit, DrawMystery(by, gone, "tried"), says)
    if not answer.do:
        return answer
    return Answer(says, lambda: cockpit.bridge.do(DrawMystery(by, gone, new_seed())))


def _open(cockpit: Cockpit, text: str) -> Answer:
    name, _, figures = text.rpartition(" ")
    amount = read_amount(figures, cockpit.tournament.terms)
    if amount is None or not name:
        words = say("Busted player, then the amount drawn: ann 500")
        return Answer(why_not_read(figures, cockpit.tournament.terms, words), None)
    who = _meant(cockpit, name, f" {figures}")
    if isinstance(who, Answer):
        return who
    return commanded(cockpit, OpenEnvelope(*who, amount))


def _pay(cockpit: Cockpit, text: str) -> Answer:
    entry = cockpit.entry
    if entry is None:
        return Answer(say("select a player first"), None)
    line = read_line(text, "cash", cockpit.tournament.terms)
    if line.wrong:
        words_ = say(
            "“{word}” is neither an amount nor a payment method (cash, transfer)",
            word=briefly(line.wrong),
        )
        return Answer(why_not_read(line.wrong, cockpit.tournament.terms, words_), None)
    return commanded(cockpit, PayBounty(entry, line.way, line.amount))


def _pay_all(cockpit: Cockpit, text: str) -> Answer:
    return _by_way(cockpit, text, lambda way: PayBounties(tuple(_payees(cockpit)), way))


def _payees(cockpit: Cockpit) -> Payees:
    accounts = bounties_now(cockpit.tournament).accounts
    return {one: (account.due, ()) for one, account in sorted(accounts.items()) if account.due > 0}


def _by_way(cockpit: Cockpit, text: str, paying: Callable[[str], Command]) -> Answer:
    """What is done by the way to pay that is typed, or else in cash."""
    way = way_meant(text) if text else _USUAL
    if way not in METHODS:
        return Answer(which_way(), None)
    return commanded(cockpit, paying(way))


def collecting(cockpit: Cockpit, entry: EntryNumber) -> Question:
    """Asks how somebody returns what they were paid too much in bounties."""
    t, title = cockpit.tournament, "How does {player} return {amount} in bounties?"
    overpaid = bounties_now(t).accounts.get(entry, NONE).overpaid
    return Question(
        title,
        "cash",
        lambda c, text: _by_way(c, text, lambda way: CollectBounty(entry, way)),
        lambda _: say(_USUAL),
        lambda c: say(title, player=c.name(entry), amount=money(overpaid, t.terms)),
        offers=lambda c, text: ways_offered(text, c.tournament.terms),
        at_once=True,
    )


def _asked_all(cockpit: Cockpit) -> str:
    one = "How are you paying {player} {amount} in bounties?"
    several = "How are you paying {players} {amount} in bounties?"
    return asked_of(cockpit, _payees(cockpit), one, several)


_USUAL = "cash"


def _due_now(cockpit: Cockpit) -> str:
    t, entry = cockpit.tournament, cockpit.entry
    due = bounties_now(t).accounts.get(entry, NONE).due if entry else 0
    return typed(due, t.terms) if due > 0 else ""


def _waiting(cockpit: Cockpit, text: str) -> list[Choice]:
    """Whose bounty may be drawn, and who draws it."""
    t = cockpit.tournament
    everybody = [
        Choice(
            one.name,
            cockpit.name(t.busts[one.entry].by[0]) if one.entry in t.busts else "",
            one.name.replace(",", " "),
        )
        for one in _out(cockpit)
    ]
    return narrowed(everybody, text)


def _envelopes_opened(cockpit: Cockpit, text: str) -> list[Choice]:
    """For whoever waits longest, or is typed: what may have been in the envelope."""
    t, everybody = cockpit.tournament, _out(cockpit)
    opened = [
        Choice(
            f"{one.name}: {money(prize.amount, t.terms)}",
            counted(prize.envelopes, "1 left", "{count} left"),
            f"{one.name.replace(',', ' ')} {typed(prize.amount, t.terms)}",
        )
        for one in everybody
        for prize in remaining(t)
    ]
    return narrowed(opened, text)


def _named(title: str) -> Callable[[Cockpit], str]:
    def asked(cockpit: Cockpit) -> str:
        return say(title, player=cockpit.name(cockpit.entry)) if cockpit.entry else ""

    return asked


WAY = Question(
    "What bounty format?",
    "progressive 50, split, pool",
    _way,
    lambda cockpit: _typed_way(_now(cockpit)),
    offers=_ways,
)
DRAW = Question(
    "Whose bounty is drawn?",
    "Name or table-seat: Ann",
    _draw,
    _first_out,
    offers=_waiting,
    at_once=True,
    names=True,
)
OPEN = Question(
    "Whose envelope was opened?",
    "Name and amount: Ann 500",
    _open,
    offers=_envelopes_opened,
    at_once=True,
    names=True,
)
PAY_BOUNTY = Question(
    "How much are you paying in bounties?",
    "75 or 75 transfer; leave blank to pay all",
    _pay,
    _due_now,
    _named("How much are you paying {player} in bounties?"),
    offers=lambda cockpit, text: ways_offered(text, cockpit.tournament.terms),
    at_once=True,
)
PAY_ALL = Question(
    "How are you paying everyone?",
    "cash",
    _pay_all,
    lambda _: say(_USUAL),
    _asked_all,
    shows=lambda cockpit: each_payee(cockpit, _payees(cockpit)),
    offers=lambda cockpit, text: ways_offered(text, cockpit.tournament.terms),
    at_once=True,
)
