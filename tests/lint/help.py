#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The help is well formed in every language. (What translations say, and that
they are complete in the core languages, is for translations.py.)

    help.py BUILD               the directory with the translated pages"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tap import ROOT, Tap, text


def run(*command, **more):
    """The lines a command said, when it failed."""
    done = subprocess.run(command, text=True, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env=dict(os.environ, LC_ALL='C.UTF-8'), **more)
    if done.returncode == 0:
        return []
    return done.stdout.strip().split('\n')


def wanted(program):
    """Why something is not tested, and what it wants."""
    return f'{program} is missing: see its row in build-aux/packages.sh'


def languages():
    return [line for line in text('help/LINGUAS').split('\n')
            if line and not line.startswith('#')]


def built_pages(built):
    """A page that is not listed in help/meson.build, or that came after the
    build was configured, is not translated."""
    for language in languages():
        for page in sorted((ROOT / 'help/C').glob('*.page')):
            if not (built / language / page.name).is_file():
                yield (f'help/C/{page.name} is not in the help: a page that is '
                       'no game\'s is listed in help/meson.build; then run '
                       'meson setup --reconfigure build')
                return


def valid(folder):
    pages = sorted(str(page) for page in folder.glob('*.page'))
    if not pages:
        yield f'{folder}: no pages'
        return
    yield from run('xmllint', '--noout', *pages)
    for check in 'validate', 'links', 'orphans':
        yield from run('yelp-check', check, *pages)


def main():
    built = Path(sys.argv[1])
    tap = Tap()
    for program in 'xmllint', 'yelp-check':
        if not shutil.which(program):
            tap.skip('pages are valid', wanted(program))
            tap.done()
    tap.case('C is valid', valid(ROOT / 'help/C'))
    if not shutil.which('itstool'):
        tap.skip('languages are valid', wanted('itstool'))
        tap.done()
    tap.case('every page is built', built_pages(built))
    for language in languages():
        tap.case(f'{language} is valid', valid(built / language))
    tap.done()


if __name__ == '__main__':
    main()
