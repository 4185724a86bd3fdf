# SPDX-License-Identifier: GPL-3.0-or-later
"""What translators are told of a message in C: the comment above it, or else the
one that stands above the whole function or table that it is in:

    /* Translators, all of these: … */
    static char *
    prompt (…)

or what is said here of its context, or of all tables of that type."""

import re

from .catalog import ROOT

ABOVE = re.compile(r'^/\* Translators, all of these: (.*?) \*/$', re.M | re.S)
# Tables of one type say the same kind of thing in every game.
TABLES = {
    'TapisEventWords': 'what happened, a sentence in the log and read aloud. '
                       '%s at its beginning is a player’s name, or several; '
                       'a number decides the form.',
    'TapisRefusalWords': 'why a card cannot be laid, or another thing cannot '
                         'be done: a sentence below the table and read aloud.',
    'TapisReasonWords': 'why a move is good: a sentence of a hint, behind one '
                        'that says what to do. %s is a player’s name, or a '
                        'card or a rank in the role that the context tells.',
    'TapisPlaceWords': 'a place where cards lie, and how many there are: read '
                       'aloud. %s at its beginning is the name of whose they '
                       'are.',
    'TapisOptionWords': 'what a house rule means, a whole sentence.',
    'TapisPrompt': 'beside the table: what is asked of whoever plays next; %s '
                   'is the player’s name.',
    'TapisSheddingKind': 'a sentence at the table; %s is a player’s name.',
}
TABLE = re.compile(rf'^(?:static )?const ({"|".join(TABLES)}) \w+(?:\[\w*\])? '
                   r'= \{$', re.M)
# A definition ends where a line begins with its brace, or is one line.
END = re.compile(r'^(?:\}|[^ ].*\};$)', re.M)
STAR = re.compile(r'^ *\* ?', re.M)


def scopes(text):
    """(first line, last line, comment) of each that a file's text has."""
    for pattern in ABOVE, TABLE:
        for found in pattern.finditer(text):
            end = END.search(text, found.end())
            first = text.count('\n', 0, found.start()) + 1
            last = text.count('\n', 0, end.start() if end else len(text)) + 1
            yield (first, last, TABLES.get(found[1]) or
                   ' '.join(STAR.sub('', found[1]).split()))


# What a context says of each message in it that has no comment.
CONTEXTS = {
    'account': 'a row of the table that says for what points were won and '
               'lost in a round. Short.',
    'advice': 'a hint: what to do, a sentence in the imperative.',
    'button': 'a button. Short.',
    'card index': 'one letter, or a few, in the corner of a card.',
    'choice': 'what a house rule is set to. Short.',
    'combination': 'in the middle of a sentence: what cards make together, '
                   'with its article.',
    'cry': 'what a player cries, in a bubble beside the name. As short as '
           'can be.',
    'demand': 'on a small sign above the pile: what is to be done. As short '
              'as can be.',
    'gender': 'how somebody is spoken of: a choice beside the player’s name. '
              'Short.',
    'house rule': 'the name of a house rule, before a switch or a list of '
                  'choices.',
    'move': 'what somebody does or could do, in the middle of a sentence or '
            'behind a colon: “Best here: pick up the pile.”',
    'number': 'a number of the Spanish pack, with its article, in the middle '
              'of a sentence.',
    'place': 'who came in which place, at the end of a sentence: “Fox '
             'finishes in 2nd place.”',
    'player\'s name': 'the name of a computer player, an animal that is also '
                      'drawn.',
    'rank': 'the rank of a card, in the middle of a sentence: “After a 7 you '
            'need a 7 or lower.”',
    'ranks': 'all cards of a rank, in the middle of a sentence: “You have two '
             'sevens.”',
    'score': 'a line of a score sheet: what the points are for. Short.',
    'special card': 'what a special card does, beside a picture of it. Short.',
    'suit': 'a suit, in the middle of a sentence.',
    'suits': 'suits that are asked for, in the middle of a sentence.',
}


def key(entry):
    return entry.msgctxt, entry.msgid


def complete(entries, with_lines):
    """Gives the comments of their tables to those entries that have none.
    @with_lines: the same messages as xgettext tells them, with lines."""
    of_file = {}
    places = {key(entry): entry.occurrences for entry in with_lines}
    for entry in entries:
        # C's comments have a star before each line, and a line that only
        # parts two of them says nothing
        entry.comment = re.sub(r'\n(?=\n|\Z)', '',
                               STAR.sub('', entry.comment or ''))
        if entry.comment:
            continue
        told = [CONTEXTS[entry.msgctxt]] if entry.msgctxt in CONTEXTS else []
        for path, line in () if told else places.get(key(entry), ()):
            if not path.endswith(('.c', '.h')) or not line:
                continue
            if path not in of_file:
                of_file[path] = list(scopes(
                    (ROOT / path).read_text(encoding='utf-8')))
            # its own comment goes before that of its type
            around = [text for first, last, text in of_file[path]
                      if first <= int(line) <= last]
            told += [text for text in around[:1] if text not in told]
        entry.comment = '\n'.join(f'Translators: {text}' for text in told)


# --- which need one ----------------------------------------------------------

FORMAT = re.compile(r'%(?!%)')
SHORT = 2  # words


def needs_one(entry):
    """Whether a message cannot be translated without knowing where it stands:
    it has a format or a context, or is a word or two."""
    words = re.sub(r'[….:]', ' ', entry.msgid).split()
    return bool(FORMAT.search(entry.msgid)) or entry.msgctxt is not None or \
        len(words) <= SHORT


def missing(entries):
    """Those that need one and have none."""
    for entry in entries:
        if needs_one(entry) and not entry.comment:
            yield entry


# A sentence says itself what it is; these come to gettext without a context:
# what GOption looks up, names of programs and games, and cards, whose roles are
# contexts of the forms (po/forms).
SENTENCE = re.compile(r'[.!?…]$|%')
WITHOUT = re.compile(r'[A-Z,=]{2,}$|translator-credits$')
WITHOUT_FILES = ('-rules.c', '-rules-private.h', 'tapis-words-cards.c',
                 '.desktop.in', '.metainfo.xml.in')


def ambiguous(entries):
    """Short texts, a verb or a noun, that have no context."""
    for entry in entries:
        if entry.msgctxt is None and len(entry.msgid.split()) <= SHORT and \
                not SENTENCE.search(entry.msgid) and \
                not WITHOUT.match(entry.msgid) and \
                not all(path.endswith(WITHOUT_FILES)
                        for path, _line in entry.occurrences):
            yield entry
