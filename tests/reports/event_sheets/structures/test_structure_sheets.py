"""The printed sheet of every shipped structure, read again from its PDF."""

import re
from dataclasses import replace

import pypdfium2
import pytest
from PIL import Image

from director.house import shelf
from director.reports.blocks.figures import Beside, Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Points
from director.reports.event_sheets.structures.places_paid import places_paid
from director.reports.event_sheets.structures.structure import structure_sheet
from director.reports.typesetting.typeset import lay_out, set_in_type
from director.tournament.entries.terms import (
    AddOns,
    Bounties,
    LammerTerms,
    LateRegistration,
    Rebuys,
    Shootout,
)
from director.tournament.structure.big_blind_antes import BigBlindAnte
from director.tournament.structure.files import load_structure
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.moments import Moment
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.special_rules import Specials
from director.tournament.structure.stakes import Stakes, opening_raise
from director.tournament.structure.structure import FloorRules, Level
from tests.reports.typesetting.text_boxes import runs_of, smallest
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE

LIBRARY = shipped_games()
ON_TWO_SIDES = {("barge-2019-toc-style", "a4"), ("vatlarge-2020-toc-style", "a4")}
"""More than forty levels, in two sets of columns."""
SHIPPED = {path.stem: load_structure(path) for path in sorted(shelf.structures().glob("*.toml"))}


def lines_of(structure):
    pages = pypdfium2.PdfDocument(set_in_type(structure_sheet(structure, LIBRARY)))
    text = "\n".join(page.get_textpage().get_text_range() for page in pages)
    return [" ".join(line.split()) for line in text.splitlines()]


def grids_of(structure):
    for block in structure_sheet(structure, LIBRARY).blocks:
        if isinstance(block, Grid):
            yield block
        if isinstance(block, Beside):
            yield from block.grids


def rows_of(structure):
    return [row for grid in grids_of(structure) for row in grid.rows]


def rules_of(structure):
    *_, last = structure_sheet(structure, LIBRARY).blocks
    return last.texts if isinstance(last, Points) else ()


def amounts(level):
    """Every bet of a level, as the sheet writes amounts."""
    return {f"{amount:,}" for _, stakes in level.all_stakes for amount in stakes if amount}


@pytest.mark.parametrize("name", SHIPPED)
def test_every_level_stands_on_the_printed_sheet_in_order(name):
    rows = [" ".join(row.cells) for row in rows_of(SHIPPED[name]) if not row.is_across]

    lines = lines_of(SHIPPED[name])

    assert [line for line in lines if line in rows] == rows
    assert [row.split()[0] for row in rows] == [level.label for level in SHIPPED[name].levels]


@pytest.mark.parametrize("name", SHIPPED)
def test_every_number_of_a_level_stands_in_its_row(name):
    structure = SHIPPED[name]
    rows = [row.cells for row in rows_of(structure) if not row.is_across]

    for level, cells in zip(structure.levels, rows, strict=True):
        printed = {number for cell in cells[1:] for number in re.split("[– ]", cell)}
        assert amounts(level) <= printed
        if {game.betting for game in structure.games_at(level)} == {"pot-limit"}:
            assert {f"{one:,}" for one in opening_raise(level.stakes, "pot-limit")} <= printed


@pytest.mark.parametrize("name", SHIPPED)
def test_breaks_and_what_happens_in_them_stand_on_the_printed_sheet(name):
    text = " ".join(lines_of(SHIPPED[name]))

    across = [row.cells[0] for row in rows_of(SHIPPED[name]) if row.is_across]

    assert len(across) == len(SHIPPED[name].steps) - len(SHIPPED[name].levels)
    assert [words for words in across if words not in text] == []


@pytest.mark.parametrize("paper", ["letter", "a4"])
@pytest.mark.parametrize("name", SHIPPED)
def test_a_sheet_fits_one_side_and_nothing_is_wider_than_its_frame(name, paper):
    laid = lay_out(structure_sheet(SHIPPED[name], LIBRARY, paper))

    widest = max(placed.widest for page in laid.pages for placed, _ in page.placed)
    assert len(laid.pages) == (2 if (name, paper) in ON_TWO_SIDES else 1)
    assert widest <= laid.width - 2 * laid.margin + 0.1


@pytest.mark.parametrize(("paper", "least"), [("a4", 8.5), ("a5", 7.0), ("half letter", 7.0)])
@pytest.mark.parametrize("name", SHIPPED)
def test_no_type_on_the_sheet_is_too_small_to_be_read_on_a_door(name, paper, least):
    size, words = smallest(set_in_type(structure_sheet(SHIPPED[name], LIBRARY, paper)))

    assert size >= least - 0.01, words


def test_what_follows_narrow_levels_stands_beside_them_in_larger_type():
    with pypdfium2.PdfDocument(
        set_in_type(structure_sheet(SHIPPED["no-limit-freezeout"], LIBRARY, "a4"))
    ) as pdf:
        runs = {run.text: run for run in runs_of(pdf[0])}

    assert runs["Rules of this event"].left > runs["BB ante"].right
    assert runs["Rules of this event"].bottom > runs["13"].top
    assert runs["13"].size > 10.5


def test_a_sheet_too_wide_for_small_paper_lies_on_its_long_side():
    laid = lay_out(structure_sheet(SHIPPED["barge-2019-toc-style"], LIBRARY, "a5"))

    assert laid.width > laid.height


def test_what_a_sheet_says_of_breaks_and_changes():
    def across(name):
        return [row.cells[0] for row in rows_of(SHIPPED[name]) if row.is_across]

    assert across("barge-2019-toc-style")[2] == (
        "16:50 Break: Symposium, until 19:30 – color up the T100 chips"
    )
    assert across("barge-2019-toc-style")[3] == (
        "21:20 Break, 10 minutes – color up the T500 chips – from here on no-limit Texas Hold'em,"
        " levels of 20 minutes"
    )
    assert across("barge-2019-mixed-holdem")[:2] == [
        "12:00 Break: Group Picture, until 12:20",
        "12:50 color up the T25 chips – from here on no-limit Texas Hold'em",
    ]
    assert across("barge-2019-plo-lammers")[2] == (
        "21:20 Break, 10 minutes – color up the T100 and T500 chips – all lammers are turned in"
    )
    assert across("barge-2019-short-deck-rebuys")[0] == (
        "19:00 Break, 10 minutes – end of the rebuys"
    )


def test_pot_limit_levels_say_what_the_first_player_may_raise_to():
    [grid] = grids_of(SHIPPED["barge-2019-plo-lammers"])

    assert grid.columns == (
        Column("Level", figures=False),
        Column("Time"),
        Column("Small", over="Blinds"),
        Column("Big", over="Blinds"),
        Column("Call"),
        Column("Raise from"),
        Column("to"),
    )
    assert grid.rows[0] == Row(("1", "16:00", "50", "100", "100", "200", "350"))


def test_each_class_of_game_has_its_own_columns():
    [grid] = grids_of(SHIPPED["barge-2019-six-handed-dealers-choice"])

    assert grid.columns == (
        Column("Level", figures=False),
        Column("Time"),
        Column("Blinds", over="Limit flop and draw"),
        Column("Limits", over="Limit flop and draw"),
        Column("Ante", over="Stud"),
        Column("Bring-in", over="Stud"),
        Column("Limits", over="Stud"),
        Column("Blinds", over="Pot-limit and no-limit"),
    )
    assert grid.rows[1] == Row(("2", "16:18", "75–150", "150–300", "25", "50", "150–300", "50–75"))


def test_games_in_an_order_and_in_classes_are_named_in_both():
    games = structure_sheet(SHIPPED["eight-game"], LIBRARY).blocks[3]

    assert [line[:40].replace("\N{NO-BREAK SPACE}", " ") for line in games.texts] == [
        "1 Deuce-to-Seven Triple Draw (limit)   2",
        "Limit flop and draw: Deuce-to-Seven Trip",
        "Stud: Razz, Stud, Stud High/Low Eight-or",
        "Pot-limit and no-limit: Texas Hold'em (n",
    ]


def test_levels_in_hands_and_orbits_say_how_long_they_are():
    rows = rows_of(SHIPPED["barge-2019-team-chorse"])

    assert [row.cells[:2] for row in rows] == [
        ("1", "2 orbits each"),
        ("2", "2 orbits each"),
        ("3", "2 orbits each"),
        ("4", "12 hands"),
        ("5", "a hand for each team"),
    ]


def test_the_figures_of_a_sheet_are_those_that_players_ask_for_first():
    blocks = structure_sheet(SHIPPED["barge-2019-pl-horse-lammers"], LIBRARY).blocks

    assert blocks[1] == Figures(
        (
            Figure("Starting chips", "10,000"),
            Figure("Lammers", "2 × T5,000"),
            Figure("Players per table", "8"),
            Figure("Levels", "25 minutes"),
            Figure("Games change", "every 8 hands"),
        )
    )


def test_seats_that_a_sheet_does_not_state_are_not_printed():
    figures = structure_sheet(SHIPPED["barge-2019-mixed-holdem"], LIBRARY).blocks[1]

    assert [one.title for one in figures.figures] == ["Starting chips", "Levels", "Games change"]


def test_the_terms_of_an_event_are_said_in_sentences():
    structure = replace(
        STRUCTURE,
        games=(GameOnSheet("texas-holdem", "no-limit"),),
        steps=(Level("1", 20, Stakes(50, 100, big_blind_ante=100)),),
        lammers=LammerTerms(2, 500, "one at a time", Moment("end", "level", "1")),
        rebuys=Rebuys(20, 1000, "EUR", 2, 1000, Moment("start", "level", "1"), False, "a charity"),
        add_ons=AddOns(10, 1500, "EUR", at=Moment("end", "level", "1"), into_pool=False),
        bounties=Bounties(5, "EUR"),
        shootout=Shootout(2),
        late_registration=LateRegistration(Moment("end", "level", "1")),
        big_blind_ante=BigBlindAnte("button", False, 4, 2, True),
        floor_rules=FloorRules("by draw", "players may go out", 4, "", "winner", True),
        notes=("The bar closes at midnight.",),
    )

    assert rules_of(structure) == (
        "With 2 lammers of T500 each, an entry is worth T2,000.",
        "Lammers are turned in between hands, one at a time.",
        "All lammers left are turned in at the end of level 1.",
        "Rebuys: T1,000 for EUR 20.",
        "Rebuys until the start of level 1.",
        "Only with fewer than T1,000.",
        "Rebuys per player: 2.",
        "Rebuy money goes to a charity.",
        "Add-on: T1,500 for EUR 10.",
        "Add-ons at the end of level 1.",
        "Add-on money does not go into the prize pool.",
        "Knocking out a player wins a bounty of EUR 5.",
        "Shootout: each table plays down to 2 players, who advance.",
        "Late registration until the end of level 1.",
        "The button posts the ante for the table.",
        "With 4 players or fewer the ante is one small blind.",
        "With 2 players or fewer there is no ante.",
        "This applies at the final table only.",
        "Players who move to balance tables are drawn.",
        "A player can bust in a chip race.",
        "Win the button: the winner of a hand has the next button.",
        "A bet and 4 raises per round.",
        "In stud, a pair showing on fourth street allows the big bet.",
        "The bar closes at midnight.",
    )


def test_a_sheet_says_what_a_nit_card_is_for_and_at_which_levels():
    first, *rest = STRUCTURE.steps
    one = replace(first, special=Specials(nit_levels=True, nit_ante=3))
    early = replace(STRUCTURE, steps=(one, *rest))
    always = replace(STRUCTURE, special=Specials(nit_levels=True))
    nit = (
        "A nit level begins with a nit card for every player. Whoever wins a pot turns it in;"
        " whoever still holds one as the level ends antes for the first pot of the next level."
    )

    assert rules_of(early)[:2] == ("Nit level, ante 3 big blinds at level 1.", nit)
    assert rules_of(always)[:3] == (
        "Nit level, ante 5 big blinds.",
        nit,
        (
            "At the final table nit cards are dealt out again: the last player to hold one is"
            " eliminated, and the chips leave play."
        ),
    )


def test_a_team_event_says_what_a_team_is_and_how_its_games_follow_each_other():
    assert rules_of(SHIPPED["barge-2019-team-chorse"])[2] == (
        "A team pays USD 480: 400 for chips, 38 for the first prize, 30 for the house and 12 for"
        " the staff."
    )
    in_level_4 = (
        "In level 4, a hand of each: Crazy Pineapple High/Low, Texas Hold'em, Omaha High/Low"
        " Eight-or-Better, Razz, Stud and Stud High/Low Eight-or-Better."
    )
    assert rules_of(SHIPPED["barge-2019-team-chorse"])[-4:] == (
        "Table 3 of each team plays Stud and Stud High/Low Eight-or-Better.",
        in_level_4,
        "In level 5 each team picks the game for one hand.",
        "In stud, a pair showing on fourth street allows the big bet.",
    )


def test_rare_games_are_told_where_there_is_room():
    structure = SHIPPED["barge-2019-oklahoma"]
    sheet = structure_sheet(structure, LIBRARY)

    ((_, points),) = sheet.if_room
    text = " ".join(lines_of(structure))

    assert points.texts == (f"Oklahoma: {LIBRARY.game('oklahoma').tldr}",)
    assert "The rarer games" in text


def test_games_that_everybody_knows_are_not_told():
    assert structure_sheet(SHIPPED["horse"], LIBRARY).if_room == ()


def test_what_is_there_only_for_the_room_never_takes_a_second_side():
    words = Points(("A sentence that goes on and on. " * 400,))
    sheet = structure_sheet(SHIPPED["barge-2019-oklahoma"], LIBRARY)

    assert len(lay_out(replace(sheet, if_room=((words,),))).pages) == 1


def test_the_logo_of_the_series_stands_at_the_right_and_within_the_frame(tmp_path):
    logo = tmp_path / "barge-2019.png"
    Image.new("RGBA", (400, 100), (20, 60, 120, 128)).save(logo)
    sheet = structure_sheet(SHIPPED["barge-2019-oklahoma"], LIBRARY, logo=str(logo))

    (page,) = pypdfium2.PdfDocument(set_in_type(sheet))
    (image,) = [one for one in page.get_objects() if one.type == 3]
    left, bottom, right, top = image.get_bounds()

    laid = lay_out(sheet)
    assert right <= laid.width - laid.margin + 0.1
    assert top <= laid.height - laid.margin + 0.1
    assert round((right - left) / (top - bottom), 1) == 4.0


def test_a_sheet_of_a_rotation_by_levels_says_which_game_each_level_has():
    levels = tuple(Level(str(n), 20, Stakes(50, 100)) for n in range(1, 5))
    games = (GameOnSheet("razz"), GameOnSheet("omaha-high-low", name="Split"))
    turning = Rotation(levels=1, order=("razz", "omaha-high-low"))
    structure = replace(STRUCTURE, steps=levels, games=games, rotation=turning)

    assert (
        Figure("Games change", "every level")
        in structure_sheet(structure, LIBRARY).blocks[1].figures
    )
    assert [row.cells[:2] for row in rows_of(structure)] == [
        ("1", "Razz"),
        ("2", "Split"),
        ("3", "Razz"),
        ("4", "Split"),
    ]


def test_the_line_of_a_long_list_of_games_never_ends_inside_of_one():
    order = tuple(game.id for game in SHIPPED["eight-game"].games[:6])
    structure = replace(
        SHIPPED["horse"],
        rotation=Rotation(hands=8, order=order),
        games=tuple(GameOnSheet(one) for one in order),
    )

    (line,) = structure_sheet(structure, LIBRARY).blocks[3].texts
    assert all(" " not in item for item in line.split("   "))
    assert len(line.split("   ")) == 6


def test_the_sheet_says_how_its_games_are_played_and_what_else_they_are_called():
    games = (
        GameOnSheet("archie", name="Nines", options=(("high_qualifier", "99"),)),
        GameOnSheet("five-card-draw", options=(("joker", False),)),
    )
    document = structure_sheet(replace(STRUCTURE, games=games, rotation=None), LIBRARY)

    assert document.blocks[-1].texts[:2] == (
        "Nines: High takes a pair of nines.",
        "Five Card Draw: There is no joker.",
    )
    assert document.if_room[0][1].texts == (
        (
            "Nines (Archie): Triple draw split between high, a pair of nines or better, and low,"
            " eight or better."
        ),
    )


def test_the_ante_of_the_button_has_a_column_of_its_own():
    levels = (
        Level("1", 20, Stakes(50, 100, big_blind_ante=100)),
        Level("2", 20, Stakes(75, 150, big_blind_ante=150), ante_poster="button"),
    )
    structure = replace(
        STRUCTURE, steps=levels, games=(GameOnSheet("texas-holdem", "no-limit"),), rotation=None
    )

    (grid,) = grids_of(structure)
    assert [column.title for column in grid.columns[-2:]] == ["BB ante", "Button ante"]
    assert [row.cells[-2:] for row in grid.rows] == [("100", "–"), ("–", "150")]
    assert "In level 2 the button posts the ante for the table." in rules_of(structure)


def test_the_sheet_of_an_event_says_when_so_many_are_likely_to_be_done():
    structure = SHIPPED["vatlarge-2020-no-limit-main"]

    figures = structure_sheet(structure, LIBRARY, entries=60).blocks[1].figures

    assert figures[-1] == Figure("Likely end", "18:13, 60 entries")
    assert structure_sheet(structure, LIBRARY).blocks[1].figures == figures[:-1]


def test_where_the_tables_end_a_level_no_time_is_stated():
    assert all(
        column.title != "Time"
        for grid in grids_of(SHIPPED["barge-2019-team-chorse"])
        for column in grid.columns
    )


def test_late_registration_has_its_time_where_the_start_is_known_and_else_its_break():
    blocks = structure_sheet(SHIPPED["barge-2019-tesla"], LIBRARY).blocks
    unknown = replace(SHIPPED["barge-2019-tesla"], starts=None)

    assert Figure("Late registration", "until 22:10") in blocks[1].figures
    assert (
        Figure("Late registration", "until the end of the first break")
        in structure_sheet(unknown, LIBRARY).blocks[1].figures
    )


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("one-in-ten", ["10% of entries are paid."]),
        ("large-field", ["15% of entries are paid."]),
        ("of another house", []),
        ("", []),
    ],
)
def test_how_many_are_paid_is_read_from_the_pay_table_that_the_structure_names(table, said):
    assert list(places_paid(replace(SHIPPED["horse"], pay_table=table))) == said


def test_places_paid_are_said_by_entries():
    [line] = places_paid(replace(SHIPPED["horse"], pay_table="barge-2025"))

    assert line.startswith("Places paid: 1 for 1–4, 2 for 5–8, 3 for 9–15, ")
    assert line.endswith(", 21 for 145–168 entries.")
    sheet = structure_sheet(replace(SHIPPED["horse"], pay_table="barge-2025"), LIBRARY)
    assert line in [
        text for block in sheet.blocks if isinstance(block, Points) for text in block.texts
    ]
