# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the games by number, as tests/games/GAME/rules.txt lists them.

    examples 1 2 4          the numbers of the worked examples, if there are any
    BN-1    how many play   a rule
    six: suit colour        a house rule by the name that it has in saved games,
                            with its values, the default first; of numbers only
                            those that a test must have, and "…"
"""

import re

from tap import ROOT, text

NUMBER = re.compile(r'\b([A-Z]{2})-(\d+)([a-z]?)\b')


class RuleList:
    """The rules of one game; what cannot be read is in `wrong`."""

    def __init__(self, path):
        self.name = path.parent.name
        self.rules = {}
        self.options = {}
        self.examples = []
        self.prefix = None
        self.wrong = []
        lines = text(path.relative_to(ROOT)).split('\n')
        for n, line in enumerate(lines, 1):
            why = self._read(line)
            if why:
                self.wrong.append(
                    f'{path.relative_to(ROOT)}:{n}: {line}: {why}')

    def _read(self, line):
        words = line.split(None, 1)
        option = re.fullmatch(r'([\w]+): (.+)', line)
        if not words or line.startswith('#'):
            return None
        if words[0] == 'examples':
            self.examples = line.split()[1:]
        elif NUMBER.fullmatch(words[0]):
            self.prefix = self.prefix or words[0][:2]
            if len(words) < 2:
                return 'write behind the number what the rule is about'
            if words[0][:2] != self.prefix:
                return f'the numbers of this game begin with {self.prefix}-'
            if words[0] in self.rules:
                return 'this number stands here twice'
            self.rules[words[0]] = words[1]
        elif option:
            self.options[option[1]] = option[2].split()
        else:
            return ('write "AB-1 what the rule is about", "house_rule: default '
                    'other" or "examples 1 2"')
        return None


def read_lists():
    """A RuleList a game, in the order of their names."""
    return [RuleList(path)
            for path in sorted(ROOT.glob('tests/games/*/rules.txt'))]
