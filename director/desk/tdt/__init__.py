"""Evenings of The Tournament Director become events of ours, played back by our own commands."""
