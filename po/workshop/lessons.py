# SPDX-License-Identifier: GPL-3.0-or-later
"""What translators are told of a lesson's message: where in which lesson it is
said, to what it answers, and how one sees it. xgettext reads the messages
(data/its), but its rules cannot say which step an element is in or quote the
move that it answers."""

import re
import xml.etree.ElementTree as ElementTree

from .catalog import ROOT, Wrong, relative

STEPS = ('say', 'play', 'find', 'other', 'deal', 'quiz', 'game')

# As many places of a message are told, and how many more there are.
MOST = 3


def folded(text):
    """A text as xgettext and the program fold it."""
    return ' '.join((text or '').split())


def titles():
    """The titles of the games, by their ids."""
    found = {}
    for path in sorted(ROOT.glob('src/games/*/*-rules.c')):
        text = path.read_text(encoding='utf-8')
        title = re.search(r'\.title = (?:N_\("(.*?)"\)|(\w+)),', text)
        name = re.search(r'^  \.id = "(.*?)"', text, re.M)
        if not title or not name:
            continue
        if title[2]:  # a name for the text, in a header beside it
            for header in sorted(path.parent.glob('*.[ch]')):
                said = re.search(rf'#define {title[2]}\s+N_\("(.*?)"\)',
                                 header.read_text(encoding='utf-8'))
                if said:
                    found[name[1]] = said[1]
        else:
            found[name[1]] = title[1]
    return found


def of_step(number, element):
    """(element with a text, what it is) of a step."""
    where = f'step {number}'
    move = element.get('move', '')
    if element.tag == 'say':
        yield element, f'{where}, said'
    elif element.tag == 'other':
        yield element, f'{where}, said when another player does “{move}”'
    elif element.tag == 'deal':
        yield element, f'{where}, said with the next deal'
    elif element.tag == 'quiz':
        yield element, f'{where}, said before questions'
    elif element.tag == 'game':
        yield element, f'{where}, said when the learner plays on alone'
    right = f'“{move}” is right' if element.tag == 'play' else \
        'all that the cards make is to be found'
    hints = element.findall('hint')
    for part in element:
        if part.tag == 'facts':
            yield part, f'{where}, said before the task where it is asked alone'
        elif part.tag == 'ask':
            yield part, f'{where}, asks the learner ({right})'
        elif part.tag == 'hint':
            which = f' {hints.index(part) + 1}' if len(hints) > 1 else ''
            yield part, f'{where}, hint{which} ({right})'
        elif part.tag == 'answer':
            to = part.get('to')
            yield part, (f'{where}, answer to the wrong move “{to}”' if to else
                         f'{where}, answer to any other wrong move')
        elif part.tag == 'done':
            yield part, f'{where}, said when it is done ({right})'


def of_lesson(root):
    """(element with a text, what it is) of a lesson."""
    number = 0
    for element in root:
        if element.tag == 'title':
            yield element, 'its title'
        elif element.tag == 'about':
            yield element, 'what it is about, in the list of lessons'
        elif element.tag == 'learn':
            links = ', '.join(f'{name} {value}' for name, value
                              in element.attrib.items())
            yield element, f'a link to it from a game ({links})'
        elif element.tag in STEPS:
            number += 1
            yield from of_step(number, element)


def places():
    """Of each message the lines that tell where it is, and the lesson's
    name."""
    games = titles()
    found = {}
    for path in sorted(ROOT.glob('data/lessons/*.xml')):
        try:
            root = ElementTree.parse(path).getroot()
        except ElementTree.ParseError as error:
            raise Wrong(f'{relative(path)}: {error}') from None
        game = games.get(root.get('game'), root.get('game'))
        number = re.search(r'-(\d+)-', path.stem)
        lesson = f'{game}, lesson {int(number[1])}' if number else game
        title = folded(root.findtext('title'))
        for element, what in of_lesson(root):
            text = folded(element.text)
            if text:
                found.setdefault(text, []).append(
                    (f'{lesson} “{title}”: {what}.', path.stem))
    return found


def comment(catalogue):
    """Gives each message of @catalogue its comment."""
    found = places()
    for entry in catalogue:
        told = found.get(entry.msgid)
        if told is None:
            raise Wrong('no lesson says: ' + entry.msgid)
        lines = [line for line, _name in told[:MOST]]
        if len(told) > MOST:
            lines.append(f'And in {len(told) - MOST} more places.')
        lines.append(f'See it: ./run --lesson {told[0][1]}')
        entry.comment = '\n'.join(lines)
