"""The time by the database's own clock, so that those of the processes do not matter."""

from sqlalchemy import BigInteger, cast, extract, func

NOW = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""Milliseconds since 1970, by PostgreSQL."""
