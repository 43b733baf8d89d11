"""What will be different is said in the floor's words, group by group, each thing once."""

from dataclasses import replace

import pytest

from director.tournament.busts.facts import Count
from director.tournament.clock.commands import PauseAfter, TimeOut
from director.tournament.commands import (
    AddTime,
    BarSeat,
    ChangeStructure,
    ChoosePayTable,
    CloseEvent,
    CountChips,
    CountDrawer,
    Disqualify,
    DrawSeats,
    Eliminate,
    FileRuling,
    ListAlternate,
    LockTable,
    MoveClock,
    MoveFloat,
    PauseClock,
    Rebuy,
    RedeemLammers,
    Register,
    RenameEntry,
    RenameEvent,
    ServeHands,
    SetMoney,
    SetRegistration,
    StartClock,
    VoidEntry,
    Warn,
)
from director.tournament.effects.comparing import effects
from director.tournament.effects.sections import sections
from director.tournament.effects.values import moment
from director.tournament.entries.terms import LammerTerms, Rebuys, ReEntries
from director.tournament.filed_rulings.state import Occasion
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.state import EntryNumber, PlayerNumber
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Level
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

NAMES = ["Ann", "Bob", "Cho", "Dov", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea"]
ANN, BOB = EntryNumber(1), EntryNumber(2)
KIM, LEA = PlayerNumber(11), PlayerNumber(12)
PRICE = MoneyTerms("$", 0, Price(100, 15))
TWO_OR_THREE = PayTable(
    "Two or three",
    brackets=(
        Bracket(1, 9, (PlaceRange(1, 1, 6500), PlaceRange(2, 2, 3500))),
        Bracket(10, None, (PlaceRange(1, 1, 5000), PlaceRange(2, 2, 3000), PlaceRange(3, 3, 2000))),
    ),
)
MIXED = replace(
    STRUCTURE, rebuys=Rebuys(60, 5000), lammers=LammerTerms(2, 500), re_entries=ReEntries()
)


def name(number):
    return NAMES[number - 1]


def without(evening, number=None):
    """What will be different without a record, or without the newest: lines by group."""
    newest = evening.log.next_undo
    _, after = evening.log.without(number or newest.number)
    return {
        section.group.value: [line.sentence.said(name) for line in section.lines]
        for section in sections(effects(evening.t, after, evening.now))
    }


def one_by_one(evening, number, group):
    """The lines inside the first line of a group."""
    _, after = evening.log.without(number)
    found = sections(effects(evening.t, after, evening.now))
    [section] = [one for one in found if one.group.value == group]
    line = next(line for line in section.lines if line.inside)
    return [one.sentence.said(name) for one in line.one_by_one()]


def test_a_bust_of_long_ago_moves_the_places_of_all_who_went_out_before():
    evening = Evening(players=12)
    evening.do(DrawSeats("s"))
    bust = [evening.do(Eliminate(number)) for number in range(3, 10)][-1]

    assert without(evening, bust.number) == {
        "Players": [
            "Ida is back in: table 2, seat 1 (was place 6)",
            "Players left: 5 of 12 → 6 of 12",
        ],
        "Chips": ["Average: 2,400 → 2,000"],
    }


def test_players_who_move_alike_are_one_line_with_each_of_them_inside():
    evening = Evening(players=12)
    bust = evening.do(Eliminate(3))
    for number in range(4, 11):
        evening.do(Eliminate(number))

    assert without(evening, bust.number)["Places"] == [
        "7 players move down 1 place: Jon, Ida, Hal, Gus, Fay, Eve and 1 more"
    ]
    assert one_by_one(evening, bust.number, "Places") == [
        "Jon: place 5 → place 6",
        "Ida: place 6 → place 7",
        "Hal: place 7 → place 8",
        "Gus: place 8 → place 9",
        "Fay: place 9 → place 10",
        "Eve: place 10 → place 11",
        "Dov: place 11 → place 12",
    ]


def test_who_has_several_entries_is_told_apart_by_the_entry():
    evening = Evening(players=4, structure=MIXED)
    evening.do(Eliminate(4, note="lammers lost"))
    again = evening.do(Register(4, "again"))

    assert without(evening, again.number)["Players"] == [
        "Dov (entry 5) is no longer registered",
        "Players left: 4 of 5 → 3 of 4",
    ]
    assert without(evening, again.number)["Places"] == ["Dov (entry 4): place 5 → place 4"]


def test_an_entry_takes_its_money_and_the_prizes_with_it():
    evening = Evening(players=9)
    evening.do(SetMoney(PRICE))
    evening.do(ChoosePayTable(TWO_OR_THREE))
    evening.do(Register(10, "x", "cash"))

    assert without(evening) == {
        "Players": ["Jon is no longer registered", "Players left: 10 of 10 → 9 of 9"],
        "Prizes": [
            "Prize pool: $100 → $0",
            "Places paid: 3 → 0",
            "Place 1 pays: $50 → $0",
            "Place 2 pays: $30 → $0",
            "Place 3 pays: $20 → nothing",
        ],
        "Seats and tables": ["Players without a seat: 10 → 9"],
        "Chips": ["Chips in play: 10,000 → 9,000"],
        "Money": [
            "Jon, charged: prize pool $100, fee $15 → nothing",
            "Payment 1 of Jon, $115 cash is off the books",
            "Charged in all: prize pool $100, fee $15 → nothing",
            "Taken, cash: $115 → $0",
            "Expected in drawer: $115 → $0",
        ],
    }


def test_a_rebuy_takes_its_chips_and_its_money_with_it():
    evening = Evening(players=4, structure=MIXED)
    evening.do(Rebuy(2, "cash"))

    assert without(evening) == {
        "Prizes": ["Prize pool: 60 → 0"],
        "Chips": ["Chips in play: 13,000 → 8,000", "Average: 3,250 → 2,000"],
        "Money": [
            "Bob, charged: prize pool 60 → nothing",
            "Payment 1 of Bob, 60 cash is off the books",
            "Charged in all: prize pool 60 → nothing",
            "Bob, rebuys: 1 → 0",
            "Bob, chips bought: 5,000 → 0",
            "Taken, cash: 60 → 0",
            "Expected in drawer: 60 → 0",
        ],
    }


def test_a_bust_gives_its_bounty_back():
    evening = Evening(structure=MIXED)
    evening.do(SetMoney(MoneyTerms("$", 0, Price(100, bounty=25), bounties="progressive")))
    for number in (1, 2, 3):
        evening.do(Register(number, "x"))
    evening.do(Eliminate(3, (2,), note="lammers lost"))

    assert without(evening) == {
        "Players": [
            "Cho is back in, without a seat (was place 3)",
            "Players left: 2 of 3 → 3 of 3",
        ],
        "Bounties": [
            "Bob, bounties won and due: $12 → $0",
            "Bob, bounty on the head: $38 → $25",
            "Cho, bounty on the head: $0 → $25",
            "Bob, players knocked out: 1 → none",
        ],
        "Seats and tables": ["Players without a seat: 2 → 3"],
        "Chips": [
            "Chips in play: 5,000 → 6,000",
            "Cho, lammers: none → 2",
            "Average: 2,500 → 2,000",
            "Chips in lammers: 2,000 → 3,000",
        ],
    }


def test_what_the_clock_shows_is_said_before_and_after():
    evening = Evening(players=4)
    evening.do(StartClock())
    evening.wait(minutes=5)
    evening.do(PauseClock())
    evening.wait(minutes=2)

    assert without(evening) == {
        "Clock": [
            "Clock: level 1, 15:00 left, paused → level 1, 13:00 left, running",
            "Schedule: 2 min late → on time",
        ],
        "Event": ["State: paused → running"],
    }


def test_a_level_that_was_moved_to_is_left_again():
    evening = Evening(players=4)
    evening.do(StartClock())
    evening.wait(minutes=5)
    evening.do(MoveClock(2))

    assert without(evening) == {
        "Clock": [
            "Clock: break 1, 10:00 left, running → level 1, 15:00 left, running",
            "Schedule: 35 min early → on time",
        ]
    }


def did(deed, *before):
    """An evening of ten players, seated, with prices, after some deeds."""
    evening = Evening(players=10)
    evening.do(SetMoney(PRICE))
    evening.do(DrawSeats("seats"))
    for one in (*before, deed):
        evening.do(one)
    return evening


FIVE_LEVELS = replace(
    STRUCTURE,
    steps=(
        *STRUCTURE.steps[:3],
        Level("3", 30, Stakes(300, 600)),
        Level("4", 20, Stakes(400, 800)),
    ),
)


@pytest.mark.parametrize(
    ("evening", "said"),
    [
        (
            did(LockTable(2, "television")),
            {"Seats and tables": ["Table 2, locked: television → none"]},
        ),
        (did(BarSeat(9, 4)), {"Seats and tables": ["Table 9, seats out of play: 4 → none"]}),
        (
            did(Warn(ANN, "phone", 9)),
            {"Penalties and rulings": ["Ann’s penalty of 9 hands (phone) is removed"]},
        ),
        (
            did(ServeHands(ANN, 2), Warn(ANN, "phone", 9)),
            {"Penalties and rulings": ["Ann, hands missed: 2 → 0"]},
        ),
        (did(Warn(ANN, "late")), {"Penalties and rulings": ["Ann’s warning (late) is removed"]}),
        (did(TimeOut(ANN), RenameEvent("Saturday")), {"Event": ["Event name: Saturday → Friday"]}),
        (
            did(CountChips((Count(ANN, 5000), Count(BOB, 600)))),
            {"Chips": ["Ann, chip count: 5,000 → none", "Bob, chip count: 600 → none"]},
        ),
        (
            did(FileRuling("x", "Ann wins 350", ("S 1",), Occasion(2))),
            {"Penalties and rulings": ["Ruling off file: Ann wins 350"]},
        ),
        (
            did(ChangeStructure(FIVE_LEVELS)),
            {
                "Structure": [
                    (
                        "Schedule, level 4: label 4, length 20 min, small blind 400, big blind 800"
                        " → none"
                    ),
                    "Level 3, length: 30 min → 20 min",
                    "Level 3, small blind: 300 → 200",
                    "Level 3, big blind: 600 → 400",
                ]
            },
        ),
        (
            did(SetMoney(replace(PRICE, re_entry=Price(50, 10)))),
            {"Money": ["Re-entry: prize pool $50, fee $10 → none"]},
        ),
        (did(CountDrawer(500, note="so")), {"Money": ["The drawer count of $500 is removed"]}),
        (
            did(MoveFloat(200)),
            {"Money": ["Float in the drawer: $200 → $0", "Expected in drawer: $200 → $0"]},
        ),
        (
            did(VoidEntry(BOB, "twice")),
            {
                "Players": [
                    "Bob is registered: table 2, seat 4 (was voided: twice)",
                    "Players left: 9 of 9 → 10 of 10",
                ],
                "Chips": ["Chips in play: 9,000 → 10,000"],
            },
        ),
        (did(RenameEntry(BOB, KIM)), {"Players": ["Entry 2: Kim → Bob"]}),
        (did(ListAlternate(LEA)), {"Players": ["Alternates: Lea off, 0 waiting"]}),
        (
            did(Disqualify(ANN, "collusion", 1000)),
            {
                "Players": [
                    "Ann is back in: table 3, seat 1 (was place 10)",
                    "Players left: 9 of 10 → 10 of 10",
                ],
                "Chips": ["Chips in play: 9,000 → 10,000"],
                "Penalties and rulings": ["Ann is not disqualified: collusion"],
            },
        ),
        (
            did(SetRegistration(False)),
            {
                "Event": [
                    "Registration by hand: closed → automatic",
                    "Registration: closed → open",
                ]
            },
        ),
        (
            did(CloseEvent(asked=True)),
            {
                "Clock": [f"Clock: held since {moment(FRIDAY)} → not held"],
                "Event": [
                    "Event closed: yes → no",
                    "Registration: closed → open",
                    "State: closed → open",
                ],
            },
        ),
        (did(PauseAfter(1)), {"Clock": ["Pauses at the end of: level 2 → none"]}),
        (
            did(AddTime(5)),
            {
                "Clock": [
                    "Clock: level 1, 25:00 left, not started → level 1, 20:00 left, not started",
                    "Level 1, time added: 5:00 → 0:00",
                ]
            },
        ),
    ],
    ids=lambda value: "" if isinstance(value, dict) else value.log.next_undo.label.text[:40],
)
def test_each_act_says_what_will_be_different_without_it(evening, said):
    assert without(evening) == said


def test_what_changes_nothing_says_nothing():
    evening = did(TimeOut(1))

    assert without(evening, len(evening.log.records)) == {}


def test_a_draw_of_all_seats_is_one_line():
    evening = Evening(players=10)
    draw = evening.do(DrawSeats("seats"))

    assert without(evening) == {
        "Seats and tables": [
            "10 players have no seat: Ann, Bob, Cho, Dov, Eve, Fay and 4 more",
            "Tables in play: 3 → 0 (tables 1, 2 and 3 empty)",
            "Seats drawn: yes → no",
            "Players without a seat: 0 → 10",
        ]
    }
    assert one_by_one(evening, draw.number, "Seats and tables")[0] == (
        "Ann has no seat, was at table 3, seat 1"
    )


def test_a_lammer_that_was_turned_in_is_there_again():
    evening = Evening(players=4, structure=MIXED)
    evening.do(RedeemLammers(2))

    assert without(evening) == {"Chips": ["Bob, lammers: 1 → 2", "Chips in lammers: 3,500 → 4,000"]}


def test_how_the_event_plays_a_game_is_said_by_option_and_value():
    archie = GameOnSheet("archie", options=(("high_qualifier", "66"),))
    by_nines = GameOnSheet("archie", name="Nines", options=(("high_qualifier", "99"),))
    before = replace(STRUCTURE, games=(archie,))
    evening = Evening(structure=before)
    level, *others = before.steps
    steps = (replace(level, ante_poster="button"), *others)
    evening.do(ChangeStructure(replace(before, games=(by_nines,), steps=steps)))

    assert without(evening)["Structure"] == [
        "Game, limit archie, name on the sheet: Nines → none",
        "Game, limit archie, options: high qualifier 99 → high qualifier 66",
        "Level 1, ante posted by: button → none",
    ]
