"""Blocks about events: grids, brackets, lists for the wall, slips, what is signed."""
