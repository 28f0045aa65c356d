"""What cards are made of, a file for each subject: nouns, conditions, and what cards do."""
