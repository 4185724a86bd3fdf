#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every preference: its control shows what is set and sets it, and it changes
what it is there for.

    test-preferences.py TAPIS TAPIS-LAB BUILD
"""

import configparser
import gettext
import hashlib
import os
import re
import time
from pathlib import Path

import screen
from tapis_driver import GAMES, SETTINGS_PATH, Table, Tap, Tapis, expect

# Languages that are complete.
CORE = Path(__file__).resolve().parents[2] / 'po/CORE'

SWITCHES = {
    'Step by step': 'step-mode',
    'Ask before risky moves': 'confirm-risky',
    'Coach': 'coach',
    'Four colors': 'four-colour-suits',
    'Large indexes': 'large-index',
    'Mark playable cards': 'mark-playable',
}
# the second value of each: as it is shown and as it is kept
CHOICES = {
    'Forced moves': ('forced-moves', 'All', "'all'"),
    'Moving cards': ('animation-speed', 'Slow', "'slow'"),
    'Announcements': ('announcements', 'Important', "'important'"),
    'Letters on the cards': ('index-letters', 'Numbers: 11 12 13',
                             "'numbers'"),
    'Card backs': ('card-back', 'Indigo', "'indigo'"),
    'One tap plays': ('one-tap', 'Always', "'always'"),
    'Light or dark': ('appearance', 'Light', "'light'"),
}

# A card fits, but the pile may be picked up as well.
RISKY = """[game]
format=1
id=norwegian
seats=2
dealer=0
options=voluntary_pickup=on

[position]
phase=play
to-move=0
direction=clockwise
stock=
pile=5D@1
hand.0=7H 4C
up.0=2H 9D 10C
down.0=6H QS 3D
hand.1=4H
up.1=2D 9C 10H
down.1=6D QC 3S

[sitting]
practice=off

[table]
viewer=0
player.0=person
avatar.0=person
"""


def kept(tapis):
    """The settings as the program keeps them."""
    path = tapis.home / 'config' / 'glib-2.0' / 'settings' / 'keyfile'
    file = configparser.RawConfigParser(delimiters=('=',))
    file.optionxform = str
    file.read_string(path.read_text(encoding='utf-8'))
    return dict(file[SETTINGS_PATH])


def control(tapis, name):
    """What is switched, or chosen, in the row of that name."""
    nodes = [node for node in tapis.find(name)
             if node.role in ('switch', 'check box', 'combo box',
                              'list item')]
    expect(nodes, f'there is no {name}')
    return nodes


def controls():
    tapis = Tapis({'animation-speed': "'normal'", 'confirm-risky': 'true',
                   'mark-playable': 'true'})
    tapis.start()
    tapis.open_preferences()
    for name, key in SWITCHES.items():
        before = kept(tapis).get(key, 'false')
        switch = [node for node in control(tapis, name)
                  if node.role in ('switch', 'check box')]
        expect(switch, f'{name} cannot be switched')
        expect(('checked' in switch[0].states) == (before == 'true'),
               f'{name} does not show that it is {before}')
        switch[0].act()
        tapis.wait(f'{name} to be kept',
                   lambda k=key, b=before: kept(tapis).get(k, 'false') != b)
    tapis.kill()
    tapis.settings.update({key: value
                           for key, _shown, value in CHOICES.values()})
    tapis.settings['computer-pause'] = 'uint32 1700'
    tapis.start()
    tapis.open_preferences()
    for name, (_key, shown, _value) in CHOICES.items():
        expect(any(shown in node.description
                   for node in control(tapis, name)),
               f'{name} does not show {shown}')
    pause = [node for node in tapis.tree().all()
             if node.role == 'spin button' and node.seen()][0]
    expect(abs(pause.value() - 1.7) < 0.01, f'the pause is {pause.value()}')
    pause.set_value(0.4)
    tapis.wait('the pause to be kept', lambda: re.search(
        r'\b400$', kept(tapis)['computer-pause']))
    tapis.check_errors()


def picture():
    """What is on the screen, as a number."""
    return hashlib.sha256(screen.pixels()[-1]).hexdigest()


def still(tapis):
    """The screen when nothing on it changes any more."""
    seen = [picture()]
    while len(seen) < 3 or len(set(seen[-3:])) > 1:
        time.sleep(0.1)
        tapis.reader.spin()
        seen.append(picture())
        expect(len(seen) < 100, 'the screen is never still')
    return seen[-1]


def cards():
    """Whatever is set about the cards, and light or dark, is seen at once, each
    in its own way."""
    tapis = Tapis()
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '5')
    tapis.turn()
    plain = {'four-colour-suits': 'false', 'large-index': 'false',
             'card-back': "'teal'", 'index-letters': "'language'",
             'appearance': "'light'"}
    changes = [{}, {'four-colour-suits': 'true'}, {'large-index': 'true'},
               {'card-back': "'terracotta'"}, {'card-back': "'indigo'"},
               {'index-letters': "'numbers'"}, {'appearance': "'dark'"}]
    seen = {}
    for change in changes:
        tapis.write_settings(**{key.replace('-', '_'): value for key, value
                                in {**plain, **change}.items()})
        tapis.wait('the program to read them', lambda: True)
        time.sleep(0.7)
        seen[still(tapis)] = change
    expect(len(seen) == len(changes), f'only these differ: {seen.values()}')
    tapis.check_errors()


def moving():
    """With "none" a game is played without waiting for cards; a pause holds
    the computer players back."""
    tapis = Tapis({'computer-pause': 'uint32 5000'})
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '5')
    tapis.turn().act(tapis)
    tapis.wait('the move', lambda: tapis.read_save().moves())
    begun = time.monotonic()
    tapis.wait('the computer', lambda: len(tapis.read_save().moves()) > 1)
    took = time.monotonic() - begun
    expect(took > 1.0, f'the computer waited only {took} s')
    tapis.check_errors()


def steps():
    """Step by step the computer waits for N."""
    tapis = Tapis({'step-mode': 'true'})
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '5')
    tapis.turn().act(tapis)
    tapis.wait('the computer to wait', lambda: tapis.find('Next Move'))
    moves = len(tapis.read_save().moves())
    time.sleep(0.5)
    expect(len(tapis.read_save().moves()) == moves, 'it does not wait')
    tapis.take_keys()
    tapis.press('n')
    tapis.wait('its move', lambda: len(tapis.read_save().moves()) > moves)
    tapis.check_errors()


def risky(asks):
    tapis = Tapis({'confirm-risky': str(asks).lower(),
                   'step-mode': 'true'})
    tapis.resume(RISKY).actions['Pick Up the Pile'].act()
    if asks:
        tapis.wait('the question', lambda: Table(
            tapis.tree(), tapis.game).says('^You could lay a card'))
        expect(not tapis.read_save().moves(), 'it was played at once')
        tapis.turn().actions['Pick Up the Pile'].act()
    tapis.wait('the move', lambda: tapis.read_save().moves())
    tapis.check_errors()


def told(announcements):
    """What is said while the others play."""
    tapis = Tapis({'announcements': f"'{announcements}'"})
    tapis.start('--game', 'norwegian', '--seats', '4', '--deal', '5')
    for _ in range(6):
        before = tapis.save_text()
        tapis.turn().act(tapis)
        tapis.wait('the move', lambda b=before: tapis.save_text() != b)
    tapis.turn()
    tapis.reader.spin()
    text = ' '.join(tapis.reader.said)
    lays = re.findall(r'\w+ lays the [^.]*\.', text)
    turns = re.findall(r'(?:You lead|Your turn)[^.]*\.', text)
    print(f'# {len(lays)} lays, {len(turns)} turns')
    if announcements == 'all':
        expect(len(lays) > 5, f'few is told: {text}')
    else:
        expect(turns, f'my turn is not told: {text}')
    if announcements == 'own-turn':
        expect(not lays, f'too much is told: {lays}')
    tapis.check_errors()
    tapis.kill()
    return len(lays)


def announcements():
    few = told('important')
    expect(few < told('all'), 'everything is important')
    told('own-turn')


def second_language():
    """A lesson stands in a second language too, for as long as that is
    chosen."""
    tapis = Tapis()
    tapis.start('--lesson', 'norwegian-01-goal')
    first = tapis.wait('the coach', lambda: [
        node.name for node in tapis.tree().all()
        if node.role == 'label' and node.seen() and '.' in node.name])

    def labels():
        return {node.name for node in tapis.tree().all()
                if node.role == 'label' and node.seen()}

    before = labels()
    for language in [line for line in CORE.read_text().split('\n')
                     if line and not line.startswith('#')]:
        text = gettext.translation(
            'tapis-lessons', Path(os.environ['TAPIS_LOCALEDIR'], 'lessons'),
            languages=[language]).gettext
        wanted = {text(name) for name in first} - set(first)
        expect(wanted, f'no words of the lesson in {language}: {first}')
        tapis.write_settings(second_language=f"'{language}'")
        tapis.wait(f'{language} below English',
                   lambda w=wanted: labels() - before == w)
    tapis.write_settings(second_language="''")
    tapis.wait('English alone', lambda: labels() == before)
    tapis.check_errors()


def main():
    expect(GAMES, 'there are no games')
    tap = Tap()
    tap.run('every control', controls)
    tap.run('how cards look', cards)
    tap.run('a pause of the computer', moving)
    tap.run('step by step', steps)
    tap.run('a risky move is asked', risky, True)
    tap.run('a risky move is not asked', risky, False)
    tap.run('what is announced', announcements)
    tap.run('a second language in lessons', second_language)
    tap.done()


main()
