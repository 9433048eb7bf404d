"""Windows that ask or show one thing; each gets values and gives back a value."""
