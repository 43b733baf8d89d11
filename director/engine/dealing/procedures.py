"""How a game is run beside its deal: who acts first, draws, discards, dice, a stub that runs short.

Each sentence follows from the blocks of the game's file and from the tables by which the engine
rules, so that all games of a family say the same, a house's own too.
"""

from collections.abc import Iterator

from director.engine.dealing.card_counts import card_count
from director.engine.dealing.first_to_act import opening
from director.engine.dealing.short_stubs import (
    DEALT_OUT,
    SHORT_DRAW,
    Step,
    Stud,
    stud_family,
    stud_steps,
)
from director.engine.games.game import Game
from director.translation import listed, say

_SEVEN = 7


def procedures(game: Game) -> tuple[str, ...]:
    """What a dealer has to know of a game's run, a line for each subject."""
    subjects = (
        ("First to act: {rules}", first_to_act(game)),
        ("Draws: {rules}", draws(game)),
        ("Discards: {rules}", discards(game)),
        ("Dice: {rules}", dice(game)),
        ("Short stub: {rules}", short_stub(game)),
    )
    return tuple(say(line, rules=" ".join(rules)) for line, rules in subjects if rules)


def first_to_act(game: Game) -> tuple[str, ...]:
    """Who acts first on each street; nothing where there is no betting round."""
    if not any(street.bet for street in game.streets):
        return ()
    first, _, _ = opening(game)
    later: dict[str, list[str]] = {}
    for one in game.chosen or (game,):
        later.setdefault(opening(one).later, []).append(one.short or one.name)
    whose = [
        say("Later in {games}: {who}", games=listed(names), who=who)
        if game.chosen
        else say("Later: {who}", who=who)
        for who, names in later.items()
        if who
    ]
    tied = dict.fromkeys(opening(one).tied for one in game.chosen or (game,))
    return tuple(filter(None, (first, *whose, *tied)))


def draws(game: Game) -> tuple[str, ...]:
    """In which order cards are drawn; nothing where none are (S 2.17)."""
    if not any(street.draw for street in game.streets):
        return ()
    if not game.has_dealer:
        return (
            say(
                "From the button’s left each player says how many; once all have, the new cards are"
                " dealt in the same order."
            ),
        )
    return (
        say(
            "From the dealer’s left each player says how many; once all have, the new cards are"
            " dealt in the same order."
        ),
    )


def discards(game: Game) -> tuple[str, ...]:
    """Who throws away what everybody has to; nothing where there is no such discard (C40)."""
    if not any(street.discard[0] for street in game.streets):
        return ()
    return (
        say(
            "Players who are all-in discard with the others, before the next card; only then are"
            " their hands tabled."
        ),
    )


def dice(game: Game) -> tuple[str, ...]:
    """Who rolls, and which roll counts (S 1.13)."""
    if not game.dice:
        return ()
    return (
        say(
            "The player on the button rolls, or the next one clockwise if that player is not in the"
            " hand. The dealer rolls for a player who is away."
        ),
        say(
            "A roll is valid if every die tumbles, reaches the far side of the dealer’s box and"
            " lands flat; the dealer calls it."
        ),
    )


def short_stub(game: Game) -> tuple[str, ...]:
    """What is done where the stub cannot serve everybody (TDA RP-10-H; WT)."""
    studs: dict[Stud, list[Game]] = {}
    for one in game.chosen or (game,):
        if family := stud_family(one):
            studs.setdefault(family, []).append(one)
    for family, games in studs.items():
        rules = " ".join(_short_stud(family, games[0]))
        if game.chosen:
            names = listed([one.short or one.name for one in games])
            return (say("In {games}: {rules}", games=names, rules=rules),)
        return (rules,)
    if any(street.draw for street in game.streets):
        several = sum(bool(street.draw or street.discard[0]) for street in game.streets) > 1
        if game.stub_dealt_out:
            return (say(DEALT_OUT["several draws" if several else "one draw"]),)
        return (say(SHORT_DRAW["several draws" if several else "one draw"]),)
    return ()


def _short_stud(family: Stud, game: Game) -> Iterator[str]:
    *_, before, last = game.streets
    yield say("The stub is counted before {street}.", street=last.name)
    steps = stud_steps(family)
    yield from map(_told, steps)
    if any(step.dealt == "community card" for step in steps):
        yield say(
            "A community card counts in every hand, and the player who opened {before} opens"
            " {last}.",
            before=before.name,
            last=last.name,
        )
    else:
        yield say("There is never a community card.")
    live = card_count(_SEVEN - 1, _SEVEN, family="stud", when="at the showdown").live
    if live:
        yield say("At the showdown a hand of six cards is live, one of five or eight is dead.")


def _told(step: Step) -> str:
    """A step, after what it takes."""
    does = step.says[:1].lower() + step.says[1:]
    enough = {
        ("stub", "one each"): say("With as many cards in it as players and two more"),
        ("stub and burns", "one each"): say("Otherwise, with as many in stub and burns together"),
        ("stub", "three"): say("Otherwise, with three cards or more in the stub"),
        ("nothing", "anything"): say("Otherwise"),
    }[step.counted, step.least]
    return say("{enough}: {does}.", enough=enough, does=does)
