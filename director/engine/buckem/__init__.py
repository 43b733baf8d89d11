"""Buck 'em, judged from the play of its tricks."""
