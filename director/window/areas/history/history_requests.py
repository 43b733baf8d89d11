"""The words by which parts of the history are asked for."""

HISTORY = "history"
"""The screen."""
TAKE_BACK, OF_PLAYER = "take back", "of player"
