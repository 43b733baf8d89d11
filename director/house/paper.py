"""The paper of the house: Letter where that is bought, A4 elsewhere, or what the settings say."""

import locale
import re

from director.house.settings import Settings

BY_COUNTRY = "by country"
_LETTER = frozenset(
    {"BZ", "CA", "CL", "CO", "CR", "DO", "GT", "HN", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"}
)
_NAMED = {"United States": "US", "Canada": "CA", "Mexico": "MX", "Philippines": "PH"}
"""How Windows calls some of them."""


def house_paper(settings: Settings) -> str:
    """Its name, "letter" or "a4"; empty where neither the settings nor the machine's locale say."""
    chosen = settings.text("paper")
    return of_locale(locale.getlocale()[0] or "") if chosen == BY_COUNTRY else chosen


def of_locale(name: str) -> str:
    """The paper that is bought where a locale is spoken; empty where that names no country.

    >>> of_locale("en_US"), of_locale("de_AT"), of_locale("English_United States"), of_locale("C")
    ('letter', 'a4', 'letter', '')
    """
    _, _, country = name.partition("_")
    country = _NAMED.get(country, country)
    if country in _LETTER:
        return "letter"
    return "a4" if re.match(r"[A-Z]", country) else ""
