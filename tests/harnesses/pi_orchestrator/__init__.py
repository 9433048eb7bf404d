"""The rules of pi-orchestrator, each corner its fact sheet names."""
