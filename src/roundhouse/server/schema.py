"""The tables of the database. Only here is said what they look like; `migrations/` makes them, step by step.

A game is its events: everything else of `game_table` is what must be known before they are read, or to list tables.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

VERSION = "0002"  # of the newest migration, so that alembic need not be imported to know that there is nothing to do

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

instance = Table(
    "instance",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),  # 8 hexadecimal digits
    Column("secret", LargeBinary(32), nullable=False),
    Column("created", Float, nullable=False),
    CheckConstraint("id = 1", name="one_row"),
)

person = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", Text, primary_key=True),
    Column("last_seq", Integer, nullable=False),
    Column("phase", Text, nullable=False),
    Column("updated", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("data_id", Text, nullable=False),
    Column("data_sha256", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("chance", Text, nullable=False),
    Column("host", Text, ForeignKey("person.id")),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("create_key", String(64)),
    Column("own_data", Text, nullable=False),  # last, because it may be long: what changes with a move is before it
    UniqueConstraint("host", "create_key"),
    Index(None, "created"),
)

event = Table(
    "event",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

request = Table(
    "request",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("answer", LargeBinary, nullable=False),
    Column("seq", Integer, nullable=False),
)

seat = Table(
    "seat",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("person_id", Text, ForeignKey("person.id"), index=True),
)

guest = Table(
    "guest",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("person_id", Text, ForeignKey("person.id"), primary_key=True),
)

bot_lease = Table(
    "bot_lease",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", Float, nullable=False),
)

analysis = Table(
    "analysis",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("started", Float, nullable=False),
    Column("finished", Float),  # none while it is being worked on
)

judgement = Table(
    "judgement",
    metadata,
    Column("table_id", Text, ForeignKey("analysis.table_id"), primary_key=True),
    Column(
        "place", Integer, primary_key=True, autoincrement=False
    ),  # of the position: so many actions after the beginning
    Column("look", Integer, primary_key=True, autoincrement=False),  # 1: at first, 2: more closely
    Column("body", LargeBinary, nullable=False),  # JSON: chances and points by player
)
