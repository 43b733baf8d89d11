"""Divides an amount by weight so that nothing is left: the method of the largest remainders."""

from collections.abc import Sequence


def apportioned(total: int, weights: Sequence[int], unit: int = 1) -> list[int]:
    """Whole units by weight; those that are left go one each where most was rounded away.

    Where that is the same, to the one named first, who also gets what is less than a unit. All
    alike where nobody has a weight.

    >>> apportioned(100, [1, 1, 1]), apportioned(1003, [3, 2, 2], 100)
    ([34, 33, 33], [403, 300, 300])
    """
    if not any(weights):
        weights = [1] * len(weights)
    units, crumbs = divmod(total, unit)
    whole = sum(weights)
    parts = [divmod(units * weight, whole) for weight in weights]
    left = units - sum([part for part, _ in parts])
    most = sorted(range(len(parts)), key=lambda at: -parts[at][1])[:left]
    shares = [(part + (at in most)) * unit for at, (part, _) in enumerate(parts)]
    shares[0] += crumbs
    return shares
