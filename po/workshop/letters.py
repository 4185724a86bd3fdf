# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters that are keys: those of the table (messages of the context
`shortcut`) and the underlined ones of labels. No two that work at the same time
may be alike."""

import re

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


def said(entry):
    """What is shown: English where nothing else is."""
    return entry.msgstr if entry.translated() else entry.msgid


def collisions(entries, letter_of, what):
    """(entry, what is wrong) for letters that work at the same time. What is
    not translated yet keeps its English letter, and so is no fault of its
    own."""
    taken = {}
    for entry in entries:
        letter = letter_of(entry)
        if letter is None:
            continue
        other = taken.setdefault(letter, entry)
        if other is entry or said(other) == said(entry) and \
                what != 'the letter':
            continue
        guilty = entry if entry.translated() else other
        rest = other if guilty is entry else entry
        if guilty.translated():
            yield guilty, (f'{what} {letter.upper()} is also that of '
                           f'“{said(rest)}” ({rest.msgid})')


def shortcuts(entries):
    """(entry, what is wrong) of the letters of the table."""
    found = [entry for entry in entries if entry.msgctxt == 'shortcut']
    for entry in found:
        letter = said(entry)
        if entry.translated() and (len(letter) != 1 or not letter.isalpha() or
                                   letter != letter.upper()):
            yield entry, f'“{letter}” is not one capital letter'
    yield from collisions(found, lambda entry: said(entry).lower(),
                          'the letter')


def underlined(entries):
    """(entry, what is wrong) of the underlined letters of labels."""
    labels = {}
    for entry in entries:
        if entry.msgid_plural or not UNDERLINED.search(entry.msgid):
            continue
        if entry.translated() and not UNDERLINED.search(entry.msgstr):
            yield entry, 'no underlined letter: write _ before one'
        for path, _line in entry.occurrences:
            labels.setdefault(path, []).append(entry)

    def letter_of(entry):
        found = UNDERLINED.search(said(entry))
        return found[1].lower() if found else None

    told = set()
    for group in [*TOGETHER, *((path,) for path in labels)]:
        together = [entry for path in group for entry in labels.get(path, ())]
        for entry, wrong in collisions(together, letter_of,
                                       'the underlined letter'):
            if (entry.msgid, wrong) not in told:
                told.add((entry.msgid, wrong))
                yield entry, wrong


# --- what is said of letters elsewhere ---------------------------------------

INDEX = re.compile(r'\((\w)\)')
KEY = re.compile(r'<keyseq>.*?</keyseq>|<key>(.)</key>')


def of_context(window, context):
    """The letters of a context, by the English ones."""
    return {entry.msgid: said(entry) for entry in window
            if entry.msgctxt == context}


def in_lessons(entries, window):
    """“jack (J)” in a lesson is “valet (V)” where the card has a V."""
    index = of_context(window, 'card index')
    for entry in entries:
        told = [one for one in INDEX.findall(entry.msgid) if one in index]
        if not told or not entry.translated():
            continue
        wanted = sorted(index[one] for one in told)
        if wanted != sorted(one for one in INDEX.findall(entry.msgstr)
                            if one.isalpha()):
            yield entry, f'on the cards stands {", ".join(wanted)}'


def in_help(entries, window):
    """Where the help names a letter it is the one of the window."""
    keys = of_context(window, 'shortcut')
    for entry in entries:
        if not entry.translated():
            continue
        wanted = sorted(keys.get(one, one) for one in KEY.findall(entry.msgid)
                        if one.isalpha())
        told = sorted(one for one in KEY.findall(entry.msgstr)
                      if one.isalpha())
        if wanted != told:
            yield entry, f'the keys are {", ".join(wanted)} in the window'
