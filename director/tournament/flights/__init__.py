"""Flights and days: bags, and the field in which they meet."""
