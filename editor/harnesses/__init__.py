"""The rules of each system that delegates to subagents; one module or folder per system."""
