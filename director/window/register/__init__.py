"""The register of players, over all events: found, corrected, merged, erased, read from sheets."""
