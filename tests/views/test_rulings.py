"""A ruling on a hand in words."""

from director.engine.cards import read_cards
from director.engine.showdown.answers import ruling_on
from director.views.ruling.pot_shares import Winner, pots_shown
from director.views.ruling.ruling import WHOLE, SaidRuling
from tests.shipped import shipped_games

LIBRARY = shipped_games()
NOBODY_HAS_ONE = {
    "game": "progressive-badugi",
    "button": 1,
    "players": [{"seat": 1, "cards": "Ks Qs 2d 3d"}, {"seat": 2, "cards": "Kd Qd 2s 3s"}],
    "pots": [{"amount": WHOLE, "seats": [1, 2]}],
}


def test_a_pot_that_nobody_wins_stays_whether_it_is_counted_or_not():
    ruling, _ = ruling_on(NOBODY_HAS_ONE, LIBRARY)

    assert SaidRuling(ruling).headline == "5,040 stay for the next deal"
    assert SaidRuling(ruling, counted=False).headline == "The whole pot stays for the next deal"
    assert SaidRuling(ruling, counted=False).aloud.others == (
        "The whole pot stays for the next deal.",
    )


def test_the_odd_chip_is_said_with_the_amount_that_has_it():
    case = {
        "game": "texas-holdem",
        "button": 2,
        "chip": 25,
        "board": "Ah 3d 6c Kd Qs",
        "players": [{"seat": 1, "cards": "As Jc"}, {"seat": 2, "cards": "Ad Js"}],
        "pots": [{"amount": 225, "seats": [1, 2]}],
    }
    ruling, _ = ruling_on(case, LIBRARY)

    (pot,) = pots_shown(SaidRuling(ruling))
    winners = [winner for share in pot.shares for winner in share.winners]

    assert (pot.name, pot.title, pot.amount) == ("Pot", "Pot of 225", "225")
    assert winners == [
        Winner(
            "seat 1",
            "125",
            "high",
            "a pair of aces",
            "odd chip 25",
            read_cards("As Ah Kd Qs Jc"),
        ),
        Winner(
            "seat 2",
            "100",
            "high",
            "a pair of aces",
            "",
            read_cards("Ad Ah Kd Qs Js"),
        ),
    ]
