"""What floor staff type finds what they mean: in the palette, the settings and the manual."""

from collections import Counter

from PySide6.QtCore import Qt

from director.house.declared_settings import SETTINGS
from director.window.settings_and_help.key_reference import reference
from director.window.settings_and_help.manual_chapters import answering, chapters
from director.window.shell.actions.every_action import EVERY_ACTION
from tests.window.stages import CTRL, NAMES

IN_AN_EVENT = {
    # stations
    "Share this evening": (
        "share", "network", "two laptops", "wifi", "wi-fi", "phones", "qr code", "several stations",
        "public board", "remote",
    ),
    "Join an evening": ("join", "pairing code", "connect", "leave the evening"),
    "Staff": ("employees", "permissions", "roles"),
    # games
    "New game like": (
        "new game like", "invent a game", "custom game", "variant", "new variation", "make a game",
    ),
    # players
    "Register player": (
        "late reg", "late registration", "sell entry", "sign up", "add player", "register player",
        "new entry", "late entry",
    ),
    "Bust player": (
        "bust", "ko", "knock out", "knockout", "eliminate", "bust out", "bustout", "out",
        "felted", "player is out", "name who is out",
    ),
    "Bust several": ("bust several", "several out", "double knockout", "mass bust"),
    "Undo bust": ("reinstate", "un-bust", "unbust", "undo bust", "not out", "bring back"),
    "Re-enter player": ("reentry", "re-entry", "second bullet", "fire again"),
    "Rebuy": ("rebuy", "re-buy", "reload"),
    "Add-on": ("add on", "addon", "add-on", "top up"),
    "Refund": ("refund", "give back", "money back", "return buy-in"),
    "Take payment": ("collect payment", "unpaid", "iou", "owes"),
    "Credit knockout": ("knocked out by", "hitman", "who busted"),
    "Warn or penalize": ("penalty", "warning", "infraction", "verbal warning", "warn"),
    "Record missed hands": ("missed hands", "penalty served", "sit out"),
    "Disqualify": ("dq", "disqualify", "eject player", "throw out"),
    "Void entry": ("void", "unregister", "cancel registration", "delete entry"),
    "Change player": ("wrong player", "whose entry", "swap player"),
    "Change bust order": ("finishing order", "bust order", "wrong place", "finish position"),
    "Record chip count": ("record chip count", "stack size", "chips counted"),
    "Add alternate": ("waiting list", "waitlist", "alternate", "standby"),
    "Take sign-up list": ("sign-up sheet", "paste names", "online registrations", "pre-registered"),
    "Seat next alternate": ("seat alternate", "call alternate", "next in line"),
    "Redeem lammers": ("turn in lammers", "cash in lammers"),
    "Redeem all lammers": ("all lammers",),
    "Turn in nit card": ("nit card", "won a pot", "pot won"),
    "Cancel nit ante": ("nit ante", "no nit ante"),
    "Remove last nit": ("last nit", "final table nit"),
    "Change payment method": ("payment method", "credit card", "another way to pay"),
    "Override": ("override", "do it all the same", "do it anyway", "force"),
    "Find player": ("find player", "search player", "where is", "locate"),
    "Player history": ("player history", "history of a player"),
    # seats and tables
    "Balance and break tables": (
        "balance", "balance tables", "rebalance", "table balance", "consolidate",
        "what to do about the tables",
    ),
    "Break table": ("break table", "break this table", "break the table", "collapse table"),
    "Draw seats": ("draw", "seat draw", "random seating", "assign seats"),
    "Redraw all seats": ("redraw", "reseat", "final table draw", "shuffle seats"),
    "Move player": ("move player", "change seat", "seat change", "transfer player"),
    "Unseat player": ("unseat", "take the seat away", "vacate seat"),
    "Block seat": ("dead seat", "block seat", "do not use this seat"),
    "Lock table": ("lock table", "feature table", "tv table"),
    "Open tables": ("open table", "add table", "more tables"),
    "Close table": ("close table", "remove table"),
    "Confirm table": ("confirm table", "table check", "verify table"),
    "Go to seat": ("go to seat", "who sits", "seat lookup"),
    "Next game": ("next game", "change game", "rotate game", "game change"),
    "Set game": ("which game", "wrong game"),
    "Hand for hand": ("hand for hand", "hfh", "h4h", "hand-for-hand"),
    "Count chips": ("chip counts", "count stacks", "chip count"),
    # the clock
    "Pause clock": ("pause", "stop clock", "pause the clock", "timer"),
    "Restart level": ("restart level", "reset level", "level from beginning", "reset clock"),
    "Next level": ("next level", "skip level", "level up"),
    "Previous level": ("previous level", "back a level", "go back"),
    "Add one minute": ("add time", "more time", "plus one minute"),
    "Remove one minute": ("take time off", "minus one minute"),
    "Make up time": ("make up time", "behind schedule", "running late", "catch up"),
    "Set start time": ("start time", "delay start"),
    "Pause after: Level 1": ("pause after level", "stop after level"),
    "Mute sounds": ("mute", "silence", "volume"),
    "Speak announcements": ("text to speech", "talking clock", "voice"),
    "Announce the level now": ("say the blinds", "read out stakes"),
    "Call the clock": ("time bank", "timebank", "shot clock", "call time", "stalling", "tanking"),
    "Unlock clock keys": ("unlock", "clock locked"),
    # money, prizes, deals, bounties
    "Buy-in and guarantee": (
        "rake", "buy-in", "buy in", "entry fee", "guarantee", "gtd", "overlay", "staff fee",
    ),
    "Count drawer": ("count cash", "till", "count drawer"),
    "Paid in, paid out": ("petty cash", "cash drop", "float"),
    "Close out drawer": ("end of shift", "over and short"),
    "Receipt": ("receipt", "proof of payment"),
    "Prizes": ("payouts", "itm", "prize pool", "prizes"),
    "Choose payout structure": ("payout structure", "payout table"),
    "Prize terms": ("bubble prize", "min cash", "mincash", "save the bubble"),
    "Pay prize": ("pay winner", "pay place"),
    "Pay all prizes": ("pay everybody", "pay everyone"),
    "Payout slips": ("payout slips", "payout receipts"),
    "Award satellite seats": ("satellite", "super satellite", "packages"),
    "Issue tickets": ("satellite tickets", "seat vouchers", "award tickets"),
    "Sell or pass ticket": ("transfer ticket", "sell ticket", "new holder"),
    "Return ticket": ("ticket back", "void ticket"),
    "Cash ticket": ("refund ticket", "buy back ticket", "cash in lieu"),
    "Enter ticket holders": ("satellite winners", "qualifiers"),
    "Reserve for ticket holders": ("reserve for satellite winners",),
    "Deal": ("deal", "chop", "make a deal", "final table deal", "split the money"),
    "ICM": ("icm", "independent chip model", "icm chop", "chip model"),
    "Chip chop": ("chip chop", "chop by chips"),
    "Even chop": ("even chop", "split evenly"),
    "Leave for winner": ("leave for first", "hold back"),
    "Bounties": ("bounties", "pko", "progressive knockout"),
    "Draw envelope": ("draw envelope", "draw bounty"),
    "Pay bounties": ("pay bounty", "pay bounties"),
    # days
    "Bag chips": ("bag", "bag and tag", "bagging"),
    "Start next day": ("day 2 draw", "combine flights", "merge flights"),
    "Flights and days": ("day 2", "day 1a", "multi-day"),
    "Flight rules": ("best stack forward",),
    "Bracket": ("bracket", "heads-up", "shootout"),
    # paper and files
    "Export seats": ("csv", "excel", "spreadsheet"),
    "Export results": ("export results", "csv results", "hendon mob"),
    "Save results page": ("results online", "web site"),
    "Table cards": ("qr code for each table",),
    "Seat cards": ("seat cards", "seat ticket"),
    "Seats by name": ("seating list", "seating chart"),
    "Chip race": ("color up", "chip race", "colour up", "coloring up", "race off"),
    "Paper pack": ("paper pack", "power outage"),
    "Print sheet": ("print", "structure sheet", "rule card"),
    "Stop printing": ("cancel print", "printer jam"),
    "Results": ("results", "standings", "final standings"),
    # the wall
    "Announce on wall": ("announce", "message", "announcement"),
    "Slide show": ("slideshow", "slide show", "pictures", "sponsors"),
    "Wall content": ("two walls", "find your seat", "seats on the wall"),
    "Show table moves": ("moves on the wall", "table breaks on the wall"),
    "Show wall": ("projector", "second screen", "tv", "full screen"),
    # the event and the program
    "Back up now": ("backup", "back up", "usb"),
    "Restore backup": ("restore", "restore backup", "continue from a copy", "another laptop"),
    "Close tab": ("close tab", "put this event away"),
    "Close event": ("close event", "end tournament", "finish event"),
    "Reopen event": ("reopen", "open the event again"),
    "Change structure": ("edit structure", "change blinds", "level length"),
    "New event": ("new event", "new tournament", "create tournament"),
    "Series": ("festival", "calendar of events"),
    "Sheets of the day": ("all sheets", "packet"),
    "New event from template": ("weekly event", "recurring event", "same as last week", "preset"),
    "Save as template": ("save as template", "save settings", "blueprint"),
    "Import .tdt files": (
        "tdt", "ttd", "the tournament director", "import from the tournament director",
        "old tournaments", "past events", "old evenings",
    ),
    "Copy event": ("copy event", "duplicate event", "clone event"),
    "History": ("history", "audit trail", "log"),
    "Settings": ("settings", "preferences", "options"),
    "Manual": ("manual", "help", "how to"),
    "Keyboard shortcuts": ("hotkeys", "shortcuts", "all keys"),
    "Light mode": ("light mode", "theme"),
    "Dark mode": ("dark mode", "dark look"),
    "Merge duplicate": ("merge", "same person", "duplicate player"),
    "Player register": ("player database", "roster"),
    "Practice": ("quiz", "train", "dealer school", "learn the games", "practise", "exam"),
    "Leagues": ("leagues", "player of the year", "leaderboard"),
    "Showdown": ("who wins", "side pot", "read hands"),
    "Rulings": ("rulings", "tda", "floor decision"),
    "Save support report": ("bug report", "report a problem"),
    "Look for newer version": ("check for updates", "update", "upgrade"),
    # what only the rulings know
    "Odd chips: who gets them": ("odd chip", "odd chips"),
    "String bets and raises": ("string bet",),
}  # fmt: skip
"""What stands first in the palette for what is typed, while players sit and the clock runs."""

IN_THE_SETTINGS = {
    "second_folder": ("backup", "usb stick"),
    "results_folder": ("publish results",),
    "call_seconds": ("shot clock", "time bank", "timebank", "call time"),
    "moving_button": ("dead button", "moving button"),
    "four_colours": ("four-color deck", "4-color deck", "suits"),
    "look": ("dark mode", "light mode", "theme"),
    "slide_seconds": ("slideshow", "slide show"),
    "sounds": ("mute", "volume"),
    "spoken": ("text to speech", "talking clock"),
    "race_rounding": ("color up", "chip race", "race off"),
    "most_raises": ("raise cap", "four raises"),
    "tight_tables": ("balance tables", "balancing"),
    "break_order": ("breaking order", "tables break"),
    "pay_table": ("payout structure",),
    "bounty_split": ("split bounty",),
    "first_warning_seconds": ("first warning", "two-minute warning"),
    "operator": ("initials", "your name"),
    "lock_minutes": ("auto lock", "lock screen"),
    "final_table_one_more": ("final table",),
    "ante_reduced": ("big blind ante", "bba"),
    "two_odd_chips": ("two odd chips", "second odd chip"),
    "odd_chips_all_cards": ("odd chip in stud", "all seven cards", "odd chip in razz"),
    "button_stud_by_position": ("odd chip in mississippi stud", "paradise road odd chip"),
    "mexican_by_suit": ("odd chip in mexican poker",),
    "halves_by_position": ("odd chip in badeucy", "odd chip in dramaha", "drawmaha odd chip"),
    "faces_count_one": ("drawmaha points", "paint cards", "picture cards"),
    "super_stud8_high_brings_in": ("super stud bring-in", "high card brings it in"),
    "bidirectional_five_rounds": ("five betting rounds", "bet after the die"),
    "no_limping": ("limp", "no limp", "open limp", "raise to open"),
    "buh_now_any_time": ("declare at any time", "buh facing a bet"),
    "buh_now_must": ("buh now must declare", "quiet buh"),
    "no_limit_sevens": ("sevens rule no limit", "no-limit lowball"),
}
"""Where Enter leads from the search of the settings."""

IN_THE_MANUAL = {
    "stations": ("several stations", "share", "phones", "sign in", "qr code"),
    "network-dies": ("no line", "offline", "hotspot", "carry on here"),
    "deal": ("chop", "icm", "deal", "icm calculator", "even chop"),
    "machine-dies": ("backup", "restore backup", "power outage", "crash", "another laptop"),
    "mistakes": ("refund", "reinstate", "wrong player", "redo"),
    "players": (
        "late reg", "re-entry", "waiting list", "players", "waitlist", "dq", "find player",
        "same name", "missed hands", "disqualify",
    ),
    "bounties": ("pko", "mystery bounty", "knockouts", "satellite", "lammers", "team event"),
    "tables": (
        "balance", "seating", "unseat", "hand for hand", "h4h", "final table", "breaking order",
        "break table", "lock table", "feature table", "dead seat", "random seating", "redraw",
        "next game", "move player", "color up", "chip race", "race off",
    ),
    "clock": (
        "time bank", "shot clock", "restart level", "timer", "make up time", "running late",
        "text to speech", "head count", "start time", "pause after level",
    ),
    "wall": ("projector", "slideshow", "tv", "second monitor", "sponsors", "announcement"),
    "prizes": ("payouts", "min-cash", "itm", "payout slip", "tax", "pay table"),
    "money": ("rake", "overlay", "till", "petty cash", "close event", "receipts"),
    "register": ("player database", "csv", "import players", "ban", "loyalty card", "gdpr"),
    "shootouts-and-flights": ("bag and tag", "day 2", "heads-up", "next day", "day 2 draw"),
    "showdown": ("who wins", "side pot", "phh"),
    "rulings": ("tda", "floor decision", "string bet", "dead button"),
    "leagues": ("player of the year", "season"),
    "import": ("tdt", "ttd", "old tournaments", "past events", "other software"),
    "settings": ("preferences", "dark mode", "theme", "four-color deck", "initials"),
    "structure-editor": ("blinds", "blind schedule", "dinner break", "level length"),
    "house-games": ("own games", "variants"),
    "troubleshooting": ("no sound", "bug", "version", "self-test"),
    "changes": ("release notes", "new features"),
    "history": ("audit trail",),
    "sheets": (
        "printing", "seat cards", "excel", "logo",
        "rule book", "stop printing", "receipt printer",
    ),
    "first-evening": ("quick start", "tutorial"),
    "start": ("multiple events", "switch event", "close tab", "demo"),
}  # fmt: skip
"""Which chapter comes first for what is typed."""


def otherwise(table, find):
    """What is found instead, for each word that does not find what is meant first."""
    found = {word: (find(word), meant) for meant, words in table.items() for word in words}
    return {word: each for word, each in found.items() if each[0] != each[1]}


def test_the_tables_hold_every_word_once_and_more_than_250_of_them():
    tables = [IN_AN_EVENT, IN_THE_SETTINGS, IN_THE_MANUAL]
    counts = [Counter(word for words in table.values() for word in words) for table in tables]

    assert [set(count.values()) for count in counts] == [{1}, {1}, {1}]
    assert len(counts[0]) > 250


def test_a_floor_finds_first_in_the_palette_what_it_means(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("clock")
    stage.press(Qt.Key.Key_K, CTRL)
    drop = stage.window.palette_of_window.drop

    def first(word):
        drop.field.setText(word)
        return next(iter(drop.offered), drop.hint)

    assert otherwise(IN_AN_EVENT, first) == {}


def test_the_search_of_the_settings_leads_to_what_is_meant(stage):
    stage.press(Qt.Key.Key_Comma, CTRL)
    page = stage.window.beside.asides.page

    def meant(word):
        page.search.setText(word)
        return page.meant if page.found else ""

    assert otherwise(IN_THE_SETTINGS, meant) == {}


def test_the_search_of_the_manual_shows_the_chapter_that_is_meant():
    written = [*chapters(), reference(EVERY_ACTION)]

    def shown(word):
        return next((one.id for one in answering(word, written)), "")

    assert otherwise(IN_THE_MANUAL, shown) == {}


def test_what_the_palette_does_not_know_is_no_match(stage):
    stage.press(Qt.Key.Key_K, CTRL)

    stage.types("zeppelin")

    assert stage.window.palette_of_window.drop.hint == "No match"


def test_what_no_setting_is_called_is_no_match(stage):
    stage.press(Qt.Key.Key_Comma, CTRL)

    stage.types("zeppelin")

    assert stage.window.beside.asides.page.count.text() == "No match"


def test_every_action_setting_and_chapter_has_search_words():
    assert [one.id for one in EVERY_ACTION if not one.words] == []
    assert [one.key for one in SETTINGS if not one.words] == []
    assert [one.id for one in chapters() if not one.words] == []


def test_search_words_say_what_the_text_does_not():
    said_twice = [
        (one.id, words)
        for one in EVERY_ACTION
        for words in one.words.split(", ")
        if words.casefold() == one.text.rstrip(" …").casefold()
    ]

    assert said_twice == []


def test_an_action_is_called_in_fewer_than_five_words_and_in_sentence_case():
    texts = {one.id: one.text.removesuffix(" …") for one in EVERY_ACTION}

    assert [one for one, text in texts.items() if len(text.split()) > 4] == []
    assert [one for one, text in texts.items() if not text[0].isupper()] == []
    assert [
        one
        for one, text in texts.items()
        if any(word[0].isupper() and not word.isupper() for word in text.split()[1:])
    ] == []


def test_no_two_actions_of_a_menu_are_called_alike():
    called = Counter((one.menu, one.text.removesuffix(" …")) for one in EVERY_ACTION if one.menu)

    assert [each for each, count in called.items() if count > 1] == []
