"""How an event has ended, and what remains to be done."""
