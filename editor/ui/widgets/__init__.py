"""Widgets: they show a view and emit what a person did; the truth lives in the workspace."""
