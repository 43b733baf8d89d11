"""Sheets of an event: listed, set in type, opened, printed, saved."""
