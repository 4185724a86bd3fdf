#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""build-aux/new-game in a copy of the tree: what it writes is a whole game that
passes what is asked of one, and nothing else is touched; what cannot be done is
said, and changes nothing."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'lint'))

from tap import ROOT, Tap, project_files  # noqa: E402

# A game of each beginning, and its title.
GAMES = {'high-card': ('piles', 'High Card'),
         'get-rid': ('shed', 'Get Rid'),
         'ace-hunt': ('trick', 'Ace Hunt')}
# Where a game may add files: folders of its own, and data.
OWN = ('src/games/{}/', 'tests/games/{}/', 'data/lessons/{}-', 'help/C/{}')
# What else knows of it.
TOUCHED = {'src/games/meson.build', 'po/POTFILES.in',
           'po/lessons/POTFILES.in'}

# Words of the template games.
TEMPLATE = re.compile(rb'\bnull\b|_null|NULL_|[Ss]mallest|[Tt]emplate|'
                      rb'N[UTS]-\d')


def contents(tree):
    return {str(path.relative_to(tree)): path.read_bytes()
            for path in tree.rglob('*')
            if path.is_file() and path.parent.name != '__pycache__'}


def run(tree, *command, **more):
    """The exit status and all that was said."""
    done = subprocess.run(command, cwd=tree, check=False, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          stdin=subprocess.DEVNULL, **more)
    return done.returncode, done.stdout.strip()


def new_game(tree, *arguments):
    return run(tree, tree / 'build-aux/new-game', *arguments)


def refusals(tree):
    """Arguments that make no game, and what is said."""
    before = contents(tree)
    for arguments, wanted in (
            (('High', 'High'), 'small letters'),
            (('../x', 'High'), 'small letters'),
            (('high', ''), 'a title is'),
            (('high', 'a "b"'), 'a title is'),
            (('noddy', 'Noddy'), 'noddy in src/games already'),
            (('null', 'Null'), 'null in src/games already'),
            (('null-trick', 'Null'), 'null-trick in src/games already'),
            (('null-shed', 'Null'), 'null-shed in src/games already'),
            (('fresh', 'Fresh'), 'the code has this word in'),
            (('high-card', 'High', '--numbers', 'NO'), 'are those of noddy'),
            (('high-card', 'High', '--numbers', 'no'),
             'not two capital letters')):
        status, said = new_game(tree, *arguments)
        if status != 1 or wanted not in said:
            yield f'{arguments}: {said}'
    if contents(tree) != before:
        yield 'something was written all the same'


def written(tree, game):
    like, title = GAMES[game]
    before = contents(tree)
    status, said = new_game(tree, game, title, '--like', like)
    after = contents(tree)
    if status != 0:
        yield said
        return
    for path in sorted(after.keys() - before.keys()):
        if not path.startswith(tuple(own.format(game) for own in OWN)):
            yield f'{path} is no file of the game'
        if TEMPLATE.search(after[path]):
            yield f'{path} still speaks of the template'
    changed = {path for path in before if before[path] != after.get(path)}
    if changed != TOUCHED:
        yield f'changed: {sorted(changed)}'
    for wanted in (f'\n  {"forced":20} the only legal move may be made for a '
                   'person\n',
                   f'\n  src/games/{game}/{game}-player.c\n'):
        if wanted not in said:
            yield f'not told as still to be written:{wanted}'


CHECKS = [('./check', '--game', game) for game in GAMES]
TEST = ('meson', 'test', '-C', 'build', '--no-rebuild')
OTHERS = list(GAMES)[:-1]
# Without a window, otherwise with the options of ./check: ccache has most of
# it; of the tests that play every game only the cases of the last game, for
# the others their own and the contract. In a soak everything but this test.
QUICK = (('meson', 'setup', 'build', '-Dgui=disabled'),
         # all that needs no window works alone
         ('meson', 'compile', '-C', 'build', '-j', '2'),
         (*TEST, 'lab', 'fuzz-save', 'kind', 'deal-link'),
         (*TEST, *(f'--suite={game}' for game in OTHERS)),
         *((*TEST, 'contract', f'--test-args=-p /contract/{game}')
           for game in OTHERS),
         CHECKS[-1])
WHOLE = (('meson', 'setup', 'build'), ('meson', 'compile', '-C', 'build'),
         (*TEST, '--no-suite', 'games', '--timeout-multiplier', '3',
          '--print-errorlogs'),
         *CHECKS)


def passes(tree):
    environment = {name: value for name, value in os.environ.items()
                   if not name.startswith(('MESON', 'G_', 'TAPIS_'))}
    for command in WHOLE if 'TAPIS_SOAK' in os.environ else QUICK:
        status, said = run(tree, *command, env=environment)
        lines = said.split('\n')
        if status:
            yield from lines[-60:]
            return
        if 'compile' in command: # in every language it names its option
            yield from (line for line in lines if '[-W' in line)
        if command[0] == './check' and \
                not lines[-1].endswith(' passed, 0 failed'):
            yield lines[-1]


def main():
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, 'tapis')
        for path in project_files():
            (tree / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, tree / path)
        tap.case('what cannot be done is said', refusals(tree))
        for game, (like, _) in GAMES.items():
            tap.case(f'a game like {like} is its own files and two lines',
                     written(tree, game))
        tap.case('the games pass what is asked of one', passes(tree))
    tap.done()


if __name__ == '__main__':
    main()
