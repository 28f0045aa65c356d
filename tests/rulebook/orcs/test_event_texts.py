"""What event cards say is made from what they do."""

import pytest

import mathom
from mathom.games.orcs.effects import (
    AnyEffect,
    DrawThenDiscard,
    FillArea,
    PlaceRows,
    Relocation,
    RemoveArea,
    RemoveColumns,
    RemoveRing,
    ReplaceStrongest,
)
from mathom.games.orcs.event_texts import event_text
from mathom.text.words import grammar

GAME = mathom.game("orcs")


def said(language: str, *effects: AnyEffect) -> str:
    return grammar(GAME, language).text(event_text(effects))


@pytest.mark.parametrize(
    ("effects", "de", "en"),
    [
        (
            (RemoveArea("rohan_plain"),),
            "Alle Orks auf der Rohan-Ebene kommen in den Vorrat zurück.",
            "All orcs on the Plain of Rohan go back to the supply.",
        ),
        (
            (RemoveArea("edoras", with_orthogonal_neighbours=True),),
            "Alle Orks in Edoras und auf den Feldern, die mit einer Seite daran grenzen, "
            "kommen in den Vorrat zurück.",
            "All orcs in Edoras and on every field that shares a side with it go back to the "
            "supply.",
        ),
        (
            (RemoveArea("fangorn"), RemoveRing("orthanc", 1, 3)),
            "Alle Orks in Fangorn kommen in den Vorrat zurück. Danach darf der Spieler am Zug bis "
            "zu drei Orks aus Ring 1 um Orthanc in den Vorrat zurücklegen.",
            "All orcs in Fangorn go back to the supply. After that, the active player may return "
            "up to three orcs from ring 1 around Orthanc to the supply.",
        ),
        (
            (RemoveColumns((13, 16), 1),),
            "Der Spieler am Zug darf höchstens einen Ork aus den Spalten M bis P in den Vorrat "
            "zurücklegen.",
            "The active player may return up to one orc from the columns M to P to the supply.",
        ),
        (
            (FillArea("helms_deep"), PlaceRows("left", (4,), 2)),
            "Lege auf jedes freie Feld von Helms Klamm einen Ork. Danach setze vom linken Rand "
            "her in Reihe 4 zwei Orks ein.",
            "Lay an orc on each free field of Helm's Deep. After that, bring two orcs from the "
            "left edge into row 4.",
        ),
        (
            (Relocation("fangorn"), DrawThenDiscard("active", 2, 1)),
            "Der Spieler am Zug darf eine eigene Figur auf ein freies Feld von Fangorn stellen. "
            "Danach zieht er zwei Heldenkarten und legt dann eine Heldenkarte ab.",
            "The active player may set a figure of their own on a free field of Fangorn. After "
            "that, they draw two hero cards and then discard a hero card.",
        ),
        (
            (ReplaceStrongest("all"),),
            "Reihum, beginnend mit dem Spieler am Zug, legt jeder Spieler die stärkste "
            "Heldenkarte der eigenen Hand (bei Gleichstand nach eigener Wahl) ab und zieht dann "
            "eine Heldenkarte.",
            "In turn order, starting with the active player, each player discards the strongest "
            "hero card of their hand (in a tie, any one of them) and then draws a hero card.",
        ),
    ],
)
def test_effects_in_words(effects: tuple[AnyEffect, ...], de: str, en: str) -> None:
    assert said("de", *effects) == de
    assert said("en", *effects) == en
