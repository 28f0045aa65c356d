"""What event cards are made of: small pieces, each of which can be asked, done and said."""
