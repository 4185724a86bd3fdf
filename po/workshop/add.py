# SPDX-License-Identifier: GPL-3.0-or-later
"""begins a language, or adds what is missing of it

    po/workshop.py add xx [PART…] [--forms] [--name NAME]
                          [--plural-forms FORMS]

A new language begins with all parts; one that is there already may lack some on
purpose, and gets those that are named: window, lessons, help, glossary. What is
there is left as it is; a file that another program has made is taken in: its
language is listed, and gets the other parts. --forms adds the forms that cards,
players and numbers take in a sentence, for languages that decline them; they
begin with the plain words, which it fills in again when it is called later.
--name and --plural-forms are for a language that Babel does not know."""

import argparse
import re
import time

from . import forms, plurals, update
from .catalog import (GLOSSARY, PARTS, Wrong, languages, read, relative,
                      write)
from .fill import fill

HEAD = '''SPDX-License-Identifier: GPL-3.0-or-later
{english} translation of Tapis: {what}.
This file is distributed under the same licence as Tapis.'''

PARTS_OF_ALL = ('glossary', 'window', 'lessons', 'help')


def known_texts(language):
    """The messages that nobody needs to translate."""
    return {('language', 'English'): language.own,
            ('direction', 'ltr'): 'rtl' if language.right_to_left else 'ltr'}


def begin(one, language):
    """A catalogue without a translation; of forms, with the plain words."""
    if not one.template.is_file():
        raise Wrong(f'{relative(one.template)} is missing: '
                    'po/workshop.py update writes it')
    catalogue = forms.template_for(language.code) if one.name == 'forms' \
        else read(one.template)
    catalogue.header = HEAD.format(english=language.english, what=one.what)
    catalogue.metadata = dict(
        catalogue.metadata,
        **{'PO-Revision-Date': time.strftime('%Y-%m-%d %H:%M+0000',
                                             time.gmtime()),
           'Last-Translator': 'The Tapis authors',
           'Language-Team': language.english,
           'Language': language.code,
           'Plural-Forms': language.plural_forms})
    catalogue.metadata_is_fuzzy = False
    count = int(re.search(r'nplurals=(\d+)', language.plural_forms)[1])
    for entry in catalogue:
        if entry.msgid_plural:
            entry.msgstr_plural = {i: '' for i in range(count)}
        if one.name == 'window':
            entry.msgstr = known_texts(language).get(
                (entry.msgctxt, entry.msgid), '')
    if one.name == 'forms':
        fill(catalogue, language.code)
    return catalogue


def list_language(one, code):
    """Writes a language into LINGUAS, in the order of the codes."""
    text = one.linguas.read_text(encoding='utf-8') \
        if one.linguas.is_file() else \
        '# SPDX-License-Identifier: GPL-3.0-or-later\n' \
        '# In the order of their codes.\n'
    lines = text.rstrip('\n').split('\n')
    comments = [line for line in lines if line.startswith('#')]
    codes = {line.strip() for line in lines
             if line.strip() and not line.startswith('#')}
    if code in codes:
        return False
    one.linguas.parent.mkdir(parents=True, exist_ok=True)
    one.linguas.write_text('\n'.join(comments + sorted(codes | {code})) + '\n',
                           encoding='utf-8')
    return True


def add(language, names):
    """Adds the parts of these names, and lists those that are there; yields what
    has been done."""
    for one in [GLOSSARY, *PARTS]:
        path = one.po(language.code)
        if not path.is_file():
            if one.name not in names:
                continue
            write(begin(one, language), path)
            yield f'{relative(path)}: {one.what}, {len(read(path))} messages'
        elif one.name == 'forms' and one.name in names and \
                update.merge(one, language.code):
            yield update.figures(path)
        if list_language(one, language.code):
            yield f'{relative(one.linguas)}: {language.code}'


def run(arguments):
    parser = argparse.ArgumentParser(prog='po/workshop.py add')
    parser.add_argument('language')
    parser.add_argument('parts', nargs='*', metavar='PART')
    parser.add_argument('--forms', action='store_true')
    parser.add_argument('--name')
    parser.add_argument('--plural-forms')
    given = parser.parse_args(arguments)
    if given.plural_forms and not re.fullmatch(
            r'nplurals=[1-9]; plural=[n0-9 ()%&|<>=!?:]+;',
            given.plural_forms):
        raise Wrong(f'“{given.plural_forms}” are no plural forms: they look '
                    'like “nplurals=2; plural=(n != 1);”')
    language = plurals.language(given.language, given.plural_forms, given.name)
    unknown = set(given.parts) - set(PARTS_OF_ALL)
    if unknown:
        raise Wrong(f'no part “{min(unknown)}”: there are '
                    f'{", ".join(PARTS_OF_ALL)}')
    names = tuple(given.parts) or (
        () if language.code in languages() else PARTS_OF_ALL)
    done = list(add(language,
                    names + (('forms',) if given.forms else ())))
    missing = [one.name for one in [GLOSSARY, *PARTS]
               if one.name in PARTS_OF_ALL and
               not one.po(language.code).is_file()]
    if missing:
        print(f'{language.english} ({language.code}) goes without '
              f'{", ".join(missing)}: po/workshop.py add {language.code} '
              f'{" ".join(missing)} begins them')
    elif not done:
        print(f'{language.english} ({language.code}) has all parts already')
    if not done:
        return
    print(f'{language.english} ({language.own}), {language.code}: '
          f'{language.plural_forms}')
    for line in done:
        print(f'  {line}')
