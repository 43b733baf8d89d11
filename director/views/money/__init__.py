"""What is said of money: the ledger, prizes, bounties, counted chips."""
