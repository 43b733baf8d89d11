"""What a sheet of people would change in the register, told before anything is written."""

import pytest

from director.desk.lists.player_sheets import people_rows, preview
from director.desk.register import Person
from director.files.forms import FileWrong
from director.tournament.state import PlayerNumber

ANN = Person(PlayerNumber(1), "Ann Ost", card="117", email="ann@example.org", telephone="+44 1")
BOB = Person(PlayerNumber(2), "Bob Marek")
CHO = Person(PlayerNumber(3), "Cho Marlin", card="9")
PEOPLE = {one.number: one for one in (ANN, BOB, CHO)}


def read(*rows):
    return preview("people.csv", [row.split("|") for row in rows], PEOPLE)


def planned(*rows):
    return [(one.row, one.change.before.number, one.change.fields) for one in read(*rows).planned]


def faults(*rows):
    return [str(fault) for fault in read(*rows).faults]


def test_who_is_not_known_is_new_and_who_is_has_only_what_differs_changed():
    found = planned("Name|Card|Phone", "Dov Kern|5|", "bob marek|8|+44 2", "Ann Ost|117|+44 1")

    assert found == [
        (2, 0, {"name": ("", "Dov Kern"), "card": ("", "5")}),
        (
            3,
            2,
            {
                "card": ("", "8"),
                "telephone": ("", "+44 2"),
            },
        ),
    ]


def test_an_empty_cell_says_nothing_and_takes_nothing_away():
    assert (planned("Name|Card|E-mail", "Ann Ost||"), read("Name", "Ann Ost").unchanged) == ([], 1)


@pytest.mark.parametrize(
    "titles",
    ["First name|Surname|E-Mail", "Vorname|Nachname|Mail", "FIRST|last|email address"],
)
def test_names_in_two_columns_are_put_together(titles):
    assert planned(titles, "Dov|Kern|dov@example.org") == [
        (2, 0, {"name": ("", "Dov Kern"), "email": ("", "dov@example.org")})
    ]


def test_the_card_says_who_is_meant_and_the_name_is_corrected():
    assert planned("Card no.|Player", "117|Anna Ost") == [(2, 1, {"name": ("Ann Ost", "Anna Ost")})]


def test_a_namesake_with_another_card_is_somebody_else():
    assert planned("Name|Card", "Ann Ost|118") == [
        (2, 0, {"name": ("", "Ann Ost"), "card": ("", "118")})
    ]


def test_a_namesake_with_another_card_and_the_same_address_has_a_new_card():
    assert planned("Name|Card|Email", "Ann Ost|118|ANN@example.org") == [
        (2, 1, {"card": ("117", "118")})
    ]


def test_all_that_is_wrong_is_told_at_once_with_the_rows():
    assert faults(
        "Name|Card|Email",
        "Dov Kern|5|",
        "|6|",
        "",
        "Eve Lund|5|",
        "Fay Orr||fay at home",
        "Cho Marlin||",
        "Cho Marlin||",
        "Gus Amsel||",
        "gus amsel||",
    ) == [
        "line 3: there is no name",
        "line 5: Eve Lund: row 2 has the same card number",
        "line 6: Fay Orr: “fay at home” is not an email address",
        "line 8: Cho Marlin: row 7 is the same person",
        "line 10: gus amsel: row 9 is the same person",
    ]


def test_of_two_namesakes_a_name_alone_means_neither():
    people = PEOPLE | {4: Person(4, "Bob Marek")}

    found = preview("people.csv", [["Name"], ["Bob Marek"]], people)

    assert [str(one) for one in found.faults] == [
        "line 2: Bob Marek: 2 people have this name; add a card number or a city"
    ]


RENO, ELKO = (
    Person(PlayerNumber(4), "Dan Orr", city="Reno"),
    Person(PlayerNumber(5), "Dan Orr", city="Elko"),
)


@pytest.mark.parametrize(
    ("people", "row", "meant"),
    [
        ((RENO, ELKO), ["Dan Orr", "elko"], 5),
        ((RENO, ELKO), ["Dan Orr", "Ely"], 0),
        ((RENO,), ["dan orr", "Ely"], 0),
        ((RENO,), ["Dan Orr", "RENO"], 4),
        ((Person(PlayerNumber(4), "Dan Orr"),), ["Dan Orr", "Reno"], 4),
    ],
)
def test_the_city_tells_which_of_one_name_is_meant_and_another_city_is_somebody_else(
    people, row, meant
):
    known = {one.number: one for one in people}

    found = preview("people.csv", [["Name", "Hometown", "Notes"], [*row, "tall"]], known)

    assert [one.change.before.number for one in found.planned] == [meant]


def test_two_of_one_name_from_two_cities_in_a_file_are_two_people():
    found = read("Name|City", "Dan Orr|Reno", "Dan Orr|Elko", "Dan Orr|Reno")

    assert (len(found.new), [str(one) for one in found.faults]) == (
        2,
        ["line 4: Dan Orr: row 2 is the same person"],
    )


def test_a_column_that_means_nothing_here_is_named():
    assert read("Name|Shoe size|Card", "Dov Kern|44|5").ignored == ("Shoe size",)


def test_a_plain_list_of_names_needs_no_title():
    assert planned("Dov Kern", "Ann Ost", "Eve Lund") == [
        (1, 0, {"name": ("", "Dov Kern")}),
        (3, 0, {"name": ("", "Eve Lund")}),
    ]


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        (
            ["Shoe size|Town", "44|Ulm"],
            (
                "people.csv: line 1: no column is called “name”; "
                "the first row has to name the columns"
            ),
        ),
        ([""], "people.csv: this file is empty"),
    ],
)
def test_a_file_without_names_is_refused_as_a_whole(rows, says):
    with pytest.raises(FileWrong) as wrong:
        read(*rows)

    assert str(wrong.value) == says


def test_no_is_no_reason_for_a_ban():
    assert planned("Name|Banned", "Bob Marek|no", "Cho Marlin|angle shooting") == [
        (3, 3, {"banned": ("", "angle shooting")})
    ]


def test_what_we_write_we_read_back_as_unchanged():
    people = PEOPLE | {
        4: Person(4, "Dov Kern", "Slim", "5", "d@example.org", "+1", "tall", "theft")
    }

    found = preview("people.csv", people_rows(people.values()), people)

    assert (found.planned, found.unchanged, found.faults, found.ignored) == ((), 4, (), ())


DAN = Person(PlayerNumber(6), "Dan Orr", email="dan@example.org")
TWIN = Person(PlayerNumber(7), "Dan Orr", email="Dan@example.org")
OF_RENO = Person(PlayerNumber(8), "Dan Orr", city="Reno")


@pytest.mark.parametrize(
    ("people", "row", "meant"),
    [
        ((RENO, DAN), "Dan Orr|Reno|", 4),
        ((RENO, DAN), "Dan Orr|Ely|", 6),
        ((RENO, DAN), "Dan Orr|Reno|DAN@example.org", 6),
        ((RENO, DAN), "Dan Orr||", None),
        ((RENO, OF_RENO), "Dan Orr|Reno|", None),
        ((RENO, OF_RENO, DAN), "Dan Orr|Reno|", None),
        ((DAN, TWIN), "Dan Orr||dan@example.org", None),
        ((DAN,), "Dan Orr||other@example.org", 6),
    ],
)
def test_of_namesakes_the_address_tells_which_is_meant_and_then_the_city(people, row, meant):
    known = {one.number: one for one in people}

    found = preview("people.csv", [["Name", "City", "Email"], row.split("|")], known)

    if meant is None:
        assert [one.message.split(" ", 1)[1] for one in found.faults] == [
            "people have this name; add a card number or a city"
        ]
    elif found.planned:
        assert [one.change.before.number for one in found.planned] == [meant]
    else:
        assert (found.unchanged, found.faults) == (1, ())


def test_who_is_new_beside_a_namesake_is_told_with_the_namesakes_number():
    found = read("Name|Card", "Ann Ost|118", "Dov Kern|5", "Bob Marek|8")

    assert [(one.change.is_new, one.namesake) for one in found.planned] == [
        (True, 1),
        (True, 0),
        (False, 0),
    ]
    assert (len(found.new), len(found.changed), len(found.changes)) == (2, 1, 3)


def test_a_card_is_one_whatever_signs_and_case_it_is_typed_with():
    people = {1: Person(PlayerNumber(1), "Ann Ost", card="Ke 117")}

    found = preview("people.csv", [["Card", "Name"], ["KE 117", ""], ["ke  117", "Ann"]], people)

    assert (found.unchanged, found.planned) == (1, ())
    assert [str(one) for one in found.faults] == ["line 3: Ann: row 2 has the same card number"]


def test_the_parts_of_a_name_count_only_where_no_whole_name_is_given():
    assert planned("Name|First|Last", "Dov Kern|Eve|Lund", "|Eve|Lund", "Fay Orr||", "||Amsel") == [
        (2, 0, {"name": ("", "Dov Kern")}),
        (3, 0, {"name": ("", "Eve Lund")}),
        (4, 0, {"name": ("", "Fay Orr")}),
        (5, 0, {"name": ("", "Amsel")}),
    ]


def test_a_row_may_be_shorter_or_longer_than_the_titles_and_its_spaces_do_not_count():
    assert planned("Name|Card", "  Dov   Kern ", "Eve Lund|5|more") == [
        (2, 0, {"name": ("", "Dov Kern")}),
        (3, 0, {"name": ("", "Eve Lund"), "card": ("", "5")}),
    ]


def test_the_first_name_of_a_plain_list_is_in_the_first_row():
    assert faults("Dov Kern", "dov kern") == ["line 2: dov kern: row 1 is the same person"]


def test_a_file_says_how_somebody_is_shown_in_public():
    lines = ("Dov Kern|Initials", "Eve Lund|as the event has it", "Fay Orr|backwards")

    assert planned("Name|Shown as", *lines[:2]) == [
        (2, 0, {"name": ("", "Dov Kern"), "shown_as": ("", "initials")}),
        (3, 0, {"name": ("", "Eve Lund")}),
    ]
    assert faults("Name|Shown as", *lines) == [
        (
            "line 4: Fay Orr: nobody is shown as “backwards”: full name, nickname, first name and"
            " initial, initials or not at all"
        )
    ]
