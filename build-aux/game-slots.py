#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists what a game leaves at its default, slot by slot, and where each slot is
written and described:

    build-aux/game-slots.py GAME [--tree DIRECTORY]"""

import argparse
import re
import textwrap
from pathlib import Path

from slot_tables import fills, rows, slots

# The tables that describe a game: the type, the header that describes it, and
# the end of the name of the file in which a game has it.
TABLES = (
    ('CgRules', 'src/engine/cg-rules.h', 'rules.c'),
    ('TapisGameKind', 'src/model/game/tapis-game-kind.h', 'model.c'),
    ('TapisGameWords', 'src/model/words/tapis-words-private.h', 'model.c'),
    ('TapisPositionWords', 'src/model/game/tapis-game-kind.h', 'model.c'),
    ('TapisScoring', 'src/model/game/tapis-game-kind.h', 'model.c'),
    ('CgKnowledge', 'src/players/cg-player.h', 'player.c'),
)
# Whole files that a game may have.
FILES = (
    ('src/games/{id}/{id}-player.c', 'rules of thumb with reasons, and what '
     'the search needs; without it computer players choose any move'),
    ('src/games/{id}/{id}-table.c', 'a middle of its own (TapisMiddle); '
     'without it that of a trick if it lays tricks, otherwise piles side by '
     'side'),
    ('src/games/{id}/{id}-table.css', 'cloth and style'),
    ('src/games/{id}/{id}-quiz.c', 'questions for the <quiz> of a lesson '
     '(TapisQuiz)'),
    ('data/emblems/{id}.svg', 'its emblem'),
    ('tests/games/{id}/script.txt', 'what a person does and sees at the table '
     '(tests/model/script.h)'),
    ('tests/games/{id}/review.txt', 'a game that is reviewed '
     '(tests/model/test-review.c)'),
    ('tests/games/{id}/strength.txt', 'how strong its players are '
     '(tests/players/test-strength.c)'),
)
PAGE = 'src/games/README.md'
WIDTH = 80
INDENT = ' ' * 23


def code_of(top, game):
    """The C of a game and of the families that it includes."""
    def read(folder):
        return ''.join(path.read_text(encoding='utf-8') for path in
                       sorted((top / 'src/games' / folder).glob('*.[ch]')))

    own = read(game)
    families = set(re.findall(r'"games/([\w-]+)/', own)) - {game}
    return own + ''.join(map(read, sorted(families)))


def report(top, game):
    """The lines that tell what is left."""
    code = code_of(top, game)
    page = (top / PAGE).read_text(encoding='utf-8')
    for name, header, end in TABLES:
        path = f'src/games/{game}/{game}-{end}'
        if not (top / path).is_file() or \
                name == 'TapisScoring' and name not in code: # without points
            continue
        told = {slot: cell for slot, cell, _game, _line in rows(page, name)}
        left = [slot for slot in
                slots((top / header).read_text(encoding='utf-8'), name)
                if not fills(code, slot) and (not told or slot in told)]
        if left:
            yield f'{name}, in {path}; described in {header}:'
        if not told: # whether a game needs them is in the header alone
            yield from textwrap.wrap(', '.join(left), WIDTH,
                                     initial_indent='  ',
                                     subsequent_indent='  ')
        for slot in left if told else ():
            yield from textwrap.wrap(told[slot], WIDTH,
                                     initial_indent=f'  {slot:20} ',
                                     subsequent_indent=INDENT)
    missing = [(path.format(id=game), what) for path, what in FILES
               if not (top / path.format(id=game)).is_file()]
    if missing:
        yield 'Files that it does without:'
    for path, what in missing:
        yield f'  {path}'
        yield from textwrap.wrap(what, WIDTH, initial_indent=INDENT,
                                 subsequent_indent=INDENT)


def main():
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument('game')
    options.add_argument('--tree', type=Path,
                         default=Path(__file__).resolve().parents[1])
    options = options.parse_args()
    print('\n'.join(report(options.tree, options.game)))


if __name__ == '__main__':
    main()
