"""What the palette offers: every action, event and player, found by a few letters of its words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple

from director.files.forms import briefly
from director.rulings.matching import nearly, without_small
from director.translation import say
from director.window.widgets.action import Action, Bound, Needs
from director.window.widgets.find_by_letters import is_phrase, joined, plain

_WHOLE, _BEGINS, _WORD, _WORD_BEGINS, _INSIDE, _MENU, _SCATTERED = range(7)
"""How well a typed word answers: to one of the title, of the search words, of the menu's name."""
_EXACT, _PHRASE = -1, 0
"""All that is typed is the title; or one of the search words, as good as the words of a title."""
_FIRST = "event.undo"
"""The action that stands first while nothing is typed: what is looked for in a hurry."""
_LEAST_SCATTERED = 3
"""So many letters at least, before any in the right order will do."""
_NEAREST = 8
"""So many are offered at most to whoever finds nothing."""
_MOST_WORDS = 8
"""Of what is typed: nobody names an act with more, and nothing is near a list that was pasted."""
_STEM = 4
"""So many letters of a word at least, before what is typed may go on otherwise."""
_ARTICLES = {"a", "an", "the"}


class Which(NamedTuple):
    """What is asked before something is done."""

    question: str
    among: Callable[[str], Sequence["Offer"]]
    """Those whom a text means, each done to by its offer."""
    nobody: Callable[[], str | None]
    """Why there is none; None where there is one."""
    hint: str
    """An example of what is typed."""


class Offer(NamedTuple):
    """One line of the palette."""

    title: str
    kind: str
    """The menu in which it stands, or what it is: an event, a player."""
    key: str
    why_not: str
    """Why it cannot be done now; empty where it can."""
    do: Callable[[], object]
    words: str = ""
    """What else people type who look for it, with commas between."""
    which: Which | None = None
    """What is to be chosen first."""
    typed: str = ""
    """What was typed after its words: whom it is done to."""
    whom: Callable[[str], "Offer | None"] | None = None
    """The same, done to those whom a text names, which is None where it can be done to none of
    them; None where it is done to nobody at all."""
    whom_not: Callable[[str], str | None] = lambda _: None
    """Why it is done to none of them; None where nothing is known of them but that."""


def offers(bounds: Iterable[Bound[Any]], where: Mapping[str, str]) -> list[Offer]:
    """Every action once, with its key; a second key of the same thing is no second line.

    `where` is the menu that each stands in by its id; others are of the menu they declare.
    """
    found: dict[str, Offer] = {}
    every = [
        (bound, action)
        for bound in bounds
        for action in bound.declared
        if bound.is_there(action.id)
    ]
    every.sort(key=lambda one: one[1].id != _FIRST)
    for bound, action in every:
        title = bound.text(action.id).rstrip(" …")
        known = found.get(title)
        if known and known.kind and not known.why_not:
            continue
        which = _which(bound, bound.needs(action.id), action.id)
        offer = Offer(
            title,
            where.get(action.id) or menu_name(action.menu),
            action.key_text,
            (which.nobody() if which else bound.refusal(action.id)) or "",
            partial(bound.ask, action.id),
            f"{say(action.text)}, {say(action.words)}",
            which,
        )
        names = action.named or bound.asks_whom(action.id)
        if names:
            offer = offer._replace(
                whom=partial(_whom, bound, action, offer),
                whom_not=partial(bound.refusal_of_named, action.id),
            )
        found[title] = offer
    return list(found.values())


def _whom(bound: Bound[Any], action: Action[Any], offer: Offer, text: str) -> Offer | None:
    """An action done to those whom a text names; where it asks in the palette, its question."""
    plain_offer = offer._replace(title=say(action.text).rstrip(" …"), why_not="", typed=text)
    if do := bound.named(action.id, text):
        return plain_offer._replace(do=do)
    which = _which(bound, bound.asks_whom(action.id), action.id)
    return plain_offer._replace(which=which) if which and which.among(text) else None


def _which(bound: Bound[Any], needs: Needs[Any] | None, action_id: str) -> Which | None:
    """What an action asks for first; None where it can be done as it is, or never can."""
    if needs is None:
        return None

    def among(typed: str) -> Sequence[Offer]:
        found = needs.among(bound.subject, typed.strip())
        return [
            Offer(one.text, "", one.detail, "", partial(bound.do_to, action_id, one.key))
            for one in found
        ]

    hint = say(needs.hint)
    return Which(say(needs.question), among, lambda: needs.nobody(bound.subject), hint)


def menu_name(title: str) -> str:
    """A menu as it is read, without the sign before the letter that opens it.

    >>> menu_name("Pla&yer")
    'Player'
    """
    return title.replace("&", "")


def meant(wanted: str, among: Sequence[Offer]) -> list[Offer]:
    """Those whose words answer to every word of a text, in any order, the best first.

    What is called so comes before what is found by its search words, and that before what has the
    letters somewhere. "late reg" and "slideshow" are found however their words are put together.
    Of those that answer alike, what can be done now is first; but what was plainly meant is first
    even where it cannot, so that Enter never does its neighbour instead. Behind it all that can be
    done stands before what cannot. Nothing typed means everything.

    >>> [
    ...     one.title
    ...     for one in meant(
    ...         "seat dr",
    ...         [
    ...             Offer(title, "", "", "", print)
    ...             for title in ("Go to a seat", "Draw seats", "Redraw")
    ...         ],
    ...     )
    ... ]
    ['Draw seats']
    """
    words = typed_words(wanted)
    ranked = [
        (rank, bool(one.why_not), len(one.title) if words else 0, at, one)
        for at, one in enumerate(among)
        if (rank := _rank(words, one)) is not None
    ]
    ranked.sort(key=lambda each: each[:4])
    rest = sorted(ranked[1:], key=lambda each: (not is_called(wanted, each[4]), *each[1:2]))
    return [each[4] for each in (*ranked[:1], *(rest if words else ranked[1:]))]


def on_whom(wanted: str, among: Sequence[Offer], is_known: Callable[[str], object]) -> list[Offer]:
    """Acts of which the text begins with the words, done to those whom its other words name.

    "bust felix" is the bust of Felix, never the undo of one: of an act's words only the first ones
    of its title count, or one of the search words as a whole. Where it cannot be done to somebody
    who is known it stands there all the same, and nothing else instead of it.
    """
    words = plain(wanted).split()
    acts = [one for one in among if one.whom]
    for count in range(len(words) - 1, 0, -1):
        act, text = " ".join(words[:count]), " ".join(words[count:])
        begun = [one for one in acts if plain(one.title).startswith(act)]
        called = [*begun, *(one for one in acts if is_phrase(act, one.words))]
        found = [named for one in called if one.whom and (named := one.whom(text))]
        if found:
            return list({one.title: one for one in found}.values())
        if begun and is_known(text):
            why = say("this cannot be done with “{player}”", player=briefly(text))
            return [
                one._replace(which=None, why_not=one.whom_not(text) or why, typed=text)
                for one in begun
            ]
    return []


def nearest(wanted: str, among: Sequence[Offer]) -> list[Offer]:
    """Those with most of the words of a text, or nearly: mistyped, or with another ending.

    For a text that finds nothing. Of those that have as many, those with fewer mistyped are first,
    and of these what begins with the text's first word: an act before its opposite.

    >>> [
    ...     one.title
    ...     for one in nearest(
    ...         "penlaty for my player",
    ...         [
    ...             Offer(title, "", "", "", print, words)
    ...             for title, words in (("Move player", ""), ("Warn", "penalty, player is late"))
    ...         ],
    ...     )
    ... ]
    ['Warn', 'Move player']
    """
    words = list(dict.fromkeys(plain(without_small(wanted)).split()))
    if len(words) > _MOST_WORDS:
        return []
    ranked = [
        (ranks, not _begins(words[0], _split(one.title)[:1]), bool(one.why_not), len(one.title), at)
        for at, one in enumerate(among)
        if any(ranks := _near(words, one))
    ]
    return [among[at] for *_, at in sorted(ranked)[:_NEAREST]]


def _near(words: Sequence[str], offer: Offer) -> tuple[int, int, int]:
    """How many words it has, as they were typed, in its title; the least is the best."""
    title = frozenset(_split(offer.title))
    own = title | frozenset(_split(offer.words))
    begun = [word for word in words if any(_begun(word, one) for one in own)]
    mistyped = [word for word in words if word not in begun and nearly([word], own)]
    called = [
        word
        for word in (*begun, *mistyped)
        if any(_begun(word, one) for one in title) or nearly([word], title)
    ]
    return -len(begun) - len(mistyped), -len(begun), -len(called)


def _begun(word: str, own: str) -> bool:
    """Whether a word begins another; from four letters on the longer may be either of them."""
    return own.startswith(word) or (len(own) >= _STEM and word.startswith(own))


def typed_words(text: str) -> list[str]:
    """The words of what is typed, articles left out where there are others.

    >>> typed_words("Break the table"), typed_words("A")
    (['break', 'table'], ['a'])
    """
    words = plain(text).split()
    return [word for word in words if word not in _ARTICLES] or words


def is_called(typed: str, offer: Offer) -> bool:
    """Whether every word that was typed begins one of a title or of its search words."""
    own = (*_split(offer.title), *_split(offer.words))
    return is_phrase(typed, offer.words) or all(
        any(word.startswith(one) for word in own) for one in typed_words(typed)
    )


def _rank(words: Sequence[str], offer: Offer) -> int | None:
    """How well an offer answers to all words, the least the best; None where it does not."""
    if not words:
        return 0
    typed = " ".join(words)
    if joined(typed) == joined(offer.title):
        return _EXACT
    ranks = [_answers(word, offer) for word in words]
    if is_phrase(typed, offer.words):
        return _PHRASE if None in ranks else min(_PHRASE, _weighed(words, offer, ranks))
    return None if None in ranks else _weighed(words, offer, ranks)


def _weighed(words: Sequence[str], offer: Offer, ranks: Iterable[int | None]) -> int:
    # what begins with the words comes before what has them somewhere
    own = _split(offer.title)
    begins = bool(own) and any(own[0].startswith(one) for one in words)
    return 4 * sum(rank for rank in ranks if rank) + 2 * (not begins)


def _answers(word: str, offer: Offer) -> int | None:
    title, search, menu = _split(offer.title), _split(offer.words), _split(offer.kind)
    if word in title:
        return _WHOLE
    if _begins(word, title):
        return _BEGINS
    if word in search:
        return _WORD
    if _begins(word, search):
        return _WORD_BEGINS
    if any(word in one for one in title):
        return _INSIDE
    if _begins(word, menu):
        return _MENU
    if len(word) >= _LEAST_SCATTERED and any(_scattered(word, one) for one in title):
        return _SCATTERED
    return None


def _begins(word: str, words: Iterable[str]) -> bool:
    return any(one.startswith(word) for one in words)


@lru_cache(maxsize=1 << 12)
def _split(text: str) -> tuple[str, ...]:
    """The words of a text; one with a hyphen in its parts, and as one word, too.

    >>> _split("Add-on, KO")
    ('add-on', 'add', 'on', 'addon', 'ko')
    """
    words: list[str] = []
    for word in plain(text).replace(",", " ").split():
        words += [word, *word.split("-"), word.replace("-", "")] if "-" in word else [word]
    return tuple(words)


def _scattered(letters: str, word: str) -> bool:
    """Whether letters stand in a word in this order, others between them.

    >>> _scattered("rgstr", "register"), _scattered("rsg", "register")
    (True, False)
    """
    rest = iter(word)
    return all(letter in rest for letter in letters)
