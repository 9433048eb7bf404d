"""One editor for each kind of field; nothing here knows a harness."""
