"""Roles, and what each may bring about: one table for the window, the remote and the database.

It goes by kinds of facts: whatever a command is called, it is what comes of it that counts. Whoever
may bring a kind about may take it back too, and bring it back again.
"""

from collections.abc import Iterable, Mapping

from director.tournament import facts as of_the_log
from director.tournament.bounties import facts as bounties
from director.tournament.busts import facts as busts
from director.tournament.chips import facts as chips
from director.tournament.clock import facts as clock
from director.tournament.clock import own_clock_facts as own_clocks
from director.tournament.deals import facts as deals
from director.tournament.entries import facts as entries
from director.tournament.event import facts as event
from director.tournament.facts import FACTS, Fact
from director.tournament.filed_rulings import facts as filed_rulings
from director.tournament.flights import facts as flights
from director.tournament.halves import facts as halves
from director.tournament.lammers import facts as lammers
from director.tournament.money import facts as money
from director.tournament.nit_levels import facts as nit_levels
from director.tournament.prizes import facts as prizes
from director.tournament.seats import facts as seats
from director.tournament.shootouts import facts as shootouts
from director.tournament.staff.role import Matter, Role, refusal
from director.tournament.teams import facts as teams
from director.tournament.tickets import facts as tickets
from director.translation import Sentence

_DIRECTOR, _FLOOR, _REGISTRATION, _CASHIER, _DEALER, _ = Role


_Words = dict[type[Fact], str]
_WORKING = (_FLOOR, _REGISTRATION, _CASHIER, _DEALER)
_KINDS: tuple[tuple[tuple[Role, ...], _Words], ...] = (
    (
        (),
        {
            bounties.BountiesSet: "set the bounties",
            bounties.EnvelopesDeclared: "declare the envelopes",
            deals.DealMade: "file a deal",
            deals.DealWithdrawn: "withdraw a deal",
            event.EventOpened: "open an event",
            event.EventRenamed: "rename the event",
            event.LogoSet: "set the logo",
            event.StructureChanged: "change the structure",
            event.EventClosed: "close the event",
            event.EventReopened: "reopen the event",
            flights.FlightTermsSet: "set how flights are played",
            halves.ActSettled: "bring two halves together",
            money.MoneySet: "set what the event costs",
            of_the_log.ContinuedFromCopy: "continue from a backup",
            prizes.PayTableChosen: "choose the pay table",
            prizes.PrizeTermsSet: "set the terms of the prizes",
            shootouts.RoundsPlanned: "plan the rounds",
        },
    ),
    (
        (_FLOOR,),
        {
            busts.PlayerEliminated: "bust players",
            busts.PlayerReinstated: "put a player back in",
            busts.BustMoved: "move a bust",
            busts.HandForHandSet: "start or end hand for hand",
            busts.PlayerWarned: "give penalties",
            busts.PlayerDisqualified: "disqualify a player",
            busts.PlayerTimedOut: "call the clock on a player",
            clock.ClockStarted: "start the clock",
            clock.ClockPaused: "pause the clock",
            clock.StepReached: "set the clock",
            clock.ClockPut: "set the clock",
            clock.TimeAdded: "add time",
            clock.StepLengthened: "lengthen a level",
            clock.StartAppointed: "set when the clock starts",
            clock.PauseAppointed: "set when the clock pauses",
            own_clocks.OwnClockChanged: "run a clock",
            own_clocks.ClockAdded: "give a table a clock of its own",
            own_clocks.ClockRemoved: "take a table’s own clock away",
            entries.RegistrationSet: "open or close registration",
            filed_rulings.RulingFiled: "file a ruling",
            flights.FlightOpened: "open a flight",
            flights.ChipsBagged: "bag chips",
            flights.FlightEnded: "end a flight",
            flights.BagsReturned: "join the flights",
            lammers.AllLammersRedeemed: "turn in all lammers",
            nit_levels.LastNitEliminated: "bust the last nit",
            seats.PlayersMoved: "move players",
            seats.SeatLeft: "take a player off a seat",
            seats.TablesOpened: "open tables",
            seats.TableClosed: "close a table",
            seats.TableLocked: "lock a table",
            seats.SeatsUnavailable: "block a seat",
            teams.TeamChipsShared: "put a team’s chips together",
        },
    ),
    (
        (_FLOOR, _DEALER),
        {
            busts.ChipsCounted: "count chips",
            chips.ChipsColoredUp: "note that chips were colored up",
            busts.HandsServed: "note penalty hands as served",
            lammers.LammersRedeemed: "turn in lammers",
            nit_levels.NitCardTurnedIn: "turn in a nit card",
            seats.SeatChangeAsked: "note who asks for another seat",
            seats.SeatChangeDropped: "note who asks for another seat",
            seats.PlayersSat: "note that players have arrived",
            seats.ButtonSeen: "note where the button is",
            seats.TableGameSet: "set the game of a table",
            seats.SeatsVerified: "verify seats",
        },
    ),
    (
        (_REGISTRATION,),
        {
            entries.PlayerRegistered: "register players",
            entries.EntryVoided: "void an entry",
            entries.EntryRenamed: "rename an entry",
            teams.TeamMembersNamed: "name a team’s players",
        },
    ),
    (
        (_FLOOR, _REGISTRATION),
        {
            entries.AlternateListed: "list an alternate",
            entries.AlternateStruck: "strike an alternate",
            entries.SpotReserved: "take reservations",
            entries.ReservationDropped: "drop a reservation",
            entries.FieldCounted: "turn the counters",
            tickets.TicketUsed: "take tickets in payment",
            flights.BagForfeited: "forfeit a bag",
            seats.SeatsDrawn: "draw seats",
            shootouts.RoundDrawn: "draw a round",
        },
    ),
    (
        (_REGISTRATION, _CASHIER),
        {
            money.ChipsBought: "sell rebuys and add-ons",
            money.MoneyTaken: "take payments",
            money.MoneyReturned: "give money back",
        },
    ),
    (
        (_CASHIER,),
        {
            bounties.BountyPaid: "pay bounties",
            event.EventPaidOut: "declare the event paid out",
            money.PaymentCorrected: "correct a payment",
            money.FloatMoved: "put change into the drawer or take cash out",
            money.DrawerCounted: "count the drawer",
            prizes.PrizePaid: "pay prizes",
            prizes.PrizeVoided: "void a prize",
            tickets.TicketCashed: "cash tickets",
        },
    ),
    (
        (_FLOOR, _CASHIER),
        {
            bounties.MysteryDrawn: "draw an envelope",
            busts.BustCredited: "credit a knockout",
            tickets.TicketsIssued: "issue tickets",
            tickets.TicketPassed: "pass tickets on",
            tickets.TicketReturned: "take tickets back",
        },
    ),
    (
        # whoever acts writes down first that the machine's clock was set
        _WORKING,
        {clock.MachineClockMoved: "write anything down"},
    ),
    (
        # what they take back or bring back is asked one by one
        _WORKING,
        dict.fromkeys(
            (
                of_the_log.RecordUndone,
                of_the_log.RecordsUndone,
                of_the_log.RecordRedone,
                of_the_log.RecordsRedone,
            ),
            "undo or redo anything",
        ),
    ),
)
"""Who may bring about what, besides a director, who may do everything."""

MATTERS: Mapping[type[Fact], Matter] = {
    kind: Matter(words, frozenset((_DIRECTOR, *roles)))
    for roles, kinds in _KINDS
    for kind, words in kinds.items()
}
"""By kind of fact: each of them has its place."""

TAKING_BACK = frozenset(
    (
        of_the_log.RecordUndone,
        of_the_log.RecordsUndone,
        of_the_log.RecordRedone,
        of_the_log.RecordsRedone,
    )
)
"""The kinds that bring others back or take them back."""


def kinds_of(role: Role) -> frozenset[str]:
    """The stored names of the kinds of facts that a role may bring about."""
    return frozenset(name for name, kind in FACTS.items() if role in MATTERS[kind].roles)


def why_not(role: Role, facts: Iterable[Fact]) -> Sentence | None:
    """Why a role may not bring these facts about; None where it may."""
    for fact in facts:
        if role not in MATTERS[type(fact)].roles:
            return refusal(role, MATTERS[type(fact)])
    return None
