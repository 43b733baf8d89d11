"""Betting: forced bets, calls, raises, and what was said or pushed."""
