"""The rulebook of a game, to be read at a terminal."""

from unicodedata import combining, normalize

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mathom.cli.console import DIM, RULE_STYLE
from mathom.core import AnyGame, Rule, Ruling
from mathom.text import Words


def rules_page(game: AnyGame, words: Words) -> RenderableType:
    """All of it: chapters with their rules, then the points the printed rules leave open."""
    book, german = game.rulebook, words.language == "de"
    parts: list[RenderableType] = []
    for chapter in book.chapters:
        heading = f"{chapter.id}  {chapter.de if german else chapter.en}"
        parts += ("", Text(heading, "bold underline"))
        parts += (_rule(rule, words) for rule in book.rules if rule.chapter == chapter.id)
    if book.rulings:
        parts += ("", Text(words.text("rulings"), "bold underline"))
        parts += (_ruling(game, ruling, words) for ruling in book.rulings)
    return Group(*parts)


def rule_panel(game: AnyGame, rule: Rule | Ruling, words: Words) -> RenderableType:
    """One rule, where the printed book has it, and the rulings about it."""
    if isinstance(rule, Ruling):
        return Group(_ruling(game, rule, words), *_see(rule.rules, words))
    parts: list[RenderableType] = [_rule(rule, words)]
    if rule.book:
        parts.append(Padding(Text(words.text("rule-book", book=rule.book), DIM), (0, 0, 0, 2)))
    parts += (
        _ruling(game, ruling, words) for ruling in game.rulebook.rulings if rule.id in ruling.rules
    )
    return Group(*parts)


def search(game: AnyGame, wanted: str, words: Words) -> list[Rule | Ruling]:
    """The rule with this id (`HOB-4.2`, or just `4.2`), or all that contain the text."""
    folded = _fold(wanted)
    for rule in game.rulebook:
        if folded in (_fold(rule.id), _fold(rule.id.partition("-")[2])):
            return [rule]
    return [rule for rule in game.rulebook if folded in _fold(_all_text(rule, words))]


def _fold(text: str) -> str:
    """Without case and accents: who types `nazgul` means the Nazgûl."""
    return "".join(sign for sign in normalize("NFD", text) if not combining(sign)).casefold()


def _all_text(rule: Rule | Ruling, words: Words) -> str:
    if isinstance(rule, Ruling):
        said = rule.de if words.language == "de" else rule.en
        return f"{said.question} {said.answer} {said.why}"
    return words.rule(rule)


def _rule(rule: Rule, words: Words) -> RenderableType:
    return labelled(rule.id, Text(words.rule(rule)))


def _ruling(game: AnyGame, ruling: Ruling, words: Words) -> RenderableType:
    said = ruling.de if words.language == "de" else ruling.en
    text = Text.assemble((said.question, "bold"), " ", said.answer, " ", (said.why, DIM))
    for setting in game.settings:
        if setting.id in ruling.settings:
            for value in setting.values:
                if value == setting.default:
                    continue
                how = words.text(f"setting-{setting.id}-{value}")
                what = words.text(f"setting-{setting.id}")
                text.append(f"\n--set {setting.id}={value}", "cyan").append(f" {what}: {how}")
    return labelled(ruling.id, text)


def _see(rules: tuple[str, ...], words: Words) -> list[RenderableType]:
    if not rules:
        return []
    return [Padding(Text(words.text("rule-see", rules=rules), DIM), (0, 0, 0, 2))]


def labelled(label: str, text: Text) -> RenderableType:
    """A label with a paragraph beside it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=9, no_wrap=True, style=RULE_STYLE)
    grid.add_column(ratio=1)
    grid.add_row(label, text)
    return grid
