#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the lessons name no device, and every rule is taught
by one of them or named, with the reason, in data/lessons/untaught.txt.

    lessons.py          as TAP
    lessons.py --table  each rule, and which lessons teach it
"""

import re
import sys
import xml.etree.ElementTree as ElementTree

from rule_list import read_lists
from tap import Tap, project_files, text


def read_rules():
    """The rules of the games that are taught by number: {rule: game}."""
    return {rule: listed.name for listed in read_lists()
            for rule in listed.rules}


def read_untaught():
    """{rule: why no lesson teaches it}"""
    lines = [line.split(None, 1)
             for line in text('data/lessons/untaught.txt').split('\n')
             if line and not line.startswith('#')]
    return {words[0]: words[1] if len(words) > 1 else '' for words in lines}


# A lesson is for mouse, finger, keyboard and screen reader alike.
DEVICE = (r'\b(?:click|tap|press|swipe|drag|mouse|keyboard|key|screen)'
          r'(?:s|es|ed|ing|ped|ping|ged|ging)?\b')


def main():
    tap = Tap()
    rules = read_rules()
    untaught = read_untaught()
    lessons = sorted(path for path in project_files('data/lessons')
                     if path.suffix == '.xml')
    taught = {}

    for path in lessons:
        root = ElementTree.fromstring(text(path))
        numbers = root.get('rules').split()
        for number in numbers:
            taught.setdefault(number, []).append(path.stem)
        wrong = [number for number in numbers
                 if rules.get(number) != root.get('game')]
        tap.case(f'{path.name}: its rules exist', wrong)
        tap.case(f'{path.name}: names no device',
                 [word for element in root.iter()
                  for word in re.findall(DEVICE, element.text or '', re.I)])
    if '--table' in sys.argv:
        for rule, game in rules.items():
            print(f'{game:15} {rule:8}', ' '.join(taught.get(rule, [])) or
                  f'-- {untaught.get(rule, "")}')
        return
    for rule in rules:
        complaints = []
        if rule not in taught and not untaught.get(rule):
            complaints = ['no lesson teaches it, and untaught.txt says not why']
        elif rule in taught and rule in untaught:
            complaints = [f'untaught.txt has it, but: {taught[rule]}']
        tap.case(f'{rule}: taught by a lesson, or said why not', complaints)
    tap.case('untaught.txt: the rules exist',
             sorted(set(untaught) - set(rules)))
    tap.done()


if __name__ == '__main__':
    main()
