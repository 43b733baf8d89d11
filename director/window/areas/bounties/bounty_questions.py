"""What is asked about bounties in one line, each with what Enter would do."""

import re
from collections.abc import Callable

from director.desk.desk import new_seed
from director.tournament.bounties.accounts import NONE, sold
from director.tournament.bounties.commands import envelopes_concern
from director.tournament.bounties.envelopes import count, declared, remaining, to_draw
from director.tournament.commands import (
    DeclareEnvelopes,
    DrawMystery,
    OpenEnvelope,
    PayBounty,
    SetBounties,
)
from director.tournament.money.amounts import money, read_amount, typed
from director.tournament.money.state import MysteryPrize
from director.tournament.state import EntryNumber
from director.translation import say
from director.views.bounty_totals import bounties_now
from director.window.event.asking.question import Answer, Question, commanded, one_of
from director.window.event.asking.typed_money import read_line
from director.window.event.cockpit import Cockpit
from director.window.widgets.find_by_letters import Seated, found

_PERCENT = re.compile(r"(\d{1,3})\s*%?")


def _way(cockpit: Cockpit, text: str) -> Answer:
    terms = cockpit.tournament.terms
    way, kept, shared, keeps = "", terms.kept, False, True
    for word in text.replace(",", " ").split():
        percent = _PERCENT.fullmatch(word)
        begun = [one for one in WAYS if say(one).startswith(word.casefold())]
        if percent and int(percent[1]) <= 100:
            kept = int(percent[1])
        elif len(begun) == 1:
            way = begun[0]
        elif say("shared").startswith(word.casefold()):
            shared = True
        elif say("pool").startswith(word.casefold()):
            keeps = False
        else:
            return Answer(
                say(
                    "'{word}' is not a bounty format: type fixed, progressive 50 or mystery",
                    word=word,
                ),
                None,
            )
    if not way:
        return Answer(say("fixed, progressive 50 or mystery; then shared, pool"), None)
    told = [say("split between winners") if shared else say("one winner: worst position")]
    told.append(
        say("winner keeps their own bounty")
        if keeps
        else say("winner's own bounty stays in the pool")
    )
    command = SetBounties(way, kept, shared, keeps)
    answer = commanded(cockpit, command)
    if answer.do:
        return Answer(f"{answer.says}  ·  {'  ·  '.join(told)}", answer.do)
    return answer


WAYS = ("fixed", "progressive", "mystery")


def _way_now(cockpit: Cockpit) -> str:
    terms = cockpit.tournament.terms
    said = [f"progressive {terms.kept}" if terms.bounties == "progressive" else terms.bounties]
    said += [say("shared")] if terms.shared else []
    said += [] if terms.winner_keeps else [say("pool")]
    return ", ".join(said)


_FROM = re.compile(r"\s*from ((?:level|day) \S+)\s*$")
_PRIZE = re.compile(r"(?:(\d+)\s*[x×*]\s*)?(.+)")


def _envelopes(cockpit: Cockpit, text: str) -> Answer:
    begins = _FROM.search(text)
    prizes = []
    for part in (text[: begins.start()] if begins else text).split(","):
        made = _PRIZE.fullmatch(part.strip())
        amount = read_amount(made[2], cockpit.tournament.terms) if made else None
        if not made or amount is None:
            return Answer(
                say("Count × amount, and when drawing starts: 1 × 5000, 20 × 100 from level 9"),
                None,
            )
        prizes.append(MysteryPrize(amount, int(made[1] or 1)))
    command = DeclareEnvelopes(tuple(prizes), begins[1] if begins else "")
    answer = commanded(cockpit, command)
    if not answer.do:
        return answer
    t = cockpit.tournament
    held = sum([one.amount * one.envelopes for one in prizes])
    short = sold(t) - held
    if short:
        gap = money(abs(short), t.terms)
        more = say("{gap} less than the bounties sold", gap=gap) if short > 0 else ""
        more = more or say("{gap} more than the bounties sold", gap=gap)
        return Answer(f"{answer.says}  ·  {money(held, t.terms)}: {more}", answer.do)
    return Answer(f"{answer.says}  ·  {money(held, t.terms)}", answer.do)


def _envelopes_now(cockpit: Cockpit) -> str:
    t = cockpit.tournament
    said = ", ".join(f"{one.envelopes} × {typed(one.amount, t.terms)}" for one in declared(t))
    return f"{said} from {t.terms.mystery_from}" if t.terms.mystery_from else said


def _out(cockpit: Cockpit) -> list[Seated]:
    """Who may be drawn for: those without an envelope, the first to go first, and the winner."""
    t = cockpit.tournament
    winner = t.winner
    own = [winner.number] if winner and winner.number not in t.mysteries else []
    return [Seated(one, cockpit.name(one), None) for one in (*to_draw(t), *own)]


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
        return Answer(say("Busted player, then the amount drawn: ann 500"), None)
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
            "'{word}' is neither an amount nor a payment method (cash, transfer)", word=line.wrong
        )
        return Answer(words_, None)
    return commanded(cockpit, PayBounty(entry, line.way, line.amount))


def _due_now(cockpit: Cockpit) -> str:
    t, entry = cockpit.tournament, cockpit.entry
    due = bounties_now(t).accounts.get(entry, NONE).due if entry else 0
    return typed(due, t.terms) if due > 0 else ""


def _named(title: str) -> Callable[[Cockpit], str]:
    def asked(cockpit: Cockpit) -> str:
        return say(title, player=cockpit.name(cockpit.entry)) if cockpit.entry else ""

    return asked


def concern(cockpit: Cockpit) -> str:
    """What does not add up about the envelopes; empty where all does."""
    found_ = envelopes_concern(cockpit.tournament)
    return cockpit.bridge.desk.said(found_) if found_ else ""


WAY = Question("What bounty format?", "progressive 50, shared, pool", _way, _way_now)
ENVELOPES = Question(
    "What is in the envelopes?",
    "1 × 5000, 3 × 1000, 20 × 100 from level 9",
    _envelopes,
    _envelopes_now,
)
DRAW = Question("Whose bounty is drawn?", "ann", _draw, _first_out)
OPEN = Question("Whose envelope was opened?", "ann 500", _open)
PAY_BOUNTY = Question(
    "How much is paid in bounties?",
    "75 or 75 transfer; leave blank to pay all",
    _pay,
    _due_now,
    _named("How much is {player} paid in bounties?"),
)
