"""Nit levels: a card for every player, given back with the first pot won."""
