"""What is typed and pasted: names and amounts as floors have them, and what nobody expects."""

from random import Random

FIRST = (
    "Ann", "Bob", "Cho", "Dov", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kai", "Liv", "Max",
    "Ned", "Ola", "Pia", "Quin", "Rae", "Sam", "Tea", "Uwe", "Vic", "Wil",
)  # fmt: skip
LAST = ("Ost", "Marek", "Marlin", "Kern", "Lund", "Orr", "Amsel", "Brandt", "Cole", "Dietz", "Falk")
NAMES = tuple([f"{first} {last}" for last in LAST for first in FIRST])

HOSTILE = (
    "", " ", "   ", "\t", "0", "-1", "00", "1e9", "999999999999999999999", "0.005", "1,5", "3/0",
    "=1+1", "'; DROP TABLE record; --", "<b>bold</b>", "&amp;", "{player}", "%s%n", "\\", '"', "'",
    "x" * 3000, "Ann " * 200, "𐐀𐐀𐐀", "ﷺ" * 40, "e\u0301", "مرحبا", "日本語の名前", "\u202eabc",
    "👩\u200d👩\u200d👧", "\u200b", "\ufeffAnn", "a\nb\nc", "\r\n", "1-1", "99-99", "2-", "-2",
    "5%", "101%", "-5%", "½",
    "NaN", "inf", "19:30", "25:61", "2026-02-30", "1..2", "..", "/", "C:\\x", "CON", "nul", ",",
    ", ,", ";", "Ann, Bob, Cho", "Ann by Bob", "?", "!", "*", "[", "(", "#", "@", "~", "null",
    "\x00", "\x07bell", "\ud800",
)  # fmt: skip

ANSWERS = (
    "1", "2", "3", "5", "10", "20", "50", "100", "200", "500", "1,000", "1500", "5000", "12,500",
    "50, 30, 20", "60 40", "100 50 25", "1-1", "1-2", "2-3", "2-5", "yes", "19:30", "9 pm", "2h",
    "10%", "1", "1 2", "1A", "1B", "Day 2", "cash", "card", "late", "spilled a drink", "a mistake",
    "asked nicely", "horse", "badugi", "8", "6", "2 x 100, 1 x 500", "10 x 20, 2 x 100", "Friday",
    "Ann Ost", "ann", "bob", "cho", "dov", "ma", "o", "4", "9", "max", "25", "30", "none",
)  # fmt: skip

RULINGS = ("string bet", "misdeal", "exposed card", "missed blind", "clock", "all in", "button")
GAMES = ("texas", "razz", "badugi", "omaha", "horse", "stud", "2-7", "badacey")
CARDS = ("AsKs", "Qh", "2c3d4h5s7c", "ThTd", "JcJd", "AhKhQhJhTh", "9s8s", "Xx", "As As", "joker")


def list_of_names(rng: Random, count: int) -> str:
    """So many names as they come from a list: one a line, with tabs, amounts or numbers beside."""
    names = rng.sample(NAMES, count)
    begin, end = rng.choice((("", ""), ("1. ", ""), ("", "\t120"), ("", ", paid"), ("- ", "")))
    return "\n".join(f"{begin}{name}{end}" for name in names)


def nonsense(rng: Random) -> str:
    """Something that nobody expects in a field."""
    if rng.random() < 0.7:
        return rng.choice(HOSTILE)
    signs = "abcxyz0189 ,.;:-/%$€\"'äß\n\t"
    return "".join(rng.choice(signs) for _ in range(rng.randrange(1, 30)))
