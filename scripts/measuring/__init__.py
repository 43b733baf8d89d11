"""What can be measured on a picture before anybody looks at it."""
