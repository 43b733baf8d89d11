"""Formulas that a house writes: read, checked and worked out here, and by nothing else."""
