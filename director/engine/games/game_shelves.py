"""Which game files lie in which folder: the shipped ones, and the house's own over them.

A later folder's file covers an earlier one's of the same name. What lies in the folders is looked
at once.
"""

import os
from typing import TYPE_CHECKING, NamedTuple

from director.files.forms import Fault, FileWrong, Form, load_form
from director.files.toml_lines import printable
from director.translation import say

if TYPE_CHECKING:
    from pathlib import Path

ENDING = ".toml"


class SetAside(NamedTuple):
    """A file or folder of the house's own that cannot be used."""

    path: "Path"
    faults: tuple[Fault, ...]

    @property
    def wrong(self) -> FileWrong:
        """What is wrong with it, under its name."""
        return FileWrong(self.name, self.faults)

    @property
    def name(self) -> str:
        """Its name, as any screen can show it."""
        return printable(self.path.name)

    @property
    def id(self) -> str:
        """Of its game."""
        return self.name.removesuffix(ENDING)


class Shelves:
    """The game files of several folders, the shipped ones first; none of them is read."""

    def __init__(self, folders: "tuple[Path, ...]") -> None:
        self._folders = folders
        self._lying: list[dict[str, Path]] | None = None
        self.locked: list[SetAside] = []
        """The folders that cannot be looked at."""

    def all(self) -> "list[dict[str, Path]]":
        """What lies in each folder, by the ids of the games."""
        if self._lying is None:
            self._lying = [self._shelf(folder) for folder in self._folders]
        return self._lying

    def ids(self) -> list[str]:
        """The ids of all games, in alphabetical order, faulty ones too; reads no file."""
        return sorted({game_id for shelf in self.all() for game_id in shelf})

    def shipped(self) -> frozenset[str]:
        """The ids of the games that are shipped, whatever a house lays over them."""
        return frozenset(self.all()[0])

    def own_files(self) -> "list[Path]":
        """The house's own files, sound and faulty, in the order of their ids; reads none."""
        house = self.all()[1:]
        own = sorted({game_id for shelf in house for game_id in shelf})
        return [path for game_id in own if (path := self.path(game_id))]

    def path(self, game_id: str) -> "Path | None":
        """The file of a game; of several the one that covers the others."""
        shelves = reversed(self.all())
        return next((shelf[game_id] for shelf in shelves if game_id in shelf), None)

    def parent(self, like: str, child: "Path") -> "Path | None":
        """The file of the game that another is like: in the same folder, or in one that it covers.

        So no file of a house changes a shipped game but the one whose name it has, and that file
        may itself be like the one that it covers.
        """
        shelves = self.all()
        lies_in = [number for number, shelf in enumerate(shelves) if child in shelf.values()]
        reachable = shelves[: lies_in[-1] + 1] if lies_in else shelves
        for shelf in reversed(reachable):
            if like in shelf and shelf[like] != child:
                return shelf[like]
        return None

    def _shelf(self, folder: "Path") -> "dict[str, Path]":
        """The game files of a folder, by the ids of their games; hidden ones are no games."""
        try:
            found = sorted(real(folder).iterdir())
        except FileNotFoundError:  # a house has no such folder until it has a game of its own
            return {}
        except OSError as error:
            fault = Fault("", say("cannot be read: {reason}", reason=error.strerror or str(error)))
            self.locked.append(SetAside(folder, (fault,)))
            return {}
        return {
            printable(path.name).removesuffix(ENDING): path
            for path in found
            if path.suffix == ENDING and not path.name.startswith(".")
        }


def real(folder: "Path") -> "Path":
    """A folder by the one name that it has wherever it is reached from."""
    return type(folder)(os.path.realpath(folder))


def form_of(path: "Path") -> Form:
    """A game's file as a form; nothing is waited for that is no file. Raises FileWrong."""
    if why := _no_game_file(path):
        raise FileWrong(path.name, [Fault("", why)])
    return load_form(path)


def _no_game_file(path: "Path") -> str:
    """Why a file cannot be that of a game; "" where it may be."""
    if not path.name.isprintable():
        return say("its name has a character in it that cannot be printed")
    if os.path.isdir(path):  # noqa: PTH112 -- Path.is_dir may raise where we may not look
        return say("this is a folder, not a file")
    if os.path.lexists(path) and not os.path.isfile(path):  # noqa: PTH113 -- the same
        return say("this is no file, and leads to none")
    return ""
