"""One station without a window: takes in what others do as soon as it is told.

`python -m many_stations.follower URL NAME FOLDER`, until its standard input ends.
"""

import sys
from pathlib import Path
from threading import Event, Thread

from director.books.book import Books
from director.books.server.place import ServerPlace
from director.desk.desk import Desk
from many_stations.station import EVENT, say


def main(url: str, station: str, folder: Path) -> None:
    """Follows the event until standard input ends."""
    book = Books(ServerPlace(url, folder / station))
    desk, awake, ended = Desk(book, EVENT, station, station, book.now), Event(), Event()

    def hear() -> None:
        sys.stdin.read()
        ended.set()
        awake.set()

    book.wake(awake.set)
    Thread(target=hear, daemon=True).start()
    say("ready")
    while not ended.is_set():
        awake.wait()
        awake.clear()
        desk.listen_elsewhere()
    book.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
