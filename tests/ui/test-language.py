#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The language changes in the middle of everything: the window then is what a
window is that was begun in that language, word for word and in every page.

One program is taken through a tour in English; at every stop it is switched to
French and back. Another one is taken through the same tour in French, by the
places of what was chosen, not by their names.

    test-language.py TAPIS TAPIS-LAB [TOUR…]
"""

import difflib
import os
import re
import subprocess
import sys

from tapis_driver import Tap, Tapis, lab

LANGUAGE = 'fr'
GAMES = ['norwegian', 'balco', 'yellow-dwarf', 'scientific-war', 'noddy']
CRY = ('^(I clean|Attack|Norwegian|Je nettoie|À l’attaque|Norvégien)'
       '[\u202f]?!$')
# Lessons, and what is chosen in them: its name, the action if not the first,
# and what is then told for a moment only; at every step the language changes.
LESSONS = {
    # what is chosen while the game asks which number a joker is, is chosen
    # anew; a place that comes later is not told by every GTK
    'balco-15-joker': [('^Continue$',)],
    'noddy-03-fifteen': [('^Continue$',), ('^Show Me$',)],
    'norwegian-05-two': [
        ('^9 of spades$', 'card.lay', '^(After a king|Après un roi)'),
        ('^Show Me$',), ('^Continue$',), ('^Continue$',),
        ('^5 of clubs$', 'card.lay')],
    'norwegian-11-ace': [
        ('^Continue$',), ('^ace of spades$', 'card.lay'), ('^Hint$',)],
    # a quiz, and a test
    'norwegian-23-quiz': [('^Continue$',)],
    'norwegian-34-test-danger': [],
}
# of them outside a soak
SAMPLE = ['noddy', 'norwegian-11-ace', 'norwegian-23-quiz',
          'norwegian-34-test-danger']
MOVES = {'noddy': 3}  # that a game has behind it; others …
MORE = 9     # … so many
# of no language, or of what is heard and not seen
STATES = {'visible', 'sensitive', 'focusable', 'checked', 'selected',
          'expanded', 'focused'}


def begun(tapis, game, until=None):
    """Lays a game in its midst where the program finds it, or where the best
    move is @until."""
    save = lab('deal', game, '--seed', '7')
    played = 0
    to_move = False
    # until the person is to move
    while True:
        move = lab('advise', 'easy', text=save).splitlines()[0]
        if move == until or (until is None and to_move and
                             played >= MOVES.get(game, MORE)):
            break
        to_move = re.search('^to-move=0$', lab('play', move, text=save), re.M)
        save = lab('play', move, '--save', text=save)
        played += 1
    write(tapis.data / f'{game}.tapis', save)


# One decision, between a card that wins and one that loses.
END = """[game]
format=1
id=norwegian
seats=2
dealer=0
options=

[position]
phase=play
to-move=0
direction=clockwise
stock=
pile=5C@1
hand.0=7S KD
hand.1=KC KH
"""
LOST = ('0 lay KD', '1 lay KC KH')


def end(moves=(), *players):
    """A game at its end, and what was played of it."""
    played = ''.join(f'{n}={move}\n' for n, move in enumerate(moves, 1))
    seated = ''.join(f'player.{n}={who}\n' for n, who in enumerate(players))
    return (END + ''.join(f'{row}.{seat}=\n' for row in ('up', 'down')
                    for seat in (0, 1)) +
            f'\n[moves]\n{played}\n[table]\nviewer=0\n{seated}')


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding='utf-8')


def is_empty(node):
    """Whether it is the place of a page that is empty: nobody is told of it,
    and where it stands among the others differs."""
    return node.role == 'panel' and not node.name and \
        'focusable' not in node.states and all(map(is_empty, node.children))


def inside(node):
    return [child for child in node.children if not is_empty(child)]


def tell(node, depth=0, active=True):
    """What a screen reader can know of a window; where the focus is, of the
    one that has the keys."""
    if depth == 1:
        active = 'active' in node.states
    states = sorted((STATES if active else STATES - {'focused'}) & node.states)
    name = '' if depth == 1 else node.name  # the window's is what was said
    lines = [f'{"  " * depth}{node.role} “{name}” '
             f'({node.description}) {",".join(states)}']
    for child in inside(node):
        lines += tell(child, depth + 1, active)
    return lines


class Tour:
    """One way through the program, noted when it is taken first."""

    def __init__(self, tapis, notes=None):
        self.tapis = tapis
        self.first = notes is None
        self.notes = [] if self.first else notes
        self.taken = 0
        self.stops = {}

    def read(self):
        return tell(self.tapis.tree())

    def rest(self):
        """What is shown when nothing changes any more."""
        seen = None

        def same():
            nonlocal seen
            before, seen = seen, self.read()
            return before == seen
        self.tapis.wait('the window to rest', same)
        return seen

    def choose(self, name, action=None, passing=None):
        """Does the action of what is called @name in English; @passing: what
        is told of it and soon gone."""
        if self.first:
            node = self.tapis.wait(f'“{name}”', lambda: next(
                (node for node in self.tapis.find(re.compile(name))
                 if node.seen() and 'focusable' in node.states and
                 node.actions()),
                None))
            place = [inside(above.parent).index(above)
                     for above in [node, *node.above()]
                     if above.parent is not None]
            self.notes.append(place[::-1])
        place = self.notes[self.taken]
        self.taken += 1

        def find():
            node = self.tapis.tree()
            for i in place:
                if i >= len(inside(node)):
                    return None
                node = inside(node)[i]
            return node
        before = self.rest()
        self.tapis.wait(f'what is at {place} (“{name}”)', find).act(action)
        # a button of the toolkit takes a quarter of a second
        self.tapis.wait(f'what comes of “{name}”',
                        lambda: self.read() != before)
        if passing is not None:
            self.tapis.wait(passing, lambda: self.labels(passing))
            self.tapis.wait(f'the end of {passing}',
                            lambda: not self.labels(passing))

    def labels(self, name):
        return [node for node in self.tapis.find(re.compile(name))
                if node.role == 'label' and node.seen()]

    def press(self, *keys):
        self.tapis.take_keys()
        self.tapis.press(*keys)

    def ask(self, *arguments):
        """What a second start asks of the one that runs."""
        subprocess.run([self.tapis.program, *arguments], check=True,
                       env=dict(os.environ, HOME=str(self.tapis.home)),
                       timeout=30)

    def speak(self, language):
        self.tapis.write_settings(language=f"'{language}'")

    def stop(self, name, expected=None):
        """Notes what is shown here in the other language."""
        if expected is not None:
            seen = None

            def same():
                nonlocal seen
                seen = self.read()
                return seen == expected[name]
            try:
                self.tapis.wait(f'what is shown: {name}', same, 8)
            except Exception:
                for line in differences(expected[name], seen):
                    print(f'# {line}')
                raise
            return
        before = self.rest()
        self.speak(LANGUAGE)
        self.tapis.wait(f'another language: {name}',
                        lambda: self.read() != before, 10)
        self.stops[name] = self.rest()
        self.speak('en')
        seen = None

        def back():
            nonlocal seen
            seen = self.read()
            return seen == before
        try:
            self.tapis.wait(f'the first language again: {name}', back, 10)
        except Exception:
            for line in differences(before, seen):
                print(f'# {line}')
            raise


def differences(a, b):
    return list(difflib.unified_diff(a, b, 'after a change', 'from the start',
                                     lineterm='', n=1))[:40]


def pages(tour, stop):
    stop('the first page')
    tour.choose('^New game of Norwegian', None)
    stop('a new game')


def dialogs(tour, stop):
    for name, key in (('preferences', 'ctrl+comma'),
                      ('shortcuts', 'ctrl+question')):
        tour.rest()
        tour.press(key)
        stop(name)
        tour.press('Escape')


def play(game):
    def way(tour, stop):
        begun(tour.tapis, game)
        tour.ask(f'--resume={game}')
        stop('the table')
        tour.press('F9')
        stop('without what happened')
        tour.press('ctrl+shift+r')
        stop('a replay')
    return way


def past(tour, stop):
    """What is kept of a game, and what is made of it."""
    write(tour.tapis.data / 'history' / 'norwegian-20261120T000000Z-1.tapis',
          end(LOST, 'person', 'easy'))
    tour.rest()
    tour.press('ctrl+shift+t')
    stop('statistics')
    tour.press('ctrl+shift+h')
    stop('history')
    tour.choose('^Norwegian War: ')
    stop('a game of it')
    tour.choose('^Replay$')
    stop('its replay')
    tour.press('alt+Left')
    tour.choose('^Review$')
    tour.tapis.wait('the review', lambda: tour.labels(r'^1\s*:'))
    stop('its review')
    tour.choose('^Solve')
    stop('a puzzle')
    tour.choose('^king of diamonds$', 'card.lay')
    stop('a puzzle not solved')


def finish(tour, stop):
    """The end of a game."""
    write(tour.tapis.data / 'norwegian.tapis', end((), 'person', 'easy'))
    tour.ask('--resume=norwegian')
    tour.choose('^king of diamonds$', 'card.lay', CRY)
    stop('the result')


def round_over(tour, stop):
    """A round of a match is over."""
    begun(tour.tapis, 'yellow-dwarf', 'round-over')
    tour.ask('--resume=yellow-dwarf')
    stop('the account of a round')


def pass_on(tour, stop):
    """Who is next takes the device."""
    write(tour.tapis.data / 'norwegian.tapis',
          end((), 'person', 'person'))
    tour.ask('--resume=norwegian')
    stop('the curtain')
    tour.choose('^Show My Cards$')
    stop('the table')
    tour.press('s' if tour.first else 'v')
    stop('the special cards')


def learn(lesson, steps):
    def way(tour, stop):
        tour.tapis.write_settings(second_language="'ca'")
        tour.ask(f'--lesson={lesson}')
        for i, (name, *rest) in enumerate(steps):
            stop(f'{i}, before {name}')
            tour.choose(name, *rest)
        stop('the last of it')
    return way


def main():
    tap = Tap()

    wanted = sys.argv[3:]
    soak = 'TAPIS_SOAK' in os.environ

    def both(name, way, usual=True):
        def run():
            tapis = Tapis({'language': "'en'"})
            tapis.start()
            first = Tour(tapis)
            way(first, first.stop)
            tapis.kill()
            tapis = Tapis({'language': f"'{LANGUAGE}'"})
            tapis.start()
            other = Tour(tapis, first.notes)
            way(other, lambda stop: other.stop(stop, first.stops))
            tapis.check_errors()
        if (wanted and name in wanted) or (not wanted and (soak or usual)):
            tap.run(name, run)
    both('pages', pages)
    both('dialogs', dialogs)
    both('past', past)
    both('finish', finish, False)
    both('round over', round_over)
    both('pass on', pass_on)
    for game in GAMES:
        both(game, play(game), game in SAMPLE)
    for lesson, steps in LESSONS.items():
        both(lesson, learn(lesson, steps), lesson in SAMPLE)
    tap.done()


if __name__ == '__main__':
    main()
