"""The chapters of the manual, in the order of its contents."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from director.house import shelf
from director.window.widgets.find_by_letters import stands_in

CONTENTS = "contents.md"
_LINK = re.compile(r"^- \[(?P<title>.+)\]\((?P<file>[a-z-]+)\.md\)(?:: (?P<words>.+))?$")


class Chapter(NamedTuple):
    """One page of the manual."""

    id: str
    title: str
    part: str
    text: str
    """In Markdown."""
    words: str = ""
    """What else people type who look for it, with commas between; they stand in the contents."""


def chapters() -> list[Chapter]:
    """Every chapter that the contents name."""
    found: list[Chapter] = []
    part = ""
    folder = shelf.manual()
    for line in (folder / CONTENTS).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            part = line.removeprefix("## ")
        elif link := _LINK.match(line):
            text = (folder / f"{link['file']}.md").read_text(encoding="utf-8")
            found.append(Chapter(link["file"], link["title"], part, text, link["words"] or ""))
    return found


def answering(typed: str, among: Iterable[Chapter]) -> list[Chapter]:
    """The chapters with every word that was typed, those called so first."""
    ranked = [
        (rank, at, one)
        for at, one in enumerate(among)
        if (rank := stands_in(typed, one.title, one.words, one.text)) is not None
    ]
    return [one for *_, one in sorted(ranked)]
