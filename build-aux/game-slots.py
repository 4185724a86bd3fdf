#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists what a game leaves at its default, slot by slot, and where each slot is
written and described:

    build-aux/game-slots.py GAME [--tree DIRECTORY]"""

import argparse
import re
import textwrap
from pathlib import Path

# The tables that describe a game: the type, the header that describes it, and
# the end of the name of the file in which a game has it.
TABLES = (
    ('CgRules', 'src/engine/cg-rules.h', 'rules.c'),
    ('TapisGameKind', 'src/model/game/tapis-game-kind.h', 'model.c'),
    ('TapisGameWords', 'src/model/words/tapis-words-private.h', 'model.c'),
    ('TapisSayings', 'src/model/words/tapis-words-private.h', 'model.c'),
    ('TapisPositionWords', 'src/model/game/tapis-game-kind.h', 'model.c'),
    ('TapisScoring', 'src/model/game/tapis-game-kind.h', 'model.c'),
    ('CgKnowledge', 'src/players/cg-player.h', 'player.c'),
)
# Here every slot may be left out, whether its comment says so or not.
EMPTY = ('TapisGameWords',)
# Whole files that a game may have.
FILES = (
    ('src/games/{id}/{id}-player.c', 'rules of thumb with reasons, and what the '
     'search needs; without it computer players choose any move'),
    ('src/games/{id}/{id}-table.c', 'a middle of its own (TapisMiddle); without '
     'it the places of the middle are piles side by side'),
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
# How the comment of a slot tells its default.
DEFAULT = re.compile(r'(?:(?:Default|NULL|0|FALSE|CG_NO_SEAT)'
                     r'(?: \(default\))?: |May be NULL|NULL (?:if|in|where) |'
                     r'(?<!\S)[A-Z][^.]*\(default\b).*?\."?(?= |$)')
MEMBER = re.compile(r'(?:\(\*(\w+)\) *\(|\b(\w+)(?:\[\w+\])?;)')
WIDTH = 80


def body_of(header, name):
    """The lines between the braces of a type."""
    lines = header.split('\n')
    for end, line in enumerate(lines):
        if line == f'}} {name};':
            begin = max(n for n in range(end) if lines[n] == '{')
            return lines[begin + 1:end]
        if line == f'struct _{name}':
            return lines[end + 2:lines.index('};', end)]
    return []


def slots_of(header, name):
    """(the slot, what its comment says of its default, or '')"""
    comment = ''
    inside = False
    for line in body_of(header, name):
        member = MEMBER.search(line.split('/*')[0]) if not inside else None
        if '/*' in line and not member:
            comment = ''
        if '/*' in line or inside:
            comment += ' ' + re.sub(r'^\s*\*(?!/) ?|\*/', '',
                                    line.split('/*')[-1]).strip()
            inside = '*/' not in line
        if member:
            said = DEFAULT.search(' '.join(comment.split()))
            yield member[1] or member[2], said[0].strip() if said else ''


def fills(code, slot):
    return re.search(rf'\.{slot}\s*=', code) is not None


def report(top, game):
    """The lines that tell what is left."""
    folder = top / 'src/games' / game
    files = {path.name: path.read_text(encoding='utf-8')
             for path in sorted(folder.glob('*.[ch]'))}
    code = ''.join(files.values())
    # what it shares with other games is filled too
    for family in set(re.findall(r'#include "games/([\w-]+)/', code)):
        code += ''.join(path.read_text(encoding='utf-8') for path in
                        (top / 'src/games' / family).glob('*.[ch]'))
    for name, header, end in TABLES:
        path = f'src/games/{game}/{game}-{end}'
        if not (top / header).is_file() or not (top / path).is_file():
            continue
        left = [(slot, said) for slot, said in
                slots_of((top / header).read_text(encoding='utf-8'), name)
                if not fills(code, slot) and (said or name in EMPTY)]
        if name == 'TapisScoring' and name not in code:
            left = [] # a game without points
        if left:
            yield f'{name}, in {path}; described in {header}:'
        for slot, said in left:
            yield from textwrap.wrap(said or 'none', WIDTH, initial_indent=f'  {slot:20} ',
                                     subsequent_indent=' ' * 23)
    missing = [(path.format(id=game), what) for path, what in FILES
               if not (top / path.format(id=game)).is_file()]
    if missing:
        yield 'Files that it does without:'
    for path, what in missing:
        yield f'  {path}'
        yield from textwrap.wrap(what, WIDTH, initial_indent=' ' * 23,
                                 subsequent_indent=' ' * 23)


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
