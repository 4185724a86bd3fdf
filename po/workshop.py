#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The translator's workshop: po/README.md tells how it is used.

    po/workshop.py COMMAND …

A command is a module of po/workshop that has a function `run (arguments)`; the
first line of the module says what it does."""

import importlib
import os
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent / 'workshop'
# Where a distribution's packages of Python modules are, whichever Python a
# person prefers.
SYSTEM_PYTHON = '/usr/bin/python3'


def other_python(missing):
    """Goes on with a Python that has polib and Babel, or says what to do."""
    if sys.executable != SYSTEM_PYTHON and os.access(SYSTEM_PYTHON, os.X_OK):
        os.execv(SYSTEM_PYTHON, [SYSTEM_PYTHON, *sys.argv])
    sys.exit(f'workshop: the Python module “{missing.name}” is missing. '
             './run --translate installs it, or do so yourself: '
             'python3-polib and python3-babel in Debian and Fedora, '
             'python-polib and python-babel in Arch.')


def commands():
    """The modules that are commands, and what each does."""
    found = {}
    for path in sorted(HERE.glob('[a-z]*.py')):
        text = path.read_text(encoding='utf-8')
        if re.search(r'^def run\(', text, re.M):
            found[path.stem] = re.search(r'"""(.*?)(?:"""|\n\n|\Z)', text,
                                         re.S)[1]
    return found


def usage():
    lines = ['usage: po/workshop.py COMMAND …', '']
    for name, what in commands().items():
        lines.append(f'  {name:9}{" ".join(what.split())}')
    return '\n'.join(lines)


def main():
    arguments = sys.argv[1:]
    if not arguments or arguments[0] in ('-h', '--help'):
        print(usage())
        return 0
    if arguments[0] not in commands():
        print(f'workshop: no command “{arguments[0]}”\n{usage()}',
              file=sys.stderr)
        return 2
    wrong = importlib.import_module('workshop.catalog').Wrong
    try:
        module = importlib.import_module(f'workshop.{arguments[0]}')
        return module.run(arguments[1:]) or 0
    except ImportError as missing:
        if missing.name not in ('polib', 'babel'):
            raise
        return other_python(missing)
    except wrong as what:
        print(f'workshop: {what}', file=sys.stderr)
        return 2
    except BrokenPipeError:
        # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == '__main__':
    sys.exit(main())
