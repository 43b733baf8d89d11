"""Games by every name that the program prints for them and that people type."""

import pytest

from director.engine.games.game_names import folded, found, meant, which_game
from director.engine.games.library import Library, UnknownGame
from director.house import shelf
from tests.shipped import shipped_games

LIBRARY = shipped_games()
NAMES = LIBRARY.names()


@pytest.mark.parametrize("game_id", LIBRARY.ids())
def test_every_name_of_a_game_means_that_game_however_it_is_bet_on(game_id):
    game = LIBRARY.game(game_id)
    called = [name for name in (game.id, game.name, game.short, *game.aliases) if name]
    bet = [
        text
        for name in called
        for way in ("no-limit", "pot-limit", "half-pot-limit", "limit")
        for text in (f"{way} {name}", f"{name}, {way}", f"{name} ({way})")
    ]

    assert {text for text in (*called, *bet) if meant(text, NAMES) != [game_id]} == set()


def test_no_name_is_that_of_two_games():
    owners = {}
    for game_id, called in NAMES.items():
        for name in (game_id, *called):
            owners.setdefault(folded(name).replace(" ", ""), set()).add(game_id)

    assert {name: ids for name, ids in owners.items() if len(ids) > 1} == {}


@pytest.mark.parametrize(
    ("typed", "game_id"),
    [
        ("Omaha/8", "omaha-high-low"),
        ("o8", "omaha-high-low"),
        ("O8B", "omaha-high-low"),
        ("Omaha Hi/Lo 8 or better", "omaha-high-low"),
        ("stud/8", "stud-high-low"),
        ("Stud Hi-Lo", "stud-high-low"),
        ("NLHE", "texas-holdem"),
        ("NL Hold’em", "texas-holdem"),
        ("PLO8", "omaha-high-low"),
        ("2-7 TD", "deuce-to-seven-triple-draw"),
        ("2–7 triple draw", "deuce-to-seven-triple-draw"),
        ("seven card stud", "stud"),
        ("  BADUGI ", "badugi"),
    ],
)
def test_a_game_is_known_as_people_write_it(typed, game_id):
    assert (meant(typed, NAMES), LIBRARY.game(typed).id) == ([game_id], game_id)


def test_a_whole_name_is_before_beginnings_and_those_before_the_rest():
    names = {
        "pineapple-razz": ("Pineapple Razz",),
        "crazzy": ("Crazzy",),
        "razzdugi": ("Razzdugi",),
        "razz": ("Razz",),
    }

    assert found("razz", names) == ["razz", "razzdugi", "pineapple-razz", "crazzy"]
    assert meant("razz", names) == ["razz"]


def test_a_text_that_may_mean_several_names_them_and_is_no_game():
    with pytest.raises(UnknownGame):
        LIBRARY.game("raz")

    assert which_game("raz", NAMES) == "the game “raz” may be razz or razzdugi: which?"


def test_a_slip_of_the_keys_is_told_what_may_be_meant():
    assert which_game("badugy", NAMES) == "no such game “badugy”; did you mean “badugi”?"


def test_what_is_no_game_is_none():
    texts = ("", "  ", "/", "whist", "x" * 5000)

    assert [meant(text, NAMES) for text in texts] == [[], [], [], [], []]


def test_a_house_game_is_found_by_its_own_names(tmp_path):
    (tmp_path / "ours.toml").write_text(
        'name = "Friday Special"\nshort = "Fri/8"\naliases = ["f8"]\nlike = "omaha-high-low"\n'
        'source = "us"\ntldr = "Ours."\n',
        encoding="utf-8",
    )
    library = Library(shelf.games(), tmp_path)

    games = [library.game(name).id for name in ("Friday special", "fri 8", "F8", "ours")]

    assert games == ["ours"] * 4


def test_no_house_takes_its_name_from_a_shipped_game(tmp_path):
    (tmp_path / "ours.toml").write_text(
        'name = "Omaha 8"\naliases = ["razz", "O8"]\nlike = "razz"\nsource = "us"\ntldr = "Low."\n',
        encoding="utf-8",
    )
    library = Library(shelf.games(), tmp_path)

    games = [library.game(name).id for name in ("razz", "o8", "omaha/8", "OURS")]

    assert games == ["razz", "omaha-high-low", "omaha-high-low", "ours"]


def test_two_house_games_of_one_name_are_both_named(tmp_path):
    for game_id in ("ours", "theirs"):
        (tmp_path / f"{game_id}.toml").write_text(
            'name = "Friday Special"\nlike = "razz"\nsource = "us"\ntldr = "Low."\n',
            encoding="utf-8",
        )
    library = Library(shelf.games(), tmp_path)

    assert library.unknown("friday special") == (
        "the game “friday special” may be ours or theirs: which?"
    )
    with pytest.raises(UnknownGame):
        library.game("friday special")
