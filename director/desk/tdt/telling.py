"""What is said of files before and after they are taken over, line by line."""

from director.desk.tdt.taking_over import Found, TakenOver
from director.translation import say
from director.views.counted import counted


def in_short(found: Found) -> str:
    """What a file has, in a line; why it is not taken over where it is not."""
    evening = found.evening
    if evening is None or found.wrong:
        return found.wrong[0] if found.wrong else ""
    parts = [
        evening.title or say("no name"),
        f"{evening.day.astimezone():%Y-%m-%d}" if evening.day else say("no date"),
        counted(len(evening.players), "1 player", "{count} players"),
        counted(evening.levels, "1 level", "{count} levels"),
    ]
    return listed_plain(parts)


def told(found: Found, number: int | None = None) -> list[str]:
    """A file, and what of it is not taken over."""
    head = say("{file}: {what}", file=found.file, what=in_short(found))
    if number is not None:
        head = say("{head}: event {number}", head=head, number=number)
    more = [f"  {one}" for one in found.wrong[1:]]
    if found.left_out:
        more.append("  " + say("Not taken over:"))
        more += [f"  - {one}" for one in found.left_out]
    return [head, *more]


def done(taken: TakenOver, leagues: int) -> str:
    """What was made, in a sentence."""
    parts = [
        counted(len(taken.events), "1 event imported", "{count} events imported"),
        counted(taken.new_people, "1 new player", "{count} new players"),
    ]
    if leagues:
        parts.append(counted(leagues, "1 league", "{count} leagues"))
    return listed_plain(parts)


def listed_plain(parts: list[str]) -> str:
    """Several things beside each other, as a line of a list has them."""
    return ", ".join(parts)
