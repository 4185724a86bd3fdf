#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The lessons as a learner takes them: lessons to their end by the actions of
a screen reader, one by keys alone; answers, hint, back, restart; progress;
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
from typing import NamedTuple
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'lint'))

from games import CORE, all_games, is_core
from page_rules import check, check_tree
from screen_reader import Node
from tapis_driver import Tap, Tapis, expect

LESSONS = Path(sys.argv[3])
# marked catalogues, whose marks the driver takes away, are English
LANGUAGE = 'en' if 'TAPIS_WHERE' in os.environ else os.environ['LANGUAGE']
# English, and those that are complete.
LANGUAGES = ['en', *(line for line in Path(__file__).resolve().parents[2]
                     .joinpath('po/CORE').read_text().split('\n')
                     if line and not line.startswith('#'))]
# A game that is no core game need not be translated.
GAMES = sorted({re.match(r'(.+)-\d\d-', path.name)[1]
                for path in LESSONS.glob('*-*.xml')
                if LANGUAGE == 'en' or is_core(f'data/lessons/{path.name}')})


def catalogue(domain, folder):
    return gettext.translation(domain, folder, languages=[LANGUAGE],
                               fallback=LANGUAGE == 'en')


OF_LESSONS = catalogue('tapis-lessons', sys.argv[4] + '/lessons')
OF_WINDOW = catalogue('tapis', sys.argv[4])


def told(message, translation):
    """The translation, which must be there."""
    expect(LANGUAGE == 'en' or translation != message,
           f'no translation: {message}')
    return translation


def taught(message):
    """What a lesson says."""
    return told(message, OF_LESSONS.gettext(message))


def _(message):
    """What the window says."""
    return told(message, OF_WINDOW.gettext(message))


def spoken(label):
    """How a button with that label is called."""
    return told(label, OF_WINDOW.pgettext('button', label)).replace('_', '')


CONTINUE = spoken('_Continue')
SHOW = spoken('_Show Me')
CHECK = spoken('Chec_k')
NEXT = spoken('Next _Lesson')
ALL = spoken('All L_essons')
HINT = spoken('_Hint')
SKIP = _('Skip this step')
WORDS = _('The coach’s words')
PAGE = told('Lesson', OF_WINDOW.pgettext('page', 'Lesson'))

# The sections of a course in their order, and the one beside its path.
SECTIONS = ('first-game', 'special-cards', 'playing-well', 'house-rules',
            'test')
BESIDE = 'house-rules'

# More stages than a hint has.
HINTS = 6

# The buttons that lead through a lesson, and their actions. A button of the
# toolkit does its action only a quarter of a second after a screen reader has
# pressed it; the page offers the same actions, and they are done at once.
WAYS = {CONTINUE: 'lesson.continue', SHOW: 'lesson.show',
        CHECK: 'lesson.check', SKIP: 'lesson.skip', NEXT: 'lesson.next',
        HINT: 'lesson.hint'}

OWN = '''<?xml version="1.0" encoding="UTF-8"?>
<lesson game="norwegian" rules="BN-23">
  <title>One of my own</title>
  <about>After a 7, only a 7 or a lower card fits.</about>
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


def says(tapis, text):
    """Waits until the coach says @text: to see and to hear."""
    tapis.see(text, 'label')
    tapis.hear(re.escape(text))


def own_lesson(tapis, text=OWN):
    path = tapis.home / 'own.xml'
    path.write_text(text, encoding='utf-8')
    return path


def words(tapis):
    """What the coach says: the text of its bubble."""
    now = coach(tapis)
    return now and now.words


# --- every lesson ------------------------------------------------------------

class Coach(NamedTuple):
    """The coach's bubble at one time."""
    words: str
    step: str
    options: dict   # the answers to its question
    buttons: dict   # all others, by their names
    tree: Node
    page: Node

    def asks(self):
        """What tells one thing that it says or asks from another."""
        return self.words, self.step, list(self.options), list(self.buttons)

    def table(self):
        """What lies beside the coach."""
        return [(node.name, node.description)
                for node in self.page.all() if node.role != 'label']


def coach(tapis):
    """The coach, once it is there."""
    tree = tapis.tree()
    scrolled = next((node for node in tree.all()
                     if node.name == WORDS and node.seen()), None)
    if scrolled is None:
        return None
    options = {}
    buttons = {}
    labels = []
    inside = set(scrolled.all())
    for node in scrolled.parent.all():
        if node.role == 'button' and node.seen():
            (options if node in inside else buttons)[node.name] = node
        elif node.role == 'label' and node.seen():
            labels.append(node.name)
    said = next(node.name for node in scrolled.all() if node.role == 'label')
    page = next(node for node in scrolled.above() if node.name == PAGE)
    return Coach(said, labels[0], options, buttons, tree, page)


def sentences(name):
    """What is said in a lesson to who is shown everything."""
    root = ElementTree.parse(LESSONS / f'{name}.xml').getroot()
    return [taught(' '.join(node.text.split())) for node in root.iter()
            if node.text and node.text.strip() and
            node.tag in ('say', 'ask', 'done', 'other', 'quiz', 'game')]


class Walk:
    """A lesson, and those that follow it, to the end of the course. Step by
    step: nothing happens that was not asked for."""

    def __init__(self, tapis):
        self.tapis = tapis
        self.steps = 0
        self.by_buttons = True

    def go(self, now, way):
        """Goes the way of that button."""
        button = now.buttons[way]
        expect('sensitive' in button.states, f'not to be used: {button}')
        done = (button.act() if self.by_buttons else
                now.page.act(WAYS[way]))
        expect(done, f'“{way}” does nothing')

    def go_on(self, before):
        """Does what the coach asks for; the coach that comes of it."""
        if CHECK in before.buttons:
            expect(len(before.options) > 1, f'a question without answers: '
                   f'{before.asks()}')
            answer, option = next(iter(before.options.items()))
            option.act()
            self.tapis.wait(f'“{answer}” to be chosen', lambda: (
                {'pressed', 'checked'} &
                coach(self.tapis).options[answer].states))
        if 'TAPIS_SOAK' in os.environ and HINT in before.buttons:
            before = self.ask(before)
        # a whole game is skipped: others play it
        way = next(way for way in (CONTINUE, SHOW, CHECK, SKIP)
                   if way in before.buttons)
        said = self.tapis.reader.said
        count = len(said)
        self.go(before, way)
        self.steps += 1
        # it speaks when all is there to be seen
        self.tapis.reader.listen(lambda: len(said) > count, 0.1)
        self.tapis.reader.rest()
        since = time.monotonic()

        def after():
            now = coach(self.tapis)
            # another player moves, and the coach has nothing to say
            moved = time.monotonic() - since > 0.2 and \
                now.table() != before.table()
            return now if now.asks() != before.asks() or moved else None

        return self.tapis.wait(f'something after “{before.words}”', after)

    def ask(self, now):
        """All the hints that there are, from stage to stage."""
        for _stage in range(HINTS):
            before = now
            if HINT not in now.buttons or \
                    'sensitive' not in now.buttons[HINT].states:
                break
            self.go(now, HINT)
            self.tapis.reader.rest()
            now = coach(self.tapis)
            if now.words == before.words:
                break
        return now

    def lesson(self, name, now):
        """Takes the lesson to its end; the coach there."""
        tapis = self.tapis
        self.steps = 0
        seen = set()
        opened = now.tree.children[0].name
        check_tree(now.tree, name)
        while ALL not in now.buttons:
            seen.add(now.words)
            expect(self.steps < 100, f'a lesson without an end: {name}')
            now = self.go_on(now)
        seen.add(now.words)
        check_tree(now.tree, f'the end of {name}')
        for sentence in sentences(name):
            expect(sentence in seen, f'not to be read in {name}: {sentence}')
        # of what was said before the window was found its name tells
        said = [*tapis.reader.said, opened]
        for words in seen:
            expect(any(words in sentence for sentence in said),
                   f'not said in {name}: {words}')
        return now


def part(files, game):
    """The lessons of a course that are taken in this language: half of its
    share of them, which are other ones in each language; all of them in a soak,
    or where the game is taken in English only.
    That all is told in every language the model's tests prove (lessons-told),
    and what is told is shown in one way in all of them."""
    if 'TAPIS_SOAK' in os.environ or game not in CORE:
        return files
    shares = len(LANGUAGES)
    turn = (LANGUAGES.index(LANGUAGE) + CORE.index(game)) % shares
    first, end = (len(files) * (turn + i) // shares for i in (0, 1))
    return files[first:first + (end - first + 1) // 2]


def courses(game):
    """The lessons on the path through a game's course, and those beside it,
    each in their order."""
    sections = {path.stem: ElementTree.parse(path).getroot().get(
        'section', 'special-cards')
                for path in LESSONS.glob(f'{game}-[0-9]*.xml')}
    lessons = sorted(sections, key=lambda name: (
        SECTIONS.index(sections[name]), name))
    return ([name for name in lessons if sections[name] != BESIDE],
            [name for name in lessons if sections[name] == BESIDE])


def walk(game, course):
    files = part(course, game)
    # a small one is drawn fast
    tapis = Tapis({'window-width': '400', 'window-height': '700',
                   'step-mode': 'true'})
    tapis.start('--lesson', files[0])
    now = tapis.wait('the coach', lambda: coach(tapis))
    steps = Walk(tapis)
    progress = tapis.data / 'lessons.progress'
    for i, name in enumerate(files):
        now = steps.lesson(name, now)
        expect(re.search(rf'^\[{name}\]\n(.+\n)*done=true',
                         progress.read_text(), re.M),
               f'{name} is not kept as done')
        expect((NEXT in now.buttons) == (name != course[-1]),
               f'after {name} there is a next lesson, or should be one')
        if i + 1 < len(files):
            tapis.reader.said.clear()
            steps.by_buttons = False
            steps.go(now, NEXT)
            now = tapis.wait('the next lesson', lambda: (
                new if ALL not in (new := coach(tapis)).buttons else None))
    tapis.check_errors()
    # back to the path, which tells what is done
    now.buttons[ALL].act()
    path = courses(game)[0]
    done = len(files) if course == path else 0
    tapis.wait('the path', lambda: tapis.find(
        _('Lessons done: %u of %u').replace('%u', str(done), 1)
        .replace('%u', str(len(path)))))
    tapis.close()


# --- one lesson --------------------------------------------------------------

def by_actions():
    """A wrong move, its answer, taken back; hint, back, restart."""
    tapis = Tapis()
    tapis.start('--lesson', own_lesson(tapis))
    tapis.wait('the coach', lambda: words(tapis) == 'First this.')
    expect(tapis.find('Step 1 of 3'), 'it does not say which step it is')
    king = tapis.wait('the king', lambda: tapis.find('king of diamonds'))[0]
    king.act('card.lay')
    tapis.hear('choose “Continue” first')
    tapis.push(CONTINUE)
    says(tapis, 'Lay a 7.')
    tapis.push(HINT)
    says(tapis, 'It is black or red.')
    tapis.find('4 of hearts')[0].act('card.lay')
    tapis.hear('5 or higher')
    tapis.find('king of diamonds')[0].act('card.lay')
    says(tapis, 'Better keep it.')
    tapis.push(CONTINUE)
    tapis.wait('the king in the hand again', lambda: any(
        'card.lay' in node.actions()
        for node in tapis.find('king of diamonds')))
    tapis.find('7 of diamonds')[0].act('card.lay')
    says(tapis, 'Well laid.')
    tapis.push(_('Go to the previous step'))
    tapis.wait('the step before', lambda: words(tapis) == 'Lay a 7.')
    tapis.push(SHOW)
    tapis.wait('the move', lambda: words(tapis) == 'Well laid.')
    tapis.push(_('Start the lesson over'))
    tapis.wait('the beginning', lambda: words(tapis) == 'First this.')
    tapis.push(SKIP)
    tapis.wait('the next step', lambda: words(tapis) == 'Lay a 7.')
    expect(not (tapis.data / 'lessons.progress').exists(),
           'progress is kept of a lesson that is not installed')
    tapis.check_errors()


def by_keys():
    """By keys alone: the focus is always at what is to be done."""
    tapis = Tapis()
    tapis.start('--lesson', own_lesson(tapis))
    tapis.take_keys()

    tapis.focus_on(CONTINUE)
    tapis.press('Return')
    tapis.focus_on('a card', lambda node: ' of ' in node.name)
    tapis.press('h')
    says(tapis, 'It is black or red.')
    tapis.focus_on('7 of spades')
    tapis.press('Left')
    tapis.focus_on('4 of hearts')
    tapis.press('Right')
    tapis.focus_on('7 of spades')
    tapis.press('Return', 'Return')
    says(tapis, 'Well laid.')
    tapis.focus_on(CONTINUE)
    tapis.press('F6')
    tapis.focus_on('the table', lambda node: node.name != CONTINUE)
    tapis.press('n')
    says(tapis, 'All picked up.')
    tapis.focus_on(CONTINUE)
    tapis.press('Return')
    tapis.focus_on(ALL)
    tapis.press('Return')
    tapis.wait('the path', lambda: tapis.find(re.compile('^Lessons done')))
    tapis.press('alt+Left')
    tapis.wait('the chooser', lambda: tapis.find('Learn Norwegian War'))
    tapis.check_errors()


# --- the course --------------------------------------------------------------

def resumed():
    """From the chooser to a lesson, away in the midst of it, and back."""
    tapis = Tapis()
    tapis.start()
    tapis.push('Learn Norwegian War')
    rows = tapis.wait('the lessons', lambda: [
        node for node in tapis.tree().all()
        if node.role == 'list item' and node.seen() and node.description])
    check(tapis, 'the course')
    expect(rows[0].description.startswith('Next.'),
           f'the first one does not come next: {rows[0]}')
    title = rows[0].name
    tapis.take_keys()
    tapis.focus_on(title)
    tapis.press('Return')
    first = tapis.wait('the lesson', lambda: words(tapis))
    tapis.push(CONTINUE)
    second = tapis.wait('another step', lambda: (
        text if (text := words(tapis)) != first else None))
    # not closed: it ends where it stands
    tapis.kill()
    tapis.start()
    tapis.push('Learn Norwegian War')
    tapis.wait('the lessons', lambda: next(
        (node for node in tapis.find(title) if node.role == 'list item'),
        None))
    tapis.take_keys()
    tapis.focus_on(title)
    tapis.press('Return')
    tapis.wait('the same step', lambda: words(tapis) == second)
    tapis.check_errors()


STARS = """[norwegian-01-goal]
done=true
alone=true

[norwegian-02-deal]
known=true

[norwegian-03-turn]
step=2
helped=1

[norwegian-04-pick-up]
done=true
alone=true
first-try=true
"""


def sections():
    """The path has headings; each lesson tells its stars and its minutes; an
    arrow leads from a section to the next."""
    tapis = Tapis()
    tapis.keep('lessons.progress', STARS)
    tapis.start()
    standing = tapis.wait('how far it has come', lambda: next(
        (found for node in tapis.tree().all() if (found := re.match(
            r'Lesson 3 of (\d+) · (\d+) stars$', node.name))), None))
    tapis.push('Learn Norwegian War')
    # counted alike on both pages
    for told in (f'Lessons done: 3 of {standing[1]}',
                 f'Stars: {standing[2]} of {3 * int(standing[1])}'):
        tapis.wait(f'“{told}”', lambda what=told: tapis.find(what))
    headings = tapis.wait('the sections', lambda: [
        node.name for node in tapis.tree().all()
        if node.role == 'heading' and node.seen()])
    expect(headings[:3] == ['Norwegian War', 'First game', 'Special cards']
           and headings[-2:] == ['House rules', 'Test'],
           f'the headings are {headings}')
    check(tapis, 'the course')
    expect(tapis.find(re.compile(r'^Lessons done: 3 of \d · \d+ minutes$')),
           'it is not told how much of the section is done')
    rows = [node for node in tapis.tree().all()
            if node.role == 'list item' and node.seen()]
    for row, told in zip(rows, (
            r'Done\. 2 of 3 stars: finished, without help\. \d minutes?\. ',
            r'Known\. \d minutes?\. ',
            r'\d\d % done\. \d minutes?\. ',
            r'Done\. 3 of 3 stars: .*first try\. \d minutes?\. ')):
        expect(re.match(told, row.description), f'it tells: {row}')
    # what was passed by a test is not next, what was begun is
    tapis.take_keys()
    tapis.focus_on(rows[2].name)
    lists = [node for node in tapis.tree().all()
             if node.role == 'list' and node.seen()]
    first, second = ([node for node in one.children
                      if node.role == 'list item'] for one in lists[:2])
    for row in first[3:] + second[:1]:
        tapis.press('Down')
        tapis.focus_on(row.name)
    tapis.press('Up')
    tapis.focus_on(first[-1].name)
    tapis.check_errors()


def earned():
    """The end of a lesson says what was earned; the path shows it."""
    tapis = Tapis({'step-mode': 'true'})
    tapis.start('--lesson', 'norwegian-03-turn')
    steps = Walk(tapis)
    now = steps.lesson('norwegian-03-turn',
                       tapis.wait('the coach', lambda: coach(tapis)))
    expect(re.search(r'a star for you.*Two more', now.words),
           f'at the end it says: {now.words}')
    now.buttons[ALL].act()
    tapis.wait('a star', lambda: any(
        node.description.startswith('Done. 1 of 3 stars: finished.')
        for node in tapis.tree().all() if node.role == 'list item'))
    kept = (tapis.data / 'lessons.progress').read_text(encoding='utf-8')
    expect(kept == '[norwegian-03-turn]\ndone=true\n', f'it keeps: {kept}')
    tapis.check_errors()


DUE = """[rule norwegian too-low]
box=0
due=2026-01-01

[rule balco too-low]
box=1
due=2026-01-02
"""


def first_page():
    """Who has not played is invited to learn, and told how long it takes; later
    the page tells how far they have come and what is due."""
    tapis = Tapis()
    tapis.start()
    tapis.take_keys()
    # the button that is suggested has the focus
    tapis.focus_on('Learn Norwegian War')
    invitations = tapis.wait('the invitations', lambda: (
        found if len(found := tapis.find(re.compile(
            r'^Never played it\? Learn it in \d+ minutes?\.$'))) ==
        len(all_games()) else None))
    expect(not tapis.find('Practice'), 'something is due')
    check(tapis, 'the first page of who has not played')
    tapis.push('Learn Norwegian War')
    minutes = re.search(r'\d+', invitations[0].name)[0]
    tapis.wait('the same minutes', lambda: tapis.find(
        re.compile(f'^Lessons done: 0 of \\d+ · {minutes} minutes$')))
    tapis.kill()

    tapis.keep('history/balco-20260101T000000Z-1.tapis', '')
    tapis.keep('lessons.progress', STARS)
    tapis.keep('practice.box', DUE)
    tapis.start()
    told = tapis.wait('how far one has come', lambda: tapis.find(
        re.compile(r'^Lesson \d+ of \d+ · 5 stars$')))[0].name
    expect(told.startswith('Lesson 3 '), f'it tells: {told}')
    expect(tapis.shown('Learn Norwegian War', 'button').description == told,
           'its button does not tell')
    # one has played: but not learnt
    tapis.wait('the other game', lambda: tapis.find(
        re.compile(r'^Lesson 1 of \d+$')))
    expect(len(tapis.find(re.compile('^Never played'))) == len(all_games()) - 2,
           'who has played is invited')
    tapis.wait('what is due', lambda: tapis.find('2 exercises are due today.'))
    expect(tapis.shown('Practice', 'button'), 'there is no way to practise')
    check(tapis, 'the first page of who has learnt')
    tapis.kill()

    # who has learnt how to play is to play
    tapis.keep('lessons.progress', ''.join(
        f'[{name}]\ndone=true\n' for name in courses('norwegian')[0]))
    tapis.start()
    done = len(courses('norwegian')[0])
    tapis.wait('the end of the course', lambda: tapis.find(
        f'All lessons done · {done} stars'))
    # one trains then, and the lessons are a step back
    tapis.push('Training: Norwegian War')
    tapis.see('All themes mixed', 'list item')
    tapis.push('Back')
    tapis.see(re.compile('^Lessons done'))
    tapis.check_errors()


def tested():
    """A section is tested without help; who knows too little reads so, and
    nothing is ticked."""
    tapis = Tapis({'step-mode': 'true'})
    tapis.start()
    tapis.push('Learn Norwegian War')

    def find_tests():
        return [node for node in tapis.find('I Know This')
                if node.role == 'button']

    tests = tapis.wait('the tests', find_tests)
    expect([node.description for node in tests] ==
           [f'A short test of “{name}”' for name in
            [node.name for node in tapis.tree().all()
             if node.role == 'heading' and node.seen()][1:len(tests) + 1]],
           f'the tests are {tests}')
    tests[1].act()
    now = tapis.wait('the test', lambda: (
        now if (now := coach(tapis)) and CONTINUE in now.buttons else None))
    expect(re.match(r'Show what you know: \d tasks, without hints', now.words),
           f'it begins with: {now.words}')
    check(tapis, 'a test')
    tasks = int(re.search(r'\d', now.words)[0])
    while ALL not in now.buttons:
        expect(HINT not in now.buttons and SHOW not in now.buttons,
               f'there is help: {list(now.buttons)}')
        way = CONTINUE if CONTINUE in now.buttons else SKIP
        now.buttons[way].act()
        now = tapis.wait('what comes next', lambda before=now: (
            new if (new := coach(tapis)).asks() != before.asks() else None))
    expect(now.words.startswith(f'0 of {tasks} correct. That is not enough'),
           f'it ends with: {now.words}')
    now.buttons[ALL].act()
    tapis.wait('the path', lambda: tapis.find(re.compile(
        r'^Lessons done: 0 of \d+$')))
    expect(len(find_tests()) == len(tests), 'a test is gone')
    tapis.check_errors()


def broken_progress():
    tapis = Tapis()
    path = tapis.keep('lessons.progress', 'nothing')
    tapis.start()
    tapis.wait('it to be told', lambda: tapis.find(
        re.compile('lessons.progress.broken-1')))
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
        tap.run('sections and stars', sections)
        tap.run('what a lesson earns', earned)
        tap.run('a section is tested', tested)
        tap.run('the first page', first_page)
        tap.run('progress that cannot be read', broken_progress)
        tap.run('lessons with mistakes', wrong_files)
    for game in GAMES:
        for name, course in zip(('the path of', 'house rules of'),
                                courses(game)):
            if part(course, game):
                tap.run(f'{name} {game}', walk, game, course)
    tap.done()


if __name__ == '__main__':
    main()
