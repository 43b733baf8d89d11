"""The words by which the bracket is reached and asked."""

BRACKET = "bracket"
"""The screen."""
PLAN = "plan the rounds"
"""What is asked with one field."""
