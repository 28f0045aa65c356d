"""The table of `ringwar` as a picture."""

from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import mathom
from mathom.core import Choice, Match
from mathom.games.ringwar.game import game
from mathom.games.ringwar.kinds import DECKS, FREE, SHADOW
from mathom.games.ringwar.picture.pieces import stands
from mathom.games.ringwar.picture.sight import Sight
from mathom.games.ringwar.state import State
from mathom.text import Words

RINGWAR = game()


class Picture:
    """A picture that can be asked what it shows."""

    def __init__(self, what: Any, language: str = "en") -> None:
        self.root = ElementTree.fromstring(mathom.svg(what, language))

    def all(self, key: str) -> list[str]:
        """The values of an attribute, one for each element that has it."""
        return [value for one in self.root.iter() if (value := one.get(f"data-{key}"))]

    def texts(self) -> list[str]:
        return [one.text or "" for one in self.root.iter() if one.tag.endswith("}text")]

    def has(self, words: str) -> bool:
        return any(words in one for one in self.texts())


@cache
def played(answers: int, seats: int = 2, bot: str = "greedy") -> Match:
    """A match after so many answers. It is shared: do not go on with it."""
    match = mathom.new("ringwar", seats=seats, seed=3)
    bots = [mathom.bot(bot, match.game, seed=seat) for seat in range(seats)]
    for _ in range(answers):
        if match.to_move is not None:
            match.play(bots[match.to_move].choose(match.view(match.to_move)))
    return match


def position(**changes: Any) -> State:
    """The beginning, but for this."""
    state = mathom.new("ringwar", seed=3).state
    assert isinstance(state, State)
    return msgspec.structs.replace(state, **changes)


def armies(match: Match) -> Iterator[tuple[str, int]]:
    """Where there are figures of which side."""
    state: Any = match.state
    for side in (FREE, SHADOW):
        for region, force in zip(RINGWAR.box.regions, state.armies[side], strict=True):
            if force:
                yield f"region:{region}", side


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_army_stands_in_its_region(seats: int) -> None:
    match = played(25, seats)
    groups = [one for one in Picture(match).root.iter() if one.get("data-side") in ("0", "1")]
    drawn = {(one.get("data-thing"), int(one.get("data-side", ""))) for one in groups}
    assert set(armies(match)) <= drawn


def test_an_army_tells_its_figures_in_words() -> None:
    drawn = {
        title.text
        for group in Picture(position()).root.iter()
        if group.get("data-thing") == "region:minas-tirith"
        for title in group
        if title.tag.endswith("}title")
    }
    assert drawn == {"Minas Tirith: 3 × regular (Gondor), 1 × elite (Gondor), 1 × leader (Gondor)"}


def test_a_hand_is_drawn_for_its_seat_and_for_nobody_else() -> None:
    match = played(20)
    state: Any = match.state
    hand = [f"card:{card}" for card in state.hands[0]]
    assert hand
    assert set(hand) <= set(Picture(match.view(0)).all("thing"))
    for other in (match.view(1), match.view(None)):
        assert not set(hand) & set(Picture(other).all("thing"))


def test_a_combat_card_that_lies_face_down_is_a_back_for_the_others() -> None:
    match = mathom.new("ringwar", seed=5)
    bots = [mathom.bot("greedy", match.game, seed=seat) for seat in range(2)]
    for _ in range(400):
        frames: Any = match.state.frames
        laid = [f for f in frames if hasattr(f, "round") and any(f.round.cards)]
        hidden = [f for f in laid if not f.round.revealed]
        if hidden:
            break
        assert match.to_move is not None
        match.play(bots[match.to_move].choose(match.view(match.to_move)))
    side = next(side for side, card in enumerate(hidden[0].round.cards) if card)
    card = hidden[0].round.cards[side]
    assert f"card:{card}" in Picture(match.view(side)).all("thing")
    for seat in (1 - side, None):
        drawn = Picture(match.view(seat)).all("thing")
        assert f"card:{card}" not in drawn
        assert any(f"card:{deck}" in drawn for deck in DECKS)


@pytest.mark.parametrize("answers", [20, 97])
def test_the_regions_that_can_be_chosen_glow(answers: int) -> None:
    match = played(answers)
    assert match.to_move is not None
    view = match.view(match.to_move)
    assert isinstance(view.question, Choice)
    first = {one.anchors()[0] for one in view.question.options if one.anchors()}
    wanted = {one for one in first if one.partition(":")[0] in ("region", "die", "card", "nation")}
    glowing = set(Picture(view).all("lit"))
    assert wanted <= glowing
    assert not Picture(match.view(1 - match.to_move)).all("lit")
    assert not Picture(match).all("lit")


def test_the_fellowship_is_where_it_was_seen_and_not_where_it_is() -> None:
    start = position().fellowship
    gone = position(fellowship=msgspec.structs.replace(start, progress=4))
    picture = Picture(gone)
    assert "fellowship" in picture.all("thing")
    assert picture.has("Rivendell")
    assert picture.has("hidden, 4 steps on")


def test_on_the_mordor_track_it_is_told_how_far_it_is() -> None:
    ring = msgspec.structs.replace(position().fellowship, region="morannon", step=3)
    assert Picture(position(fellowship=ring)).has("In Mordor, step 3")


def test_corruption_is_a_bead_for_each_point() -> None:
    ring = msgspec.structs.replace(position().fellowship, corruption=7)
    assert len(Picture(position(fellowship=ring)).all("corruption")) == 7


def test_what_was_captured_carries_the_sign_of_its_holder_and_counts() -> None:
    picture = Picture(position(captured=("edoras", "helms-deep")))
    assert picture.all("captured") == ["region:edoras", "region:helms-deep"]
    assert picture.has("Points: 3 of 10")


def test_every_stronghold_is_named() -> None:
    match = played(97)
    named = set(Picture(match).all("name"))
    assert {f"region:{one}" for one in RINGWAR.box.strongholds} <= named


def test_dice_lie_in_the_tray_of_their_side() -> None:
    picture = Picture(position(dice=(("character", "will"), ("army", "eye", "muster"))))
    dice = [one for one in picture.all("thing") if one.startswith("die:")]
    assert sorted(dice) == ["die:army", "die:character", "die:eye", "die:muster", "die:will"]


def test_politics_show_all_nations() -> None:
    left = {
        one.get("data-thing"): one.get("data-left")
        for one in Picture(position()).root.iter()
        if one.get("data-left")
    }
    assert len(left) == 8
    assert left["nation:gondor"] == "2"
    assert left["nation:isengard"] == "1"


def test_the_same_in_german() -> None:
    match = played(97)
    english, german = Picture(match), Picture(match, "de")
    assert english.all("thing") == german.all("thing")
    assert german.has("Freie Völker")
    assert german.has("Bruchtal")
    assert not german.has("Rivendell")


def test_a_finished_game_is_drawn_too() -> None:
    picture = Picture(position(frames=(), won=(SHADOW, "conquest")))
    assert not picture.all("lit")


def test_a_picture_stays_small() -> None:
    match = played(97)
    assert match.to_move is not None
    assert len(mathom.svg(match.view(match.to_move), "de")) < 350_000


def test_besiegers_stand_beside_the_walls_and_cover_nobody() -> None:
    match = played(1)
    start: Any = match.state
    at = RINGWAR.box.at["dol-amroth"]
    besiegers = start.armies[SHADOW][RINGWAR.box.at["umbar"]]
    shadow = tuple(besiegers if n == at else f for n, f in enumerate(start.armies[SHADOW]))
    state = position(besieged=("dol-amroth",), armies=(start.armies[FREE], shadow))
    scene = Sight(RINGWAR, RINGWAR.view(state, None), Words("en", RINGWAR))
    inside, outside = [one for one in stands(scene) if one.region == "dol-amroth"]
    assert inside.walled
    assert not outside.walled
    assert not inside.field.meets(outside.field)
