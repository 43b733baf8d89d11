"""What is played otherwise than usual, in a level or in the whole event: bomb pots and the like."""

import re
from typing import Any, NamedTuple

from director.translation import chips, say


class Specials(NamedTuple):
    """The flags of a level, or of an event."""

    win_the_button: bool = False
    """Whoever wins a hand has the button in the next one (S 1.12)."""
    jam_or_fold: bool = False
    """A player's first action in a hand is all-in or a fold (S 1.8)."""
    double_board: bool = False
    """Two boards, half the pot for each."""
    bomb_pot_hands: int = 0
    """After so many hands everybody puts an ante in and there is no betting before the flop."""
    bomb_pot_each_level: bool = False
    """The first hand of each level is one."""
    bomb_pot_ante: int = 0
    """In chips; 0 where the sheet does not say."""
    also: str = ""
    """Anything else, in the words of the house."""
    nit_levels: bool = False
    """Each level begins with a nit card for every player (R26)."""
    nit_ante: int = 0
    """In big blinds, of who still holds a nit card at the end; 0 for the rulebook's five."""

    @property
    def has_bomb_pots(self) -> bool:
        """Whether some hands are bomb pots."""
        return bool(self.bomb_pot_hands or self.bomb_pot_each_level)

    @property
    def nit_big_blinds(self) -> int:
        """The ante of who still holds a nit card at the end of a level, in big blinds."""
        return self.nit_ante or NIT_ANTE


NO_SPECIALS = Specials()

NIT_ANTE = 5
"""In big blinds, where the sheet does not say (R26 Nit Levels)."""


def both(event: Specials | None, level: Specials | None) -> Specials:
    """What holds at a level: its own flags, and those of the event where it has none."""
    if event is None or level is None:
        return level or event or NO_SPECIALS
    kept = [own or of_event for own, of_event in zip(level, event, strict=True)]
    merged = Specials._make(kept)
    if level.has_bomb_pots:
        merged = merged._replace(
            bomb_pot_hands=level.bomb_pot_hands, bomb_pot_each_level=level.bomb_pot_each_level
        )
    return merged


def told(specials: Specials) -> tuple[str, ...]:
    """Each of them in a few words, as sheet, wall and map show it.

    >>> told(Specials(jam_or_fold=True, bomb_pot_hands=10, bomb_pot_ante=500))
    ('jam or fold', 'bomb pot every 10 hands, ante 500')
    """
    said = [say(words) for name, words in _FLAGS.items() if getattr(specials, name)]
    ante = say(", ante {chips}", chips=chips(specials.bomb_pot_ante))
    ante = ante if specials.bomb_pot_ante else ""
    if specials.bomb_pot_hands:
        one, many = "bomb pot every hand", "bomb pot every {hands} hands"
        words = one if specials.bomb_pot_hands == 1 else many
        said.append(say(words, hands=specials.bomb_pot_hands) + ante)
    if specials.bomb_pot_each_level:
        said.append(say("bomb pot at each level") + ante)
    if specials.nit_levels:
        said.append(say("nit level, ante {count} big blinds", count=specials.nit_big_blinds))
    return (*said, specials.also) if specials.also else tuple(said)


def in_a_line(specials: Specials) -> str:
    """The same in one line; empty where all is as usual."""
    return "  ·  ".join(told(specials))


def as_typed(specials: Specials) -> str:
    """The same as somebody types it: `meant` reads it again.

    >>> as_typed(Specials(True, bomb_pot_each_level=True, also="deuces wild"))
    'win the button, bomb pot each level, deuces wild'
    """
    words = [text for name, text in _FLAGS.items() if getattr(specials, name)]
    if specials.bomb_pot_hands:
        words.append(f"bomb pot every {specials.bomb_pot_hands} hands")
    if specials.bomb_pot_each_level:
        words.append("bomb pot each level")
    if specials.bomb_pot_ante:
        words.append(f"bomb pot ante {specials.bomb_pot_ante}")
    if specials.nit_levels:
        words.append("nit levels")
    if specials.nit_ante:
        words.append(f"nit ante {specials.nit_ante}")
    return ", ".join([*words, *filter(None, (specials.also,))])


def meant(text: str) -> Specials | None:
    """What somebody typed; what is none of our words is kept as it is. None for nothing.

    >>> meant("Jam or fold, bomb pot every 12 hands, high chip plays")
    ... # doctest: +NORMALIZE_WHITESPACE
    Specials(win_the_button=False, jam_or_fold=True, double_board=False, bomb_pot_hands=12,
        bomb_pot_each_level=False, bomb_pot_ante=0, also='high chip plays', nit_levels=False,
        nit_ante=0)
    """
    flags = {words: name for name, words in _FLAGS.items()}
    values: dict[str, Any] = {}
    others: list[str] = []
    for part in filter(None, (one.strip() for one in text.split(","))):
        word = " ".join(part.casefold().split())
        counted = _EVERY.fullmatch(word)
        ante, nit_ante = _ANTE.fullmatch(word), _NIT_ANTE.fullmatch(word)
        if word in flags:
            values[flags[word]] = True
        elif counted:
            values["bomb_pot_hands"] = int(counted[1])
        elif ante:
            values["bomb_pot_ante"] = int(ante[1])
        elif nit_ante:
            values["nit_ante"] = int(nit_ante[1])
        elif word in _NIT_LEVELS:
            values["nit_levels"] = True
        elif word in _EACH_LEVEL:
            values["bomb_pot_each_level"] = True
        else:
            others.append(part)
    found = NO_SPECIALS._replace(**values, also=", ".join(others))
    return None if found == NO_SPECIALS else found


_FLAGS = {
    "win_the_button": "win the button",
    "jam_or_fold": "jam or fold",
    "double_board": "double board",
}
"""What each flag is called."""

_EVERY = re.compile(r"bomb pots? every (\d+) hands?")
_ANTE = re.compile(r"bomb pot ante (\d+)")
_NIT_ANTE = re.compile(r"nit ante (\d+)(?: big blinds?| bb)?")
_NIT_LEVELS = ("nit levels", "nit level", "nit cards")
_EACH_LEVEL = ("bomb pot each level", "bomb pot at each level", "bomb pots each level")
