"""What is announced at one station of a shared evening stands on the walls of all of them."""

from collections.abc import Callable

from director.desk.book import Book
from director.tournament.log.books import EventNumber
from director.window.event.wall_content import WallContent
from director.window.widgets.attempt import why_not
from director.window.widgets.status_line import REFUSED


class CommonWalls:
    """Takes on what others have announced, and tells others what was announced here.

    The words said last stand, wherever that was.
    """

    def __init__(self, refused: Callable[[str], object]) -> None:
        """`refused` hears why nobody here may announce anything."""
        self._refused = refused
        self._known: dict[EventNumber, str] = {}
        """What the walls of all stations say, as far as it is known here."""

    def meet(self, event: EventNumber, content: WallContent, book: Book, *, may_say: bool) -> None:
        """Brings the walls here and those of others together."""
        theirs, known = book.walls_say(event), self._known.get(event, "")
        if theirs is not None and theirs != known:
            self._known[event] = theirs
            if content.announcement != theirs:
                content.announce(theirs)
        elif content.announcement != known and may_say:
            self._say(event, content.announcement, book)

    def forget(self) -> None:
        """Another book is open: nobody there has heard of anything yet."""
        self._known.clear()

    def _say(self, event: EventNumber, words: str, book: Book) -> None:
        failure = why_not(lambda: book.say_on_walls(event, words))
        if failure and failure.kind == REFUSED:
            self._refused(failure.words)
        elif failure:
            return  # it is said when the line is back
        self._known[event] = words
