"""Builds the program as it is installed: what `scripts/build.py` is made of."""
