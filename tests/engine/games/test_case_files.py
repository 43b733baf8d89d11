"""Cases and options in game files, and what they change."""

import pytest

from director.engine.games.case_files import (
    CASE_KEEPS,
    OPTION_KEEPS,
    as_played,
    changes_of_case,
    may_change,
    read_cases,
    read_option,
    whens,
)
from director.engine.games.game import Case, Option
from director.engine.games.streets import Street
from director.files.forms import Form


def form_of(table):
    return Form(table, [])


def told(form):
    return [(fault.place, fault.message) for fault in form.faults]


def cases_of(table):
    form = form_of(table)
    streets = (Street("hand", down=2), Street("flop", board=(3,)), Street("river", board=(1,)))
    return read_cases(form, form.named_forms("case"), streets), told(form)


def rolls(lowest, highest):
    return tuple(range(lowest, highest + 1))


@pytest.mark.parametrize(
    ("table", "read", "faults"),
    [
        ({}, ("", ()), []),
        ({"case": {"4": {}}}, ("dice", (Case("4", "4", rolls(4, 4)),)), []),
        ({"case": {"1-3": {"title": "Low"}, "4-12": {}}},
         ("dice", (Case("1-3", "Low", rolls(1, 3)), Case("4-12", "4-12", rolls(4, 12)))), []),
        ({"case_by": "flop colour", "case": {"red": {"title": "Red"}, "4": {}}},
         ("flop colour", (Case("red", "Red"), Case("4", "4"))), []),
        ({"case": {"red": {}}}, ("dice", ()),
         [("case.red", "should be a sum of dice, such as 4-6, or 1, 3, 5")]),
        ({"case": {"1000": {}}}, ("dice", ()),
         [("case.1000", "should be a sum of dice, such as 4-6, or 1, 3, 5")]),
        ({"case": {"2, 4-6": {}, "1": {}}},
         ("dice", (Case("2, 4-6", "2, 4-6", (2, 4, 5, 6)), Case("1", "1", (1,)))), []),
        ({"case_by": "second die", "case": {"odd": {}}}, ("second die", ()),
         [("case.odd", "should be what a die shows, such as 4-6, or 1, 3, 5")]),
        ({"case_by": "river suit", "case": {"hearts": {}}},
         ("river suit", (Case("hearts", "hearts"),)), []),
        ({"case_by": "choice", "case": {"high": {"title": "High"}}},
         ("choice", (Case("high", "High"),)), []),
        ({"case": {"1-": {}}}, ("dice", ()),
         [("case.1-", "should be a sum of dice, such as 4-6, or 1, 3, 5")]),
    ],
)  # fmt: skip
def test_cases_go_by_dice_by_cards_of_the_board_or_by_a_choice(table, read, faults):
    assert cases_of(table) == (read, faults)


def test_a_word_that_decides_nothing_is_told_with_all_that_do():
    read, faults = cases_of({"case_by": "turn colour", "case": {"red": {}}})

    [(place, message)] = faults
    assert (place, message.partition(" Known: ")[0]) == (
        "case_by", "no such choice “turn colour”; did you mean “river colour”?",
    )  # fmt: skip
    assert message.partition(" Known: ")[2].strip("“”").split("”, “") == [
        *("dice", "first die", "second die", "third die", "highest die", "lowest die"),
        *("flop colour", "flop suit", "river colour", "river suit", "choice"),
    ]
    assert read == ("dice", (Case("red", "red"),))


TITLE = {"title": "Wild"}


@pytest.mark.parametrize(
    ("table", "option"),
    [
        (TITLE, Option("wild", "Wild", (True, False), True, {})),
        ({**TITLE, "default": False}, Option("wild", "Wild", (True, False), False, {})),
        ({**TITLE, "values": ["a", "b"]}, Option("wild", "Wild", ("a", "b"), "a", {})),
        ({**TITLE, "values": ["a", "b"], "default": "b", "says": {"a": "It is a."},
          "when": {"b": {"deck": "53"}}},
         Option("wild", "Wild", ("a", "b"), "b", {"a": "It is a."})),
    ],
)  # fmt: skip
def test_an_option_is_yes_or_no_or_among_its_values(table, option):
    form = form_of(table)

    assert (read_option("wild", form), told(form)) == (option, [])


NO_VALUES = ("values", "should be a list of what may be chosen, texts or true and false")


@pytest.mark.parametrize(
    ("table", "faults"),
    [
        ({**TITLE, "values": []}, [NO_VALUES]),
        ({**TITLE, "values": "a"}, [NO_VALUES]),
        ({**TITLE, "values": {"a": 1}}, [NO_VALUES]),
        ({**TITLE, "values": ["a", 1]}, [NO_VALUES]),
        ({**TITLE, "values": ["a", True], "default": "b"}, [
            ("default", 'should be one of "a", true'),
        ]),
        ({**TITLE, "default": "true"}, [("default", "should be one of true, false")]),
        ({**TITLE, "says": {"ture": "Yes."}}, [
            ("says.ture", "no such value “ture”; did you mean “true”?"),
        ]),
        ({**TITLE, "when": {"flase": {}}}, [
            ("when.flase", "no such value “flase”; did you mean “false”?"),
        ]),
        ({**TITLE, "defualt": True}, [
            ("defualt", "no such key “defualt”; did you mean “default”?"),
        ]),
    ],
)  # fmt: skip
def test_what_is_wrong_with_an_option_is_told(table, faults):
    form = form_of(table)

    read_option("wild", form)

    assert told(form) == faults


CHANGES = {
    "deck": "52",
    "option": {
        "joker": {"when": {"true": {"deck": "53"}, "false": {"deck": "36"}}},
        "size": {"values": ["a", "b"], "default": "b", "when": {"a": {"x": 1}, "b": {"x": 2}}},
        "odd": {"when": 5},
        "none": {"values": []},
        "flat": 5,
    },
}


@pytest.mark.parametrize(
    ("options", "deck", "x"),
    [
        ({}, "53", 2),
        ({"joker": "true", "size": "a"}, "53", 1),
        ({"joker": "false"}, "36", 2),
        ({"joker": "maybe", "size": "c"}, "52", None),
        ({"odd": "true", "none": "true", "flat": "true"}, "53", 2),
    ],
)
def test_an_option_changes_the_form_by_its_value_or_its_default(options, deck, x):
    played = as_played(form_of(CHANGES), options)

    assert (played.data["deck"], played.data.get("x")) == (deck, x)


def test_a_form_without_options_is_played_as_it_is():
    assert as_played(form_of({"deck": "52"}), {"a": "b"}).data == {"deck": "52"}
    assert as_played(form_of({"deck": "52", "option": 5}), {}).data["deck"] == "52"


def test_what_the_values_of_an_option_change_is_told_by_their_keys():
    form = form_of(CHANGES)

    assert [whens(form, name) for name in ("size", "odd", "none", "flat", "other")] == [
        {"a": {"x": 1}, "b": {"x": 2}}, {}, {}, {}, {},
    ]  # fmt: skip


def test_a_case_changes_all_in_its_table_but_what_it_is_called():
    assert changes_of_case({"title": "Red", "deck": "36"}) == {"deck": "36"}


@pytest.mark.parametrize(
    ("changes", "fixed", "may", "faults"),
    [
        ({"deck": "36"}, OPTION_KEEPS, True, []),
        ({}, CASE_KEEPS, True, []),
        ({"dice": 2}, OPTION_KEEPS, True, []),
        ({"dice": 2}, CASE_KEEPS, False, [("here.dice", "cannot be changed here")]),
        ({"deck": "36", "like": "razz", "kind": "tricks"}, OPTION_KEEPS, False, [
            ("here.like", "cannot be changed here"), ("here.kind", "cannot be changed here"),
        ]),
        (5, OPTION_KEEPS, False, [("here", "should be a table of what changes")]),
    ],
)  # fmt: skip
def test_what_is_fixed_cannot_be_changed(changes, fixed, may, faults):
    form = form_of({})

    assert may_change(form, "here", changes, fixed) is may
    assert told(form) == faults
