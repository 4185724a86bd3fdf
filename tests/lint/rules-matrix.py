#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which files keep, test, teach and explain each rule of each game.

    rules-matrix.py [TAPIS_LAB]     as TAP: a case a rule, of those in rules.txt
    rules-matrix.py --table         for reading

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
rule that is there and not in rules.txt, or the other way round. No lesson is
asked for."""

import re
import subprocess
import sys

from tap import Tap, project_files, text

NUMBER = re.compile(r'\b([A-Z]{2})-(\d+)([a-z]?)\b')
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


def strings(content):
    """What a C file has between quotes: the name of a test or a row of a table
    cites a rule, a comment does not test it."""
    content = re.sub(r'/\*.*?\*/', '', content, flags=re.S)
    return '\n'.join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', content))


class Game:
    """A section of rules.txt: a game, its rules by number and by name."""

    def __init__(self, name):
        self.name = name
        self.rules = {}
        self.options = {}
        self.examples = []
        self.prefix = None
        self.files = [path for path in project_files('src/games')
                      if re.match(rf'{name}-rules\b', path.stem)]
        self.tests = [path for path in project_files('tests')
                      if path.suffix == '.c'
                      and (path.stem == 'test-' + name
                           or path.stem.startswith(f'test-{name}-'))]
        self.code = '\n'.join(text(path) for path in self.files)
        self.tested = '\n'.join(strings(text(path)) for path in self.tests)
        self.pages = [path for path in project_files('help/C')
                      if path.name in (name + '.page',
                                       name + '-house-rules.page')]

    def needs(self, rule):
        if rule in ONLY_FOR_TESTS:
            return ['test']
        return ['code', 'test', 'help']


def read_list():
    """The games of rules.txt; a line that is none ends it all."""
    games = []
    for n, line in enumerate(text('tests/lint/rules.txt').split('\n'), 1):
        if line.startswith('#') or not line:
            continue
        section = re.fullmatch(r'\[([a-z-]+)\]', line)
        words = line.split(None, 1)
        if section:
            games.append(Game(section[1]))
        elif words[0] == 'examples':
            games[-1].examples = words[1].split()
        elif NUMBER.fullmatch(words[0]) and len(words) == 2:
            game = games[-1]
            game.prefix = game.prefix or words[0][:2]
            assert words[0][:2] == game.prefix, f'rules.txt:{n}: {line}'
            assert words[0] not in game.rules, f'rules.txt:{n}: twice'
            game.rules[words[0]] = words[1]
        else:
            # "six: suit colour reverse", the preset first; of numbers only
            # those that a test must have, and "…"
            option = re.fullmatch(r'([\w]+): (.+)', line)
            assert option, f'rules.txt:{n}: {line}'
            games[-1].options[option[1]] = option[2].split()
    return games


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
            if path.suffix not in suffixes or 'lint' in path.parts:
                continue
            content = text(path)
            if place == 'test' and path.suffix == '.c':
                content = strings(content)
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
    prefixes = '|'.join(game.prefix for game in games)
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
    there.pop('null', None)     # the template has no rules page
    listed = {game.name: game for game in games}
    for name in there.keys() - listed.keys():
        yield f'rules.txt has no section for the game {name}'
    for name in listed.keys() - there.keys():
        yield f'no game {name} is registered'
    for name in there.keys() & listed.keys():
        options = listed[name].options
        for option in there[name].keys() ^ options.keys():
            yield f'{name}: {option} is only in one of program and rules.txt'
        for option in there[name].keys() & options.keys():
            values, preset = there[name][option]
            if options[option][0] != preset:
                yield f'{name}: the preset of {option} is {preset}'
            if '…' not in options[option] and \
                    set(values.split('|')) != set(options[option]):
                yield f'{name}: the values of {option} are {values}'


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


def print_cases(games, found, lab):
    tap = Tap()
    for game in games:
        tap.case(f'{game.name}: rules and tests are there',
                 [f'no file src/games/{game.name}/{game.name}-rules.c'] * (not game.files)
                 + [f'no file tests/engine/test-{game.name}.c']
                 * (not game.tests))
        for rule, says in game.rules.items():
            tap.case(f'{rule}: {says}',
                     [f'no {place} cites {rule}' for place in game.needs(rule)
                      if not found[rule][place]])
        for option, values in game.options.items():
            tap.case(f'{game.name} {option}',
                     [f'no {place} cites {option}'
                      for place in game.needs(option)
                      if not found[game.name, option][place]]
                     + [f'no test has {option}={value}'
                        for value in values[1:]
                        if value != '…' and not re.search(rf'\b{option}={value}\b',
                                         game.tested)])
        cited = set()
        for words in re.findall(r'\(examples? ([^()]*)\)', game.tested):
            cited.update(re.findall(r'\d+', words))
        tap.case(f'{game.name}: worked examples',
                 [f'no test has (example {example})'
                  for example in game.examples if example not in cited])
    tap.case('every number cited is a rule', unknown_numbers(games))
    if lab:
        tap.case('the list is that of the program', in_program(games, lab))
    tap.done()


def main():
    games = read_list()
    found = matrix(games)
    if '--table' in sys.argv:
        print_table(games, found)
    else:
        print_cases(games, found, sys.argv[1] if len(sys.argv) > 1 else None)


if __name__ == '__main__':
    main()
