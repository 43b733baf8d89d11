"""Hands to be ruled on, and the rulings of them, in the form of the showdown file."""

from director.engine.showdown.answers import answer


def hand(game, *hands, bet=100, **more):
    """Everybody bets as much; the button is in seat 2."""
    players = [{"seat": seat, "cards": cards, "bet": bet} for seat, cards in enumerate(hands, 1)]
    return {"game": game, "button": 2, "chip": 25, "players": players} | more


def judged(case, library):
    """The answer without its reasons."""
    return {key: value for key, value in answer(case, library).items() if key != "reasons"}


def ruling(case, pot, portions, hands):
    """The answer of one pot: portions by name with what each seat gets and its odd chips."""
    awards = {}
    for shares in portions.values():
        for seat, (amount, _) in shares.items():
            awards[str(seat)] = awards.get(str(seat), 0) + amount
    return {
        "id": None,
        "game": case["game"],
        "awards": dict(sorted(awards.items())),
        "returned": {},
        "carried": 0,
        "pots": [
            {
                "amount": pot,
                "seats": [player["seat"] for player in case["players"]],
                "portions": [
                    {
                        "name": name,
                        "amount": sum(amount for amount, _ in shares.values()),
                        "winners": [
                            {"seat": seat, "amount": amount, "odd": odd}
                            for seat, (amount, odd) in shares.items()
                        ],
                    }
                    for name, shares in portions.items()
                ],
            }
        ],
        "hands": {
            seat: {name: {"cards": cards, "name": called} for name, (cards, called) in held.items()}
            for seat, held in hands.items()
        },
    }
