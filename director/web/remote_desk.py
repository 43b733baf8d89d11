"""An act of the remote at the desk of its event: the command it becomes, and doing it once."""

from collections.abc import Iterator

from director.desk.desk import Desk
from director.desk.roles import check_facts
from director.engine.games.library import Library
from director.files.strict_json import Malformed
from director.house.house_rules import Ways
from director.tournament.commands import Command, Refused
from director.tournament.log.decisions import decided
from director.tournament.log.log import Record, came_by_itself
from director.web.remote_acts import Act, OneHand, TakeBack
from director.web.remote_rulings import Hand, Open, Race, Said, rule_on_hand, rule_on_race

_BACK = 1000
"""So many records are looked through."""


def ruling_of(desk: Desk, act: Hand | Race, library: Library, ways: Ways) -> Said | Open:
    """The ruling that is asked for, or what it still wants. Raises Refused."""
    if isinstance(act, Hand):
        return rule_on_hand(desk, act, library, ways)
    return rule_on_race(desk, act, library, ways)


def would_be(desk: Desk, act: Act, library: Library, ways: Ways) -> str:
    """What an act would be called in the log. Raises Refused where it would be, Malformed."""
    if isinstance(act, TakeBack):
        raise Malformed
    command = _command(desk, act, library, ways)
    check_facts(desk.acting, decided(command, desk.tournament, desk.now()), desk.log.records)
    return desk.said(command.label(desk.tournament))


def carry_out(desk: Desk, act: Act, library: Library, ways: Ways, uid: str) -> Record:
    """The record of this uid: that which is there, and else what is done now.

    Raises Refused, BookFailed.
    """
    desk.catch_up()
    done = next((one for one in _newest(desk) if one.uid == uid), None)
    if done:
        return done
    if not isinstance(act, TakeBack):
        return desk.do(_command(desk, act, library, ways), uid)
    last = own_last_act(desk)
    if last is None or last.number != act.number:
        raise Refused("that is not the last thing that you did")
    return desk.take_back(act.number, uid=uid)


def own_last_act(desk: Desk) -> Record | None:
    """What whoever acts did last that is still in force; None where there is no such thing."""
    own = (one for one in _newest(desk) if one.who == desk.who and one.number > 1)
    return next(
        (one for one in own if desk.log.in_force(one.number) and not came_by_itself(one)), None
    )


def _newest(desk: Desk) -> Iterator[Record]:
    records = desk.log.records
    for number in range(len(records), max(0, len(records) - _BACK), -1):
        yield records[number - 1]


def _command(
    desk: Desk, act: Command | OneHand | Hand | Race, library: Library, ways: Ways
) -> Command:
    """Raises Refused."""
    if isinstance(act, OneHand):
        return act.command(desk.tournament)
    if not isinstance(act, Hand | Race):
        return act
    said = ruling_of(desk, act, library, ways)
    if isinstance(said, Open):
        raise Refused("there is no ruling to file yet")
    return said.filing
