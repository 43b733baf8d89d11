"""What a rule card says in words, section by section; the window shows the same."""

from collections.abc import Iterator, Sequence

from director.engine.dealing.procedures import procedures
from director.engine.games.game import Game
from director.engine.hands.card_orders import card_orders
from director.translation import listed, say


def sections(game: Game) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The words of the card, section by section, without those of which nothing is to be said."""
    words = game.rule_card
    origin = (game.origin,) if game.origin else ()
    for title, texts in (
        (say("Deal"), (words.deal,)),
        (say("Showdown"), (words.showdown,)),
        (say("What beats what"), card_orders(game)),
        (say("Odd chip"), (odd_chip(game),) if game.portions else ()),
        (say("Procedure"), procedures(game)),
        (say("Watch out"), words.traps),
        (say("Variations"), tuple(variations(game))),
        (say("House rules"), tuple(house_rules(game))),
        (say("Notes"), (*words.notes, *origin)),
    ):
        if any(texts):
            yield title, texts


def variations(game: Game) -> Iterator[str]:
    """What is written down and is also played in another way: our way first."""
    for option in game.options:
        others = [option.told(value) for value in option.values if value != option.default]
        yield _or_else(option.told(option.default), others)
    for rule in game.house_rules:
        if rule.source:
            yield _or_else(f"{rule.question} {rule.ours}", rule.others)


def house_rules(game: Game) -> Iterator[str]:
    """What no source decides, as this house plays it, and how others do."""
    for rule in game.house_rules:
        if not rule.source:
            yield _or_else(f"{rule.question} {rule.ours}", rule.others)


def _or_else(ours: str, others: Sequence[str]) -> str:
    """A rule, and what is played instead of it elsewhere."""
    if not others:
        return ours
    ours = ours if ours.endswith(".") else f"{ours}."
    return say("{ours} Also played: {others}", ours=ours, others=" ".join(others))


def odd_chip(game: Game) -> str:
    """Who takes a chip that cannot be split (S 1.4)."""
    played = game.chosen or (game,)
    split = [one for one in played if len(one.portions) > 1]
    between = dict.fromkeys(_between_shares(one) for one in split)
    if not game.chosen:
        told = say("Odd chips go one each to the tied hands, {order}.", order=_among_tied(game))
        return " ".join([*between, told, *_more_than_one(game)])
    by_order: dict[str, list[str]] = {}
    for one in game.chosen:
        by_order.setdefault(_among_tied(one), []).append(one.short or one.name)
    among = [
        say(
            "In {games}, odd chips go one each to the tied hands, {order}.",
            games=listed(names),
            order=order,
        )
        for order, names in by_order.items()
    ]
    return " ".join([*between, *among, *_more_than_one(*split)])


def _more_than_one(*games: Game) -> Iterator[str]:
    """That a player may get several, as a house rule."""
    if any(game.two_odd_chips for game in games):
        yield say("A player may get one of each share.")


def _among_tied(game: Game) -> str:
    """In what order tied hands get a chip that is left over."""
    if game.odd_chips == "by suit":
        return say(
            "to the highest cards first, equal ones by suit: spades, hearts, diamonds, clubs"
        )
    if game.odd_chips == "by suit of all cards":
        return say(
            "to the highest of all the cards held first, in a low to the lowest, equal ones by"
            " suit: spades, hearts, diamonds, clubs"
        )
    if game.has_dealer:
        return say("starting left of the dealer")
    return say("clockwise from the button")


def _between_shares(game: Game) -> str:
    """Which of several shares comes first."""
    if game.odd_half == "by position":
        return say(
            "Between the shares it goes to the one whose winner is first clockwise from the button."
        )
    if len(game.portions) == 2:
        first, second = (portion.title for portion in game.portions)
        return say(
            "Between the {first} half and the {second} half it goes to the {first} half.",
            first=first,
            second=second,
        )
    titles = [portion.title for portion in game.portions[:-1]]
    return say(
        "Chips left over between the shares go one each to {sides}, in that order.",
        sides=listed(titles),
    )
