"""Names in the order in which they are looked for, whatever script they are written in.

A name stands under its Latin letters where it has some: '王小明 Wang Xiaoming' is found under W.
The others follow script by script, in the order of their own letters.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from director.tournament.entries.search_key import search_key

_TITLES: Mapping[str, str] = {
    "GREEK": "Ελληνικά",
    "CYRILLIC": "Кириллица",
    "ARMENIAN": "Հայերեն",
    "GEORGIAN": "ქართული",
    "HEBREW": "עברית",
    "ARABIC": "العربية",
    "ETHIOPIC": "ግዕዝ",
    "DEVANAGARI": "देवनागरी",
    "BENGALI": "বাংলা",
    "GURMUKHI": "ਗੁਰਮੁਖੀ",
    "GUJARATI": "ગુજરાતી",
    "TAMIL": "தமிழ்",
    "TELUGU": "తెలుగు",
    "KANNADA": "ಕನ್ನಡ",
    "MALAYALAM": "മലയാളം",
    "SINHALA": "සිංහල",
    "THAI": "ไทย",
    "LAO": "ລາວ",
    "KHMER": "ខ្មែរ",
    "MYANMAR": "မြန်မာ",
    "KANA": "かな",
    "CJK": "漢字",
    "HANGUL": "한글",
}
"""What a script is called in itself, by the beginning of its letters' names."""

_ORDER = {script: place for place, script in enumerate(("LATIN", *_TITLES))}
_WITHOUT_INITIALS = ("CJK", "HANGUL")
_IN_BRACKETS = re.compile(r"\(.*?\)")
_VOWEL_FIRST = re.compile(r"([เ-ไເ-ໄ])(.)")
"""In Thai and Lao some vowels are written before the letter that they are spoken after."""
_LAST = "\U0010ffff"
_KANA = {katakana: katakana - 0x60 for katakana in range(0x30A1, 0x30F7)}
"""The other form of the same letter."""
_LETTERS = _KANA | str.maketrans(
    {"پ": f"ب{_LAST}", "چ": f"ج{_LAST}", "ژ": f"ز{_LAST}", "ک": "ك", "گ": f"ك{_LAST}", "ی": "ي",
     "ى": "ي"}
)  # fmt: skip


class NamePlace(NamedTuple):
    """Where a name stands among others: they are compared by it."""

    script: int
    key: str
    """Of the letters by which it is looked for."""
    name: str
    """The whole, folded."""


def script_of(letter: str) -> str:
    """A letter's script, by the beginning of its name; "" for what is no letter.

    >>> [script_of(letter) for letter in "aя서さサ7"]
    ['LATIN', 'CYRILLIC', 'HANGUL', 'KANA', 'KANA', '']
    """
    if not letter.isalpha():
        return ""
    script = unicodedata.name(letter, "").partition(" ")[0]
    return "KANA" if script in ("HIRAGANA", "KATAKANA") else script


def latin_spelling(name: str) -> str:
    """The words of a name that are in Latin letters, brackets aside.

    >>> latin_spelling("王小明 Wang Xiaoming"), latin_spelling("דן (no. 7)")
    ('Wang Xiaoming', '')
    """
    if name.isascii():
        return name
    words = _IN_BRACKETS.sub(" ", name).split()
    return " ".join(one for one in words if any(script_of(each) == "LATIN" for each in one))


@lru_cache(maxsize=60_000)
def name_place(name: str) -> NamePlace:
    """Where a name stands among others.

    >>> sorted(["Ost", "דן", "王 Wang", "ヤマ", "さくら", "Adler", "Яна"], key=name_place)
    ['Adler', 'Ost', '王 Wang', 'Яна', 'דן', 'さくら', 'ヤマ']
    """
    whole = search_key(name)
    latin = latin_spelling(name)
    if latin or not any(map(str.isalpha, name)):
        return NamePlace(0, search_key(latin), whole)
    script = _script(name)
    key = _VOWEL_FIRST.sub(r"\2\1", whole).translate(_LETTERS)
    return NamePlace(_ORDER.get(script, len(_ORDER)), key, whole)


def heading(name: str) -> str:
    """What stands above the first name of a script other than Latin; empty for Latin.

    >>> heading("Галина"), heading("Wang"), heading("山田")
    ('Кириллица', '', '漢字')
    """
    if name_place(name).script == 0:
        return ""
    script = _script(name)
    return _TITLES.get(script, script.capitalize())


def initial(name: str) -> str:
    """The letter under which a name is looked for; empty in scripts that have none such.

    >>> [initial(name) for name in ("王小明 Wang Xiaoming", "Éva", "Галина", "王小明", "7 up")]
    ['W', 'E', 'Г', '', '7']
    """
    place = name_place(name)
    if place.script == 0:
        return (place.key or place.name)[:1].upper()
    if _script(name) in _WITHOUT_INITIALS:
        return ""
    return _VOWEL_FIRST.sub(r"\2\1", place.name)[:1].translate(_KANA).upper()


def _script(name: str) -> str:
    return next((script for one in name if (script := script_of(one))), "")
