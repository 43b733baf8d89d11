"""The table of an exercise: cards where they lie, and what everybody at it knows."""

from director.engine.cards import read_cards
from director.school.exercise import Asked, Choice, Exercise, Name
from director.views.practice.table_shown import table_shown
from tests.shipped import shipped_games

LIBRARY = shipped_games()


def shown(game, case, told=(), **about):
    asked = Asked("Who wins?", (Choice("Ann"), Choice("Bob")), 0, (), (), about)
    name = Name(game, "winner", "easy", 1)
    return table_shown(Exercise(name, LIBRARY.game(game), case, told, asked))


def test_players_have_their_seat_and_what_they_did():
    table = shown(
        "omaha",
        {
            "chip": 25,
            "dead": 50,
            "button": 4,
            "board": "Ah Kd 3c 4s 5h",
            "players": [
                {"seat": 1, "name": "Ann", "cards": "As Ks Qs Js", "bet": 400},
                {"seat": 4, "name": "Bob", "cards": "", "folded": True, "bet": 75},
            ],
        },
    )

    assert [one[:3] for one in table.players] == [
        ("Ann", "seat 1", "bet 400"),
        ("Bob", "seat 4", "button, bet 75, folded"),
    ]
    assert table.board == {(0, 0): read_cards("Ah Kd 3c 4s 5h")}
    assert table.facts == ("50 of dead money is in the pot, the smallest chip is 25.",)


def test_rows_and_cards_out_of_play_are_known_to_whoever_is_told():
    board = {
        "flop": ["2c 3c 4c", "5c 6c 7c", "8c 9c Tc"],
        "turn": ["2d", "3d", "4d"],
        "river": ["2h", "9h", "Kh"],
    }
    oklahoma = shown("oklahoma", {"board": board, "players": []})
    crayfish = shown("crayfish-omaha", {"board": "2c 3c 4c 5c 6c", "dice": [2, 6], "players": []})

    assert oklahoma.rows_out == {0}
    assert crayfish.face_down == {*read_cards("3c")}
    assert crayfish.facts == ("The dice show 2 and 6.",)


def test_what_has_happened_stands_after_what_lies_there():
    table = shown("stud", {"players": []}, told=("Street: sixth street.", "Seat 2 is all-in."))

    assert table.facts == ("Street: sixth street.", "Seat 2 is all-in.")


def test_groups_of_a_hand_stay_apart():
    cards = {"holdem": "As Ks", "omaha": "2c 3c 4c 5c"}
    table = shown("sohe", {"players": [{"seat": 3, "cards": cards}]})

    (player,) = table.players
    assert player.title == "seat 3"
    assert [one.group for one in player.hand] == ["holdem"] * 2 + ["omaha"] * 4
