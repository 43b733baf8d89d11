"""A schedule made out of wishes."""
