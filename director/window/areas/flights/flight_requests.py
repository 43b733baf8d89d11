"""The words by which flights are reached and asked."""

FLIGHTS = "flights"
"""The screen."""
OPEN_FLIGHT, BAG, HOUSE, END = "open a flight", "bag chips", "flights of the house", "end a flight"
"""What is asked with one field."""
