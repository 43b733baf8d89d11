"""The screen where a disputed hand is entered and ruled on."""
