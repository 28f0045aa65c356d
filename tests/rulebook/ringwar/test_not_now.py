"""What a die could do but may not now: told with the reason, for the menu of the die."""

from mathom.games.ringwar.kinds import Face
from tests.rulebook.ringwar.tabletop import FREE, SHADOW, Tabletop


def not_now(table: Tabletop, die: str) -> dict[str, str]:
    """The reasons by deed."""
    return {
        option.anchors()[1].removeprefix("action:"): refusal.message.id.removeprefix("refused-")
        for option, refusal in table.match.not_now([f"die:{die}"])
    }


def fresh(*dice: Face) -> Tabletop:
    """The beginning of the war, with these dice for the Free Peoples."""
    return Tabletop(empty=False).acts(FREE, *dice).dice(SHADOW, "army")


def test_a_deed_that_nobody_can_do_now_is_told_with_its_reason() -> None:
    told = not_now(fresh("character"), "character")
    assert told["hide-fellowship"] == "hidden"
    assert told["attack-led"] == "no-attack"
    assert told["boromir-counsels"] == "not-at-home"


def test_what_may_be_done_is_not_among_them() -> None:
    assert not {"move-fellowship", "separate", "march-led"} & set(
        not_now(fresh("character"), "character")
    )


def test_what_a_die_can_never_do_is_left_out() -> None:
    told = not_now(fresh("army"), "army")
    assert "attack" in told
    assert not {"recruit", "politics", "move-fellowship", "voice", "saruman"} & set(told)


def test_a_character_who_waits_says_for_what_and_who_has_come_says_so() -> None:
    assert not_now(fresh("will"), "will")["aragorn"] == "cannot-enter"
    come = fresh("will").person("aragorn", "pelargir")
    assert not_now(come, "will")["aragorn"] == "has-entered"
