#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What clang thinks of all the C that was built, warnings being errors.

    second-opinion.py BUILD

Every source that BUILD compiles is read once, with the options that it is
compiled with there; nothing is made of it, so that this takes a third of the
time of another build. The toolkit's headers are read once for all: that every
file includes what it needs, the build itself has shown."""

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# What belongs to making an object, the last ones with what follows them; and
# a target's own folder, in which it finds what no other one needs.
MAKING = re.compile(r'-[cg]|-O.|-MD|-fPI[CE]|-[UD]_FORTIFY_SOURCE.*|-I\S*\.p')
WITH_NAME = {'-o', '-MF', '-MQ'}


def options(command):
    """What @command, which compiles a source, says of reading it."""
    words = iter(shlex.split(command))
    found = []
    for word in words:
        if word in WITH_NAME:
            next(words)
        elif word.startswith('-') and not MAKING.fullmatch(word):
            found.append(word)
    return tuple(found)


def groups(build):
    """{options: the sources that are compiled with them}"""
    top = Path(__file__).resolve().parents[1]
    found, seen = {}, set()
    for entry in json.loads((build / 'compile_commands.json').read_text()):
        path = (build / entry['file']).resolve()
        # what is generated is not ours
        if path in seen or build in path.parents or top not in path.parents:
            continue
        seen.add(path)
        found.setdefault(options(entry['command']),
                         []).append(entry['file'])
    return found


def headers(given):
    """The headers that are read once for what is compiled with these options,
    and what else must be the same."""
    toolkit = any('libadwaita' in word for word in given)
    return ('adwaita.h' if toolkit else 'gio/gio.h',
            *(word for word in given if not re.match('-[DIW]', word)))


def main():
    build = Path(sys.argv[1]).resolve()

    def read(*arguments):
        done = subprocess.run(['clang', '-Werror', *arguments], cwd=build,
                              text=True, stdout=subprocess.PIPE, check=False,
                              stderr=subprocess.STDOUT)
        return done.returncode, done.stdout

    found = groups(build)
    with tempfile.TemporaryDirectory() as folder, \
            ThreadPoolExecutor(os.cpu_count()) as pool:
        known = {}
        for given in found:
            key = headers(given)
            if key not in known:
                header = Path(folder, f'{len(known)}.h')
                header.write_text(f'#include <{key[0]}>\n', encoding='utf-8')
                known[key] = f'{header}.pch'
                read('-x', 'c-header', *given, str(header), '-o', known[key])
        answers = pool.map(
            lambda call: read('-fsyntax-only', *call),
            [('-include-pch', known[headers(given)], *given, source)
             for given, sources in found.items() for source in sources])
        failed = False
        for status, said in answers:
            failed |= status != 0
            sys.stdout.write(said)
    sys.exit(failed or not found)


if __name__ == '__main__':
    main()
