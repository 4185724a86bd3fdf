#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which files keep, test, teach and explain each rule of each game.

    rules-matrix.py [--game ID] [TAPIS_LAB]     as TAP: a case a rule of those
                                                in tests/games/GAME/rules.txt
    rules-matrix.py --table                     for reading

A rule is cited, in a test's name or a row of a table of tests, in the code in a
comment, and in the help where people read it, by its whole number (BA-22),
several by a list of whole numbers (BA-20, BA-21) or by the first and the last
with an ellipsis (BS-30…BS-33). A house rule is cited in the code by the name
that its game's table of options gives it (BALCO_JOKERS), in a test by its saved
name and value (jokers=0), in the help by its saved name in a comment. A worked
example of the rules page is cited in the test as (example 12).

What fails: a rule without code or without a test, or that the help pages of its
game do not explain; a value of a house rule, or a worked example, that no test
of the game has; a number that does not exist; with TAPIS_LAB, a game or a house
rule that is there and not in the list, or the other way round. No lesson is
asked for."""

import argparse
import re
import subprocess

from games import templates
from rule_list import NUMBER, read_lists
from tap import Tap, project_files, text

TEMPLATES = templates()
RANGE = re.compile(r'\b([A-Z]{2}-\d+[a-z]?)…([A-Z]{2}-\d+[a-z]?)\b')
# what looks like a list or a range and would be half read
SHORT = r'\b{}-\d+[a-z]?(?: ?[…–/-] ?|\.\.+| (?:to|and) |, )\d+(?![\w.%])'

# Rules that no code can keep, only a test.
ONLY_FOR_TESTS = {'BN-33b'}

PLACES = {
    'code': (('src/engine', 'src/games'), {'.c', '.h'}),
    'test': (('tests',), {'.c', '.h', '.py', '.golden', '.txt'}),
    'lesson': (('data/lessons',), {'.xml'}),
    'help': (('help/C',), {'.page'}),
}


def asked(path):
    """What a test asks: the strings of a C file, the name of a test, and a row
    of a table of tests after its head. A comment does not test a rule."""
    content = text(path)
    if path.suffix == '.txt':
        return content[content.find('\n== '):]
    if path.suffix != '.c':
        return content
    content = re.sub(r'/\*.*?\*/', '', content, flags=re.S)
    return '\n'.join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', content))


class Game:
    """A game: its rules by number and by name, and where they are kept."""

    def __init__(self, listed):
        name = listed.name
        self.name = name
        self.rules = listed.rules
        self.options = listed.options
        self.examples = listed.examples
        self.prefix = listed.prefix
        self.wrong = listed.wrong
        self.files = [path for path in project_files('src/games')
                      if re.match(rf'{name}-rules\b', path.stem)]
        self.tests = [path for path in project_files('tests')
                      if path.parent.name == name
                      and path.name in ('cases.txt', 'script.txt')
                      or path.suffix == '.c'
                      and (path.stem == 'test-' + name
                           or path.stem.startswith(f'test-{name}-'))]
        self.code = '\n'.join(text(path) for path in self.files)
        self.tested = '\n'.join(asked(path) for path in self.tests)
        self.pages = [path for path in project_files('help/C')
                      if path.name in (name + '.page',
                                       name + '-house-rules.page')]

    def needs(self, rule):
        if rule in ONLY_FOR_TESTS:
            return ['test']
        return ['code', 'test'] + \
            ['help'] * (self.name not in TEMPLATES)

    def hint(self, place, option=None):
        """Where somebody who adds a rule or a house rule writes what misses."""
        named = f'<!-- {option} -->' if option else 'its number, as (BN-1)'
        return {
            'code': (f'use its index of the options in src/games/{self.name}/'
                     f'{self.name}-rules*.c' if option else
                     'write its number in a comment beside the code that '
                     'keeps it, in '
                     f'src/games/{self.name}/{self.name}-rules*.c'),
            'test': f'add a row with it to tests/games/{self.name}/cases.txt',
            'help': (f'explain it in help/C/{self.name}'
                     f'{"-house-rules" if option else ""}.page with {named}'),
        }[place]


def numbers(content, known):
    """The rules that a text cites, ranges filled in from those @known."""
    cited = {match[0] for match in NUMBER.finditer(content)}
    order = list(known)
    for first, last in RANGE.findall(content):
        if first in order and last in order:
            cited.update(order[order.index(first):order.index(last) + 1])
    return cited


def option_cited(game, option, place, path, content):
    if place == 'code':
        named = re.search(rf'\[(\w+)\]\s*=\s*{{\s*(?:\.id\s*=\s*)?"{option}"',
                          game.code)
        if path not in game.files or named is None:
            return False
        # used, not only listed among the options or their numbers
        return re.search(rf'^(?!\s*{named[1]},?$)(?!.*\[{named[1]}\] = {{).*'
                         rf'\b{named[1]}\b', content, re.M)
    if place == 'test':
        return path in game.tests and f'{option}=' in content
    return re.search(rf'<!--[^>]*\b{option}\b', content)


def matrix(games):
    """{rule: {place: [path, …]}}; a house rule is (game, name)."""
    found = {}
    for game in games:
        for rule in list(game.rules) + [(game.name, o) for o in game.options]:
            found[rule] = {place: [] for place in PLACES}
    known = [rule for game in games for rule in game.rules]
    for place, (tops, suffixes) in PLACES.items():
        for path in project_files(*tops):
            if path.suffix not in suffixes or 'lint' in path.parts \
                    or path.name == 'rules.txt':
                continue
            content = asked(path) if place == 'test' else text(path)
            read = content
            if place == 'help':
                read = re.sub(r'<!--.*?-->', '', content, flags=re.S)
            cited = numbers(read, known)
            for game in games:
                if place == 'help' and path not in game.pages:
                    continue
                for rule in cited & game.rules.keys():
                    found[rule][place].append(str(path))
                for option in game.options:
                    if option_cited(game, option, place, path, content):
                        found[game.name, option][place].append(str(path))
    return found


def unknown_numbers(games):
    """Citations of rules that are not there, or that are cut short."""
    known = {rule for game in games for rule in game.rules}
    prefixes = '|'.join(game.prefix for game in games if game.prefix)
    short = re.compile(SHORT.format(f'(?:{prefixes})'))
    for path in project_files('src', 'tests', 'data', 'help/C'):
        if 'lint' in path.parts or path.suffix not in \
                {'.c', '.h', '.py', '.golden', '.xml', '.page', '.txt'}:
            continue
        for n, line in enumerate(text(path).split('\n'), 1):
            for match in NUMBER.finditer(line):
                if match[1] in prefixes.split('|') and match[0] not in known:
                    yield f'{path}:{n}: there is no rule {match[0]}'
            for match in short.finditer(line):
                yield (f'{path}:{n}: “{match[0]}”: every number is written '
                       'whole, a range with …')


def in_program(games, lab):
    """What the program has and the list has not, or the other way round."""
    out = subprocess.run([lab, 'games'], capture_output=True, check=True,
                         encoding='utf-8').stdout
    there = {}
    for line in out.split('\n'):
        head = re.fullmatch(r'(\S+) \d+-\d+', line)
        option = re.fullmatch(r'  (\S+?)=(\S+)(?: step \d+)? \((\S+)\)', line)
        if head:
            options = there.setdefault(head[1], {})
        elif option:
            options[option[1]] = option[2], option[3]
    listed = {game.name: game for game in games}
    for name in there.keys() - listed.keys():
        yield (f'{name} has no tests/games/{name}/rules.txt: list its rules '
               'there (see tests/lint/rule_list.py)')
    for name in listed.keys() - there.keys():
        yield f'tests/games/{name}/rules.txt: no such game is registered'
    for name in there.keys() & listed.keys():
        options = listed[name].options
        for option in there[name].keys() ^ options.keys():
            where = ('its rules.txt' if option in options
                     else "the program's list of options")
            yield f'{name}: {option} is in {where} only'
        for option in there[name].keys() & options.keys():
            values, default = there[name][option]
            if options[option][0] != default:
                yield (f'tests/games/{name}/rules.txt: {option}: the default, '
                       f'which comes first, is {default}')
            if '…' not in options[option] and \
                    set(values.split('|')) != set(options[option]):
                yield (f'tests/games/{name}/rules.txt: {option}: the values '
                       f'are {values.replace("|", " ")}')


def print_table(games, found):
    for game in games:
        rules = [(rule, rule, says) for rule, says in game.rules.items()]
        rules += [((game.name, option), option, ' '.join(values))
                  for option, values in game.options.items()]
        print(f'{game.name}: {len(game.rules)} rules, '
              f'{len(game.options)} house rules, '
              f'{len(game.examples)} worked examples\n')
        for key, rule, says in rules:
            print(f'{rule:22} {says}')
            for place, paths in found[key].items():
                none = 'none' if place in game.needs(rule) else '-'
                print(f'  {place:8} {" ".join(paths) or none}')
        print()


def print_cases(games, found, known, lab):
    tap = Tap()
    for game in games:
        rules = f'src/games/{game.name}/{game.name}-rules.c'
        tests = f'tests/games/{game.name}/cases.txt'
        tap.case(f'{game.name}: rules and tests are there',
                 game.wrong + [f'no file {rules}'] * (not game.files)
                 + [f'no file {tests}'] * (not game.tests))
        for rule, says in game.rules.items():
            tap.case(f'{rule}: {says}',
                     [f'no {place} cites {rule}: {game.hint(place)}'
                      for place in game.needs(rule) if not found[rule][place]])
        for option, values in game.options.items():
            tap.case(f'{game.name} {option}',
                     [f'no {place} cites {option}: {game.hint(place, option)}'
                      for place in game.needs(option)
                      if not found[game.name, option][place]]
                     + [f'no test has {option}={value}: {game.hint("test")}'
                        for value in values[1:] if value != '…'
                        and not re.search(rf'\b{option}={value}\b',
                                          game.tested)])
        cited = set()
        for words in re.findall(r'\(examples? ([^()]*)\)', game.tested):
            cited.update(re.findall(r'\d+', words))
        tap.case(f'{game.name}: worked examples',
                 [f'no test has (example {example})'
                  for example in game.examples if example not in cited])
    tap.case('every number cited is a rule', unknown_numbers(known))
    if lab:
        tap.case('the list is that of the program', in_program(known, lab))
    tap.done()


def main():
    options = argparse.ArgumentParser()
    options.add_argument('--table', action='store_true')
    options.add_argument('--game')
    options.add_argument('lab', nargs='?')
    options = options.parse_args()
    games = [Game(listed) for listed in read_lists()]
    found = matrix(games)
    shown = [game for game in games if options.game in (None, game.name)]
    if options.table:
        print_table(shown, found)
    else:
        print_cases(shown, found, games, options.lab)


if __name__ == '__main__':
    main()
