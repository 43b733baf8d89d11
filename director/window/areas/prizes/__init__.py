"""The Prizes screen: how the pool is divided, who won what, and paying out."""
