#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts test cases in the logs that `meson test` leaves.

    count-tests.py LOG.json…

A program that speaks TAP counts with each of its cases, any other with one.
One that died, timed out or broke its plan counts as one failure more when no
case of its own says so. What failed or was skipped is named on standard error,
with the reason where there is one; standard output gets "PASSED FAILED SKIPPED".
"""

import json
import re
import sys

CASE = re.compile(
    r'(not )?ok\b[ \d]*(?:- )?([^#]*)(#\s*(?i:skip|todo)\S*(.*))?')
GOOD = {'OK', 'EXPECTEDFAIL'}


def count(test):
    """Returns how many passed, and what failed and what was skipped, of one
    program."""
    name = test['name']
    passed, failed, skipped = 0, [], []
    for line in (test.get('stdout') or '').splitlines():
        case = CASE.match(line)
        if not case:
            continue
        if case[3]:
            skipped.append(f'{name}: {case[2].strip()}:{case[4]}')
        elif case[1]:
            failed.append(f'{name}: {case[2].strip()}')
        else:
            passed += 1

    if test['result'] == 'SKIP':
        said = (test.get('stdout') or '').strip() or 'it does not say why'
        skipped = skipped or [f'{name}: {said.splitlines()[-1]}']
    elif test['result'] in GOOD:
        if passed + len(skipped) == 0:
            passed = 1
    elif not failed:
        failed.append(f'{name}: {test["result"].lower()}')
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
