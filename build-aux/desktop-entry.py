#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the desktop entry, which offers to play each game:

    desktop-entry.py TEMPLATE GAMES PO OUTPUT DEPFILE GAME…

Adds an action for each GAME to TEMPLATE, named by the title that its rules
have in the folder GAMES/GAME, has msgfmt translate all from PO, and adds to the
search words of each language the titles that are not among them.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

TITLE = re.compile(r'(?:_TITLE|\.title =)\s+N_ ?\("((?:[^"\\]|\\.)+)"\)')
NAME = re.compile(r'^Name(\[\w+\])?=(.+)', re.M)


def rules(games, game):
    """The files that may hold the title."""
    return sorted(Path(games, game).glob(f'{game}-rules*.[ch]'))


def title(games, game):
    for path in rules(games, game):
        found = TITLE.search(path.read_text(encoding='utf-8'))
        if found:
            return found[1]
    sys.exit(f'src/games/{game}: {game}-rules.c has no .title = N_("…")')


def actions(games, names):
    yield 'Actions=' + ''.join(f'play-{game};' for game in names)
    for game in names:
        yield (f'\n[Desktop Action play-{game}]\nName={title(games, game)}\n'
               f'Exec=tapis --play={game}')


def add_search_words(entry):
    """The titles, in the order of the actions, where they are not yet."""
    titles = [{found[1] or '': found[2] for found in NAME.finditer(action)}
              for action in
              re.split(r'^\[Desktop Action .*\]$', entry, flags=re.M)[1:]]

    def complete(found):
        words = found[2].rstrip(';').split(';')
        known = {word.casefold() for word in words}
        names = [title.get(found[1] or '', title['']) for title in titles]
        words += [name for name in names if name.casefold() not in known]
        return f'Keywords{found[1] or ""}={";".join(words)};'

    return re.sub(r'^Keywords(\[\w+\])?=(.*)$', complete, entry, flags=re.M)


def main():
    template, games, po, output, depfile, *names = sys.argv[1:]
    text = Path(template).read_text(encoding='utf-8')
    with tempfile.NamedTemporaryFile('w', encoding='utf-8') as whole:
        whole.write(text + '\n'.join(actions(games, names)) + '\n')
        whole.flush()
        subprocess.run(['msgfmt', '--desktop', '-d', po, '--template',
                        whole.name, '-o', output], check=True)
    entry = Path(output).read_text(encoding='utf-8')
    Path(output).write_text(add_search_words(entry), encoding='utf-8')
    needed = [template, Path(po, 'LINGUAS'), *sorted(Path(po).glob('*.po'))]
    needed += [path for game in names for path in rules(games, game)]
    Path(depfile).write_text(
        f'{output}: ' + ' '.join(str(path).replace(' ', r'\ ')
                                 for path in needed) + '\n',
        encoding='utf-8')


main()
