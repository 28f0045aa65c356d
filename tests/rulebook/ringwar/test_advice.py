"""Does the advisor know how to play? Positions by hand, and games against chance."""

import pytest

import mathom
from mathom.bots import make
from mathom.core import Message
from mathom.core.frames import replace
from mathom.games.ringwar.frames import (
    Allocating,
    Attacking,
    Discarding,
    Facing,
    SortingMarch,
)
from mathom.games.ringwar.rules import board
from mathom.text import Words

from .tabletop import FREE, SHADOW, Tabletop


def ratings(table: Tabletop) -> dict[str, float]:
    """Every option and its score."""
    match = table.match
    seat = match.to_move
    assert seat is not None
    rated = table.game.advisor.rate(match.view(seat))
    return {table.game.write(one.option): one.score for one in rated}


def advice(table: Tabletop) -> str:
    """The option rated best."""
    scores = ratings(table)
    return max(scores, key=lambda option: scores[option])


def reasons(table: Tabletop, option: str) -> tuple[Message, ...]:
    """Why this option."""
    match = table.match
    seat = match.to_move
    assert seat is not None
    rated = table.game.advisor.rate(match.view(seat))
    return next(one.reasons for one in rated if table.game.write(one.option) == option)


# -- the Ring ------------------------------------------------------------------------------------


def test_the_last_step_to_the_crack_of_doom_comes_first() -> None:
    table = Tabletop(empty=False).fellowship(step=4, corruption=3, region="morannon")
    table.acts(FREE, "character", "muster")
    assert advice(table) == "use character move-fellowship"


def test_whoever_is_revealed_hides() -> None:
    table = Tabletop(empty=False).fellowship(region="hollin", hidden=False)
    table.acts(FREE, "character", "event", "muster")
    assert advice(table) in ("use character hide-fellowship", "use muster hide-fellowship")


def test_the_fellowship_does_not_run_into_the_arms_of_the_hunters() -> None:
    calm = Tabletop(empty=False).hunt_box(0, 1).acts(FREE, "character")
    wild = Tabletop(empty=False).hunt_box(3, 7).acts(FREE, "character")
    move = "use character move-fellowship"
    assert ratings(calm)[move] > ratings(wild)[move]
    assert advice(calm) == move
    assert advice(wild) != move


def test_a_companion_falls_rather_than_the_ring_bearer() -> None:
    table = Tabletop(empty=False).fellowship(region="hollin", corruption=10).hunt_box(0, 1)
    table.acts(FREE, "character").play("use character move-fellowship", "6", "3")
    assert table.asks(Facing)
    assert advice(table).startswith("sacrifice")


def test_a_scratch_is_borne_while_the_companions_are_strong() -> None:
    table = Tabletop(empty=False).fellowship(region="hollin", guide="strider").hunt_box(0, 1)
    table.acts(FREE, "character").play("use character move-fellowship", "6", "1")
    assert table.asks(Facing)
    assert advice(table) == "bear"


# -- the hunt ------------------------------------------------------------------------------------


def wanted(table: Tabletop) -> int:
    """The dice that go to the hunt box."""
    turn = replace(table.state.turn, pool=(4, 7))
    table.state = replace(table.state, turn=turn)
    table.frames(Allocating())
    return int(advice(table).split()[1])


def test_more_dice_hunt_when_the_ring_is_about_to_break_its_bearer() -> None:
    far = Tabletop(empty=False)
    near = Tabletop(empty=False).fellowship(region="dagorlad", corruption=9)
    assert wanted(near) > wanted(far)


def test_few_dice_hunt_while_the_ring_is_far_away() -> None:
    assert wanted(Tabletop(empty=False)) <= 2


# -- armies --------------------------------------------------------------------------------------


def test_an_open_stronghold_that_wins_the_war_is_entered() -> None:
    table = Tabletop().captured("moria").at_war("elves")
    table.army("moria", elves=(1, 0)).army("parth-celebrant", elves=(2, 2, 1))
    table.army("dale", north=(1, 0)).army("mount-gundabad", sauron=(3, 0))
    table.army("south-anduin-vale", elves=(2, 2, 1)).acts(FREE, "army_muster", "muster")
    assert advice(table) == "use army_muster march"
    table.play("use army_muster march")
    assert advice(table) == "march south-anduin-vale dol-guldur"


def test_nobody_attacks_at_bad_odds() -> None:
    table = Tabletop().at_war("sauron", "rohan")
    table.army("fangorn", sauron=(1, 0)).army("eastemnet", rohan=(2, 3, 2))
    table.acts(SHADOW, "army", "muster")
    scores = ratings(table)
    assert scores["use army attack"] < 0
    assert advice(table) != "use army attack"


def test_of_two_enemies_the_one_is_attacked_that_can_be_beaten() -> None:
    table = Tabletop(empty=False).at_war("sauron", "rohan").army("folde", sauron=(6, 2, 2))
    table.army("westemnet", rohan=(4, 3, 2)).acts(SHADOW, "army")
    assert ratings(table)["use army attack"] > 5
    table.play("use army attack")
    assert table.asks(Attacking)
    assert advice(table) == "attack folde edoras"


def test_a_garrison_stays_in_a_threatened_place() -> None:
    table = Tabletop().at_war("gondor", "sauron")
    table.army("minas-tirith", gondor=(4, 1, 1)).army("osgiliath", sauron=(8, 0, 1))
    force = board.army(table.box, table.state, FREE, "minas-tirith")
    table.frames(SortingMarch(FREE, "minas-tirith", "lossarnach", False, force, ()))
    assert advice(table) == "stay gondor-regular 1"


def test_recruits_go_where_the_danger_is() -> None:
    table = Tabletop().at_war("gondor", "sauron")
    table.army("minas-tirith", gondor=(2, 0)).army("osgiliath", sauron=(6, 1, 1))
    table.army("dol-amroth", gondor=(2, 0)).acts(FREE, "muster").play("use muster recruit")
    scores = ratings(table)
    near, far = (scores[f"recruit gondor-elite {one}"] for one in ("minas-tirith", "dol-amroth"))
    assert near > far


# -- cards ---------------------------------------------------------------------------------------


def test_the_poorest_card_is_discarded() -> None:
    cards = ["05", "08", "03", "09", "13", "18", "06"]
    table = Tabletop(empty=False).hand(FREE, *(f"fp-character-{one}" for one in cards))
    table.frames(Discarding(FREE))
    assert advice(table) == "discard fp-character-13"


def test_nobody_heals_who_is_well() -> None:
    well = Tabletop(empty=False).hand(FREE, "fp-character-12").acts(FREE, "event")
    ill = Tabletop(empty=False).hand(FREE, "fp-character-12").acts(FREE, "event")
    ill.fellowship(corruption=6)
    assert advice(well) != "play fp-character-12 event event"
    assert advice(ill) == "play fp-character-12 event event"


# -- reasons and estimates -----------------------------------------------------------------------


def test_advice_says_why_in_both_languages() -> None:
    table = Tabletop().at_war("sauron", "rohan")
    table.army("folde", sauron=(6, 2, 2)).army("edoras", rohan=(1, 0)).acts(SHADOW, "army")
    why = reasons(table, "use army attack")
    assert [one.id for one in why] == ["why-odds", "why-prize"]
    for language in ("de", "en"):
        words = Words(language, table.game, strict=True)
        assert "Edoras" in words.say(why[0])
        assert "%" in words.say(why[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_estimate_is_shared_out(seats: int) -> None:
    table = Tabletop(empty=False, seats=seats)
    shares = table.game.advisor.value(table.state)
    assert len(shares) == seats
    assert sum(shares) == pytest.approx(1)


def test_the_estimate_follows_every_way_to_win() -> None:
    def free(table: Tabletop) -> float:
        return table.game.advisor.value(table.state)[FREE]

    even = free(Tabletop(empty=False))
    assert free(Tabletop(empty=False).fellowship(step=4, region="morannon")) > even
    assert free(Tabletop(empty=False).fellowship(corruption=8)) < even
    assert free(Tabletop(empty=False).captured("moria")) > even
    assert free(Tabletop(empty=False).captured("helms-deep", "lorien", "dale", "edoras")) < even


def test_the_estimate_sees_the_war() -> None:
    def free(enemy: str, *guard: int) -> float:
        table = Tabletop().army(enemy, sauron=(5, 1, 1)).army("helms-deep", rohan=guard)
        table.army("edoras", rohan=(6 - guard[0], 0))
        return table.game.advisor.value(table.state)[FREE]

    assert free("westemnet", 1, 0) < free("near-harad", 1, 0), "an army nearby is a danger"
    assert free("westemnet", 5, 0) > free("westemnet", 1, 0), "a garrison takes some of it away"


@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_a_sensible_player_beats_chance(side: int) -> None:
    game = mathom.game("ringwar")
    for seed in range(3):
        match = mathom.new("ringwar", seats=2, seed=seed)
        bots = [make("greedy" if seat == side else "random", game, seed) for seat in (0, 1)]
        while not match.over:
            seat = match.to_move
            assert seat is not None
            match.play(bots[seat].choose(match.view(seat)))
        assert match.over.winners == (side,)
