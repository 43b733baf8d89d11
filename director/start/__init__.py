"""Starts the program: the composition root, the command line, and the trials of an installation."""
