"""Claude Code: definitions as its own loader reads them, and what a child of one gets."""
