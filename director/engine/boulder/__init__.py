"""Boulder Buy'em: antes, auction, claim, discards."""
