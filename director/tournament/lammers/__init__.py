"""Lammers: rebuys paid beforehand, turned into stack between hands (S 1.9)."""
