#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""In every language, no two keys are alike: the letters at the table, which
the help calls as the window does, and the underlined letters of what is on the
screen together. And what the lessons call the letters on the cards is what
stands there."""

import re
import subprocess

from tap import ROOT, Tap, text

# What is shown together, by the files whose labels it has. A file that is not
# named is a page of its own. Answers of a question stand beside “Cancel”.
TOGETHER = [
    ('src/app/pages/tapis-lesson-page.c',
     'src/widgets/table/tapis-action-bar.c',
     'src/widgets/coach/tapis-coach.c',
     'src/widgets/results/tapis-result-view.ui'),
    ('src/app/tapis-compat.c', 'src/app/window/tapis-window-game.c'),
    ('src/app/tapis-compat.c', 'src/app/window/tapis-window-history.c'),
]
UNDERLINED = re.compile(r'(?<!_)_(\w)')
LETTERS = 8
INDEX = re.compile(r'\((\w)\)')
# Spanish cards have numbers.
WITH_LETTERS = ['norwegian', 'noddy', 'scientific-war', 'yellow-dwarf']
KEY = re.compile(r'<keyseq>.*?</keyseq>|<key>(.)</key>')


def messages(po, language):
    """(context, msgid, msgstr, files) of each message without plurals."""
    said = subprocess.run(
        ['msgcat', '--no-wrap', po], cwd=ROOT, text=True, check=True,
        stdout=subprocess.PIPE).stdout
    for block in said.split('\n\n'):
        found = {key: value for key, value in re.findall(
            r'^(msgctxt|msgid|msgstr) "(.*)"$', block, re.M)}
        files = re.findall(r'^#: (.*)$', block, re.M)
        if found.get('msgid') and 'msgstr' in found:
            yield (found.get('msgctxt'), found['msgid'],
                   found['msgid'] if language == 'en' else found['msgstr'],
                   ' '.join(files).split())


def letters(all_messages):
    return {msgid: msgstr for context, msgid, msgstr, _ in all_messages
            if context == 'shortcut'}


def letters_differ(all_messages):
    found = letters(all_messages)
    if len(found) != LETTERS:
        yield f'{len(found)} letters, not {LETTERS}'
    for msgid, letter in found.items():
        if len(letter) != 1 or letter != letter.upper() or \
                not letter.isalpha():
            yield f'“{letter}” for {msgid} is not one capital'
    if len(set(found.values())) < len(found):
        yield f'two alike: {found}'


def help_agrees(all_messages, po):
    """Where the help names a letter it is the one of the window."""
    found = letters(all_messages)
    seen = set()
    for _, msgid, msgstr, _ in messages(po, ''):
        wanted = sorted(found.get(letter, letter)
                        for letter in KEY.findall(msgid) if letter.isalpha())
        told = sorted(letter for letter in KEY.findall(msgstr)
                      if letter.isalpha())
        seen.update(letter for letter in KEY.findall(msgid))
        if wanted != told:
            yield f'{po}: {wanted} in the window, but: {msgstr}'
    for letter in found.keys() - seen:
        yield f'{po}: nothing of the key {letter}'


def underlined_differ(all_messages):
    labels = {}
    for _, msgid, msgstr, files in all_messages:
        if not UNDERLINED.search(msgid):
            continue
        if not UNDERLINED.search(msgstr):
            yield f'“{msgstr}” has no underlined letter'
            continue
        for name in files:
            labels.setdefault(name, []).append(msgstr)
    groups = [*TOGETHER, *((name,) for name in labels)]
    for group in groups:
        taken = {}
        for label in (label for name in group
                      for label in labels.get(name, ())):
            letter = UNDERLINED.search(label)[1].lower()
            if taken.setdefault(letter, label) != label:
                yield f'{" and ".join(group)}: “{taken[letter]}”, “{label}”'


def cards_are_called(all_messages):
    """“jack (J)” in a lesson is “valet (V)” where the card has a V."""
    index = {msgid: msgstr for context, msgid, msgstr, _ in all_messages
             if context == 'card index'}
    taught = {game: set() for game in WITH_LETTERS}
    for _, msgid, msgstr, files in all_messages:
        letters_in = [letter for letter in INDEX.findall(msgid)
                      if letter in index]
        if not letters_in or not any('/lessons/' in name for name in files):
            continue
        if sorted(index[letter] for letter in letters_in) != \
                sorted(letter for letter in INDEX.findall(msgstr)
                       if letter.isalpha()):
            yield f'“{msgstr}”: other letters than on the cards'
        for game in WITH_LETTERS:
            if any(f'/{game}-' in name for name in files):
                taught[game].update(letters_in)
    for game, found in taught.items():
        for letter in sorted(index.keys() - found):
            yield f'no lesson of {game} says what {letter} is'


def main():
    tap = Tap()
    tap.case('every group of labels exists',
             (f'{name} does not exist' for group in TOGETHER
              for name in group if not (ROOT / name).is_file()))
    languages = [line for line in text('po/LINGUAS').split('\n')
                 if line and not line.startswith('#')]
    for language in ['en', *languages]:
        read = languages[0] if language == 'en' else language
        found = [message for po in (f'po/{read}.po', f'po/lessons/{read}.po')
                 for message in messages(po, language)]
        tap.case(f'{language}: letters differ', letters_differ(found))
        tap.case(f'{language}: lessons call cards by their letters',
                 cards_are_called(found))
        tap.case(f'{language}: underlined letters differ',
                 underlined_differ(found))
        if language != 'en':
            tap.case(f'{language}: the help names the same letters',
                     help_agrees(found, f'help/{language}/{language}.po'))
    tap.done()


if __name__ == '__main__':
    main()
