"""Deals: those who are left divide what is left."""
