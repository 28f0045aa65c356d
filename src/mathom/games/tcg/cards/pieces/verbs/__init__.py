"""Verbs by subject."""
