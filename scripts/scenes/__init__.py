"""What is set up before a picture is taken: the stage, and a scene for each of its pictures."""
