"""Printing: on what, with which printer, and how it goes."""
