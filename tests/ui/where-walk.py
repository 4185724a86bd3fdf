#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes where the window's tests do not, for the pages that show where each message
is seen (po/workshop.py where): to positions in which each sentence about a game is
told, to every value of every house rule, and to what is opened only now and then.

    where-walk.py TAPIS TAPIS-LAB WHERE-POSITIONS FINISHED-GAMES FOLDER [CASE…]

goes only to the cases whose names begin with one of those given. The driver's recorder keeps what is seen."""

import subprocess
import sys
from pathlib import Path

from tapis_driver import GAMES, WAR, Game, Tap, Tapis
from where_recorder import from_environment, marks

POSITIONS = sys.argv[3]
FINISHED = sys.argv[4]
FOLDER = Path(sys.argv[5])
RANDOM_GAMES, HINTS = '400', '120'

KINDS = {game.id: game for game in [
    *GAMES, WAR, Game('yellow-dwarf', 'Yellow Dwarf', ''),
    Game('noddy', 'Noddy', '')]}

# room for many lines of the log
LARGE = {'window-width': '1500', 'window-height': '1100',
         'log-visible': 'true'}
SETTLED = 10  # s
FEW = 12      # one game in so many is also looked at on the first page
# How something is told that the position alone does not show.
HOW = {'tried': 'when somebody tries something that cannot be done',
       'chosen': 'when cards are chosen',
       'question': 'in a question',
       'judged': 'when a move is judged',
       'refusal': 'of what is refused, where there are no better words,'}
MANY = 8
LEVELS = ('easy', 'medium', 'hard')
# Values of settings that are not there at first.
OTHER = {'animation-speed': 'fast', 'announcements': 'own-turn',
         'card-back': 'terracotta', 'index-letters': 'english'}


def search():
    """What each position tells, as {save: {number: how}}, and the values of
    the house rules, as {game: {option: [value]}}. What only comes of trying
    or asking in a position has no picture, but is recorded."""
    told, rules, known = {}, {}, set()
    recorder = from_environment()
    run = subprocess.run([POSITIONS, FOLDER, RANDOM_GAMES, HINTS], check=True,
                         capture_output=True, encoding='utf-8')
    save = None
    for line in run.stdout.splitlines():
        if line.startswith('='):
            game, option, *values = line[1:].split()
            if len(values) > MANY:
                # numbers, of which all but the least are told alike
                values = [values[0], values[1], values[-1]]
            rules.setdefault(game, {})[option] = values
        elif line.startswith('\t'):
            how, text = line[1:].split('\t', 1)
            numbers = set(marks.numbers(text))
            if recorder and numbers - known:
                recorder.tell(text, f'{HOW.get(how, "told")} in a game of '
                              f'{KINDS[save.rpartition("-")[0]].title}')
            known |= numbers
            if how not in HOW:
                for number in numbers:
                    told[save].setdefault(number, how)
        elif not line.startswith('#'):
            save = line
            told[save] = {}
    return told, rules


def fewest(told):
    """Few positions that tell all that any of them tells."""
    left = {number for numbers_of in told.values() for number in numbers_of}
    while left:
        best = max(told, key=lambda save: len(left & told[save].keys()))
        yield best
        left -= told[best].keys()


def lift_curtain(tapis):
    for button in tapis.find('Show My Cards'):
        if button.seen():
            button.act()
            tapis.wait('the cards', lambda: not any(
                node.seen() for node in tapis.find('Show My Cards')))


def open_position(save, how):
    """The position in the window; and what is told there when asked."""
    game = KINDS.get(save.rpartition('-')[0])
    if game is None:
        return
    tapis = Tapis(LARGE, game=game)
    tapis.data.mkdir(parents=True, exist_ok=True)
    tapis.save_path.write_bytes((FOLDER / f'{save}.tapis').read_bytes())
    tapis.start('--resume', game.id)
    tapis.reader.rest()
    lift_curtain(tapis)
    tapis.tree()
    tapis.take_keys()
    if 'hint' in how:
        tapis.press('h')
        tapis.wait('a hint', lambda: any(
            'the hint' in node.description or node.name.startswith('Hint')
            for node in tapis.tree().all()), SETTLED)
        tapis.reader.rest()
        tapis.tree()
    if 'guide' in how:
        tapis.press('s')
        tapis.reader.rest()
        tapis.tree()
    if 'why not' in how:
        for node in tapis.tree().all():
            if 'focusable' in node.states and node.seen() and \
                    set(marks.numbers(node.raw[1])) & how['why not']:
                node.act()
                tapis.reader.rest()
                tapis.tree()
                break
    if 'key' in how:
        tapis.press('t', 'c', 'l', 'm', 'w')
        tapis.reader.rest()
    tapis.kill()


def setup(game, values, level):
    """The page of a new game, with house rules; and the rules, as they are in
    force there."""
    rules = ', '.join(f"'{option}': '{value}'"
                      for option, value in values.items())
    tapis = Tapis({'window-width': '800', 'window-height': '1150',
                   'level': level,
                   'house-rules': f"{{'{game}': {{{rules}}}}}"})
    tapis.start()
    title = KINDS[game].title
    play = tapis.wait('the game', lambda: tapis.find(
        f'New game of {title}'))
    play[0].act()
    tapis.wait('the page of a new game', lambda: [
        node for node in tapis.find('Players') if node.seen()])
    tapis.reader.rest()
    tapis.tree()
    tapis.take_keys()
    tapis.press('F1')
    tapis.reader.rest()
    tapis.tree()
    tapis.kill()


def first_page(save):
    """The first page, where a game can be gone on with."""
    game = KINDS[save.rpartition('-')[0]]
    tapis = Tapis(LARGE, game=game)
    tapis.data.mkdir(parents=True, exist_ok=True)
    tapis.save_path.write_bytes((FOLDER / f'{save}.tapis').read_bytes())
    tapis.start()
    tapis.reader.rest()
    tapis.tree()
    tapis.kill()


def broken(name, how):
    """A file of the program's own that is not what it should be."""
    tapis = Tapis(LARGE)
    tapis.data.mkdir(parents=True, exist_ok=True)
    path = tapis.data / name
    if how == 'folder':
        path.mkdir()
    else:
        path.write_text('nothing', encoding='utf-8')
    tapis.start('--lesson', 'norwegian-01-goal')
    tapis.take_keys()
    tapis.reader.rest()
    tapis.tree()
    for _step in range(SETTLED):
        tapis.press('n')
        tapis.reader.rest()
    tapis.tree()
    tapis.kill()
    tapis.start()
    tapis.reader.rest()
    tapis.tree()
    tapis.kill()


def open_by_keys(keys, arguments=(), settings=None):
    """What is opened by a key."""
    tapis = Tapis(LARGE | (settings or {}))
    tapis.start(*arguments)
    tapis.take_keys()
    for key in keys:
        tapis.press(key)
        tapis.reader.rest()
        tapis.tree()
    tapis.reader.rest()
    tapis.tree()
    tapis.kill()


def count(game, number):
    """The statistics of that many games, their list, and the question whether
    to begin anew; the history."""
    tapis = Tapis(LARGE)
    subprocess.run([FINISHED, tapis.data / 'history', number, game], check=True)
    tapis.start()
    tapis.take_keys()
    tapis.press('ctrl+shift+t')
    tapis.reader.rest()
    for name in ('The same results as a list', 'Begin Anew…'):
        for node in tapis.find(name):
            if node.role != 'label' and node.seen():
                node.act()
                tapis.reader.rest()
                tapis.tree()
                break
    tapis.press('Escape')
    tapis.reader.rest()
    tapis.tree()
    tapis.press('ctrl+shift+h')
    tapis.reader.rest()
    tapis.tree()
    tapis.kill()


def main():
    tap = Tap()
    told, rules = search()
    cases = []
    for game, options in rules.items():
        for k in range(max(map(len, options.values()))):
            cases.append((f'rules-{game}-{k + 1}', setup, game,
                          {option: values[min(k, len(values) - 1)]
                           for option, values in options.items()},
                          LEVELS[k % len(LEVELS)]))
    table = ('--game', 'norwegian', '--seats', '3', '--deal', '5')
    cases.append(('other-settings', open_by_keys, ('ctrl+comma',), (), OTHER))
    for name, keys in (('shortcuts', ('ctrl+question',)),
                       ('preferences', ('ctrl+comma',)),
                       ('menu', ('F10',))):
        cases.append((name, open_by_keys, keys))
        cases.append((f'{name}-table', open_by_keys, keys, table))
    for name in ('lessons.progress', 'practice.box'):
        for how in ('folder', 'text'):
            cases.append((f'broken-{name}-{how}', broken, name, how))
    cases.append(('shortcuts-history', open_by_keys,
                  ('ctrl+shift+h', 'ctrl+question')))
    for keys in ('ace', 'xyz'):
        cases.append((f'search-{keys}', open_by_keys,
                      ('F1', 'ctrl+f', *keys, 'Return'), table))
    cases.append(('about', open_by_keys, ('F10', 'Up', 'Return')))
    for game in KINDS:
        for number in ('1', '300'):
            cases.append((f'statistics-{game}-{number}', count, game, number))
        cases.append((f'rules-of-{game}', open_by_keys, ('F1',),
                      ('--game', game, '--deal', '5')))
    for number, save in enumerate(fewest(told)):
        if number % FEW == 0:
            cases.append((f'first-page-{save}', first_page, save))
        how = {}
        for number, way in told[save].items():
            how.setdefault(way, set()).add(number)
        cases.append((save, open_position, save, how))
    for name, *call in cases:
        if not sys.argv[6:] or name.startswith(tuple(sys.argv[6:])):
            tap.run(name, *call)
    tap.done()


if __name__ == '__main__':
    main()
