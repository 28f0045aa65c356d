"""What card text is made of: filters, selectors, numbers, conditions, occasions, verbs."""
