"""Tickets: the seats that a satellite awards, as something to use, pass on, return or cash."""
