"""The season of a league, read from a book."""

from dataclasses import replace
from fractions import Fraction

from director.desk.event_list import SAMPLE, EventList
from director.desk.league_standings import read_season
from director.desk.register import Change
from director.house import shelf
from director.reports.event_sheets.league import league_sheet
from director.tournament.busts.commands import Reinstate
from director.tournament.commands import (
    ChoosePayTable,
    CloseEvent,
    Eliminate,
    Rebuy,
    Register,
    SetMoney,
)
from director.tournament.entries.terms import Rebuys
from director.tournament.leagues.league import Finish, League, Played
from director.tournament.leagues.points import BY_FIELD, BY_PLACE, Formula
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from tests.notebooks import Notebook
from tests.shipped import shipped_games
from tests.tournament.evening import FRIDAY

PAYS_TWO = PayTable(
    "Two", brackets=(Bracket(1, None, (PlaceRange(1, 1, 7000), PlaceRange(2, 2, 3000))),)
)
POINTS = Formula(BY_FIELD, 1_00, knock_out=1_00)


def event_list():
    return EventList(
        Notebook(), shipped_games(), [shelf.structures()], "Ina", "desk", lambda: FRIDAY
    )


def evening(at, name, order, over=True):
    """An event of these people, who finish in this order; each knocks out the next one."""
    desk = at.new(name, at.structure(SAMPLE))
    desk.do(SetMoney(MoneyTerms("$", 2, Price(5000, 500))))
    for number, player in enumerate(order):
        desk.do(Register(desk.player(player), f"late {number}"))
    for number in range(len(order), 1 if over else 2, -1):
        desk.do(Eliminate(number, (number - 1,)))
    return desk


def test_events_that_are_over_count_by_number_or_by_name():
    at = event_list()
    evening(at, "Friday", ("Ann Ost", "Bob Marek", "Cho Marlin"))
    evening(at, "Saturday", ("Bob Marek", "Ann Ost"))
    evening(at, "Sunday", ("Bob Marek", "Ann Ost", "Cho Marlin"), over=False)

    found = read_season(at.book, League("Spring", ("1", "Saturday", "Sunday", "Monday"), POINTS))

    fifty_five = {"spent": Fraction(55)}
    assert found.played == (
        Played(
            "Friday",
            3,
            Fraction(55),
            (
                Finish(1, 1, 1, 1, **fifty_five),
                Finish(2, 2, 1, 1, **fifty_five),
                Finish(3, 3, **fifty_five),
            ),
            3,
            Fraction(150),
            collected=Fraction(165),
            bought_in=3,
        ),
        Played(
            "Saturday",
            2,
            Fraction(55),
            (Finish(2, 1, 1, 1, **fifty_five), Finish(1, 2, **fifty_five)),
            2,
            Fraction(100),
            collected=Fraction(110),
            bought_in=2,
        ),
    )
    assert [(found.name(line.player), line.points) for line in found.lines] == [
        ("Bob Marek", 600),
        ("Ann Ost", 500),
        ("Cho Marlin", 100),
    ]
    assert found.missing == ("Sunday is not over", "“Monday” is not in the book")


def test_a_guest_gets_no_points_and_takes_no_place_unless_the_league_says_so():
    at = event_list()
    evening(at, "Friday", ("Gus Amsel", "Ann Ost", "Bob Marek", "Cho Marlin"))
    by_place = Formula(BY_PLACE, table=(100_00, 60_00, 40_00))
    league = League(
        "Spring", ("1",), by_place, members=("Ann Ost", "Cho Marlin", "Bob Marek", "Zed")
    )

    found = read_season(at.book, league)
    kept = read_season(at.book, replace(league, guests_keep_places=True))

    points = [
        [(one.name(line.player), line.points, line.scores[0].place) for line in one.lines]
        for one in (found, kept)
    ]
    assert points == [
        [("Ann Ost", 100_00, 1), ("Bob Marek", 60_00, 2), ("Cho Marlin", 40_00, 3)],
        [("Ann Ost", 60_00, 2), ("Bob Marek", 40_00, 3), ("Cho Marlin", 0, 4)],
    ]
    assert found.missing == ("member “Zed” is not in the register",)


def test_two_people_of_one_name_in_a_season_are_told_apart():
    at = event_list()
    desk = evening(at, "Friday", ("Dan Orr", "Ann Ost"))
    desk.do(CloseEvent(asked=True))
    other = at.new("Saturday", at.structure(SAMPLE))
    for number in (other.new_player("Dan Orr"), 2):
        other.do(Register(number, "late"))
    other.do(Eliminate(2, (1,)))

    found = read_season(at.book, League("Spring", ("Friday", "Saturday"), POINTS))

    assert sorted(found.name(line.player) for line in found.lines) == [
        "Ann Ost",
        "Dan Orr (person 1)",
        "Dan Orr (person 3)",
    ]


def test_who_was_merged_is_one_person():
    at = event_list()
    desk = evening(at, "Friday", ("Ann Ost", "Bob Marek", "A. Ost"))
    twin, ann = desk.player("A. Ost"), desk.player("Ann Ost")
    at.book.register.merge(twin, ann, "Ina", "desk")

    found = read_season(at.book, League("Spring", ("Friday",), POINTS))

    assert [(finish.player, finish.place) for finish in found.played[0].finishes] == [
        (ann, 1),
        (2, 2),
    ]


def test_who_entered_twice_has_the_better_place():
    at = event_list()
    desk = evening(at, "Friday", ("Ann Ost", "Bob Marek", "Cho Marlin"), over=False)
    desk.do(Register(desk.player("Cho Marlin"), "again", note="the floor let him"))
    desk.do(Eliminate(2, (4,)))
    desk.do(Eliminate(1, (4,)))
    desk.do(CloseEvent(asked=True))

    (played,) = read_season(at.book, League("Spring", ("1",), POINTS)).played

    assert (played.entries, played.finishes) == (
        4,
        (
            Finish(3, 1, 1, 2, spent=Fraction(110)),
            Finish(1, 2, spent=Fraction(55)),
            Finish(2, 3, 1, 1, spent=Fraction(55)),
        ),
    )


def test_a_name_that_two_events_have_is_asked_about():
    at = event_list()
    evening(at, "Friday", ("Ann Ost", "Bob Marek"))
    evening(at, "Friday", ("Ann Ost", "Bob Marek"))

    assert read_season(at.book, League("Spring", ("Friday",), POINTS)).missing == (
        "“Friday” is 2 events: name it by its number",
    )


def test_formulas_hear_of_rebuys_prizes_and_what_was_spent():
    at = event_list()
    desk = at.new("Friday", at.structure("barge-2019-short-deck-rebuys"))
    desk.do(SetMoney(MoneyTerms("$", 2, Price(5000, 500))))
    for number, player in enumerate(("Ann Ost", "Bob Marek", "Cho Marlin")):
        desk.do(Register(desk.player(player), f"late {number}"))
    desk.do(Rebuy(2))
    desk.do(ChoosePayTable(PAYS_TWO))
    desk.do(Eliminate(3, (2,)))
    desk.do(Eliminate(2, (1,)))
    spent_again = desk.tournament.ledger.account(2).price.total - 5500

    (played,) = read_season(at.book, League("Spring", ("Friday",), POINTS)).played

    pool = Fraction(desk.tournament.pool, 100)
    assert (played.players, played.prize_pool, played.places_paid) == (3, pool, 2)
    assert [(one.rebuys, one.spent, one.prize) for one in played.finishes] == [
        (0, 55, pool * 70 / 100),
        (1, 55 + Fraction(spent_again, 100), pool * 30 / 100),
        (0, 55, 0),
    ]


def test_a_place_for_which_the_formula_has_no_value_gets_nothing_and_is_named():
    at = event_list()
    evening(at, "Friday", ("Ann Ost", "Bob Marek", "Cho Marlin"))
    league = League("Spring", ("Friday",), Formula("12 / (place - 2)"))

    found = read_season(at.book, league)

    assert [(found.name(line.player), line.points) for line in found.lines] == [
        ("Cho Marlin", 1200),
        ("Bob Marek", 0),
        ("Ann Ost", -1200),
    ]
    assert found.missing == ("Friday: place 2 has no points: division by zero",)


def test_who_is_knocked_out_and_rebuys_counts_for_whoever_did_it():
    at = event_list()
    desk = at.new("Friday", replace(at.structure(SAMPLE), rebuys=Rebuys(60, 1000)))
    desk.do(SetMoney(MoneyTerms("$", 0, Price(50), rebuy=Price(40))))
    for player in ("Ann Ost", "Bob Marek", "Cho Marlin"):
        desk.do(Register(desk.player(player), player))
    desk.do(Eliminate(3, (1,)))
    desk.do(Reinstate(3, 1, 8))
    desk.do(Rebuy(3))
    desk.do(Eliminate(2, (1,)))
    desk.do(Reinstate(2, 1, 7))  # by mistake: nobody has bought anything
    desk.do(Eliminate(2, (3,)))
    desk.do(Eliminate(3, (1,)))

    (played,) = read_season(at.book, League("Spring", ("Friday",), Formula("hits"))).played

    assert {one.player: one.knock_outs for one in played.finishes} == {1: 2, 2: 0, 3: 1}
    assert (played.entries, played.bought_in, played.collected) == (3, 4, 190)


def test_a_shared_knockout_counts_as_its_bounty_goes_and_before_a_rebuy_too():
    counted = []
    for shared in (False, True):
        at = event_list()
        desk = at.new("Friday", replace(at.structure(SAMPLE), rebuys=Rebuys(60, 1000)))
        terms = MoneyTerms("$", 0, Price(50, bounty=20), rebuy=Price(40), shared=shared)
        desk.do(SetMoney(terms))
        for player in ("Ann Ost", "Bob Marek", "Cho Marlin", "Dov Kern"):
            desk.do(Register(desk.player(player), player))
        desk.do(Eliminate(3, (1, 2)))
        desk.do(Reinstate(3, 1, 8))
        desk.do(Rebuy(3))
        desk.do(Eliminate(3, (4,)))
        desk.do(Eliminate(4, (1, 2)))
        desk.do(Eliminate(2, (1,)))
        (played,) = read_season(at.book, League("Spring", ("Friday",), Formula("hits"))).played
        counted.append({one.player: one.knock_outs for one in played.finishes})

    assert counted == [{1: 3, 2: 0, 3: 0, 4: 1}, {1: 2, 2: 1, 3: 0, 4: 1}]


def test_the_table_on_paper_calls_nobody_by_a_name_that_is_not_to_be_read():
    at = event_list()
    evening(at, "Friday", ("Ann Ost", "Bob Marek", "Cho Marlin"))
    wishes = dict(zip((1, 2, 3), ("initials", "not at all", ""), strict=True))
    people = at.book.register.people()
    changes = [Change(one, one._replace(shown_as=wishes[one.number])) for one in people]
    at.book.register.write(changes, "Ina", "desk")

    found = read_season(at.book, League("Spring", ("Friday",), POINTS))

    assert [found.public_name(number) for number in wishes] == ["A. O.", "–", "Cho Marlin"]
    assert [found.name(number) for number in wishes] == ["Ann Ost", "Bob Marek", "Cho Marlin"]
    assert "Ann Ost" not in repr(league_sheet(found))
