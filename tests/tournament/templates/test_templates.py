"""Templates: what an event is played by goes into a file and comes back into the next event."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.files.forms import FileWrong
from director.house import shelf
from director.tournament.bounties.commands import DeclareEnvelopes, SetBounties
from director.tournament.commands import (
    AgreePrizes,
    ChoosePayTable,
    ListAlternate,
    OpenFlight,
    PlanRounds,
    Refused,
    Register,
    SetFlightTerms,
    SetLogo,
    SetMoney,
    SetPrizeTerms,
)
from director.tournament.entries.terms import AddOns, Rebuys
from director.tournament.flights.state import BAGS, FlightTerms
from director.tournament.money.state import MoneyTerms, MysteryPrize, Price
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.prizes.payouts import Good, Lock, PayoutTerms
from director.tournament.prizes.rounding import NEAREST, Rounding
from director.tournament.prizes.satellite_prizes import satellite_prizes
from director.tournament.prizes.state import NO_TERMS, PrizeTerms
from director.tournament.prizes.tax_notes import TaxTerms
from director.tournament.shootouts.state import RoundTerms
from director.tournament.state import PlayerNumber
from director.tournament.structure.files import load_structure
from director.tournament.templates.commands import TakeSettings, says_more
from director.tournament.templates.files import template_as_text, template_from_text
from director.tournament.templates.template import Template, left_behind, taken, template_of
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

PAY_TABLE = load_pay_table(shelf.pay_tables() / "one-in-ten.toml")
PRICE = Price(40, 10, 2, 20, 1)


def begun(template):
    """The next event from this template."""
    friday = Evening(structure=replace(template.structure, day=FRIDAY.date()))
    if says_more(template, friday.t):
        friday.do(TakeSettings(template))
    return friday


def through_its_file(template):
    return template_from_text(template_as_text(template), "friday.toml")


def settings(t):
    first = t.flights[0].label if t.flights else ""
    return (
        replace(t.structure, day=None), t.terms, t.pay_table, t.prize_terms, t.flight_terms,
        first, t.round_terms, t.logo,
    )  # fmt: skip


@pytest.mark.parametrize(
    "path", sorted(shelf.structures().glob("*.toml")), ids=lambda one: one.stem
)
def test_every_shipped_structure_comes_through_its_template_unchanged(path):
    evening = Evening(structure=load_structure(path))
    evening.do(SetMoney(MoneyTerms("$", 2, PRICE, guarantee=5000)))

    template = through_its_file(template_of(evening.t, path.stem))

    assert settings(begun(template).t) == settings(evening.t)


def test_money_bounties_flights_rounds_prizes_and_logo_are_all_taken():
    selling = replace(STRUCTURE, rebuys=Rebuys(30, 1000), add_ons=AddOns(30, 1000))
    evening = Evening(structure=selling)
    own = Price(30, 5)
    evening.do(SetMoney(MoneyTerms("€", 2, PRICE, own, own, own, 100_00)))
    evening.do(DeclareEnvelopes((MysteryPrize(500, 1), MysteryPrize(20, 9)), "level 2"))
    evening.do(ChoosePayTable(PAY_TABLE))
    payout = PayoutTerms(
        saves=(50, 40), minimum=5, goods=(Good(1, "trophy"),), rounding=Rounding(5, NEAREST)
    )
    evening.do(SetPrizeTerms(PrizeTerms(payout, 20, TaxTerms("W-2G", 5000, 2400))))
    evening.do(SetFlightTerms(FlightTerms("all", 20, 15, 2)))
    evening.do(OpenFlight("1A"))
    evening.do(PlanRounds(RoundTerms(4, 2, (3, 0), fresh=False, places="shared")))
    template = template_of(evening.t, "Friday")

    came = through_its_file(template)

    assert came == template
    assert settings(begun(came).t) == settings(evening.t)


def test_the_logo_goes_from_event_to_event():
    evening = Evening()
    evening.do(SetLogo("iVBORw0KGgo="))

    assert begun(template_of(evening.t, "Friday")).t.logo == "iVBORw0KGgo="


_AMOUNTS = st.integers(0, 10**7)
_WORDS = st.text(st.characters(categories=("L", "N", "P", "Zs"), codec="utf-8"), max_size=9)
_PRICES = st.builds(Price, _AMOUNTS, _AMOUNTS, _AMOUNTS, _AMOUNTS, _AMOUNTS)
_MONEY = st.builds(
    MoneyTerms,
    st.sampled_from(("", "$", "€", "zł")),
    st.integers(0, 3),
    _PRICES,
    st.none() | _PRICES,
    st.none() | _PRICES,
    st.none() | _PRICES,
    _AMOUNTS,
    st.sampled_from(("fixed", "progressive", "mystery")),
    st.integers(0, 100),
    st.booleans(),
    st.lists(st.builds(MysteryPrize, st.integers(1, 10**6), st.integers(1, 99)), max_size=4).map(
        tuple
    ),
)
_PRIZE_TERMS = st.builds(
    PrizeTerms,
    st.builds(
        PayoutTerms,
        _AMOUNTS,
        st.lists(_AMOUNTS, max_size=3).map(tuple),
        _AMOUNTS,
        goods=st.lists(st.builds(Good, st.integers(1, 9), _WORDS, _AMOUNTS)).map(tuple),
        rounding=st.none() | st.builds(Rounding, st.integers(1, 100), st.just(NEAREST)),
    ),
    _AMOUNTS,
    st.none() | st.builds(TaxTerms, _WORDS, _AMOUNTS, st.integers(0, 10_000)),
)
_FLIGHTS = st.builds(
    FlightTerms, st.sampled_from(BAGS), _AMOUNTS, st.integers(0, 100), st.integers(0, 9)
)


@given(_MONEY, _PRIZE_TERMS, _FLIGHTS, st.none() | st.just(PAY_TABLE))
def test_whatever_the_terms_are_the_file_says_them_again(money, prizes, flights, table):
    template = Template("Friday", STRUCTURE, money, table, prizes, flights)

    assert through_its_file(template) == template


def test_what_is_of_one_night_stays_behind_and_is_said():
    evening = Evening(players=2, structure=replace(STRUCTURE, day=FRIDAY.date()))
    evening.do(ListAlternate(PlayerNumber(9)))
    evening.do(SetMoney(MoneyTerms("$", 0, Price(50))))
    locked = PrizeTerms(PayoutTerms(locks=(Lock(1, 60),)))
    evening.do(SetPrizeTerms(locked))

    template = template_of(evening.t, "Friday")

    assert (template.structure.day, template.prize_terms) == (None, NO_TERMS)
    assert [one.within(str) for one in left_behind(evening.t)] == [
        "the date",
        "2 entries and what was paid for them",
        "1 alternate",
        "1 prize set by hand",
    ]


def test_the_seats_of_a_satellite_are_not_those_of_the_next_one():
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", 0, Price(100))))
    for number in range(1, 7):
        evening.do(Register(PlayerNumber(number), f"seed {number}"))
    evening.do(AgreePrizes(*satellite_prizes(evening.t, "Main Event seat", 250)))

    template = template_of(evening.t, "Satellite Sunday")

    assert (template.pay_table, template.prize_terms) == (None, NO_TERMS)
    assert left_behind(evening.t)[-1].within(str) == (
        "the seats won, which follow from this prize pool"
    )


def test_what_is_taken_is_said_in_short():
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", 0, PRICE, guarantee=1000)))
    evening.do(SetBounties("progressive"))
    evening.do(ChoosePayTable(PAY_TABLE))

    said = [one.within(str) for one in taken(template_of(evening.t, "Friday"))]

    assert said == [
        "structure: 3 levels",
        "buy-in $73",
        "guarantee $1,000",
        "progressive bounties",
        f"payout structure {PAY_TABLE.name}",
    ]


def test_settings_are_taken_in_one_act_and_taken_back_in_one():
    template = Template("Friday", STRUCTURE, MoneyTerms("$", 0, PRICE), PAY_TABLE)
    evening = Evening()
    before = settings(evening.t)

    record = evening.do(TakeSettings(template))
    evening.undo()

    assert (len(record.facts), settings(evening.t)) == (2, before)


def test_nobody_s_price_is_changed_by_a_template():
    evening = Evening(players=1)

    with pytest.raises(Refused, match="players are already registered"):
        evening.do(TakeSettings(Template("Friday", STRUCTURE, MoneyTerms("$", 0, PRICE))))


FAULTY = """
name = "Levels"
day = "2027-03-05"
starting_chips = 1000
seats = 8
papers = ["seet-cards"]
game = [{ id = "texas-holdem" }]
level = [{ label = "1", minutes = 20, small_blind = 50, big_blind = 100 }]

[template]
nmae = "Friday"
logo = "gone.png"

[money]
bounties = "progresive"
kept = 120
decimals = 9
mystery_from = "level 9"

[flights]
bags = "worst"

[prizes]
payout = { locks = [{ place = 1, amount = 100 }] }
"""


PROGRESSIVE = "no such choice “progresive”; did you mean “progressive”?"
LOCKS = "prizes set by hand are of one night: leave them out"


def test_everything_that_is_wrong_with_a_file_is_said_at_once():
    with pytest.raises(FileWrong) as wrong:
        template_from_text(FAULTY, "friday.toml", ("seat-cards", "structure"))

    assert str(wrong.value).splitlines() == [
        "friday.toml: line 3: day: a template has no date: leave it out",
        "friday.toml: line 6: papers[1]: no such sheet “seet-cards”; did you mean “seat-cards”?",
        "friday.toml: line 10: template.name: is missing: it should be a text in quotation marks",
        "friday.toml: line 11: template.nmae: no such key “nmae”; did you mean “name”?",
        "friday.toml: line 12: template.logo: the picture has to lie beside this file",
        "friday.toml: line 15: money.bounties: " + PROGRESSIVE,
        "friday.toml: line 16: money.kept: no more than 100 percent of a bounty can be paid",
        "friday.toml: line 17: money.decimals: no currency has more than 4",
        "friday.toml: line 18: money.mystery_from: the structure has no level 9",
        "friday.toml: line 21: flights.bags: no such choice “worst”; known: best, all, newest",
        "friday.toml: line 24: prizes.payout.locks: " + LOCKS,
    ]


def test_a_template_keeps_the_weekday_of_its_event_and_nothing_else_of_the_date():
    evening = Evening(structure=replace(STRUCTURE, day=FRIDAY.date()))

    template = through_its_file(template_of(evening.t, "Every week"))

    assert (template.weekday, template.structure.day) == (FRIDAY.weekday(), None)


def test_a_weekday_that_is_none_is_told_with_its_place():
    text = template_as_text(Template("Friday", STRUCTURE, weekday=4))

    with pytest.raises(FileWrong, match="did you mean “friday”"):
        template_from_text(text.replace('"friday"', '"fridy"'), "friday.toml")
