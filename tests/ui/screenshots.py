#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the window, made anew: to look at after every change of looks.

    screenshots.py BUILD FOLDER [NAME…]

Starts the program of the build directory BUILD once for each picture, on a
screen and in a home of its own, and puts FOLDER/NAME.png there. With NAMEs
only the pictures whose names contain one of them. A game in the middle is
played up to there by tapis-lab, so that the same pictures come every time.
"""

import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
PSEUDO = ('en_XA', 'ar_XB')  # languages that nobody speaks
EDGE = 5  # what a window without a compositor draws around itself


# A hand of 38 cards.
BIG_HAND = """phase=play
to-move=0
direction=clockwise
stock=
pile=
hand.0=2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S 7H 7D 7C \
8S 8H 8D 8C 9S 9H 9D 9C 10S 10H 10D 10C JS JH JD
up.0=JC QS QH
down.0=QD QC KS
hand.1=2S AC
up.1=KH KD KC
down.1=AS AH AD
"""

# A choice between a good card and a bad one, which comes first; all other
# cards have left the game.
CHOICE = """phase=play
to-move=0
direction=clockwise
stock=
pile=5D@1 9D@1
hand.0=2S KS
up.0=
down.0=
hand.1=4H
up.1=
down.1=
"""

# The same with one card left, which wins.
LAST = CHOICE.replace('hand.0=2S ', 'hand.0=')


# A joker in the hand, a run of three and a big pile.
BALCO_JOKER = """phase=play
to-move=0
stock=2o 12b
pile=3o@1 4o+4c@2 5o@0 5e@1 *=5@2
hand.0=4e 9o *
up.0=1o 10c 7b
down.0=3c 8e 6b
hand.1=11o 12c 1e
up.1=2c 2e 7o
down.1=6o 9b 3e
hand.2=8o 8c 12o
up.2=* 1b 11e
down.2=10e 6c 5c
"""


# Four combinations to be counted, and the end of a play with scores.
NODDY_COUNT = """phase=announce
to-move=0
turn-up=8S
row=
score.0=0
score.1=0
hand.0=6H 6S 7D
hand.1=KC 10H AD
"""
NODDY_PLAY = """phase=play
to-move=0
round=3
turn-up=8H
row=4C@0 4D@1 4H@0 3S@1
score.0=23
score.1=19
hand.0=2S
hand.1=KD
announced.0=pair:2
announced.1=15:2 25:4
"""


def war(phase, to_move, hands, piles, **more):
    """A position of three in Bataille scientifique."""
    lines = [f'phase={phase}', f'to-move={to_move}',
             f'order={more.pop("order", "normal")}',
             f'pot={more.pop("pot", "")}']
    lines += [f'{key.replace("_", ".")}={value}'
              for key, value in more.items()]
    for seat in range(3):
        lines += [f'hand.{seat}={hands[seat]}', f'pile.{seat}={piles[seat]}']
    return '\n'.join(lines) + '\n'


# What a queen, a 3, an 8, a jack and a joker do: name, position, keys and
# settings of its pictures.
HEARTS = 'AH 2H 3H 4H 5H 6H 7H 8H 9H 10H QH'
SPADES = '2S 3S 4S 5S 6S 7S 8S 9S 10S'
DIAMONDS = 'AD 2D 3D 4D 5D 6D 7D 8D 9D QD'
WAR_SHOTS = (
    ('seer', war('pick', 0, (HEARTS + ' JH', 'AS ' + SPADES + ' QS',
                             'JD ' + DIAMONDS),
                 ('KH *', 'KS *', '10D *'), seer=0, chosen_1='JS',
                 chosen_2='KD'), (), {}),
    ('counts', war('pick', 0, (HEARTS + ' JH', 'AS ' + SPADES,
                               'JD ' + DIAMONDS),
                   ('KH *', 'QS KS JS *', 'KD 10D *'), threes=0), (), {}),
    ('swap', war('swap', 0, (HEARTS, 'AS ' + SPADES, 'JD ' + DIAMONDS),
                 ('JH KH *', 'QS KS JS *', 'KD 10D *'), eights=0,
                 order='reversed'), (), {}),
    ('joker', war('pick', 0, (HEARTS + ' *', 'AS ' + SPADES + ' QS',
                              'JD ' + DIAMONDS),
                  ('JH KH', 'KS JS *', 'KD 10D *')),
     ('Right',) * 12 + ('Return', 'Return'), {'computer-pause': 'uint32 100'}),
    ('step', war('pick', 0, (HEARTS + ' JH', 'AS ' + SPADES + ' QS',
                             'JD ' + DIAMONDS),
                 ('KH *', 'KS JS *', 'KD 10D *')),
     ('Right', 'Return', 'Return', 'n'),
     {'step-mode': 'true'}),
)


# The queen of spades has just been laid and may be announced.
DWARF_CLAIM = """round=1
phase=go-on
to-move=0
box.10D=3
box.JC=6
box.QS=9
box.KH=12
box.7D=15
pile=JD@1 QS@0
bank.0=105
hand.0=AH 2C 3D 4S 4H 5H 5D 6D 7H 8S 8C 9H 10H KS
bank.1=105
hand.1=AD AC 2S 2H 3S 4D 4C 6C 7C 10S 10D QH KH KD
bank.2=105
hand.2=2D 3C 5S 6S 6H 7S 7D 8H 8D 9S 9D JS JC QC KC
stub=AS 3H 5C 9C 10C JH QD
"""

# A course that somebody is in the midst of.
COURSE = """[norwegian-01-goal]
done=true
alone=true
first-try=true

[norwegian-02-deal]
done=true
alone=true

[norwegian-03-turn]
done=true

[norwegian-04-pick-up]
step=3

[norwegian-05-two]
known=true

[norwegian-06-ten]
known=true

[norwegian-18-house-direction]
done=true
first-try=true
"""

PRACTICE = """[rule norwegian too-low]
box=0
due=2026-01-01

[rule balco too-low]
box=1
due=2026-01-02
"""

# what somebody knows of the themes of Norwegian War
TRAINED = """[theme norwegian norwegian-29-keep-ten]
tasks=14
right=11
streak=4
box=3
due=2099-01-01

[theme norwegian norwegian-03-turn]
tasks=3
right=1
streak=0
box=0
due=2099-01-01
"""

# from the course to the page of themes
TRAIN = ('Home', 'shift+Tab', 'shift+Tab', 'Return')

LESSONS = HERE.parents[1] / 'data' / 'lessons'

# as the chooser shows them: each has a button to play and one to learn
GAMES = ('norwegian', 'balco', 'yellow-dwarf', 'scientific-war', 'noddy')


@dataclass
class Shot:
    """What to show and how."""
    name: str
    width: int = 1000
    height: int = 700
    page: str = 'table'      # chooser, setup, table, history, review,
                             # course, lesson
    game: str = 'norwegian'
    seats: int = 4
    deal: int = 5
    dealer: int = 0          # of a position
    plies: int = 0           # moves played before; 0: the exchange
    persons: str = ''        # who plays at the device; '': one
    rounds: int = 0          # or: rounds that are over
    person: str = 'medium'   # how the person has played so far
    rules: tuple = ()
    position: str = ''       # instead of a deal
    dark: bool = False
    contrast: bool = False
    language: str = 'en'
    keys: tuple = ()         # pressed before the picture is made
    finished: int = 0        # games in the history
    text: float = 1          # how large text is
    lesson: str = ''         # its name, but for the number: norwegian-*-seven
    progress: str = ''       # in the lessons, as it is kept
    practice: str = ''       # what is to be practised, likewise
    settings: dict = field(default_factory=dict)


# Languages besides English: those that are complete. One picture in two is in
# the one or the other; --language=xx before the names takes all in xx.
CORE_LANGUAGES = [line for line in (Path(__file__).resolve().parents[2] /
                                    'po/CORE').read_text().split('\n')
                  if line and not line.startswith('#')]
ONE, TWO = (CORE_LANGUAGES[::-1] * 2)[:2]

SHOTS = [
    # data/screenshots/make takes these
    Shot('readme-chooser', 820, 700, page='chooser', plies=24,
         progress=COURSE),
    Shot('readme-norwegian', 1000, 700, plies=24),
    Shot('readme-norwegian-8-dark', 1000, 700, seats=8, plies=60, dark=True),
    Shot('readme-balco-narrow', 360, 640, game='balco', seats=5, plies=26),
    Shot('readme-yellow-dwarf', 1000, 700, game='yellow-dwarf', seats=4,
         plies=24),
    Shot('readme-scientific-war', 1000, 700, game='scientific-war', seats=4,
         plies=20),
    Shot('readme-noddy', 1000, 700, game='noddy', seats=2, plies=4, deal=4),
    Shot('readme-lesson', 1000, 700, page='lesson',
         lesson='norwegian-*-seven', keys=('Return',)),
    Shot('chooser', page='chooser'),
    Shot('chooser-resume', page='chooser', plies=30),
    Shot('chooser-dark', page='chooser', dark=True),
    *(Shot(f'chooser-learnt-{width}-{language}{"-dark" if dark else ""}',
           width, height, page='chooser', progress=COURSE, practice=PRACTICE,
           finished=9, language=language, dark=dark)
      for width, height, language, dark in (
          (360, 640, TWO, True), (1000, 700, ONE, False),
          (1600, 900, 'en', False))),
    Shot('chooser-360', 360, 640, page='chooser', plies=30),
    Shot(f'chooser-{ONE}', page='chooser', language=ONE),
    *(Shot(f'chooser-{width}-{language}', width, height, page='chooser',
           plies=30, language=language)
      for width, height, language in (
          (800, 554, ONE), (1366, 768, ONE), (1600, 900, 'en'),
          (2560, 1440, TWO))),
    *(Shot(f'setup-{width}-{language}', width, height, page='setup',
           game='balco', language=language)
      for width, height, language in (
          (800, 554, ONE), (1600, 900, 'en'), (2560, 1440, TWO))),
    Shot('setup', page='setup'),
    Shot(f'setup-360-{ONE}', 360, 640, page='setup', language=ONE),
    Shot('setup-dark', page='setup', dark=True),
    Shot('exchange', 1000, 700),
    Shot('exchange-360', 360, 640),
    Shot(f'exchange-360-{ONE}', 360, 640, language=ONE),
    Shot('chosen', 1000, 700, plies=24, keys=('space',)),
    Shot('hint', 1000, 700, plies=24, keys=('h',)),
    Shot(f'hint-dark-360-{ONE}', 360, 640, plies=24, keys=('c',), dark=True,
         language=ONE),
    Shot(f'hint-1600-{TWO}', 1600, 900, seats=6, plies=40, keys=('c',),
         language=TWO),
    Shot('hint-exchange', 1000, 700, keys=('h',)),
    Shot('hint-target', 1000, 700, plies=24,
         keys=('Right', 'Right', 'Return', 'Return', 'h')),
    Shot('coach', 1000, 700, seats=2, position=CHOICE,
         keys=('Return', 'Return'), settings={'coach': 'true'}),
    Shot(f'coach-360-{ONE}', 360, 640, seats=2, position=CHOICE,
         keys=('Return', 'Return'), settings={'coach': 'true'}, language=ONE),
    Shot(f'coach-dark-1600-{TWO}', 1600, 900, seats=2, position=CHOICE,
         keys=('Return', 'Return'), settings={'coach': 'true'}, language=TWO,
         dark=True),
    Shot('coach-contrast', 800, 600, seats=2, position=CHOICE,
         keys=('Return', 'Return'), settings={'coach': 'true'}, contrast=True),
    Shot(f'setup-hard-800-{TWO}', 800, 600, page='setup', language=TWO,
         settings={'level': "'hard'"}),
    Shot('menu-coach', 800, 600, plies=24, keys=('F10',)),
    Shot(f'legal-{TWO}', 1000, 700, plies=24, language=TWO, keys=('j',)),
    Shot(f'refusal-360-{ONE}', 360, 640, plies=24, language=ONE,
         keys=('Right', 'Return', 'Return')),
    Shot('table-2', 1600, 900, seats=2, deal=7, plies=30),
    Shot('table-4', 1600, 900, plies=24),
    Shot('table-4-dark', 1600, 900, plies=24, dark=True),
    Shot('table-4-contrast', 1600, 900, plies=24, contrast=True),
    Shot('table-4-large-index', 1000, 700, plies=24,
         settings={'large-index': 'true', 'four-colour-suits': 'true'}),
    Shot(f'table-4-{ONE}', 1000, 700, plies=24, language=ONE),
    Shot('table-8', 1600, 900, seats=8, plies=60),
    Shot('table-11', 1600, 900, seats=11, plies=80),
    Shot(f'table-11-dark-{TWO}', 1600, 900, seats=11, plies=80, dark=True,
         language=TWO),
    Shot('table-11-1000', 1000, 700, seats=11, plies=80),
    Shot('table-4k', 3840, 2160, seats=6, plies=60),
    *(Shot(f'large-{game}-{width}', width, height, game=game, seats=seats,
           plies=16)
      for width, height in ((1600, 900), (2560, 1440))
      for game, seats in zip(GAMES, (4, 5, 4, 4, 2))),
    Shot('narrow-2', 360, 640, seats=2, deal=7, plies=30),
    Shot('narrow-4', 360, 640, plies=24),
    Shot('narrow-4-dark', 360, 640, plies=24, dark=True),
    Shot(f'narrow-8-{ONE}', 360, 640, seats=8, plies=60, language=ONE),
    Shot('narrow-11', 360, 640, seats=11, plies=80),
    Shot(f'narrow-11-dark-{TWO}', 360, 720, seats=11, plies=80, dark=True,
         language=TWO),
    Shot('big-hand-360', 360, 640, seats=2, position=BIG_HAND),
    Shot('big-hand', 1000, 700, seats=2, position=BIG_HAND),
    Shot('over', 1000, 700, deal=9, plies=400),
    Shot('late', 1000, 700, deal=9, plies=90),
    Shot('target', 1000, 700, plies=24,
         keys=('Right', 'Right', 'Return', 'Return')),
    Shot('target-360', 360, 640, plies=24,
         keys=('Right', 'Right', 'Return', 'Return')),
    Shot('step', 1000, 700, plies=24, keys=('Return', 'Return'),
         settings={'step-mode': 'true'}),
    Shot(f'counts-360-{ONE}', 360, 640, seats=8, plies=60, language=ONE,
         keys=('n',)),
    *(Shot(f'balco-{seats}-{width}-{language}{"-dark" if dark else ""}',
           width, height, game='balco', seats=seats, plies=26,
           language=language, dark=dark)
      for seats, width, height, language, dark in (
          (2, 360, 640, 'en', False), (2, 800, 600, ONE, True),
          (2, 1600, 900, TWO, False), (5, 360, 640, ONE, False),
          (5, 360, 640, TWO, True), (5, 800, 600, 'en', False),
          (5, 1600, 900, ONE, False), (5, 1600, 900, 'en', True))),
    Shot('balco-exchange', game='balco'),
    Shot('balco-start-360', 360, 640, game='balco',
         keys=('Tab', 'Return', 'n', 'n', 'n'),
         settings={'step-mode': 'true'}),
    Shot('balco-number', game='balco', seats=3, position=BALCO_JOKER,
         keys=('End', 'Right', 'Right', 'Return', 'Return')),
    Shot(f'balco-number-360-{TWO}', 360, 640, game='balco', seats=3,
         position=BALCO_JOKER, language=TWO,
         keys=('Right', 'Right', 'Right', 'Return', 'Return')),
    Shot('balco-contrast', game='balco', plies=26, contrast=True),
    Shot('balco-setup', page='setup', game='balco'),
    *(Shot(f'war-{seats}-{width}-{language}{"-dark" if dark else ""}',
           width, height, game='scientific-war', seats=seats, plies=plies,
           language=language, dark=dark)
      for seats, plies, width, height, language, dark in (
          (2, 16, 360, 640, 'en', False), (2, 16, 800, 600, ONE, True),
          (2, 16, 1600, 900, TWO, False), (4, 20, 360, 640, ONE, False),
          (4, 20, 1000, 700, 'en', False), (4, 20, 1600, 900, ONE, True),
          (8, 40, 360, 640, TWO, True), (8, 40, 800, 600, 'en', False),
          (8, 40, 1600, 900, ONE, False))),
    *(Shot(f'war-{name}-{width}-{language}', width, height,
           game='scientific-war', seats=3, position=position,
           language=language, keys=keys, settings=settings)
      for name, position, keys, settings in WAR_SHOTS
      for width, height, language in ((360, 640, ONE), (1000, 700, 'en'))),
    *(Shot(f'war-seers-{width}-{language}', width, height,
           game='scientific-war', seats=3, rules=('queens=all_see',),
           position=war('pick', 0, (HEARTS + ' JH', 'AS ' + SPADES + ' QS JS',
                                    'JD ' + DIAMONDS),
                        ('KH *', 'KS *', '10D *'), seer='0 1', chosen_2='KD'),
           language=language)
      for width, height, language in (
          (360, 640, ONE), (1280, 800, 'en'), (1280, 800, TWO))),
    Shot(f'war-hint-360-{TWO}', 360, 640, game='scientific-war', plies=20,
         language=TWO, keys=('c',)),
    Shot('war-over', game='scientific-war', seats=3, deal=4,
         rules=('trick_limit=20',), plies=400),
    Shot('war-contrast', game='scientific-war', plies=20, contrast=True),
    Shot('war-setup', page='setup', game='scientific-war'),
    *(Shot(f'guide-{game}-{width}-{language}{"-dark" if dark else ""}',
           width, height, game=game, plies=20, language=language, dark=dark,
           keys=('s' if language == 'en' else 'v',))
      for game, width, height, language, dark in (
          ('norwegian', 1200, 760, 'en', False),
          ('norwegian', 360, 640, ONE, True),
          ('balco', 800, 600, TWO, False),
          ('scientific-war', 360, 640, ONE, False))),
    Shot('guide-rules', 1200, 760, rules=('six=reverse', 'jokers=2'),
         plies=10, keys=('s', 'End')),
    Shot('curtain', persons='Anna,Berta'),
    Shot(f'curtain-360-{ONE}-dark', 360, 640, persons='Anna,Berta',
         language=ONE, dark=True),
    Shot('setup-people', 800, 1000, page='setup', settings={
        'players': "{'norwegian': [('person', 'Anna'), ('computer', ''), "
                   "('person', ''), ('hard', '')]}"}),
    Shot(f'setup-people-360-{TWO}', 360, 1000, page='setup', language=TWO,
         settings={'players': "{'norwegian': [('person', 'Anna'), "
                              "('computer', ''), ('person', ''), "
                              "('hard', '')]}"}),
    *(Shot(f'noddy-{what}-{width}-{language}{"-dark" if dark else ""}',
           width, height, game='noddy', seats=2, dealer=dealer,
           position=position, rules=rules, keys=keys, language=language,
           dark=dark)
      for what, position, dealer, rules, keys in (
          ('count', NODDY_COUNT, 1, (), ('Return', 'Return')),
          ('yourself', NODDY_COUNT, 1, (),
           ('shift+F6', 'shift+F6', 'shift+F6', 'Right', 'Right', 'space',
            'F6', 'F6', 'space', 'Right', 'space', 'F6')),
          ('play', NODDY_PLAY, 1, ('game=match',), ('space',)))
      for width, height, language, dark in (
          (360, 640, ONE, False), (800, 600, TWO, True),
          (1600, 900, 'en', False))),
    *(Shot(f'noddy-scores-{width}-{language}{"-dark" if dark else ""}',
           width, height, game='noddy', seats=2, plies=5, deal=4,
           rules=('game=match',), language=language, dark=dark)
      for width, height, language, dark in (
          (360, 640, TWO, True), (800, 600, 'en', False),
          (1600, 900, ONE, True))),
    Shot('noddy-sheet-360', 360, 640, game='noddy', seats=2, plies=5, deal=4,
         keys=('shift+F6', 'shift+F6', 'shift+F6', 'Right', 'Right',
               'Return')),
    *(Shot(f'noddy-deal-{width}', width, height, game='noddy', seats=2,
           dealer=1, rules=('game=match',), position=NODDY_PLAY,
           keys=('Return',), settings={'computer-pause': 'uint32 0'})
      for width, height in ((360, 640), (1000, 700))),
    Shot('noddy-over', 1000, 700, game='noddy', seats=2, plies=400),
    Shot('noddy-contrast', 1000, 700, game='noddy', seats=2, dealer=1,
         rules=('game=match',), position=NODDY_PLAY, contrast=True),
    *(Shot(f'{name}-{width}-{language}{"-dark" if dark else ""}', width,
           height, page=page, finished=61, language=language, dark=dark,
           keys=keys)
      for name, page, keys in (
          ('history', 'history', ()),
          ('record', 'history', ('Return',)),
          ('replay', 'history', ('Return', 'Return', *['Prior'] * 3)),
          ('replay-open', 'history',
           ('Return', 'Return', *['Prior'] * 3, *['Tab'] * 6, 'Return',
            'space', 'Escape')),
          ('statistics', 'statistics', ()))
      for width, height, language, dark in (
          (360, 720, ONE, False), (360, 720, TWO, True),
          (800, 700, TWO, False), (1600, 900, 'en', False),
          (1600, 900, ONE, True))),
    *(Shot(f'lesson-{what}-{width}-{language}{"-dark" if dark else ""}',
           width, height, page='lesson', lesson=lesson, language=language,
           dark=dark, keys=keys)
      for what, lesson, keys in (
          ('say', 'norwegian-*-seven', ()),
          ('play', 'norwegian-*-seven', ('Return',)),
          ('hint', 'norwegian-*-seven', ('Return', 'h')),
          ('answer', 'norwegian-*-seven',
           ('Return', 'End', 'Return', 'Return')),
          ('done', 'norwegian-*-seven', ('Return', 'Home', 'Return', 'Return',
                                          *['Return'] * 4)),
          ('find', 'noddy-*-announce', ('Return',)))
      for width, height, language, dark in (
          (360, 640, ONE, False), (360, 640, 'en', True),
          (1000, 700, TWO, True), (1600, 900, 'en', False))),
    *(Shot(f'course-{width}-{language}{"-dark" if dark else ""}', width,
           height, page='course', language=language, dark=dark,
           progress=COURSE)
      for width, height, language, dark in (
          (360, 720, ONE, False), (1000, 700, TWO, True),
          (1600, 900, 'en', False))),
    *(Shot(f'test-{width}-{language}', width, height, page='course',
           language=language, progress=COURSE, keys=keys)
      for width, height, language, keys in (
          (360, 640, ONE, ('Home', 'shift+Tab', 'Return', 'Return')),
          (1000, 700, 'en', ('Home', 'shift+Tab', 'Return', 'Return')))),
    *(Shot(f'course-all-{width}', width, 2600, page='course', progress=COURSE)
      for width in (360, 1000)),
    *(Shot(f'train-{width}-{language}{"-dark" if dark else ""}', width, height,
           page='course', language=language, dark=dark, progress=COURSE,
           practice=TRAINED, keys=TRAIN)
      for width, height, language, dark in (
          (360, 640, ONE, False), (1000, 900, TWO, True),
          (1600, 900, 'en', False))),
    *(Shot(f'training-{width}-{language}{"-dark" if dark else ""}', width,
           height, page='course', language=language, dark=dark,
           progress=COURSE, practice=TRAINED,
           keys=(*TRAIN, *['Down'] * 6, 'Return', *['shift'] * 8, 'Return'))
      for width, height, language, dark in (
          (360, 640, ONE, False), (1000, 700, TWO, True),
          (1600, 900, 'en', False))),
    *(Shot(f'training-{game}-{width}-{language}{"-dark" if dark else ""}',
           width, height, page='course', game=game, language=language,
           dark=dark, progress=COURSE,
           keys=(*TRAIN, *['Down'] * 6, 'Return', *['shift'] * 8, 'Return'))
      for game, width, height, language, dark in (
          ('balco', 360, 640, TWO, True), ('balco', 1600, 900, 'en', False),
          ('scientific-war', 360, 640, ONE, False),
          ('noddy', 1000, 700, 'en', False))),
    Shot('history-empty', 360, 640, page='history'),
    *(Shot(f'dwarf-{seats}-{width}-{language}{"-dark" if dark else ""}',
           width, height, game='yellow-dwarf', seats=seats, plies=16,
           language=language, dark=dark)
      for seats, width, height, language, dark in (
          (3, 360, 640, 'en', False), (4, 360, 640, ONE, False),
          (8, 360, 640, TWO, False), (4, 800, 600, ONE, True),
          (3, 1600, 900, TWO, False), (8, 1000, 700, 'en', False),
          (4, 1600, 900, 'en', False), (8, 1600, 900, ONE, True))),
    Shot('dwarf-claim', game='yellow-dwarf', seats=3, position=DWARF_CLAIM),
    *(Shot(f'dwarf-closed-{width}-{language}{"-dark" if dark else ""}', width,
           height, game='yellow-dwarf', seats=3, rules=('forgotten=waits',),
           position=DWARF_CLAIM + 'closed=7D KH\n', language=language,
           dark=dark)
      for width, height, language, dark in (
          (360, 640, ONE, False), (1280, 800, 'en', False),
          (1280, 800, TWO, True))),
    Shot('dwarf-closed-contrast', game='yellow-dwarf', seats=3,
         rules=('forgotten=waits',), position=DWARF_CLAIM + 'closed=7D KH\n',
         contrast=True),
    Shot(f'dwarf-claim-360-{ONE}', 360, 640, game='yellow-dwarf', seats=3,
         position=DWARF_CLAIM, language=ONE),
    Shot('dwarf-cry', game='yellow-dwarf', plies=16,
         keys=('Tab', 'Return', 'Return'),
         settings={'computer-pause': '60000'}),
    Shot(f'dwarf-hint-360-{TWO}', 360, 640, game='yellow-dwarf', seats=3,
         position=DWARF_CLAIM, language=TWO, keys=('c',)),
    Shot('dwarf-round', game='yellow-dwarf', rounds=1, height=900),
    Shot(f'dwarf-round-360-{ONE}', 360, 640, game='yellow-dwarf', rounds=3,
         language=ONE),
    Shot(f'dwarf-round-8-1600-{TWO}', 1600, 900, game='yellow-dwarf', seats=8,
         rounds=2, language=TWO, dark=True),
    Shot('dwarf-board-360', 360, 640, game='yellow-dwarf', plies=16,
         keys=('shift+Tab', 'shift+Tab', 'Up', 'Return')),
    Shot('dwarf-contrast', game='yellow-dwarf', plies=16, contrast=True),
    Shot('dwarf-setup', page='setup', game='yellow-dwarf'),
    Shot('statistics-empty', 360, 640, page='statistics'),
    *(Shot(f'review-{game}-{width}-{language}{"-dark" if dark else ""}',
           width, height, page='review', game=game, seats=seats, dark=dark,
           language=language)
      for game, seats, width, height, language, dark in (
          ('norwegian', 4, 360, 640, 'en', False),
          ('norwegian', 4, 1280, 900, ONE, True),
          ('balco', 3, 360, 640, TWO, True),
          ('yellow-dwarf', 4, 1280, 900, 'en', False),
          ('scientific-war', 2, 800, 900, ONE, False),
          ('noddy', 2, 360, 640, ONE, False))),
    *(Shot(f'puzzle-{game}-{width}-{language}{"-dark" if dark else ""}',
           width, height, page='review', game=game, seats=seats, dark=dark,
           language=language, keys=('shift',) * 4 + ('Return', *keys))
      for game, seats, width, height, language, dark, keys in (
          ('norwegian', 4, 360, 640, 'en', False, ()),
          ('norwegian', 4, 1280, 800, ONE, True, ('c', 'c')),
          ('balco', 3, 360, 640, TWO, True, ('c',)),
          ('yellow-dwarf', 4, 1280, 800, 'en', False, ()),
          ('scientific-war', 2, 360, 640, ONE, False, ()),
          ('scientific-war', 2, 1280, 800, 'en', False,
           ('Return', 'Return')))),
    Shot(f'result-360-{ONE}', 360, 640, seats=2, position=LAST, language=ONE,
         keys=('Return', 'Return')),
    Shot('shortcuts', 1000, 800, plies=24, keys=('ctrl+question',)),
    Shot('give-up', 1000, 700, plies=24, keys=('ctrl+n', 'Return')),
    Shot('log-sheet', 600, 800, plies=24, keys=('F9',)),
    *(Shot(f'rtl-{game}', 1200, 760, game=game, plies=plies, language='ar_XB',
           seats=2 if game == 'noddy' else 4)
      for game, plies in (('norwegian', 24), ('balco', 24),
                          ('yellow-dwarf', 8), ('scientific-war', 8),
                          ('noddy', 4))),
    Shot('rtl-360', 360, 640, plies=24, language='ar_XB'),
    Shot('rtl-guide', 1200, 760, plies=24, language='ar_XB', keys=('s',)),
    Shot('rtl-guide-360', 360, 640, plies=24, language='ar_XB', keys=('s',)),
    Shot('rtl-chooser', page='chooser', language='ar_XB'),
    Shot('rtl-setup', page='setup', language='ar_XB'),
    *(Shot(f'text-{game}', 1200, 900, game=game, plies=plies, text=2,
           seats=2 if game == 'noddy' else 4)
      for game, plies in (('norwegian', 24), ('balco', 24),
                          ('yellow-dwarf', 8), ('scientific-war', 8),
                          ('noddy', 4))),
    *(Shot(f'text-360-{game}', 360, 640, game=game, plies=plies, text=2,
           seats=2 if game == 'noddy' else 4)
      for game, plies in (('norwegian', 24), ('balco', 24),
                          ('yellow-dwarf', 8), ('scientific-war', 8),
                          ('noddy', 4))),
    Shot('text-guide', 1200, 900, plies=24, text=2, keys=('s',)),
    *(Shot(f'setup-all-360-{language}', 360, 1900, page='setup',
           language=language) for language in ('en', *CORE_LANGUAGES)),
    Shot('text-setup', 800, 900, page='setup', text=2),
    Shot('text-preferences', 800, 900, text=2, plies=24,
         keys=('ctrl+comma',)),
    Shot('text-curtain-360', 360, 640, text=2, persons='Anna,Berta'),
    Shot('text-chooser', 800, 900, page='chooser', text=2),
    *(Shot(f'guide-{game}', 1200, 760, game=game, plies=plies, keys=('s',),
           seats=2 if game == 'noddy' else 4)
      for game, plies in (('yellow-dwarf', 8), ('scientific-war', 8),
                          ('noddy', 4))),
    Shot('preferences', 800, 760, plies=24, keys=('ctrl+comma',)),
    Shot(f'preferences-all-{ONE}', 700, 1300, plies=24, language=ONE,
         settings={'card-back': "'indigo'"}, keys=('ctrl+comma',)),
]


def lab(build, *arguments, text=None):
    done = subprocess.run([build / 'src/tools/tapis-lab', *arguments],
                          input=text, text=True, check=True,
                          stdout=subprocess.PIPE)
    return done.stdout


def saved_game(build, shot):
    """The text of a game that has come so far and waits for the person."""
    if shot.position:
        options = ''.join(rule + ';' for rule in shot.rules)
        return (f'[game]\nformat=1\nid={shot.game}\nseats={shot.seats}\n'
                f'dealer={shot.dealer}\noptions={options}\n\n'
                f'[position]\n{shot.position}\n'
                f'[table]\nviewer=0\nplayer.0=person\navatar.0=person\n')
    start = lab(build, 'deal', shot.game, '--seats', str(shot.seats),
                '--dealer', str(shot.seats - 1), '--seed', str(shot.deal),
                *(word for rule in shot.rules for word in ('--set', rule)))
    position, moves = start, []
    over = 0
    while True:
        if shot.rounds and re.search(r'^phase=round-over', position, re.M):
            over += 1
            if over == shot.rounds:
                break
            moves.append(f'{len(moves) + 1}=deal')
            position = lab(build, 'replay', '/dev/stdin',
                           text='\n'.join([start, '[moves]', *moves, '']))
        seat = int(re.search(r'^to-move=(-?\d+|none|-)', position, re.M)[1])
        if not shot.rounds and len(moves) >= shot.plies and seat == 0:
            break
        level = shot.person if seat == 0 else 'medium'
        move = lab(build, 'advise', level, '--seed', str(len(moves)),
                   text=position).splitlines()[0]
        after = lab(build, 'play', move, text=position)
        if not shot.rounds and re.search(r'^phase=over', after, re.M):
            break
        moves.append(f'{len(moves) + 1}={seat} {move}')
        position = after
    who = ['player.0=person', 'avatar.0=person']
    who += [f'player.{n}=medium' for n in range(1, shot.seats)]
    return '\n'.join([start, '[moves]', *moves, '', '[table]', 'viewer=0',
                      *who, ''])


INSIDE = r'''
"$@" &
program=$!
if ! timeout 60 python3 "$SCREEN" --still 1.5; then
  wait "$program" || true
  exit 1
fi
if [[ -n $KEYS ]]; then
  window=$(xdotool search --onlyvisible --class . | tail -1)
  xdotool windowfocus "$window"
  for key in $KEYS; do
    xdotool key "$key"
    python3 "$SCREEN" --still 0.4
  done
  python3 "$SCREEN" --still 1
fi
python3 "$SCREEN" "$PICTURE" "$EDGE"
kill "$program"
wait "$program" || true
'''


def take(build, folder, shot):
    with tempfile.TemporaryDirectory() as home:
        picture = folder / f'{shot.name}.png'
        arguments = []
        data = Path(home, 'data', 'tapis')
        data.mkdir(parents=True)
        if shot.plies or shot.position or shot.rounds:
            (data / f'{shot.game}.tapis').write_text(saved_game(build, shot),
                                                     encoding='utf-8')
        if shot.finished:
            subprocess.run([build / 'tests/ui/finished-games',
                            data / 'history', str(shot.finished)], check=True)
        for name, text in (('lessons.progress', shot.progress),
                           ('practice.box', shot.practice)):
            if text:
                (data / name).write_text(text, encoding='utf-8')
        keys = list(shot.keys)
        if shot.page == 'table':
            arguments = (['--resume', shot.game]
                         if shot.plies or shot.position or shot.rounds else
                         ['--game', shot.game, '--seats', str(shot.seats),
                          '--deal', str(shot.deal),
                          *(['--persons', shot.persons] if shot.persons
                            else [])])
        elif shot.page == 'history':
            keys = ['ctrl+shift+h', *keys]
        elif shot.page == 'review':
            # a game that a learner has played; the second button of it
            subprocess.run([build / 'tests/ui/finished-games',
                            data / 'history', '1', shot.game,
                            str(shot.seats), 'easy'], check=True)
            keys = ['ctrl+shift+h', 'Return', 'Tab', 'Return', *keys]
        elif shot.page == 'statistics':
            keys = ['ctrl+shift+t', *keys]
        elif shot.page == 'lesson':
            lesson, = LESSONS.glob(shot.lesson + '.xml')
            arguments = ['--lesson', lesson.stem]
        elif shot.page == 'course':
            # nothing was played: the first card's “Learn” has the focus
            keys = ['Tab'] * (2 * GAMES.index(shot.game)) + ['Return'] + keys
        elif shot.page == 'setup':
            keys = (['Tab'] * (2 * GAMES.index(shot.game))
                    + ['shift+Tab', 'Return'] + keys)
        settings = {'window-width': shot.width + 2 * EDGE,
                    'window-height': shot.height + 2 * EDGE,
                    'animation-speed': "'none'", **shot.settings}
        config = Path(home, 'config', 'glib-2.0', 'settings')
        config.mkdir(parents=True)
        (config / 'keyfile').write_text(
            '[io/github/tapisgames/Tapis]\n' +
            ''.join(f'{k}={v}\n' for k, v in settings.items()),
            encoding='utf-8')
        if shot.name.startswith('readme-'):
            # the window as GNOME has it
            toolkit = Path(home, 'config', 'gtk-4.0')
            toolkit.mkdir()
            (toolkit / 'settings.ini').write_text(
                '[Settings]\ngtk-decoration-layout=:close\n'
                'gtk-font-name=Cantarell 11\n', encoding='utf-8')
        environment = dict(
            os.environ, LC_ALL='en_US.UTF-8', LANGUAGE=shot.language,
            LOCPATH=str(build / 'tests/locale'),
            GSETTINGS_BACKEND='keyfile', GTK_A11Y='none',
            GSETTINGS_SCHEMA_DIR=str(build / 'data'),
            TAPIS_LOCALEDIR=str(build / (
                'tests/pseudo' if shot.language in PSEUDO else 'po')),
            TAPIS_SCREEN=f'{shot.width + 2 * EDGE}x{shot.height + 2 * EDGE}',
            SCREEN=str(HERE / 'screen.py'), EDGE=str(EDGE),
            PICTURE=str(picture), KEYS=' '.join(keys))
        if shot.language == 'ar_XB':
            # the direction is that of GTK's translation
            environment['LANGUAGE'] = 'ar_XB:he'
        if shot.text != 1:
            # as desktops do it: titles in points grow too
            Path(home, '.Xdefaults').write_text(
                f'Xft.dpi: {96 * shot.text}\n', encoding='utf-8')
        if shot.dark:
            environment['ADW_DEBUG_COLOR_SCHEME'] = 'prefer-dark'
        if shot.contrast:
            environment['ADW_DEBUG_HIGH_CONTRAST'] = '1'
        subprocess.run(
            [HERE.parent / 'with-display', 'env', f'HOME={home}',
             f'XDG_CONFIG_HOME={home}/config', f'XDG_DATA_HOME={home}/data',
             'bash', '-c', INSIDE, 'bash', build / 'src/app/tapis',
             *arguments],
            env=environment, check=True, stderr=subprocess.DEVNULL)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    build, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    names, language = sys.argv[3:], None
    if names and names[0].startswith('--language='):
        language = names.pop(0).split('=')[1]
    for shot in SHOTS:
        if not names or any(n in shot.name for n in names):
            if language:
                shot = replace(shot, language=language)
            take(build, folder, shot)
            print(folder / f'{shot.name}.png', flush=True)


if __name__ == '__main__':
    main()
