"""Trying out: only who is asked, and nothing changes."""

import pytest

from mathom.table import Hall, TableError
from mathom.table.what_if import look_ahead, tryout
from tests.table.people import ANNA, BERT, found, listening

pytestmark = pytest.mark.anyio


async def test_who_is_asked_may_try_out_an_option(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    version = live.version
    option = next(one for one in anna.last()["question"]["options"] if one["anchors"])
    (tried,) = tryout(live.progress, 0, tuple(option["anchors"])).previews()
    assert tried["answer"] == option["answer"]
    assert tried["events"]
    assert tried["scores"] == (0, 0)
    assert live.version == version


async def test_all_options_at_once_come_without_tables(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    tried = tryout(live.progress, 0, (), every=True).previews()
    assert [one["answer"] for one in tried] == anna.options
    assert all(one["table"] is None for one in tried)


async def test_what_follows_is_tried_out_too_if_wished(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, _ = await listening(hall, created, 0)
    tried = tryout(live.progress, 0, (), every=True, deep=True).previews()
    assert tried
    assert all(isinstance(one["then"], list) and one["message"] for one in tried)


async def test_nobody_tries_out_anothers_options(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, _ = await listening(hall, created, 0)
    with pytest.raises(TableError) as refused:
        tryout(live.progress, 1, (), every=True).previews()
    assert refused.value.message.id == "table-not-asked"


async def test_what_would_be_asked_next_is_told_to_who_is_asked(hall: Hall) -> None:
    created = await found(hall, ANNA, BERT)
    live, anna = await listening(hall, created, 0)
    version = live.version
    told = look_ahead(live.progress, 0, (*anna.options, "nothing of the kind")).asked()
    assert {one["answer"] for one in told} <= set(anna.options)
    assert live.version == version
    with pytest.raises(TableError) as refused:
        look_ahead(live.progress, 1, ())
    assert refused.value.message.id == "table-not-asked"
