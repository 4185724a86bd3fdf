#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A match of Nain jaune by the keyboard alone, and another one by accessible
actions alone: boxes, announcements, settlements and deals; and all its names.

    test-yellow-dwarf-window.py TAPIS TAPIS-LAB
"""

import re

from page_rules import check, tour
from tapis_driver import Game, Tap, Tapis, expect

DWARF = Game('yellow-dwarf', 'Yellow Dwarf', 'Stub')
BOX = re.compile(r'^(Box: the .+|The Yellow Dwarf, box of the 7 of diamonds)'
                 r', (\d+) points?$')
BOXES = {'10 of diamonds': '10D', 'jack of clubs': 'JC',
         'queen of spades': 'QS', 'king of hearts': 'KH',
         '7 of diamonds': '7D'}


def start(rounds):
    tapis = Tapis({'window-width': '900', 'window-height': '700'}, game=DWARF)
    tapis.start('--game', DWARF.id, '--seats', '3', '--deal', '12',
                '--set', f'rounds={rounds}')
    return tapis


def boxes(table):
    return [node for node in table.tree.all()
            if node.seen() and BOX.match(node.name)]


def check_table(tapis, table):
    """Boxes, banks and hands are told as the position has them."""
    position = tapis.replay()
    told = {}
    for node in boxes(table):
        expect(node.role == 'button' and node.description.endswith('.') or
               'takes!' in node.description, f'{node} says too little')
        expect(node.actions() == ['box.choose'], f'{node} does something else')
        for words, card in BOXES.items():
            if words in node.name:
                told[card] = BOX.match(node.name)[2]
    expect(told == {card: position.position(f'box.{card}')
                    for card in BOXES.values()}, f'the boxes are {told}')
    seats = sorted(table.seats, key=lambda s: s.name != 'You')
    for i, seat in enumerate(seats):
        bank = re.search(r'The bank holds (\d+) points?\.', seat.description)
        expect(bank is not None, f'{seat} has no bank')
        if i == 0:
            expect(bank[1] == position.position('bank.0'), f'{seat}')
    hand = sorted(card.name for card in table.rows['hand'].children)
    expect(hand == sorted(position.cards('hand.0')), f'the hand is {hand}')
    expect(table.pile('Laid in this round').description.startswith(
        ('The sequence: ', 'No card')), 'nothing is told of the sequence')
    expect(table.pile('Stub'), 'there is no stub')


def cry(table, pattern):
    """The button that cries what matches."""
    for name, button in table.actions.items():
        if re.search(pattern, name) and 'sensitive' in button.states:
            return button
    return None


# --- by keys -----------------------------------------------------------------

def try_letters(tapis, table):
    top = tapis.press_and_hear('The sequence', 't')
    for node in boxes(table):
        expect(f'{node.name}.' in top, f'T does not tell {node.name}: {top}')
    tapis.press_and_hear(r'You have \d+ cards? in hand\. The bank holds', 'c')
    legal = tapis.press_and_hear('^You can play: .', 'm')
    for card in table.playable():
        expect(card.name in legal, f'M does not tell {card}: {legal}')
    # a box tells what is in it
    box = boxes(table)[0]
    tapis.go_to(box)
    tapis.press_and_hear('^' + re.escape(box.name), 'Return')
    refused = [card for card in table.rows['hand'].children
               if card not in table.playable()]
    if refused:
        before = tapis.save_text()
        tapis.go_to(refused[0])
        tapis.press_and_hear('The sequence goes on with', 'Return')
        expect(tapis.save_text() == before, 'a refused card was laid')
    return 'letters'


def move_by_keys(tapis, table, done):
    button = cry(table, 'takes!$')
    if button is not None:
        box = [node for node in boxes(table) if 'takes!' in node.description]
        expect(len(box) == 1, f'open boxes: {box}')
        # whoever does not see the prompt is led there
        tapis.wait('the focus on what is announced', lambda: (
            tapis.focus() is not None and tapis.focus().ref == box[0].ref))
        # the second time on the board itself
        tapis.go_to(button if 'announce' not in done else box[0])
        return tapis.after('announce', tapis.press, 'Return')
    cards = table.playable()
    if cards and 'letters' not in done and cry(table, '^Without'):
        return try_letters(tapis, table)
    if cards:
        tapis.go_to(cards[0])
        return tapis.after(
            'lay', tapis.press, 'space' if done.get('lay', 0) % 2
            else 'Return', 'Return')
    tapis.go_to(cry(table, '^Without'))
    return tapis.after('stop', tapis.press, 'space')


def by_keys():
    tapis = start(2)
    tapis.turn()
    tapis.take_keys()
    tapis.press('Tab')
    done = {}
    while True:
        table = tapis.turn()
        if table.over():
            break
        if table.next_deal():
            tapis.wait('the focus on the next deal',
                       lambda: tapis.focus().name == 'Next Deal')
            sheet = tapis.focus()
            expect(table.says(r'leads?|in the lead'), f'{table.labels}')
            expect(table.says('^Settlement$') and table.says('^Stake$') and
                   table.says('wins? the round'),
                   f'no settlement: {table.labels}')
            # Escape lets look at the table, whose button deals as well
            tapis.press('Escape')
            tapis.wait('the focus on the table', lambda: tapis.focus().ref !=
                       sheet.ref and tapis.focus().name == 'Next Deal')
            done[tapis.after('deal', tapis.press, 'Return')] = 1
            expect(re.search(r'=deal$', tapis.save_text(), re.M),
                   'the deal is not saved')
            tapis.press('F6')
            continue
        what = move_by_keys(tapis, table, done)
        done[what] = done.get(what, 0) + 1
    print(f'# {done}')
    for what in ('lay', 'stop', 'announce', 'letters', 'deal'):
        expect(what in done, f'nothing in two rounds to {what}')
    expect(table.says('wins?!|share first place'), f'{table.labels}')
    tapis.check_errors()


# --- by actions --------------------------------------------------------------

def by_actions():
    tapis = start(2)
    done = {}
    while True:
        table = tapis.turn()
        if table.over():
            break
        open_box = [node for node in boxes(table)
                    if 'takes!' in node.description]
        cards = table.playable()
        if table.next_deal():
            what = tapis.after('deal', table.next_deal().act)
        elif open_box:
            check_table(tapis, table)
            what = tapis.after('announce', open_box[0].act)
        elif cards:
            what = tapis.after('lay', cards[0].act, 'card.lay')
        else:
            what = tapis.after('stop', cry(table, '^Without').act)
        if done.get(what, 0) < 3 and what != 'deal' and \
                tapis.save_text() is not None:
            table = tapis.turn()
            if not table.over() and not table.next_deal():
                check_table(tapis, table)
        done[what] = done.get(what, 0) + 1
    print(f'# {done}')
    expect(done.get('deal') == 1, f'one deal between two rounds: {done}')
    tapis.check_finished()
    table.next_game().act()
    tapis.turn(lambda now: not now.over())
    tapis.check_errors()


# --- names -------------------------------------------------------------------

def names():
    """Everything on the table and on the page of a round has a name, and Tab
    goes round."""
    tapis = start(2)
    tapis.turn()
    check(tapis, 'the board')
    stops = tour(tapis, 'the board', 30)
    print(f'# the board: {len(stops)} stops')
    expect([stop for stop in stops if 'Laid in this round' in stop],
           f'Tab does not come to the sequence: {stops}')
    while True:
        table = tapis.turn()
        if table.next_deal():
            break
        cards = table.playable()
        tapis.after('a move', *(
            (cards[0].act, 'card.lay') if cards else
            (cry(table, '^Without|takes!$|^Take').act,)))
    check(tapis, 'the page of a round')
    stops = tour(tapis, 'the page of a round', 30)
    expect([stop for stop in stops if 'Stake: ' in stop],
           f'Tab does not come to the settlement: {stops}')
    tapis.check_errors()


def main():
    tap = Tap()
    tap.run('a match of Yellow Dwarf by the keyboard', by_keys)
    tap.run('a match of Yellow Dwarf by actions', by_actions)
    tap.run('the names of Yellow Dwarf', names)
    tap.done()


main()
