"""What players are called where anybody may read it."""

from dataclasses import replace

import pytest

from director.files.forms import FileWrong
from director.tournament.structure.files import structure_as_text, structure_from_text
from director.tournament.structure.structure import HIDDEN, INITIAL
from director.views.public_names import public_names
from tests.tournament.evening import STRUCTURE, Evening

REGISTER = {1: "Ann Ost", 2: "Dan Lee (Reno)", 3: "Dan Lee (Vegas)", 9: "Who Stays Home"}


def called(how):
    evening = Evening(3, replace(STRUCTURE, public_names=how))
    return public_names(evening.t, REGISTER)


def test_only_those_who_play_are_named():
    assert called("") == {1: "Ann Ost", 2: "Dan Lee (Reno)", 3: "Dan Lee (Vegas)"}


def test_an_initial_keeps_namesakes_apart():
    assert called(INITIAL) == {1: "Ann O.", 2: "Dan L. (Reno)", 3: "Dan L. (Vegas)"}


def test_hidden_names_are_none():
    assert called(HIDDEN) == {}


def test_a_sheet_says_it_and_a_word_that_is_no_way_is_refused():
    text = structure_as_text(replace(STRUCTURE, public_names=INITIAL))

    assert structure_from_text(text, "a.toml").public_names == INITIAL
    with pytest.raises(FileWrong, match="public_names"):
        structure_from_text(text.replace('"initial"', '"backwards"'), "a.toml")
