#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the linker and the compiler do against mistakes in memory, read from
the programs that were built.

    hardened.py FORTIFIED PROGRAM…          FORTIFIED is yes or no
"""

import re
import subprocess
import sys
from pathlib import Path

from tap import Tap


def read(program, *options):
    return subprocess.run(['readelf', '--wide', *options, program], text=True,
                          check=True, capture_output=True).stdout


def linked(program):
    """Loaded anywhere, with all that is looked up settled at the start and
    not to be written to any more."""
    if not re.search(r'Type:\s+DYN', read(program, '--file-header')):
        yield f'{program} is not position-independent'
    dynamic = read(program, '--dynamic')
    if not re.search(r'BIND_NOW|FLAGS_1\).*\bNOW\b', dynamic):
        yield f'{program} looks functions up as they are called (-z now)'
    segments = read(program, '--program-headers')
    if 'GNU_RELRO' not in segments:
        yield f'{program} can write to its tables (-z relro)'
    for line in segments.splitlines():
        if re.match(r'\s*GNU_STACK\b.*\bRWE\b', line):
            yield f'{program} can run what is on its stack'


def compiled(program, fortified):
    symbols = read(program, '--dyn-syms')
    if '__stack_chk_fail' not in symbols:
        yield f'{program} does not watch its stack (-fstack-protector-strong)'
    if fortified and not re.search(r'\b__\w+_chk\b', symbols):
        yield f'{program} does not watch its buffers (_FORTIFY_SOURCE)'


def main():
    tap = Tap()
    for program in sys.argv[2:]:
        name = Path(program).name
        tap.case(f'{name} as it is linked', linked(program))
        tap.case(f'{name} as it is compiled',
                 compiled(program, sys.argv[1] == 'yes'))
    tap.done()


if __name__ == '__main__':
    main()
