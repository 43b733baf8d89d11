"""Practising: an exercise to be answered by keys, progress, the leader board, a test on paper."""
