"""Team events: teams, their chips, their prizes."""
