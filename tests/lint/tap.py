# SPDX-License-Identifier: GPL-3.0-or-later
"""A few lines of TAP, and the files of the project, for the lint tests."""

import importlib.util
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Tap:
    """Prints a case a line; complaints come before their case."""

    def __init__(self):
        self.n = 0
        self.bad = 0

    def case(self, name, complaints):
        """One case; it is good when there is nothing to complain about."""
        complaints = list(complaints)
        self.n += 1
        for complaint in complaints:
            print('# ' + str(complaint).replace('\n', '\n# '))
        if complaints:
            self.bad += 1
            print(f'not ok {self.n} - {name}')
        else:
            print(f'ok {self.n} - {name}')

    def skip(self, name, why):
        self.n += 1
        print(f'ok {self.n} - {name} # SKIP {why}')

    def done(self):
        print(f'1..{self.n}')
        sys.exit(1 if self.bad else 0)


def need_workshop():
    """Lets a test import po/workshop, or skips it and says what it wants."""
    sys.path.insert(0, str(ROOT / 'po'))
    for module in 'polib', 'babel':
        if importlib.util.find_spec(module) is None:
            print(f'1..0 # SKIP python3-{module} is missing: see its row in '
                  'build-aux/packages.sh')
            sys.exit(0)


def project_files(*tops):
    """Every file below the given top directories (or of the whole project)
    that is neither built nor hidden, as sorted paths from the root."""
    found = []
    for top in tops or ('.',):
        for path, directories, names in os.walk(ROOT / top):
            directories[:] = [d for d in directories
                              if d == '.ci' or not d.startswith(('.', '_'))
                              and d not in ('build', '__pycache__')]
            found += [Path(path, n).relative_to(ROOT) for n in names]
    return sorted(set(f for f in found
                      if (f.name == '.gitignore' or not f.name.startswith('.'))
                      and f.suffix != '.pyc'))


def text(path):
    return (ROOT / path).read_text(encoding='utf-8')
