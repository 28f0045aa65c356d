"""What the advisor thinks of simple tables."""

from mathom.bots import make
from mathom.core import Match, Seeded
from mathom.core.frames import replace
from mathom.games.tcg import options as o
from mathom.games.tcg.advice.standing import advantage, shares
from mathom.games.tcg.game import game
from mathom.games.tcg.options import Pass
from tests.rulebook.tcg.tabletop import table
from tests.rulebook.tcg.test_good_play import (
    ARAGORN,
    BESIEGER,
    BEST_COMPANY,
    FEROCITY,
    GIMLI,
    SAVAGE,
    SWORD,
    choice,
    fight,
)

GAME = game()


def test_greedy_beats_whoever_plays_at_random() -> None:
    won = 0
    for seed in range(6):
        seat = seed % 2
        match = Match(GAME, GAME.setup(2), Seeded(seed))
        bots = [make("random", GAME, seed=seed), make("random", GAME, seed=seed)]
        bots[seat] = make("greedy", GAME, seed=seed)
        while match.over is None:
            asked = match.to_move
            assert asked is not None
            match.play(bots[asked].choose(match.view(asked)))
        won += match.over.winners == (seat,)
    assert won >= 5


def test_shares_sum_to_one_and_grow_with_every_step_of_the_way() -> None:
    match = Match(GAME, GAME.setup(3), Seeded(4))
    bot = make("random", GAME, seed=1)
    for _ in range(60):
        if match.over is not None:
            break
        state = match.state
        found = shares(GAME.box, state)
        assert abs(sum(found) - 1) < 1e-9
        one, *others = state.board.markers
        further = replace(state, board=replace(state.board, markers=(one + 1, *others)))
        assert shares(GAME.box, further)[0] > found[0]
        assert advantage(GAME.box, further, 0) > advantage(GAME.box, state, 0)
        assert match.to_move is not None
        match.play(bot.choose(match.view(match.to_move)))


def test_a_sword_is_worth_something_on_the_turn_of_the_other_as_well() -> None:
    armed, bare = table(fellowship=[f"{ARAGORN}+{SWORD}"]).state, table(fellowship=[ARAGORN]).state
    for turn in (0, 1):
        one, other = (replace(a, board=replace(a.board, fp=turn)) for a in (armed, bare))
        assert shares(GAME.box, one)[0] > shares(GAME.box, other)[0] + 0.02


def test_who_has_lost_has_no_share() -> None:
    state = Match(GAME, GAME.setup(3), Seeded(4)).state
    without = replace(state, board=replace(state.board, lost=(1,)))
    found = shares(GAME.box, without)
    assert found[1] == 0
    assert abs(sum(found) - 1) < 1e-9


def test_an_action_must_better_what_there_is() -> None:
    """Whoever fears what comes after a pass does not put it off with idle actions for ever."""
    match = Match(GAME, GAME.setup(2), Seeded(6))
    bots = [make("greedy", GAME, seed=1), make("greedy", GAME, seed=2)]
    in_a_row = longest = 0
    for _ in range(400):
        if match.over is not None:
            break
        assert match.to_move is not None
        option = bots[match.to_move].choose(match.view(match.to_move))
        in_a_row = 0 if isinstance(option, Pass) else in_a_row + 1
        longest = max(longest, in_a_row)
        match.play(option)
    assert longest < 60


def test_nobody_acts_in_a_skirmish_that_cannot_be_changed() -> None:
    t = fight(GIMLI, SAVAGE, hand=[BEST_COMPANY])
    assert len(t.options) > 1
    assert choice(t) == o.Pass()


def test_the_shadow_does_not_waste_a_card_on_a_hopeless_skirmish() -> None:
    t = fight(
        ARAGORN, BESIEGER, fellowship=[f"{ARAGORN}+{SWORD}"], shadow_hand=[FEROCITY], twilight=3
    )
    while t.asked != 1:
        t.pass_()
    assert t.strength(BESIEGER) + 3 < t.strength(ARAGORN)
    assert choice(t) == o.Pass()
