"""The history: everything that was done, and taking it back."""

from director.desk.undo_preview import Preview
from director.window.areas.history.history_actions import HISTORY, HISTORY_ACTIONS, SearchChosen
from director.window.areas.history.screen import HistoryScreen
from director.window.areas.history.take_back import TakeBack
from director.window.areas.history.undo_drop import InFull, UndoDrop
from director.window.areas.history.undo_keys import UNDO_ACTIONS
from director.window.event.area import Area
from director.window.event.go_to_screen import going_to

AREA = Area(
    HISTORY,
    HistoryScreen,
    going_to(
        HISTORY,
        "History",
        "Ctrl+8",
        HISTORY,
        also="Ctrl+H",
        words="event log, log, audit trail, journal, who did what, activity",
    ),
    (*UNDO_ACTIONS, *HISTORY_ACTIONS),
    answers=(TakeBack, SearchChosen),
    drops={Preview: UndoDrop, InFull: UndoDrop},
)
