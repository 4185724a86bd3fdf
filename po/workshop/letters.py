# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters that are keys: those of the table (messages of the context
`shortcut`) and the underlined ones of labels. No two that work at the same time
may be alike."""

import re

# What is shown together, by the files whose labels it has, or by one label of a
# file. A file is a page, a menu or a part of one by itself, but for those that
# answer questions: answers stand beside “Cancel”.
ANSWERS = {
    'src/app/window/tapis-window.c': ('_Quit',),
    'src/app/window/tapis-window-game.c': ('_Give Up',),
    'src/app/window/tapis-window-history.c': ('_Reset',),
}
NOT_SAVED = ('src/app/window/tapis-window-game.c:_Save This One',
             'src/app/window/tapis-window-game.c:_Try Again')
DELETED = ('src/app/window/tapis-window-history.c:_Undo',)
RESULT = 'src/widgets/results/tapis-result-view.ui'
TOGETHER = [
    # a lesson on the table
    (RESULT, 'src/widgets/coach/tapis-coach.ui'),
    # notices above the table, and above the page of a game that was deleted
    (RESULT, *NOT_SAVED),
    (*DELETED, 'src/app/pages/tapis-history-page.ui'),
    # the first page
    ('src/app/pages/tapis-chooser.ui', 'src/app/pages/tapis-game-card.ui',
     *DELETED),
    *(('src/app/tapis-compat.c', f'{path}:{answer}')
      for path, answers in ANSWERS.items() for answer in answers),
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
    all_letters = {letter_of(entry) for entry in entries}
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
            free = dict.fromkeys(one for one in said(guilty).lower()
                                 if one.isalpha() and one not in all_letters)
            yield guilty, (f'{what} {letter.upper()} is also that of '
                           f'“{said(rest)}” ({rest.msgid})' +
                           (f'; free in it: {" ".join(free)}' if free else ''))


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


def indices(entries):
    """(entry, what is wrong) of the letters on the cards: one that is on
    another card as well says of neither which it is."""
    yield from collisions(
        [entry for entry in entries if entry.msgctxt == 'card index'],
        lambda entry: said(entry).lower(), 'the letter')


def labels_of(entries):
    """The messages with an underlined letter, by their file, and by it and
    themselves."""
    found = {}
    for entry in entries:
        if entry.msgid_plural or not UNDERLINED.search(entry.msgid):
            continue
        for path, _line in entry.occurrences:
            found.setdefault(f'{path}:{entry.msgid}', []).append(entry)
            if path not in ANSWERS:
                found.setdefault(path, []).append(entry)
    return found


def underlining(entry):
    """What is wrong with the underlined letter of a translation, or None."""
    n = len(UNDERLINED.findall(entry.msgstr))
    if not UNDERLINED.search(entry.msgid):
        # addresses of translators may have one
        return 'an underlined letter, but the English has none' \
            if n > 0 and '_' not in entry.msgid and '@' not in entry.msgstr \
            else None
    if n == 0:
        return 'no underlined letter: write _ before one'
    return f'{n} underlined letters: one is enough' if n > 1 else None


def underlined(entries):
    """(entry, what is wrong) of the underlined letters of labels."""
    for entry in entries:
        if entry.translated() and not entry.msgid_plural and \
                (wrong := underlining(entry)):
            yield entry, wrong

    def letter_of(entry):
        found = UNDERLINED.search(said(entry))
        return found[1].lower() if found else None

    labels = labels_of(entries)
    told = set()
    for group in [*TOGETHER, *((name,) for name in labels)]:
        together = [entry for name in group for entry in labels.get(name, ())]
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
