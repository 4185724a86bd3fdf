# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of tapis-lab share: running it, comparing what it answers,
and printing TAP. The program's path is the first argument of a test."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

LAB = sys.argv[1]
FOLDER = Path(tempfile.mkdtemp(prefix='tapis-lab-'))

CASES = []


def case(function):
    CASES.append((function.__name__, function))
    return function


def run(*words, stdin=''):
    """Runs tapis-lab; returns what it exits with, its output, its errors."""
    done = subprocess.run([LAB, *words], input=stdin, capture_output=True,
                          encoding='utf-8', errors='replace', timeout=60)
    return done.returncode, done.stdout, done.stderr


def check(answer, code, out=None, err=''):
    """Compares an answer of run(); texts as they are, patterns by search.
    Returns the output."""
    for name, is_, should in zip(('exit', 'output', 'errors'), answer,
                                 (code, out, err)):
        if should is None:
            continue
        good = (should.search(is_) if isinstance(should, re.Pattern)
                else is_ == should)
        assert good, f'{name} is {is_!r}, should be {should!r}'
    return answer[1]


def file(name, text):
    path = FOLDER / name
    if isinstance(text, bytes):
        path.write_bytes(text)
    else:
        path.write_text(text, encoding='utf-8')
    return str(path)


def main():
    bad = 0
    print(f'1..{len(CASES)}')
    for n, (name, function) in enumerate(CASES, 1):
        try:
            function()
            print(f'ok {n} - {name}', flush=True)
        except (AssertionError, subprocess.TimeoutExpired) as problem:
            bad += 1
            print('# ' + str(problem).replace('\n', '\n# '))
            print(f'not ok {n} - {name}', flush=True)
    for path in FOLDER.iterdir():
        path.unlink()
    FOLDER.rmdir()
    sys.exit(1 if bad else 0)
