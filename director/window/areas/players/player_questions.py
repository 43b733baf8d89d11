"""What is asked about a chosen player in one line, each with what Enter would do."""

import re
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from director.desk.old_seats import seat_again
from director.files.typed_figures import joined
from director.tournament.busts.commands import MoveBust
from director.tournament.busts.facts import Count
from director.tournament.busts.penalties import missed_rounds
from director.tournament.commands import (
    Command,
    CountChips,
    Disqualify,
    Eliminate,
    RedeemLammers,
    Reinstate,
    RenameEntry,
    ServeHands,
    VoidEntry,
    Warn,
)
from director.tournament.money.amounts import money
from director.tournament.state import EntryNumber
from director.translation import capital, chips, say
from director.views.counted import counted
from director.window.event.asking.chosen_player import about_chosen
from director.window.event.asking.free_seats import free_seats
from director.window.event.asking.people_offered import another_person, beside
from director.window.event.asking.question import (
    Answer,
    Parts,
    Question,
    commanded,
    narrowed,
    one_of,
)
from director.window.event.asking.who_did_it import crediting
from director.window.event.cockpit import Cockpit
from director.window.widgets.choice_list import Choice, Choices
from director.window.widgets.find_by_letters import Seated, found, place_in, told_apart


def _void(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    answer = commanded(cockpit, VoidEntry(entry, text))
    t = cockpit.tournament
    paid = t.ledger.account(entry).paid
    if answer.do is None or not paid:
        return answer
    return answer._replace(figure=say("refund of {amount}", amount=money(paid, t.terms)))


def _rename(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    desk = cockpit.bridge.desk
    if not text:
        return Answer(say("Name, nickname or card number"), None)
    index = desk.player_index
    carded = index.carded(text)
    called = [carded] if carded else desk.named(text)
    closest = called or index.found(text, Choices.MOST).closest

    def new(name: str) -> None:
        player = cockpit.bridge.tried(lambda: desk.new_player(name))
        if player is not None:
            cockpit.bridge.do(RenameEntry(entry, player))

    if not closest:
        words = say("Enter: change to {name}, new in the register", name=text)
        return Answer(words, lambda: new(text))
    another = [another_person(index, text, new)] if index.namesakes(text) and not carded else []
    if len(closest) == 1:
        answer = commanded(cockpit, RenameEntry(entry, closest[0]))
        return answer._replace(choices=tuple(another))
    people = [Choice(index.name(one), beside(index, one), index.called(one)) for one in closest]
    return Answer(say("several players match: select one"), None, (*people, *another))


_NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4}
_COUNT, _ROUNDS = r"(?P<count>\d+|one|two|three|four)\s*", r"(?P<unit>rounds?|r|orbits?|o)\b"
_HANDS, _REASON = r"(?P<unit>hands?|h)\b", r"(?:\s+penalty)?(?:\W+(?P<reason>.*)|$)"
_LENGTHS = (
    rf"(?:penalty\W+)?{_COUNT}{_HANDS}{_REASON}",
    rf"(?:penalty\W+)?{_COUNT}{_ROUNDS}{_REASON}",
    rf"(?:penalty\W+)?(?P<count>an?)\s+{_ROUNDS}{_REASON}",
    rf"(?P<reason>.+?)[\s:,;–-]+{_COUNT}{_ROUNDS}(?:\s+penalty)?",
    rf"(?P<reason>.+?)\s*[:,;–-]\s*{_COUNT}{_HANDS}(?:\s+penalty)?",
    r"(?P<count>\d+)(?P<unit>)\s*[:,]?\s+(?P<reason>.*)",
)
"""A penalty as it is typed: its length before the reason or behind it; a bare number is hands."""


class _Penalty(NamedTuple):
    number: int
    in_rounds: bool
    reason: str


def _penalty(text: str) -> _Penalty | None:
    """What is typed of a penalty; None where it has no length.

    >>> _penalty("one round: phone")
    _Penalty(number=1, in_rounds=True, reason='phone')
    >>> _penalty("late, 3 hands"), _penalty("showed a hand")
    (_Penalty(number=3, in_rounds=False, reason='late'), None)
    """
    for form in _LENGTHS:
        if given := re.fullmatch(form, text, re.IGNORECASE):
            count, unit = given["count"].casefold(), given["unit"].casefold()
            number = _NUMBERS.get(count) or int(count)
            return _Penalty(number, unit.startswith(("r", "o")), given["reason"] or "")
    return None


def _warn(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    given = _penalty(text)
    if given is None:
        reason = _without_warning(text)
        if not reason or reason[0].isdigit():
            return Answer(say("Enter a reason"), None)
        return commanded(cockpit, Warn(entry, reason))
    hands = given.number
    if given.in_rounds and hands:
        seat = cockpit.tournament.seats.get(entry)
        players = len(cockpit.tournament.at_table(seat.table)) if seat else 0
        if not players:
            return Answer(
                say("the player has no seat: give the penalty in hands: 9 hands phone"), None
            )
        hands = missed_rounds(players, hands).hands
        return commanded(cockpit, Warn(entry, given.reason, hands, given.number))
    return commanded(cockpit, Warn(entry, given.reason, hands))


def _without_warning(text: str) -> str:
    """What is typed without the word that says that it is a warning and no more."""
    word = say(_WARNING)
    return text[len(word) :].strip() if text.casefold().startswith(word) else text


def _serve(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    if not text.isdecimal():
        return Answer(say("Number of hands missed"), None)
    return commanded(cockpit, ServeHands(entry, int(text)))


def _lammers(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    left = cockpit.tournament.lammers(entry)
    if text.strip() != say("all") and not text.isdecimal():
        return Answer(counted(left, "1 lammer", "1 to {count} lammers, or all"), None)
    return commanded(cockpit, RedeemLammers(entry, int(text) if text.isdecimal() else left))


_CHIPS = re.compile(r"(?:([\d,]+)\s+)?(\D.*)")


def _disqualify(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    given = _CHIPS.fullmatch(text)
    if not given:
        return Answer(say("Enter the chips removed from play, and the reason"), None)
    counted = cockpit.tournament.stacks.get(entry)
    if given[1] is None and counted is None:
        return Answer(say("How many chips leave play?"), None)
    figures = joined(given[1] or str(counted))
    if not figures.isdecimal():
        return Answer(say("Number of chips"), None)
    gone = int(figures)
    answer = commanded(cockpit, Disqualify(entry, given[2], gone))
    if answer.do is None:
        return answer
    return answer._replace(figure=say("{chips} chips removed from play", chips=chips(gone)))


def _count(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    figures = joined(text.replace(" ", ""))
    if not figures.isdecimal():
        return Answer(say("Number of chips"), None)
    return commanded(cockpit, CountChips((Count(entry, int(figures)),)))


def _back_in(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    place = place_in(text)
    if place is None:
        return Answer(say("Table and seat: 2-5"), None)
    return commanded(cockpit, Reinstate(entry, place.table, place.seat))


def _seats(cockpit: Cockpit, entry: EntryNumber, text: str) -> list[Choice]:
    """The open seats, and first the one that is had again if it is free."""
    t = cockpit.tournament
    seats = free_seats(t)
    old = seat_again(cockpit.bridge.desk.log, t, entry, "back") if seats else None
    key = f"{old.table}-{old.seat}" if old else ""
    return narrowed(sorted(seats, key=lambda one: one.key != key), text)


def _named(cockpit: Cockpit, text: str, entries: list[EntryNumber]) -> list[Seated]:
    names = cockpit.bridge.desk.people()
    return found(text, told_apart(cockpit.tournament, entries, names))


def _order(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    """Where in the order of the busts: before somebody, together with somebody, or the last."""
    t = cockpit.tournament
    is_out = entry in t.busts
    word, _, name = text.partition(" ")
    if is_out and text == say("last"):
        return commanded(cockpit, MoveBust(entry))
    if word not in (say("before"), say("with")) or not name.strip():
        hint = (
            say("before ann, with ann, or last") if is_out else say("before ann, who busted later")
        )
        return Answer(hint, None)
    meant = _named(cockpit, name.strip(), [one for one in t.out if one != entry])
    if len(meant) != 1:
        return one_of(meant, f"{word} ")
    other = meant[0].entry
    command: Command
    if not is_out:
        if word == say("with"):
            return Answer(say("bust the player first, then correct the place"), None)
        command = Eliminate(entry, before=other)
    elif word == say("with"):
        command = MoveBust(entry, tied_with=other)
    else:
        command = MoveBust(entry, before=other)
    return commanded(cockpit, command)


_RECENT = 12
"""So many who are out are offered, the last to go first; the others are typed."""


def _orders(cockpit: Cockpit, entry: EntryNumber, text: str) -> list[Choice]:
    """The last place, or before and together with each of those who went out lately.

    What is chosen is ticked and the others stay: what it would do is read before it is confirmed.
    """
    t = cockpit.tournament
    is_out = entry in t.busts
    others = [
        cockpit.name(one).replace(",", " ")
        for one in islice((one for one in reversed(t.out) if one != entry), _RECENT)
    ]
    words = (say("before"), say("with")) if is_out else (say("before"),)
    last = [say("last")] if is_out else []
    keys = [*last, *[f"{word} {name}" for name in others for word in words]]
    choices = [Choice(capital(one), "✓" if one == text else "", one) for one in keys]
    return choices if text in keys else narrowed(choices, text)


def _lengths(_: Cockpit, __: EntryNumber, text: str) -> list[Choice]:
    """A warning, or so many rounds, for the reason that is typed."""
    given = _penalty(text)
    reason = given.reason if given else "" if text[:1].isdigit() else _without_warning(text)
    rounds = [counted(n, "1 round", "{count} rounds") for n in range(1, _MOST_ROUNDS + 1)]
    now = given.number if given and given.in_rounds else 0
    return [
        Choice(capital(say(_WARNING)), "" if given else "✓", f"{say(_WARNING)} {reason}".strip()),
        *[
            Choice(one, "✓" if n == now else say("penalty"), f"{one} {reason}".strip())
            for n, one in enumerate(rounds, start=1)
        ],
    ]


def _counted_stack(cockpit: Cockpit, entry: EntryNumber) -> str:
    """The chips that were counted last; empty where nobody has."""
    return str(cockpit.tournament.stacks.get(entry, ""))


_WARNING = "warning"
_MOST_ROUNDS = 4
"""Rounds of hands that a penalty is given for at once: more is a disqualification."""


def _lammers_left(cockpit: Cockpit, entry: EntryNumber, text: str) -> list[Choice]:
    left = cockpit.tournament.lammers(entry)
    some = [Choice(counted(n, "1 lammer", "{count} lammers"), "", str(n)) for n in range(1, left)]
    every = say("All {count}", count=left) if left > 1 else say("All")
    return narrowed([*some, Choice(every, "", say("all"))], text)


def ask_who_did_it(cockpit: Cockpit) -> None:
    """Asks who knocked the chosen player out."""
    if cockpit.entry is not None:
        cockpit.request(crediting(cockpit.entry))


def _override(cockpit: Cockpit, text: str) -> Answer:
    """The command that was refused, with a note."""
    command = cockpit.forbidden
    if command is None:
        return Answer(say("there is nothing to override"), None)
    if not text:
        return Answer(say("Refused: {why}. Type a reason to override", why=cockpit.why_not), None)
    label = command.label(cockpit.tournament)
    act = cockpit.bridge.desk.said(label)
    return commanded(cockpit, with_note(command, text), say("Enter: {act}", act=act))


def with_note(command: Command, note: str) -> Command:
    """The same command, with why it is done although a rule forbids it."""
    return replace(command, note=note)  # type: ignore[type-var]  # each command is a dataclass


VOID = about_chosen("Why is the entry of {player} voided?", "registered by mistake", _void)
RENAME = about_chosen("Who should have {player}’s entry?", "Name or card number", _rename)
WARN = about_chosen(
    "Warning or penalty for {player}?",
    "warning, 1 round, 3 hands",
    _warn,
    lambda *_: say(_WARNING),
    offers=_lengths,
    parts=Parts("Warning, or the length of the penalty", "Reason", "phone at the table"),
)
SERVE = about_chosen("How many hands has {player} missed?", "1", _serve, lambda *_: "1")
LAMMERS = about_chosen(
    "How many lammers does {player} turn in?",
    "1, or all",
    _lammers,
    lambda *_: "1",
    _lammers_left,
    at_once=True,
)
DISQUALIFY = about_chosen(
    "Disqualify {player}?",
    "12000",
    _disqualify,
    _counted_stack,
    parts=Parts("Chips removed from play", "Reason", "collusion"),
)
COUNT = about_chosen("How many chips does {player} have?", "24500", _count)
BACK_IN = about_chosen(
    "Which seat does {player} go back to?", "2-5", _back_in, offers=_seats, at_once=True
)
ORDER = about_chosen(
    "When did {player} bust?",
    "Before Ann, with Ann, or last",
    _order,
    offers=_orders,
)
OVERRIDE = Question("Reason for the override", "Approved by the tournament director", _override)
