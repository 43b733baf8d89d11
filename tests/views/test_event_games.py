"""The games of an event, played and called as its sheet states."""

from dataclasses import replace

import pytest

from director.engine.games.street_steps import street_steps
from director.engine.showdown.answers import answer
from director.reports.game_sheets.card_sections import variations
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.views.clock.stakes import title_of
from director.views.event_games import games_of, library_of, options_said
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE

LIBRARY = shipped_games()
NINES = GameOnSheet("archie", name="Nines", options=(("high_qualifier", "99"),))
NO_JOKER = GameOnSheet("five-card-draw", options=(("joker", False),))
EVENT = replace(STRUCTURE, games=(NINES, NO_JOKER, GameOnSheet("razz")), rotation=None)
EIGHTS = {
    "game": "archie",
    "players": [
        {"seat": 1, "cards": "8c 8d Kh Qs 2c", "bet": 300},
        {"seat": 2, "cards": "8h 6d 4c 3s Ad", "bet": 300},
    ],
}


def test_a_hand_of_the_event_is_ruled_on_with_its_options():
    event = library_of(EVENT, LIBRARY)

    assert answer(EIGHTS, event)["awards"] == {"2": 600}
    assert answer(EIGHTS | {"options": {"high_qualifier": "66"}}, event)["awards"] == {
        "1": 300,
        "2": 300,
    }
    assert answer(EIGHTS, LIBRARY)["awards"] == {"1": 300, "2": 300}


def test_the_deck_of_the_event_has_no_joker_where_its_sheet_says_so():
    event = library_of(EVENT, LIBRARY)

    assert (len(event.game("five-card-draw").cards), len(LIBRARY.game("five-card-draw").cards)) == (
        52,
        53,
    )


def test_a_library_follows_the_options_of_a_sheet_that_is_changed():
    event = LIBRARY.playing({"archie": {"high_qualifier": "99"}})
    before = answer(EIGHTS, event)["awards"]
    event.play({})

    assert (before, answer(EIGHTS, event)["awards"]) == ({"2": 600}, {"1": 300, "2": 300})


def test_the_rule_cards_of_the_event_say_its_name_and_its_options():
    nines, draw, razz = games_of(EVENT, LIBRARY)

    assert (nines.name, nines.short, nines.source) == ("Nines", "Nines", "Archie, S 2.4")
    assert nines.tldr == (
        "Triple draw split between high, a pair of nines or better, and low, eight or better."
    )
    assert next(variations(nines)) == (
        "High takes a pair of nines. Also played: High takes a pair of sixes."
    )
    assert draw.tldr == "Five cards and one draw to the best high hand."
    assert razz == LIBRARY.game("razz")


def test_of_the_worked_hands_those_stay_that_come_out_the_same():
    nines, draw, _ = games_of(EVENT, LIBRARY)

    assert "Nines for high: a pair of eights wins nothing against a low" in [
        one.title for one in nines.examples
    ]
    assert draw.examples == ()


def test_options_are_said_as_the_file_of_the_game_says_them():
    assert options_said(LIBRARY, NINES) == ("High takes a pair of nines.",)
    assert options_said(LIBRARY, NO_JOKER) == ("There is no joker.",)
    assert options_said(LIBRARY, GameOnSheet("archie", options=(("other", "99"),))) == ()


def test_clock_and_wall_call_a_game_as_the_event_does():
    assert [title_of(EVENT, LIBRARY, game) for game in EVENT.games] == [
        "Nines",
        "Five Card Draw",
        "Razz",
    ]


@pytest.mark.parametrize("options", [{"none": "99"}, {"high_qualifier": True}])
def test_an_option_that_no_game_has_changes_nothing(options):
    assert LIBRARY.playing({"archie": options}).game("archie") == LIBRARY.game("archie")


def test_the_rule_card_has_small_and_big_bets_only_where_the_event_plays_limit():
    plays = [GameOnSheet("texas-holdem"), GameOnSheet("texas-holdem", "no-limit", name="NL")]

    limit, no_limit = games_of(replace(EVENT, games=tuple(plays)), LIBRARY)

    assert [
        [street_steps(game, street) for street in game.streets] for game in (limit, no_limit)
    ] == [
        [("small bet",), ("small bet",), ("big bet",), ("big bet",)],
        [("betting",)] * 4,
    ]
