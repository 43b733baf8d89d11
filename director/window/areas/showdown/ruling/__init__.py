"""The ruling beside the hand: drawn, in words, read aloud, given."""
