"""Makes a user's folder with a book of three evenings, all over, for who measures starts."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from director.desk.desk import new_seed
from director.house.home import Home
from director.house.last_seen import LastSeen, keep
from director.house.settings import Settings
from director.start import app
from director.tournament.commands import Eliminate, Register, StartClock
from director.tournament.state import EntryNumber

NIGHTS = ("Wednesday", "Thursday", "Friday mixed games")
PLAYERS = 18


def main() -> None:
    """Makes it in the folder that is named."""
    home = Home(Path(sys.argv[1]))
    event_list = app.open_event_list(home, Settings(home.settings))
    structure = event_list.structure("barge-2019-limit-horse-badacey")
    for night in NIGHTS:
        desk = event_list.new(night, structure)
        for number in range(1, PLAYERS + 1):
            desk.do(Register(desk.player(f"Player {number}"), new_seed()))
        desk.do(StartClock())
        for number in range(2, PLAYERS + 1):
            desk.do(Eliminate(EntryNumber(number)))
    event_list.book.close()
    keep(home.last_seen, LastSeen(NIGHTS[-1], "level 1", 760))


if __name__ == "__main__":
    main()
