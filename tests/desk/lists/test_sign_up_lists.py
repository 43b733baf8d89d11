"""Sign-up lists: columns recognised, people matched, one act to take them in and one to undo."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from director.desk.event_list import EventList
from director.desk.lists.list_rows import CARD, PAID, UNREAD, read_pasted, read_rows
from director.desk.lists.name_matches import LATIN, NEARLY, NICKNAME, SAME_CARD, SAME_NAME
from director.desk.lists.sign_up_lists import read_list, take, weighed
from director.desk.register import UNKNOWN, Change, Person
from director.files.forms import FileWrong
from director.house import shelf
from director.tournament.commands import Refused, SetMoney
from director.tournament.entries.reserved import Reservation
from director.tournament.entries.sign_ups import ALTERNATE, ENTRY, RESERVATION
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.staff.role import Role
from tests.notebooks import Notebook
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE

NOW = datetime(2026, 1, 2, 19, 0, tzinfo=UTC)
KNOWN = (
    Person(name="Ann Ost", card="117", city="Reno", nickname="Birdie"),
    Person(name="Bob Marek", email="bob@example.org"),
    Person(name="Dan Ferris", city="Reno"),
    Person(name="Dan Ferris", city="Elko"),
    Person(name="王小明", spelling="Wang Xiaoming"),
    Person(name="Eve Lund", banned="threw chips"),
)
ANN, BOB, DAN, DAN_TOO, WANG, EVE = range(1, 7)


@pytest.fixture
def desk():
    book = Notebook()
    book.register.write([Change(Person(), one) for one in KNOWN], "Ina", "desk")
    events = EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk", lambda: NOW)
    made = events.new("Friday", STRUCTURE)
    made.do(SetMoney(MoneyTerms("$", 0, Price(40, 10))))
    return made


def read(desk, text, way=ENTRY):
    return read_list("list", read_pasted(text), desk.player_index.people, desk.tournament, way)


def meant(line):
    return [(one.number, one.why) for one in line.matches], line.chosen


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("Ann Ost", ([(ANN, SAME_NAME)], ANN)),
        ("OST Änn", ([(ANN, SAME_NAME)], ANN)),
        ("Wang Xiaoming", ([(WANG, LATIN)], WANG)),
        ("Dan Ferris", ([(DAN, SAME_NAME), (DAN_TOO, SAME_NAME)], None)),
        ("Anna Ost", ([(ANN, NEARLY)], None)),
        ("B. Marek", ([(BOB, NEARLY)], None)),
        ("Birdie", ([(ANN, NICKNAME)], None)),
        ("Cho Marlin", ([], UNKNOWN)),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_name_is_matched_against_the_register(desk, line, found):
    (only,) = read(desk, f"name\t\n{line}\t").lines

    assert meant(only) == found


TITLED = """Player;Club No.;Contact;Paid;Status;Shoe size
Ann Ost;117;;yes;;44
Gus Amsel;;gus@example.org;$50;;
Fay Orr;;+1 775 555 0100;20;reserved;
Dan Ferris;;;card;;
;;;;;
Hal Ek;;not@all@;fifty;who knows;
"""


def test_columns_are_recognised_and_each_line_says_what_is_wrong_with_it(desk):
    found = read(desk, TITLED)

    assert found.ignored == ("Shoe size",)
    assert [
        (one.row, one.person.name, one.way, one.pays, one.paid, one.wrong) for one in found.lines
    ] == [
        (2, "Ann Ost", ENTRY, "cash", None, ""),
        (3, "Gus Amsel", ENTRY, "cash", 50, ""),
        (4, "Fay Orr", RESERVATION, "cash", 20, ""),
        (5, "Dan Ferris", ENTRY, "card", None, ""),
        (7, "Hal Ek", ENTRY, "", None, "“not@all@” is not an email address"),
    ]
    assert (found.lines[2].person.telephone, meant(found.lines[0])) == (
        "+1 775 555 0100",
        ([(ANN, SAME_CARD)], ANN),
    )


def test_lines_without_titles_are_understood_by_what_stands_in_them(desk):
    found = read(
        desk, "1. Ann Ost, 117, paid\n2. Gus Amsel, gus@example.org, $20\n3. Fay Orr, waitlist"
    )

    assert [
        (one.person.name, one.person.card, one.person.email, one.pays, one.paid, one.way)
        for one in found.lines
    ] == [
        ("Ann Ost", "117", "", "cash", None, ENTRY),
        ("Gus Amsel", "", "gus@example.org", "cash", 20, ENTRY),
        ("Fay Orr", "", "", "", None, ALTERNATE),
    ]


def test_a_last_name_before_a_comma_is_of_the_same_person(desk):
    found = read(desk, "Ost, Ann\nMarek, Bob, paid\nCher, paid\nAmsel, Gus, Reno")

    assert [(one.person.name, one.pays) for one in found.lines] == [
        ("Ann Ost", ""),
        ("Bob Marek", "cash"),
        ("Cher", "cash"),
        ("Gus Amsel", ""),
    ]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Jane\tDoe\t60", ["Jane Doe"]),
        ("Jane;Doe\nDoe, Bob", ["Jane Doe", "Bob Doe"]),
        ("Jane\tvan der Berg\nBo K.\tLee\tJr.", ["Jane van der Berg", "Bo K. Lee Jr."]),
        ("Doe\tJane\nvan der Berg\tBo", ["Jane Doe", "Bo van der Berg"]),
    ],
)
def test_a_name_in_two_columns_keeps_the_order_that_the_list_shows(desk, text, names):
    assert [one.person.name for one in read(desk, text).lines] == names


def test_the_columns_of_a_sheet_without_titles_keep_the_order_of_the_names(desk):
    rows = read_rows("list.xlsx", [["Jane", "Doe", "60"], ["Bob", "Ray", "paid"]])

    assert [one.said["name"] for one in rows.listed] == ["Jane Doe", "Bob Ray"]


def test_a_number_that_two_lines_have_is_no_card_and_is_asked_about(desk):
    found = read(desk, "Jane\tDoe\t60\nBob\tRay\t60\nCho\tLee\t61")

    assert [(one.person.name, one.person.card, one.unread) for one in found.lines] == [
        ("Jane Doe", "", "60"),
        ("Bob Ray", "", "60"),
        ("Cho Lee", "", "61"),
    ]


FIGURED = (
    "Alan\t{0}\nBob - cash\nCid paid card\nDan {0}\nEve -5\nFay Orr {0}\nGus Amsel paid 20 card"
)


def test_figures_are_read_alike_on_every_line_of_a_list_however_they_stand_there(desk):
    found = read(desk, FIGURED.format(70))

    assert found.figures == UNREAD
    assert [(one.person.name, one.pays, one.paid, one.unread) for one in found.lines] == [
        ("Alan", "", None, "70"),
        ("Bob", "cash", None, ""),
        ("Cid", "card", None, ""),
        ("Dan", "", None, "70"),
        ("Eve", "", None, "-5"),
        ("Fay Orr", "", None, "70"),
        ("Gus Amsel", "card", 20, ""),
    ]


def test_figures_are_what_was_paid_where_one_of_them_is_the_price_of_an_entry(desk):
    found = read(desk, FIGURED.format(50))

    assert found.figures == PAID
    assert [(one.person.name, one.pays, one.paid, one.wrong) for one in found.lines] == [
        ("Alan", "cash", 50, ""),
        ("Bob", "cash", None, ""),
        ("Cid", "card", None, ""),
        ("Dan", "cash", 50, ""),
        ("Eve", "", None, "“-5” is not an amount"),
        ("Fay Orr", "cash", 50, ""),
        ("Gus Amsel", "card", 20, ""),
    ]


def test_figures_on_a_line_that_says_how_somebody_paid_are_money(desk):
    found = read(desk, "Carl Jensen\t145\tcash\nDot Moss\t40\tcard")

    assert found.figures == PAID
    assert [(one.person.card, one.pays, one.paid) for one in found.lines] == [
        ("", "cash", 145),
        ("", "card", 40),
    ]


def test_figures_in_a_column_of_their_own_each_on_one_line_are_cards(desk):
    found = read(desk, "Alan\t70\nBob\t80")

    assert (found.figures, [one.person.card for one in found.lines]) == (CARD, ["70", "80"])


def test_players_that_are_numbered_keep_their_numbers(desk):
    found = read(desk, "Player 1\nPlayer 2")

    assert [one.person.name for one in found.lines] == ["Player 1", "Player 2"]


@pytest.mark.parametrize(
    "text", ["Ann Ost\tfriend\tof Bob", "Name\tPaid\nAnn Ost\tyes\tfriend\tof Bob"]
)
def test_what_stands_beside_a_name_and_is_not_read_is_shown_on_its_line(desk, text):
    (line,) = read(desk, text).lines

    assert {*line.note.split(", "), *line.unread.split(", ")} - {""} == {"friend", "of Bob"}


def test_somebody_new_who_stands_there_again_with_the_name_turned_round_is_asked_about(desk):
    found = read(desk, "Jane\tDoe\t60\ndoe  jane")

    assert [(one.row, one.again) for one in found.open] == [(2, 1)]


MIXED = """Name,Seat,Paid
"Smith, John",1-1,60
Jane\tDoe\tpaid
1. Peter Pan
2) Wendy Darling $60
"""


def test_a_first_line_of_column_titles_is_nobody_whatever_parts_the_lines_below(desk):
    found = read(desk, MIXED)

    assert (found.ignored, [(one.row, one.person.name, one.paid) for one in found.lines]) == (
        ("Seat",),
        [(2, "John Smith", 60), (3, "Jane Doe", None), (4, "Peter Pan", None),
         (5, "Wendy Darling", 60)],
    )  # fmt: skip


def test_a_title_alone_is_nobody_and_the_lines_below_keep_all_their_cells(desk):
    found = read(desk, "Name\nSmith, John, paid\nBob Lee")

    assert [(one.person.name, one.pays) for one in found.lines] == [
        ("John Smith", "cash"),
        ("Bob Lee", ""),
    ]


@pytest.mark.parametrize(
    "name",
    [
        "Grace Hopper-Lee",
        "Grace Hopper\u2011Lee",
        "Sean O'Neill",
        "Sean O’Neill",
        "John Smith Jr.",
        "John 2nd",
        "John Smith 3rd",
        "Player 12",
        "Johnny Cash",
        "2 Pac",
        "St. John Ost",
        "José Núñez",
        "Jose\u0301 Nun\u0303ez",
        "Иван Петров",
        "王小明",
        "K. J. Ost",
        'Ann "Red" Ost',
    ],
)
def test_a_name_is_taken_with_every_sign_that_it_has(desk, name):
    titled = read(desk, f"Name\tPhone\tPaid\n{name}\t555-1222\tyes").lines
    bare = read(desk, name).lines
    beside = read(desk, f"1. {name}; yes").lines

    assert [one.person.name for one in (*titled, *bare, *beside)] == [name] * 3


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Hopper-Lee, Grace", "Grace Hopper-Lee"),
        ("O’Neill, Sean", "Sean O’Neill"),
        ("Núñez, Jose\u0301", "Jose\u0301 Núñez"),
        ("Smith Jr., John", "John Smith Jr."),
        ("Smith, Jr., John", "John Smith Jr."),
        ("John Smith, Jr.", "John Smith Jr."),
        ("St. John, Ann", "Ann St. John"),
        ("van der Berg, Bo", "Bo van der Berg"),
    ],
)
def test_a_last_name_before_a_comma_keeps_its_signs(desk, line, name):
    (only,) = read(desk, f"{line}, paid").lines

    assert (only.person.name, only.pays, only.note) == (name, "cash", "")


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Smith, John", "John Smith"),
        ("Smith, John Paul", "John Paul Smith"),
        ("Smith Jr., John", "John Smith Jr."),
        ("van der Berg, Bo", "Bo van der Berg"),
        ("Bob Lee, Jr.", "Bob Lee Jr."),
    ],
)
def test_a_last_name_before_a_comma_in_a_column_is_the_same_name(desk, line, name):
    (only,) = read(desk, f"Name\tPaid\n{line}\tyes").lines

    assert (only.person.name, only.pays, only.chosen) == (name, "cash", UNKNOWN)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("bob marek (paid)", ("bob marek", BOB, "cash", None)),
        ("bob marek - paid", ("bob marek", BOB, "cash", None)),
        ("Bob Lee $50", ("Bob Lee", UNKNOWN, "cash", 50)),
        ("Bob Lee ($1,500)", ("Bob Lee", UNKNOWN, "cash", 1500)),
        ("Bob Lee $50 (card)", ("Bob Lee", UNKNOWN, "card", 50)),
        ("Lee, Bob $50", ("Bob Lee", UNKNOWN, "cash", 50)),
        ("Lee, Bob (unpaid)", ("Bob Lee", UNKNOWN, "", None)),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_what_was_paid_is_read_behind_a_name_and_is_no_part_of_it(desk, line, found):
    (bare,), (titled,) = read(desk, line).lines, read(desk, f"Name\tCity\n{line}\t").lines

    for one in (bare, titled):
        assert (one.person.name, one.chosen, one.pays, one.paid) == found


@pytest.mark.parametrize(
    ("line", "name", "behind"),
    [
        ("Ann Ost (friend of Bo)", "Ann Ost", "friend of Bo"),
        ("Bob Lee 60", "Bob Lee", "60"),
        ("Bob Lee 50 EUR", "Bob Lee", "50 EUR"),
        ("Smith, John Paul", "Smith", "John Paul"),
    ],
)
def test_what_nobody_can_read_behind_a_name_is_asked_about_and_becomes_a_note(
    desk, line, name, behind
):
    (only,) = read(desk, line).lines

    assert (only.person.name, only.chosen, only.unread, only.note) == (name, None, behind, behind)


def test_an_amount_behind_a_name_that_its_column_contradicts_is_asked_about(desk):
    (only,) = read(desk, "Name\tPaid\nBob Lee $50\tno").lines

    assert (only.person.name, only.pays, only.unread, only.chosen) == ("Bob Lee", "", "$50", None)


def test_an_amount_with_a_comma_in_it_is_one_amount(desk):
    (only,) = read(desk, "Bob Lee, $1,500, reserved").lines

    assert (only.person.name, only.paid, only.way) == ("Bob Lee", 1500, RESERVATION)


@pytest.mark.parametrize(
    "line", ["(paid)", "paid", "[cash]", "--", "…", "$50", "1,500.00", "50 EUR", "(50)", "10k"]
)
def test_a_line_that_only_says_how_somebody_paid_is_nobody(desk, line):
    found = read(desk, f"Ann Ost\n{line}")

    assert [(one.row, one.wrong) for one in found.lines] == [(1, ""), (2, "there is no name")]
    assert take(found, desk).facts[0].player == ANN
    assert len(desk.tournament.entries) == 1


def test_lines_are_counted_as_they_were_pasted_with_those_that_are_empty(desk):
    found = read(desk, "\nAnn Ost, yes\n\n   \nBob Marek, no")

    assert [(one.row, one.person.name) for one in found.lines] == [(2, "Ann Ost"), (5, "Bob Marek")]


def test_an_amount_in_a_currency_is_read_where_the_event_has_none(desk):
    desk.do(SetMoney(MoneyTerms("", 0, Price(40, 10))))

    found = read(desk, "Gus Amsel, $70\nFay Orr, 70 €\nHal Ek, $seven")

    assert [(one.paid, one.note, one.wrong) for one in found.lines] == [
        (70, "", ""),
        (70, "", ""),
        (None, "$seven", ""),
    ]


def test_a_card_of_somebody_else_is_asked_about(desk):
    (only,) = read(desk, "Name\tCard\nFay Orr\t117").lines

    assert meant(only) == ([(ANN, SAME_CARD)], None)


def test_entries_reservations_and_alternates_come_in_one_act_and_go_in_one(desk):
    before = desk.tournament
    found = read(desk, "Ann Ost, paid\nGus Amsel, $20\nFay Orr, reserved, $30\nHal Ek, waitlist")

    record = take(found, desk)
    t = desk.tournament
    desk.undo()

    names = [desk.name(one.player) for one in t.entries.values()]
    assert desk.said(record.label) == "Sign-up list: 2 entries, 1 reservation, 1 alternate"
    assert (names, [t.ledger.account(one).paid for one in t.entries]) == (
        ["Ann Ost", "Gus Amsel"],
        [50, 20],
    )
    assert [(desk.name(one.player), one.pays, one.paid) for one in t.reserved] == [
        ("Fay Orr", "cash", 30)
    ]
    assert [desk.name(one) for one in t.alternates] == ["Hal Ek"]
    assert desk.tournament == before


def test_who_is_not_said_is_asked_before_anything_is_written(desk):
    found = read(desk, "Gus Amsel\nDan Ferris")
    people = len(desk.player_index)

    with pytest.raises(Refused, match=r"first say who line \{row\} is"):
        take(found, desk)

    assert (len(desk.player_index), desk.tournament.entered) == (people, 0)


def test_each_answer_comes_up_in_turn(desk):
    (line,) = read(desk, "Dan Ferris").lines

    turns = [line]
    for _ in range(5):
        turns.append(turns[-1].turned())

    assert [(one.chosen, one.left_out) for one in turns] == [
        (None, False), (DAN, False), (DAN_TOO, False), (UNKNOWN, False), (UNKNOWN, True),
        (DAN, False),
    ]  # fmt: skip


def test_what_cannot_be_taken_is_said_for_every_line_and_left_out(desk):
    take(read(desk, "Bob Marek"), desk)
    found = read(desk, "Ann Ost\nBob Marek\nEve Lund\nGus Amsel\nOst Ann")
    found = found.but(found.open[0].meaning(ANN))

    why = weighed(found, desk)
    take(found, desk)

    assert why == {
        2: "Bob Marek is already in the tournament",
        3: "Eve Lund is banned: threw chips",
        5: "line 1 is the same person",
    }
    names = [desk.name(one.player) for one in desk.tournament.entries.values()]
    assert names == ["Bob Marek", "Ann Ost", "Gus Amsel"]


def test_a_name_that_stands_there_twice_is_asked_about_and_may_be_another_person(desk):
    found = read(desk, "Gus Amsel\nGus Amsel\nAnn Ost\nAnn Ost")
    asked = [(one.row, one.again) for one in found.open]

    for line in found.open:
        found = found.but(line.meaning(UNKNOWN))
    take(found, desk)

    entries = desk.tournament.entries.values()
    assert asked == [(2, 1), (4, 3)]
    assert [(one.player, desk.player_index.name(one.player)) for one in entries] == [
        (7, "Gus Amsel"),
        (8, "Gus Amsel"),
        (ANN, "Ann Ost"),
        (9, "Ann Ost"),
    ]


def test_whoever_stands_there_twice_and_is_the_same_person_enters_once(desk):
    found = read(desk, "Gus Amsel\nGus Amsel\nAnn Ost\nAnn Ost")
    gus, ann = found.open

    found = found.but(gus.left_off()).but(ann.meaning(ANN))
    why = weighed(found, desk)
    take(found, desk)

    assert why == {4: "line 3 is the same person"}
    assert [one.player for one in desk.tournament.entries.values()] == [7, ANN]


def test_a_dealer_takes_nobody_in_and_nobody_is_written_into_the_register(desk):
    desk.hand_over(desk.acting._replace(role=Role.DEALER))
    people = len(desk.player_index)

    with pytest.raises(Refused):
        take(read(desk, "Gus Amsel"), desk)

    assert len(desk.player_index) == people


@pytest.mark.parametrize(
    "text",
    ["", "\n \n", "Name;Card\n", ";;;;\n;;;;", "a\n" * 50_001],
    ids=["empty", "blank", "titles", "marks", "too many"],
)
def test_a_list_without_anybody_is_refused(desk, text):
    with pytest.raises(FileWrong):
        read(desk, text)


def test_what_was_paid_with_a_reservation_is_paid_when_the_player_enters(desk):
    take(read(desk, "Fay Orr, $30", RESERVATION), desk)

    take(read(desk, "Fay Orr"), desk)

    t = desk.tournament
    account = t.ledger.account(1)
    assert (t.reserved, account.paid, account.owes) == ((), 30, 20)


def test_nobody_is_expected_twice(desk):
    take(read(desk, "Fay Orr", RESERVATION), desk)
    found = read(desk, "Fay Orr", RESERVATION)

    assert weighed(found, desk) == {1: "Fay Orr already has a reservation"}
    assert desk.tournament.reserved == (Reservation(7),)


HOSTILE = (
    '"Slim" Dan Ek, 9\n"Ann Ost, 117\nBob Marek, paid',
    "x" * 200_000 + ", paid",
    "Ann\u202e Ost\x07, \x00",
    "name,card\n" + "a,1\n" * 30,
)


@pytest.mark.parametrize("text", HOSTILE, ids=["quotes", "long", "signs", "cards"])
def test_whatever_is_pasted_is_taken_or_said_to_be_wrong(desk, text):
    found = read(desk, text)
    lines = tuple(replace(one, chosen=one.chosen or UNKNOWN) for one in found.lines)
    found = found._replace(lines=lines)
    refused = weighed(found, desk)
    taken = [one for one in found.lines if one.is_taken and one.row not in refused]
    if taken:
        take(found, desk)

    assert desk.tournament.entered == len(taken)


def test_a_quotation_mark_alone_swallows_no_line(desk):
    found = read(desk, '"Ann Ost, 117\nBob Marek, paid')

    assert [one.person.name for one in found.lines] == ['"Ann Ost', "Bob Marek"]


def test_a_card_belongs_to_one_person(desk):
    found = read(desk, "Name\tCard\nFay Orr\t117\nGus Amsel\t9\nHal Ek\t9")
    found = found.but(found.lines[0].meaning(UNKNOWN))

    assert weighed(found, desk) == {2: "card 117 is Ann Ost’s", 4: "row 3 has the same card number"}


def test_a_name_that_is_too_long_is_told(desk):
    (only,) = read(desk, "x" * 130).lines

    assert only.wrong == "Name has at most 120 letters; this one has 130"


def test_what_stands_behind_a_line_too_long_for_a_name_is_not_looked_for(desk):
    (line,) = read(desk, "Bob " * 900 + "(paid)").lines

    assert (line.wrong != "", line.pays, line.unread) == (True, "", "")
