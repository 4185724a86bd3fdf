#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Languages that nobody speaks, made from the English messages, to see what a
translation would break:

    pseudo.py KIND FOLDER [STAMP]

writes the catalogues of KIND into FOLDER, laid out as build/po is, and then
touches STAMP. The kinds:

    long   English with accents, 40 % longer, each message between brackets: what
           is cut off lacks its bracket. LANGUAGE=en_XA
    rtl    Hebrew letters for the Latin ones, with the six plural forms of
           Arabic; each message between “&” and “<”, which whoever reads it as
           markup complains of. LANGUAGE=ar_XB

Needs nothing but Python: the tests of a build make them."""

import re
import sys
from pathlib import Path

import mo

PO = Path(__file__).resolve().parents[1]

# The domains and the folder, below po/ and below the catalogues', of each.
DOMAINS = {'tapis': '.', 'tapis-lessons': 'lessons'}

# Messages whose text is no text: keys, the letters on cards, a number.
DATA = {'shortcut', 'keys', 'card index', 'first day of a month'}

# What a translation keeps as it is: directives, markup, entities, addresses
# and the names of options.
KEPT = re.compile(r'%(?:\d+\$)?[-+ #0I\']*\d*(?:\.\d+)?[a-zA-Z%]'
                  r'|</?[a-zA-Z][^<>]*>|&\w+;|https?://\S+|--[a-z]+')

ACCENTS = str.maketrans('acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ',
                        'àçðéĝĥîĵķļñöŕšţûŵýžÀÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ')
VOWELS = set('aeiouyAEIOUY')
HEBREW = str.maketrans('abcdefghijklmnopqrstuvwxyz',
                       'אבצדעפגהיןכלמנוקךרשתטםחסףז')

ARABIC = ('nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : '
          'n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;')
ENGLISH = 'nplurals=2; plural=n != 1;'


# --- what a text becomes -----------------------------------------------------

def lengthen(text, more):
    """The words of text with `more` letters more: vowels again, else the last
    letters of words, spread over all of it."""
    places = [i for i, letter in enumerate(text) if letter in VOWELS] or \
             [i for i, letter in enumerate(text) if letter.isalpha()]
    counts = dict.fromkeys(places, 0)
    for n in range(more if places else 0):
        counts[places[n * len(places) // more % len(places)]] += 1
    return ''.join(letter + letter.lower() * counts.get(i, 0)
                   for i, letter in enumerate(text))


def long_words(text):
    """Accents and 40 % more letters; the letter after “_” is a key and stays.
    """
    letters = sum(letter.isalpha() for letter in text)
    longer = lengthen(text, -(-letters * 2 // 5))
    return ''.join(part if part.startswith('_') else part.translate(ACCENTS)
                   for part in re.split('(_[a-zA-Z])', longer))


def hebrew_words(text):
    return text.lower().translate(HEBREW)


def rewrite(text, words, ends=('', '')):
    """text with what is not kept made by `words`, between `ends`; blanks at the
    ends, which glue it to others, stay outside. What has no words stays."""
    parts = re.split(f'({KEPT.pattern})', text)
    if not any(letter.isalpha() for part in parts[::2] for letter in part):
        return text
    parts[::2] = [words(part) for part in parts[::2]]
    body = ''.join(parts)
    lead = body[:len(body) - len(body.lstrip())]
    tail = body[len(body.rstrip()):]
    # glue is no text of its own
    first, last = ends if not lead and not tail else ('', '')
    return lead + first + body.strip() + last + tail


def to_long(context, text):
    return text if context in DATA else rewrite(text, long_words, '[]')


def to_rtl(context, text):
    if context == 'direction':
        return text.replace('LTR', 'RTL').replace('ltr', 'rtl')
    return text if context in DATA else rewrite(text, hebrew_words, '&<')


# kind: the language's code, its plural forms, what a message becomes, which of
# the forms is that of 1
KINDS = {'long': ('en_XA', ENGLISH, to_long, 0),
         'rtl': ('ar_XB', ARABIC, to_rtl, 1)}


# --- catalogues --------------------------------------------------------------

def unquote(line):
    text = line[line.index('"') + 1:line.rindex('"')]
    return re.sub(r'\\(.)', lambda found: {'n': '\n', 't': '\t'}.get(
        found[1], found[1]), text)


def read(path):
    """(context or None, English, plural or None) of every message of a po file
    or template."""
    entry, field, found = {}, None, []

    def close():
        if entry.get('msgid'):
            found.append((entry.get('msgctxt'), entry['msgid'],
                          entry.get('msgid_plural')))
        entry.clear()

    for line in path.read_text(encoding='utf-8').split('\n'):
        name = re.match(r'(msgctxt|msgid_plural|msgid|msgstr\S*) "', line)
        if name:
            field = name[1]
            if field == 'msgctxt' or field == 'msgid' and 'msgid' in entry:
                close()
            entry[field] = unquote(line)
        elif line.startswith('"'):
            entry[field] += unquote(line)
        elif not line or line.startswith('#~'):
            close()
    close()
    return found


def find_messages(domain):
    """The messages of a domain: of its template, where there is one, or of a
    language that has all."""
    folder = PO / DOMAINS[domain]
    for path in (folder / f'{domain}.pot', folder / 'fr.po'):
        if path.is_file():
            return read(path)
    return []


def make(kind, folder):
    """Writes the catalogues of a kind below folder."""
    code, plurals, change, one = KINDS[kind]
    n = int(re.search(r'nplurals=(\d)', plurals)[1])
    for domain, place in DOMAINS.items():
        messages = find_messages(domain)
        if not messages:
            continue
        texts = {'': 'MIME-Version: 1.0\n'
                     'Content-Type: text/plain; charset=UTF-8\n'
                     'Content-Transfer-Encoding: 8bit\n'
                     f'Language: {code}\nPlural-Forms: {plurals}\n'}
        for context, english, plural in messages:
            key = english if context is None else f'{context}\4{english}'
            text = change(context, english)
            if plural is not None:
                key += f'\0{plural}'
                many = change(context, plural)
                text = '\0'.join(text if form == one else many
                                 for form in range(n))
            texts[key] = text
        target = Path(folder, place, code, 'LC_MESSAGES')
        target.mkdir(parents=True, exist_ok=True)
        (target / f'{domain}.mo').write_bytes(mo.compiled(texts))


def run(arguments):
    """KIND FOLDER [STAMP]"""
    if len(arguments) not in (2, 3) or arguments[0] not in KINDS:
        print(__doc__, file=sys.stderr)
        return 2
    make(arguments[0], arguments[1])
    if arguments[2:]:
        Path(arguments[2]).touch()
    return 0


if __name__ == '__main__':
    sys.exit(run(sys.argv[1:]))
