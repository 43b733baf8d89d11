"""Who knocked somebody out: the players of that table first, to click; and who has the bounty."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from director.desk.old_seats import old_seat, seats_then, tablemates
from director.tournament.bounties.accounts import NONE, has_bounties
from director.tournament.bounties.commands import by_position
from director.tournament.bounties.won_anew import won_anew
from director.tournament.commands import (
    Command,
    CreditBust,
    Eliminate,
    EliminateTogether,
    SetBounties,
)
from director.tournament.log.decisions import once_done
from director.tournament.money.amounts import money
from director.tournament.state import EntryNumber, Tournament
from director.translation import listed, say
from director.views.bounty_totals import bounties_now
from director.views.log.record_words import each_place_after, gained
from director.views.money.after_bust import debts_said
from director.views.money.bounties_to_win import gains
from director.views.money.prize_to_win import prize_lines
from director.views.players.player_rows import table_seat
from director.window.event.asking.free_seats import empty_seat
from director.window.event.asking.question import Answer, Question, commanded, one_of
from director.window.event.asking.typed_players import at_table, parts_of, unparted
from director.window.event.cockpit import Cockpit
from director.window.widgets.attempt import Failure, attempt
from director.window.widgets.choice_list import Choice
from director.window.widgets.find_by_letters import (
    Seated,
    answers,
    at_table_first,
    everybody_left,
    found,
    told_apart,
)
from director.window.widgets.status_line import LEFT

By = tuple[EntryNumber, ...]
Deed = Callable[[By], Command]
"""What is done, once it is said who knocked them out; nobody where that is not known."""

_DIGITS = 3
"""Of the number of a seat."""
_BUTTON = re.compile(r"(.*?)[,;\s]+button\s+(\d+)\s*")


def is_asked(t: Tournament) -> bool:
    """Whether it matters who knocked somebody out."""
    return has_bounties(t)


def who_did_it(
    gone: By,
    deed: Deed,
    after: Callable[[], object] = lambda: None,
    *,
    several: bool = False,
    carries: bool = True,
    instead: Callable[[Command], Answer] | None = None,
) -> Question:
    """Asks who knocked out one or more; `after` is done once it is answered.

    With `several` each player who is clicked is added, or taken out again. `carries` says that they
    go out with the answer, and were out before it without. `instead` is what Shift+Enter does in
    the place of the bust.
    """

    def answered(cockpit: Cockpit, text: str) -> Answer:
        by = _meant(cockpit, gone, text)
        if isinstance(by, Answer):
            return by
        command = deed(by)
        answer = commanded(cockpit, command, bust_said(cockpit, command))
        if answer.do is None:
            if not carries and not text and _is_open(cockpit.tournament, gone[0]):
                return Answer(say("Not recorded yet: type a name, or click a row"), None)
            return answer
        act = answer.do
        placed = bool(_BUTTON.fullmatch(text))
        going = [one for one in gone if cockpit.tournament.is_in(one)]
        debts = debts_said(cockpit.tournament, going, cockpit.bridge.desk.name)
        prizes = won_lines(cockpit, command, gone)
        bounties = bounty_lines(cockpit, command, by, placed=placed)
        if _splitting(cockpit):
            del bounties[1:]  # where else it is split: it is offered here
        figures = [from_elsewhere(cockpit, gone, by)]
        if len(by) > 1 and not cockpit.tournament.terms.shared:
            figures += bounties[:1]  # who has all of it hangs on who was named first
            del bounties[:1]
        lines = [
            answer.says,
            *place_lines(cockpit, command, tuple(going)),
            *debts,
            *prizes,
            *bounties,
        ]
        if not by and (open_ := _left_open(cockpit, gone)):
            lines.append(open_)

        def act_on() -> None:
            act()
            after()

        return Answer("\n".join(lines), act_on, figure="\n".join(filter(None, figures)))

    def did(cockpit: Cockpit, by: By) -> None:
        cockpit.bridge.do(deed(by))
        after()

    def still_in(cockpit: Cockpit) -> None:
        after()  # of a series the next is asked for
        players = listed([cockpit.name(one) for one in gone])
        one = "{players} is still in: it was not said who knocked them out"
        many = "{players} are still in: it was not said who knocked them out"
        cockpit.say(say(many if gone[1:] else one, players=players), LEFT)

    def asked(cockpit: Cockpit) -> str:
        players = listed([cockpit.name(one) for one in gone])
        if several:
            return say("Who knocked {player} out, all of them?", player=players)
        return say("Who knocked {player} out?", player=players)

    def other(cockpit: Cockpit, text: str) -> Answer:
        by = _meant(cockpit, gone, text)
        assert instead
        return instead(deed(() if isinstance(by, Answer) else by))

    def offered(cockpit: Cockpit, text: str) -> Sequence[Choice]:
        more = who_did_it(gone, deed, after, several=True, carries=carries, instead=instead)
        split = _split(cockpit, text, more, gone, partial(did, cockpit), deed)
        if several:
            return [*_to_tick(cockpit, gone, text), *split]
        near = _offered(cockpit, gone, text)
        if text:
            are_several = len(parts_of(text)) > 1
            return [*near, *(split if are_several else ())]
        both = Choice(say("Two or more of them …"), "", lambda: cockpit.request(more))
        nobody = Choice(say("Nobody, or not recorded"), "", "")
        return [
            *near,
            *([both] if len(near) > 1 else []),
            *([nobody] if answered(cockpit, "").do else []),
        ]

    return Question(
        "Who knocked the player out?",
        "Name or table-seat: Ann. Two of them: Ann, Bob",
        answered,
        asked=asked,
        offers=offered,
        at_once=not several,
        carries=carries,
        ticks=several,
        other=other if instead else None,
        left=still_in if carries else None,
    )


def bust_said(cockpit: Cockpit, command: Command) -> str:
    """What Enter does, with whoever did it; a credit names them by itself."""
    act = cockpit.bridge.desk.said(command.label(cockpit.tournament))
    if isinstance(command, Eliminate | EliminateTogether) and command.by:
        by = listed([cockpit.name(one) for one in command.by])
        return say("Enter: {act}, knocked out by {by}", act=act, by=by)
    return say("Enter: {act}", act=act)


def _splitting(cockpit: Cockpit) -> SetBounties | None:
    """What has several share a bounty; None where they do anyway, or more than this one is."""
    terms = cockpit.tournament.terms
    if terms.shared or not has_bounties(cockpit.tournament):
        return None
    way, kept, keeps = terms.bounties, terms.kept, terms.winner_keeps
    command = SetBounties(way, kept, shared=True, winner_keeps=keeps)
    t, now = cockpit.tournament, cockpit.now
    changed = attempt(lambda: won_anew(t, once_done(command, t, now)))
    # what changes bounties that are won already is asked where it says whose
    return None if changed or cockpit.bridge.refusal(command) else command


def _split(
    cockpit: Cockpit,
    text: str,
    again: Question,
    gone: By,
    act: Callable[[By], object],
    deed: Deed,
) -> Sequence[Choice]:
    """That several share a bounty, in all of the event: what each has, and it is done with it.

    Below the names, and there from the start: no name moves under the mouse. Before two are named
    it is asked again.
    """
    command = _splitting(cockpit)
    if command is None:
        return ()
    by = _meant(cockpit, gone, text)
    named = () if isinstance(by, Answer) or not by[1:] else by
    each = _each_shared(cockpit, command, deed, named)
    words = say("Split bounties, in the whole event")
    if not named or each is None:
        return (Choice(f"{words} …", "", partial(_split_first, cockpit, command, again, text)),)

    def split() -> None:
        if cockpit.bridge.do(command):
            act(named)

    told = say("Split: {each}", each=each) if each else words
    return (Choice(told, say("in the whole event") if each else "", split),)


def _split_first(cockpit: Cockpit, command: SetBounties, again: Question, text: str) -> None:
    if cockpit.bridge.do(command):
        cockpit.request(replace(again, begins=lambda _: text))


def _each_shared(cockpit: Cockpit, command: SetBounties, deed: Deed, by: By) -> str | None:
    """What each has once bounties are shared; empty for an envelope, None where it is refused."""
    t, now = cockpit.tournament, cockpit.now
    won = attempt(lambda: gains(once_done(command, t, now), now, deed(by), by))
    if isinstance(won, Failure):
        return None
    return "; ".join(gained(one, t.terms, cockpit.name(one.entry)) for one in won)


def crediting(gone: EntryNumber) -> Question:
    """Asks who knocked out somebody who is out already."""
    return who_did_it((gone,), lambda by: CreditBust(gone, by), carries=False)


def _is_open(t: Tournament, gone: EntryNumber) -> bool:
    """Whether somebody is out and it is not said who did it."""
    return gone in t.busts and not t.busts[gone].by


def _left_open(cockpit: Cockpit, gone: By) -> str:
    """What nobody wins of the bounties while nobody is named, and what becomes of it."""
    t, on = cockpit.tournament, bounties_now(cockpit.tournament).accounts
    amount = sum([on.get(one, NONE).head for one in gone])
    if not amount:
        return ""
    text = (
        "Bounty of {amount}: nobody wins it, it is unclaimed until somebody is named"
        if len(gone) == 1
        else "Bounties of {amount}: nobody wins them, they are unclaimed until somebody is named"
    )
    return say(text, amount=money(amount, t.terms))


def _meant(cockpit: Cockpit, gone: By, text: str) -> By | Answer:
    """Who is named; with the button's seat the worst position comes first (S 1.7)."""
    t = cockpit.tournament
    placed = _BUTTON.fullmatch(text)
    text, after = (placed[1], text[len(placed[1]) :]) if placed else (text, "")
    by: list[EntryNumber] = []
    parts = parts_of(text)
    for number, typed in enumerate(parts):
        if (then := _sat_then(cockpit, gone, typed)) is not None:
            by.append(then.entry)
            continue
        name = at_table(typed, _table(cockpit, gone))
        everybody = [one for one in sorted(t.entries) if one not in gone]
        left = at_table_first(answers(name, _left(cockpit, gone)), _table(cockpit, gone))
        meant = left.meant or found(name, _seated(cockpit, everybody))
        if not meant and (why := _nobody(cockpit, gone, name)):
            return Answer(why, None)
        if len(meant) != 1:
            begin = "".join(f"{part}, " for part in parts[:number])
            rest = "".join(f", {part}" for part in parts[number + 1 :])
            return one_of(meant, begin, rest + after)
        by.append(meant[0].entry)
    if not placed:
        return tuple(by)
    button = int(placed[2])
    first = attempt(lambda: by_position(t, tuple(by), button), cockpit.bridge.desk.said)
    return Answer(first.words, None) if isinstance(first, Failure) else first


def _sat_then(cockpit: Cockpit, gone: By, typed: str) -> Seated | None:
    """Who sat in a seat of that table when somebody busted who is out already.

    Since then others may have sat down there, or it has broken.
    """
    seat = typed.strip()
    if gone[0] not in cockpit.tournament.busts or not seat.isdecimal() or len(seat) > _DIGITS:
        return None
    there = seats_then(cockpit.bridge.desk.log, gone[0]).get(int(seat))
    if there is None or there in gone or there not in cockpit.tournament.entries:
        return None
    return _seated(cockpit, [there])[0]


def _nobody(cockpit: Cockpit, gone: By, name: str) -> str:
    """Why nobody is meant who may have done it; empty where nobody is called so."""
    if themselves := found(name, _seated(cockpit, gone)):
        return not_oneself(themselves[0].name)
    return empty_seat(cockpit.tournament, name)


def not_oneself(player: str) -> str:
    """Why whoever busted is not who did it."""
    return say(
        "{player} is who busted, and nobody knocks themselves out: name somebody else",
        player=player,
    )


def _seated(cockpit: Cockpit, entries: Sequence[EntryNumber]) -> list[Seated]:
    return told_apart(cockpit.tournament, entries, cockpit.bridge.desk.people())


def _left(cockpit: Cockpit, gone: By) -> list[Seated]:
    everybody = everybody_left(cockpit.tournament, cockpit.bridge.desk.people())
    return [one for one in everybody if one.entry not in gone]


def _table(cockpit: Cockpit, gone: By) -> int:
    """Where the first of them sits, or sat last; 0 where nobody knows."""
    place = cockpit.tournament.seats.get(gone[0]) or old_seat(cockpit.bridge.desk.log, gone[0])
    return place.table if place else 0


def _tablemates(cockpit: Cockpit, gone: By) -> list[Seated]:
    """Who sits, or sat, at a table with the first of them; everybody where there are no tables."""
    if not _table(cockpit, gone):
        return _left(cockpit, gone)
    near = tablemates(cockpit.bridge.desk.log, gone[0])
    return _seated(cockpit, [one for one in near if one not in gone])


def _out_now(cockpit: Cockpit, gone: By) -> list[Seated]:
    """Those who sat there and are out by now: it may have been one of them."""
    there = _tablemates(cockpit, gone)
    return [one for one in there if not cockpit.tournament.is_in(one.entry)]


def _offered(cockpit: Cockpit, gone: By, text: str) -> list[Choice]:
    """Those at the table; of what is typed who is meant, at the table or elsewhere."""
    parts = parts_of(text)
    if not parts or text.endswith((",", ", ")):
        people = _tablemates(cockpit, gone)
    else:
        typed = at_table(parts[-1], _table(cockpit, gone))
        left = answers(typed, [*_left(cockpit, gone), *_out_now(cockpit, gone)])
        people = at_table_first(left, _table(cockpit, gone)).everybody
        # nobody answers: whoever sits there is still to be seen, and to be taken
        people = people or _tablemates(cockpit, gone)
        if then := _sat_then(cockpit, gone, parts[-1]):
            people = [then]
    begin = "".join(f"{part}, " for part in parts[:-1])
    return [Choice(one.name, _where(cockpit, one), begin + unparted(one.name)) for one in people]


def _where(cockpit: Cockpit, one: Seated) -> str:
    """The seat, or that somebody is out by now."""
    return table_seat(one.place) if cockpit.tournament.is_in(one.entry) else say("out now")


def _to_tick(cockpit: Cockpit, gone: By, text: str) -> list[Choice]:
    """Those at the table, each ticked who is named; taken again they are named no more."""
    by = _meant(cockpit, gone, text)
    named = [] if isinstance(by, Answer) else [cockpit.name(one) for one in by]
    ticked = []
    for one in _tablemates(cockpit, gone):
        others = [name for name in named if name != one.name]
        line = others if one.name in named else [*named, one.name]
        mark = "✓" if one.name in named else _where(cockpit, one)
        ticked.append(Choice(one.name, mark, ", ".join(map(unparted, line))))
    return ticked


def place_lines(cockpit: Cockpit, command: Command, gone: By) -> list[str]:
    """Which place each of several has who go out on one hand, or that they tie."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    said = attempt(lambda: each_place_after(t, cockpit.now, command, gone, name))
    return [] if len(gone) < 2 or isinstance(said, Failure) else [said]


def won_lines(cockpit: Cockpit, command: Command, gone: By) -> list[str]:
    """What those who go out are paid for their places; nothing out of the money."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    won = attempt(lambda: prize_lines(t, cockpit.now, command, gone, name))
    return [] if isinstance(won, Failure) else won


def bounty_lines(cockpit: Cockpit, command: Command, by: By, *, placed: bool = False) -> list[str]:
    """Who has how much of the bounties, as the rule of the event divides them.

    `placed` says that the worst position stands first, else whoever was named first does.
    """
    t = cockpit.tournament
    if by and t.terms.bounties == "mystery":
        drawn = say("{player} draws the envelope", player=cockpit.name(by[0]))
        return [f"{drawn}  ·  {say('the bounty is split')}" if t.terms.shared and by[1:] else drawn]
    won = attempt(lambda: gains(t, cockpit.now, command, by))
    if isinstance(won, Failure):
        return []
    each = "; ".join(gained(one, t.terms, cockpit.name(one.entry)) for one in won)
    if not each:
        return []
    if len(by) > 1 and not t.terms.shared:
        first = "Worst position wins the bounty: {each}"
        return [
            say(first if placed else "The first one named wins the bounty: {each}", each=each),
            say("To split bounties: Money ▸ Bounties ▸ Bounty format, split"),
        ]
    return [
        say("Bounty split: {each}", each=each) if len(won) > 1 else say("Bounty: {each}", each=each)
    ]


def from_elsewhere(cockpit: Cockpit, gone: By, by: By) -> str:
    """That whoever did it sits at another table; empty where all are at the one table."""
    t = cockpit.tournament
    table = t.seats[gone[0]].table if gone[0] in t.seats else 0
    for one in by:
        place = t.seats.get(one)
        if table and place and place.table != table:
            return say(
                "{player} sits at table {there}, {gone} at table {here}",
                player=cockpit.name(one),
                there=place.table,
                gone=cockpit.name(gone[0]),
                here=table,
            )
    return ""
