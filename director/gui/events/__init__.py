"""The cockpit of one event: its bars, its screens, and what can be done there."""
