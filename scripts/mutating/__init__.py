"""Breaks one line of the program at a time, and sees which test notices."""
