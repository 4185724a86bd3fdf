# SPDX-License-Identifier: GPL-3.0-or-later
"""brings templates and translations up to date with the sources

    po/workshop.py update [LANGUAGE…]

Templates and POTFILES.in are written anew. Of a message whose English has
changed the translation stays, marked fuzzy, with the English that it was made
for, until somebody has looked at it; where only its context has changed, it is
not even fuzzy; of one that has gone it stays at the end
of the file. Without dates, so that nothing changes when nothing has."""

import collections
import re
import tempfile
from pathlib import Path

from . import forms, potfiles, templates
from .catalog import (GLOSSARY, PARTS, STYLE, Wrong, languages, read, relative,
                      tool, write)
from .fill import fill


def keep_moved(catalogue):
    """A message that has only got another context is no guess: its translation
    stays, unless there are several of that English now."""
    there = collections.Counter(entry.msgid for entry in catalogue
                                if not entry.obsolete)
    for entry in catalogue:
        if not entry.obsolete and 'fuzzy' in entry.flags and \
                there[entry.msgid] == 1 and \
                entry.previous_msgid == entry.msgid and \
                (entry.previous_msgid_plural or '') == entry.msgid_plural:
            entry.flags.remove('fuzzy')
            entry.previous_msgctxt = entry.previous_msgid = \
                entry.previous_msgid_plural = None


def merge(one, language):
    """Brings a catalogue up to date with its template; whether that changed
    it."""
    path = one.po(language)
    whole, before = path.read_bytes(), read(path)
    template, how = one.template, '--previous'
    with tempfile.TemporaryDirectory() as folder:
        if one.name == 'forms':
            template, how = Path(folder, 'forms.pot'), '--no-fuzzy-matching'
            write(forms.template_for(language), template)
        text = tool('msgmerge', '--quiet', how, *STYLE, '-o', '-',
                    str(path), str(template))
    text = re.sub(r'^"POT-Creation-Date:.*\n', '', text, flags=re.M)
    if text != path.read_text(encoding='utf-8'):
        path.write_text(text, encoding='utf-8')
    catalogue = read(path)
    if one.name == 'forms':
        fill(catalogue, language, before)
    else:
        keep_moved(catalogue)
    write(catalogue, path)
    return path.read_bytes() != whole


def write_templates():
    potfiles.write_all()
    for one in templates.parts():
        write(templates.template(one.name), one.template)


def figures(path):
    """A line that says how complete a catalogue is."""
    entries = [one for one in read(path) if not one.obsolete]
    done = sum(one.translated() for one in entries)
    fuzzy = sum('fuzzy' in one.flags for one in entries)
    rest = len(entries) - done - fuzzy
    return f'{relative(path)}: {done} translated' + \
        (f', {fuzzy} fuzzy' if fuzzy else '') + \
        (f', {rest} missing' if rest else '')


def run(arguments):
    wanted = arguments or languages()
    unknown = set(wanted) - set(languages())
    if unknown:
        raise Wrong(f'no translation into {", ".join(sorted(unknown))}: '
                    'po/workshop.py add begins one')
    write_templates()
    for language in wanted:
        for one in [*PARTS, GLOSSARY]:
            path = one.po(language)
            if path.is_file() and one.template.is_file():
                merge(one, language)
                print(figures(path))
