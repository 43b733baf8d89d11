"""The page of the floor's remote: a frame, the words that its script says, and nothing of an event.

Whoever opens it sees who may sign in; all the rest comes only to whoever has.
"""

import json
from collections.abc import Sequence

from director.translation import say
from director.web.html import Html, tag, together


def remote_page(base: str, names: Sequence[str]) -> Html:
    """The page, for a house whose staff have these names; with none the desk's PIN is asked."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name_="color-scheme", content="dark light"),
        tag("title", say("Floor")),
        tag("link", rel="stylesheet", href=f"{base}/board.css"),
        tag("link", rel="stylesheet", href=f"{base}/remote.css"),
        tag("link", rel="icon", href="data:,"),
        tag("script", src=f"{base}/remote.js", type="module"),
    )
    body = tag(
        "body",
        tag("header", id="head"),
        tag("p", id="line", role="status", hidden=True),
        tag("main", tag("noscript", say("This page needs JavaScript.")), id="app", tabindex=0),
        tag("div", id="bar", role="region", aria_label=say("Actions")),
        tag("p", id="said", role="status", class_="unseen"),
        class_="remote",
        data_base=base,
        data_names=json.dumps(list(names), ensure_ascii=False),
        data_words=json.dumps(words(), ensure_ascii=False),
    )
    return together(Html("<!DOCTYPE html>\n"), tag("html", head, body, lang="en"))


def words() -> dict[str, str]:
    """What the page's script says, by the name it has there; {names} are put in by it."""
    return {
        "sign_in": say("Sign in"),
        "sign_out": say("Sign out"),
        "your_name": say("Your name"),
        "pin": say("PIN"),
        "desk_pin": say("PIN that the desk shows"),
        "phone": say("Name of this phone (optional)"),
        "tables": say("Tables"),
        "no_tables": say("No table is in use"),
        "no_such_table": say("no table {table} is in use"),
        "table": say("Table {table}"),
        "seat": say("Seat {seat}"),
        "nobody": say("Nobody sits here"),
        "open": say("Open"),
        "delete": say("Delete"),
        "back": say("Back"),
        "bust": say("Bust"),
        "move": say("Move"),
        "clock": say("Clock"),
        "count": say("Count"),
        "showdown": say("Showdown"),
        "race": say("Chip race"),
        "card": say("Rule card"),
        "mine": say("My acts"),
        "events": say("Events"),
        "out": say("{name} busts"),
        "several_out": say("{name} bust on one hand"),
        "one_more": say("One more on this hand"),
        "same_hand": say("Chips at the start of the hand"),
        "chips_of": say("Chips of {name}"),
        "knocked_out": say("Knocked out by"),
        "not_known": say("Not recorded"),
        "left": say("{count} players left"),
        "coming": say("on the way"),
        "arrived": say("Has arrived"),
        "to_table": say("{name}: to which table?"),
        "to_seat": say("{name}: to which seat at table {table}?"),
        "swap": say("swap with {name}"),
        "free": say("open"),
        "move_to": say("{name} to table {table}, seat {seat}"),
        "on_clock": say("Clock on {name}"),
        "stop": say("Has acted"),
        "again": say("Start again"),
        "time_out": say("Time expired for {name}"),
        "countdown": say("Countdown"),
        "chip_count": say("Chips of {name}"),
        "undo": say("Undo"),
        "undo_this": say("Undo: {what}"),
        "not_yet": say("not yet done"),
        "done": say("done"),
        "refused": say("refused"),
        "nothing_done": say("Nothing was done from this phone yet."),
        "pending": say("{count} not yet done"),
        "no_line": say("No connection since {time}"),
        "no_book": say("The event’s book does not answer"),
        "other_person": say("somebody else had signed in: do it again if it still holds"),
        "game": say("Game"),
        "more": say("Pot, button, dice, note"),
        "pot": say("Pot"),
        "button": say("Button at seat"),
        "chip": say("Smallest chip"),
        "dice": say("Dice"),
        "choice": say("Choice"),
        "note": say("Note"),
        "next": say("Next"),
        "spade": say("spades"),
        "heart": say("hearts"),
        "diamond": say("diamonds"),
        "club": say("clubs"),
        "rule": say("Rule"),
        "file": say("File"),
        "ruling": say("Ruling at table {table}"),
        "old": say("Chip that leaves play"),
        "new": say("Chip that they are raced for"),
        "old_chips": say("Seat {seat}: chips that leave play"),
        "no_others": say("Seats with no other chips: 1, 4, or - for none"),
        "cards_of": say("Seat {seat}: cards"),
        "failed": say("that did not work: try again"),
    }
