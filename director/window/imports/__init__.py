"""Evenings of another program: what is in its files, and that they become events."""
