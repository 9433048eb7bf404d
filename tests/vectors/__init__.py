"""Run golden vectors: `python -m tests.vectors [DIR]...`; one module per harness."""
