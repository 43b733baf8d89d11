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
        (
            Eliminate(1, (2,), note="had none"),
            "1 busted in 4th place",
            (PlayerEliminated(1, (2,)),),
        ),
        (Eliminate(1, note="had none"), "1 busted in 4th place", (PlayerEliminated(1),)),
        (Eliminate(1, (1,), note="had none"), "Players cannot knock themselves out", False),
        (
            Eliminate(1, (6,), note="had none"),
            "1 busted in 4th place",
            (PlayerEliminated(1, (6,)),),
        ),
        (Eliminate(1, (99,), note="had none"), "There is no entry 99", False),
        (
            Eliminate(1, before=6, note="had none"),
            "1 busted in 6th place",
            (PlayerEliminated(1, before=6),),
        ),
        (Eliminate(1, before=2, note="had none"), "2 is not out", False),
        (
            Eliminate(1),
            "1 still has lammers (2): turn in at least one before the next hand",
            True,
        ),
        (Eliminate(6), "6 is not in the tournament", False),
        (Eliminate(99), "There is no entry 99", False),
        (
            Reinstate(6, 1, 1),
            "6 reinstated at table 1, seat 1",
            (PlayerReinstated(6), SeatsDrawn("", (SeatDrawn(6, 1, 1),))),
        ),
        (Reinstate(6, 1, 2), "3 sits at table 1, seat 2", False),
        (Reinstate(6, 1, 5), "Table 1 has no seat 5", False),
        (Reinstate(6, 0, 0), "Table 0 has no seat 0", False),
        (Reinstate(1, 1, 1), "1 is not out", False),
        (MoveBust(7, before=6), "Bust order: 7 busted before 6", (BustMoved(7, 6),)),
        (MoveBust(6), "Bust order: 6 busted last so far", (BustMoved(6),)),
        (MoveBust(7), "Bust order: 7 busted last so far", (BustMoved(7),)),
        (
            MoveBust(7, tied_with=6),
            "Bust order: 7 busted together with 6",
            (BustMoved(7, tied_with=6),),
        ),
        (MoveBust(7, before=7), "Players cannot bust before themselves", False),
        (MoveBust(1), "1 is not out", False),
        (CreditBust(7, (2,)), "7 was knocked out by 2", (BustCredited(7, (2,)),)),
        (CreditBust(7, (1,)), "Already set that way", False),
        (CreditBust(7, ()), "Knockout of 7: not recorded", (BustCredited(7, ()),)),
        (CreditBust(7, (7,)), "Players cannot knock themselves out", False),
        (CreditBust(1, (2,)), "1 is not out", False),
        (SetHandForHand(True), "Hand for hand started", (HandForHandSet(True),)),
        (SetHandForHand(False), "Already set that way", False),
        (CountChips((Count(1, 500),)), "Chip count: 1 has 500", (ChipsCounted((Count(1, 500),)),)),
        (CountChips((Count(1, 0),)), "Chip count: 1 has 0", (ChipsCounted((Count(1, 0),)),)),
        (CountChips((Count(1, -1),)), "Enter a chip count", False),
        (CountChips(()), "Enter a chip count", False),
        (
            CountChips((Count(1, 999_999_999_999),)),
            "No stack is above the 8,500 chips in play",
            False,
        ),
        (
            CountChips((Count(1, 5000),)),
            "Chip count: 1 has 5,000",
            (ChipsCounted((Count(1, 5000),)),),
        ),
        (CountChips((Count(6, 500),)), "6 is not in the tournament", False),
        (Warn(1, "phone"), "1 warned: phone", (PlayerWarned(1, "phone"),)),
        (Warn(1, "phone", 3), "1 penalized 3 hands: phone", (PlayerWarned(1, "phone", 3),)),
        (
            Warn(1, "phone", 12, 2),
            "1 penalized 2 rounds (12 hands): phone",
            (PlayerWarned(1, "phone", 12, 2),),
        ),
        (Warn(1, " "), "Enter a reason", False),
        (Warn(1, "phone", -1), "A number of hands cannot be negative", False),
        (Warn(6, "phone"), "6 is not in the tournament", False),
        (ServeHands(3), "3 served 1 penalty hand", (HandsServed(3, 1),)),
        (ServeHands(3, 2), "3 served 2 penalty hands", (HandsServed(3, 2),)),
        (ServeHands(1), "1 has no penalty to serve", False),
        (
            Disqualify(1, "collusion", 0),
            "1 disqualified: collusion",
            (PlayerDisqualified(1, "collusion"),),
        ),
        (
            Disqualify(1, "collusion", 700),
            "1 disqualified: collusion",
            (PlayerDisqualified(1, "collusion", 700),),
        ),
        (Disqualify(1, ""), "Enter a reason", False),
        (
            Disqualify(1, "collusion", -1),
            "8,500 chips are in play: enter how many come out of play",
            False,
        ),
        (Disqualify(6, "collusion"), "6 is not in the tournament", False),
        (TimeOut(1), "Time expired for 1", (PlayerTimedOut(1),)),
        (RegisterTeam(20, (21, 22), "s"), "This is not a team event", False),
        (ChangeTeam(1, (21, 22)), "This is not a team event", False),
        (ShareTeamChips(1, (500,)), "This is not a team event", False),
        (CutField(2), "1 has no chip count yet", False),
        (Reinstate(6, 0, 1), "Table 0 has no seat 1", False),
        (Reinstate(6, 1, 0), "Table 1 has no seat 0", False),
        (
            Reinstate(6, 3, 4),
            "6 reinstated at table 3, seat 4",
            (PlayerReinstated(6), SeatsDrawn("", (SeatDrawn(6, 3, 4),))),
        ),
    ]


@pytest.mark.parametrize(("command", "said", "facts"), on_the_floor())
def test_a_command_on_the_floor_brings_about_just_these_facts_or_is_refused(command, said, facts):
    assert asked(played(), command) == (said, facts)
