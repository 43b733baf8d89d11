"""Bounties: who won what, what is on whose head, envelopes, and paying them."""
