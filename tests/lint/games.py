# SPDX-License-Identifier: GPL-3.0-or-later
"""The games, as src/games/meson.build lists them, and whose a file is."""

import re

from tap import text

# The games that are complete in every language and on every desktop. Another
# one may come with what its author speaks.
CORE = ('norwegian', 'balco', 'yellow-dwarf', 'scientific-war', 'noddy')


def all_games():
    """The ids of the games that people play, in their order."""
    listed = re.search(r'^games = \[(.*?)^\]',
                       text('src/games/meson.build'), re.M | re.S)
    return re.findall(r"'([\w-]+)'", listed[1])


def game_of(path):
    """Which game a file belongs to alone, or None."""
    for game in all_games() + ['null-trick', 'null-shed', 'null']:
        if re.match(rf'(?:src|tests)/games/{game}/|help/C/{game}[.-]|'
                    rf'data/(?:lessons|emblems|games)/{game}[.-]', str(path)):
            return game
    return None


def is_core(path):
    """Whether a file is everybody's, or of one of the core games."""
    return game_of(path) in (None,) + CORE
