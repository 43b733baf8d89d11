"""What somebody does again and again with the mouse; keys only write words and figures."""

from pathlib import Path

from tests.journeys.person import Person


def new_event(who: Person, name: str, structure: str, fields: dict[str, str]) -> None:
    """A new event of the structure that is called so; what is typed into each field."""
    who.menu("Event", "New event")
    who.types(name)
    who.clicks_field("Find a structure")
    who.types(structure)
    who.clicks(structure)
    for field, typed in fields.items():
        who.clicks_field(field)
        who.types(typed)
    who.clicks("Create event")


def goes_to(who: Person, screen: str) -> None:
    """A screen, by the rail, or by what is behind More there."""
    if who.sees_button(screen):
        who.clicks(screen)
    else:
        who.clicks("More")
        who.clicks_entry(screen)


def sign_up(who: Person, lines: list[str]) -> None:
    """A list of names, pasted and taken in."""
    who.menu("Players", "Sign-ups and alternates", "Take sign-up list")
    who.pastes("\n".join(lines))
    who.clicks("Look at the list")
    who.clicks(f"Register {len(lines)} players")


def sees_players(who: Person) -> None:
    """The list of players, where it is not in sight."""
    if not who.sees_list("Name", "Seat", "State"):
        goes_to(who, "Players")


def seats(who: Person) -> dict[str, str]:
    """Who is in, and where: "2–5"."""
    sees_players(who)
    rows = who.table("Name", "Seat", "State")
    return {name: seat for name, seat, state in rows if state == "in"}


def at_table(who: Person, table: int) -> list[str]:
    """Who sits at a table."""
    return [name for name, seat in seats(who).items() if seat.startswith(f"{table}–")]


def busts(who: Person, name: str, by: str = "") -> None:
    """Somebody is out, by a click on the row."""
    sees_players(who)
    who.right_clicks(name, f"Bust {name}")
    if who.sees_just(by):
        who.clicks(by)
    elif who.sees_button("Confirm"):
        who.clicks("Confirm")


def confirms(who: Person, typed: str = "", deed: str = "Confirm") -> None:
    """Answers the question that is open; where a line acts, what was typed is entered."""
    if typed:
        who.press("Ctrl+A")
        who.types(typed)
    if who.sees_button(deed):
        who.clicks(deed)
    else:
        who.press("Return")


def pays_all_prizes(who: Person) -> None:
    """Everybody in the money, in cash."""
    goes_to(who, "Prizes")
    who.clicks("Pay all", "Cash")


def closes(who: Person, drawer: str) -> None:
    """The drawer is counted and closed out, the event closed and marked as paid out."""
    goes_to(who, "Money")
    next_step = "Close out drawer …"
    who.clicks(next_step if who.sees_button(next_step) else "Close out")
    confirms(who, drawer)
    who.hears(f"Drawer closed out: {drawer}, as expected")
    who.menu("Event", "Close event")
    if who.sees("Late registration is still open: closing ends it"):
        who.clicks("Yes, close it as it is")
    who.hears("Event closed")
    who.menu("Money", "Mark event paid out")
    who.hears("Event paid out")


def saves(who: Person, path: tuple[str, ...], file: Path) -> str:
    """A list written to a file, as what stands in it."""
    who.menu(*path)
    who.press("Ctrl+A")
    who.enters(str(file))
    return file.read_text("utf-8-sig")
