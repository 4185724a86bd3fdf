#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence reaches the translators, and every language is complete: all
that is said by the program and its core games."""

import re
import runpy
import subprocess
import tempfile
from pathlib import Path

from games import is_core
from tap import ROOT, Tap, text

# As the preset "glib" of Meson's i18n module.
XGETTEXT = ['xgettext', '--from-code=UTF-8',
            '--add-comments=Translators:',
            '--keyword=_', '--keyword=N_', '--keyword=C_:1c,2',
            '--keyword=NC_:1c,2', '--keyword=NN_:1,2', '--keyword=CN_:1c,2,3',
            '--keyword=g_dcgettext:2',
            '--keyword=g_dngettext:2,3', '--keyword=g_dpgettext2:2c,3',
            '--flag=N_:1:pass-c-format', '--flag=C_:2:pass-c-format',
            '--flag=NC_:2:pass-c-format', '--flag=CN_:2:pass-c-format',
            '--flag=CN_:3:pass-c-format', '--flag=g_dngettext:2:pass-c-format',
            '--flag=g_strdup_printf:1:c-format',
            '--flag=g_string_printf:2:c-format',
            '--flag=g_string_append_printf:2:c-format',
            '--flag=g_error_new:3:c-format', '--flag=g_set_error:4:c-format']


DOMAINS = {'po': 'tapis', 'po/lessons': 'tapis-lessons'}


def listed(name):
    return [line for line in text(name).split('\n')
            if line and not line.startswith('#')]


def potfiles():
    program = runpy.run_path(str(ROOT / 'po/potfiles.py'))
    for folder in DOMAINS:
        potfile = f'{folder}/POTFILES.in'
        is_there = set(text(potfile).split('\n'))
        wanted = set(program['potfiles'](folder).split('\n'))
        for name in sorted(wanted - is_there):
            yield f'{potfile}: {name} is missing: run po/update.sh'
        for name in sorted(is_there - wanted):
            yield f'{potfile}: {name} carries no sentence: run po/update.sh'


def run(*command):
    done = subprocess.run(command, cwd=ROOT, text=True, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env={'PATH': '/usr/bin:/bin', 'LC_ALL': 'C.UTF-8',
                               'GETTEXTDATADIRS': str(ROOT / 'data')})
    return done.returncode, done.stdout.strip().split('\n')


def template(domain, folder):
    """Writes the domain's template into the folder."""
    pot = Path(folder, DOMAINS[domain] + '.pot')
    names = Path(folder, 'names')
    names.write_text('\n'.join(filter(is_core,
                                      listed(f'{domain}/POTFILES.in'))),
                     encoding='utf-8')
    status, said = run(*XGETTEXT, '-f', str(names), '-o', str(pot))
    assert status == 0, said
    return pot


def complete(po, pot):
    if 'fuzzy' in text(po):
        yield f'{po}: a sentence is marked fuzzy'
    status, said = run('msgcmp', po, str(pot))
    if status:
        yield from said
    status, said = run('msgfmt', '--check', '--output-file=/dev/null', po)
    if status:
        yield from said


def entries(po):
    """(msgid, msgstr) pairs; of plurals every form with the plural msgid."""
    _, said = run('msgcat', '--no-wrap', '--no-location', po)
    msgid = ''
    for line in said:
        found = re.match(r'(msgid|msgid_plural|msgstr(?:\[\d\])?) "(.*)"$',
                         line)
        if found and found[1].startswith('msgid'):
            msgid = found[2]
        elif found and msgid:
            yield msgid, found[2]


def files(language):
    return [f'{folder}/{language}.po' for folder in DOMAINS] + \
        [f'help/{language}/{language}.po']


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
    for po in files(language)[:len(DOMAINS)]:
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
    tap.case('every file with sentences is listed', potfiles())
    tap.case('every word of the trade is in every language', glossary())
    with tempfile.TemporaryDirectory() as folder:
        templates = {domain: template(domain, folder) for domain in DOMAINS}
        for language in listed('po/LINGUAS'):
            for domain, pot in templates.items():
                po = f'{domain}/{language}.po'
                tap.case(f'{po} is complete', complete(po, pot))
            tap.case(f'{language} ends sentences alike', punctuation(language))
            tap.case(f'{language} is well set', typography(language))
            if language in STRANGERS:
                tap.case(f'{language} says “tu”', friendly(language))
    tap.done()


if __name__ == '__main__':
    main()
