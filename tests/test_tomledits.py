"""A value of a TOML text is changed, and all else stands as it was written."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.files.toml_edits import NotEdited, with_value
from director.files.toml_statements import statements
from director.house import shelf

GAMES = sorted(shelf.games().glob("*.toml"))
OURS = """\
# A game of our own.

name    = "Friday"   # for now
like    = "omaha"
source  = "house"

# The deal.
street = [
    { name = "hand",  down  = 4, bet = "small" },  # four of them
    { name = "flop",  board = 3, bet = "small" },
]

# The shares.
[portion.low]
scale = "california"  # ace to five
plays = "2 + 3"

# Hands.
[[example]]
title = "One"
hands = { Ann = "As Ks", Bob = "2c 3c" }

[[example]]
title = "Two"
"""


def test_a_value_is_replaced_and_the_comment_behind_it_stays():
    assert with_value(OURS, ("name",), "Saturday") == OURS.replace('"Friday"', '"Saturday"')


def test_a_row_is_written_anew_and_the_comment_behind_another_stays():
    rows = tomllib.loads(OURS)["street"]
    rows[1] = rows[1] | {"bet": "big"}

    assert with_value(OURS, ("street",), rows) == OURS.replace(
        '{ name = "flop",  board = 3, bet = "small" }', '{ name = "flop", board = 3, bet = "big" }'
    )


def test_a_row_more_stands_below_the_others():
    rows = [*tomllib.loads(OURS)["street"], {"name": "turn", "board": 1}]

    edited = with_value(OURS, ("street",), rows)

    assert (
        '    { name = "flop",  board = 3, bet = "small" },\n    { name = "turn", board = 1 },\n'
        in edited
    )
    assert edited.count("# ") == OURS.count("# ") - 1  # the one beside a row of a list


def test_a_key_more_stands_below_the_others_of_its_table():
    edited = with_value(OURS, ("portion", "low", "qualifier"), "9s 8d 7h 6c 5s")

    assert edited == OURS.replace(
        'plays = "2 + 3"\n', 'plays = "2 + 3"\nqualifier = "9s 8d 7h 6c 5s"\n'
    )


def test_a_key_more_of_the_file_stands_in_the_order_of_its_keys():
    edited = with_value(OURS, ("aliases",), ["fri"], ("name", "aliases", "like"))

    assert edited == OURS.replace("# for now\n", '# for now\naliases = ["fri"]\n')


def test_a_table_more_stands_behind_its_family():
    edited = with_value(OURS, ("portion", "high", "scale"), "high", ("portion", "example"))

    assert 'plays = "2 + 3"\n\n[portion.high]\nscale = "high"\n\n# Hands.\n' in edited


def test_the_first_table_of_its_family_stands_before_what_comes_after_it():
    edited = with_value(OURS, ("board", "rows"), 2, ("board", "portion", "example"))

    assert "]\n\n[board]\nrows = 2\n\n# The shares.\n[portion.low]" in edited


def test_a_worked_hand_more_stands_behind_the_others():
    edited = with_value(OURS, ("example", 2), {"title": "Three", "hands": {"Ann": "As"}})

    assert edited == OURS + '\n[[example]]\ntitle = "Three"\nhands = { Ann = "As" }\n'


def test_a_hand_more_of_the_first_worked_example_stays_in_it():
    text = '[[example]]\ntitle = "One"\n\n[[example]]\ntitle = "Two"\n'

    edited = with_value(text, ("example", 0, "hands", "Ann"), "As")

    assert edited == text.replace('"One"\n', '"One"\nhands.Ann = "As"\n')


def test_a_worked_hand_goes_with_the_comment_above_it():
    assert with_value(OURS, ("example", 0), None) == OURS.replace(
        '# Hands.\n[[example]]\ntitle = "One"\nhands = { Ann = "As Ks", Bob = "2c 3c" }\n\n', ""
    )


@pytest.mark.parametrize(
    "text",
    ['name = "A"\n\n[[example]]\ntitle = "One"\n', 'name = "A"\nexample = [{ title = "One" }]\n'],
)
def test_the_last_worked_hand_takes_its_list_with_it(text):
    assert with_value(text, ("example", 0), None) == 'name = "A"\n'


def test_what_is_taken_out_takes_an_empty_table_with_it():
    text = 'name = "A"\n\n[portion.low]\nqualifier = "9s"\n\n[board]\nrows = 2\n'

    edited = with_value(text, ("portion", "low", "qualifier"), None)

    assert edited == 'name = "A"\n\n[board]\nrows = 2\n'


@pytest.mark.parametrize(
    ("text", "edited"),
    [
        ('portion.low.scale = "high"\n', 'portion.low.scale = "buh"\n'),
        ('portion = { low = { scale = "high" } }\n', 'portion = { low = { scale = "buh" } }\n'),
        ('[portion]\nlow = { scale = "high" }\n', '[portion]\nlow = { scale = "buh" }\n'),
        ('[portion]\nlow.scale = "high"\n', '[portion]\nlow.scale = "buh"\n'),
        ("[ portion . 'low' ]\nscale='''\nhigh'''\n", "[ portion . 'low' ]\nscale=\"buh\"\n"),
    ],
)
def test_however_a_table_is_written_its_value_is_found(text, edited):
    assert with_value(text, ("portion", "low", "scale"), "buh") == edited


def test_a_text_that_is_no_toml_is_not_edited():
    with pytest.raises(NotEdited):
        with_value('name = "Friday', ("name",), "Saturday")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_statement_of_a_shipped_game_is_found_where_it_stands(path):
    text = path.read_text(encoding="utf-8")

    for one in statements(text):
        if one.value:
            here = tomllib.loads(text)
            for key in one.path:
                here = here[key]
            assert tomllib.loads(f"value = {text[slice(*one.value)]}") == {"value": here}


WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=120)
VALUES = st.one_of(WORDS, st.integers(0, 99), st.booleans(), st.lists(WORDS, max_size=3))
PLACES = st.sampled_from(
    [
        ("name",), ("aliases",), ("betting",), ("players",), ("street",), ("board", "rows"),
        ("portion", "low", "qualifier"), ("portion", "high", "scale"), ("portion", "new", "plays"),
        ("rule_card", "deal"), ("rule_card", "traps"), ("option", "style", "default"),
        ("hand", "parts", "omaha"), ("house_rule", 0, "ours"), ("example", 0, "title"),
        ("example", 0, "hands", "Ann"), ("no such", "kéy"),
    ]
)  # fmt: skip


@given(
    st.sampled_from([OURS, *(path.read_text(encoding="utf-8") for path in GAMES)]), PLACES, VALUES
)
def test_what_is_written_is_read_and_nothing_else_changes(text, place, value):
    """The law of the editor: `with_value` checks itself, so that it holds wherever it answers."""
    try:
        edited = with_value(text, place, value)
    except NotEdited:
        assert leads_nowhere(tomllib.loads(text), place)
        return

    here = tomllib.loads(edited)
    for key in place:
        here = here[key]
    assert here == value
    comments = [line for line in text.splitlines() if line.startswith("#")]
    assert [line for line in edited.splitlines() if line in comments][: len(comments)] == comments


def leads_nowhere(data, place):
    """Whether on the way to a place something is no table, or no such table of a list is there."""
    for key in place[:-1]:
        if isinstance(key, int):
            if not isinstance(data, list) or key >= len(data):
                return True
            data = data[key]
        elif not isinstance(data, dict):
            return True
        else:
            data = data.get(key, [] if isinstance(place[place.index(key) + 1], int) else {})
    return not isinstance(data, dict)
