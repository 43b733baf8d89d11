"""The rules: cards, scales, games, pots and showdowns. Pure, standard library only."""
