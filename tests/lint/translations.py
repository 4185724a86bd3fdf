#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every message reaches the translators; the core languages (po/CORE) are
complete, in all that is said by the program and its core games; and what is
written in English and in any other language is right (po/workshop/checks.py,
po/rules)."""

import re
import shutil

from games import is_core
from tap import ROOT, Tap, need_workshop, text

need_workshop()
from workshop import (catalog, checks, comments, potfiles,  # noqa: E402
                      templates)

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


def core_files(entry):
    """For each file of a message whether it is everybody's, or of a core
    game."""
    return [is_core(re.sub('^C/', 'help/C/', path))
            for path, _line in entry.occurrences]


def of_core(entries):
    """The messages that are everybody's, or of a core game, by their keys."""
    return {key(entry): entry for entry in entries
            if not entry.occurrences or any(core_files(entry))}


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
        elif found.comment != entry.comment and all(core_files(entry)):
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


def glossary():
    """The words of the trade, which are written by hand, are in each core
    language."""
    words = catalog.read(catalog.GLOSSARY.template)
    if len(words) < 100:
        yield f'{catalog.relative(catalog.GLOSSARY.template)}: hardly a word'
    for word in words:
        if not word.comment:
            yield (f'{catalog.relative(catalog.GLOSSARY.template)}:'
                   f'{word.linenum}: nothing says what “{word.msgid}” means')
    for language in catalog.core_languages():
        yield from complete(catalog.GLOSSARY.po(language),
                            {key(word): word for word in words})


def right(language):
    """What is wrong with what is translated."""
    for problems in checks.of_language(language, hints=False).values():
        yield from (str(one) for one in problems if not one.hint)


def parts_agree():
    """A language that has one of the parts is listed where its files are."""
    for one in [*catalog.PARTS, catalog.GLOSSARY]:
        there = {path.stem for path in (catalog.ROOT / one.folder).glob(
            '*/*.po' if one.name == 'help' else '*.po')}
        for language in sorted(there ^ set(one.languages())):
            yield (f'{catalog.relative(one.linguas)} and the files there do '
                   f'not agree on {language}')
    for language in set(catalog.core_languages()) - set(catalog.languages()):
        yield f'po/CORE: {language} is not in po/LINGUAS'


def at(entry):
    place = entry.occurrences[0][0] if entry.occurrences else '?'
    return f'{place}: “{entry.msgid}”'


def explained(entries):
    """Whether a translator knows what each message is."""
    for entry in comments.missing(entries):
        yield (f'{at(entry)}: no comment: write /* Translators: … */ above it, '
               'or see po/workshop/comments.py')
    for entry in comments.ambiguous(entries):
        yield (f'{at(entry)}: no context: write C_("button", …), or what else '
               'it is')


def main():
    tap = Tap()
    tap.case('every file with messages is listed', listed())
    tap.case('every language is listed where it is', parts_agree())
    tap.case('every word of the trade is in every core language', glossary())
    for one in templates.parts():
        if one.name == 'help' and not shutil.which('itstool'):
            tap.skip('the template of the help is up to date',
                     'itstool is missing: see its row in '
                     'build-aux/packages.sh')
            continue
        wanted = of_core(templates.template(one.name))
        tap.case(f'{catalog.relative(one.template)} is up to date',
                 fresh(one, wanted))
        if one.name == 'window':
            tap.case('every short message, or with a format, is explained',
                     explained(wanted.values()))
        # a language that does not decline has no forms
        for language in catalog.core_languages() * (one.name != 'forms'):
            path = one.po(language)
            tap.case(f'{catalog.relative(path)} is complete',
                     complete(path, wanted))
    tap.case('the English is right', map(str, checks.of_english()))
    for language in catalog.languages():
        tap.case(f'{language}: what is translated is right', right(language))
    tap.done()


if __name__ == '__main__':
    main()
