"""Disk and environment: reading, saving, finding definitions and parent sessions. No Qt."""
