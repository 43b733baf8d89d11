"""Shootouts and brackets, round by round."""
