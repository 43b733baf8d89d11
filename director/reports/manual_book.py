"""The manual as a book: its pages of Markdown, with contents, pictures and numbers of pages."""

import re
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from director.reports.blocks.book_text import (
    Chapter,
    Leads,
    LeadsTo,
    Listing,
    Passage,
    Picture,
    Table,
    Words,
)
from director.reports.blocks.text import Heading, Lead
from director.reports.documents import Block, Document
from director.translation import say

CONTENTS = "contents.md"
_COVER = "pictures/wall.png"

_LINK_TO = re.compile(r"^- \[(?P<title>.+)\]\((?P<file>[a-z-]+)\.md\)(?:: .*)?$")
_INLINE = re.compile(
    r"\*\*(?P<bold>.+?)\*\*|\*(?P<button>[^*]+)\*|`(?P<key>[^`]+)`|\[(?P<link>[^\]]+)\]\((?P<to>[^)]*)\)"
)
_PICTURE = re.compile(r"^!\[(?P<title>.*)\]\((?P<file>.+)\)$")
_ITEM = re.compile(r"^(?P<mark>[-*]|\d+\.) +(?P<text>.*)$")
_RULE = re.compile(r"^\|[\s|:-]+\|?$")
_LEVELS = {"#": 0, "##": 1, "###": 2}
_NOT_IN_FONTS = str.maketrans({"▸": "›"})


class _Page(NamedTuple):
    """A page of the manual."""

    id: str
    title: str
    part: str
    text: str


def manual(folder: Path, paper: str = "a4") -> Document:
    """The whole manual, in the order of its contents. Raises OSError where a page is not there."""
    pages = list(_pages(folder))
    leads: list[LeadsTo] = []
    part = ""
    for page in pages:
        if page.part != part:
            part = page.part
            leads.append(LeadsTo(part, (page.id,)))
        leads.append(LeadsTo(page.title, (page.id,), 1))
    title = say("Tournament Director: the manual")
    front: list[Block] = [
        Heading(say("Tournament Director"), above=say("Manual")),
        Lead(say("In the program F1 opens the page of the screen that you are on."), opens=True),
        *_cover(folder),
        Leads((tuple(leads),)),
    ]
    body = chain.from_iterable(_blocks(page, folder) for page in pages)
    return Document(title, paper, (*front, *body), is_book=True, flows=True)


def _cover(folder: Path) -> Iterator[Block]:
    """The wall, as the room sees it, where there is a picture of it."""
    path = folder / _COVER
    if path.exists():
        yield Picture(str(path), "")


def _pages(folder: Path) -> Iterator[_Page]:
    part = ""
    for line in (folder / CONTENTS).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            part = line.removeprefix("## ")
        elif link := _LINK_TO.match(line):
            text = (folder / f"{link['file']}.md").read_text(encoding="utf-8")
            yield _Page(link["file"], link["title"], part, text.translate(_NOT_IN_FONTS))


def _blocks(page: _Page, folder: Path) -> Iterator[Block]:
    """Block by block, as Markdown parts them: by empty lines, fences and signs at the front."""
    yield Chapter(page.title, page.id)
    lines = page.text.splitlines()
    at = heads = 0
    while at < len(lines):
        line = lines[at]
        end = at + 1
        if line.startswith("```"):
            end = next(n for n in range(at + 1, len(lines)) if lines[n].startswith("```"))
            listed = "\n".join(lines[at + 1 : end]).rstrip()
            yield Listing(tuple(listed.splitlines()))
            end += 1
        elif line.startswith("#"):
            signs, _, title = line.partition(" ")
            heads += 1
            if level := _LEVELS[signs]:  # the first of a page is its title, which stands there
                yield Chapter(_plainly(title), f"{page.id} {heads}", level)
        elif line.startswith("|"):
            end = _end(lines, at, lambda one: one.startswith("|"))
            yield _table(lines[at:end])
        elif found := _PICTURE.match(line):
            yield Picture(str(folder / found["file"]), found["title"])
        elif found := _ITEM.match(line):
            end = _end(lines, at, lambda one: one.startswith(" ") and not _ITEM.match(one.strip()))
            mark = "•" if found["mark"] in "-*" else found["mark"]
            yield _passage(_joined([found["text"], *lines[at + 1 : end]]), mark)
        elif line.strip():
            end = _end(lines, at, lambda one: bool(one.strip()) and not _begins_anew(one))
            yield _passage(_joined(lines[at:end]))
        at = end


def _begins_anew(line: str) -> bool:
    return bool(line.startswith(("#", "|", "```")) or _ITEM.match(line) or _PICTURE.match(line))


def _end(lines: list[str], at: int, goes_on: Callable[[str], bool]) -> int:
    """Where what begins here is at its end."""
    return next((n for n in range(at + 1, len(lines)) if not goes_on(lines[n])), len(lines))


def _joined(lines: list[str]) -> str:
    return " ".join(line.strip() for line in lines)


def _passage(text: str, mark: str = "") -> Passage:
    """Sentences with what stands out in them."""
    found: list[Words] = []
    at = 0
    for one in _INLINE.finditer(text):
        if one.start() > at:
            found.append(Words(text[at : one.start()]))
        if one["bold"] or one["button"]:
            found.append(Words((one["bold"] or one["button"]).replace("`", ""), bold=True))
        elif one["key"]:
            found.append(Words(one["key"], key=True))
        else:
            to = one["to"]
            found.append(
                Words(one["link"], to=to.removesuffix(".md") if to.endswith(".md") else "")
            )
        at = one.end()
    if at < len(text):
        found.append(Words(text[at:]))
    return Passage(tuple(found), mark)


def _plainly(text: str) -> str:
    return "".join(words.text for words in _passage(text).words)


def _table(lines: list[str]) -> Table:
    """A table; what has fewer cells than the first line ends with empty ones."""
    rows = [_cells(line) for line in lines if not _RULE.match(line)]
    count = len(rows[0])
    whole = [tuple([*row, *[Passage(())] * count][:count]) for row in rows]
    return Table(whole[0], tuple(whole[1:]))


def _cells(line: str) -> list[Passage]:
    return [_passage(cell.strip()) for cell in line.strip().strip("|").split("|")]
