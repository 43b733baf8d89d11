"""Starts the program: `python -m director`."""

from director.cli import command_line


def main() -> None:
    """Runs the command line; without a command, the window."""
    command_line()


if __name__ == "__main__":
    main()
