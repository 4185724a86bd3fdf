# SPDX-License-Identifier: GPL-3.0-or-later
"""The games, as src/games/meson.build lists them, and whose a file is."""

import functools
import re

from tap import text

# The games that are complete in every language and on every desktop. Another
# one may come with what its author speaks.
CORE = ('norwegian', 'balco', 'yellow-dwarf', 'scientific-war', 'noddy')


@functools.cache
def listed(pattern):
    found = re.search(pattern, text('src/games/meson.build'), re.M | re.S)
    return re.findall(r"'([\w-]+)'", found[1])


def all_games():
    """The ids of the games that people play, in their order."""
    return listed(r'^games = \[(.*?)^\]')


def templates():
    """The ids of the template games, which only tests and tools know."""
    return listed(r'^all_games = games \+ \[(.*?)\]')


def game_of(path):
    """Which game a file belongs to alone, or None."""
    # an id can be the beginning of another one: the longest that fits is meant
    for game in sorted(all_games() + templates(), key=len, reverse=True):
        if re.match(rf'(?:src|tests)/games/{game}/|help/C/{game}[.-]|'
                    rf'data/(?:lessons|emblems|games)/{game}[.-]', str(path)):
            return game
    return None


def is_core(path):
    """Whether a file is everybody's, or of one of the core games."""
    return game_of(path) in (None,) + CORE
