"""What the window asks of the machine: files, sounds, threads, pages of a PDF."""
