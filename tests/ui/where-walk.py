#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes where the window's tests do not, for the pages that show where each
message is seen (po/workshop.py where): to positions in which each sentence of a
game is told, to every value of every house rule, and to what is opened only now
and then.

    where-walk.py TAPIS TAPIS-LAB WHERE-POSITIONS WHERE-LEARNER FINISHED-GAMES
                  FOLDER [CASE…]

goes only to the cases whose names begin with one of those given. The driver's
recorder keeps what is seen."""

import datetime
import os
import re
import subprocess
import sys
from concurrent import futures
from functools import partial
from pathlib import Path

from tapis_driver import GAMES, WAR, Failure, Game, Tap, Tapis, lab
from where_recorder import from_environment, marks

POSITIONS = sys.argv[3]
LEARNER = sys.argv[4]
FINISHED = sys.argv[5]
FOLDER = Path(sys.argv[6])
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
       'lesson': 'by the coach',
       'review': 'in a review',
       'touched': 'when a pile is touched',
       'refusal': 'of what is refused, where there are no better words,'}
MANY = 8
LONG = 30         # s, until a lesson or a hint says that it takes long
MOST_STEPS = 60   # of a lesson
LEVELS = ('easy', 'medium', 'hard', 'random')
# Values of settings that are not there at first.
OTHER = {'animation-speed': 'fast', 'announcements': 'own-turn',
         'card-back': 'terracotta', 'index-letters': 'english',
         'one-tap': 'always'}


def search():
    """What each position tells, as {save: {number: how}}, and the values of
    the house rules, as {game: {option: [value]}}. What only comes of trying
    or asking in a position has no picture, but is recorded."""
    told, rules, known = {}, {}, set()
    recorder = from_environment()

    def told_by(command):
        run = subprocess.run(command, check=True, capture_output=True,
                             encoding='utf-8')
        return run.stdout.splitlines()

    commands = [[POSITIONS, FOLDER, game, RANDOM_GAMES, HINTS]
                for game in KINDS] + [[LEARNER, game] for game in KINDS]
    with futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        lines = [line for found in pool.map(told_by, commands)
                 for line in found]
    save = None
    for line in lines:
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


def look(tapis):
    tapis.reader.rest()
    tapis.tree()


def press(key):
    return lambda tapis: tapis.press(key)


def to_file(name):
    """Types the path of a file in the program's home."""
    return lambda tapis: typed(str(tapis.home / name))(tapis)


def typed(text):
    return lambda tapis: subprocess.run(
        ['xdotool', 'type', '--delay', '0', text], check=True)


def ways(tapis, name):
    """What can be seen and acted on, and has that name (a pattern). What comes
    in the place of another is read object by object."""
    return [node for node in tapis.reader.read(False).all()
            if node.role != 'label' and node.seen() and
            re.search(name, node.name) and 'sensitive' in node.states and
            node.actions()]


def choose(name, patience=SETTLED):
    """Acts on what has that name, if anything has."""
    def step(tapis):
        try:
            node = tapis.wait(name, lambda: ways(tapis, name), patience)[0]
        except Failure:
            print(f'# there is no {name}')
        else:
            node.act('card.lay' if 'card.lay' in node.actions() else None)
    return step


def await_text(name):
    """Waits until something is called so (a pattern)."""
    return lambda tapis: tapis.wait(
        name, lambda: any(re.search(name, node.name)
                          for node in tapis.reader.read(False).all()), LONG)


def to_a_task(tapis):
    """Reads what comes before it in a lesson."""
    for _step in range(MOST_STEPS):
        on = ways(tapis, '^Continue$')
        if not on:
            return
        on[0].act()
        look(tapis)


# To the first question of a lesson, and a wrong answer as likely as not.
ANSWER = (to_a_task, choose('^[0-3]$', 1), choose('^Check$'),
          choose('^Continue$'), press('alt+Left'))


def spoil(path, how):
    """A file of the program's own that is not what it should be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if callable(how):
        path.write_text(how(), encoding='utf-8')
    elif how == 'folder':
        path.mkdir()
    elif how == 'unreadable':
        # as on a disk with errors
        path.symlink_to('/proc/self/mem')
    elif how.startswith('full '):
        # and there is no name left under which it could be kept
        path.write_text(how.removeprefix('full '), encoding='utf-8')
        for number in range(1, 10000):
            path.with_name(f'{path.name}.broken-{number}').symlink_to('none')
    else:
        path.write_text(how, encoding='utf-8')


def visit(steps, arguments=(), settings=None, files=(), games=(), data=None):
    """Opens the window and takes the steps. @files: {name: how it is spoilt, or
    its text, or what writes it}; @games: finished ones: a folder, their number,
    their kind; @data: what the program's folder is a link to."""
    tapis = Tapis(LARGE | (settings or {}))
    if data is not None:
        tapis.data.parent.symlink_to(data)
    for name, how in dict(files).items():
        spoil(tapis.data / name, how)
    if games:
        folder, *which = games
        subprocess.run([FINISHED, tapis.data / folder, *which], check=True)
    tapis.start(*arguments)
    tapis.take_keys()
    tapis.tree()
    look(tapis)
    for step in steps:
        step(tapis)
        look(tapis)
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
    for name in ('The results as a list', 'Begin Anew…'):
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


PACKS = {
    'norwegian': [rank + suit for suit in 'SHDC'
                  for rank in 'A 2 3 4 5 6 7 8 9 10 J Q K'.split()],
    'balco': [f'{rank}{suit}' for suit in 'oceb' for rank in range(1, 13)],
}


def by_hand(game, places, options='', jokers=0, lines='', moves=()):
    """A position of two players, as a save; cards that have no place there have
    left the game, or where it has not begun are in the stock."""
    lying = ' '.join(places.values()).replace('@', ' ').replace('+', ' ')
    rest = ['*'] * (jokers - lying.count('*')) + [
        card for card in PACKS[game] if card not in lying.split()]
    begun = 'pile' in places
    places = {f'{row}.{seat}': '' for row in ('hand', 'up', 'down')
              for seat in (0, 1)} | {'stock': '', 'burnt': '', 'pile': ''} | \
        {'burnt' if begun else 'stock': ' '.join(rest)} | places
    cards = ''.join(f'{place}={cards}\n' for place, cards in places.items())
    phase = 'play\nto-move=0' if begun else 'exchange\nto-move=0'
    played = ''.join(f'{n}={move}\n' for n, move in enumerate(moves, 1))
    return (f'[game]\nformat=1\nid={game}\nseats=2\ndealer=1\n'
            f'options={options}\n\n[position]\nphase={phase}\n{lines}{cards}\n'
            f'[moves]\n{played}\n'
            '[table]\nviewer=0\nplayer.0=person\nplayer.1=easy\n')


def last_cards(lines='', moves=()):
    """One decision is left."""
    return by_hand('norwegian', {'hand.0': '7S KD', 'hand.1': 'KC KH',
                                 'pile': '5C@1'}, lines=lines, moves=moves)


def dealt(game, seed):
    """A game of which nothing was played, as a save."""
    return lab('deal', game, '--seats', '3', '--seed', str(seed)) + \
        '\n[table]\nviewer=0\nplayer.0=person\nplayer.1=easy\n'


def deal_of_yesterday():
    """That deal, played to its end by the rules of thumb, as a save."""
    def deal(*arguments):
        return lab('deal', 'norwegian', '--seed', f'{YESTERDAY:%Y%m%d}',
                   *arguments)

    seats = int(re.search(r'^seats=(\d+)', deal(), re.M)[1])
    save = deal('--dealer', str(seats - 1))
    while lab('moves', text=save).strip():
        move = lab('advise', 'easy', text=save).splitlines()[0]
        save = lab('play', move, '--save', text=save)
    others = ''.join(f'player.{seat}=easy\n' for seat in range(1, seats - 1))
    return (f'{save}\n[table]\nviewer=0\nplayer.0=person\n{others}'
            f'player.{seats - 1}=hard\n')


YESTERDAY = datetime.date.today() - datetime.timedelta(days=1)
HISTORY = press('ctrl+shift+h')
RECORD = [HISTORY, press('Return')]
TABLE = ('--game', 'norwegian', '--seats', '3', '--deal', '5')
TWO_GAMES = ('history', '2', 'norwegian')
# A lesson that asks for one answer of several.
QUIZ = ('--lesson', 'noddy-19-quiz')


def visit_pages():
    """What is opened now and then, by name."""
    def go(*steps, arguments=(), **more):
        return partial(visit, steps, arguments, **more)

    export = [*RECORD, choose('^Export'), await_text('^Name:'),
              Tapis.take_keys]
    found = {
        'other-settings': go(press('ctrl+comma'), settings=OTHER),
        'shortcuts-history': go(HISTORY, press('ctrl+question')),
        'about': go(press('F10'), press('Up'), press('Return')),
        'years': go(HISTORY, press('End'), press('Home'),
                    games=('history', '420', 'norwegian')),
        'many-games': go(HISTORY, games=('history', '3000')),
        'earlier': go(*RECORD, games=('history/earlier', '2', 'norwegian')),
        'export': go(*export, to_file('game'), choose('Save$'),
                     await_text('has been exported'), games=TWO_GAMES),
        'export-nowhere': go(*export, typed('/proc/game'), choose('Save$'),
                             await_text('cannot be written'),
                             games=TWO_GAMES),
        'replay': go(*RECORD, choose('^Replay$'), press('w'), press('m'),
                     choose('^Play On$'), await_text('^Give up the running'),
                     games=TWO_GAMES, files={
                         'norwegian.tapis': last_cards(moves=['0 lay 7S'])}),
        'nothing-to-judge': go(*RECORD, choose('^Review$'), files={
            'history/norwegian-20261120T000000Z-1.tapis': by_hand(
                'norwegian', {'hand.0': '7S', 'hand.1': 'KC KH',
                              'pile': '5C@1'}, moves=['0 lay 7S'])}),
        'day': go(press('ctrl+shift+t'), await_text('Deal of the Day'), files={
            f'history/norwegian-{YESTERDAY:%Y%m%d}T120000Z-1.tapis':
            deal_of_yesterday}),
        'link': go(press('F10'), choose('Copy Link'), arguments=TABLE),
        'number': go(press('F10'), choose('Copy Deal Number'),
                     arguments=TABLE),
        'why-none': go(press('F6'), press('F6'), press('w'), press('F6'),
                       press('w'), arguments=TABLE),
        'again': go(press('ctrl+z'), press('ctrl+shift+z'), arguments=TABLE),
        'hesitates': go(to_a_task, await_text('Would you like a hint'),
                        arguments=('--lesson', 'norwegian-01-goal')),
        'answers': go(*ANSWER, arguments=QUIZ),
        'thinks': go(press('h'), await_text('Looking for|^Hint'), arguments=(
            '--game', 'scientific-war', '--seats', '6', '--deal', '5',
            '--players', 'hard')),
    }
    for name, key in (('shortcuts', 'ctrl+question'),
                      ('preferences', 'ctrl+comma'), ('menu', 'F10')):
        found[name] = go(press(key))
        found[f'{name}-table'] = go(press(key), arguments=TABLE)
    for game in KINDS:
        found[f'rules-of-{game}'] = go(
            press('F1'), arguments=('--game', game, '--deal', '5'))
    for words in ('ace', 'xyz'):
        found[f'search-{words}'] = go(
            press('F1'), press('ctrl+f'), typed(words), press('Return'),
            arguments=TABLE)
    for kind in ('person', 'easy', 'random'):
        seats = ', '.join([f"('{kind}', '')"] * 3)
        found[f'players-{kind}'] = go(
            choose('^New game of Norwegian War'), choose('^Deal the Cards'),
            settings={'players': f"{{'norwegian': [{seats}]}}"})
    return found


def visit_positions():
    """Games that can be gone on with, and what random games do not come to."""
    on_an_ace = {'hand.0': '5S KS', 'hand.1': '4H 6H', 'pile': 'AS@1'}
    rows = {'up.0': '3o 4o 5o', 'up.1': '3c 4c 5c', 'down.0': '6o 7o 8o',
            'down.1': '6c 7c 8c'}
    laid = ('0 ready', '1 ready')
    tell = (press('t'), press('m'), choose('^(5|knight|king) of '), press('w'))
    saves = {
        'ace': by_hand('norwegian', on_an_ace),
        'ace-rotate': by_hand('norwegian', on_an_ace, 'three=rotate;'),
        'one': by_hand('balco', rows | {
            'hand.0': '1o 1c *', 'hand.1': '1e 1b *'}, 'starter=lay;', 4,
            moves=laid),
        'one-plain': by_hand('balco', rows | {
            'hand.0': '1o 1c 2e', 'hand.1': '1e 1b 2b'},
            'starter=lay;jokers=0;', moves=laid),
        'ten': by_hand('balco', rows | {
            'hand.0': '10o 10c *', 'hand.1': '10e 10b *'}, 'starter=lay;', 4,
            moves=laid),
    }
    found = {}
    for name, save in saves.items():
        game = 'norwegian' if name.startswith('ace') else 'balco'
        found[f'by-hand-{name}'] = partial(
            visit, tell, ('--resume', game), files={f'{game}.tapis': save})
    found['by-hand-broken-off'] = partial(
        visit, [choose('^7 of spades$'), look], ('--resume', 'norwegian'),
        files={'norwegian.tapis': last_cards('plies=4999\n')})
    found['by-hand-risk'] = partial(
        visit, [choose('^10 of ')], ('--resume', 'norwegian'),
        {'confirm-risky': 'true'}, {'norwegian.tapis': by_hand(
            'norwegian', {'hand.0': '10S', 'hand.1': '4H 6H', 'pile': '5D@1'},
            'voluntary_pickup=on;')})
    for seed in range(1, 7):
        found[f'running-{seed}'] = partial(visit, (), files={
            f'{game}.tapis': dealt(game, seed)
            for game in ('norwegian', 'balco', 'yellow-dwarf')})
    return found


def visit_broken_files():
    """Files that cannot be read, and folders that cannot be written to."""
    found = {}
    for name in ('lessons.progress', 'practice.box'):
        for how in ('folder', 'nothing', 'unreadable', 'full nothing'):
            files = {name: how}
            found[f'broken-{name}-{how}'] = partial(visit, ANSWER, QUIZ,
                                                    files=files)
            found[f'broken-{name}-{how}-first'] = partial(
                visit, [choose('^Learn')], files=files)
    for number, how in enumerate((
            'unreadable', 'full nothing', 'full [game]\nformat=99\n',
            'full ' + dealt('balco', 1))):
        found[f'broken-game-{number}'] = partial(
            visit, (), ('--resume', 'norwegian'),
            files={'norwegian.tapis': how})
    for folder in ('/sys', '/proc'):
        found[f'broken-folder-{folder}'] = partial(visit, ANSWER, QUIZ,
                                                   data=folder)
        found[f'broken-folder-{folder}-table'] = partial(visit, (), TABLE,
                                                         data=folder)
    return found


def found_cases():
    """All house rules, and few positions that tell all that is told."""
    told, rules = search()
    cases = []
    for game, options in rules.items():
        for k in range(max(map(len, options.values()))):
            cases.append((f'rules-{game}-{k + 1}', setup, game,
                          {option: values[min(k, len(values) - 1)]
                           for option, values in options.items()},
                          LEVELS[k % len(LEVELS)]))
    for number, save in enumerate(fewest(told)):
        if number % FEW == 0:
            cases.append((f'first-page-{save}', first_page, save))
        how = {}
        for message, way in told[save].items():
            how.setdefault(way, set()).add(message)
        cases.append((save, open_position, save, how))
    return cases


def main():
    tap = Tap()
    wanted = sys.argv[7:]
    cases = list((visit_pages() | visit_positions() |
                  visit_broken_files()).items())
    if not wanted or not all(any(name.startswith(begin) for name, *_ in cases)
                             for begin in wanted):
        cases += found_cases()
    for game in KINDS:
        cases += [(f'statistics-{game}-{number}', count, game, number)
                  for number in ('1', '300')]
    for name, *call in cases:
        if not wanted or name.startswith(tuple(wanted)):
            tap.run(name, *call)
    tap.done()


if __name__ == '__main__':
    main()
