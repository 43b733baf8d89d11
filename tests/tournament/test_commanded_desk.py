"""What the desk asks for entries, money and lammers: the label and the facts, or the refusal."""

import pytest

from director.tournament.entries.commands import (
    ListAlternate,
    Register,
    RenameEntry,
    SetRegistration,
    StrikeAlternate,
    TurnCounters,
    VoidEntry,
)
from director.tournament.entries.facts import (
    AlternateListed,
    AlternateStruck,
    EntryRenamed,
    EntryVoided,
    FieldCounted,
    PlayerRegistered,
    RegistrationSet,
)
from director.tournament.lammers.commands import RedeemAllLammers, RedeemLammers
from director.tournament.lammers.facts import AllLammersRedeemed, LammersRedeemed
from director.tournament.money.commands import (
    AddOn,
    CorrectPayment,
    CountDrawer,
    GiveBack,
    MoveFloat,
    Rebuy,
    SetMoney,
    TakePayment,
)
from director.tournament.money.facts import (
    ChipsBought,
    DrawerCounted,
    FloatMoved,
    MoneyReturned,
    MoneyTaken,
    PaymentCorrected,
)
from director.tournament.money.state import Price
from director.tournament.seats.facts import SeatDrawn, SeatsDrawn
from tests.tournament.folding import MONEY, asked, played


def at_the_desk():
    """Refused with False: nothing sets it aside; with True: a note does."""
    return [
        (
            Register(9, "s", "cash"),
            "9 registered",
            (
                PlayerRegistered(8, 9, Price(100, 10)),
                MoneyTaken(10, 8, 110, "cash"),
                SeatsDrawn("s", (SeatDrawn(8, 2, 1),)),
            ),
        ),
        (
            Register(8, "s", "cash", tendered=120),
            "8 registered: $120 tendered, change $10",
            (
                PlayerRegistered(8, 8, Price(100, 10)),
                MoneyTaken(10, 8, 110, "cash", 120),
                SeatsDrawn("s", (SeatDrawn(8, 2, 1),)),
            ),
        ),
        (
            Register(9, "s", "cash", tendered=100),
            "9 registered: $100 of $110 paid",
            (
                PlayerRegistered(8, 9, Price(100, 10)),
                MoneyTaken(10, 8, 100, "cash"),
                SeatsDrawn("s", (SeatDrawn(8, 2, 1),)),
            ),
        ),
        (
            Register(9, "s", tendered=100),
            "9 registered",
            (PlayerRegistered(8, 9, Price(100, 10)), SeatsDrawn("s", (SeatDrawn(8, 2, 1),))),
        ),
        (Register(1, "s", "cash"), "1 is already in the tournament", False),
        (Register(6, "s", "cash"), "6 has been out, and this event has no re-entries", True),
        (Register(9, "s", banned="cheated"), "9 is banned: cheated", True),
        (
            Register(9, "s", banned="cheated", note="forgiven"),
            "9 registered",
            (
                PlayerRegistered(8, 9, Price(100, 10), "forgiven"),
                SeatsDrawn("s", (SeatDrawn(8, 2, 1),)),
            ),
        ),
        (
            Register(9, "s", flight="1A"),
            "9 registered",
            (PlayerRegistered(8, 9, Price(100, 10)), SeatsDrawn("s", (SeatDrawn(8, 2, 1),))),
        ),
        (
            VoidEntry(2, "two of them"),
            "2’s entry voided: two of them",
            (EntryVoided(2, "two of them"), MoneyReturned(10, 2, 110, "cash")),
        ),
        (VoidEntry(2, ""), "Enter a reason for voiding the entry", False),
        (VoidEntry(1, "two of them"), "1 has knocked out a player", False),
        (VoidEntry(7, "two of them"), "7 is out", False),
        (RenameEntry(1, 9), "Entry changed from 1 to 9", (EntryRenamed(1, 9),)),
        (RenameEntry(1, 2), "2 is already in the tournament", False),
        (RenameEntry(1, 1), "1 is already in the tournament", False),
        (RenameEntry(99, 1), "1 is already in the tournament", False),
        (ListAlternate(9), "9 added to the alternates, number 2", (AlternateListed(9),)),
        (ListAlternate(8), "8 is already on the list", False),
        (ListAlternate(1), "1 is already in the tournament", False),
        (StrikeAlternate(8), "8 taken off the alternates", (AlternateStruck(8),)),
        (StrikeAlternate(9), "9 is not on the list", False),
        (SetRegistration(False), "Registration closed", (RegistrationSet(False),)),
        (SetRegistration(True), "Registration opened", (RegistrationSet(True),)),
        (SetRegistration(None), "Already set that way", False),
        (TurnCounters(1), "+1 entry", (FieldCounted(1),)),
        (TurnCounters(-1), "The counter cannot go below zero", False),
        (RedeemLammers(1), "1 turned in lammers: 1, for 250", (LammersRedeemed(1, 1),)),
        (RedeemLammers(1, 2), "1 turned in lammers: 2, for 500", (LammersRedeemed(1, 2),)),
        (RedeemLammers(1, 3), "1’s lammers: 2", False),
        (RedeemLammers(1, 0), "1’s lammers: 2", False),
        (RedeemLammers(6), "6 is not in the tournament", False),
        (RedeemAllLammers(), "Lammers turned in for 4 players", (AllLammersRedeemed(),)),
        (
            RedeemAllLammers("level 3 is over"),
            "Lammers turned in for 4 players",
            (AllLammersRedeemed(),),
        ),
        (SetMoney(MONEY), "Already set that way", False),
        (TakePayment(1, "cash"), "1 owes nothing", False),
        (GiveBack(1, 20, "cash"), "1 was refunded $20, cash", (MoneyReturned(10, 1, 20, "cash"),)),
        (
            GiveBack(1, 165, "cash"),
            "1 was refunded $165, cash",
            (MoneyReturned(10, 1, 165, "cash"),),
        ),
        (GiveBack(1, 166, "cash"), "Entry 1 has not paid that much", False),
        (GiveBack(1, 0, "cash"), "Enter an amount", False),
        (
            CorrectPayment(1, 100, "cash"),
            "Payment 1 corrected: $110 (cash) to $100 (cash)",
            (PaymentCorrected(1, 100, "cash"),),
        ),
        (CorrectPayment(1, 110, "cash"), "Already set that way", False),
        (CorrectPayment(99, 1, "cash"), "There is no payment 99", False),
        (
            Rebuy(2, "cash"),
            "2 rebought for $55",
            (
                ChipsBought(2, "rebuy", 500, Price(50, 5)),
                MoneyTaken(10, 2, 55, "cash", bought="rebuy"),
            ),
        ),
        (
            Rebuy(2, "cash", tendered=60),
            "2 rebought: $60 tendered, change $5",
            (
                ChipsBought(2, "rebuy", 500, Price(50, 5)),
                MoneyTaken(10, 2, 55, "cash", 60, "rebuy"),
            ),
        ),
        (Rebuy(6, "cash"), "6 is not in the tournament", False),
        (Rebuy(99, "cash"), "Entry 99 is not in the tournament", False),
        (AddOn(2, "cash"), "This event has no add-ons", False),
        (MoveFloat(200), "$200 paid into the drawer", (FloatMoved(200),)),
        (MoveFloat(-200), "$200 paid out of the drawer", (FloatMoved(-200),)),
        (MoveFloat(0), "Enter an amount", False),
        (CountDrawer(715), "Drawer counted: $715, as expected", (DrawerCounted(715),)),
        (CountDrawer(700), "$715 is expected in the drawer", True),
        (
            CountDrawer(700, True, "short"),
            "Drawer closed out: $700, $15 short",
            (DrawerCounted(700, True, "short"),),
        ),
        (CountDrawer(-1), "A drawer count cannot be negative", False),
    ]


@pytest.mark.parametrize(("command", "said", "facts"), at_the_desk())
def test_a_command_at_the_desk_brings_about_just_these_facts_or_is_refused(command, said, facts):
    assert asked(played(), command) == (said, facts)
