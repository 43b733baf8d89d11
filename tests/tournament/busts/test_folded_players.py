"""Who is in, who is out and who waits: what each fact changes, or the sentence against it."""

from datetime import timedelta

import pytest

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
from director.tournament.busts.penalty_record import Expelled, Mark
from director.tournament.busts.state import ROOM, Bust
from director.tournament.entries.facts import (
    AlternateListed,
    AlternateStruck,
    EntryRenamed,
    EntryVoided,
    FieldCounted,
    PlayerRegistered,
    RegistrationSet,
    ReservationDropped,
    SpotReserved,
)
from director.tournament.entries.reserved import Reservation
from director.tournament.lammers.facts import AllLammersRedeemed, LammersRedeemed
from director.tournament.money.state import Account, Price
from director.tournament.state import Counters, Entry
from director.tournament.teams.facts import TeamChipsShared, TeamMembersNamed
from tests.tournament.evening import FRIDAY
from tests.tournament.folding import GONE, NOW, outcome, played


def about_players():
    return [
        (
            PlayerEliminated(1, (2, 99)),
            {
                "seats": {1: GONE},
                "sitters": {2: GONE},
                "busts": {1: Bust(3 * ROOM, (2,))},
                "last_turn": 3 * ROOM,
            },
        ),
        (
            PlayerEliminated(1, tied_with=6),
            {"seats": {1: GONE}, "sitters": {2: GONE}, "busts": {1: Bust(ROOM)}},
        ),
        (
            PlayerEliminated(1, before=7),
            {"seats": {1: GONE}, "sitters": {2: GONE}, "busts": {1: Bust(ROOM * 3 // 2)}},
        ),
        (
            PlayerEliminated(1, before=6),
            {"seats": {1: GONE}, "sitters": {2: GONE}, "busts": {1: Bust(ROOM // 2)}},
        ),
        (PlayerEliminated(6), "6 is not in the tournament"),
        (PlayerEliminated(99), "There is no entry 99"),
        (PlayerEliminated(1, before=2), "2 is not out"),
        (PlayerEliminated(1, tied_with=99), "There is no entry 99"),
        (PlayerReinstated(7), {"busts": {7: GONE}}),
        (PlayerReinstated(1), "1 is not out"),
        (PlayerReinstated(99), "There is no entry 99"),
        (BustMoved(6), {"busts": {6: Bust(3 * ROOM)}, "last_turn": 3 * ROOM}),
        (BustMoved(7, before=6), {"busts": {7: Bust(ROOM // 2, (1,))}}),
        (BustMoved(7, tied_with=6), {"busts": {7: Bust(ROOM, (1,))}}),
        (BustMoved(6, before=6), "Players cannot bust before themselves"),
        (BustMoved(6, tied_with=6), "Players cannot bust before themselves"),
        (BustMoved(1), "1 is not out"),
        (BustMoved(6, before=99), "There is no entry 99"),
        (BustMoved(6, tied_with=2), "2 is not out"),
        (BustCredited(7, (2, 3, 99)), {"busts": {7: Bust(2 * ROOM, (2, 3))}}),
        (BustCredited(7, ()), {"busts": {7: Bust(2 * ROOM)}}),
        (BustCredited(1, (2,)), "1 is not out"),
        (BustCredited(99, (2,)), "There is no entry 99"),
        (HandForHandSet(True), {"hand_for_hand": True}),
        (ChipsCounted((Count(1, 500), Count(2, 1))), {"stacks": {1: 500, 2: 1}}),
        (ChipsCounted((Count(1, 0),)), {"stacks": {1: 0}}),
        (ChipsCounted((Count(6, 500),)), "6 is not in the tournament"),
        (PlayerWarned(1, "phone", 2), {"marks": {1: (Mark(NOW, "phone", 2),)}}),
        (
            PlayerWarned(3, "phone"),
            {"marks": {3: (Mark(FRIDAY + timedelta(minutes=5), "phone", 2), Mark(NOW, "phone"))}},
        ),
        (PlayerWarned(6, "phone"), "6 is not in the tournament"),
        (HandsServed(3, 1), {"marks": {3: (Mark(FRIDAY + timedelta(minutes=5), "phone", 2, 1),)}}),
        (HandsServed(3, 2), {"marks": {3: (Mark(FRIDAY + timedelta(minutes=5), "phone", 2, 2),)}}),
        (HandsServed(1, 1), "1 has no penalty to serve"),
        (
            PlayerDisqualified(1, "collusion", 700),
            {
                "seats": {1: GONE},
                "sitters": {2: GONE},
                "busts": {1: Bust(3 * ROOM)},
                "last_turn": 3 * ROOM,
                "expelled": {1: Expelled("collusion", 700)},
            },
        ),
        (PlayerDisqualified(6, "collusion", 700), "6 is not in the tournament"),
        (PlayerDisqualified(99, "collusion"), "There is no entry 99"),
        (PlayerTimedOut(1), {}),
        (PlayerTimedOut(6), {}),
        (
            PlayerRegistered(8, 8),
            {
                "entries": {8: Entry(8, 8)},
                "last_entry": 8,
                "of_player": {8: (8,)},
                "alternates": (),
            },
        ),
        (
            PlayerRegistered(8, 9, Price(90, 9)),
            {
                "entries": {8: Entry(8, 9)},
                "last_entry": 8,
                "of_player": {9: (8,)},
                "ledger.accounts": {8: Account(Price(90, 9))},
                "ledger.unsettled": {8: 99},
                "ledger.sold": Price(740, 74),
            },
        ),
        (
            PlayerRegistered(8, 6, Price(90, 9)),
            {
                "entries": {8: Entry(8, 6)},
                "last_entry": 8,
                "of_player": {6: (6, 8)},
                "ledger.accounts": {8: Account(Price(90, 9))},
                "ledger.unsettled": {8: 99},
                "ledger.sold": Price(740, 74),
            },
        ),
        (
            PlayerRegistered(8, 1),
            {"entries": {8: Entry(8, 1)}, "last_entry": 8, "of_player": {1: (1, 8)}},
        ),
        (
            PlayerRegistered(9, 9),
            {"entries": {9: Entry(9, 9)}, "last_entry": 9, "of_player": {9: (9,)}},
        ),
        (PlayerRegistered(7, 9), "Entry 7 is taken"),
        (PlayerRegistered(8, 9, flight="1A"), "There is no flight 1A"),
        (EntryVoided(1, "two of them"), "1 has knocked out a player"),
        (EntryVoided(7, "two of them"), "7 is out"),
        (EntryVoided(5, "two of them"), "Entry 5 was voided"),
        (EntryVoided(99, "two of them"), "There is no entry 99"),
        (EntryRenamed(1, 9), {"entries": {1: Entry(1, 9)}, "of_player": {1: GONE, 9: (1,)}}),
        (EntryRenamed(1, 2), {"entries": {1: Entry(1, 2)}, "of_player": {1: GONE, 2: (1, 2)}}),
        (EntryRenamed(7, 6), {"entries": {7: Entry(7, 6)}, "of_player": {6: (6, 7), 7: GONE}}),
        (EntryRenamed(99, 1), "There is no entry 99"),
        (AlternateListed(9), {"alternates": (8, 9)}),
        (AlternateListed(8), "8 is already on the list"),
        (AlternateListed(1), {"alternates": (8, 1)}),
        (AlternateStruck(8), {"alternates": ()}),
        (AlternateStruck(9), "9 is not on the list"),
        (SpotReserved(9, "cash", 5, "late"), {"reserved": (Reservation(9, "cash", 5, "late"),)}),
        (ReservationDropped(9), "9 has no reservation"),
        (RegistrationSet(False), {"late": False}),
        (RegistrationSet(None), {}),
        (FieldCounted(10, 3, 2, 1), {"counters": Counters(10, 3, 2, 1)}),
        (FieldCounted(-1), "The counter cannot go below zero"),
        (LammersRedeemed(2, 1), {"redeemed": {2: 2}, "turned_in": 2, "turned_in_by_those_in": 2}),
        (LammersRedeemed(2, 2), "2’s lammers: 1"),
        (LammersRedeemed(2, 0), "2’s lammers: 1"),
        (LammersRedeemed(1, 2), {"redeemed": {1: 2}, "turned_in": 3, "turned_in_by_those_in": 3}),
        (LammersRedeemed(6, 1), "6 is not in the tournament"),
        (
            AllLammersRedeemed(),
            {
                "redeemed": {1: 2, 2: 2, 3: 2, 4: 2},
                "turned_in": 8,
                "turned_in_by_those_in": 8,
                "lammers_over": True,
            },
        ),
        (TeamMembersNamed(1, (11, 12)), {"teams": {1: (11, 12)}}),
        (TeamChipsShared(1, (500, 500)), {"stacks": {1: 1000}}),
        (
            EntryVoided(2, "two of them"),
            {
                "entries": {2: GONE},
                "voided": {2: "two of them"},
                "of_player": {2: GONE},
                "seats": {2: GONE},
                "sitters": {1: {2: 3, 3: 4}},
                "turned_in": 0,
                "turned_in_by_those_in": 0,
                "ledger.accounts": {2: Account(paid=110)},
                "ledger.unsettled": {2: -110},
                "ledger.sold": Price(550, 55),
            },
        ),
        (
            EntryVoided(3, ""),
            {
                "entries": {3: GONE},
                "voided": {3: ""},
                "of_player": {3: GONE},
                "seats": {3: GONE},
                "sitters": {1: {4: 2, 3: 4}},
                "ledger.accounts": {3: Account(paid=110)},
                "ledger.unsettled": {3: -110},
                "ledger.sold": Price(550, 55),
            },
        ),
    ]


@pytest.mark.parametrize(("fact", "then"), about_players())
def test_what_happens_to_players_changes_just_that_or_is_refused_with_a_sentence(fact, then):
    assert outcome(played(), fact) == then
