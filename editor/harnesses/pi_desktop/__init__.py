"""PI-Desktop: two readers that have to agree, an inherit token, and a permission table.

A user's file is scanned for Settings first (`settings_scanner`); what Settings lists is read again
by the runtime's line reader (`runtime_reader`), and only what passes both is offered to sessions
(`pipeline`, `merge`, `roster`). `resolution` says what a child gets, `editing` and `readings` keep
both readers right when a file is changed, and the `check_…` modules find what surprises people.
"""
