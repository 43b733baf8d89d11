"""Finding people: the fewest letters that single one out, or where they sit."""

import pytest

from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber
from director.window.widgets.find_by_letters import Seated, answers, found

ROOM = [
    Seated(EntryNumber(1), "Ann Ost", Place(1, 3)),
    Seated(EntryNumber(2), "Bob Marek", Place(2, 5)),
    Seated(EntryNumber(3), "Cho Marlin", Place(2, 1)),
    Seated(EntryNumber(4), "Marga Żak", Place(12, 5)),
    Seated(EntryNumber(5), "Dov Kamara", None),
]


def names(text):
    return [one.name for one in found(text, ROOM)]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("ann", ["Ann Ost"]),
        ("OST", ["Ann Ost"]),
        ("mar", ["Marga Żak", "Bob Marek", "Cho Marlin"]),
        ("marl", ["Cho Marlin"]),
        ("c m", ["Cho Marlin"]),
        ("zak", ["Marga Żak"]),
        ("ama", ["Dov Kamara"]),
        ("2-5", ["Bob Marek"]),
        ("2–5", ["Bob Marek"]),
        ("2 5", ["Bob Marek"]),
        ("2-", ["Cho Marlin", "Bob Marek"]),
        ("9-9", []),
        ("xyz", []),
        ("  ", []),
    ],
)
def test_a_text_means_those_whom_the_floor_means_by_it(text, meant):
    assert names(text) == meant


def test_the_beginning_of_a_first_and_of_a_last_name_are_both_meant():
    # whoever types "mar" for Bob Marek must not bust Marga unseen
    assert len(names("mar")) == 3


PATS = [
    Seated(EntryNumber(number), name, None)
    for number, name in enumerate(
        ("Raj Patel", "Pat Kelly", "Zupatos", "Maria Lopez Jr", "María López"), start=1
    )
]


@pytest.mark.parametrize(
    ("text", "meant", "others"),
    [
        ("pat", ["Pat Kelly"], ["Raj Patel"]),
        ("pate", ["Raj Patel"], []),
        ("maria lopez", ["María López"], ["Maria Lopez Jr"]),
        ("LOPEZ maria", ["María López"], ["Maria Lopez Jr"]),
        ("maria", ["María López", "Maria Lopez Jr"], []),
        ("patos", ["Zupatos"], []),
    ],
)
def test_whole_names_are_meant_before_whole_words_and_those_before_beginnings(text, meant, others):
    found = answers(text, PATS)

    assert ([one.name for one in found.meant], [one.name for one in found.others]) == (
        meant,
        others,
    )
