#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The practice box in the window: what goes wrong in a lesson and in a real
game is in it, what is due is offered and done by keys, and the file says so.

    test-practice.py TAPIS TAPIS-LAB
"""

import configparser
import datetime
import re

from tapis_driver import SEATED, Tap, Tapis, card_name, expect, lab

OFFER = '^Practice: '


def box(tapis):
    """The exercises that the file knows."""
    path = tapis.save_path.parent / 'practice.box'
    file = configparser.RawConfigParser(delimiters=('=',))
    if path.exists():
        file.read_string(path.read_text(encoding='utf-8'))
    return file


def button(tapis, name):
    """The button of that name (a pattern) that can be seen, or None. What comes
    in the place of another is read object by object."""
    return next((node for node in tapis.reader.read(False).all()
                 if node.role == 'button' and node.seen() and
                 re.search(name, node.name)), None)


def days(date):
    return (datetime.date.fromisoformat(date) - datetime.date.today()).days


def due_today():
    """Two exercises are due, one is not: they are offered, done rightly and
    put off."""
    today = datetime.date.today()
    later = today + datetime.timedelta(days=1)
    tapis = Tapis()
    tapis.keep(
        'practice.box', f'[rule norwegian too-low]\nbox=0\ndue={today}\n\n'
        f'[rule norwegian too-high]\nbox=1\ndue={today}\n\n'
        f'[rule norwegian suit]\nbox=0\ndue={later}\n')
    tapis.start()
    tapis.take_keys()
    tapis.wait('the course', lambda: button(tapis, '^Learn')).act()
    tapis.wait('the offer',
               lambda: button(tapis, OFFER + '2 exercises are due')).act()
    def told(text):
        return ' '.join(tapis.reader.said).count(text)

    for done in range(2):
        tapis.wait('the exercise', lambda: told(
            'Which of these cards may you use now?') == done + 1)
        before = box(tapis).sections()
        # nothing is chosen: that is wrong
        tapis.wait('the answers', lambda: button(tapis, '^Check')).act()
        tapis.wait('what is right', lambda: told('Not quite.') == done + 1)
        expect(sum(days(box(tapis)[name]['due']) > 0
                   for name in before) == done + 2, 'it is not put off')
        expect(before == box(tapis).sections(), 'an exercise is lost')
        tapis.wait('the way on', lambda: button(tapis, '^Continue$')).act()
    tapis.wait('the end', lambda: 'Right on the first try: 0 of 2' in
               ' '.join(tapis.reader.said))
    expect(all(days(box(tapis)[id]['due']) == 1
               for id in box(tapis).sections()), 'not tomorrow')
    button(tapis, '^All Lessons').act()
    tapis.wait('the course', lambda: any(
        node.name.startswith('Lessons done') for node in tapis.tree().all()))
    expect(button(tapis, OFFER) is None, 'still offered')
    tapis.check_errors()


def refused_card():
    """A real game of two, saved where seat 0 is to lay and has a card that does
    not fit; and that card."""
    for deal in range(1, 100):
        save = lab('deal', 'norwegian', '--seats', '2', '--seed', str(deal))
        for _ in range(12):
            hand = re.search(r'^> seat 0\n +hand +\d+ +(.*)', lab(
                'show', text=save), re.M)
            moves = re.findall(r'^lay (\w+)$', lab('moves', text=save), re.M)
            if hand and moves:
                cards = hand[1].translate(str.maketrans('♠♥♦♣', 'SHDC'))
                unfit = set(cards.split()) - set(moves)
                if unfit:
                    return save, min(unfit)
            save = lab('advise', 'easy', '--save', text=save)
    raise AssertionError('everything fits always')


def from_a_game():
    """What a game refuses twice is practised; once is a slip."""
    save, card = refused_card()
    tapis = Tapis()
    tapis.resume(save + SEATED)
    for times in range(2):
        expect(not box(tapis).sections(), f'{times} times is enough')
        said = len(tapis.reader.said)
        tapis.go_to(tapis.turn().card(card_name(card)))
        tapis.press('Return')
        tapis.wait('the refusal', lambda: 'Lesson: ' in ' '.join(
            list(tapis.reader.said)[said:]))
    tapis.wait('it to be taken in', lambda: box(tapis).sections())
    tapis.check_errors()


def training():
    """A training begins on the page of themes, by keys, and gives a task; the
    task that is shown is counted as wrong."""
    tapis = Tapis()
    tapis.start()
    tapis.take_keys()
    tapis.wait('the course', lambda: button(tapis, '^Learn')).act()
    tapis.wait('the way to the themes', lambda: button(tapis, '^Train$')).act()
    tapis.wait('the themes', lambda: any(
        node.name == 'All themes mixed' for node in tapis.tree().all()))
    tapis.press('Down')  # the first theme
    tapis.press('Return')
    tapis.wait('the way on', lambda: button(tapis, '^Continue$')).act()
    tapis.wait('a task', lambda: button(tapis, '^Show Me$')).act()
    tapis.wait('the right move', lambda: 'Best here: ' in
               ' '.join(tapis.reader.said))
    expect('Right! ' not in ' '.join(tapis.reader.said),
           'who was shown the move is praised for it')
    theme, = box(tapis).sections()
    expect(theme.startswith('theme norwegian norwegian-'), theme)
    expect(box(tapis)[theme]['tasks'] == '1' and
           box(tapis)[theme]['right'] == '0', 'it is not counted')
    button(tapis, '^Back$').act()
    tapis.wait('the list', lambda: any(
        'Right on the first try: 0 of 1' in f'{node.name} {node.description}'
        for node in tapis.tree().all()))
    tapis.check_errors()


def timed():
    """Five minutes run on where they are when the language changes."""
    tapis = Tapis()
    tapis.start()
    tapis.take_keys()
    tapis.wait('the course', lambda: button(tapis, '^Learn')).act()
    tapis.push('Train')
    tapis.see('Stop after five minutes', 'check box').act()
    tapis.press('Down')
    tapis.press('Return')
    tapis.push('Continue')

    def clock(word):
        found = tapis.shown(re.compile(rf'^{word} 1 · \d:\d\d$'))
        return found and found.name.split(' · ')[1]

    begun = tapis.wait('the clock', lambda: clock('Task'))
    tapis.write_settings(language="'fr'")
    later = tapis.wait('the clock in French', lambda: clock('Exercice'))
    expect('4:30' < later <= begun <= '5:00', f'{begun}, then {later}')
    tapis.wait('it to run', lambda: clock('Exercice') not in (None, later))
    tapis.check_errors()


tap = Tap()
tap.run('what is due is offered, done and put off', due_today)
tap.run('what a game refuses twice is practised', from_a_game)
tap.run('a theme is trained', training)
tap.run('five minutes, and another language', timed)
tap.done()
