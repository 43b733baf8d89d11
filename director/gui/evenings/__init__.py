"""Several events at once: what is kept of each while another one is in sight."""
