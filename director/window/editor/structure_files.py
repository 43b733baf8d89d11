"""Structures as files: saved into the user's folder, opened from anywhere, saved elsewhere.

A shipped file is never written over, nor covered by one of its name: a copy gets a new name.
"""

from collections.abc import Collection
from pathlib import Path
from typing import Any

from director.engine.games.library import Library
from director.files.forms import load_form
from director.tournament.structure.called_games import with_ids
from director.translation import say
from director.window.editor.draft import Draft
from director.window.printing.sheet import file_name


def free_name(draft: Draft, taken: Collection[str]) -> str:
    """The name of a file for a draft, without the ending, that no other file has.

    >>> free_name(Draft({"name": "HORSE"}), ["horse"])
    'horse-2'
    """
    begins = file_name(draft.name) or say("structure")
    made, number = begins, 2
    while made in taken:
        made = f"{begins}-{number}"
        number += 1
    return made


def read_draft(path: Path, library: Library) -> Draft:
    """A file as a draft, its games by id, whatever is wrong with it as long as it is TOML.

    Raises FileWrong.
    """
    data: dict[str, Any] = dict(with_ids(load_form(path), library).data)
    return Draft(data)
