# SPDX-License-Identifier: GPL-3.0-or-later
"""says how complete a language is, and what is wrong, with file and line

    po/workshop.py status [LANGUAGE] [--hints]

Without a language: how complete each is. What is fuzzy waits for a look, and is
listed too. --hints also lists what is worth one: words of the trade that are
translated otherwise elsewhere. Ends with 1 where something is wrong; what is
fuzzy, or not translated yet, is not."""

import argparse
import re
from dataclasses import dataclass

from . import checks, forms, plurals
from .catalog import (GLOSSARY, PARTS, Wrong, core_languages, languages, part,
                      read, relative)


# So many fuzzy messages of a part are listed.
MOST = 20


@dataclass
class Figures:
    """How complete a part is, in messages, and in English words to go."""
    name: str
    total: int = 0
    translated: int = 0
    fuzzy: int = 0
    words: int = 0
    words_left: int = 0
    absent: int = 0  # from a file that is there

    @property
    def missing(self):
        return self.total - self.translated - self.fuzzy

    @property
    def percent(self):
        """Whole percents, 100 only where nothing is left."""
        if self.translated == self.total:
            return 100
        return min(99, 100 * self.translated // self.total)


def words_in(entry):
    text = re.sub(r'<[^>]*>', ' ', entry.msgid)
    return len(re.findall(r'\w[\w’\'-]*', text))


def key(entry):
    return entry.msgctxt, entry.msgid, entry.msgid_plural


def figures(one, language):
    """How complete a part of a language is, of all that its template asks for:
    its file may be of an older one, or hold only what somebody has done."""
    found = Figures(one.name)
    path = one.po(language)
    there = {key(entry): entry for entry in read(path)
             if not entry.obsolete} if path.is_file() else {}
    template = forms.template_for(language) if one.name == 'forms' else \
        read(one.template)
    for wanted in template:
        entry = there.get(key(wanted), wanted)
        words = words_in(entry)
        found.total += 1
        found.words += words
        found.absent += bool(there) and entry is wanted
        if entry.translated():
            found.translated += 1
        else:
            found.fuzzy += 'fuzzy' in entry.flags
            found.words_left += words
    return found


def all_figures(language):
    """Of the parts that a language has or may yet have; forms only where it has
    them."""
    return [figures(one, language) for one in [*PARTS, GLOSSARY]
            if one.po(language).is_file() or
            one.name != 'forms' and one.template.is_file()]


def waiting(one, language):
    """Lines: where what is fuzzy stands."""
    path = one.po(language)
    found = [entry for entry in read(path)
             if 'fuzzy' in entry.flags and not entry.obsolete]
    for entry in found[:MOST]:
        role = f' ({entry.msgctxt})' if entry.msgctxt else ''
        yield f'{relative(path)}:{entry.linenum}: “{entry.msgid}”{role}'
    if found[MOST:]:
        yield f'{relative(path)}: and {len(found) - MOST} more'


def table(rows):
    """Lines of columns, the first to the left, the others to the right."""
    widths = [max(len(str(row[i])) for row in rows)
              for i in range(len(rows[0]))]
    for row in rows:
        cells = [str(cell).rjust(width) for cell, width in zip(row, widths)]
        cells[0] = str(row[0]).ljust(widths[0])
        yield '  '.join(cells).rstrip()


def overview():
    rows = [('', *(one.name for one in PARTS if one.template.is_file()))]
    for language in languages():
        known = plurals.language(language)
        core = ' *' if language in core_languages() else ''
        done = {one.name: f'{one.percent} %' for one in all_figures(language)}
        rows.append((f'{language:6} {known.own}{core}',
                     *(done.get(name, '–') for name in rows[0][1:])))
    yield from table(rows)
    yield '* complete at every commit (po/CORE)'


def told(language, with_hints):
    """(the lines that a person reads, whether something is wrong)"""
    known = plurals.language(language)
    found = all_figures(language)
    problems = checks.of_language(language)
    rows = [('', 'translated', 'fuzzy', 'missing', 'words to go', 'wrong')]
    for one in found:
        wrong = [p for p in problems.get(one.name, []) if not p.hint]
        rows.append((part(one.name).what, f'{one.translated} of {one.total} '
                     f'({one.percent} %)', one.fuzzy, one.missing,
                     f'{one.words_left:,}'.replace(',', ' '), len(wrong)))
    lines = [f'{known.english} ({known.own}), {language}', '', *table(rows)]
    shown = [p for name in problems for p in problems[name]]
    wrong = [p for p in shown if not p.hint]
    hints = [p for p in shown if p.hint]
    if wrong:
        lines += ['', 'Wrong:', *(str(p) for p in wrong)]
    if hints and with_hints:
        lines += ['', 'Worth a look:', *(str(p) for p in hints)]
    elif hints:
        lines += ['', f'Worth a look: {len(hints)} (--hints lists them)']
    for one in found:
        if one.absent:
            path = relative(part(one.name).po(language))
            lines += ['', f'{path} lacks {one.absent} messages of its '
                      f'template: po/workshop.py update {language} adds them.']
    fuzzy = {one.name for one in found if one.fuzzy}
    if fuzzy - {'forms'}:
        lines += ['', 'Fuzzy: the English has changed, or the translation is '
                  'that of a message much like it.', 'Mend it and take the '
                  'word “fuzzy” away (an editor for po files does both).']
    if 'forms' in fuzzy:
        lines += ['', 'Fuzzy forms are the plain words, until you have looked '
                  'at them; then take the word “fuzzy” away.']
    for one in found:
        if one.fuzzy:
            lines += ['', *waiting(part(one.name), language)]
    begun = next((one for one in found if one.missing or one.fuzzy), None)
    if begun:
        path = relative(part(begun.name).po(language))
        lines += ['', f'Next: {path}']
    elif not wrong:
        lines += ['', 'Everything is translated.']
    return lines, bool(wrong)


def run(arguments):
    parser = argparse.ArgumentParser(prog='po/workshop.py status')
    parser.add_argument('language', nargs='?')
    parser.add_argument('--hints', action='store_true')
    given = parser.parse_args(arguments)
    if given.language is None:
        print('\n'.join(overview()))
        return 0
    language = plurals.normal(given.language)
    if language not in languages():
        plurals.language(given.language)  # which may be none
        path = part('window').po(language)
        raise Wrong(f'{relative(path)} is not listed in po/LINGUAS: '
                    f'po/workshop.py add {language} takes it in'
                    if path.is_file() else
                    f'no translation into “{language}”: '
                    f'po/workshop.py add {language} begins one')
    lines, wrong = told(language, given.hints)
    print('\n'.join(lines))
    return 1 if wrong else 0
