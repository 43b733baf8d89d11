"""What players are called where anybody may read it."""

from dataclasses import replace

import pytest

from director.files.forms import FileWrong
from director.tournament.entries.people import SHOWN_AS, Person
from director.tournament.structure.files import structure_as_text, structure_from_text
from director.tournament.structure.structure import HIDDEN, IN_FULL, INITIAL
from director.views.public_names import board_names, public_name
from tests.tournament.evening import STRUCTURE, Evening

NAMES = {1: "Ann Ost", 2: "Entry 2", 3: "Birdie", 9: "Who Stays Home"}
HOW = ("", IN_FULL, INITIAL, HIDDEN)


def called(shown_as, nickname="Birdie"):
    """As each kind of event has it."""
    person = Person(name="Ann Ost", nickname=nickname, shown_as=shown_as)
    return [public_name("Ann Ost (Reno)", person, how) for how in HOW]


def test_the_stricter_of_the_event_and_the_person_counts_unless_a_nickname_is_wanted():
    assert {one: called(one) for one in ("", *SHOWN_AS)} == {
        "": ["Ann Ost (Reno)", "Ann Ost (Reno)", "Ann O. (Reno)", ""],
        "full name": ["Ann Ost (Reno)", "Ann Ost (Reno)", "Ann O. (Reno)", ""],
        "nickname": ["Birdie"] * 4,
        "first name and initial": ["Ann O. (Reno)"] * 3 + [""],
        "initials": ["A. O. (Reno)"] * 3 + [""],
        "not at all": [""] * 4,
    }


def test_who_wants_a_nickname_and_has_none_is_called_by_first_name_and_initial():
    assert called("nickname", nickname="") == ["Ann O. (Reno)"] * 3 + [""]


def test_a_wish_that_nobody_knows_hides_the_name():
    assert called("in Morse code") == [""] * 4


def test_the_board_names_those_who_play_and_nobody_else():
    assert board_names(Evening(3).t, NAMES) == {1: "Ann Ost", 2: "Entry 2", 3: "Birdie"}


def test_the_board_of_an_event_that_hides_names_has_those_alone_that_are_wanted():
    evening = Evening(3, replace(STRUCTURE, public_names=HIDDEN))

    assert board_names(evening.t, {1: "Entry 1", 2: "Entry 2", 3: "Birdie"}) == {3: "Birdie"}


def test_a_sheet_says_it_and_a_word_that_is_no_way_is_refused():
    text = structure_as_text(replace(STRUCTURE, public_names=INITIAL))

    assert structure_from_text(text, "a.toml").public_names == INITIAL
    with pytest.raises(FileWrong, match="public_names"):
        structure_from_text(text.replace('"initial"', '"backwards"'), "a.toml")
