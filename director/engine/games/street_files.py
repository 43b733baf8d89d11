"""Reads the streets of a game file, and what a player holds when they are over."""

from director.engine.games.clashes import MOST_DICE
from director.engine.games.made_hands import counted
from director.engine.games.streets import AFTER, BETS, WHEN, Street
from director.files.forms import Form
from director.translation import say


def read_street(form: Form, rows: int) -> Street:
    """One street, its board cards in so many rows where it states a single number."""
    board = form.wholes("board", ())
    if len(board) == 1:
        if board[0] % rows:
            form.fault(
                "board", say("{count} cannot fill {rows} rows", count=counted(board[0]), rows=rows)
            )
        board = (board[0] // rows,) * rows
    street = Street(
        name=form.line("name"),
        down=form.whole("down", 0),
        up=form.whole("up", 0),
        board=board if any(board) else (),
        draw=form.whole("draw", 0),
        buy=form.whole("buy", 0),
        discard=least_and_most(form, "discard", (0, 0)),
        discard_when=form.choice("discard_when", WHEN, AFTER, "time"),
        dice=form.whole("dice", 0, most=MOST_DICE),
        dice_when=form.choice("dice_when", WHEN, AFTER, "time"),
        bet=form.choice("bet", BETS, "", "bet"),
        note=form.text("note", ""),
        note_when=form.choice("note_when", WHEN, AFTER, "time"),
    )
    form.finish()
    return street


def least_and_most(form: Form, key: str, default: tuple[int, int]) -> tuple[int, int]:
    """A number, or two of which the second is not the smaller one."""
    numbers = form.wholes(key, default)
    if len(numbers) not in (1, 2) or numbers[0] > numbers[-1]:
        form.fault(key, say("should be a number, or the least and the most, such as [0, 4]"))
        return default
    return numbers[0], numbers[-1]


def read_hand(
    form: Form, streets: tuple[Street, ...]
) -> tuple[int, int, dict[str, int], tuple[str, ...]]:
    """What a player holds at the showdown, from the fewest cards to the most, and how it is kept.

    As stated, or what is dealt less what is discarded; the parts with their sizes, and the groups.
    """
    dealt = sum(street.down + street.up for street in streets)
    fewest = dealt - sum(street.discard[1] for street in streets)
    most = dealt - sum(street.discard[0] for street in streets)
    fewest, most = max(fewest, 0), max(most, 0)
    hand = form.form("hand")
    sizes = hand.wholes("cards", (fewest, most)) or (fewest, most)
    kept = hand.form("parts")
    parts = {name: kept.whole(name, least=1) for name in kept.data}
    groups = hand.texts("groups")
    if len({*groups}) < len(groups) or not all(group.strip() for group in groups):
        hand.fault("groups", say("names each group once"))
    hand.finish()
    return min(sizes), max(sizes), parts, groups
