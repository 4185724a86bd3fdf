# SPDX-License-Identifier: GPL-3.0-or-later
"""writes only the lists of files that carry messages (POTFILES.in)"""

import functools
import re

from .catalog import ROOT, part

IN_XML = re.compile(r'translatable="(yes|true)"')
MESSAGE = re.compile(r'\b(_|N_|C_|NC_|NN_|CN_|P_|PP_|THE_|Q_|n_|ngettext|'
                     r'g_dngettext|g_dpgettext2)\s*\(\s*"')

# What a file of each kind has in it when it carries a message.
CARRIES = {
    'window': {'data/*.desktop.in': re.compile('^Name=', re.M),
               'data/*.metainfo.xml.in': re.compile('<summary>'),
               'src/**/*.c': MESSAGE, 'src/**/*.h': MESSAGE,
               'src/**/*.ui': IN_XML},
    'lessons': {'data/lessons/*.xml': re.compile('<lesson ')},
}

HEAD = '''# SPDX-License-Identifier: GPL-3.0-or-later
# Every file that carries a message, in the order of use; written by po/workshop.py update.
'''


def path_of(name):
    return part(name).linguas.with_name('POTFILES.in')


def games(pattern=r'^games = \[(.*?)\]'):
    """The ids of the games, in the order in which the program has them."""
    listed = re.search(pattern,
                       (ROOT / 'src/games/meson.build').read_text('utf-8'),
                       re.M | re.S)
    return re.findall(r"'([\w-]+)'", listed[1])


def templates():
    """The ids of the template games."""
    return games(r'^all_games = games \+ \[(.*?)\]')


def place(path, order):
    """Where a file stands in the order of use: what describes the program, the
    window, sentences of all games, then game by game."""
    for i, top in enumerate(('data/io', 'src/app/', 'src/widgets/',
                             'src/players/', 'src/model/')):
        if path.startswith(top):
            return i, path
    game = re.match(r'(?:src/games/|data/lessons/)([a-z-]+?)(?:/|-\d|\.)', path)
    if game and game[1] in order:
        return 20 + order.index(game[1]), path
    return 10, path


@functools.cache
def files(name, with_template_games=False):
    """The paths of the files that carry messages of the part @name in the order
    of use; those of the template games, which nobody sees, only for a test."""
    hidden = ('.',) if with_template_games else \
        ('.', *(f'{game}-' for game in templates()))
    order = games()
    found = {str(path.relative_to(ROOT))
             for pattern, carries in CARRIES[name].items()
             for path in ROOT.glob(pattern)
             if not path.name.startswith(hidden) and
             carries.search(path.read_text(encoding='utf-8'))}
    return sorted(found, key=lambda path: place(path, order))


def text(name):
    """What POTFILES.in of a part holds."""
    return HEAD + '\n'.join(files(name)) + '\n'


def write_all():
    for name in CARRIES:
        path = path_of(name)
        if not path.is_file() or path.read_text(encoding='utf-8') != text(name):
            path.write_text(text(name), encoding='utf-8')


def run(_arguments):
    write_all()
