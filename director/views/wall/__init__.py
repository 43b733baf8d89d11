"""What the wall says, stage by stage."""
