#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every source file keeps to: the licence line, the libraries it may use,
its size and a few habits. HACKING.md says why."""

import re

from rooms import room_of
from tap import ROOT, Tap, project_files, text

# Formats without comments, not ours.
NO_LICENCE_LINE = {'.json', '.png', '.jpg', '.gz'}
NOT_OURS = {'LICENSE'}
# Debian's own formats; its file copyright has the licences.
DEBIAN = 'build-aux/debian/'

# Which libraries' headers a layer includes; libc's are free.
GLIB = ('glib.h', 'glib/gi18n', 'glib/gstdio.h', 'glib/gprintf.h')
GIO = GLIB + ('glib-object.h', 'gio/')
LIBRARIES = {
    'engine': GLIB, 'games/rules': GLIB, 'players': GLIB, 'games/player': GLIB,
    'tools': GIO, 'model': GIO, 'games/model': GIO,
}
BELOW_THE_MODEL = {'engine', 'games/rules', 'players', 'games/player'}
LIBRARY = re.compile(r'^(glib|gio|gobject|gtk|gdk|gsk|adwaita|pango|cairo|'
                     r'librsvg|graphene)')

INCLUDE = re.compile(r'^\s*#\s*include\s*<([^>]+)>', re.M)

# What is the model's or the table's and not the engine's.
BELOW = re.compile(r'\b(g_object_\w+|GObject|g_get_monotonic_time|'
                   r'g_get_real_time|g_date_time_new_now\w*|g_random_\w+|'
                   r'g_rand_\w+|s?rand) ?\(')

# Longest files, in lines.
LENGTH = 600
LENGTH_OF_RULES = 1000

# Longest lines, in columns.
COLUMNS = 80

SOURCES = [f for f in project_files('src', 'tests') if f.suffix in '.c.h']

SCRIPTS = [f for f in project_files('build-aux', 'tests')
           if text(f).startswith('#!/usr/bin/env python3')
           or f.suffix == '.py']


def licence():
    for path in project_files():
        if path.suffix == '.png' and path.parts[0] != 'data':
            yield f'{path}:1: a picture that a test has left'
        if path.suffix in NO_LICENCE_LINE or path.name in NOT_OURS or \
                str(path).startswith(DEBIAN):
            continue
        head = text(path).split('\n', 5)[:5]
        if not any('SPDX-License-Identifier: ' in line
                   for line in head):
            yield f'{path}:1: no SPDX line'


def number(path, position):
    return text(path).count('\n', 0, position) + 1


def room(path):
    """The room of a path (see rooms.py), or its layer in the model."""
    name = room_of('/'.join(path.parts[1:])) if path.parts[0] == 'src' else None
    return 'model' if name and name.startswith('model/') else name


def libraries():
    for path in SOURCES:
        allowed = LIBRARIES.get(room(path))
        for match in INCLUDE.finditer(text(path)) if allowed else ():
            if LIBRARY.match(match[1]) and not match[1].startswith(allowed):
                yield (f'{path}:{number(path, match.start())}: '
                       f'{room(path)} does not use <{match[1]}>')


def no_objects_below_the_model():
    for path in SOURCES:
        if room(path) in BELOW_THE_MODEL:
            for found in BELOW.finditer(text(path)):
                yield f'{path}:{number(path, found.start())}: {found[0]}'


def lengths():
    for path in SOURCES:
        if path.suffix == '.c':
            limit = LENGTH
            if room(path) == 'games/rules' or path.parts[0] == 'tests':
                limit = LENGTH_OF_RULES
            lines = text(path).count('\n')
            if lines > limit:
                yield f'{path}: {lines} lines, more than {limit}: split it'


def spaces():
    for path in [*SOURCES, *SCRIPTS]:
        for n, line in enumerate(text(path).split('\n'), 1):
            if '\t' in line:
                yield f'{path}:{n}: a tab'
            if line != line.rstrip():
                yield f'{path}:{n}: blanks at the end'
            if len(line) > COLUMNS and not re.search(r'https?://', line):
                yield f'{path}:{n}: {len(line)} columns'


def left_over():
    words = re.compile(r'\b(TODO|FIXME|XXX|HACK)\b')
    for path in project_files('src', 'tests', 'data', 'po', 'help'):
        # in some languages they are words
        if path.suffix in NO_LICENCE_LINE | {'.po'} or \
                path.name == 'sources.py':
            continue
        for n, line in enumerate(text(path).split('\n'), 1):
            if words.search(line):
                yield f'{path}:{n}: {line.strip()}'


def versions():
    for path in SOURCES:
        if path.parts[0] == 'src' and 'compat' not in path.name:
            at = re.search(r'\b(GTK|ADW)_CHECK_VERSION\b', text(path))
            if at:
                yield (f'{path}:{number(path, at.start())}: '
                       'versions are compared in compat only')


# libadwaita's types that read their words as markup, and what is used instead.
MARKUP = re.compile(r'"Adw(?:\w+Row|PreferencesGroup)"|'
                    r'\bADW_TYPE_\w+_ROW,|'
                    r'\badw_(?:\w+_row|preferences_group)_new |'
                    r'class="AdwStatusPage"(?:(?!</object>).)*?"description"',
                    re.S)


def plain():
    for path in project_files('src'):
        if path.suffix == '.ui' or path.suffix == '.c':
            words = re.sub(' parent="[^"]*"', '', text(path))
            for found in MARKUP.finditer(words):
                line = words.count('\n', 0, found.start()) + 1
                yield (f'{path}:{line}: its words are read as markup; '
                       'tapis-plain.h has what shows plain text')
            if re.search(r'\bADW_TYPE_\w+_ROW\)\n', words) and \
                    'G_DEFINE' in words and 'tapis_plain_init (' not in words:
                yield f'{path}: a row that does not call tapis_plain_init()'


def main():
    assert (ROOT / 'meson.build').is_file()
    tap = Tap()
    tap.case('every file names its licence', licence())
    tap.case('a layer uses its own libraries only', libraries())
    tap.case('no objects, clocks or chance below the model',
             no_objects_below_the_model())
    tap.case('no file is too long', lengths())
    tap.case('lines are clean and not too long', spaces())
    tap.case('nothing is left to be done', left_over())
    tap.case('versions are compared in one place', versions())
    tap.case('words of rows are plain text', plain())
    tap.done()


if __name__ == '__main__':
    main()
