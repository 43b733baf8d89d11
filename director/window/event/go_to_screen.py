"""Going to a screen: each is declared beside its screen, and all alike."""

from typing import TYPE_CHECKING

from director.window.event import menus
from director.window.widgets.action import Action

if TYPE_CHECKING:
    from director.window.rulings_desk.rulings_desk import RulingsDesk


def going_to(
    screen: str,
    text: str,
    key: str,
    icon: str = "",
    *,
    menu: str = menus.VIEW,
    also: str = "",
    words: str = "",
) -> Action["RulingsDesk"]:
    """The action that brings a screen into sight; it is on while the screen is there."""
    return Action(
        f"screen.{screen}",
        text,
        lambda c: c.ask_for(screen),
        menu,
        key,
        also,
        icon,
        checked=lambda c: c.screen == screen,
        words=words,
        beside=True,
    )
