"""Flights and days: start days in one event, bags, and the field in which they meet."""
