"""The books: the only package that speaks SQL."""
