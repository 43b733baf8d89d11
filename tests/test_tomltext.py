"""TOML as people like to read it."""

import tomllib

from director.files.toml_text import toml_text

DATA = {
    "name": 'The "Big" One',
    "starting chips": 5000,
    "open": True,
    "notes": ["short"],
    "long": ["a" * 44, "b" * 44],
    "fits": ["a" * 40, "b" * 40],
    "level": [
        {"label": "1", "minutes": 20, "ante": 25, "big": {"blind": 100}},
        {"label": "10", "minutes": 5, "ante": 1000},
    ],
    "my games": [{"id": "razz", "played now": False}],
    "none": [],
    "late": {"until": "end", "re entries": 2},
}


def test_columns_are_as_wide_as_their_widest_and_keys_are_quoted_where_they_have_to_be():
    text = toml_text(DATA, "Everything.")

    assert text.splitlines() == [
        "# Everything.",
        "",
        'name             = "The \\"Big\\" One"',
        '"starting chips" = 5000',
        "open             = true",
        'notes            = ["short"]',
        "long             = [",
        f'    "{"a" * 44}",',
        f'    "{"b" * 44}",',
        "]",
        f'fits             = ["{"a" * 40}", "{"b" * 40}"]',
        "none             = []",
        "",
        "level = [",
        '    { label = "1",  minutes = 20, ante =   25, big = { blind = 100 } },',
        '    { label = "10", minutes =  5, ante = 1000 },',
        "]",
        "",
        '"my games" = [',
        '    { id = "razz", "played now" = false },',
        "]",
        "",
        "[late]",
        'until        = "end"',
        '"re entries" = 2',
    ]
    assert tomllib.loads(text) == DATA


def test_a_table_without_words_begins_with_its_rows():
    assert toml_text({"game": [{"id": "razz"}]}, "One.") == (
        '# One.\n\ngame = [\n    { id = "razz" },\n]\n'
    )


def test_a_list_of_one_letter_too_many_has_a_thing_a_line():
    lines = toml_text({"over": ["a" * 40, "b" * 41]}, "Wide.").splitlines()

    assert lines[2:] == ["over = [", f'    "{"a" * 40}",', f'    "{"b" * 41}",', "]"]
