"""What somebody does again and again, with no mouse."""

from pathlib import Path

from tests.journeys.person import Person


def new_event(who: Person, name: str, structure: str, fields: dict[str, str]) -> None:
    """A new event of this structure; what is typed into each field, by its name."""
    who.press("Ctrl+N")
    who.types(name)
    who.press("Tab")
    who.types(structure)
    for field, typed in fields.items():
        who.tabs_to(field)
        who.types(typed)
    who.press("Ctrl+Return")


def sign_up(who: Person, lines: list[str]) -> None:
    """A list of names, pasted and taken in."""
    who.press("Ctrl+F7")
    who.pastes("\n".join(lines))
    who.press("Ctrl+Return", "Ctrl+Return")


def seats(who: Person) -> dict[str, str]:
    """Who is in, and where: "2–5"."""
    if not who.sees_list("Name", "Seat", "State"):
        who.press("Ctrl+1")
    rows = who.table("Name", "Seat", "State")
    return {name: seat for name, seat, state in rows if state == "in"}


def beside(who: Person, name: str) -> str:
    """Somebody at the same table."""
    taken = seats(who)
    table = taken[name].partition("–")[0]
    return next(
        one for one, seat in taken.items() if one != name and seat.partition("–")[0] == table
    )


def busts(who: Person, name: str, by: str = "") -> None:
    """Somebody is out, knocked out by somebody."""
    who.press("F8")
    who.types(name)
    if by:
        who.press("Tab")
        who.types(by)
    who.press("Return")


def chooses_player(who: Person, name: str) -> None:
    """The row of somebody, on Players."""
    who.press("Ctrl+1", "Ctrl+F")
    who.types(name)
    who.press("Return", "Ctrl+F", "Ctrl+A", "Backspace", "Return")


def pays_prizes(who: Person) -> None:
    """Each prize in cash, one after another."""
    who.press("Ctrl+9")
    while who.sees("Pay next prize"):
        who.press("N", "Return")


def pays_bounties(who: Person) -> None:
    """All bounties in cash, at once."""
    who.press("Ctrl+U")
    who.finds_anything("pay all bounties")
    who.press("Return")


def closes(who: Person, drawer: str) -> None:
    """The drawer is counted and closed out, the event closed and marked as paid out."""
    who.finds_anything("close out drawer")
    who.enters(drawer)
    who.hears(f"Drawer closed out: {drawer}, as expected")
    who.finds_anything("close event")
    if who.sees("Late registration is still open: closing ends it"):
        who.enters("yes")
    who.hears("Event closed")
    who.finds_anything("mark event paid out")
    who.hears("Event paid out")


def saves(who: Person, what: str, file: Path) -> str:
    """A list written to a file, as what stands in it."""
    who.finds_anything(what)
    who.press("Ctrl+A")
    who.enters(str(file))
    return file.read_text("utf-8-sig")
