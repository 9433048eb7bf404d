"""pi-orchestrator: agents for child sessions of the pi coding agent, and its block lists."""
