#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A function that is not static is called in src: what only tests call is one
of a test's helpers, and what nobody calls goes. What only its own file calls
is static, unless a test calls it too."""

import re
from collections import Counter, defaultdict

from tap import Tap, project_files, text

# NAME: why it may stand although only tests call it.
ALLOWED = {
    'cg_session_n_finished':
        'a save holds it, and the tests of sessions read it',
    'tapis_card_art_cache_bytes':
        'how large the cache grows shows nowhere else',
    'tapis_card_art_clear': 'pictures are drawn anew in other colours',
    'tapis_card_art_strip': 'how wide the index is shows nowhere else',
    'tapis_game_set_budget': 'tests do not wait for long thoughts',
    'tapis_job_count_threads': 'threads that go on unseen',
    'tapis_manual_view_get_page': 'which page lies open is told by its title',
    'tapis_practice_set_today': 'tests do not wait for tomorrow',
}

# GNU style: the return type on a line of its own, the name on the next.
DEFINITION = re.compile(
    r'^(?!static|typedef)[A-Za-z_][^\n;{}()#]*\n(\w+) \(', re.M)
# What of a header calls functions: macros and inline functions.
CALLING = re.compile(r'^(?:#define|G_DEFINE_)(?:\\\n|.)*|^\{\n(?:.|\n)*?^\}',
                     re.M)
NOISE = re.compile(r'/\*.*?\*/|"(?:[^"\\\n]|\\.)*"', re.S)
WORD = re.compile(r'\w+')


def read(top):
    """Yields (path, code) of each file of C, without comments and strings."""
    for path in project_files(top):
        if path.suffix in ('.c', '.h'):
            yield path, NOISE.sub('', text(path))


def main():
    tap = Tap()
    defined = {}
    used = defaultdict(Counter)
    for path, code in read('src'):
        if path.suffix == '.h':
            code = ' '.join(CALLING.findall(code))
        else:
            for name in DEFINITION.findall(code):
                defined[name] = path
                used[name][path] -= 1
        for word in WORD.findall(code):
            used[word][path] += 1
    del defined['main']
    tested = {word for _, code in read('tests') for word in WORD.findall(code)}

    dead, own = [], []
    for name, path in sorted(defined.items()):
        files = {file for file, n in used[name].items() if n > 0}
        if not files and name not in ALLOWED:
            dead.append(f'{path}: nothing in src calls {name}()')
        elif files == {path} and name not in tested:
            own.append(f'{path}: {name}() can be static')
        elif files and name in ALLOWED:
            dead.append(f'{path}: {name}() is called: it need not be ALLOWED')
    dead += [f'{name}: there is no such function to be ALLOWED'
             for name in ALLOWED if name not in defined]
    tap.case('every exported function is called in src', dead)
    tap.case('what only its own file calls is static', own)
    tap.done()


if __name__ == '__main__':
    main()
