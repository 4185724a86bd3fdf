#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""src/games/README.md has a row for each slot of the tables by which a game
describes itself to the model, and names a game that uses the slot; and it names
the files of which the tests of a game consist."""

import re
import sys
from pathlib import Path

from tap import ROOT, Tap, project_files, text

sys.path.insert(0, str(ROOT / 'build-aux'))
from slot_tables import fills, rows, slots  # noqa: E402

HEADER = 'src/model/game/tapis-game-kind.h'
PAGE = 'src/games/README.md'
TABLES = ('TapisGameKind', 'TapisPositionWords', 'TapisScoring')
REQUIRED = {'rules', 'words'}


def wrong(table):
    there = {slot: (game, line)
             for slot, _left_out, game, line in rows(text(PAGE), table)}
    known = [slot for slot in slots(text(HEADER), table)
             if slot not in REQUIRED]
    assert len(known) > 3, known
    for slot in known:
        if slot not in there:
            yield f'{PAGE}: no row for {slot}, a slot of {table} in {HEADER}'
    for slot, (game, line) in there.items():
        if slot not in known:
            yield f'{PAGE}:{line}: {table} has no slot {slot}'
        elif game and not any(
                fills(path.read_text(encoding='utf-8'), slot)
                for path in Path(ROOT, 'src/games', game).glob('*.c')):
            yield f'{PAGE}:{line}: {game} does not use {slot}'


def unread():
    """Files of a game that no test reads, because they are called otherwise."""
    known = set(re.findall(r'`([\w.-]+)`', text(PAGE).split('## 8.')[1]))
    assert 'strength.txt' in known, known
    for path in project_files('tests/games'):
        if len(path.parts) == 4 and path.name not in known | {'meson.build'} \
                and not path.name.startswith(f'test-{path.parent.name}-'):
            yield f'{path}: {PAGE} names no such file'


if __name__ == '__main__':
    tap = Tap()
    for name in TABLES:
        tap.case(f'every slot of {name} is explained', wrong(name))
    tap.case('every file of a game is read', unread())
    tap.done()
