#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks the accessibility tree of every page: nothing that can have the focus
or do something is without a name, no name is the name of a type, nothing is
said twice, and every card, pile and player says what it is and where.

    test-names.py TAPIS TAPIS-LAB
"""

import re

from page_rules import check, in_combo_box, tour
from tapis_driver import (AS_NUMBERS, GAMES, HIDDEN, NUMBERS, RANKS,
                          SPANISH_SUITS, SUITS, Table, Tap, Tapis, expect)

CARDS = {f'{RANKS.get(rank, rank)} of {suit}'
         for rank in ('A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K')
         for suit in SUITS.values()} | {HIDDEN, 'joker'} | {
             f'{NUMBERS.get(str(number), number)} of {suit}'
             for number in range(1, 13) for suit in SPANISH_SUITS.values()} | {
                 f'joker as {AS_NUMBERS.get(str(number), f"a {number}")}'
                 for number in range(1, 13)}


def is_card(node):
    return node.parent is not None and \
        re.search(r'(row|hand|^Stock|^Pile|^Burned cards|^Cleaned cards)'
                  r', \d+ cards?$', node.parent.name) is not None


def check_table(tapis, cards_at_least):
    """Cards, piles, players, the demand and what can be done."""
    table = tapis.turn()
    wrong = []
    cards = [node for node in table.tree.all() if is_card(node)]
    expect(len(cards) >= cards_at_least, f'only {len(cards)} cards')
    for card in cards:
        where = re.match(r'(\d+) of (\d+)\.', card.description)
        total = int(re.search(r'(\d+) cards?$', card.parent.name)[1])
        siblings = card.parent.children
        if card.name not in CARDS:
            wrong.append(f'no name of a card: {card}')
        if where is None or int(where[2]) != total or int(where[1]) != \
                total - len(siblings) + siblings.index(card) + 1:
            wrong.append(f'not its place among {total}: {card}')
        elif 'focusable' in card.states and where.end() == len(
                card.description):
            wrong.append(f'neither how nor why not: {card}')
        if (card.role == 'button') != ('focusable' in card.states):
            wrong.append(f'a button, but not for the keyboard: {card}')
        if card.role == 'button' and card.actions()[:2] != ['card.select',
                                                            'card.lay']:
            wrong.append(f'does {card.actions()}: {card}')
    names = [seat.name for seat in table.seats]
    if len(set(names)) != len(names) or 'You' not in names:
        wrong.append(f'players: {names}')
    for seat in table.seats:
        if not re.search(r'(have|has) \d+ cards? in hand\.|no cards left|out:',
                         seat.description):
            wrong.append(f'not what they have: {seat}')
        if seat.actions() != ['seat.choose']:
            wrong.append(f'does {seat.actions()}: {seat}')
    for button in table.actions.values():
        if not button.description:
            wrong.append(f'not what it does: {button}')
    for pile in ('Stock', 'Pile', tapis.game.gone):
        if not table.pile(pile).description:
            wrong.append(f'nothing about it: {table.pile(pile)}')
    demands = [node for node in table.tree.all()
               if node.role == 'label' and node.description]
    if not demands:
        wrong.append('the demand on the next card is not described')
    if not table.over() and not table.says(
            r'^(You|None of|That card|The pile is|Who|Which)'):
        wrong.append(f'what is asked is not written: {table.labels}')
    expect(not wrong, '; '.join(wrong[:20]))


def chooser():
    tapis = Tapis()
    tapis.start()
    tapis.wait('the chooser', lambda: tapis.find('New game of Norwegian War'))
    check(tapis, 'the chooser')
    print(f'# {len(tour(tapis, "the chooser"))} stops')

    def rules():
        return [node for node in tapis.find('Rules and Help') if node.seen()]

    # what is closed is not read, nor what it covered
    tapis.press('F1')
    tapis.wait('the rules', rules)
    check(tapis, 'the rules')
    expect(not [node for node in tapis.find('New game of Norwegian War')
                if node.seen()], 'what the rules cover is still read')
    tapis.press('Escape')
    tapis.wait('the rules to go', lambda: not rules())
    tapis.check_errors()


def settling():
    tapis = Tapis()
    tapis.start()
    tapis.push('New game of Norwegian War')
    tapis.wait('the page', lambda: tapis.find('Deal the Cards'))
    expect(not tapis.find('New game of Norwegian War'),
           'the page before is still read')
    check(tapis, 'the page that settles a game')
    stops = tour(tapis, 'the page that settles a game')
    print(f'# {len(stops)} stops')
    expect(len(stops) > 15, f'few stops: {stops}')
    # newer toolkits relate the row to the label that explains it
    rules = [node for node in tapis.tree().all()
             if node.role in ('combo box', 'list item')
             and not in_combo_box(node) and
             (len(node.description) > 30 or
              any(len(label.name) > 30 for label in node.all()))]
    expect(len(rules) >= 12, f'house rules that are explained: {rules}')
    tapis.check_errors()


def play(tapis, moves):
    """Plays that many moves, or fewer if the game is over before."""
    for _ in range(moves):
        table = tapis.turn()
        if table.over():
            break
        tapis.after('a move', table.act, tapis)
    return tapis.turn()


def check_everything(tapis, where, cards):
    check(tapis, where)
    check_table(tapis, cards)
    stops = tour(tapis, where, 30)
    print(f'# {where}: {len(stops)} stops')
    return stops


def playing(game, seats, arguments):
    # the tour comes by a log that fits into its pane
    log = seats == 2
    tapis = Tapis({'window-width': '1500', 'window-height': '1000',
                   'log-visible': 'true' if log else 'false'})
    tapis.start('--game', 'norwegian', '--seats', str(seats), '--deal', '4',
                '--players', 'easy', *arguments)
    tapis.turn()
    expect(not tapis.find('New game of Norwegian War'),
           'the page before is still read')
    check_everything(tapis, 'the exchange', 3 * 3 + 6 * (seats - 1))

    for moves in (4, 5):
        if not play(tapis, moves).over():
            stops = check_everything(tapis, 'the table', 6)
            expect(not log or [stop for stop in stops if 'list item' in stop],
                   f'Tab does not come to the log: {stops}')
    tapis.check_errors()


LAST_MOVE = """[game]
format=1
id=norwegian
seats=3
dealer=2

[position]
phase=play
to-move=0
direction=clockwise
stock=
pile=9S@2
hand.0=KH
up.0=
down.0=
hand.1=10C JC
up.1=
down.1=
hand.2=QC KC AC
up.2=
down.2=

[moves]
"""


def result():
    """A game of which only the last move is left."""
    tapis = Tapis()
    tapis.resume(LAST_MOVE)
    expect(play(tapis, 1).over(), 'the game does not end')
    check(tapis, 'the result')
    stops = tour(tapis, 'the result')
    print(f'# {len(stops)} stops')
    expect([stop for stop in stops if 'You won.' in stop and
            'Fox lost, with 2 cards left.' in stop],
           f'Tab does not tell the places: {stops}')
    tapis.check_errors()


JOKER = """[game]
format=1
id=balco
seats=2
dealer=1

[position]
phase=play
to-move=0
stock=
pile=9o@1
hand.0=4e 9e *
up.0=1o 10c 7b
down.0=3c 8e 6b
hand.1=11o 12c 1e
up.1=2c 2e 7o
down.1=6o 9b 3e

[moves]
"""


def number():
    """The question which number a joker stands for."""
    game = next(game for game in GAMES if game.asks_number)
    tapis = Tapis(game=game)
    table = tapis.resume(JOKER)
    expect(table.card('joker').act('card.lay'), 'the joker cannot be laid')
    table = tapis.wait('the numbers', lambda: (
        table := Table(tapis.tree(), game)).numbers() and table)
    check(tapis, 'the question')
    expect([button.name for button in table.numbers()] ==
           ['1', '2', '9', '10', '11', '12'],
           f'what fits on a 9: {table.numbers()}')
    expect(table.says(r'^Which rank'), f'nothing is asked: {table.labels}')
    expect('you need' in table.actions['8'].description,
           f'8 does not say why not: {table.actions["8"]}')
    table.actions['12'].act()
    tapis.wait('the joker on the pile', lambda: tapis.find(
        'joker as a king (12)'))
    tapis.check_errors()


def seats():
    """The row that says who plays, which is open where several people do."""
    tapis = Tapis()
    tapis.write_settings(players="{'norwegian': [('person', 'Anna'), "
                                 "('hard', ''), ('person', '')]}")
    tapis.start()
    tapis.push('New game of Norwegian War')
    who = tapis.wait('a seat', lambda: next(iter(tapis.find('Seat 2')), None))
    expect(who.description == 'Computer: Hard · Fox is bold and likes to '
           'attack.', f'not who sits there: {who}')
    expect(tapis.find('Name at seat 3'), 'a person cannot be named')
    check(tapis, 'who plays')
    tapis.check_errors()


def asking():
    """The question before a running game is given up."""
    tapis = Tapis()
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '5')
    # nothing is given up before somebody has moved
    play(tapis, 2)
    tapis.take_keys()
    tapis.press('alt+Left')
    tapis.wait('the running game on the chooser page', lambda: tapis.find(
        'Resume Norwegian War'))
    check(tapis, 'the chooser with a running game')
    tapis.push('New game of Norwegian War')
    tapis.push('Deal the Cards')
    tapis.wait('the question', lambda: tapis.find('Give Up'))
    check(tapis, 'the question')
    tapis.push('Cancel')
    tapis.wait('the question to go', lambda: not tapis.find('Give Up'))
    tapis.check_errors()


def preferences():
    tapis = Tapis()
    tapis.start()
    tapis.open_preferences()
    check(tapis, 'the preferences')
    stops = tour(tapis, 'the preferences')
    print(f'# {len(stops)} stops')
    expect(len(stops) > 8, f'few stops: {stops}')
    tapis.check_errors()


def main():
    tap = Tap()
    tap.run('the chooser', chooser)
    tap.run('the page that settles a game', settling)
    for game in GAMES:
        tap.run(f'{game.title} of two', playing, game, 2, [])
    tap.run('the result', result)
    tap.run('a game of six with house rules', playing, GAMES[0], 6,
            ['--set', 'jokers=2', '--set', 'voluntary_pickup=on'])
    tap.run('a game of five', playing, GAMES[1], 5, [])
    tap.run('the number of a joker', number)
    tap.run('the question before a game is given up', asking)
    tap.run('the preferences', preferences)
    tap.run('who plays', seats)
    tap.done()


main()
