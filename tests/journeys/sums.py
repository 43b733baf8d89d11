"""What the Money screen has to say of an evening that was paid in cash, worked out here."""


def all_in_cash(pool: int, fees: int) -> dict[str, str]:
    """Each figure by its caption, once all of the pool is paid out."""
    return {
        "Charged": f"{pool + fees:,}",
        "For the prize pool": f"{pool:,}",
        "Fee": f"{fees:,}",
        "Cash": f"{pool + fees:,}",
        "Cash to players": f"\N{MINUS SIGN}{pool:,}",
        "Expected in drawer": f"{fees:,}",
    }
