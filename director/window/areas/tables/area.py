"""The tables: seats drawn, moved, balanced, broken."""

from director.window.areas.tables.go_to_seat import GoDrop
from director.window.areas.tables.reinstate import ReinstateDrop
from director.window.areas.tables.screen import TablesScreen
from director.window.areas.tables.seat_draw import DRAW_ACTIONS
from director.window.areas.tables.table_actions import TABLE_ACTIONS
from director.window.areas.tables.table_requests import (
    BreakTable,
    NameReinstated,
    ShowProposal,
    SwitchOverview,
)
from director.window.areas.tables.what_is_due import TablesDue
from director.window.event.area import Area
from director.window.event.go_to_screen import going_to
from director.window.event.requests import AskSeat, CarryPlayer, GoToSeat
from director.window.event.screen_names import TABLES

AREA = Area(
    TABLES,
    TablesScreen,
    going_to(
        TABLES,
        "Tables",
        "Ctrl+2",
        TABLES,
        words=(
            "room, table map, seating, floor plan, seat map, seats, dealer button, table list, "
            "seat list on screen"
        ),
    ),
    (*DRAW_ACTIONS, *TABLE_ACTIONS),
    answers=(BreakTable, CarryPlayer, GoToSeat, ShowProposal, SwitchOverview),
    drops={AskSeat: GoDrop, NameReinstated: ReinstateDrop},
    due=TablesDue,
)
