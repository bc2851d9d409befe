"""Version 1 of rules and data stands: a change of the data is a new file, a changed rule a new version."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files

import pytest

from roundhouse.core import registry

DATA = {  # never to be changed: whoever plays by version 1 plays with these
    "siberia": "63e0938b8f6060692038b4d18df873f20790fa9387b89ed255f858e7fe025729",
    "steamrollers": "303888c92f3702c82297bcd47982062937ec6940cfe4e788af84e5d831559d64",
    "steam_power": "7e878fc92d18cdebcb21021be27bfd8636d83aee926c4d71db0f6039076a938d",
}


def test_every_game_has_declared_its_rules() -> None:
    assert set(DATA) == set(registry.NAMES)
    assert {registry.game(name).rules_version for name in registry.NAMES} == {"1"}


@pytest.mark.parametrize("name", DATA)
def test_the_data_of_version_1_are_as_they_were_declared(name: str) -> None:
    file = files(f"roundhouse.games.{name}") / "data" / f"{name}.toml"
    assert sha256(file.read_bytes()).hexdigest() == DATA[name]
