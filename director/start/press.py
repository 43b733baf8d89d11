"""Sets sheets in type, or their lists as files of other programs.

What a sheet is set with is imported when one is set.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

from director.tournament.entries.player_number import PlayerNumber
from director.translation import listed, say

if TYPE_CHECKING:
    from director.reports.documents import Document
    from director.tournament.state import Tournament


class Press:
    """Sets sheets in type."""

    def __init__(self, *, four_colours: bool = False, paper: Callable[[], str] = str) -> None:
        """`paper` says the paper of the house, once it is wanted."""
        self._four_colours = four_colours
        """Whether each suit is printed in a colour of its own."""
        self._paper = paper

    @cached_property
    def paper(self) -> str:
        """Of the house; empty where each sheet has its own."""
        return self._paper()

    def pdf(self, *documents: "Document", title: str = "", on: str = "") -> bytes:
        """The documents as one PDF; several on each side where `on` is such a paper."""
        from director.reports.typesetting.imposition import IMPOSITIONS, set_together
        from director.reports.typesetting.typeset import set_all

        title = title or documents[0].title
        if on in IMPOSITIONS:
            on_sheet = IMPOSITIONS[on]
            return set_together(documents, on_sheet, title, four_colours=self._four_colours)
        return set_all(documents, title, four_colours=self._four_colours)

    def unprintable(self, text: str) -> str:
        """The signs of a text that are printed as '?'."""
        if text.isascii():
            return ""
        from director.reports.typesetting.lettering import letters

        letters.load()
        return letters.unprintable(text)

    def list_file(self, document: "Document", ending: str) -> bytes:
        """The lists of a sheet as a file of this ending. Raises ValueError for no such kind."""
        from director.reports.lists.list_files import LIST_FILES

        if ending in LIST_FILES:
            return LIST_FILES[ending](document)
        endings = listed([".pdf", *LIST_FILES])
        raise ValueError(
            say("“{ending}” is not a known kind of file; use {all}", ending=ending, all=endings)
        )

    def results_for_web(
        self, t: "Tournament", public_names: Mapping[PlayerNumber, str], now: datetime, ending: str
    ) -> bytes:
        """The results for a web site. Raises ValueError for no such kind of file."""
        from director.web.results import RESULTS_FOR_WEB

        if ending in RESULTS_FOR_WEB:
            return RESULTS_FOR_WEB[ending](t, public_names, now)
        sentence = "“{ending}” is not a known kind of file; use {all}"
        raise ValueError(say(sentence, ending=ending, all=listed(list(RESULTS_FOR_WEB))))


def sheet_file(*documents: "Document", ending: str) -> bytes:
    """Sheets as one file of this ending: paper, or the lists of all one below the other.

    Raises ValueError for no such kind.
    """
    press = Press()
    if ending == ".pdf":
        return press.pdf(*documents)
    blocks = [block for one in documents for block in one.blocks]
    return press.list_file(replace(documents[0], blocks=tuple(blocks)), ending)
