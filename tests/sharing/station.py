"""A station in a process of its own: joins by a link, registers somebody, says who is in.

Started as `python -m tests.sharing.station FOLDER LINK STATION NAME`.
"""

import sys
from pathlib import Path

from director.books.book import Books
from director.books.server.place import ServerPlace
from director.desk.event_list import EventList
from director.house import shelf
from director.sharing.discovery import look
from director.sharing.join import Join
from director.sharing.joined import JoinedEvenings
from director.sharing.knocking import granted
from director.tournament.commands import Register
from tests.shipped import shipped_games


def main(folder: Path, link: str, station: str, name: str) -> None:
    joining = Join(JoinedEvenings(folder / "joined"), look, granted)
    address = joining.join(link, "", station)
    book = Books(ServerPlace(address, folder / "notes"))
    event_list = EventList(book, shipped_games(), [shelf.structures()], "Ina", station, book.now)
    (row,) = event_list.events()
    desk = event_list.open(row.number)
    desk.do(Register(desk.player(name), name))
    book.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
