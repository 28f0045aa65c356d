"""Keys and ids. A key is the only thing that opens a seat; only its hash is ever kept.

The keys are 192 random bits, so a plain hash protects them: there is nothing to guess.
"""

import hashlib
import secrets

KEY_BYTES = 24
KEY_LENGTH = 32
ID_LENGTH = 10
_ID_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without what looks alike when somebody reads an address aloud."""


def new_key() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """A short name for a match. It is no secret."""
    return "".join(secrets.choice(_ID_ALPHABET) for _ in range(ID_LENGTH))


def id_from(digest: bytes) -> str:
    """The name of a match that follows from another one."""
    number, signs = int.from_bytes(digest, "big"), len(_ID_ALPHABET)
    return "".join(_ID_ALPHABET[number // signs**at % signs] for at in range(ID_LENGTH))


def new_secret() -> str:
    """What all chance of a match will follow from, in hexadecimal."""
    return secrets.token_hex(32)


def is_id(text: str) -> bool:
    """Whether it could be the id of a match. Nothing else gets as far as the store."""
    return len(text) == ID_LENGTH and all(sign in _ID_ALPHABET for sign in text)


def hashed(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()
