#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The language changes in the middle of everything: the window then is what a
window is that was begun in that language, word for word and in every page.

One program is taken through a tour in English; at every stop it is switched to
French and back. Another one is taken through the same tour in French, by the
places of what was chosen, not by their names.

    test-language.py TAPIS TAPIS-LAB
"""

import difflib
import os
import re
import subprocess

from tapis_driver import Tap, Tapis, lab

LANGUAGE = 'fr'
GAMES = ['norwegian', 'balco', 'yellow-dwarf', 'scientific-war', 'noddy']
LESSONS = {'norwegian-23-quiz': 3}
HINTED = re.compile('the hint|le conseil', re.I)
SAMPLE = ['scientific-war', 'noddy']  # of them outside a soak
MOVES = {'noddy': 3}  # that a game has behind it; others …
MORE = 9     # … so many
# of no language, or of what is heard and not seen
STATES = {'visible', 'sensitive', 'focusable', 'checked', 'selected',
          'expanded', 'focused'}


def begun(tapis, game):
    """Lays a game in its midst where the program finds it."""
    save = lab('deal', game, '--seed', '7')
    played = 0
    to_move = False
    # until the person is to move
    while played < MOVES.get(game, MORE) or not to_move:
        move = lab('advise', 'easy', text=save).splitlines()[0]
        to_move = re.search('^to-move=0$', lab('play', move, text=save), re.M)
        save = lab('play', move, '--save', text=save)
        played += 1
    tapis.data.mkdir(parents=True, exist_ok=True)
    (tapis.data / f'{game}.tapis').write_text(save, encoding='utf-8')


def tell(node, depth=0, active=True):
    """What a screen reader can know of a window; where the focus is, of the
    one that has the keys."""
    if depth == 1:
        active = 'active' in node.states
    states = sorted((STATES if active else STATES - {'focused'}) & node.states)
    name = '' if depth == 1 else node.name  # the window's is what was said
    lines = [f'{"  " * depth}{node.role} “{name}” '
             f'({node.description}) {",".join(states)}']
    for child in node.children:
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

    def choose(self, name, action=None):
        """Does the action of what is called @name in English."""
        if self.first:
            node = self.tapis.wait(f'“{name}”', lambda: next(
                (node for node in self.tapis.find(re.compile(name))
                 if node.seen() and 'Action' in ' '.join(node.interfaces)),
                None))
            place = [above.parent.children.index(above)
                     for above in [node, *node.above()]
                     if above.parent is not None]
            self.notes.append(place[::-1])
        place = self.notes[self.taken]
        self.taken += 1

        def find():
            node = self.tapis.tree()
            for i in place:
                if i >= len(node.children):
                    return None
                node = node.children[i]
            return node
        self.rest()
        self.tapis.wait(f'what is at {place} (“{name}”)', find).act(action)

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
    tour.press('alt+Left')
    tour.press('ctrl+shift+h')
    stop('history')
    tour.press('ctrl+shift+t')
    stop('statistics')


def preferences(tour, stop):
    tour.rest()
    tour.press('ctrl+comma')
    stop('preferences')


def play(game):
    def way(tour, stop):
        begun(tour.tapis, game)
        tour.ask(f'--resume={game}')
        stop('the table')
        tour.choose('^Hint$')
        tour.tapis.wait('the hint', lambda: HINTED.search(
            '\n'.join(tour.read())))
        stop('a hint')
        tour.press('F9')
        stop('without what happened')
        tour.press('ctrl+shift+r')
        stop('a replay')
    return way


def learn(lesson, n):
    def way(tour, stop):
        tour.ask(f'--lesson={lesson}')
        for i in range(n):
            stop(f'step {i}')
            tour.choose('^(Continue|Show Me|Check|Show me)$')
    return way


def main():
    tap = Tap()

    def both(name, way):
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
        tap.run(name, run)
    both('pages', pages)
    both('preferences', preferences)
    soak = 'TAPIS_SOAK' in os.environ
    for game in GAMES if soak else SAMPLE:
        both(game, play(game))
    for lesson, n in LESSONS.items() if soak else ():
        both(lesson, learn(lesson, n))
    tap.done()


if __name__ == '__main__':
    main()
