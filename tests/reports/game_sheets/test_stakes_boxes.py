"""What is played for, on a rule card."""

from director.reports.blocks.figures import Box, Figure
from director.reports.game_sheets.stakes_box import stakes_box
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Level

MIXED = Level("3", 20, Stakes(50, 100, ante=25, bring_in=25, small_bet=100, big_bet=200))


def test_a_flop_game_of_a_mix_has_no_antes():
    assert stakes_box(MIXED, "button and blinds") == Box(
        "Level 3", (Figure("Blinds", "50–100"), Figure("Limits", "100–200"))
    )


def test_a_stud_game_of_a_mix_has_no_blinds():
    assert stakes_box(MIXED, "antes and bring-in") == Box(
        "Level 3",
        (Figure("Limits", "100–200"), Figure("Ante", "25"), Figure("Bring-in", "25")),
    )


def test_an_ante_beside_blinds_stays_where_there_is_no_bring_in():
    level = Level("9", 20, Stakes(50, 100, ante=10))

    assert stakes_box(level, "button and blinds") == Box(
        "Level 9", (Figure("Blinds", "50–100"), Figure("Ante", "10"))
    )
