"""PI-Desktop: two readers that have to agree, an inherit token, and a permission table."""
