#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The translator's workshop: a language from nothing in a copy of the sources,
its plural forms, what is told of mistakes, and what becomes of a translation
when the English changes."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tap import ROOT, Tap, need_workshop

need_workshop()
import polib  # noqa: E402
from workshop import catalog, lessons, marks, plurals, rules  # noqa: E402

# Languages that gettext's own table has not, or whose codes are of a kind.
COUNTS = {'ar': 6, 'ca': 2, 'de_AT': 2, 'eu': 2, 'fr': 2, 'is': 2, 'ja': 1,
          'pl': 3, 'pt_BR': 2, 'pt_PT': 2, 'sl': 4, 'sr@latin': 3, 'zh_CN': 1,
          'zh_TW': 1}
CODES = {'pt-br': 'pt_BR', 'zh_Hant': 'zh_TW', 'sr_Latn': 'sr@latin',
         'ES': 'es', 'no': 'nb', 'de_AT.UTF-8': 'de_AT'}
# What is no language, and what is said of it.
WRONG = {'xx': 'nobody here knows', 'spanish': 'did you mean es',
         'en': 'nothing to translate', '../fr': 'no code', 'C': 'nothing to',
         'deu': 'did you mean de?', 'fre': 'did you mean fr?',
         'de_DE': 'did you mean de?', 'de-DE': 'did you mean de?',
         'es_ES': 'did you mean es?', 'sr_RS@latin': 'did you mean sr@latin?',
         'ca_ES@valencia': 'did you mean ca@valencia?'}
SOAK = 'TAPIS_SOAK' in os.environ


# --- languages --------------------------------------------------------------

def known():
    for code, count in COUNTS.items():
        header = plurals.language(code).plural_forms
        catalogue = polib.POFile()
        catalogue.metadata = {'Plural-Forms': header}
        try:
            told = marks.plural_forms(catalogue)[0]
        except ValueError as wrong:
            told = wrong
        if told != count:
            yield f'{code}: {header}: {told}'
    for wanted, code in CODES.items():
        if plurals.normal(wanted) != code:
            yield f'{wanted}: {plurals.normal(wanted)}'
    for wanted, said in WRONG.items():
        try:
            yield f'{wanted}: {plurals.language(wanted)}'
        except catalog.Wrong as wrong:
            if said not in str(wrong):
                yield f'{wanted}: {wrong}'


# --- a copy of the sources -------------------------------------------------

class Copy:
    """A copy of the sources, and what the workshop says in it."""

    def __init__(self, folder):
        self.root = Path(folder)
        for name in ('po', 'help', 'src', 'data', 'tests/lint'):
            shutil.copytree(ROOT / name, self.root / name,
                            ignore=shutil.ignore_patterns(
                                '__pycache__', '*.svg', '*.png'))

    def run(self, *arguments):
        """(how the workshop ended, what it said)"""
        done = subprocess.run(
            [sys.executable, str(self.root / 'po/workshop.py'), *arguments],
            text=True, capture_output=True, check=False, cwd=self.root)
        return done.returncode, done.stdout + done.stderr

    def text(self, path):
        return (self.root / path).read_text(encoding='utf-8')

    def change(self, path, old, new):
        text = self.text(path)
        assert old in text, f'{path}: {old}'
        (self.root / path).write_text(text.replace(old, new, 1),
                                      encoding='utf-8')

    def all_texts(self):
        return {path: path.read_bytes()
                for top in ('po', 'help') for path in
                sorted((self.root / top).rglob('*'))
                if path.is_file() and path.suffix != '.pyc'}


FILES = ['po/{}.po', 'po/lessons/{}.po', 'po/glossary/{}.po', 'help/{0}/{0}.po']
LINGUAS = ['po/LINGUAS', 'po/lessons/LINGUAS', 'po/glossary/LINGUAS',
           'help/LINGUAS']


def begins(copy, code, english):
    """What `add` makes, and that it makes it once."""
    status, said = copy.run('add', code)
    if status:
        yield said
        return
    known = plurals.language(code)
    for path in FILES:
        text = copy.text(path.format(code))
        head = text.split('\n', 3)
        if not head[0].startswith('# SPDX-License-Identifier: '):
            yield f'{path}: no SPDX line'
        if english not in head[1] or f'"Language: {code}\\n"' not in text:
            yield f'{path}: {head[1]}'
        if known.plural_forms not in text:
            yield f'{path}: other plural forms'
        linguas = LINGUAS[FILES.index(path)]
        lines = re.findall('^[^#\n].*', copy.text(linguas), re.M)
        if lines != sorted({*lines, code}):
            yield f'{linguas}: {lines}'
    texts = {(entry.msgctxt, entry.msgid): entry.msgstr
             for entry in catalog.read(copy.root / f'po/{code}.po')}
    direction = 'rtl' if known.right_to_left else 'ltr'
    if texts['language', 'English'] != known.own or \
            texts['direction', 'ltr'] != direction:
        yield 'it does not say what it is called, or which way it is written'
    if code != 'eu' and not SOAK:
        return
    before = copy.all_texts()
    status, said = copy.run('add', code)
    if status or copy.all_texts() != before or 'already' not in said:
        yield f'again: {said}'


def of_editor(copy, code):
    """What other programs make of a template, by the code of the language:
    with a head of their own, or with that of the template."""
    path = copy.root / f'po/{code}.po'
    if code == 'gl':
        shutil.copy(copy.root / 'po/tapis.pot', path)
    else:
        subprocess.run(['msginit', '--no-translator', '-l', code, '-i',
                        copy.root / 'po/tapis.pot', '-o', path], check=True,
                       capture_output=True)
    return path


def taken_in(copy):
    """A file that another program has made stays as it is, its language is
    listed, and gets the other parts."""
    for code in 'it', 'gl':
        path = of_editor(copy, code)
        before = path.read_bytes()
        status, said = copy.run('status', code)
        if status != 2 or f'add {code} takes it in' not in said:
            yield f'status of {code}: {status}: {said}'
        status, said = copy.run('add', code)
        if status or path.read_bytes() != before:
            yield f'{code}: {status}: {said}'
        for file, linguas in zip(FILES, LINGUAS):
            if not (copy.root / file.format(code)).is_file() or \
                    f'\n{code}\n' not in copy.text(linguas):
                yield f'{code}: {file} is not there, or not listed'
        if plurals.language(code).plural_forms not in \
                copy.text(f'po/lessons/{code}.po'):
            yield f'{code}: other plural forms'
    copy.change('po/lessons/LINGUAS', '\nit\n', '\n')
    status, said = copy.run('add', 'it')
    if status or '\nit\n' not in copy.text('po/lessons/LINGUAS'):
        yield f'a part that is there is not listed: {said}'


def asking_writes_nothing(copy):
    """--status of a language that nobody has begun."""
    (copy.root / 'build-aux').mkdir()
    for name in 'packages', 'environment':
        (copy.root / f'build-aux/{name}.sh').write_text(
            'need_packages() { :; }\n', encoding='utf-8')
    shutil.copy(ROOT / 'run', copy.root)
    before = copy.all_texts()
    for code, told in ('hu', 'add hu begins one'), ('deu', 'you mean de?'):
        done = subprocess.run([copy.root / 'run', '--translate', code,
                               '--status'], text=True, capture_output=True,
                              check=False)
        if done.returncode != 2 or told not in done.stderr:
            yield f'{code}: {done.returncode}: {done.stdout}{done.stderr}'
    for path, _text in copy.all_texts().items() ^ before.items():
        yield f'{path} was written'


def all_is_asked_for(copy):
    """How complete a language is, where its file holds but a part of the
    messages: that counts by the template, which an update above may have
    given messages of a new game."""
    path = copy.root / 'po/eu.po'
    before = path.read_bytes()
    total = len(catalog.read(copy.root / 'po/tapis.pot'))
    path.write_bytes(b'\n\n'.join(before.split(b'\n\n')[:231]) + b'\n')
    status, said = copy.run('status', 'eu')
    if status or not re.search(rf'^window.* \d+ of {total} \(0 %\)', said,
                               re.M) or \
            f'po/eu.po lacks {total - 230} messages' not in said:
        yield f'{total}: {said}'
    path.write_bytes(before)


def unknown_begins(copy):
    """A language that nobody knows, with what somebody says of it."""
    code = 'tlh'
    status, said = copy.run('add', code)
    if status != 2 or '--plural-forms' not in said:
        yield f'{status}: {said}'
    status, said = copy.run('add', code, '--name', 'Klingon',
                            '--plural-forms', 'nplurals=2; plural=n > 7')
    if status != 2 or 'no plural forms' not in said:
        yield f'{status}: {said}'
    status, said = copy.run('add', code, '--name', 'Klingon',
                            '--plural-forms', 'nplurals=2; plural=(n > 7);')
    if status:
        yield said
    for command in ('add', 'status'):
        status, said = copy.run(command, code)
        if status or 'Klingon' not in said:
            yield f'{command}: {status}: {said}'


def lint(copy, cases):
    """How that test of the copy ends, and what it says: in a soak all of it,
    otherwise these of its cases."""
    what = 't.main()' if SOAK else f'sys.exit("\\n".join([{cases}]) or 0)'
    done = subprocess.run(
        [sys.executable, '-c', f'import sys, translations as t; {what}'],
        env={**os.environ, 'PYTHONPATH': str(copy.root / 'tests/lint')},
        text=True, capture_output=True, check=False)
    return done.returncode, done.stdout + done.stderr


def lint_passes(copy):
    """A language that has hardly begun is no fault."""
    status, said = lint(copy, '*t.parts_agree(), *t.right("ar"), '
                        '*t.right("eu"), *t.right("is"), *t.right("tlh")')
    if status:
        yield said


def complete_enough(copy, code):
    status, said = copy.run('status', code)
    if status or 'words to go' not in said or 'Wrong' in said:
        yield f'{status}: {said}'
    status, said = copy.run('status')
    if status or not re.search(rf'^{code} .*\b0 %', said, re.M):
        yield said


# Mistakes in Basque: of which message, what is written, and what is said of it.
MISTAKES = [
    ('po/eu.po', lambda one: 'c-format' in one.flags and '%s' in one.msgid,
     'Bat %s eta %d eta %s eta %f.', 'format specifications'),
    ('po/eu.po', lambda one: one.msgctxt == 'shortcut', 'ab',
     'one capital letter'),
    ('po/eu.po', lambda one: (one.msgctxt, one.msgid) == ('card index', 'J'),
     'K', 'the letter K is also that of “K”'),
    ('po/eu.po', lambda one: one.msgid.startswith('cards;'), 'karta;;joko;',
     'between two semicolons'),
    ('po/eu.po', lambda one: one.msgid.startswith('_'), 'Gorde',
     'no underlined letter'),
    ('po/eu.po', lambda one: plain(one), 'Ez  dago.', 'two blanks'),
    ('po/eu.po', lambda one: plain(one), 'Hutsik , bai.', 'before a comma'),
    ('po/eu.po', lambda one: plain(one), 'Irabazi duzu!',
     'ends with “.” in English'),
    # data, of which nothing is to be told
    ('po/eu.po', lambda one: one.msgctxt == 'genders' and
     one.msgid.endswith('…'), 'fox feminine', None),
    ('po/eu.po', lambda one: one.msgid == 'Stars: %u of %u',
     'Izarrak: %u tik %u', 'no eleven: “tik 11”'),
    ('po/lessons/eu.po', lambda one: plain(one), 'Galdu ETAK duzu.',
     'no such word: “ETAK”'),
    ('help/eu/eu.po', lambda one: plain(one), '<em>Jokerrak.',
     'not well formed'),
]


def plain(entry):
    """Whether a message is a sentence without anything inserted."""
    return not entry.msgid_plural and re.fullmatch(r'[\w ,’]+\.', entry.msgid)


RULES = '''# SPDX-License-Identifier: GPL-3.0-or-later

[words]
word=etak

[endings]
.=.
…=…

[everywhere]
no such word=\\b@word@\\b

[sentences]
no eleven=\\btik 11\\b
'''


def mistaken(copy):
    """Makes the mistakes; yields file, line, and what is to be said."""
    for path in sorted({path for path, *_rest in MISTAKES}):
        catalogue = catalog.read(copy.root / path)
        for where, which, translation, _what in MISTAKES:
            if where == path:
                next(one for one in catalogue if not one.msgstr and
                     not one.msgid_plural and which(one)).msgstr = translation
        catalog.write(catalogue, copy.root / path)
    for path, _which, translation, what in MISTAKES:
        lines = copy.text(path).split('\n')
        yield path, lines.index(f'msgstr "{translation}"') + 1, what


def mistakes_told(copy):
    """What is wrong is told with its file and line, until it is mended."""
    before = copy.all_texts()
    (copy.root / 'po/rules/eu.ini').write_text(RULES, encoding='utf-8')
    wanted = list(mistaken(copy))
    status, said = copy.run('status', 'eu')
    if status != 1:
        yield f'ends with {status}'
    for path, line, what in wanted:
        told = [one for one in said.split('\n')
                if one.startswith(f'{path}:{line}: ')]
        if what is None and told:
            yield f'{path}:{line}: nothing is wrong there: {told}'
        elif what is not None and not any(what in one for one in told):
            yield f'{path}:{line}: {what}: is not told: {said}'
    for path, text in before.items():
        path.write_bytes(text)
    (copy.root / 'po/rules/eu.ini').unlink()
    status, said = copy.run('status', 'eu')
    if status:
        yield f'mended, and still: {said}'


def missing_form_told(copy):
    """A message of which only one form is translated; one of which the other
    has another format is told by gettext."""
    path = copy.root / 'po/eu.po'
    before = path.read_bytes()
    catalogue = catalog.read(path)
    some = [entry for entry in catalogue if entry.msgid_plural and
            'c-format' in entry.flags][:2]
    some[0].msgstr_plural = {0: some[0].msgid, 1: ''}
    some[1].msgstr_plural = {0: some[1].msgid, 1: 'Bat %f'}
    catalog.write(catalogue, path)
    status, said = copy.run('status', 'eu')
    if status != 1 or said.count('format specifications') != 1 or \
            not re.search(r'^po/eu\.po:\d+: msgstr\[1\] is empty', said, re.M):
        yield f'{status}: {said}'
    path.write_bytes(before)


def not_utf8_told(copy):
    """A file in another encoding, with the line where it shows."""
    path = copy.root / 'po/eu.po'
    before = path.read_bytes()
    lines = before.split(b'\n')
    lines[40] = b'# Stra\xdfe'
    path.write_bytes(b'\n'.join(lines))
    for command in 'status', 'add', 'update':
        status, said = copy.run(command, 'eu')
        if status != 2 or 'po/eu.po:41: this is not UTF-8' not in said:
            yield f'{command}: {status}: {said}'
    path.write_bytes(before)


def other_plurals_told(copy):
    """A header that does not fit the forms."""
    path = copy.root / 'po/eu.po'
    before = path.read_bytes()
    copy.change('po/eu.po', 'nplurals=2; plural=(n != 1);',
                'nplurals=3; plural=(n != 1);')
    catalogue = catalog.read(path)
    message = next(entry for entry in catalogue if entry.msgid_plural)
    message.msgstr_plural = {0: message.msgid, 1: message.msgid_plural}
    path.write_text(str(catalogue), encoding='utf-8')
    status, said = copy.run('status', 'eu')
    if status != 1 or not re.search(r'^po/eu\.po:\d+: .*plural', said, re.M):
        yield f'{status}: {said}'
    path.write_bytes(before)


def keeps_translations(copy):
    """Of a message whose English has changed the translation stays, fuzzy,
    with what it was made for; of one that has gone it stays at the end; and
    where nothing has changed nothing does."""
    core = catalog.core_languages()[:1]  # which has been brought up to date
    before = copy.all_texts()
    status, said = copy.run('update', *core)
    if status or copy.all_texts() != before:
        yield f'something changes though nothing has: {said}'
    entry = next(one for one in catalog.read(copy.root / 'po/tapis.pot')
                 if plain(one) and len(one.msgid) > 30 and
                 any(path.endswith('.c') and f'("{one.msgid}")' in
                     copy.text(path) for path, _line in one.occurrences))
    message, changed = entry.msgid, entry.msgid[:-1] + ', of course.'
    for path, _line in entry.occurrences:
        copy.change(path, message, changed)
    moved = next(one for one in catalog.read(copy.root / 'po/tapis.pot')
                 if plain(one) and one is not entry and one.msgid != message and
                 len(one.occurrences) == 1 and
                 f'_("{one.msgid}")' in copy.text(one.occurrences[0][0]))
    copy.change(moved.occurrences[0][0], f'_("{moved.msgid}")',
                f'C_("elsewhere", "{moved.msgid}")')
    status, said = copy.run('update', *core)
    if status:
        yield said
    for language in core:
        entries = catalog.read(copy.root / f'po/{language}.po')
        found = [one for one in entries if one.msgid == changed]
        if len(found) != 1 or 'fuzzy' not in found[0].flags or \
                found[0].previous_msgid != message or not found[0].msgstr:
            yield f'{language}: {found}'
        found = [one for one in entries
                 if one.msgid == moved.msgid and not one.obsolete]
        if len(found) != 1 or found[0].msgctxt != 'elsewhere' or \
                not found[0].translated():
            yield f'{language}: {moved.msgid} has lost its translation'
    wanted = 't.of_core(t.catalog.read(t.catalog.PARTS[0].template))'
    status, said = lint(copy, '*t.complete(t.catalog.PARTS[0].po'
                        f'("{core[0]}"), {wanted})')
    if not status or 'is fuzzy, the translation is of “' not in said:
        yield 'lint does not say of a core language what is to be confirmed'


def forms_begin_plain(copy):
    """The forms of inserted words begin with the plain ones, to be looked at;
    what somebody has written stays."""
    language = catalog.core_languages()[0]
    status, said = copy.run('add', language, '--forms')
    if status:
        yield said
    path = copy.root / f'po/forms/{language}.po'
    catalogue = catalog.read(path)
    plain = {entry.msgid: entry.msgstr for entry
             in catalog.read(copy.root / f'po/{language}.po')
             if entry.msgctxt in (None, 'rank', 'ranks', 'number', 'suits')}
    cards = [entry for entry in catalogue if entry.msgid == 'the ace of spades']
    if len({entry.msgctxt for entry in cards}) < 5:
        yield f'few forms: {cards}'
    for entry in catalogue:
        if 'fuzzy' not in entry.flags:
            yield f'“{entry.msgid}” is not to be looked at'
        if entry.msgid in plain and entry.msgstr != plain[entry.msgid]:
            yield f'“{entry.msgid}”: “{entry.msgstr}”'
    cards[0].msgstr, cards[0].flags = 'ABC', []
    cards[1].msgstr = 'begun'
    catalog.write(catalogue, path)
    for command in ['update', language], ['add', language, '--forms']:
        status, said = copy.run(*command)
        if status:
            yield said
    status, said = copy.run('status', language)
    if status or f': “the ace of spades” ({cards[1].msgctxt})' not in said or \
            not re.search(rf'^po/forms/{language}\.po:\d+: “', said, re.M) or \
            'lessons' in said.split('Fuzzy forms')[1].split('\n\n')[0]:
        yield f'status does not name the forms that wait, {status}: {said}'
    if forms_of(path, cards) != [('ABC', []), ('begun', ['fuzzy']),
                                 *[(one.msgstr, ['fuzzy'])
                                   for one in cards[2:]]]:
        yield f'what is written does not stay: {forms_of(path, cards)}'


def forms_of(path, entries):
    """The same entries as a file has them: texts and flags."""
    now = {(entry.msgctxt, entry.msgid): entry for entry in catalog.read(path)}
    found = [now[entry.msgctxt, entry.msgid] for entry in entries]
    return [(entry.msgstr, entry.flags) for entry in found]


def forms_follow(copy):
    """Where a plain word becomes another one the forms that were made from it
    are named, and wait for a look; those that nobody has written are the new
    word."""
    language = catalog.core_languages()[0]
    path = copy.root / f'po/forms/{language}.po'
    cards = [entry for entry in catalog.read(path)
             if entry.msgid == 'the ace of spades']
    plain = next(entry.msgstr for entry
                 in catalog.read(copy.root / f'po/{language}.po')
                 if entry.msgid == 'the ace of spades')
    copy.change(f'po/{language}.po', f'"{plain}"', '"NEW"')
    status, said = copy.run('status', language)
    if status != 1 or f'made from “{plain}”, which is “NEW” now' not in said:
        yield f'status says nothing of it, {status}: {said}'
    status, said = copy.run('add', language, '--forms')
    if status or 'already' in said or 'fuzzy' not in said:
        yield f'{status}: {said}'
    if forms_of(path, cards) != [('ABC', ['fuzzy']), ('begun', ['fuzzy']),
                                 *[('NEW', ['fuzzy'])] * len(cards[2:])]:
        yield f'{forms_of(path, cards)}'
    status, said = copy.run('status', language)
    if status or f': “the ace of spades” ({cards[0].msgctxt})' not in said:
        yield f'it is not to be looked at, {status}: {said}'


# --- what translators read ---------------------------------------------------

def lessons_commented():
    """Every message of a lesson says where it is said and how to see it."""
    names = {path.stem for path in (ROOT / 'data/lessons').glob('*.xml')}
    for entry in catalog.read(catalog.part('lessons').template):
        path = f'po/lessons/tapis-lessons.pot:{entry.linenum}'
        found = re.search(r'^See it: \./run --lesson ([\w-]+)$',
                          entry.comment, re.M)
        if not found or found[1] not in names:
            yield f'{path}: no lesson to see it in: {entry.comment}'
        if not re.match(r'.+ “.+”: (?:step \d+, |its |what |a link ).+\.',
                        entry.comment):
            yield f'{path}: {entry.comment}'
    for game, title in lessons.titles().items():
        if title in ('', game):
            yield f'{game} has no title'


def examples():
    """What the rules' examples call wrong is, and what is right is not."""
    for path in sorted((ROOT / 'po/rules').glob('*.ini')):
        language = 'en' if path.stem == 'any' else path.stem
        held = rules.Rules(language)
        patterns = {**held.everywhere, **held.sentences}
        for wrong, right in rules.read(path).get('examples', {}).items():
            if not any(one.search(wrong) for one in patterns.values()):
                yield f'{path.name}: nothing is wrong with “{wrong}”'
            for what, one in patterns.items():
                if one.search(right):
                    yield f'{path.name}: {what}: “{right}”'


def endings():
    """One English end may have several ends, and a longer one goes first."""
    language = rules.Rules('ca')
    language.endings = {'.': '.', '!”': '!» !».'}
    for english, text, is_wrong in (
            ('Say “Go!”', 'Di «¡Go!».', False),
            ('“Go!”', '«¡Go!»', False),
            ('“Go!”', 'Di.', True),
            ('Say it.', 'Di «¡Go!»', True),
            ('Say it.', 'Dilo.', False),
            ('Say it', 'Dilo.', True)):
        if is_wrong != bool(language.ends_otherwise(english, text)):
            yield f'{english} = {text}: {"not " * is_wrong}told'


def main():
    tap = Tap()
    tap.case('languages are known by their codes, and what is none', known())
    tap.case('every message of the lessons says where it is',
             lessons_commented())
    tap.case('rules find what their examples call wrong', examples())
    tap.case('an end of a sentence may have several forms', endings())
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(folder)
        for code, english in (('ar', 'Arabic'), ('eu', 'Basque'),
                              ('is', 'Icelandic')):
            tap.case(f'{english} is begun', begins(copy, code, english))
        tap.case('so is one that nobody knows', unknown_begins(copy))
        tap.case('a language that has begun is no fault', lint_passes(copy))
        tap.case('how complete it is', complete_enough(copy, 'eu'))
        tap.case('mistakes are told with their lines', mistakes_told(copy))
        tap.case('wrong plural forms are told', other_plurals_told(copy))
        tap.case('a form that is missing is told', missing_form_told(copy))
        tap.case('so is what is not UTF-8', not_utf8_told(copy))
        tap.case('a part of the messages is no whole', all_is_asked_for(copy))
        tap.case('what other programs make is taken in', taken_in(copy))
        tap.case('whoever asks how it stands writes nothing',
                 asking_writes_nothing(copy))
        if shutil.which('itstool'):
            tap.case('forms begin with the plain words',
                     forms_begin_plain(copy))
            tap.case('forms follow their plain words', forms_follow(copy))
            tap.case('a translation outlives a change of the English',
                     keeps_translations(copy))
        else:
            tap.skip('a translation outlives a change of the English',
                     'itstool is missing: see build-aux/packages.sh')
    tap.done()


if __name__ == '__main__':
    main()
