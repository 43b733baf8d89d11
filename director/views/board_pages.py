"""Where the pages of an event are on the board: its own address, and those that lie below it.

An address begins with that of the whole board, with its token if it has one, and ends in a slash.
"""


def page_of_event(board: str, event: int) -> str:
    """The board of one event; nothing while the board is off.

    >>> page_of_event("http://192.168.1.5:8420/", 3)
    'http://192.168.1.5:8420/e/3'
    """
    return f"{board}e/{event}" if board else ""


def page_of_table(event: str, table: int) -> str:
    """What is played at a table, by the address of the event's board.

    >>> page_of_table("http://192.168.1.5:8420/e/3", 12)
    'http://192.168.1.5:8420/e/3/table/12'
    """
    return f"{event}/table/{table}"


def as_typed(address: str) -> str:
    """An address as somebody types it into a browser.

    >>> as_typed("http://192.168.1.5:8420/e/3")
    '192.168.1.5:8420/e/3'
    """
    return address.removeprefix("http://")
