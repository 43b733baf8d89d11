"""Bounties: on whose head, who wins them, envelopes."""
