"""The floor: the room at a glance, who moves where and why, acts on seats and tables."""
