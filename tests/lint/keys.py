#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""No two keys are alike in English: the letters at the table, and the underlined
letters of what is on the screen together; the help names each, and the lessons
say what the letters on the cards are. (Of other languages the same is asked by
po/workshop/checks.py.)"""

from tap import ROOT, Tap, need_workshop

need_workshop()
from workshop import catalog, letters  # noqa: E402

LETTERS = 8
# Spanish cards have numbers.
WITH_LETTERS = ['norwegian', 'noddy', 'scientific-war', 'yellow-dwarf']


def english(name):
    """The messages of a part, translated into what they say."""
    entries = list(catalog.read(catalog.part(name).template))
    for entry in entries:
        if not entry.msgid_plural:
            entry.msgstr = entry.msgid
    return entries


def told(found):
    for entry, what in found:
        yield f'“{entry.msgid}”: {what}'


def letters_differ(window):
    found = letters.of_context(window, 'shortcut')
    if len(found) != LETTERS:
        yield f'{len(found)} letters, not {LETTERS}'
    yield from told(letters.shortcuts(window))


def help_names(window, pages):
    """The help says what every letter does."""
    seen = {key for entry in pages
            for key in letters.KEY.findall(entry.msgid)}
    for letter in letters.of_context(window, 'shortcut').keys() - seen:
        yield f'help/C: nothing of the key {letter}'


def lessons_tell(window, lessons):
    """Every game with letters on its cards has a lesson that says what they
    are."""
    index = letters.of_context(window, 'card index')
    taught = {game: set() for game in WITH_LETTERS}
    for entry in lessons:
        for game in WITH_LETTERS:
            if any(f'/{game}-' in path for path, _line in entry.occurrences):
                taught[game].update(letters.INDEX.findall(entry.msgid))
    for game, found in taught.items():
        for letter in sorted(index.keys() - found):
            yield f'no lesson of {game} says what {letter} is'


def main():
    tap = Tap()
    tap.case('every group of labels exists',
             (f'{name} does not exist' for group in letters.TOGETHER
              for name in group if not (ROOT / name).is_file()))
    window = english('window')
    tap.case('letters differ', letters_differ(window))
    tap.case('underlined letters differ', told(letters.underlined(window)))
    tap.case('the help names every letter', help_names(window, english('help')))
    tap.case('lessons say what the letters on the cards are',
             lessons_tell(window, english('lessons')))
    tap.done()


if __name__ == '__main__':
    main()
