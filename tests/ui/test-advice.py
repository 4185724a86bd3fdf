#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The hint and the coach, by keys and by what a screen reader is told: what
is advised is marked where it is done, and a costly move is commented on before
the computer goes on.

    test-advice.py TAPIS TAPIS-LAB
"""

import re

from tapis_driver import Tap, Tapis, expect, save_of

HINT = 'This is the hint.'

# Who lays the 2 lets the other's last card go, whatever it is.
CHOICE = """phase=play
to-move=0
stock=
pile=5D@1 9D@1
hand.0=2S KS
up.0=
down.0=
hand.1=4H
up.1=
down.1=
"""

# Nothing goes.
PICK_UP = CHOICE.replace('hand.0=2S KS', 'hand.0=5S 6S')

# An ace has been laid.
NAME = """phase=name
to-move=0
stock=
pile=9D@1 AD@0
hand.0=6S
up.0=
down.0=
hand.1=4H
up.1=
down.1=
hand.2=7H JS QD KC 5C
up.2=
down.2=
"""


def start(position, seats=2, **settings):
    """A practice game that has come so far; all other cards are out of it."""
    tapis = Tapis(settings)
    tapis.resume(save_of(position, seats))
    return tapis


def see(tapis, condition):
    """Whether that is so of the table, if it can be read now."""
    table = tapis.table()
    return table is not None and condition(table)


def hinted(table):
    """The names of all that is marked as the hint."""
    return [node.name for node in table.tree.all()
            if node.description.endswith(HINT) and node.seen()]


def hint_by_keys():
    tapis = start(CHOICE)
    tapis.wait('the focus', tapis.focus)
    told = tapis.press_and_hear('^Lay the king of spades', 'h')
    table = tapis.turn(hinted)
    expect(hinted(table) == ['king of spades'], f'marked: {hinted(table)}')
    expect(table.says(re.escape(told)), f'“{told}” cannot be read')
    # Enter will do what it says
    tapis.focus_on('king of spades')
    expect(tapis.press_and_hear('^Lay the king', 'h') == told, 'another hint')

    # Escape puts the sentence away; a move, and undo, the marks too
    tapis.press('Escape')
    tapis.turn(lambda table: not table.says(re.escape(told)))
    tapis.press_and_hear('^Lay the king', 'h')
    tapis.press('Return')
    tapis.wait('the card to be laid',
               lambda: tapis.read_save().moves() == ['0 lay KS'])
    tapis.wait('no hint any more', lambda: see(
        tapis, lambda table: not hinted(table)))
    tapis.check_errors()


def hint_by_actions():
    tapis = start(PICK_UP)
    tapis.turn().actions['Hint'].act()
    table = tapis.turn(hinted)
    expect(hinted(table) == ['Pick Up the Pile'], f'marked: {hinted(table)}')
    table.actions['Pick Up the Pile'].act()
    tapis.wait('no hint any more', lambda: see(
        tapis, lambda table: not hinted(table)))
    tapis.kill()

    tapis = start(NAME, seats=3)
    tapis.turn().actions['Hint'].act()
    table = tapis.turn(hinted)
    expect(hinted(table) == ['Fox'], f'marked: {hinted(table)}')
    expect(table.says('^Attack Fox'), f'not said: {table.labels}')
    tapis.check_errors()


def costly(tapis):
    """Lays the 2, and waits for what the coach says of it."""
    tapis.turn()
    if tapis.wait('the focus', tapis.focus).name != '2 of spades':
        tapis.press('Left')
    tapis.focus_on('2 of spades')
    told = tapis.press_and_hear('Better here: the king of spades',
                                'Return', 'Return')
    expect('You can take your move back.' in told, f'no way back: {told}')
    table = tapis.wait('a table to look at', tapis.table)
    expect(table.says('^Better here'), f'cannot be read: {table.labels}')
    expect('Next Move' in table.actions, f'no way on: {list(table.actions)}')
    expect(tapis.read_save().moves() == ['0 lay 2S'],
           f'the computer did not wait: {tapis.read_save().moves()}')
    return table


def coach_by_keys():
    tapis = start(CHOICE, coach='true')
    costly(tapis)
    tapis.press('ctrl+z')
    tapis.wait('the move to be taken back',
               lambda: tapis.read_save().moves() == [])
    tapis.turn(lambda table: not table.says('^Better here'))

    # going on instead
    costly(tapis)
    tapis.press('n')
    tapis.wait('the computer to go on',
               lambda: see(tapis, lambda table: table.over()))
    tapis.check_errors()


def coach_by_actions():
    tapis = start(CHOICE, coach='true')
    table = costly(tapis)
    table.actions['Undo'].act()
    tapis.wait('the move to be taken back',
               lambda: tapis.read_save().moves() == [])

    # the better move is no matter for the coach: the computer goes on
    table = tapis.turn()
    before = len(tapis.reader.said)
    table.card('king of spades').act('card.lay')
    tapis.wait('the computer to go on',
               lambda: len(tapis.read_save().moves()) > 1)
    expect(not any('Better here' in text for text in
                   list(tapis.reader.said)[before:]), 'a good move is blamed')
    tapis.check_errors()


def switch():
    tapis = start(CHOICE)
    config = tapis.home / 'config/glib-2.0/settings/keyfile'

    def remembered(value):
        tapis.wait(f'the coach to be {value}', lambda: f'coach={value}' in
                   config.read_text(encoding='utf-8'))

    tapis.press_and_hear('^The coach is on', 'ctrl+k')
    remembered('true')
    tapis.press_and_hear('^The coach is off', 'ctrl+k')
    remembered('false')

    tapis.press('ctrl+comma')
    coach = tapis.wait('the switch in the preferences', lambda: [
        node for node in tapis.find('Coach')
        if node.role in ('switch', 'check box')])[0]
    expect('checked' not in coach.states, f'{coach} is on')
    coach.act()
    remembered('true')
    tapis.check_errors()


def main():
    tap = Tap()
    tap.run('the hint by keys', hint_by_keys)
    tap.run('the hint by actions', hint_by_actions)
    tap.run('the coach by keys', coach_by_keys)
    tap.run('the coach by actions', coach_by_actions)
    tap.run('the coach comes and goes', switch)
    tap.done()


main()
