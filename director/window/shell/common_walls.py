"""What is announced at one station of a shared evening stands on the walls of all of them."""

from collections.abc import Callable

from director.desk.book import Book
from director.tournament.log.books import BookFailed, EventNumber, NotAllowed
from director.window.event.wall_content import WallContent


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
        try:
            book.say_on_walls(event, words)
        except NotAllowed as refused:
            self._refused(str(refused))
        except BookFailed:
            return  # it is said when the line is back
        self._known[event] = words
