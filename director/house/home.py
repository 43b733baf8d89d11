"""The user's own folder, and where everything lies in it."""

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

EVENING_NOTE = "shared.json"
"""The name of the note in an evening's folder that its book lies on the server now."""


@dataclass(frozen=True)
class Home:
    """The user's own folder: books, copies, games, structures, templates, leagues, settings."""

    folder: Path

    @property
    def book(self) -> Path:
        """The book with all events."""
        return self.folder / "events.book"

    @property
    def sample(self) -> Path:
        """The folder of the sample evening: its book and whatever else comes of it."""
        return self.folder / "sample"

    @property
    def copies(self) -> Path:
        """Copies of the book."""
        return self.folder / "copies"

    @property
    def servers(self) -> Path:
        """The folder of what is noted here of books that lie on a server."""
        return self.folder / "servers"

    @property
    def followed(self) -> Path:
        """Where this machine keeps whole copies of the books on servers that it has followed."""
        return self.servers / "followed"

    @property
    def evening(self) -> Path:
        """The folder of the evening that this machine shares: its server lies in it."""
        return self.folder / "evening"

    @property
    def shared_server(self) -> Path:
        """The folder of what is noted here while a book on a server of the house is shared."""
        return self.folder / "shared-server"

    @property
    def evening_note(self) -> Path:
        """The note in it: while it lies there, the evening lies on its server."""
        return self.evening / EVENING_NOTE

    @property
    def joined(self) -> Path:
        """The folder of the evenings of other machines that this one has joined."""
        return self.folder / "joined"

    @property
    def halves(self) -> Path:
        """The folder of the other halves of evenings that were carried on in two places."""
        return self.folder / "halves"

    @property
    def games(self) -> Path:
        """The house's own games."""
        return self.folder / "games"

    @property
    def game_drafts(self) -> Path:
        """Games of the house's own that are being written and are not saved yet."""
        return self.folder / "game-drafts"

    @property
    def structures(self) -> Path:
        """The house's own structures."""
        return self.folder / "structures"

    @property
    def templates(self) -> Path:
        """The house's templates of events."""
        return self.folder / "templates"

    @property
    def pay_tables(self) -> Path:
        """The house's own pay tables."""
        return self.folder / "paytables"

    @property
    def series(self) -> Path:
        """The house's series: calendars of events."""
        return self.folder / "series"

    @property
    def leagues(self) -> Path:
        """The house's leagues."""
        return self.folder / "leagues"

    @property
    def logos(self) -> Path:
        """Pictures of series, named as the series is: "barge-2019.png"."""
        return self.folder / "logos"

    @property
    def slides(self) -> Path:
        """Pictures that the wall shows between times."""
        return self.folder / "slides"

    @property
    def settings(self) -> Path:
        """The settings."""
        return self.folder / "settings.toml"

    @property
    def practice(self) -> Path:
        """Who has practised what, and what was missed."""
        return self.folder / "practice.json"

    @property
    def printing(self) -> Path:
        """On which paper and printer each sort of sheet was printed last."""
        return self.folder / "printing.json"

    @property
    def windows(self) -> Path:
        """What says that a window is open over a book; a second start asks there for it."""
        return self.folder / "windows"

    @property
    def last_seen(self) -> Path:
        """Which event was in sight last, for the first picture of the next start."""
        return self.folder / "last-seen.json"

    @property
    def crashes(self) -> Path:
        """What went wrong and when, for a report."""
        return self.folder / "crashes.txt"

    @property
    def log(self) -> Path:
        """When the program was started and closed, and what kind of fault came between."""
        return self.folder / "director.log"


def users_home() -> Home:
    """The user's folder; the environment variable DIRECTOR_HOME names another one."""
    named = os.environ.get("DIRECTOR_HOME")
    return Home(
        Path(named) if named else Path(platformdirs.user_data_dir("tournament-director", False))
    )
