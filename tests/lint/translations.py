#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence reaches the translators, and every language is complete: all
that is said by the program and its core games."""

import re
import shutil
import subprocess
import sys

from games import is_core
from tap import ROOT, Tap, text

sys.path.insert(0, str(ROOT / 'po'))
from workshop import catalog, potfiles, templates  # noqa: E402

UPDATE = 'run po/workshop.py update'


def listed():
    """Whether POTFILES.in are as they would be written now."""
    for name in potfiles.CARRIES:
        path = catalog.relative(potfiles.path_of(name))
        is_there, wanted = text(path).split('\n'), \
            potfiles.text(name).split('\n')
        for line in sorted(set(wanted) - set(is_there)):
            yield f'{path}: {line} is missing: {UPDATE}'
        for line in sorted(set(is_there) - set(wanted)):
            yield f'{path}: {line} carries no message: {UPDATE}'


def key(entry):
    return entry.msgctxt, entry.msgid, entry.msgid_plural


def of_core(entries):
    """The messages that are everybody's, or of a core game, by their keys."""
    return {key(entry): entry for entry in entries
            if not entry.occurrences or
            any(is_core(re.sub('^C/', 'help/C/', path))
                for path, _line in entry.occurrences)}


def fresh(one, wanted):
    """Whether a template has the messages of the sources, as they are now."""
    path = catalog.relative(one.template)
    if not one.template.is_file():
        yield f'{path} is missing: {UPDATE}'
        return
    is_there = {key(entry): entry for entry in catalog.read(one.template)}
    for which, entry in wanted.items():
        found = is_there.get(which)
        if found is None:
            yield f'{path}: “{entry.msgid}” is missing: {UPDATE}'
        elif found.comment != entry.comment:
            yield (f'{path}:{found.linenum}: “{entry.msgid}” has another '
                   f'comment: {UPDATE}')
    for which in of_core(is_there.values()).keys() - wanted.keys():
        yield (f'{path}:{is_there[which].linenum}: nothing says '
               f'“{which[1]}”: {UPDATE}')


def complete(path, wanted):
    """Whether all is translated, and looked at by somebody."""
    is_there = {key(entry): entry for entry in catalog.read(path)
                if not entry.obsolete}
    path = catalog.relative(path)
    for which, entry in wanted.items():
        found = is_there.get(which)
        if found is None:
            yield f'{path}: “{entry.msgid}” is missing: {UPDATE}'
        elif 'fuzzy' in found.flags:
            yield (f'{path}:{found.linenum}: “{entry.msgid}” is fuzzy, the '
                   f'translation is of “{found.previous_msgid}”: mend it and '
                   'take “fuzzy” and the lines with #| away')
        elif not found.translated():
            yield f'{path}:{found.linenum}: “{entry.msgid}” is not translated'


def well_formed(path):
    """What gettext finds wrong: formats, plural forms, the header."""
    done = subprocess.run(
        ['msgfmt', '--check', '--output-file=/dev/null',
         catalog.relative(path)], cwd=ROOT, text=True, check=False,
        capture_output=True, env={'PATH': '/usr/bin:/bin',
                                  'LC_ALL': 'C.UTF-8'})
    if done.returncode:
        yield from done.stderr.strip().split('\n')


def entries(po):
    """(msgid, msgstr) pairs; of plurals every form with the plural msgid."""
    said = catalog.tool('msgattrib', '--no-wrap', '--no-location',
                        '--no-obsolete', '--no-fuzzy', po)
    msgid = ''
    for line in said.split('\n'):
        found = re.match(r'(msgid|msgid_plural|msgstr(?:\[\d\])?) "(.*)"$',
                         line)
        if found and found[1].startswith('msgid'):
            msgid = found[2]
        elif found and msgid:
            yield msgid, found[2]


def files(language):
    return [catalog.relative(one.po(language))
            for one in catalog.parts_of(language)]


# Before these signs French print has a space that does not break.
FRENCH_SPACE = {';': '\u202f', '!': '\u202f', '?': '\u202f',
                ':': '\u00a0', '»': '\u00a0'}


def french_spaces(msgstr):
    """What is wrong with the spaces of a French sentence."""
    msgstr = re.sub(r'^[^ ]*;.*;$|\w+:(?=\w|//)', '', msgstr)
    for found in re.finditer(r'([^/?!>])([;!?:»])', msgstr):
        if found[1] != FRENCH_SPACE[found[2]]:
            yield f'no {FRENCH_SPACE[found[2]]!a} before {found[2]}'
    if re.search('«(?!\u00a0)', msgstr):
        yield f'no {FRENCH_SPACE["»"]!a} after «'


def typography(language):
    for po in files(language):
        for _, msgstr in entries(po):
            where = f'{po}: “{msgstr}”'
            # A straight apostrophe is not one in print.
            if re.search(r"\w'\w", msgstr):
                yield f'{where}: straight apostrophe'
            if '...' in msgstr:
                yield f'{where}: three dots for an ellipsis'
            if language == 'fr':
                for wrong in french_spaces(msgstr):
                    yield f'{where}: {wrong}'
            if language == 'ca' and re.search(r'l\.l', msgstr):
                yield f'{where}: l·l'


# The table says “tu”, as friends at a table do, and so does all else.
STRANGERS = {'fr': r'\b(vous|votre|vos|vôtres?)\b',
             'ca': r'\b(vós|vostr\w+)\b'}


def friendly(language):
    for po in files(language):
        for _, msgstr in entries(po):
            found = re.search(STRANGERS[language], msgstr, re.IGNORECASE)
            if found:
                yield f'{po}: “{msgstr}”: “{found[0]}” is not “tu”'


def punctuation(language):
    """What ends with a full stop, an ellipsis or a colon keeps it."""
    for po in [po for po in files(language) if not po.startswith('help/')]:
        for msgid, msgstr in entries(po):
            for end in '.…:':
                if msgid.endswith(end) != msgstr.endswith(end):
                    yield f'{po}: “{msgid}”: “{msgstr}” ends differently'


def glossary():
    rows = [line for line in text('po/glossary.md').split('\n')
            if line.startswith('|')]
    if len(rows) < 20:
        yield 'po/glossary.md: hardly a word'
    for row in rows:
        cells = [cell.strip() for cell in row.strip('|').split('|')]
        if len(cells) < 4 or not all(cells[:4]):
            yield f'po/glossary.md: {row}'


def main():
    tap = Tap()
    tap.case('every file with messages is listed', listed())
    tap.case('every word of the trade is in every language', glossary())
    for one in templates.parts():
        if one.name == 'help' and not shutil.which('itstool'):
            tap.skip('the template of the help is up to date',
                     'itstool is missing: see its row in '
                     'build-aux/packages.sh')
            continue
        wanted = of_core(templates.template(one.name))
        tap.case(f'{catalog.relative(one.template)} is up to date',
                 fresh(one, wanted))
        for language in catalog.core_languages():
            path = one.po(language)
            tap.case(f'{catalog.relative(path)} is complete',
                     complete(path, wanted))
    for language in catalog.languages():
        for one in catalog.parts_of(language):
            path = one.po(language)
            tap.case(f'{catalog.relative(path)} is well formed',
                     well_formed(path))
        tap.case(f'{language} ends sentences alike', punctuation(language))
        tap.case(f'{language} is well set', typography(language))
        if language in STRANGERS:
            tap.case(f'{language} says “tu”', friendly(language))
    tap.done()


if __name__ == '__main__':
    main()
