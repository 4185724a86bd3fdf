#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the lessons ask instead of telling: each of them has a decision of
the learner's and is short, at least three of four moves are decisions, few asks
name their answer, and what is called better is better for the strongest
player too.

    lessons-ask.py TAPIS-LAB
"""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from games import CORE
from tap import ROOT, Tap, project_files

LEAST_DECISIONS = 75  # percent of the tasks
MOST_NAMED = 15
LEAST_TESTED = 4  # steps that the test of a section can ask
LEAST_SHOWN = 65  # percent of the answers show what comes of the wrong move
SECTIONS = ('first-game', 'special-cards', 'playing-well')
LAB = Path(sys.argv[1]).resolve()
# Outside of a soak the strongest player judges by 20,000 simulations: in most
# games half of the usual number, which finds the same wrong answers.
JUDGE = '--judge', '--simulations', '0' if os.getenv('TAPIS_SOAK') else '20000'


def lab(lessons, *options):
    """What tapis-lab says of the lessons, and what it complains of."""
    done = subprocess.run([LAB, 'lesson', *lessons, *options], cwd=ROOT,
                          capture_output=True, encoding='utf-8', check=False)
    return done.stdout.splitlines(), done.stderr.splitlines()


def untested(lessons):
    """The sections of a course whose test would have too few steps to ask."""
    tested = Counter()
    for path in lessons:
        lesson = ElementTree.parse(ROOT / path).getroot()
        tested[lesson.get('section', 'special-cards')] += sum(
            step.get('test') == 'yes' for step in lesson)
    for section in SECTIONS:
        if tested[section] < LEAST_TESTED:
            yield f'{section}: {tested[section]} steps with test="yes"'


def unhelpful(lessons):
    """Tasks without a hint, answers that only permit a move, and whether too
    few answers show what comes of it."""
    shown = []
    for path in lessons:
        for task in ElementTree.parse(ROOT / path).getroot().iter('play'):
            if task.find('hint') is None:
                yield f'{path}: no hint: “{task.findtext("ask")}”'
            for answer in task.iter('answer'):
                shown.append('then' in answer.attrib)
                if answer.text.startswith('You may'):
                    yield f'{path}: “{answer.text}”'
    if 100 * sum(shown) < LEAST_SHOWN * len(shown):
        yield f'{sum(shown)} of {len(shown)} answers have “then”'


def main():
    tap = Tap()
    for game in CORE:
        lessons = sorted(str(path) for path in project_files('data/lessons')
                         if re.match(rf'{game}-\d.*\.xml$', path.name))
        told, complaints = lab(lessons, '--figures')
        tap.case(f'{game}: every lesson asks, and is short', complaints)
        # course, lessons, say, tasks, decisions, %, named, %, …
        words = told[-1].replace('%', '').split()
        tasks, decisions, named = int(words[3]), int(words[4]), int(words[6])
        tap.case(f'{game}: the learner decides',
                 [f'{decisions} of {tasks} tasks are decisions']
                 if 100 * decisions < LEAST_DECISIONS * tasks else [])
        tap.case(f'{game}: asks do not name their answer',
                 [f'{named} of {tasks} do']
                 if 100 * named > MOST_NAMED * tasks else [])
        tap.case(f'{game}: each section can be tested', untested(lessons))
        if game in CORE:
            tap.case(f'{game}: there are hints, and wrong moves show why',
                     unhelpful(lessons))
        tap.case(f'{game}: what is called better is better',
                 [line for line in lab(lessons, *JUDGE)[0]
                  if 'is asked for' in line])
    tap.done()


if __name__ == '__main__':
    main()
