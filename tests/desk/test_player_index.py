"""People found by any part of a name, a nickname or a card, and kept up to date."""

import pytest

from director.desk.player_index import PlayerIndex
from director.desk.register import Change, Person
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
def index(register):
    return PlayerIndex(register)


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
    index, typed, meant
):
    assert names(index.search(typed)) == meant


def test_nothing_typed_means_everybody_in_the_order_of_their_names(index):
    assert names(index.search("  ")) == [
        "Ada Marlowe",
        "Bob Marek",
        "Guimard Tamm",
        "Mark O'Leary-Quist",
        "Żaneta Łoś",
    ]


def test_what_another_program_has_written_is_there_after_a_look(register, index):
    bob = register.person(5)
    register.write([Change(bob, bob._replace(name="Rob Marek"))], "Uwe", "desk 2")
    register.write([Change(Person(), Person(name="Cho Marlin"))], "Uwe", "desk 2")
    register.erase(2, "Uwe", "desk 2")
    register.merge(3, 4, "Uwe", "desk 2")

    looked = [index.look(), index.look()]

    assert looked == [True, False]
    assert names(index.search("")) == ["Cho Marlin", "Guimard Tamm", "Rob Marek", "Żaneta Łoś"]
    assert [index.name(number) for number in range(1, 8)] == [
        "Żaneta Łoś",
        "",
        "Guimard Tamm",
        "Guimard Tamm",
        "Rob Marek",
        "Cho Marlin",
        "",
    ]
    assert index.named("rob  MAREK") == [5]
    assert index.named("Bob Marek") == []
    assert index.person(3) == index.person(4) == register.person(4)


def test_a_roll_that_has_looked_equals_one_that_is_new(register, index):
    for number in range(1, 300):
        register.write([Change(Person(), Person(name=f"Late {number}"))], "Uwe", "desk 2")
    index.look()
    fresh = PlayerIndex(register)

    assert index.search("") == fresh.search("")
    assert index.names() == fresh.names()


def entered(register, index, *people):
    made = register.write([Change(Person(), one) for one in people], "Uwe", "desk 2")
    index.look()
    return [one.number for one in made]


def test_a_name_means_everybody_who_has_it_whatever_case_and_accents_are_typed(register, index):
    entered(register, index, Person(name="Zaneta LOS"))

    assert (index.named("żaneta  łoś"), index.named("bob marek")) == ([1, 6], [5])


def test_whole_names_come_before_longer_ones_and_whole_words_before_beginnings(register, index):
    people = "Raj Patel", "Pat Kelly", "Zupatos", "Pat", "Patricia Cole", "Kim Pat"
    entered(register, index, *[Person(name=name) for name in people])

    assert names(index.search("pat")) == [
        "Pat",
        "Kim Pat",
        "Pat Kelly",
        "Patricia Cole",
        "Raj Patel",
        "Zupatos",
    ]


def test_namesakes_are_told_apart_by_nickname_city_or_number_whichever_does(register, index):
    numbers = entered(
        register,
        index,
        Person(name="Dan Orr", nickname="Slim", city="Reno"),
        Person(name="dan orr", city="Reno"),
        Person(name="Dan Orr", city="Elko"),
    )

    assert [index.called(one) for one in (5, *numbers)] == [
        "Bob Marek",
        "Dan Orr (Slim)",
        "dan orr (person 7)",
        "Dan Orr (Elko)",
    ]
    assert [index.named(index.called(one)) for one in numbers] == [[6], [7], [8]]
    assert index.named("Dan Orr (Reno)") == []


def test_whoever_is_the_last_of_a_name_needs_no_telling_apart(register, index):
    one, other = entered(register, index, Person(name="Dan Orr"), Person(name="Dan Orr"))
    person = register.person(other)

    register.write([Change(person, person._replace(name="Don Orr"))], "Uwe", "desk 2")
    index.look()

    assert (index.called(one), index.called(other)) == ("Dan Orr", "Don Orr")
    assert list(index.shared) == []


def test_somebody_is_found_by_name_and_by_latin_spelling_and_shown_with_both(register, index):
    register.write(
        [Change(Person(), Person(name="王小明", spelling="Wang Xiaoming"))], "Ina", "desk 1"
    )
    index.look()

    assert [index.named(text) for text in ("王小明", "wang xiaoming", "王小明 Wang Xiaoming")] == [
        [6]
    ] * 3
    assert (index.name(6), names(index.search("xiao"))) == ("王小明 Wang Xiaoming", ["王小明"])
    assert names(index.search(""))[-2:] == ["王小明", "Żaneta Łoś"]


def test_a_spelling_that_was_corrected_finds_nobody_any_more(register, index):
    wang = Person(name="王小明", spelling="Wong")
    (wang,) = register.write([Change(Person(), wang)], "Ina", "desk 1")
    index.look()

    register.write([Change(wang, wang._replace(spelling="Wang"))], "Ina", "desk 1")
    index.look()

    assert [index.named(text) for text in ("Wong", "Wang")] == [[], [6]]
