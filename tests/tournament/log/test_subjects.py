"""Whom and what facts concern, and what they put right."""

import pytest

from director.tournament import facts as f
from director.tournament.bounties.facts import (
    BountiesSet,
    BountyPaid,
    EnvelopesDeclared,
    MysteryDrawn,
)
from director.tournament.busts.facts import (
    BustCredited,
    BustMoved,
    ChipsCounted,
    Count,
    HandForHandSet,
    HandsServed,
    PlayerDisqualified,
    PlayerReinstated,
    PlayerWarned,
)
from director.tournament.chips.facts import ChipsColoredUp
from director.tournament.clock.facts import (
    ClockPaused,
    ClockPut,
    ClockStarted,
    MachineClockMoved,
    PauseAppointed,
    StartAppointed,
    StepLengthened,
    StepReached,
    TimeAdded,
)
from director.tournament.clock.own_clock_facts import ClockAdded, ClockRemoved, OwnClockChanged
from director.tournament.deals.facts import DealMade, DealWithdrawn
from director.tournament.deals.state import Share
from director.tournament.entries.facts import (
    AlternateListed,
    AlternateStruck,
    EntryRenamed,
    EntryVoided,
    FieldCounted,
    RegistrationSet,
    ReservationDropped,
    SpotReserved,
)
from director.tournament.event.facts import (
    EventClosed,
    EventPaidOut,
    EventRenamed,
    EventReopened,
    LogoSet,
    StructureChanged,
)
from director.tournament.filed_rulings.state import Occasion
from director.tournament.flights.facts import (
    BagForfeited,
    BagsReturned,
    ChipsBagged,
    FlightEnded,
    FlightOpened,
    FlightTermsSet,
)
from director.tournament.flights.state import FlightTerms
from director.tournament.halves.facts import ActSettled
from director.tournament.happened import Happened
from director.tournament.lammers.facts import AllLammersRedeemed, LammersRedeemed
from director.tournament.log.subjects import Matter, Subjects, lays_down, puts_right, subjects
from director.tournament.money.facts import (
    ChipsBought,
    DrawerCounted,
    FloatMoved,
    MoneyReturned,
    MoneySet,
    MoneyTaken,
    PaymentCorrected,
)
from director.tournament.money.state import FREE, MoneyTerms
from director.tournament.nit_levels.facts import LastNitEliminated, NitCardTurnedIn
from director.tournament.prizes.facts import (
    PayTableChosen,
    PrizePaid,
    PrizeTermsSet,
    PrizeVoided,
)
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.state import NO_TERMS
from director.tournament.seats.buttons import Positions
from director.tournament.seats.facts import (
    ButtonSeen,
    PlayersMoved,
    PlayersSat,
    SeatChangeAsked,
    SeatChangeDropped,
    SeatDrawn,
    SeatLeft,
    SeatsUnavailable,
    SeatsVerified,
    TableClosed,
    TableGameSet,
    TableLocked,
    TablesOpened,
)
from director.tournament.shootouts.facts import RoundDrawn, RoundsPlanned
from director.tournament.shootouts.state import RoundTerms
from director.tournament.teams.facts import TeamChipsShared, TeamMembersNamed
from director.tournament.tickets.facts import (
    Issued,
    TicketCashed,
    TicketPassed,
    TicketReturned,
    TicketsIssued,
    TicketUsed,
)
from tests.tournament.evening import FRIDAY, STRUCTURE

NOTHING = ((), (), (), ())


def concerns():
    seats = (SeatDrawn(1, 3, 2), SeatDrawn(2, 4, 1))
    return {
        f.EventOpened("Friday", STRUCTURE): NOTHING,
        f.PlayerRegistered(1, 117): ((1,), (117,), (), ()),
        EntryVoided(1, "by mistake"): ((1,), (), (), ()),
        EntryRenamed(1, 118): ((1,), (118,), (), ()),
        AlternateListed(117): ((), (117,), (), ()),
        AlternateStruck(117): ((), (117,), (), ()),
        SpotReserved(117): ((), (117,), (), ()),
        ReservationDropped(117): ((), (117,), (), ()),
        RegistrationSet(True): NOTHING,
        FieldCounted(entries=2): NOTHING,
        LammersRedeemed(1, 2): ((1,), (), (), ()),
        AllLammersRedeemed(): NOTHING,
        MysteryDrawn(1, 2, 500, "seed"): ((1, 2), (), (), ()),
        BountiesSet("fixed"): NOTHING,
        EnvelopesDeclared(()): NOTHING,
        BountyPaid(10, 1, 25, "cash"): ((1,), (), (), (10,)),
        TeamMembersNamed(1, (117, 118)): ((1,), (117, 118), (), ()),
        TeamChipsShared(1, (500, 400)): ((1,), (), (), ()),
        MoneySet(MoneyTerms()): NOTHING,
        ChipsBought(1, "rebuy", 1000, FREE): ((1,), (), (), ()),
        MoneyTaken(7, 1, 100, "cash"): ((1,), (), (), (7,)),
        MoneyReturned(8, 1, 100, "cash"): ((1,), (), (), (8,)),
        PaymentCorrected(7, 90, "card"): ((), (), (), (7,)),
        FloatMoved(100): NOTHING,
        DrawerCounted(100): NOTHING,
        f.SeatsDrawn("seed", seats): ((1, 2), (), (3, 4), ()),
        PlayersMoved(seats): ((1, 2), (), (3, 4), ()),
        PlayersSat((1, 2)): ((1, 2), (), (), ()),
        SeatLeft(1): ((1,), (), (), ()),
        SeatChangeAsked(1, 2): ((1,), (), (), ()),
        SeatChangeDropped(1): ((1,), (), (), ()),
        TablesOpened((3, 4)): ((), (), (3, 4), ()),
        TableClosed(3): ((), (), (3,), ()),
        TableLocked(3, "floor"): ((), (), (3,), ()),
        SeatsUnavailable(3, (1, 2)): ((), (), (3,), ()),
        ButtonSeen(3, Positions(1, 2, 3)): ((), (), (3,), ()),
        TableGameSet(3, "Razz"): ((), (), (3,), ()),
        SeatsVerified(3, (1, 2)): ((), (), (3,), ()),
        ChipsColoredUp((25,), (3, 4)): ((), (), (3, 4), ()),
        ClockStarted(): NOTHING,
        ClockPaused(): NOTHING,
        StepReached(1): NOTHING,
        ClockPut(1, 1000): NOTHING,
        TimeAdded(60): NOTHING,
        StepLengthened(1, 60): NOTHING,
        StartAppointed(None): NOTHING,
        PauseAppointed(1): NOTHING,
        MachineClockMoved(5): NOTHING,
        f.PlayerEliminated(1, (2, 3), before=4): ((1, 2, 3, 4), (), (), ()),
        PlayerReinstated(1): ((1,), (), (), ()),
        BustMoved(1, tied_with=5): ((1, 5), (), (), ()),
        BustCredited(1, (2,)): ((1, 2), (), (), ()),
        HandForHandSet(True): NOTHING,
        ChipsCounted((Count(1, 500), Count(2, 700))): ((1, 2), (), (), ()),
        PlayerWarned(1, "phone"): ((1,), (), (), ()),
        HandsServed(1, 2): ((1,), (), (), ()),
        PlayerDisqualified(1, "collusion"): ((1,), (), (), ()),
        NitCardTurnedIn(1, 0): ((1,), (), (), ()),
        LastNitEliminated(1, 700): ((1,), (), (), ()),
        f.PlayerTimedOut(1): ((1,), (), (), ()),
        f.RulingFiled("case", "Ann wins", (), Occasion(table=3)): ((), (), (3,), ()),
        PayTableChosen(PayTable("None yet")): NOTHING,
        PrizeTermsSet(NO_TERMS): NOTHING,
        PrizePaid(9, 1, 900, "cash"): ((1,), (), (), (9,)),
        PrizeVoided(9, "came back"): ((), (), (), (9,)),
        TicketsIssued("x", (Issued("A-1", 1, 117, 500, "seat"),)): ((1,), (), (), ()),
        TicketPassed("A-1", 117): ((), (117,), (), ()),
        TicketReturned("A-1", "late"): NOTHING,
        TicketCashed(9, "A-1", 500, "cash"): ((), (), (), (9,)),
        TicketUsed("A-1", "Satellite", 500, 117, 1): ((), (117,), (), ()),
        OwnClockChanged("1A", TimeAdded(60)): NOTHING,
        ClockAdded("table 4"): NOTHING,
        ClockRemoved("table 4"): NOTHING,
        RoundsPlanned(RoundTerms(9)): NOTHING,
        RoundDrawn(1, seats, byes=(5,)): ((1, 2, 5), (), (3, 4), ()),
        FlightTermsSet(FlightTerms()): NOTHING,
        FlightOpened("1A"): NOTHING,
        ChipsBagged(1, 40000): ((1,), (), (), ()),
        BagForfeited(1): ((1,), (), (), ()),
        FlightEnded("1A"): NOTHING,
        BagsReturned("1B"): NOTHING,
        DealMade("even", (Share(1, 500, 60, 50), Share(2, 300, 40, 50))): ((1, 2), (), (), ()),
        DealWithdrawn("miscounted"): NOTHING,
        EventRenamed("Saturday"): NOTHING,
        LogoSet("aGk="): NOTHING,
        StructureChanged(STRUCTURE): NOTHING,
        EventClosed(): NOTHING,
        EventReopened(): NOTHING,
        EventPaidOut(): NOTHING,
        ActSettled("c0ffee", 41, FRIDAY, "Uwe", "desk 2"): NOTHING,
        f.RecordUndone(3): NOTHING,
        f.RecordsUndone((3, 4)): NOTHING,
        f.RecordRedone(3): NOTHING,
        f.RecordsRedone((3, 4)): NOTHING,
        f.ContinuedFromCopy(3, "desk 2"): NOTHING,
    }


CONCERNS = concerns()
ABOUT = {
    "MysteryDrawn": (1,),
    "PlayerEliminated": (1,),
    "BustMoved": (1,),
    "BustCredited": (1,),
    "SeatsDrawn": (),
    "PlayersMoved": (),
    "PlayersSat": (),
    "RoundDrawn": (),
    "ChipsCounted": (),
}
"""The entries that a fact is about, where it names others beside them."""


@pytest.mark.parametrize("fact", CONCERNS, ids=lambda fact: type(fact).__name__)
def test_every_fact_says_whom_and_what_it_concerns(fact):
    about = ABOUT.get(type(fact).__name__, CONCERNS[fact][0])

    assert subjects([fact]) == Subjects(frozenset(about), *map(frozenset, CONCERNS[fact]))


def test_no_kind_of_fact_is_forgotten():
    assert {type(fact).__name__ for fact in CONCERNS} == set(f.FACTS)


def test_no_fact_is_made_that_does_not_say_whom_it_names():
    with pytest.raises(TypeError, match="names"):
        type("NewFact", (Happened,), {})


def test_after_most_acts_others_stand_as_they_stood():
    moving = {type(fact).__name__ for fact in CONCERNS if fact.moves_others}

    assert moving == {
        *("EventOpened", "EventRenamed", "StructureChanged"),
        *("EventClosed", "EventReopened", "EventPaidOut"),
        *("EntryVoided", "EntryRenamed", "AlternateListed", "AlternateStruck", "FieldCounted"),
        *("AllLammersRedeemed", "MysteryDrawn", "BountiesSet", "EnvelopesDeclared", "MoneySet"),
        *("ClockPut", "StepLengthened", "StartAppointed", "PauseAppointed"),
        *("PlayerEliminated", "PlayerReinstated", "BustMoved", "PlayerTimedOut", "RulingFiled"),
        *("RoundsPlanned", "RoundDrawn", "DealMade", "DealWithdrawn"),
        *("FlightTermsSet", "FlightOpened", "BagForfeited", "FlightEnded", "BagsReturned"),
        *("RecordUndone", "RecordsUndone", "RecordRedone", "RecordsRedone", "ContinuedFromCopy"),
    }


def test_only_a_late_bust_or_a_tie_moves_others():
    busts = (f.PlayerEliminated(1, (2,)), f.PlayerEliminated(1, before=4))
    tie = f.PlayerEliminated(1, tied_with=4)

    assert [one.moves_others for one in (*busts, tie)] == [False, True, True]


def test_a_correction_means_what_an_earlier_fact_has_laid_down():
    found = {
        type(fact).__name__: (lays_down(fact), puts_right(fact))
        for fact in CONCERNS
        if lays_down(fact) or puts_right(fact)
    }

    assert found == {
        "EventOpened": (Matter("name"), None),
        "EventRenamed": (None, Matter("name")),
        "BountyPaid": (Matter("payment", 10), None),
        "PlayerRegistered": (Matter("entry", 1), None),
        "EntryRenamed": (None, Matter("entry", 1)),
        "EntryVoided": (None, Matter("entry", 1)),
        "PlayerEliminated": (Matter("bust", 1), None),
        "PlayerDisqualified": (Matter("bust", 1), None),
        "LastNitEliminated": (Matter("bust", 1), None),
        "PlayerReinstated": (None, Matter("bust", 1)),
        "BustMoved": (None, Matter("bust", 1)),
        "BustCredited": (None, Matter("bust", 1)),
        "MoneyTaken": (Matter("payment", 7), None),
        "MoneyReturned": (Matter("payment", 8), None),
        "PaymentCorrected": (None, Matter("payment", 7)),
        "PrizePaid": (Matter("payment", 9), None),
        "PrizeVoided": (None, Matter("payment", 9)),
    }
