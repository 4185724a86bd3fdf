#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ways from a running game to a lesson and back, by keys and by the actions
of a screen reader: from a refusal, from the special cards, and from what is
explained when it is first met. Nothing of the game is lost.

    test-learn.py TAPIS TAPIS-LAB
"""

import re

from tapis_driver import SEATED, Tap, Tapis, card_name, expect, lab, save_of

# A 7 asks for a 7 or lower.
SEVEN = """phase=play
to-move=0
stock=
pile=5D@1 7D@0
hand.0=5S KS
up.0=
down.0=
hand.1=4H 6H
up.1=
down.1=
"""

LEARN = 'Lesson: the 7'
LESSON = 'The 7'


def start():
    tapis = Tapis()
    tapis.resume(save_of(SEVEN))
    return tapis


def button(tapis, name):
    """The button of that name that can be seen, or None."""
    return tapis.shown(name, 'button')


def choose(tapis, name):
    """Chooses a card by keys."""
    tapis.go_to(tapis.turn().card(name))
    tapis.press('Return')


def words(tapis):
    """All that can be read."""
    return [node.name for node in tapis.tree().all()
            if node.role == 'label' and node.seen()]


def opened(tapis):
    """Waits for the lesson."""
    tapis.see('Continue', 'button')
    expect(LESSON in ' '.join(tapis.reader.said),
           'the lesson does not tell its title')


def come_back(tapis):
    """Waits until the table is as it has been."""
    table = tapis.turn(lambda table: table.card('king of spades'))
    expect(table.card('5 of spades'), 'a card is lost')
    expect(not tapis.read_save().moves(), 'something was played')


def from_refusal():
    tapis = start()
    said = len(tapis.reader.said)
    choose(tapis, 'king of spades')
    tapis.wait('the refusal and its lesson to be told', lambda: re.search(
        '7 or lower.*' + LEARN, ' '.join(list(tapis.reader.said)[said:])))

    # the very next stop of the keyboard
    expect(tapis.press_and_see('Tab').name == LEARN, 'Tab leads elsewhere')
    tapis.press('Return')
    opened(tapis)
    tapis.press('alt+Left')
    come_back(tapis)
    expect(button(tapis, LEARN) is None, 'still offered')

    # a move takes the offer with it
    choose(tapis, 'king of spades')
    tapis.see(LEARN, 'button')
    choose(tapis, '5 of spades')
    tapis.press('Return')
    tapis.wait('the card to be laid', lambda: tapis.read_save().moves())
    tapis.wait('no offer', lambda: button(tapis, LEARN) is None)
    tapis.check_errors()


def from_special_cards():
    tapis = start()
    tapis.press('s')
    tapis.push(LEARN)
    opened(tapis)
    # to the end of the lesson, and from there to the game
    while button(tapis, 'Back to the Game') is None:
        skip = tapis.wait('a step to be skipped', lambda: next(
            (node for node in tapis.find('Skip this step')
             if node.seen() and 'sensitive' in node.states), None))
        before = words(tapis)
        skip.act()
        # the end may be told a moment before its button is there
        tapis.wait('other words', lambda: (
            words(tapis) != before or button(tapis, 'Back to the Game')))
        tapis.reader.rest()
    expect(button(tapis, 'Next Lesson') is None, 'the lesson leads on')
    button(tapis, 'Back to the Game').act()
    come_back(tapis)
    tapis.check_errors()


def before_special_card():
    """A real game of two, saved where seat 0 can lay a 2; and that card."""
    for deal in range(1, 100):
        save = lab('deal', 'norwegian', '--seats', '2', '--seed', str(deal))
        for _ in range(12):
            two = re.search('^lay (2[SHDC])$', lab('moves', text=save), re.M)
            if two and re.search(r'to-move +0', lab('show', text=save)):
                return save, two[1]
            save = lab('advise', 'easy', '--save', text=save)
    raise AssertionError('nobody is dealt a 2')


def from_tip():
    """Each special card is explained once, where the person wishes it."""
    save, two = before_special_card()
    offer = 'Lesson: the 2'
    for wished, told, seen in (('false', None, False), ('true', None, True),
                               ('true', 'norwegian-05-two', False)):
        tapis = Tapis({'tips': wished})
        if told is not None:
            tapis.keep('tips.told', f'[told]\n{told}=true\n')
        tapis.resume(save + SEATED)
        before = len(tapis.read_save().moves())
        choose(tapis, card_name(two))
        tapis.press('Return')
        tapis.wait('the card to be laid',
                   lambda: len(tapis.read_save().moves()) > before)
        if not seen:
            tapis.turn()
            expect(button(tapis, offer) is None,
                   f'explained: tips={wished}, told: {told}')
        else:
            tapis.see(offer, 'button')
            expect('A 2 goes on any card' in ' '.join(tapis.reader.said),
                   'nothing is said of the 2')
            button(tapis, offer).act()
            tapis.see('Skip this step', 'button')
            tapis.press('alt+Left')
            tapis.turn()
            expect(button(tapis, offer) is None, 'still offered')
        tapis.check_errors()
        tapis.kill()


def from_house_rules():
    """A house rule is learnt from where it is chosen, and from the special
    cards at a table that has it; what was chosen is kept meanwhile."""
    tapis = Tapis()
    tapis.start()
    tapis.push('New game of Norwegian War')
    tapis.take_keys()
    rule = 'Jack reverses direction'

    def learn():
        return next((node for node in tapis.tree().all()
                     if node.role == 'button' and node.seen() and
                     node.name.startswith('Lesson: ') and
                     node.description == rule), None)

    def switch():
        return [node for node in tapis.find(rule)
                if node.role in ('switch', 'check box', 'toggle button')][0]

    offer = tapis.wait('the way to its lesson', learn)
    switch().act()
    tapis.wait('the rule to be on', lambda: 'checked' in switch().states)
    name = offer.name
    while tapis.press_and_see('shift+Tab').description != rule or \
            tapis.focus().name != name:
        pass
    tapis.press('Return')
    tapis.see('Skip this step', 'button')
    expect(any(name == f'Lesson: {said}' for said in tapis.reader.said),
           f'“{name}” leads elsewhere: {tapis.reader.said}')
    tapis.press('alt+Left')
    tapis.focus_on(name)
    expect('checked' in switch().states, 'what was chosen is lost')

    button(tapis, 'Deal the Cards').act()
    tapis.wait('the table', tapis.read_save)
    tapis.turn()
    tapis.press('s')
    tapis.push(name)
    tapis.see('Skip this step', 'button')
    tapis.press('alt+Left')
    tapis.turn()
    tapis.check_errors()


tap = Tap()
tap.run('from a house rule to its lesson and back', from_house_rules)
tap.run('from a refusal to the lesson and back', from_refusal)
tap.run('from the special cards to the lesson and back', from_special_cards)
tap.run('from what is explained once to the lesson and back', from_tip)
tap.done()
