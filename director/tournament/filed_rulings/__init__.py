"""Rulings that were given at the tables, as the floor filed them."""
