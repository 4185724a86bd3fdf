#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""No two keys are alike in English: the letters at the table, and the
underlined letters of what is on the screen together; the help names each, and
the lessons say what the letters on the cards are. (Of other languages the same
is asked by po/workshop/checks.py.)"""

from tap import ROOT, Tap, need_workshop

need_workshop()
from workshop import catalog, letters  # noqa: E402
import polib  # noqa: E402

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


def groups_exist(window):
    """None of the groups is about labels that are no more."""
    labels = letters.labels_of(window)
    for group in letters.TOGETHER:
        for name in group:
            # one file may have nothing else than answers
            if name not in labels and name not in letters.ANSWERS:
                yield f'{name}: no label with an underlined letter'


def label(msgid, msgstr, path):
    return polib.POEntry(msgid=msgid, msgstr=msgstr, occurrences=[(path, '')])


def complaints():
    """Each fault that a translation can have is found, and nothing else."""
    action, result = letters.TOGETHER[0]
    for entries, wanted in (
            # of one page, and of two parts that are seen together
            ([label('_Open', '_Ouvrir', action),
              label('_Forget', '_Oublier', action)],
             'the underlined letter O is also that of “_Ouvrir” (_Open); '
             'free in it: u b l i e r'),
            ([label('_Open', '_Ouvrir', action),
              label('_Forget', 'O_UBLIER', result),
              label('_Deal', 'Do_nner', result),
              label('_Next', 'E_nsuite', action)],
             'the underlined letter N is also that of “E_nsuite” (_Next); '
             'free in it: d e r'),
            ([label('_Open', 'Ouvrir', action)],
             'no underlined letter: write _ before one'),
            ([label('_Open', '_Ouv_rir', action)],
             '2 underlined letters: one is enough'),
            ([label('Open', '_Ouvrir', action)],
             'an underlined letter, but the English has none'),
            # not seen together
            ([label('_Open', '_Ouvrir', action),
              label('_Forget', '_Oublier', 'src/app/window/tapis-window.ui')],
             None),
            ([label('_Open', '_Ouvrir', action),
              label('_Forget', 'O_ublier', action)], None)):
        found = [wrong for _entry, wrong in letters.underlined(entries)]
        if found != ([wanted] if wanted else []):
            yield f'{[entry.msgstr for entry in entries]}: {found}'


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
    window = english('window')
    tap.case('every group has labels', groups_exist(window))
    tap.case('what is wrong with underlined letters is told', complaints())
    tap.case('letters differ', letters_differ(window))
    tap.case('underlined letters differ', told(letters.underlined(window)))
    tap.case('the help names every letter', help_names(window, english('help')))
    tap.case('lessons say what the letters on the cards are',
             lessons_tell(window, english('lessons')))
    tap.done()


if __name__ == '__main__':
    main()
