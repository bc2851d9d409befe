"""Steam Power: build track across a map, bring resources along it, and be paid for contracts and for the way."""
