"""The remote is there for whoever was shown its address, and for nobody else."""

import pytest

from director.desk.stations import Stranger
from director.sharing.remote_address import RemoteAddress
from director.sharing.strangers import Strangers

FLOOR, NEIGHBOR = "192.0.2.5", "192.0.2.7"


class Place:
    def __init__(self, secret="K7QM3XPR") -> None:
        self.seconds = 0.0
        self.strangers = Strangers(FLOOR)
        self.remote = RemoteAddress(secret, self.strangers, lambda: self.seconds)

    def ask(self, path, address=NEIGHBOR):
        return self.remote.path(address, path)


@pytest.fixture
def place():
    return Place()


@pytest.mark.parametrize(
    ("asked", "path"),
    [
        ("/remote/K7QM3XPR/", "/remote/K7QM3XPR/"),
        ("/remote/K7QM3XPR", "/remote/K7QM3XPR/"),
        ("/remote/k7qm3xpr/", "/remote/K7QM3XPR/"),
        ("/remote/k7qm3xpr/state", "/remote/K7QM3XPR/state"),
        ("/remote/K7QM3XPR/a/b/c", "/remote/K7QM3XPR/a/b/c"),
        ("/remote/", ""),
        ("/remote", ""),
        ("/remote/state", ""),
        ("/remote/K7QM3XPRX/", ""),
        ("/remote/K7QM3XP/", ""),
        ("/remote/ｋ7qm3xpr/", ""),
        ("/Remote/K7QM3XPR/", ""),
        ("/K7QM3XPR/", ""),
        ("/", ""),
        ("*", ""),
        ("", ""),
    ],
)
def test_only_who_knows_the_eight_signs_comes_to_the_remote_however_they_are_typed(
    place, asked, path
):
    assert place.ask(asked) == path


def test_without_a_secret_nobody_was_shown_it():
    assert [Place("").ask(path) for path in ("/remote/", "/remote//", "/remote//state")] == [""] * 3


def test_whoever_guesses_waits_and_nobody_else_does(place):
    for last in "CFHJK":
        assert place.ask(f"/remote/K7QM3XP{last}/") == ""

    assert place.ask("/remote/K7QM3XPR/") == ""
    assert place.ask("/remote/K7QM3XPR/", FLOOR) == "/remote/K7QM3XPR/"
    assert place.strangers.told() == (Stranger(NEIGHBOR, remotes=5),)
    place.seconds += 31
    assert place.ask("/remote/K7QM3XPR/") == "/remote/K7QM3XPR/"
    assert place.strangers.told() == ()


def test_a_page_of_yesterday_that_asks_again_and_again_guesses_once(place):
    for _ in range(50):
        assert place.ask("/remote/CCCCCCCC/state") == ""

    assert place.strangers.told() == (Stranger(NEIGHBOR, remotes=1),)
    assert place.ask("/remote/K7QM3XPR/") == "/remote/K7QM3XPR/"
