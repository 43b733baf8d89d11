"""Deals: the screen on which those who are left divide what is left."""
