"""The tables, as queries see them. What creates them are the migrations."""

from sqlalchemy import BigInteger, Column, Integer, MetaData, Table, Text

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("spectator", Text, nullable=False),
    Column("position", Text),
    Column("forked_from", Text),
    Column("forked_at", Integer),
    Column("follows", Text, unique=True),
    Column("finished", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("clock", Text),
    Column("advice", Integer),
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text),
    Column("bot", Text),
    Column("key", Text),
    Column("brings", Text),
    Column("stand_in", Text),
    Column("advised", Integer, nullable=False),
    Column("wishes", Text),
)

answers = Table(
    "answers",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("token", Text),
    Column("time", BigInteger, nullable=False),
    Column("kept", Text),
)

chat = Table(
    "chat",
    metadata,
    Column("match", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
)

requests = Table(
    "requests",
    metadata,
    Column("match", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("token", Text),
    Column("version", Integer, nullable=False),
    Column("needed", Text, nullable=False),
)

consents = Table(
    "consents",
    metadata,
    Column("match", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("agree", Integer, nullable=False),
)

uptimes = Table(
    "uptimes",
    metadata,
    Column("process", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("match", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("devices", Integer, nullable=False),
)
