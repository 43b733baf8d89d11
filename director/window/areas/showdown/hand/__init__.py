"""The hand as it is entered: players, cards, board, chips."""
