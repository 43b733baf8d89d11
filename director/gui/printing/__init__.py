"""Printing: which sheets there are, on what they are printed, and how it goes."""
