"""Codes are read however people write them, and nothing else is taken for one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.sharing.codes import SIGNS, NoCode, new_code, read_code, shown

codes = st.text(SIGNS, min_size=6, max_size=6)


@given(codes)
def test_a_code_is_read_as_it_is_shown(code):
    assert read_code(shown(code)) == code


@given(codes, st.sampled_from(["", " ", "-", "–"]), st.booleans())
def test_how_a_code_is_grouped_and_whether_in_capitals_is_all_the_same(code, between, small):
    typed = between.join((code[:2], code[2:4], code[4:]))

    assert read_code(typed.lower() if small else typed) == code


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "the code has 6 signs, and these are 0"),
        ("K7QM3", "the code has 6 signs, and these are 5"),
        ("K7QM3XX", "the code has 6 signs, and these are 7"),
        ("K7QM3O", "there is no “O” in a code"),
        ("K7QM3٣", "there is no “٣” in a code"),
    ],
)
def test_what_is_no_code_says_why(typed, why):
    with pytest.raises(NoCode) as refusal:
        read_code(typed)

    assert str(refusal.value) == why


@pytest.mark.parametrize("alike", ["0OQD", "1IL", "2Z", "5S", "6G", "8B", "UV"])
def test_of_signs_that_look_alike_one_is_used_at_most(alike):
    assert len(set(alike) & set(SIGNS)) <= 1


def test_no_word_comes_of_a_code():
    assert set("AEIOUY") & set(SIGNS) == set()


def test_new_codes_are_six_of_the_signs_and_differ():
    made = {new_code() for _ in range(200)}

    assert len(made) == 200
    assert {len(code) for code in made} == {6}
    assert set("".join(made)) <= set(SIGNS)
