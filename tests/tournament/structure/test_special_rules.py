"""What is played otherwise than usual: read from files, merged at a level, told in words."""

from dataclasses import replace

from director.tournament.structure.files import structure_as_text, structure_from_text
from director.tournament.structure.special_rules import (
    Specials,
    as_typed,
    both,
    in_a_line,
    meant,
    told,
)
from director.tournament.structure.structure import FloorRules
from tests.tournament.evening import STRUCTURE

FIRST, REST = STRUCTURE.levels[0], STRUCTURE.steps[1:]
PLAYED = replace(
    STRUCTURE,
    special=Specials(bomb_pot_hands=12, bomb_pot_ante=100),
    steps=(replace(FIRST, special=Specials(jam_or_fold=True, also="deuces wild")), *REST),
)


def test_a_file_keeps_the_specials_of_the_event_and_of_its_levels():
    text = structure_as_text(PLAYED)

    assert structure_from_text(text, "played.toml") == PLAYED


def test_a_level_has_its_own_and_those_of_the_event():
    first, second, _ = PLAYED.levels

    assert told(PLAYED.specials_at(first)) == (
        "jam or fold",
        "bomb pot every 12 hands, ante 100",
        "deuces wild",
    )
    assert in_a_line(PLAYED.specials_at(second)) == "bomb pot every 12 hands, ante 100"


def test_bomb_pots_of_a_level_take_the_place_of_those_of_the_event():
    level = Specials(bomb_pot_each_level=True)

    assert both(PLAYED.special, level) == Specials(bomb_pot_each_level=True, bomb_pot_ante=100)


def test_s_1_12_a_button_that_goes_to_the_winner_is_told_at_every_level():
    structure = replace(STRUCTURE, floor_rules=FloorRules(button="winner"))

    assert [told(structure.specials_at(one)) for one in structure.levels] == [
        ("win the button",)
    ] * 3


def test_what_is_typed_is_read_as_it_is_shown():
    special = Specials(True, False, True, 10, True, 500, "deuces wild", True, 3)

    assert meant(as_typed(special)) == special
    assert meant("  ") is None


def test_nit_levels_have_the_rulebooks_ante_of_five_big_blinds_or_the_sheets():
    ours, theirs = Specials(nit_levels=True, nit_ante=3), Specials(nit_levels=True)

    assert told(ours) == ("nit level, ante 3 big blinds",)
    assert told(theirs) == ("nit level, ante 5 big blinds",)
    assert meant("Nit levels, nit ante 3 big blinds") == ours
    assert both(ours, theirs) == ours
