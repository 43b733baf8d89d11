"""The figures that follow from an event, all of them at one moment."""

from dataclasses import replace
from datetime import timedelta

from director.tournament.clock.state import Face
from director.tournament.commands import (
    AddTime,
    ChoosePayTable,
    CloseEvent,
    DrawSeats,
    Eliminate,
    MakeDeal,
    OpenTables,
    RedeemLammers,
    Register,
    SetMoney,
    StartClock,
)
from director.tournament.deals.division import EVEN
from director.tournament.deals.state import Agreement, Share
from director.tournament.effects.comparing import effects
from director.tournament.effects.figures import FIGURES, Finish, Prize, Seen
from director.tournament.effects.sections import sections
from director.tournament.entries.terms import LammerTerms
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening


def paying(*percents):
    """A table that pays so many places, in hundredths of a percent."""
    ranges = tuple(PlaceRange(place, place, of) for place, of in enumerate(percents, start=1))
    return PayTable("Club", brackets=(Bracket(1, None, ranges),))


def two_left():
    """Two of four are out by the first; one owes the buy-in, one left with two lammers."""
    evening = Evening(structure=replace(STRUCTURE, lammers=LammerTerms(2, 250)))
    evening.do(SetMoney(MoneyTerms("$", entry=Price(100, 10, bounty=25), guarantee=450)))
    for number in (1, 2, 3, 4):
        evening.do(Register(number, "late", "" if number == 3 else "cash"))
    evening.do(ChoosePayTable(paying(70_00, 30_00)))
    evening.do(DrawSeats("s"))
    evening.do(StartClock())
    evening.wait(minutes=5)
    evening.do(AddTime(3))
    evening.do(RedeemLammers(1, 1))
    evening.do(RedeemLammers(4, 2))
    evening.do(Eliminate(4, by=(1,)))
    evening.do(Eliminate(3, by=(1,), note="left the room"))
    return evening


def figures(evening):
    return {name: one.of(Seen(evening.t, evening.now)) for name, one in FIGURES.items()}


def different(old, new, group):
    """The lines of one group about what is different in one event than in another."""
    found = sections(effects(old.t, new.t, FRIDAY))
    return [
        line.sentence.said(lambda number: f"player {number}")
        for section in found
        if section.group.value == group
        for line in section.lines
    ]


def test_every_figure_of_an_event_follows_from_it():
    assert figures(two_left()) == {
        "players left": {None: 2},
        "entries": {None: 4},
        "place": {3: Finish(3, 1), 4: Finish(4, 1)},
        "prize pool": {None: 450},
        "overlay": {None: 50},
        "prize": {1: Prize(315), 2: Prize(135)},
        "places paid": {None: 2},
        "why prizes cannot be paid": {None: ""},
        "prize due": {},
        "prizes left to pay": {None: 0},
        "bounty on the head": {1: 25, 2: 25},
        "bounties won": {1: 50},
        "bounties due": {1: 50},
        "players knocked out": {1: 2},
        "unclaimed bounties": {None: 0},
        "bounty left in the pool": {None: 0},
        "in envelopes": {None: 0},
        "tables in play": {None: (1,)},
        "players without a seat": {None: 0},
        "chips in play": {None: 5500},
        "average": {None: 2750},
        "lammers": {1: 1, 2: 2},
        "chips in lammers": {None: 750},
        "nit ante": {},
        "owes": {3: 135},
        "owed by players": {None: 135},
        "refunds due": {None: 0},
        "expected in drawer": {None: 405},
        "total paid out": {None: 0},
        "clock": {"": Face(0, timedelta(minutes=18), True, True)},
        "minutes late": {None: 3},
        "registration": {None: True},
        "state": {None: "running"},
        "chips given out": {},
    }


def test_the_last_bust_decides_places_prizes_and_bounties():
    evening = two_left()
    before = figures(evening)
    evening.do(Eliminate(2, by=(1,), note="left the room"))
    after = figures(evening)

    assert {name: after[name] for name in after if after[name] != before[name]} == {
        "players left": {None: 1},
        "place": {place: Finish(place, 1) for place in (1, 2, 3, 4)},
        "prize due": {1: Prize(315), 2: Prize(135)},
        "prizes left to pay": {None: 450},
        "bounty on the head": {},
        "bounties won": {1: 100},
        "bounties due": {1: 100},
        "players knocked out": {1: 3},
        "chips in play": {None: 5000},
        "average": {None: 5000},
        "lammers": {1: 1},
        "chips in lammers": {None: 250},
        "clock": {"": Face(0, timedelta(minutes=18), False, True)},
        "minutes late": {None: 0},
        "state": {None: "over"},
    }


def test_places_by_a_deal_come_with_the_closing_and_only_one_of_them_is_the_winners():
    events = []
    for stacks in ((1500, 1500, 1000), (2000, 1500, 500)):
        evening = Evening(4)
        evening.do(Eliminate(4))
        shares = tuple(Share(entry, stack, 0, 0) for entry, stack in enumerate(stacks, start=1))
        evening.do(MakeDeal(Agreement(EVEN, shares)))
        before = evening.t
        evening.do(CloseEvent(asked=True))
        found = sections(effects(before, evening.t, FRIDAY))
        events += [
            line.sentence.said(lambda number: f"player {number}")
            for section in found
            if section.group.value == "Places"
            for line in section.lines
        ]

    assert events == [
        "Player 1 has place 1, shared by 2",
        "Player 2 has place 1, shared by 2",
        "Player 3 has place 3",
        "Player 1 is the winner",
        "Player 2 has place 2",
        "Player 3 has place 3",
    ]


def test_three_prizes_are_said_one_by_one_and_of_four_the_first():
    events = {}
    for percents in ((50_00, 30_00, 20_00), (40_00, 30_00, 20_00, 10_00)):
        for price in (100, 200):
            evening = Evening()
            evening.do(SetMoney(MoneyTerms("$", entry=Price(price))))
            for number in range(1, 6):
                evening.do(Register(number, "late"))
            evening.do(ChoosePayTable(paying(*percents)))
            events[len(percents), price] = evening

    assert different(events[3, 100], events[3, 200], "Prizes")[-3:] == [
        "Place 1 pays: $250 → $500",
        "Place 2 pays: $150 → $300",
        "Place 3 pays: $100 → $200",
    ]
    assert different(events[4, 100], events[4, 200], "Prizes")[-1] == (
        "4 prizes change; place 1 pays: $200 → $400"
    )


def test_tables_that_come_into_play_and_those_that_are_empty_are_named():
    at = []
    for tables in ((1, 2), (2, 3), (2, 3, 4)):
        evening = Evening(9 if len(tables) == 3 else 6)
        evening.do(OpenTables(tables))
        evening.do(DrawSeats("s"))
        at.append(evening)

    assert "Tables in play: 2 → 2 (table 3 in use, table 1 empty)" in different(
        at[0], at[1], "Seats and tables"
    )
    assert "Tables in play: 2 → 3 (tables 3 and 4 in use, table 1 empty)" in different(
        at[0], at[2], "Seats and tables"
    )
