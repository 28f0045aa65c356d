"""No type is met for the first time while several threads are at work."""

import json
import subprocess
import sys

from mathom.core.lesson import Lesson
from mathom.core.record import Seam
from mathom.games import available, find
from mathom.server import decks, matches, records, wire
from mathom.server.first_meeting import meet_every_type
from mathom.table import Order
from mathom.table.clocks import ClockTerms
from mathom.table.kept_steps import Kept
from mathom.table.past import _Head
from mathom.table.wishes import Wishes

LATER = """
import importlib, json, pkgutil, sys
import mathom
from mathom.server import create_app, static_api
from mathom.server.first_meeting import meet_every_type

static_api.warm()
met = meet_every_type()
COMMANDS = "lab", "cli", "art", "table.store.backup", "table.store.checking"  # not in a server
def of_a_server(name):
    drawn = ".terminal" in name or ".picture" in name
    return not (drawn or name.removeprefix("mathom.").startswith(COMMANDS))

for one in pkgutil.walk_packages(mathom.__path__, "mathom."):
    if of_a_server(one.name):
        importlib.import_module(one.name)
late = meet_every_type() - met
print(json.dumps([len(met), sorted(str(one) for one in late if of_a_server(one.__module__))]))
"""


def test_what_is_read_from_texts_and_messages_is_met() -> None:
    met = meet_every_type()
    kept = {Kept, Wishes, ClockTerms, Seam, Lesson, _Head}
    asked = {Order, matches.Join, records.OpenText, records.PlayOn, decks.MeasureOrder}
    assert kept | asked | {wire.HelloRequest, wire.AnswerRequest} <= met


def test_what_the_games_read_is_met() -> None:
    kinds = set()
    for game in map(find, available()):
        kinds |= {game.state_type, *game.option_types, *game.event_types}
    assert len(kinds) > 200
    assert kinds <= meet_every_type()


def test_nothing_that_the_server_loads_later_brings_types_to_be_met() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LATER], capture_output=True, text=True, check=True, timeout=600
    )
    met, late = json.loads(done.stdout)
    assert met > 900
    assert late == []
