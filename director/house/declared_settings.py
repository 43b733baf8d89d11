"""Every setting of the program, declared once: type, default, title, description.

A setting says what a new event or a new window starts with. What an event was played by lies in
its log, so no later change of a setting changes an event that was played.
"""

from functools import partial

from director.files.colors import why_no_color
from director.house.announcements import (
    FLOOR_MOMENTS,
    MOMENTS,
    Spoken,
    why_no_voice,
    why_not_spoken,
)
from director.house.book_answers import books_say
from director.house.house_logo import why_no_logo
from director.house.house_rules import HOUSE_RULES, HouseQuestion
from director.house.setting import COLOR, DESK, FLOOR, HOUSE, LOOK, SOUND, SPEECH, WALL, Setting
from director.house.text_sizes import TEXT_SIZES
from director.house.version_address import why_no_address
from director.tournament.clock.chime_kinds import KINDS
from director.translation import listed, say

_HOUR = 3600
"""Seconds."""
_DAY = 24 * 60
"""Minutes."""
SILENT = "silent"
SOUNDS = (SILENT, "bell", "two-bells", "chime", "gong", "tick", "buzzer")
"""What can be heard: the files of resources/sounds, or nothing."""


def _may_stand(moment: Spoken) -> str:
    """What a sentence may hold at a moment."""
    if not moment.holds:
        return say("Blank: nothing is spoken.")
    holds = listed([f"{{{name}}}" for name in moment.holds])
    return say(
        "It may hold {holds}. A sentence without its value is left out. Blank: nothing is spoken.",
        holds=holds,
    )


def _of_house_rule(rule: HouseQuestion) -> str:
    """Where the rules leave a question open, and which books answer it."""
    told = say("Rulings that depend on this say so. Source: {source}", source=rule.source)
    books = books_say(rule.key)
    return f"{told}. {books}" if books else told


SETTINGS: tuple[Setting, ...] = (
    Setting(
        "operator",
        "",
        say("Your name"),
        say(
            "Recorded with everything you do, from the next start of the program. Blank: your"
            " user name on this computer."
        ),
        group=DESK,
        words="operator, user name, who is at the desk, initials",
    ),
    Setting(
        "lock_minutes",
        10,
        say("Lock after"),
        say(
            "Minutes without a key or a click until whoever is signed in types the PIN again; 0 for"
            " never. Only where the register of staff has somebody in it."
        ),
        group=DESK,
        most=_DAY,
        words="lock screen, sign out, auto lock, PIN, idle, log off",
    ),
    Setting(
        "second_folder",
        "",
        say("Second backup folder"),
        say(
            "A USB stick or another disk: a backup goes there at each break and at the end,"
            " from the next start of the program."
        ),
        group=DESK,
        picks="folder",
        words="backup, backup folder, USB stick, second copy, memory stick",
    ),
    Setting(
        "results_folder",
        "",
        say("Results page folder"),
        say(
            "When an event is closed its results are written there for a web site: one page, and"
            " the same as JSON. Blank: none."
        ),
        group=DESK,
        picks="folder",
        words="web site, website, upload results, results online, publish results, json, html",
    ),
    Setting(
        "status_folder",
        "",
        say("Status folder"),
        say(
            "While an event is open its status is written there for pages that follow it, in the"
            " form of The Tournament Director’s status updates: after each act and each level."
            " Blank: none."
        ),
        group=DESK,
        picks="folder",
        words="status updates, json, live page, overlay, stream, web site, OBS",
    ),
    Setting(
        "paper",
        "by country",
        say("Paper"),
        say(
            "The paper in your printer. A sheet can be given another size where you print it."
            " Takes effect when the program starts again."
        ),
        ("by country", "letter", "a4"),
        group=DESK,
        words="paper size, page size, letter, A4, half letter, A5, printing paper",
    ),
    Setting(
        "latin_spelling",
        True,
        say("Latin spelling"),
        say(
            "The register asks how a name in another script is spelled in Latin letters. It stands"
            " beside the name, is searched, and lists are in its order."
        ),
        group=DESK,
        words="romanization, transliteration, pinyin, romaji, Chinese names, foreign names",
    ),
    Setting(
        "logo",
        "",
        say("House logo"),
        say(
            "A PNG or JPEG picture for rule cards and for new events, their wall and sheets: its"
            " name in the “logos” folder, or where it lies on this computer. Blank: none."
        ),
        group=DESK,
        picks="*.png *.jpg *.jpeg",
        words="logo, casino logo, club logo, picture on rule cards, branding",
        refusal=why_no_logo,
    ),
    Setting(
        "color",
        "",
        say("House color"),
        say(
            "Of new events whose structure has no color: on their wall and sheets, as #1f6feb."
            " Blank: none."
        ),
        group=DESK,
        words="color of the house, club color, brand color, branding",
        picks=COLOR,
        refusal=why_no_color,
    ),
    Setting(
        "updates",
        "",
        say("Address for new versions"),
        say(
            "Where “Look for newer version” asks, beginning with https://: that of whoever keeps"
            " this program for your house. Asked only then, never at the start. Blank: nobody."
        ),
        group=DESK,
        words="update, updates, upgrade, new version, check for updates, download",
        refusal=why_no_address,
    ),
    Setting(
        "look",
        "system",
        say("Appearance"),
        say("Dark for a dim room, light for a bright one; or as the system is set."),
        ("system", "dark", "light"),
        group=LOOK,
        words="dark mode, light mode, theme, colors, appearance, follow system",
    ),
    Setting(
        "high_contrast",
        False,
        say("High contrast"),
        say("Black and white with strong edges, for a glaring screen or tired eyes."),
        group=LOOK,
        words="accessibility, contrast, low vision, readable",
    ),
    Setting(
        "text_size",
        100,
        say("Text size"),
        say("Of everything at the desk, from the next start of the program; the wall stays."),
        ways={size: f"{size}%" for size in TEXT_SIZES},
        group=LOOK,
        words="zoom, larger text, font size, bigger letters, accessibility, scale",
    ),
    *(
        Setting(
            one.key,
            one.default,
            one.title,
            _of_house_rule(one),
            tuple(way for way in one.ways if isinstance(way, str)),
            one.ways,
            HOUSE,
            words=one.words,
        )
        for one in HOUSE_RULES.values()
    ),
    Setting(
        "four_colours",
        False,
        say("Four-color deck"),
        say("Clubs are green and diamonds blue, to tell suits apart at a glance."),
        group=LOOK,
        words="four-color deck, 4-color deck, suits, card colors",
    ),
    Setting(
        "sounds",
        True,
        say("Sounds"),
        say("The clock sounds at the moments below; M on the Clock screen mutes it."),
        group=SOUND,
        words="mute, silence, alarm, bell, volume",
    ),
    Setting(
        "first_warning_seconds",
        120,
        say("First warning"),
        say("Seconds before the end of a level or break; 0 for none."),
        group=SOUND,
        most=_HOUR,
        words="two-minute warning, warning time, alert",
    ),
    Setting(
        "second_warning_seconds",
        30,
        say("Second warning"),
        say("Seconds before the end of a level or break; 0 for none."),
        group=SOUND,
        most=_HOUR,
        words="thirty-second warning, last warning, warning time",
    ),
    *(
        Setting(
            f"{key}_sound",
            kind.sound,
            say("{moment}: sound", moment=say(kind.title)),
            say("Sound played at that moment."),
            SOUNDS,
            group=SOUND,
            words="alarm, bell, chime, alert sound",
        )
        for key, kind in KINDS.items()
    ),
    *(
        Setting(
            f"{key}_sound",
            SILENT,
            say("{moment}: sound", moment=say(MOMENTS[key].title)),
            say("Sound played at that moment."),
            SOUNDS,
            group=SOUND,
            words="alarm, bell, chime, alert sound",
        )
        for key in FLOOR_MOMENTS
    ),
    Setting(
        "spoken",
        False,
        say("Announcements"),
        say(
            "The moments below are spoken by this computer’s own voice, without the internet;"
            " Shift+M turns them on and off, M mutes them with the sounds."
        ),
        group=SPEECH,
        words="speech, text to speech, voice, talking clock, PA, speak, announcer",
    ),
    Setting(
        "voice",
        "",
        say("Voice"),
        say("A voice of this computer by its name. Blank: the one it speaks with otherwise."),
        group=SPEECH,
        words="speaker, accent, language, female voice, male voice",
        refusal=why_no_voice,
    ),
    *(
        Setting(
            f"{key}_spoken",
            moment.sentences,
            say("{moment}: spoken", moment=say(moment.title)),
            _may_stand(moment),
            group=SPEECH,
            words="announcement, sentence, say, speech, what is said",
            refusal=partial(why_not_spoken, key),
            is_heard=True,
        )
        for key, moment in MOMENTS.items()
    ),
    *(
        Setting(
            f"{key}_message",
            kind.message,
            say("{moment}: message", moment=say(kind.title)),
            say(
                "Message on the wall at that moment; blank for none. {level} is the level,"
                " {time} when play resumes, {left} the time left."
            ),
            group=WALL,
            words="wall text, screen text, announcement",
        )
        for key, kind in KINDS.items()
    ),
    Setting(
        "call_sound",
        "buzzer",
        say("Player clock runs out: sound"),
        say("Sound played when a clock called on a player runs out."),
        SOUNDS,
        group=SOUND,
        words="buzzer, time bank sound, shot clock sound, time is up",
    ),
    Setting(
        "call_seconds",
        25,
        say("Player clock"),
        say("Seconds a player has before the countdown (TDA 29)."),
        group=FLOOR,
        most=_HOUR,
        words="shot clock, time bank, call time, calling the clock, stalling, tanking",
    ),
    Setting(
        "call_countdown",
        5,
        say("Player clock: countdown"),
        say("Seconds of countdown after that."),
        group=FLOOR,
        most=_HOUR,
        words="ten-second count, last seconds, hand is dead",
    ),
    Setting(
        "slide_minutes",
        0,
        say("Slides during play"),
        say("Minutes between two pictures while cards are in the air; 0: only in breaks."),
        group=WALL,
        most=_DAY,
        words="slide show during play, sponsors during play, how often, pictures while playing",
    ),
    Setting(
        "wall_page_seconds",
        12,
        say("Wall pages"),
        say("Seconds each page of a list, such as seats by name, stays on the wall."),
        group=WALL,
        most=_HOUR,
        words="seating list, page time, paging, turn pages, where do I sit",
    ),
    Setting(
        "wall_moves_minutes",
        10,
        say("Table moves on the wall"),
        say("Minutes that moves and redrawn seats stay on the wall, unless taken off."),
        group=WALL,
        most=_DAY,
        words="table breaks, moves, balancing, broken table",
    ),
    Setting(
        "slide_seconds",
        20,
        say("Slides"),
        say("Seconds each picture in the “slides” folder stays on the wall."),
        group=WALL,
        most=_HOUR,
        words="slide show, slideshow, pictures, ads, sponsors, logos",
    ),
    Setting(
        "pay_table",
        "",
        say("Payout structure for new events"),
        say(
            "File name without the extension, such as one-in-ten; your own files work too."
            " Blank: chosen on the Prizes screen."
        ),
        group=DESK,
        words="pay table, default payouts, payout table",
    ),
    Setting(
        "currency",
        "",
        say("Currency of new events"),
        say("The sign before amounts, such as $. Each new event leaves its own here."),
        group=DESK,
        words="currency sign, dollar, euro, pound",
    ),
    Setting(
        "break_order",
        "smallest",
        say("Table break order"),
        say("Smallest table first, or in an announced order of table numbers."),
        ("smallest", "highest number", "lowest number"),
        group=FLOOR,
        words="breaking order, break tables, table break order",
    ),
)


_BY_KEY = {one.key: one for one in SETTINGS}


def declared(key: str) -> Setting:
    """A setting by its key."""
    return _BY_KEY[key]
