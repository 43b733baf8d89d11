"""Starts the built program."""

from director.__main__ import main

main()
