"""What each role may bring about: every kind of fact has its place."""

from collections import Counter

import pytest

from director.tournament.facts import FACTS
from director.tournament.staff import roles
from director.tournament.staff.role import Role, refusal
from director.tournament.staff.roles import MATTERS, kinds_of, why_not

KINDS = [kind for _, kinds in roles._KINDS for kind in kinds]


@pytest.mark.parametrize("name", sorted(FACTS))
def test_every_kind_of_fact_has_its_place_and_only_one(name):
    assert Counter(KINDS)[FACTS[name]] == 1


def test_nothing_else_has_a_place():
    assert set(KINDS) == set(FACTS.values())


def test_a_director_may_bring_everything_about_and_a_display_nothing():
    assert kinds_of(Role.DIRECTOR) == set(FACTS)
    assert kinds_of(Role.DISPLAY) == set()


SAMPLES = {
    "PlayerRegistered": {Role.REGISTRATION},
    "SeatsDrawn": {Role.REGISTRATION, Role.FLOOR},
    "MoneyTaken": {Role.REGISTRATION, Role.CASHIER},
    "PrizePaid": {Role.CASHIER},
    "BountyPaid": {Role.CASHIER},
    "DrawerCounted": {Role.CASHIER},
    "PlayerEliminated": {Role.FLOOR},
    "PlayersMoved": {Role.FLOOR},
    "ClockStarted": {Role.FLOOR},
    "RulingFiled": {Role.FLOOR},
    "PlayerWarned": {Role.FLOOR},
    "ChipsCounted": {Role.FLOOR, Role.DEALER},
    "EventClosed": set(),
    "StructureChanged": set(),
    "EventOpened": set(),
    "DealMade": set(),
    "ContinuedFromCopy": set(),
}


@pytest.mark.parametrize(("name", "able"), SAMPLES.items())
def test_who_may_besides_a_director(name, able):
    assert MATTERS[FACTS[name]].roles == {Role.DIRECTOR, *able}


def test_a_refusal_names_the_role_and_who_can():
    assert refusal(Role.REGISTRATION, MATTERS[FACTS["EventClosed"]]).said(str) == (
        "Registration may not close the event; a director can"
    )
    assert refusal(Role.DISPLAY, MATTERS[FACTS["MoneyTaken"]]).said(str) == (
        "A display may not take payments; a director, registration or a cashier can"
    )


def test_the_first_fact_that_a_role_may_not_bring_about_is_why_not():
    facts = [FACTS["ClockStarted"](), FACTS["EventClosed"](), FACTS["EventReopened"]()]

    assert why_not(Role.DIRECTOR, facts) is None
    assert why_not(Role.FLOOR, facts) == refusal(Role.FLOOR, MATTERS[FACTS["EventClosed"]])
