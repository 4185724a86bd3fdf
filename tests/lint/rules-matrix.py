#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which files keep, test and explain each rule.

    rules-matrix.py             as TAP: a case a rule, of those in rules.txt
    rules-matrix.py --table     for reading

A rule without code or without a test fails; so does a rule that the help does
not explain, except the one that only a test can keep (BN-33b)."""

import re
import sys

from tap import Tap, project_files, text

NUMBER = re.compile(r'\b([A-Z]{2}-\d+b?)\b')
ONLY_FOR_TESTS = {'BN-33b'}


def rules():
    """(game, rule, what it says) for each line of the list."""
    game = None
    for line in text('tests/lint/rules.txt').split('\n'):
        if not line or line.startswith('#'):
            continue
        words = line.split(None, 1)
        if game is None:
            game = words[0]
            continue
        yield game, words[0], words[1] if len(words) > 1 else 'a house rule'


def option_cited(option, path, content):
    """In C an option is a name in quotes or the enum made of it; three and
    six are words of every day, so elsewhere only a comment counts."""
    enum = 'NORWEGIAN_' + {'play_on_for_ranking': 'PLAY_ON',
                           'ace_not_on_JK': 'ACE_NOT_ON_JK'}.get(
                               option, option.upper())
    if path.suffix in ('.c', '.h'):
        return (f'"{option}"' in content or f'{option}=' in content
                or re.search(rf'\b{enum}\b', content))
    if path.suffix == '.page':
        return re.search(rf'<!--[^>]*\b{option}\b', content)
    return f'{option}=' in content


def cited(rule, files):
    for path, content in files.items():
        if NUMBER.fullmatch(rule):
            if rule in NUMBER.findall(content):
                yield path
        elif option_cited(rule, path, content):
            yield path


def read(*tops, suffixes):
    return {path: text(path) for path in project_files(*tops)
            if path.suffix in suffixes and 'lint' not in path.parts}


def main():
    places = {
        'code': read('src', suffixes={'.c', '.h'}),
        'test': read('tests', suffixes={'.c', '.h', '.py', '.golden', '.txt'}),
        'help': read('help/C', suffixes={'.page'}),
    }
    table = '--table' in sys.argv
    tap = Tap()
    for game, rule, says in rules():
        found = {place: sorted(cited(rule, files))
                 for place, files in places.items()}
        if table:
            print(f'{rule:20} {says}')
            for place, paths in found.items():
                print(f'  {place}: {", ".join(map(str, paths)) or "none"}')
            continue
        missing = [place for place, paths in found.items() if not paths]
        if rule in ONLY_FOR_TESTS:
            missing = [place for place in missing if place == 'test']
        tap.case(f'{game} {rule}: {says}',
                 [f'no {place} cites {rule}' for place in missing])
    if not table:
        tap.done()


if __name__ == '__main__':
    main()
