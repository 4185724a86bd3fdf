#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rooms of the source: which may include which. An include points down,
from a room to one that stands before it in ROOMS; some of these ways are closed
too.
`rooms.py --draw` prints which room includes which how often, `rooms.py --named
ID` where code that must not know a game has the word ID."""

import re
import sys
from collections import Counter

from games import all_games
from tap import ROOT, Tap, project_files, text

# The lowest first. A game's files are in the room of their layer: what
# is called GAME-rules… lies in games/rules and so on.
ROOMS = [
    'engine',
    'games/rules',
    'players',
    'games/player',
    'model/kit',
    'model/words',
    'model/items',
    'model/game',
    'model/past',
    'model/learn',
    'games/model',
    'tools',
    'widgets/kit',
    'widgets/cards',
    'widgets/results',
    'widgets/table',
    'widgets/coach',
    'games/table',
    'app/compat',
    'app/pages',
    'app/window',
    'app/translate',
    'app',
]
PARTS = {'rules': 'rules', 'player': 'player', 'model': 'model',
         'words': 'model', 'quiz': 'model', 'table': 'table'}
# The registries.
REGISTRIES = {'cg-games': 'games/rules', 'tapis-games': 'games/model',
              'tapis-tables': 'games/table'}

# What a layer must not include although it lies below.
CLOSED = {
    'widgets': ('engine', 'players', 'games/rules', 'games/player'),
    'games/table': ('players', 'games/rules', 'games/player'),
}
# A card's value is a word of everybody's.
FOR_ALL = {'engine/cg-card.h'}

# What is private to the whole layer of the model, not to one room.
LAYERS_OWN = {'model/items/tapis-private.h',
              'model/words/tapis-words-private.h'}

# What the games' rules, players and models may share.
FAMILIES = {'shedding'}

COMMENT = re.compile(r'/\*.*?\*/', re.S)

INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.M)


def room_of(path):
    """The room of a path below src, or None where it has none."""
    parts = path.split('/')
    if parts[0] == 'games':
        if len(parts) == 2:
            return REGISTRIES.get(parts[1].rsplit('.', 1)[0])
        part = parts[2][len(parts[1]) + 1:].rsplit('.', 1)[0].split('-')[0]
        return f'games/{PARTS[part]}' if part in PARTS else None
    if path.startswith('app/tapis-compat.'):
        return 'app/compat'
    room = '/'.join(parts[:2]) if len(parts) > 2 else parts[0]
    return room if room in ROOMS else None


def sources():
    return [f for f in project_files('src') if f.suffix in ('.c', '.h')]


def includes():
    """Yields (file, line, room of the file, included path, its room)."""
    for path in sources():
        below = '/'.join(path.parts[1:])
        for match in INCLUDE.finditer(text(path)):
            header = match[1]
            if not (ROOT / 'src' / header).is_file():
                header = '/'.join(path.parts[1:-1] + (header,))
                if not (ROOT / 'src' / header).is_file():
                    continue
            line = text(path).count('\n', 0, match.start()) + 1
            yield path, line, room_of(below), header, room_of(header)


def homeless():
    for path in sources():
        if room_of('/'.join(path.parts[1:])) is None:
            yield f'{path}: belongs to no room: see ROOMS in {sys.argv[0]}'


def upward():
    for path, line, room, header, other in includes():
        if room and other and ROOMS.index(other) > ROOMS.index(room):
            yield f'{path}:{line}: {room} includes {header} of {other} above'


def closed():
    for path, line, room, header, other in includes():
        ways = CLOSED.get(room) or CLOSED.get((room or '').split('/')[0], ())
        if other in ways and header not in FOR_ALL:
            yield f'{path}:{line}: {room} does not include {header}'


def games():
    """A game is known to itself alone; a family to its games."""
    for path, line, room, header, other in includes():
        parts = header.split('/')
        if parts[0] != 'games' or len(parts) < 3:
            continue
        own = path.parts[2] if path.parts[1] == 'games' else None
        if parts[1] != own and (own is None or parts[1] not in FAMILIES) \
                and '/'.join(path.parts[1:]).rsplit('.', 1)[0][6:] \
                not in REGISTRIES:
            yield f'{path}:{line}: only src/games/{parts[1]} includes {header}'


def private():
    """What is in a -private.h is seen in its own folder."""
    for path, line, room, header, _ in includes():
        folder = header.rsplit('/', 1)[0]
        wide = header in LAYERS_OWN and (room or '').startswith(
            ('model/', 'games/model'))
        if header.endswith('-private.h') and not wide and \
                '/'.join(path.parts[1:-1]) != folder:
            yield f'{path}:{line}: only src/{folder} includes {header}'
    for path in project_files('tests'):
        if path.suffix in ('.c', '.h') and 'game-private.h' in text(path):
            yield f'{path}: tests use tapis-games.h and tapis-game-kind.h'


def nameless():
    """A folder says what it is for and what it must not know; a game's need
    not: src/games/README.md does."""
    for folder in sorted({path.parent for path in sources()}):
        readme = folder / 'README.md'
        if folder.parts[1:2] == ('games',) and len(folder.parts) > 2:
            continue
        if not (ROOT / readme).is_file():
            yield f'{readme}: is missing: what is the folder for?'
        elif 'must not know' not in text(readme):
            yield f'{readme}: must say what the folder “must not know”'


# What must not know a game: everything of it is in the game's folder.
GAMELESS = ('src/engine', 'src/players', 'src/model', 'src/widgets', 'src/app',
            'data/meson.build', 'data/style', 'help/meson.build',
            'po/meson.build', 'build-aux/list-resources.py',
            'build-aux/styles.py', 'build-aux/desktop-entry.py')


CODE = ('.c', '.h', '.py', '.build', '')


def ways_of_writing(games):
    """Finds ids of games in all ways of writing: yellow-dwarf, YELLOW_DWARF,
    YellowDwarf."""
    names = [game.split('-') for game in games]
    return re.compile('|'.join([
        *(f'(?<![a-z]){"[-_]".join(words)}(?![a-z])' for words in names),
        *(f'(?<![A-Z]){"_".join(words).upper()}(?![A-Z])' for words in names),
        *(f'{"[- ]?".join(map(str.capitalize, words))}(?![a-z])'
          for words in names)]))


def places_named(games):
    """(path, line number, what is found, the line) in what must not know
    them."""
    known = ways_of_writing(games)
    for path in project_files():
        if not str(path).startswith(GAMELESS) or path.suffix == '.md':
            continue
        # in a comment it is an example
        code = COMMENT.sub(lambda m: '\n' * m[0].count('\n'), text(path))
        for n, line in enumerate(code.split('\n'), 1):
            found = known.search(line)
            if found:
                yield path, n, found[0], line.strip()


def games_named():
    for path, n, found, _line in places_named((*all_games(), *FAMILIES)):
        yield (f'{path}:{n}: {found} is known to its own folder alone: what '
               'differs is asked of the game’s CgRules, CgKnowledge or kind')


# The shared tests that take a game as an example, by their folders, and why it
# is not the template game. What decides something by the game's id is no
# example.
EXAMPLES = {
    'figures are compared from one release to the next':
        {'bench': 'frames.c simulations.c strength.py',
         'engine': 'bench-length.c'},
    'its corpus is what was found; a new game has fuzz.save':
        {'fuzz': 'meson.build'},
    'the lists of games that are complete, or have letters, and this list':
        {'lint': 'games.py keys.py rooms.py rules-matrix.py'},
    'it asks of options, rounds, refusals or an undo that the template lacks':
        {'engine': 'test-lab.py test-save.c test-session.c',
         'model': 'helpers.c test-deal-link.c test-kind.c '
                  'test-pace.c test-play.c test-sounds.c test-store.c '
                  'test-thinking.c'},
    'an installed program does not show the template':
        {'ui': 'flatpak.py installed.py'},
    'it asks of lessons, reviews, pages or deals that people have':
        {'model': 'lesson-texts.h test-course.c test-history.c '
                  'test-lesson-read.c test-lesson.c test-lessons.c '
                  'test-manual.c test-practice.c test-progress.c '
                  'test-review.c'},
    'a person at the window chooses a game by its name':
        {'ui': 'screenshots.py tapis_driver.py test-actions.py test-around.py '
               'test-broken-saves.py test-command-line.py test-desktop.py '
               'test-history.py test-kill.py test-language.py test-learn.py '
               'test-lessons.py test-manual-view.c test-names.py test-pages.py '
               'test-practice.py test-preferences.py test-renew.c '
               'test-review.py test-saving.py test-translate.py test-whole.c'},
    'a hand of all kinds of cards, a choice, a place that lies on another':
        {'ui': 'test-aim.c test-bar.c test-geometry.c test-motion.c '
               'test-mouse.c test-steady.c test-table.c test-touch.c '
               'test-turns.c test-waiting.c'},
}
DECIDES = re.compile(r'(?:[=!]=|\bin) \(?&?(?:cg_rules_|[\'"])\w|'
                     r'g_str(?:_equal|cmp0) \(|has_css_class \(')
# Where something is decided all the same, and what.
DECIDED = {
    'tests/ui/screenshots.py': 'how many sit at the table that is drawn',
    'tests/ui/test-broken-saves.py': 'another game than this one',
    'tests/ui/test-around.py': 'how many play',
    'tests/ui/test-kill.py': 'the names of files',
    'tests/ui/test-history.py': 'the names of files',
    'tests/ui/test-lessons.py': 'what is on the page of one game',
    'tests/ui/test-pages.py': 'what is on the page of one game',
    'tests/ui/test-table.c': 'where places lie on a board',
    'tests/engine/test-lab.py': 'two games are shown',
}


def tests_named():
    """A shared test knows no game: what is asked of one lies in its folder."""
    known = ways_of_writing((*all_games(), *FAMILIES))
    allowed = {f'tests/{folder}/{name}' for files in EXAMPLES.values()
               for folder, names in files.items() for name in names.split()}
    used = set()
    for path in project_files('tests'):
        if path.parts[1] in ('games', 'budgets') or path.suffix not in CODE:
            continue
        code = COMMENT.sub(lambda m: '\n' * m[0].count('\n'), text(path))
        for n, line in enumerate(code.split('\n'), 1):
            found = known.search(line)
            if not found:
                continue
            used.add(str(path))
            if str(path) not in allowed:
                yield (f'{path}:{n}: {found[0]}: take the game null, or read '
                       'what is asked of a game from tests/games/GAME; if only '
                       'this game can be the example, say why in EXAMPLES of '
                       'tests/lint/rooms.py')
            elif DECIDES.search(line) and str(path) not in DECIDED and \
                    path.parts[1] != 'lint':
                yield (f'{path}:{n}: {found[0]}: what is so in this game alone '
                       'is asked in tests/games/GAME')
    for path in sorted(allowed - used):
        yield f'tests/lint/rooms.py: EXAMPLES: {path} names no game'


def draw():
    arrows = Counter((room, other) for _, _, room, _, other in includes()
                     if room != other)
    up = 0
    for room in reversed(ROOMS):
        for other in reversed(ROOMS):
            n = arrows[room, other]
            if n:
                higher = ROOMS.index(other) > ROOMS.index(room)
                up += n if higher else 0
                print(f'{room:16} -> {other:16} {n:4}'
                      f'{"  UPWARD" if higher else ""}')
    print(f'{sum(arrows.values())} includes between rooms, {up} of them upward')


def main():
    if '--draw' in sys.argv:
        draw()
        return
    if '--named' in sys.argv:
        for path, n, _found, line in places_named(sys.argv[-1:]):
            print(f'{path}:{n}: {line}')
        return
    tap = Tap()
    tap.case('every source file lies in a room', homeless())
    tap.case('every folder says what it is for', nameless())
    tap.case('an include points down', upward())
    tap.case('no way is taken that is closed', closed())
    tap.case('a private header is seen in its own folder', private())
    tap.case('a game is known to itself alone', games())
    tap.case('no layer knows a game', games_named())
    tap.case('no shared test knows a game', tests_named())
    tap.done()


if __name__ == '__main__':
    main()
