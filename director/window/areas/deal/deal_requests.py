"""The words by which the screen of deals is reached and asked."""

DEAL = "deal"
"""The screen."""
AGREE, WITHDRAW = "agree on the deal", "withdraw the deal"
"""What is asked with one field."""
HOLD, PRIZES, UNIT = "hold", "prizes", "unit"
"""The fields that a key leads to."""
