"""Leagues: the table of a season and its picture."""
