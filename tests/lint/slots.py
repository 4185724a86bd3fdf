#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""src/games/README.md has a row for each slot of the tables by which a game
describes itself to the model, and names a game that uses the slot."""

import re
from pathlib import Path

from tap import ROOT, Tap, text

HEADER = 'src/model/game/tapis-game-kind.h'
PAGE = 'src/games/README.md'
TABLES = {
    'TapisGameKind': r'^struct _TapisGameKind\n\{(.*?)^\};',
    'TapisPositionWords': r'\{((?:(?!^\}).)*)^\} TapisPositionWords;',
    'TapisScoring': r'\{((?:(?!^\}).)*)^\} TapisScoring;',
}
REQUIRED = {'rules', 'words'}


def slots(table):
    """The members of the struct, in their order."""
    body = re.search(TABLES[table], text(HEADER), re.M | re.S)[1]
    body = re.sub(r'/\*.*?\*/', '', body, flags=re.S)
    for member in body.split(';'):
        found = re.search(r'\(\*(\w+)\)', member) or \
            re.search(r'(\w+)(?:\[\w*\])?\s*$', member)
        if found:
            yield found[1]


def rows(table):
    """(slot, the game or None, line) of the page's rows of that table."""
    inside = False
    for number, line in enumerate(text(PAGE).splitlines(), 1):
        cells = [cell.strip() for cell in line.split('|')[1:-1]]
        if not cells:
            inside = False
        elif cells[0].startswith('slot of'):
            inside = cells[0] == f'slot of `{table}`'
        elif inside and not cells[0].startswith('-'):
            game = re.fullmatch(r'`([\w-]+)`', cells[2])
            for slot in re.findall(r'`(\w+)`', cells[0]):
                yield slot, game and game[1], number


def wrong(table):
    there = {slot: (game, line) for slot, game, line in rows(table)}
    known = [slot for slot in slots(table) if slot not in REQUIRED]
    assert len(known) > 3, known
    for slot in known:
        if slot not in there:
            yield f'{PAGE}: no row for {slot}, a slot of {table} in {HEADER}'
    for slot, (game, line) in there.items():
        if slot not in known:
            yield f'{PAGE}:{line}: {table} has no slot {slot}'
        elif game and not any(
                re.search(rf'^\s*\.{slot} =', path.read_text(encoding='utf-8'),
                          re.M)
                for path in Path(ROOT, 'src/games', game).glob('*.c')):
            yield f'{PAGE}:{line}: {game} does not use {slot}'


if __name__ == '__main__':
    tap = Tap()
    for name in TABLES:
        tap.case(f'every slot of {name} is explained', wrong(name))
    tap.done()
