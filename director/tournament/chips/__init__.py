"""Chips on the tables: sets, races, and where all of them are."""
