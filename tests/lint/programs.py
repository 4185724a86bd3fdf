#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The three tables of packages (build-aux/packages.sh) bring the same programs
for the same purpose, and none that nothing calls. That they bring all that is
called, tests/fresh-root proves on Debian; no test installs from the other two
tables."""

import re

from tap import Tap, project_files, text

PACKAGES = 'build-aux/packages.sh'
MANAGERS = ('apt', 'dnf', 'pacman')


def brought(manager):
    """The (group, program) of the table of that manager."""
    table = re.search(rf"^packages_{manager}\(\) {{\n  cat <<'EOF'\n(.*?)^EOF",
                      text(PACKAGES), re.M | re.S)[1]
    rows = [[cell.strip() for cell in line.split(' | ')]
            for line in table.strip().split('\n')]
    return {(row[0], program) for row in rows if len(row) > 3
            for program in row[3].split()}


def differences(manager):
    for group, program in sorted(brought(manager) ^ brought('apt')):
        yield (f'{PACKAGES}: “{program}” is brought for {group} by only one of '
               f'packages_apt and packages_{manager}')


def unused():
    called = '\n'.join(
        text(path) for path in project_files()
        if str(path) != PACKAGES
        and path.suffix in ('', '.build', '.py', '.sh'))
    # what modules of Meson call is named by no file
    called += 'cc ninja pkg-config glib-compile-resources'
    for _group, program in sorted(brought('apt')):
        if not re.search(rf'(?<![\w-]){re.escape(program)}(?![\w-])', called):
            yield f'{PACKAGES} brings “{program}”, which nothing calls'


def main():
    tap = Tap()
    for manager in MANAGERS[1:]:
        tap.case(f'{manager} brings what apt does', differences(manager))
    tap.case('no package is said to bring what nothing calls', unused())
    tap.done()


if __name__ == '__main__':
    main()
