"""A match at one terminal, for one person or a family passing the device round."""
