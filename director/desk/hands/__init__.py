"""Hands in files: showdowns, and open hand histories."""
