"""The school: exercises of every game from a seed, each with the engine's answer and its why."""
