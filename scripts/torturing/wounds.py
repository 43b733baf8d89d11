"""What a disk, a stick or a stranger does to a file."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

JOURNAL = "events.book-wal"
BOOK = "events.book"


class Wound(NamedTuple):
    """A way to damage a folder with a book in it."""

    name: str
    inflict: Callable[[Path, Random], None]


def _any_file(folder: Path, chance: Random) -> Path:
    """The book or its journal, the larger the likelier."""
    files = [folder / name for name in (BOOK, JOURNAL) if (folder / name).is_file()]
    return chance.choices(files, [max(one.stat().st_size, 1) for one in files])[0]


def flip(folder: Path, chance: Random) -> None:
    """One bit is another."""
    path = _any_file(folder, chance)
    content = bytearray(path.read_bytes())
    if content:
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        path.write_bytes(content)


def burst(folder: Path, chance: Random) -> None:
    """A stretch of up to two pages is zeros or anything."""
    path = _any_file(folder, chance)
    content = bytearray(path.read_bytes())
    if content:
        start, length = chance.randrange(len(content)), chance.randrange(1, 8192)
        end = min(start + length, len(content))
        content[start:end] = (
            bytes(end - start) if chance.random() < 0.5 else os.urandom(end - start)
        )
        path.write_bytes(content)


def truncate(folder: Path, chance: Random) -> None:
    """The file ends somewhere before its end."""
    path = _any_file(folder, chance)
    size = path.stat().st_size
    with path.open("rb+") as file:
        file.truncate(chance.randrange(size) if size else 0)


def lose_journal(folder: Path, _: Random) -> None:
    """Somebody has copied the book alone, or cleaned up."""
    for name in (JOURNAL, "events.book-shm"):
        (folder / name).unlink(missing_ok=True)


def stale_journal(folder: Path, chance: Random) -> None:
    """An older journal lies there: its end has never been written."""
    journal = folder / JOURNAL
    if journal.is_file():
        size = journal.stat().st_size
        with journal.open("rb+") as file:
            file.truncate(int(size * chance.uniform(0.3, 0.95)))


def empty_book(folder: Path, _: Random) -> None:
    """The book is zero bytes long; its journal still lies there, where there is one."""
    (folder / BOOK).write_bytes(b"")


def pages_swapped(folder: Path, chance: Random) -> None:
    """Two pages have changed places."""
    path = folder / BOOK
    content = bytearray(path.read_bytes())
    pages = len(content) // 4096
    if pages > 2:
        one, other = (4096 * at for at in chance.sample(range(1, pages), 2))
        first, second = content[one : one + 4096], content[other : other + 4096]
        content[one : one + 4096], content[other : other + 4096] = second, first
        path.write_bytes(content)


FLIP = Wound("flips", flip)
CUTS = (
    Wound("truncations", truncate),
    Wound("bursts", burst),
    Wound("pages swapped", pages_swapped),
    Wound("journals lost", lose_journal),
    Wound("journals stale", stale_journal),
)


def inflicted(template: Path, folder: Path, wound: Wound, chance: Random) -> Path:
    """A copy of the folder with a book in it, damaged; the path of that book."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(template, folder)
    wound.inflict(folder, chance)
    return folder / BOOK
