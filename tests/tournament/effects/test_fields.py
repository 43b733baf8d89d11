"""Every field of an event is compared, or said to follow from others: none can be forgotten."""

from collections.abc import Iterator
from dataclasses import dataclass, field, is_dataclass
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from immutables import Map

from director.tournament.effects.changes import THE_EVENT, Change
from director.tournament.effects.differences import Difference, Shape, differences
from director.tournament.effects.fields import DERIVED, SHAPE, TITLES
from director.tournament.effects.figure_titles import FIGURE_TITLES
from director.tournament.effects.figures import FIGURES, Seen
from director.tournament.effects.lines import Both
from director.tournament.effects.plain_words import plain_line
from director.tournament.effects.sections import OF_FIELDS, OF_FIGURES, Group, group_of
from director.tournament.state import Tournament
from tests.evenings.announcements import LAWS
from tests.tournament.evening import FRIDAY, Evening


def records(hint: Any) -> Iterator[Any]:
    """The dataclasses and named tuples in a type: those of its unions, rows and maps too."""
    if get_origin(hint) is not None:
        for inner in get_args(hint):
            yield from records(inner)
    elif isinstance(hint, type) and (is_dataclass(hint) or hasattr(hint, "_fields")):
        yield hint


def every_field(kind: Any = Tournament) -> dict[str, Any]:
    """The types of all fields of an event and of what it holds, by "Bust.by"."""
    found: dict[str, Any] = {}
    kinds, seen = [kind], set()
    while kinds:
        one = kinds.pop()
        if one in seen:
            continue
        seen.add(one)
        for name, hint in get_type_hints(one).items():
            assert f"{one.__name__}.{name}" not in found, "two kinds of one name"
            found[f"{one.__name__}.{name}"] = hint
            kinds += records(hint)
    return found


def test_every_field_is_compared_or_follows_from_others_and_no_other_is_named():
    assert set(every_field()) == (set(TITLES) - set(FIGURE_TITLES)) | set(DERIVED)


def test_no_field_is_both_compared_and_left_out():
    assert not set(TITLES) & set(DERIVED)


def test_of_every_field_that_follows_from_others_there_is_a_law_that_evenings_keep():
    assert set(LAWS) == set(DERIVED)


def test_every_figure_has_a_title():
    assert set(FIGURES) == set(FIGURE_TITLES)


def test_every_figure_follows_from_fields_that_there_are():
    fields = {name for figure in FIGURES.values() for name in figure.follows}

    assert fields <= set(get_type_hints(Tournament))


def test_every_field_and_figure_belongs_to_one_group_or_to_the_event_as_a_whole():
    fields = [name for names in OF_FIELDS.values() for name in names]
    figures = [name for names in OF_FIGURES.values() for name in names]
    others = {one.rpartition(".")[2] for one in DERIVED if one.startswith("Tournament.")}
    of_event = set(get_type_hints(Tournament)) - set(fields) - others

    assert len(fields) == len(set(fields) - others)
    assert set(fields) < set(get_type_hints(Tournament))
    assert {group_of(Change(THE_EVENT, "", 0, 1, (field,))) for field in of_event} == {Group.EVENT}
    assert sorted(figures) == sorted(FIGURES)


def test_rows_are_told_apart_by_fields_that_there_are():
    assert set(SHAPE.keys) | set(SHAPE.usual) <= set(every_field())


def test_what_nobody_has_words_for_is_named_all_the_same():
    seen = Seen(Evening().t, FRIDAY)
    change = Change(THE_EVENT, "Tournament.dress_code", "", "black tie", ("dress_code",))

    line = plain_line(change, Both(seen, seen))

    assert line.sentence.said(str) == "Other change: Tournament.dress_code"
    assert line.changes == (change,)
    assert group_of(change) is Group.OTHER


class Chair(NamedTuple):
    legs: int
    colour: str = "red"


@dataclass(frozen=True)
class Hall:
    """A state that no module of the program knows."""

    name: str
    chairs: tuple[Chair, ...] = ()
    doors: Map[str, Chair] = field(default_factory=Map)
    lamps: Map[str, int] = field(default_factory=Map)
    best: Chair | None = None


PLAIN = Shape(frozenset(), frozenset(), {}, {})


def differing(before, after, shape=PLAIN):
    """Where the two differ, and what stands there."""
    found = differences(Hall("a", *before), Hall("a", *after), shape)
    return [(one.path, one.before, one.after) for one in found]


def test_two_equal_states_do_not_differ():
    assert differing([(Chair(4),), Map(a=Chair(3))], [(Chair(4),), Map(a=Chair(3))]) == []


def test_a_difference_lies_as_deep_as_it_is():
    [found] = differences(Hall("a", doors=Map(n=Chair(4))), Hall("a", doors=Map(n=Chair(3))), PLAIN)

    assert found == Difference(("doors", "n", "legs"), ("Hall.doors", "Chair.legs"), 4, 3)


def test_what_comes_or_goes_is_one_difference():
    before, after = [(), Map(n=Chair(4)), Map(a=1), None], [(), Map(), Map(), Chair(3)]

    assert differing(before, after) == [
        (("doors", "n"), Chair(4), None),
        (("lamps", "a"), 1, None),
        (("best",), None, Chair(3)),
    ]


def test_a_key_that_is_missing_may_stand_for_something():
    shape = PLAIN._replace(usual={"Hall.lamps": 0, "Hall.doors": Chair(4)})
    before = [(), Map(), Map(a=0, b=2)]
    after = [(), Map(n=Chair(4, "blue")), Map(c=0)]

    assert differing(before, after, shape) == [
        (("doors", "n", "colour"), "red", "blue"),
        (("lamps", "b"), 2, 0),
    ]


def test_what_comes_into_the_middle_of_a_row_moves_nothing():
    row = (Chair(1), Chair(2), Chair(3))

    assert differing([row], [(Chair(1), Chair(9), *row[1:])]) == [(("chairs", 1), None, Chair(9))]
    assert differing([row], [row[:1] + row[2:]]) == [(("chairs", 1), Chair(2), None)]
    assert differing([row], [(Chair(1), Chair(2, "blue"), Chair(3))]) == [
        (("chairs", 1, "colour"), "red", "blue")
    ]


def test_the_members_of_a_row_may_be_known_by_a_key():
    shape = PLAIN._replace(keys={"Hall.chairs": lambda chair: chair.legs})
    before = (Chair(1), Chair(2), Chair(3))

    assert differing([before], [(Chair(2, "blue"), Chair(3))], shape) == [
        (("chairs", 1), Chair(1), None),
        (("chairs", 2, "colour"), "red", "blue"),
    ]
    assert differing([before], [before[::-1]], shape) == [(("chairs",), before, before[::-1])]


def test_where_two_have_one_key_their_places_tell_them_apart():
    shape = PLAIN._replace(keys={"Hall.chairs": lambda chair: chair.legs})
    before, after = (Chair(1), Chair(1, "blue")), (Chair(1), Chair(1, "green"))

    assert differing([before], [after], shape) == [(("chairs", 1, "colour"), "blue", "green")]


def test_fields_that_follow_from_others_are_passed_over_and_some_records_are_one_thing():
    shape = PLAIN._replace(skipped=frozenset({"Hall.lamps"}), whole=frozenset({Chair}))

    assert differing([(), Map(), Map(a=1), Chair(1)], [(), Map(), Map(), Chair(2)], shape) == [
        (("best",), Chair(1), Chair(2))
    ]


def test_what_lies_inside_these_is_understood_without_naming_them():
    silent = {field for field, title in TITLES.items() if title.silent}

    assert silent == {
        "Agreement.shares",
        "Filing.occasion",
        "Ledger.accounts",
        "Ledger.counts",
        "Ledger.lines",
        "Level.stakes",
        "PayoutTerms.goods",
        "PayoutTerms.locks",
        "PrizeTerms.payout",
        "PrizeTerms.seats",
        "StakesSet.stakes",
        "Structure.steps",
        "Tournament.busts",
        "Tournament.clock",
        "Tournament.clocks",
        "Tournament.counters",
        "Tournament.entries",
        "Tournament.filings",
        "Tournament.flights",
        "Tournament.ledger",
        "Tournament.marks",
        "Tournament.nit_cards",
        "Tournament.prize_terms",
        "Tournament.prizes_paid",
        "Tournament.room",
        "Tournament.rounds",
        "Tournament.structure",
        "Tournament.terms",
    }


def test_registration_by_hand_is_open_or_closed_or_as_the_structure_says():
    assert TITLES["registration"].words == {True: "open", False: "closed"}
    assert TITLES["Tournament.late"].words == {
        True: "open",
        False: "closed",
        None: "automatic",
    }
