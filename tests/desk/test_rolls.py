"""The roll: people found by any part of a name, a nickname or a card, and kept up to date."""

import pytest

from director.desk.registers import Change, Person
from director.desk.rolls import Roll
from tests.registers import PaperRegister

PEOPLE = (
    Person(name="Żaneta Łoś", nickname="Birdie", card="1170"),
    Person(name="Ada Marlowe", card="22117"),
    Person(name="Mark O'Leary-Quist"),
    Person(name="Guimard Tamm", nickname="Mark"),
    Person(name="Bob Marek", card="117"),
)


@pytest.fixture
def register():
    made = PaperRegister()
    made.write([Change(Person(), one) for one in PEOPLE], "Ina", "desk 1")
    return made


@pytest.fixture
def roll(register):
    return Roll(register)


def names(people):
    return [one.name for one in people]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("mar", ["Mark O'Leary-Quist", "Ada Marlowe", "Bob Marek", "Guimard Tamm"]),
        ("mark", ["Guimard Tamm", "Mark O'Leary-Quist"]),
        ("zaneta los", ["Żaneta Łoś"]),
        ("ŁOŚ Ż", ["Żaneta Łoś"]),
        ("quist oleary", ["Mark O'Leary-Quist"]),
        ("o'leary quist", ["Mark O'Leary-Quist"]),
        ("117", ["Bob Marek", "Żaneta Łoś", "Ada Marlowe"]),
        ("birdie 1170", ["Żaneta Łoś"]),
        ("nobody", []),
    ],
)
def test_every_word_is_somewhere_in_name_nickname_or_card_and_the_closest_is_first(
    roll, typed, meant
):
    assert names(roll.search(typed)) == meant


def test_nothing_typed_means_everybody_in_the_order_of_their_names(roll):
    assert names(roll.search("  ")) == [
        "Ada Marlowe",
        "Bob Marek",
        "Guimard Tamm",
        "Mark O'Leary-Quist",
        "Żaneta Łoś",
    ]


def test_what_another_program_has_written_is_there_after_a_look(register, roll):
    bob = register.person(5)
    register.write([Change(bob, bob._replace(name="Rob Marek"))], "Uwe", "desk 2")
    register.write([Change(Person(), Person(name="Cho Marlin"))], "Uwe", "desk 2")
    register.erase(2, "Uwe", "desk 2")
    register.merge(3, 4, "Uwe", "desk 2")

    looked = [roll.look(), roll.look()]

    assert looked == [True, False]
    assert names(roll.search("")) == ["Cho Marlin", "Guimard Tamm", "Rob Marek", "Żaneta Łoś"]
    assert [roll.name(number) for number in range(1, 8)] == [
        "Żaneta Łoś",
        "",
        "Guimard Tamm",
        "Guimard Tamm",
        "Rob Marek",
        "Cho Marlin",
        "",
    ]
    assert roll.named("rob  MAREK") == 5
    assert roll.named("Bob Marek") is None
    assert roll.person(3) == roll.person(4) == register.person(4)


def test_a_roll_that_has_looked_equals_one_that_is_new(register, roll):
    for number in range(1, 300):
        register.write([Change(Person(), Person(name=f"Late {number}"))], "Uwe", "desk 2")
    roll.look()
    fresh = Roll(register)

    assert roll.search("") == fresh.search("")
    assert roll.names() == fresh.names()


def test_of_namesakes_the_first_is_meant_by_the_name_alone(register, roll):
    register.write([Change(Person(), Person(name="BOB MAREK", card="9"))], "Uwe", "desk 2")
    roll.look()

    assert roll.named("Bob Marek") == 5
