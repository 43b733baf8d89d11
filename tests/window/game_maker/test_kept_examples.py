"""A hand that was tried becomes an example, which the check then plays as it does any other."""

import pytest

from director.engine.games.example_files import read_example
from director.engine.games.shipped import shipped_games
from director.engine.showdown.game_checks import wrong_in_example
from director.files.forms import Form
from director.files.toml_edits import with_value
from director.views.ruling.typed_case import case as typed_as_case
from director.window.areas.showdown.hand_files import opened
from director.window.game_maker.kept_example import NotKept, kept_example

LIBRARY = shipped_games()
WORKED = [
    (game, number, example)
    for game in LIBRARY.sound()
    if game.kind == "showdown"
    for number, example in enumerate(game.examples, start=1)
    if "error" not in example.result
]


def read(game, table):
    """The example of a table, as the reader of game files has it; nothing may be wrong with it."""
    form = Form(table, [])
    portions = [one.name for one in game.all_portions]
    example = read_example(form, game.id, portions, game.streets)
    assert form.faults == []
    return example


@pytest.mark.parametrize(
    ("game", "example"),
    [(game, example) for game, _, example in WORKED],
    ids=[f"{game.id} {number}" for game, number, _ in WORKED],
)
def test_a_worked_hand_typed_and_kept_comes_out_as_it_is_stated(game, example):
    hand = opened(dict(example.case), LIBRARY)

    table = kept_example(typed_as_case(hand.typed, game, hand.shape), game, LIBRARY)

    assert list(wrong_in_example(read(game, table), LIBRARY)) == []
    assert with_value("", ("example", 0), table).startswith("[[example]]\ntitle")


def hand(game, *players, **more):
    rows = [
        {"seat": seat, "name": name, "cards": cards, **other}
        for seat, name, cards, other in players
    ]
    return {"game": game, "players": rows, **more}


def kept(case, title=""):
    return kept_example(case, LIBRARY.game(case["game"]), LIBRARY, title)


def test_who_has_no_name_is_given_one_and_seats_become_the_order():
    case = hand("razz", (3, "", "8h 5d 4c 3s 2h Qc Js", {}), (7, "Ann", "8c 6d 4s 3h 2c Kd Kh", {}))
    case["pots"] = [{"amount": 100, "seats": [3, 7]}]

    assert kept(case, "Eight-five") == {
        "title": "Eight-five",
        "hands": {"Bob": "8h 5d 4c 3s 2h Qc Js", "Ann": "8c 6d 4s 3h 2c Kd Kh"},
        "low": ["Bob"],
        "pot": 100,
        "wins": {"Bob": 100},
    }


def test_a_side_pot_and_a_folded_player_make_a_whole_record():
    case = hand(
        "texas-holdem",
        (2, "Ann", "As Ah", {}),
        (4, "Bob", "Kd Kh", {}),
        (6, "Cy", "2c 3c", {"folded": True}),
        board="Qs Js 9d 4h 2d",
        button=6,
        chip=25,
        pots=[{"amount": 300, "seats": [2, 4]}, {"amount": 100, "seats": [4]}],
    )

    table = kept(case)

    assert table == {
        "title": "Ann: high",
        "board": "Qs Js 9d 4h 2d",
        "button": 3,
        "chip": 25,
        "pots": [{"amount": 300, "seats": [1, 2]}, {"amount": 100, "seats": [2]}],
        "players": [
            {"name": "Ann", "cards": "As Ah"},
            {"name": "Bob", "cards": "Kd Kh"},
            {"name": "Cy", "cards": "2c 3c", "folded": True},
        ],
        "wins": {"Ann": 300, "Bob": 100},
    }
    assert list(wrong_in_example(read(LIBRARY.game("texas-holdem"), table), LIBRARY)) == []


def test_a_hand_that_is_not_ruled_on_yet_is_not_kept():
    with pytest.raises(NotKept, match="this hand is not ruled on yet"):
        kept(hand("razz", (1, "Ann", "8c", {}), (2, "Bob", "", {})))
