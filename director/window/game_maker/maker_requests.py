"""What the page of a game is to do."""

from enum import Enum


class GameRequest(Enum):
    """By the word in the action's id."""

    SAVE = "save"
    TRY = "try"
    KEEP = "keep"
    IMPORT = "import"
    EXPORT = "export"
    NEXT_BLOCK = "next_block"
    BLOCK_BEFORE = "block_before"
    NEXT_PANE = "pane"
    TEXT = "text"
