#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The marks of translation mode, written in Python and read in C, and what
po/workshop.py serve answers, asked of a copy of po.

    test-serve.py READ-MARKS"""

import ast
import gettext
import json
import re
import shutil
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'po'))

from workshop import marks  # noqa: E402  pylint: disable=wrong-import-position

# A small language, whatever the others say: three forms, a fuzzy message, one
# that takes what it is not given, one that is not translated.
PO = '''# SPDX-License-Identifier: GPL-3.0-or-later
msgid ""
msgstr ""
"Language: pl\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: PLURALS\\n"

#. Translators: under the cards that are drawn from: how many
#: src/model/game/tapis-game-defaults.c
#, c-format
msgid "Stock: %u"
msgstr "Talia: %u"

#: src/app/pages/tapis-choices.c
#, c-format
msgid "%u player"
msgid_plural "%u players"
msgstr[0] "%u gracz"
msgstr[1] "%u gracze"
msgstr[2] "%u graczy"

#: src/model/words/tapis-words-events.c
#, c-format
msgid "%s lays %s."
msgstr "%s kładzie %s."

#: src/model/words/tapis-words-events.c
#, c-format
msgid "You lay %s."
msgstr "Kładziesz %u."

#: src/app/window/tapis-window.ui
#, fuzzy
msgid "Main menu"
msgstr "Menu"

#: src/app/window/tapis-window.ui
msgid "All games"
msgstr ""

#: src/widgets/cards/tapis-card-art.c
msgctxt "card index"
msgid "K"
msgstr "Kr"
'''.replace('PLURALS', 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && '
             'n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);')


class Failure(Exception):
    """What should be is not so."""


def same(what, seen, wanted):
    if seen != wanted:
        raise Failure(f'{what}: {seen!r} instead of {wanted!r}')


class Workshop:
    """A copy of po with the small language in it, or what @po says, and a
    workshop at it."""

    def __init__(self, po=PO):
        # pylint: disable=consider-using-with
        self.folder = tempfile.TemporaryDirectory()
        self.po = Path(self.folder.name, 'po')
        shutil.copytree(ROOT / 'po', self.po,
                        ignore=shutil.ignore_patterns('__pycache__', '*.po',
                                                      '*.pot'))
        self.file = self.po / 'pl.po'
        self.file.write_bytes(po if isinstance(po, bytes) else po.encode())
        self.process = subprocess.Popen(
            [sys.executable, self.po / 'workshop.py', 'serve', 'pl'],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_what):
        self.process.stdin.close()
        status = self.process.wait()
        self.process.stdout.close()
        self.folder.cleanup()
        same('the end of the workshop', status, 0)

    def ask(self, *request):
        self.process.stdin.write(f'{list(map(str, request))}\n')
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if line.startswith('!'):
            raise Failure(json.loads(line[1:]))
        # types, variants and booleans as Python has them
        line = re.sub(r'\buint32 (\d+)', r'\1', line)
        line = re.sub(r': <(.*?)>(?=, "|})', r': \1', line)
        line = re.sub(r'\b(true|false)\b', lambda word: word[0].title(), line)
        return ast.literal_eval(line)

    def number(self, english):
        """The number of the one message with that English."""
        found = [one for one in self.ask('look', f'={english}')
                 if one['english'] == english]
        same(f'messages “{english}”', len(found), 1)
        return found[0]['number']

    def look(self, english):
        return self.ask('look', self.number(english))[0]

    def write(self, english, *texts):
        """Writes the forms of a translation in the place of those that are
        there."""
        told = self.look(english)
        same(f'forms of “{english}”', len(told['forms']), len(texts))
        return self.ask('set', told['number'], *(
            text for pair in zip(told['forms'], texts) for text in pair))

    def change(self, old, new):
        text = self.file.read_text(encoding='utf-8')
        same(f'“{old}” is there', old in text, True)
        self.file.write_text(text.replace(old, new), encoding='utf-8')


def catalogue(folder):
    with open(Path(folder, 'pl/LC_MESSAGES/tapis.mo'), 'rb') as file:
        return gettext.GNUTranslations(file)


# --- cases -------------------------------------------------------------------

def marks_are_read(read_marks):
    """Every number that a message may have, alone and within others."""
    lines = []
    wanted = []
    for number in [*range(300), 3 ** 7 - 1, 3 ** 7, 5000, 99999]:
        lines.append(f'{marks.mark(number)}“One” {marks.mark(7)}two.')
        numbers = [number] + [7] * (number != 7)
        same(f'numbers of {number}', marks.numbers(lines[-1]), numbers)
        same(f'text of {number}', marks.strip(lines[-1]), '“One” two.')
        wanted.append(f'{" ".join(map(str, numbers))}|“One” two.')
    # what is no mark stays
    for odd in '\u2064', '\u2061\u2061', 'a\u2061b\u2064', '':
        lines.append(odd)
        wanted.append(f'|{odd}')
        same('what is no mark', marks.strip(odd), odd)
    run = subprocess.run([read_marks], input='\n'.join(lines) + '\n', text=True,
                         check=True, capture_output=True)
    for seen, line in zip(run.stdout.split('\n'), [*wanted, ''], strict=True):
        same('what C reads', seen, line)


def what_is_not_shown_has_no_mark():
    """The comments say what is not shown; and no context is gone."""
    blocks = (ROOT / 'po/tapis.pot').read_text(encoding='utf-8').split('\n\n')
    found = set()
    for block in blocks:
        context = re.search('^msgctxt "(.*)"$', block, re.M)
        if 'Translators: not shown' in block:
            same(f'{block}: is data', context[1] in marks.DATA_CONTEXTS, True)
        if context and context[1] in marks.DATA_CONTEXTS:
            found.add(context[1])
    same('contexts of data', found, marks.DATA_CONTEXTS)


def texts_say_what_they_are_made_of():
    with Workshop() as shop:
        folder, missing, fuzzy, broken = shop.ask('compile')
        texts = catalogue(folder)
        sentence = texts.gettext('%s lays %s.') % (
            'Ola', texts.gettext('Stock: %u') % 3)
        same('a sentence', marks.strip(sentence), 'Ola kładzie Talia: 3.')
        same('its messages', marks.numbers(sentence),
             [shop.number('%s lays %s.'), shop.number('Stock: %u')])
        for n, form in (1, 'gracz'), (3, 'gracze'), (5, 'graczy'):
            same(f'{n} players', marks.strip(texts.ngettext(
                '%u player', '%u players', n)), f'%u {form}')
        same('what is data', texts.pgettext('card index', 'K'), 'Kr')
        for english in 'All games', 'Main menu', 'You lay %s.':
            same('what cannot be shown', marks.strip(texts.gettext(english)),
                 english)
        same('missing', missing, [shop.number('You lay %s.'),
                                  shop.number('All games')])
        same('fuzzy', fuzzy, [shop.number('Main menu')])
        same('broken', broken, [])
        same('nothing new', shop.ask('compile')[0], '')


def messages_are_told():
    with Workshop() as shop:
        told = shop.look('Stock: %u')
        same('forms', told['forms'], ['Talia: %u'])
        same('comment', told['comment'], 'Translators: under the cards that '
             'are drawn from: how many')
        same('where', told['where'], ['src/model/game/tapis-game-defaults.c'])
        text = PO.split('\n')[told['line'] - 1]
        same('the line', text, '#. ' + told['comment'])
        told = shop.look('%u player')
        same('labels', told['labels'], ['1', '2, 3, 4, 22, 23, 24…',
                                        '0, 5, 6, 7, 8, 9…'])
        same('what is wrong', shop.look('You lay %s.')['wrong'],
             ['it takes other values than the English, so the English is '
              'shown'])


def texts_are_found():
    with Workshop() as shop:
        for text, english in (('Talia: 16', 'Stock: %u'),
                              ('Ola kładzie kiera.', '%s lays %s.'),
                              ('Kr', 'K'), ('main menu', 'Main menu')):
            found = shop.ask('look', f'={text}')
            same(f'“{text}”', found[0]['english'] if found else None, english)
        same('nothing', shop.ask('find', 'Zupełnie nic'), [])


def translations_are_written():
    with Workshop() as shop:
        shop.ask('compile')
        same('no problem', shop.write('All games', 'Wszystkie „gry”\\'),
             ([], []))
        same('the line after it', '\nmsgid "All games"\n'
             'msgstr "Wszystkie „gry”\\\\"\n' in
             shop.file.read_text(encoding='utf-8'), True)
        folder = shop.ask('compile')[0]
        same('on the screen', marks.strip(catalogue(folder).gettext(
            'All games')), 'Wszystkie „gry”\\')
        shop.write('Main menu', 'Menu główne')
        same('no longer fuzzy', shop.ask('compile')[2], [])
        shop.write('%u player', 'a %u', 'b %u', 'c %u')
        same('forms', shop.look('%u player')['forms'], ['a %u', 'b %u',
                                                        'c %u'])
        same('wrong', shop.write('Stock: %u', '%s'),
             (['it takes other values than the English, so the English is '
               'shown'], []))


def nothing_is_lost():
    """What was written meanwhile, in the file or in another form, is told and
    not overwritten; whoever has seen it may."""
    with Workshop() as shop:
        number = shop.number('Stock: %u')
        shop.change('Talia: %u', 'Stos: %u')
        same('what is there now', shop.ask('set', number, 'Talia: %u',
                                           'Zapas: %u'), ([], ['Stos: %u']))
        same('it stays', 'Stos: %u' in shop.file.read_text('utf-8'), True)
        same('it is known', shop.look('Stock: %u')['forms'], ['Stos: %u'])
        same('on purpose', shop.ask('set', number, 'Stos: %u', 'Zapas: %u'),
             ([], []))
        same('twice', shop.ask('set', number, 'Stos: %u', 'Zapas: %u'),
             ([], []))
        same('it is written', 'Zapas: %u' in shop.file.read_text('utf-8'),
             True)
        told = shop.look('%u player')
        shop.change('%u gracze', '%u osoby')
        same('of one form', shop.ask(
            'set', told['number'], '%u gracz', '%u osoba', '%u gracze',
            '%u gracze', '%u graczy', '%u graczy'),
             ([], ['%u gracz', '%u osoby', '%u graczy']))


# Heads and bytes that cannot be: what is written for what, the line that is
# named, and what is said of it.
BROKEN = [
    ('nplurals=3; plural=(n==1 ? 0', 'nplurals=3; plural=(n/0 ? 0', 8,
     'cannot be computed'),
    ('nplurals=3; plural=(n==1 ? 0', 'nplurals=3; plural=(n%0 ? 0', 8,
     'cannot be computed'),
    ('nplurals=3; plural=(n==1 ? 0', 'nplurals=3; plural=(n==1 ? 7', 8,
     'puts 1 into form 7'),
    ('nplurals=3', 'nplurals=2000000000', 8, 'no language has 2000000000'),
    ('Kładziesz', 'K\udce4dziesz', 32, 'save the file as UTF-8'),
    ('msgid "%s lays %s."', 'msgid lays', 26, 'keyword "lays" unknown'),
]


def what_cannot_be_read_is_told():
    """With its line, from the start, until it is mended; and what could be
    read last goes on."""
    for old, new, line, what in BROKEN:
        same(f'“{old}” is there', old in PO, True)
        broken = PO.replace(old, new).encode(errors='surrogateescape')
        for first, then in (PO.encode(), broken), (broken, PO.encode()):
            with Workshop(first) as shop:
                seen = [shop.ask('compile')[3]]
                shop.file.write_bytes(then)
                seen.append(shop.ask('compile')[3])
                told = seen[0] or seen[1]
                same(f'{new}: told {seen}',
                     ([] in seen, [one[:2] for one in told],
                      what in told[0][2]), (True, [('po/pl.po', line)], True))
                same('the last good one', [one['forms'] for one in
                                           shop.ask('look', '=Talia: 16')],
                     [['Talia: %u']])
                shop.ask('status')


def one_form_is_no_singular():
    """English in a language that does not count: “9 cards”, not “9 card”."""
    head, messages = PO.split('\n\n', 1)
    with Workshop(re.sub('nplurals=.*;', 'nplurals=1; plural=0;', head) +
                  '\n\n' + re.sub(r'msgstr\[0\].*\nmsgstr\[1\].*\nmsgstr.*',
                                  'msgstr[0] ""', messages)) as shop:
        texts = catalogue(shop.ask('compile')[0])
        for n in 1, 9:
            same(f'{n} players', marks.strip(texts.ngettext(
                '%u player', '%u players', n)), '%u players')


def other_editors_save():
    with Workshop() as shop:
        shop.ask('compile')
        number = shop.number('Stock: %u')
        shop.change('Talia: %u', 'Stos: %u')
        folder, _missing, _fuzzy, broken = shop.ask('compile')
        same('saved', marks.strip(catalogue(folder).gettext('Stock: %u')),
             'Stos: %u')
        same('its number', shop.number('Stock: %u'), number)
        # half saved
        text = shop.file.read_text(encoding='utf-8')
        shop.file.write_text(text[:text.index('Main menu') + 4],
                             encoding='utf-8')
        folder, _missing, _fuzzy, broken = shop.ask('compile')
        same('the last good one stays', folder, '')
        same('where it breaks', [one[:2] for one in broken],
             [('po/pl.po', text[:text.index('Main menu')].count('\n') + 1)])
        try:
            shop.ask('set', number, 'Stos: %u', 'Talia: %u')
        except Failure as refused:
            same('refused', str(refused).startswith('po/pl.po:'), True)
        else:
            raise Failure('a broken file was written')
        # empty, as some editors leave it for a moment
        shop.file.write_text('', encoding='utf-8')
        same('an empty file', shop.ask('compile')[0], '')
        shop.file.write_text(text, encoding='utf-8')
        same('mended', shop.ask('compile')[3], [])


def completeness_is_told():
    with Workshop() as shop:
        shop.change('"Kładziesz %u."', '"Kładziesz  %s."')
        parts, problems = shop.ask('status')
        same('figures', parts, [('window', 7, 5, 1)])
        same('a problem', [(path, number) for path, _line, _what, number
                           in problems],
             [('po/pl.po', shop.number('You lay %s.'))])


def what_cannot_be_is_refused():
    run = subprocess.run(
        [sys.executable, ROOT / 'po/workshop.py', 'serve', 'xx'], text=True,
        capture_output=True, check=False)
    same('how it ends', run.returncode, 2)
    same('what it says', 'po/xx.po' in run.stderr, True)
    with Workshop() as shop:
        for request in (['hello'], ['look', '9999'], ['look', 'x'],
                        ['set', '-1', '', 'x'], ['set', '0', '']):
            try:
                shop.ask(*request)
            except Failure:
                continue
            raise Failure(f'{request} was answered')


CASES = [what_is_not_shown_has_no_mark, texts_say_what_they_are_made_of,
         messages_are_told, texts_are_found,
         translations_are_written, nothing_is_lost,
         what_cannot_be_read_is_told, one_form_is_no_singular,
         other_editors_save, completeness_is_told, what_cannot_be_is_refused]


def main():
    bad = 0
    for i, case in enumerate([marks_are_read, *CASES]):
        try:
            case(*sys.argv[1:] if i == 0 else ())
        except Exception:  # pylint: disable=broad-except
            bad += 1
            print('# ' + traceback.format_exc().replace('\n', '\n# '))
            print('not ', end='')
        print(f'ok {i + 1} - {case.__name__.replace("_", " ")}', flush=True)
    print(f'1..{len(CASES) + 1}')
    sys.exit(1 if bad else 0)


if __name__ == '__main__':
    main()
