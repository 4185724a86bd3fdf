#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The lessons as a learner takes them: every lesson to its end by the actions
of a screen reader, one by keys alone; answers, hint, back, restart; progress;
the course; lessons from a file.

    test-lessons.py TAPIS TAPIS-LAB LESSONS LOCALES
"""

import gettext
import os
import re
import subprocess
import sys
import time
from pathlib import Path

from screen_reader import Gone
from tapis_driver import Tap, Tapis, expect

LESSONS = Path(sys.argv[3])
LANGUAGE = os.environ['LANGUAGE']
_ = gettext.translation('tapis', sys.argv[4], languages=[LANGUAGE],
                        fallback=LANGUAGE == 'en').gettext


def spoken(label):
    """How a button with that label is called."""
    return _(label).replace('_', '')


CONTINUE = spoken('_Continue')
SHOW = spoken('_Show Me')
CHECK = spoken('Chec_k')
NEXT = spoken('_Next Lesson')
ALL = spoken('_All Lessons')
HINT = spoken('_Hint')
SKIP = _('Skip this step')

OWN = '''<?xml version="1.0" encoding="UTF-8"?>
<lesson game="norwegian" rules="BN-23">
  <title>One of my own</title>
  <about>After a 7 only a 7 or a lower card goes.</about>
  <position seats="2">
phase=play
to-move=0
direction=clockwise
pile=5C@1
hand.0=4H 7S 7D KD
down.0=3C 3D
hand.1=9S 9D
down.1=AC KH
  </position>
  <say at="pile">First this.</say>
  <play move="lay 7S | lay 7D" at="card 7S">
    <ask>Lay a 7.</ask>
    <answer to="lay KD">Better keep it.</answer>
    <hint>It is black or red.</hint>
    <done>Well laid.</done>
  </play>
  <other move="pick-up">All picked up.</other>
</lesson>
'''


def button(tapis, name):
    """The coach's button of that name, if it is there."""
    return next((node for node in tapis.find(name)
                 if node.role == 'button' and node.seen()), None)


def push(tapis, name):
    tapis.wait(f'“{name}”', lambda: button(tapis, name)).act()


def says(tapis, text):
    """Waits until the coach says @text: to see and to hear."""
    tapis.wait(f'“{text}” to be seen', lambda: any(
        node.seen() and node.role == 'label' for node in tapis.find(text)))
    tapis.wait(f'“{text}” to be said', lambda: any(
        text in said for said in tapis.reader.said))


def own_lesson(tapis, text=OWN):
    path = tapis.home / 'own.xml'
    path.write_text(text, encoding='utf-8')
    return path


def words(tapis):
    """What the coach says: the text of its bubble."""
    scrolled = next((node for node in tapis.find(_('The coach’s words'))
                     if node.seen()), None)
    if scrolled is None:
        return None
    labels = [node.name for node in scrolled.all() if node.role == 'label']
    return labels[0] if labels else None


# --- every lesson ---------------------------------------------------------------

class Walk:
    """A lesson, and those that follow it, to the end of the course."""

    def __init__(self, tapis):
        self.tapis = tapis
        self.steps = 0

    def there(self):
        """The buttons that can be used now, by their names."""
        names = (CONTINUE, SHOW, CHECK, NEXT, ALL, SKIP)
        return {node.name: node for node in self.tapis.tree().all()
                if node.name in names and node.role == 'button'
                and node.seen()}

    def answer(self):
        """Chooses the first answer of a question."""
        scrolled = next(node for node in self.tapis.find(
            _('The coach’s words')) if node.seen())
        options = [node for node in scrolled.all() if node.role == 'button']
        if len(options) < 2:
            raise Gone('the question has gone on meanwhile')
        expect(all(node.name for node in options), 'an answer without a name')
        options[0].act()

    def step(self):
        """Does what is asked for; whether the lesson goes on."""
        self.steps += 1
        expect(self.steps < 400, 'a lesson without an end')
        buttons = self.there()
        if ALL in buttons:
            return False
        if CHECK in buttons:
            self.answer()
        for name in (CONTINUE, SHOW, CHECK, SKIP):
            # a whole game is skipped: others play it
            if name in buttons:
                buttons[name].act()
                break
        return True

    def lesson(self):
        self.steps = 0
        end = time.monotonic() + 60
        while True:
            try:
                if not self.step():
                    return
            except Gone:
                pass
            expect(time.monotonic() < end,
                   f'no end of “{words(self.tapis)}”')


def walk(game):
    files = sorted(path.stem for path in LESSONS.glob(f'{game}-*.xml'))
    tapis = Tapis()
    tapis.start('--lesson', files[0])
    tapis.wait('the coach', lambda: words(tapis))
    steps = Walk(tapis)
    progress = tapis.data / 'lessons.progress'
    for i, name in enumerate(files):
        steps.lesson()
        tapis.wait(f'{name} to be done', lambda name=name: re.search(
            rf'^\[{name}\]\n(step=.*\n)?done=true', progress.read_text(),
            re.M))
        following = steps.there().get(NEXT)
        expect((following is not None) == (i + 1 < len(files)),
               f'after {name} there is a next lesson, or should be one')
        if following is not None:
            following.act()
            tapis.wait('the next lesson', lambda: ALL not in steps.there())
    tapis.check_errors()
    # back to the path: all are done
    push(tapis, ALL)
    tapis.wait('the path', lambda: tapis.find(
        _('Lessons done: %u of %u').replace('%u', str(len(files)))))
    tapis.close()


# --- one lesson -----------------------------------------------------------------

def by_actions():
    """A wrong move, its answer, taken back; hint, back, restart."""
    tapis = Tapis()
    tapis.start('--lesson', own_lesson(tapis))
    tapis.wait('the coach', lambda: words(tapis) == 'First this.')
    expect(tapis.find('Step 1 of 3'), 'it does not say which step it is')
    king = tapis.wait('the king', lambda: tapis.find('king of diamonds'))[0]
    king.act('card.lay')
    tapis.wait('that it is too early', lambda: any(
        'choose “Continue” first' in said for said in tapis.reader.said))
    push(tapis, CONTINUE)
    says(tapis, 'Lay a 7.')
    push(tapis, HINT)
    says(tapis, 'It is black or red.')
    tapis.find('4 of hearts')[0].act('card.lay')
    tapis.wait('why the 4 does not fit', lambda: any(
        '5 or higher' in said for said in tapis.reader.said))
    tapis.find('king of diamonds')[0].act('card.lay')
    says(tapis, 'Better keep it.')
    push(tapis, CONTINUE)
    tapis.wait('the king in the hand again', lambda: any(
        'card.lay' in node.actions()
        for node in tapis.find('king of diamonds')))
    tapis.find('7 of diamonds')[0].act('card.lay')
    says(tapis, 'Well laid.')
    push(tapis, _('A step back'))
    tapis.wait('the step before', lambda: words(tapis) == 'Lay a 7.')
    push(tapis, SHOW)
    tapis.wait('the move', lambda: words(tapis) == 'Well laid.')
    push(tapis, _('Begin the lesson again'))
    tapis.wait('the beginning', lambda: words(tapis) == 'First this.')
    push(tapis, SKIP)
    tapis.wait('the next step', lambda: words(tapis) == 'Lay a 7.')
    expect(not (tapis.data / 'lessons.progress').exists(),
           'progress is kept of a lesson that is not installed')
    tapis.check_errors()


def by_keys():
    """By keys alone: the focus is always at what is to be done."""
    tapis = Tapis()
    tapis.start('--lesson', own_lesson(tapis))
    tapis.take_keys()

    def focus(name):
        return tapis.wait(f'the focus on {name}', lambda: (
            node if (node := tapis.focus()) is not None and
            node.name == name else None))

    focus(CONTINUE)
    tapis.press('Return')
    tapis.wait('the focus in the hand', lambda: (
        node := tapis.focus()) is not None and ' of ' in node.name)
    tapis.press('h')
    says(tapis, 'It is black or red.')
    focus('7 of spades')
    tapis.press('Left')
    focus('4 of hearts')
    tapis.press('Right')
    focus('7 of spades')
    tapis.press('Return')
    says(tapis, 'Well laid.')
    focus(CONTINUE)
    tapis.press('F6')
    tapis.wait('the focus on the table', lambda: (
        node := tapis.focus()) is not None and node.name != CONTINUE)
    tapis.press('n')
    says(tapis, 'All picked up.')
    focus(CONTINUE)
    tapis.press('Return')
    focus(ALL)
    tapis.press('Return')
    tapis.wait('the path', lambda: tapis.find(re.compile('^Lessons done')))
    tapis.press('alt+Left')
    tapis.wait('the chooser', lambda: tapis.find('Learn Norwegian War'))
    tapis.check_errors()


# --- the course -----------------------------------------------------------------

def resumed():
    """From the chooser to a lesson, away in the midst of it, and back."""
    tapis = Tapis()
    tapis.start()
    push(tapis, 'Learn Norwegian War')
    rows = tapis.wait('the lessons', lambda: [
        node for node in tapis.tree().all()
        if node.role == 'list item' and node.seen() and node.description])
    expect(rows[0].description.startswith('Next.'),
           f'the first one does not come next: {rows[0]}')
    title = rows[0].name
    tapis.take_keys()
    tapis.wait('the focus on it', lambda: (
        node := tapis.focus()) is not None and node.name == title)
    tapis.press('Return')
    first = tapis.wait('the lesson', lambda: words(tapis))
    push(tapis, CONTINUE)
    second = tapis.wait('another step', lambda: (
        text if (text := words(tapis)) != first else None))
    # not closed: it ends where it stands
    tapis.kill()
    tapis.start()
    push(tapis, 'Learn Norwegian War')
    tapis.wait('the lessons', lambda: next(
        (node for node in tapis.find(title) if node.role == 'list item'),
        None))
    tapis.take_keys()
    tapis.wait('the focus on it', lambda: (
        node := tapis.focus()) is not None and node.name == title)
    tapis.press('Return')
    tapis.wait('the same step', lambda: words(tapis) == second)
    tapis.check_errors()


def broken_progress():
    tapis = Tapis()
    tapis.data.mkdir(parents=True)
    path = tapis.data / 'lessons.progress'
    path.write_text('nothing', encoding='utf-8')
    tapis.start()
    push(tapis, 'Learn Norwegian War')
    tapis.wait('it to be told', lambda: any(
        'lessons.progress.broken-1' in said for said in tapis.reader.said))
    kept = path.with_name('lessons.progress.broken-1')
    expect(kept.read_text(encoding='utf-8') == 'nothing', 'it is lost')
    tapis.check_errors()


def wrong_files():
    """What is wrong with a lesson is said by file and line."""
    tapis = Tapis()
    for change, complaint in ((('</say>', ''), r'own\.xml:\d+: '),
                              (('move="pick-up"', 'move="lay KS"'),
                               r'own\.xml:22: .*lay KS'),
                              (('at="card 7S"', 'at="action fly"'),
                               r'own\.xml:\d\d: .*at')):
        path = own_lesson(tapis, OWN.replace(*change))
        run = subprocess.run([tapis.program, '--lesson', path],
                             capture_output=True, text=True, check=False,
                             timeout=60)
        expect(run.returncode == 2, f'it ended with {run.returncode}')
        expect(re.search(complaint, run.stderr), f'it said: {run.stderr}')
    run = subprocess.run([tapis.program, '--lesson', 'strange-01-lesson'],
                         capture_output=True, text=True, check=False,
                         timeout=60)
    expect(run.returncode == 2 and 'strange-01-lesson' in run.stderr,
           f'it said: {run.stderr}')


def main():
    tap = Tap()
    if LANGUAGE == 'en':
        tap.run('a lesson by actions', by_actions)
        tap.run('a lesson by keys', by_keys)
        tap.run('a lesson is gone on with', resumed)
        tap.run('progress that cannot be read', broken_progress)
        tap.run('lessons with mistakes', wrong_files)
    games = {re.match(r'(.+)-\d\d-', path.name)[1]
             for path in LESSONS.glob('*-*.xml')}
    for game in sorted(games):
        tap.run(f'every lesson of {game}', walk, game)
    tap.done()


main()
