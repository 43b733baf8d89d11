"""What a structure sheet states: levels, games, stakes, chips."""
