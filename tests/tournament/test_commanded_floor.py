"""What the floor asks for busts, chips and conduct: the label and the facts, or the refusal."""

import pytest

from director.tournament.busts.commands import (
    CountChips,
    CreditBust,
    Disqualify,
    Eliminate,
    MoveBust,
    Reinstate,
    ServeHands,
    SetHandForHand,
    Warn,
)
from director.tournament.busts.facts import (
    BustCredited,
    BustMoved,
    ChipsCounted,
    Count,
    HandForHandSet,
    HandsServed,
    PlayerDisqualified,
    PlayerEliminated,
    PlayerReinstated,
    PlayerTimedOut,
    PlayerWarned,
)
from director.tournament.clock.commands import TimeOut
from director.tournament.seats.facts import SeatDrawn, SeatsDrawn
from director.tournament.teams.commands import ChangeTeam, CutField, RegisterTeam, ShareTeamChips
from tests.tournament.folding import asked, played


def on_the_floor():
    """Refused with False: nothing sets it aside; with True: a note does."""
    return [
        (Eliminate(1, (2,), note="had none"), "1 is out in place 4", (PlayerEliminated(1, (2,)),)),
        (Eliminate(1, note="had none"), "1 is out in place 4", (PlayerEliminated(1),)),
        (Eliminate(1, (1,), note="had none"), "nobody knocks out themselves", False),
        (Eliminate(1, (6,), note="had none"), "1 is out in place 4", (PlayerEliminated(1, (6,)),)),
        (Eliminate(1, (99,), note="had none"), "there is no entry 99", False),
        (
            Eliminate(1, before=6, note="had none"),
            "1 is out in place 6",
            (PlayerEliminated(1, before=6),),
        ),
        (Eliminate(1, before=2, note="had none"), "2 is not out", False),
        (
            Eliminate(1),
            "1 still has lammers, 2: at least one is turned in before the next hand",
            True,
        ),
        (Eliminate(6), "6 is not in the tournament", False),
        (Eliminate(99), "there is no entry 99", False),
        (
            Reinstate(6, 1, 1),
            "6 is in again, at table 1, seat 1",
            (PlayerReinstated(6), SeatsDrawn("", (SeatDrawn(6, 1, 1),))),
        ),
        (Reinstate(6, 1, 2), "3 sits at table 1, seat 2", False),
        (Reinstate(6, 1, 5), "table 1 has no seat 5", False),
        (Reinstate(6, 0, 0), "table 0 has no seat 0", False),
        (Reinstate(1, 1, 1), "1 is not out", False),
        (MoveBust(7, before=6), "7 went out before 6", (BustMoved(7, 6),)),
        (MoveBust(6), "6 went out last so far", (BustMoved(6),)),
        (MoveBust(7), "7 went out last so far", (BustMoved(7),)),
        (MoveBust(7, tied_with=6), "7 went out together with 6", (BustMoved(7, tied_with=6),)),
        (MoveBust(7, before=7), "nobody goes out before themselves", False),
        (MoveBust(1), "1 is not out", False),
        (CreditBust(7, (2,)), "7 was knocked out by 2", (BustCredited(7, (2,)),)),
        (CreditBust(7, (1,)), "7 was knocked out by 1", (BustCredited(7, (1,)),)),
        (CreditBust(7, ()), "nobody knocked out 7", (BustCredited(7, ()),)),
        (CreditBust(7, (7,)), "nobody knocks out themselves", False),
        (CreditBust(1, (2,)), "1 is not out", False),
        (SetHandForHand(True), "hand for hand began", (HandForHandSet(True),)),
        (SetHandForHand(False), "it is so already", False),
        (CountChips((Count(1, 500),)), "1 has 500", (ChipsCounted((Count(1, 500),)),)),
        (CountChips((Count(1, 0),)), "1 has 0", (ChipsCounted((Count(1, 0),)),)),
        (CountChips((Count(1, -1),)), "say how many chips", False),
        (CountChips(()), "say how many chips", False),
        (CountChips((Count(1, 5000),)), "1 has 5,000", (ChipsCounted((Count(1, 5000),)),)),
        (CountChips((Count(6, 500),)), "6 is not in the tournament", False),
        (Warn(1, "phone"), "1 was warned: phone", (PlayerWarned(1, "phone"),)),
        (Warn(1, "phone", 3), "1 misses 3 hands: phone", (PlayerWarned(1, "phone", 3),)),
        (Warn(1, " "), "say why", False),
        (Warn(1, "phone", -1), "hands are counted from none", False),
        (Warn(6, "phone"), "6 is not in the tournament", False),
        (ServeHands(3), "3 has missed a hand", (HandsServed(3, 1),)),
        (ServeHands(3, 2), "3 has missed 2 hands", (HandsServed(3, 2),)),
        (ServeHands(1), "1 has no penalty to serve", False),
        (
            Disqualify(1, "collusion", 0),
            "1 was disqualified: collusion",
            (PlayerDisqualified(1, "collusion"),),
        ),
        (
            Disqualify(1, "collusion", 700),
            "1 was disqualified: collusion",
            (PlayerDisqualified(1, "collusion", 700),),
        ),
        (Disqualify(1, ""), "say why", False),
        (Disqualify(1, "collusion", -1), "8,500 chips are in play: say how many leave it", False),
        (Disqualify(6, "collusion"), "6 is not in the tournament", False),
        (TimeOut(1), "time ran out for 1", (PlayerTimedOut(1),)),
        (RegisterTeam(20, (21, 22), "s"), "this is no team event", False),
        (ChangeTeam(1, (21, 22)), "this is no team event", False),
        (ShareTeamChips(1, (500,)), "this is no team event", False),
        (CutField(2), "1 is not counted yet", False),
        (Reinstate(6, 0, 1), "table 0 has no seat 1", False),
        (Reinstate(6, 1, 0), "table 1 has no seat 0", False),
        (
            Reinstate(6, 3, 4),
            "6 is in again, at table 3, seat 4",
            (PlayerReinstated(6), SeatsDrawn("", (SeatDrawn(6, 3, 4),))),
        ),
    ]


@pytest.mark.parametrize(("command", "said", "facts"), on_the_floor())
def test_a_command_on_the_floor_brings_about_just_these_facts_or_is_refused(command, said, facts):
    assert asked(played(), command) == (said, facts)
