"""The window: the only place PySide6 is imported."""
