"""Pure building blocks: documents, edits, sessions, verdicts. No input or output, no Qt."""
