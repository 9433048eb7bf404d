"""Subagent Editor: edit subagent definitions without damage and see what a child may really do."""

__version__ = "0.1.0"
