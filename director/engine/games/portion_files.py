"""Reads the portions of a game file: the shares of the pot, and the hands that win them."""

from collections.abc import Mapping

from director.engine.cards import Cards, NotACard, read_cards
from director.engine.games.example_files import WORDS
from director.engine.games.portions import FIRSTS, Portion
from director.engine.ranking.cards_that_play import Making, NotAMaking, read_making
from director.engine.ranking.scale import Scale
from director.files.forms import Form, no_such
from director.translation import say


def read_portion(name: str, form: Form, scales: Mapping[str, Scale]) -> Portion:
    """One portion, by the name of its table, on one of these scales."""
    if not name.strip() or name in WORDS:
        form.fault("", say("“{name}” cannot be the name of a portion", name=name))
    first = form.choice("first", FIRSTS, "", "word")
    called = form.texts("called")
    if first and len(called) != 2:
        form.fault("called", say('should be two names, such as ["face", "butt"]'))
    portion = Portion(
        name=name,
        title=form.text("title", name),
        scale=scales[form.choice("scale", scales, None, "scale")],
        making=_makings(form),
        qualifier=_qualifier(form),
        otherwise=form.text("otherwise", ""),
        part=form.text("part", ""),
        first=FIRSTS[first] if first else None,
        first_names=(called[0], called[1]) if first and len(called) == 2 else ("", ""),
    )
    if portion.qualifier and not portion.least:
        form.fault("qualifier", say("these cards are no hand on this scale"))
    form.finish()
    return portion


def _makings(form: Form) -> tuple[Making, ...]:
    makings = []
    texts = form.texts("plays", None)
    if form.data.get("plays") == []:
        form.fault("plays", say("should be a way to make a hand, such as 2 + 3"))
    for text in texts:
        try:
            makings.append(read_making(text))
        except NotAMaking as error:
            form.fault("plays", str(error))
    return tuple(makings)


def _qualifier(form: Form) -> Cards:
    try:
        return read_cards(form.text("qualifier", ""))
    except NotACard as error:
        form.fault("qualifier", str(error))
        return ()


def read_played_for(form: Form, portions: Mapping[str, Portion]) -> tuple[str, ...]:
    """The names of the portions that are played for."""
    names = form.texts("played_for", tuple(portions))
    for name in names:
        if name not in portions:
            form.fault("played_for", no_such("portion", name, portions))
    if "played_for" in form and (not names or len({*names}) < len(names)):
        form.fault("played_for", say("names each portion that is played for, once"))
    return tuple(name for name in dict.fromkeys(names) if name in portions)
