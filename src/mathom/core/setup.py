"""Setups: how many sit down, and which of the game's settings they chose."""

from collections.abc import Mapping

import msgspec

from mathom.core.errors import BadSetup


class Setting(msgspec.Struct, frozen=True):
    """Something the table agrees on before the first move; the first value is the default."""

    id: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


class Setup(msgspec.Struct, frozen=True):
    """A complete agreement: every setting of the game has a value."""

    seats: int
    settings: dict[str, str]

    def __getitem__(self, setting: str) -> str:
        return self.settings[setting]


def agree(
    players: range, settings: tuple[Setting, ...], seats: int, wanted: Mapping[str, str]
) -> Setup:
    """The setup with defaults filled in. Raises BadSetup for what the game does not have."""
    if seats not in players:
        raise BadSetup("seats", seats=seats, least=players[0], most=players[-1])
    known = {setting.id: setting for setting in settings}
    for name, value in wanted.items():
        if name not in known:
            raise BadSetup("setting", setting=name, known=", ".join(known))
        if value not in known[name].values:
            values = ", ".join(known[name].values)
            raise BadSetup("value", setting=name, value=value, known=values)
    return Setup(seats, {name: wanted.get(name, one.default) for name, one in known.items()})
