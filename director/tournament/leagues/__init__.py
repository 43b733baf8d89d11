"""Leagues: points over a series of events."""
