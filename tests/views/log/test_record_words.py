"""What records of busts say: place, prize and bounty as they hold, whatever came since."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.desk.desk import open_event
from director.tournament.busts.facts import PlayerEliminated
from director.tournament.busts.hand_for_hand import Bust
from director.tournament.commands import (
    ChoosePayTable,
    CreditBust,
    DeclareEnvelopes,
    DrawSeats,
    Eliminate,
    EliminateTogether,
    OpenEnvelope,
    Register,
    Reinstate,
    SetBounties,
    SetMoney,
)
from director.tournament.money.state import MoneyTerms, MysteryPrize, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.translation import Sentence
from director.views.log.happenings import happenings
from director.views.log.record_words import as_it_stands, as_recorded, in_full
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY, STRUCTURE

NAMES = ("Ann Lee", "Bob Ray", "Cy Dunn", "Dee Fox", "Eve Hall")
TWO = PayTable("two", brackets=(Bracket(2, 99, (PlaceRange(1, 1, 7500), PlaceRange(2, 2, 2500))),))


def five_seated():
    made = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    made.do(SetMoney(MoneyTerms("$", 0, Price(40, 0, bounty=10))))
    for name in NAMES:
        made.do(Register(made.player(name), "seed", "cash"))
    made.do(DrawSeats("seats"))
    return made


@pytest.fixture
def desk():
    return five_seated()


def busts(desk):
    """What every record of a bust says, the oldest first."""
    return [
        in_full(one, desk.log, desk.name)
        for one in desk.log.records
        if "busted" in one.label.text and one.label.text.startswith("{player")
    ]


def test_a_bust_says_who_has_the_bounty(desk):
    desk.do(Eliminate(1, (2,)))

    assert busts(desk) == ["Ann Lee busted in 5th place; bounty $10 to Bob Ray"]
    assert happenings(desk, 1)[0].what == "Ann Lee out 5th; bounty $10 to Bob Ray"


def test_a_bust_of_an_older_log_is_said_in_the_words_of_today_with_the_place_that_holds(desk):
    desk.do(Eliminate(1))
    desk.do(Eliminate(2, before=1))
    once = Sentence("{player} busted in place {place}", {"player": 1, "place": 5})
    old = replace(desk.log.records[-2], label=once)

    assert (
        in_full(old, desk.log, desk.name) == "Ann Lee busted in 4th place; bounty not awarded yet"
    )
    assert as_recorded(old, desk.log) == "When recorded: 5th place"


def test_a_mystery_bounty_is_not_awarded_yet_only_where_it_is_still_to_be_drawn(desk):
    desk.do(DeclareEnvelopes((MysteryPrize(10, 5),)))
    desk.do(Eliminate(1))
    before = busts(desk)

    desk.do(OpenEnvelope(2, 1, 10))

    assert before == ["Ann Lee busted in 5th place; bounty not awarded yet"]
    assert busts(desk) == ["Ann Lee busted in 5th place; bounty $10 to Bob Ray"]


def test_whoever_is_credited_later_has_it_in_the_line_of_the_bust(desk):
    desk.do(Eliminate(1))
    desk.do(CreditBust(1, (3,)))

    assert busts(desk) == ["Ann Lee busted in 5th place; bounty $10 to Cy Dunn"]


def test_of_a_progressive_bounty_it_is_said_what_went_onto_the_head(desk):
    desk.do(SetBounties("progressive", 50, shared=False))
    desk.do(Eliminate(1, (2,)))
    desk.do(Eliminate(2, (3,)))

    assert busts(desk) == [
        "Ann Lee busted in 5th place; bounty $5 to Bob Ray, $5 onto their head",
        "Bob Ray busted in 4th place; bounty $7 to Cy Dunn, $8 onto their head",
    ]


def test_without_bounties_who_did_it_is_named(desk):
    desk.do(SetMoney(MoneyTerms("$")))
    desk.do(Register(desk.player("Flo Kent"), "seed", "cash"))
    desk.do(Eliminate(6, (2, 3)))

    assert busts(desk) == ["Flo Kent busted in 6th place; knocked out by Bob Ray and Cy Dunn"]


def test_in_the_money_the_prize_is_said(desk):
    desk.do(ChoosePayTable(TWO))
    for entry in (1, 2, 3, 4):
        desk.do(Eliminate(entry, (5,)))

    assert busts(desk)[2:] == [
        "Cy Dunn busted in 3rd place; bounty $10 to Eve Hall",
        "Dee Fox busted in 2nd place, $50; bounty $10 to Eve Hall",
    ]


def test_where_a_bust_is_undone_the_others_say_the_places_that_hold(desk):
    first = desk.do(Eliminate(1))
    desk.do(Eliminate(2))
    before = busts(desk)

    desk.take_back(first.number)

    assert before == [
        "Ann Lee busted in 5th place; bounty not awarded yet",
        "Bob Ray busted in 4th place; bounty not awarded yet",
    ]
    assert busts(desk) == [
        "Ann Lee busted",
        "Bob Ray busted in 5th place; bounty not awarded yet",
    ]
    assert as_it_stands(desk.log.records[-1], desk.log).said(desk.name) == "Undone: Ann Lee busted"


def test_a_bust_before_a_reinstatement_says_no_place(desk):
    desk.do(Eliminate(1))
    (free, *_) = [seat for seat in range(1, 9) if seat not in desk.tournament.at_table(1)]
    desk.do(Reinstate(1, 1, free))
    desk.do(Eliminate(2))
    desk.do(Eliminate(1))

    said = [one.what for one in happenings(desk, 4)]

    assert [one for one in said if "reinstated" not in one] == [
        "Ann Lee out 4th",
        "Bob Ray out 5th",
        "Ann Lee busted",
    ]


def test_several_on_one_hand_say_the_places_that_they_have_now(desk):
    first = desk.do(Eliminate(1))
    record = desk.do(EliminateTogether((Bust(2, 1, 500), Bust(3, 1, 900))))
    before = in_full(record, desk.log, desk.name)

    desk.take_back(first.number)

    assert before == (
        "Bob Ray and Cy Dunn busted in 3rd–4th place: Cy Dunn 3rd, Bob Ray 4th"
        "; bounties not awarded yet"
    )
    assert in_full(record, desk.log, desk.name) == (
        "Bob Ray and Cy Dunn busted in 4th–5th place: Cy Dunn 4th, Bob Ray 5th"
        "; bounties not awarded yet"
    )


def test_several_on_one_hand_say_who_ties(desk):
    record = desk.do(EliminateTogether((Bust(2, 1, 900), Bust(3, 1, 900))))

    assert in_full(record, desk.log, desk.name) == (
        "Bob Ray and Cy Dunn busted in 4th–5th place: Bob Ray and Cy Dunn tie for 4th"
        "; bounties not awarded yet"
    )


@given(st.lists(st.sampled_from(("bust", "undo", "redo", "take back")), max_size=12), st.randoms())
def test_whatever_is_taken_back_and_brought_back_a_bust_says_the_place_that_holds(acts, random):
    desk = five_seated()
    for act in acts:
        t = desk.tournament
        in_force = [
            one.number
            for one in desk.log.records
            if one.number > 8 and desk.log.in_force(one.number)
        ]
        if act == "bust" and t.players_left > 2:
            desk.do(Eliminate(random.choice(sorted(t.left))))
        elif act == "undo" and t.busts:
            desk.undo()
        elif act == "redo" and desk.redo_refusal() is None:
            desk.redo()
        elif act == "take back" and in_force:
            desk.take_back(random.choice(in_force))

    said = {
        one.facts[0].entry: as_it_stands(one, desk.log).values["nth"]
        for one in desk.log.records
        if isinstance(one.facts[0], PlayerEliminated) and desk.log.in_force(one.number)
    }

    assert said == {entry: desk.tournament.place(entry).place for entry in desk.tournament.busts}
