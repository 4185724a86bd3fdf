#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts test cases in the logs that `meson test` leaves.

    count-tests.py LOG.json…

A program that speaks TAP counts with each of its cases, any other with one.
One that died, timed out or broke its plan counts as one failure more when no
case of its own says so. What failed or was skipped is named on standard error,
with what the test itself says of it (a lint test names the file and the line);
standard output gets "PASSED FAILED SKIPPED".
"""

import json
import re
import sys

CASE = re.compile(
    r'(not )?ok\b[ \d]*(?:- )?([^#]*)(#\s*(?i:skip|todo)\S*(.*))?')
GOOD = {'OK', 'EXPECTEDFAIL'}
# A comment of TAP that tells something.
REMARK = re.compile(r'# (?!Start of|End of|random seed)(.*)')
# What a program that ends at once says last.
LAST_WORDS = re.compile(r'Bail out! (.*)|'
                        r'(?:\*\* .*)?ERROR(?: \*\*)?: ?(?:[\d:.]+: )?(.*)')
MOST = 20 # lines that are told of a failure


def told(what, lines):
    """What failed, and below it what is said of it."""
    more = [f'… and {len(lines) - MOST} more'] if len(lines) > MOST else []
    return '\n    '.join([what, *lines[:MOST], *more])


def last_words(test):
    """What a program has said before it broke off, and the lines after it."""
    for output in test.get('stderr') or '', test.get('stdout') or '':
        lines = output.splitlines()
        for i, line in enumerate(lines):
            found = LAST_WORDS.match(line)
            if found:
                return [found[1] or found[2],
                        *(more for more in lines[i + 1:]
                          if more.startswith('  '))]
    return []


def count(test):
    """Returns how many passed, and what failed and what was skipped, of one
    program."""
    name = test['name']
    passed, failed, skipped, remarks = 0, [], [], []
    for line in (test.get('stdout') or '').splitlines():
        case = CASE.match(line)
        if not case:
            remarks += REMARK.findall(line)
            continue
        if case[3]:
            skipped.append(f'{name}: {case[2].strip()}:{case[4]}')
        elif case[1]:
            failed.append(told(f'{name}: {case[2].strip()}', remarks))
        else:
            passed += 1
        remarks = []

    if test['result'] == 'SKIP':
        said = (test.get('stdout') or '').strip() or 'it does not say why'
        skipped = skipped or [f'{name}: {said.splitlines()[-1]}']
    elif test['result'] in GOOD:
        if passed + len(skipped) == 0:
            passed = 1
    elif not failed:
        failed.append(told(f'{name}: {test["result"].lower()}',
                           last_words(test) or remarks))
    return passed, failed, skipped


def main():
    passed, failed, skipped = 0, [], []
    for path in sys.argv[1:]:
        with open(path, encoding='utf-8') as log:
            for line in log:
                p, f, s = count(json.loads(line))
                passed += p
                failed += f
                skipped += s
    for name in failed:
        print(f'FAILED {name}', file=sys.stderr)
    for name in skipped:
        print(f'SKIPPED {name}', file=sys.stderr)
    print(passed, len(failed), len(skipped))


if __name__ == '__main__':
    main()
