"""What a person can do, grouped: each flow asks what it needs and hands the rest to the workspace.

A flow gives `handlers()` for actions of the table, and `run(id)` for buttons that are no actions.
"""
