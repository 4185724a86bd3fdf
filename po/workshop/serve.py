# SPDX-License-Identifier: GPL-3.0-or-later
"""answers the window in translation mode (tapis --translate)

    serve LANGUAGE

A request is a line: an array of strings as GVariant writes it. So is the reply:
a value in GVariant's text, of the form that the request defines, or, where
something is wrong, “!” and a string.

    files                   as: the po files, whether they are there or not
    compile                 (s au au a(sus)): a new folder with marked
                            catalogues, or '' where nothing has changed; the
                            numbers of the messages without a translation, and
                            of the fuzzy ones; the files that cannot be read,
                            each with the line and what is wrong: of those the
                            last good state is kept
    look WHAT…              aa{sv}: what there is to know of each message; WHAT
                            is its number, or “=” and a text, for all that can
                            be this text
    find TEXT               au: the messages that can be this text
    set NUMBER SEEN TEXT…   (asas): writes the forms of a translation into the
                            po file, each TEXT in the place of what was SEEN
                            there; what is wrong with it now. Where the file has
                            become another one meanwhile nothing is written, and
                            the second are the forms that it has now
    status                  (a(suuu) a(susu)): of each part name, messages,
                            translated, fuzzy; of each problem file, line, what
                            it is and its message's number
"""

import ast
import bisect
import hashlib
import json
import re
import shutil
import sys
import tempfile
from pathlib import Path

import polib

from . import catalog, checks, fill, glossary, marks, mo, plurals
from .rules import Rules

# A text that is found stands no more than so often in the list.
MANY = 12
# A part of a text shorter than this is nothing to look for.
SHORT = 3


class Refused(Exception):
    """What is asked for cannot be had; its text says why."""


# --- GVariant's text ---------------------------------------------------------

def text_of(value):
    """A value as GVariant reads it: strings, numbers, booleans, lists, tuples;
    a dictionary is one of variants, without what is empty in it."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, bool):
        return 'true' if value else 'false'
    if isinstance(value, int):
        return f'uint32 {value}'
    if isinstance(value, tuple):
        return ('(' + ', '.join(map(text_of, value)) +
                (',)' if len(value) == 1 else ')'))
    if isinstance(value, dict):
        return '{' + ', '.join(f'{text_of(name)}: <{text_of(one)}>'
                               for name, one in value.items()
                               if one not in ('', [], None)) + '}'
    return '[' + ', '.join(text_of(one) for one in value) + ']'


# --- a file ------------------------------------------------------------------

class File:
    """A catalogue, or a template, as it was when it could last be read."""

    def __init__(self, path):
        self.path = Path(path)
        self.sum = None
        self.entries = {}  # of messages, by context and English
        self.po = None     # or None, as long as there was none
        self.wrong = None  # (line, what), of the file as it is now

    def refresh(self):
        """Reads the file again if it is another one; whether there is something
        new in it."""
        try:
            data = self.path.read_bytes()
        except OSError:
            data = b''
        now = hashlib.sha256(data).digest()
        if now == self.sum:
            return False
        self.sum = now
        if not data:
            # so do some editors for a moment while they write
            self.wrong = (None if self.po is None else
                          (1, 'the file is empty, or not there'))
            return False
        try:
            text = catalog.decoded(data, self.path)
            catalog.tool('msgfmt', '--output-file=/dev/null', str(self.path))
            po = catalog.read(self.path)
            marks.plural_forms(po)
        except catalog.Wrong as wrong:
            found = re.search(r':(\d+): (.*)', str(wrong))
            self.wrong = (int(found[1]), found[2]) if found else (1, str(wrong))
            return False
        except ValueError as wrong:
            before = text.partition('"Plural-Forms:')[0]
            self.wrong = (before.count('\n') + 1, str(wrong))
            return False
        self.po = po
        self.wrong = None
        self.entries = {(entry.msgctxt, entry.msgid): entry
                        for entry in self.po if not entry.obsolete}
        return True


class NoWords:  # pylint: disable=too-few-public-methods
    """A glossary that finds nothing: its hints are told of one message, not
    listed of all."""

    @staticmethod
    def missing(_entry, _translations):
        return ()


# --- looking for a text --------------------------------------------------------

def plain(text):
    """A text as it is compared: without marks, mnemonics and double blanks."""
    return ' '.join(marks.strip(text).replace('_', '').split())


def literals(form):
    """What of a form is the same whatever is filled in."""
    return [plain(part) for part in
            marks.FORMAT.sub('\0', form.replace('%%', '%')).split('\0')]


def made_by(text, form):
    """How many letters of the text @text are the form's own, where the form can
    make it; or None."""
    parts = literals(form)
    if len(parts) == 1:
        return len(text) if parts[0] == text else None
    if not text.startswith(parts[0]) or not text.endswith(parts[-1]):
        return None
    at = len(parts[0])
    for part in parts[1:-1]:
        at = text.find(part, at + 1)
        if at < 0:
            return None
        at += len(part)
    if at + len(parts[-1]) >= len(text):
        return None
    own = sum(map(len, parts))
    return own if own >= SHORT else None


# --- the server ----------------------------------------------------------------

class Server:
    """What is known of a language's translation while the window shows it."""

    def __init__(self, language):
        self.language = language
        if plurals.normal(language) != language:
            raise catalog.Wrong(f'“{language}” is no language\'s code; '
                                f'{plurals.normal(language)} is')
        self.parts = [catalog.part(name) for name in marks.SHOWN]
        if not self.parts[0].po(language).is_file():
            raise catalog.Wrong(
                f'there is no {catalog.relative(self.parts[0].po(language))}; '
                f'./run --translate {language} begins it')
        self.files = {part: File(part.po(language)) for part in self.parts}
        self.templates = {part: File(part.template) for part in self.parts}
        self.messages = marks.Messages()
        self.compiled = {}
        self.problems = {}  # of a part, as long as it has not changed
        self.glossary = glossary.Words(language)
        self.changed = set()  # the parts that are to be compiled anew
        self.folders = []
        # pylint: disable-next=consider-using-with
        self.scratch = tempfile.TemporaryDirectory(prefix='tapis-translate-')
        self.read()

    def read(self):
        """Reads what has changed."""
        for part in self.parts:
            if any([self.templates[part].refresh(),
                    self.files[part].refresh()]):
                self.changed.add(part)
                self.problems.pop(part, None)
                for entry in self.entries(part):
                    self.messages.number(part, entry)

    def entries(self, part):
        return marks.entries_of(self.templates[part].po,
                                self.files[part].po)

    def message(self, number):
        """The part of a message, and its entry."""
        if not 0 <= int(number) < len(self.messages.keys):
            raise Refused(f'there is no message {number}')
        domain, context, english = self.messages.keys[int(number)]
        part = catalog.part(domain)
        for file in (self.files[part], self.templates[part]):
            entry = file.entries.get((context, english))
            if entry is not None:
                return part, entry
        raise Refused(f'the message “{english}” is gone')

    def head(self, part):
        """The catalogue whose head counts for a part: its own, or that of the
        first part; as long as none can be read, an empty one."""
        return (self.files[part].po or self.files[self.parts[0]].po or
                polib.POFile())

    def plurals(self, part):
        return marks.plural_forms(self.head(part))

    # --- requests ---

    def do_files(self):
        return [str(self.files[part].path) for part in self.parts]

    def do_compile(self):
        self.read()
        broken = [(catalog.relative(file.path), *file.wrong)
                  for file in self.files.values() if file.wrong]
        if not self.changed:
            return ('', [], [], broken)
        number = len(self.folders)
        new = Path(self.scratch.name) / str(number)
        missing, fuzzy = [], []
        for part in self.parts:
            if part in self.changed or part not in self.compiled:
                self.compiled[part] = mo.compiled(marks.marked_catalogue(
                    part, self.entries(part), self.head(part), self.messages))
            path = new / self.language / 'LC_MESSAGES' / f'{part.domain}.mo'
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(self.compiled[part])
            plurals = self.plurals(part)
            for entry in self.entries(part):
                _forms, translated = marks.forms_of(entry, plurals)
                if not translated and part.name != 'forms':
                    (fuzzy if entry.fuzzy else missing).append(
                        self.messages.number(part, entry))
        # the window may still read the last one
        for old in self.folders[:-1]:
            shutil.rmtree(old, ignore_errors=True)
        self.folders.append(new)
        self.changed = set()
        return (str(new), missing, fuzzy, broken)

    def do_look(self, *wanted):
        numbers = []
        for what in wanted:
            numbers += (self.do_find(what[1:]) if what.startswith('=')
                        else [int(what)])
        return [self.tell(number) for number in dict.fromkeys(numbers)]

    def tell(self, number):
        part, entry = self.message(number)
        file = self.files[part]
        there = file.entries.get((entry.msgctxt, entry.msgid))
        count, form_for = self.plurals(part)
        forms, labels = self.written(part, entry), []
        if entry.msgid_plural:
            labels = [self.examples(form_for, i) for i in range(count)]
        return {
            'number': number,
            'part': part.name,
            'context': entry.msgctxt,
            'english': entry.msgid,
            'plural': entry.msgid_plural,
            'labels': labels,
            'forms': forms,
            'comment': entry.comment,
            'where': [path for path, _line in entry.occurrences],
            'same': self.same(part, entry),
            'words': self.words(entry),
            'wrong': self.wrong_with(entry),
            'hints': list(self.glossary.missing(
                entry, checks.translations(entry))),
            'fuzzy': entry.fuzzy,
            'previous': entry.previous_msgid,
            'file': catalog.relative(file.path),
            'line': there.linenum if there is not None else 0,
        }

    def written(self, part, entry):
        """The forms of a translation as the file has them."""
        if not entry.msgid_plural:
            return [entry.msgstr]
        return [entry.msgstr_plural.get(i, '')
                for i in range(self.plurals(part)[0])]

    @staticmethod
    def examples(form_for, form):
        """Numbers that take that form, as a person reads them."""
        some = [n for n in range(1001) if form_for(n) == form]
        shown = ', '.join(map(str, some[:6]))
        return shown + ('…' if len(some) > 6 else '')

    def same(self, part, entry):
        """The same English elsewhere: its context or part, and what it is."""
        found = []
        for other in self.parts:
            for (context, english), one in self.files[other].entries.items():
                if english == entry.msgid and one is not entry and (
                        other is not part or context != entry.msgctxt):
                    found.append((context or other.what,
                                  one.msgstr or one.msgstr_plural.get(0, '')))
        return found

    def words(self, entry):
        """The words of the glossary in a message, and how they are said."""
        return [(word.msgid, '; '.join(forms))
                for word, forms in self.glossary.of(entry)]

    def wrong_with(self, entry):
        """What is wrong with the translation of a message."""
        forms = checks.translations(entry)
        found = [what for what, _text in
                 checks.of_entry(entry, Rules(self.language), False)]
        if not all(marks.is_safe(entry, form) for form in forms):
            found.append('it takes other values than the English, so the '
                         'English is shown')
        return found

    def do_find(self, text):
        text = plain(text)
        if not text:
            return []
        found = []
        for part in self.parts:
            for entry in self.entries(part):
                own = max((own for own in (
                    made_by(text, form) for form in
                    [entry.msgid, entry.msgid_plural, entry.msgstr,
                     *entry.msgstr_plural.values()] if form)
                    if own is not None), default=None)
                if own is not None:
                    found.append((0, -own, len(found), part, entry))
                elif len(text) >= SHORT and self.holds(entry, text):
                    found.append((1, len(entry.msgid), len(found), part,
                                  entry))
        found.sort(key=lambda one: one[:3])
        return [self.messages.number(part, entry)
                for *_order, part, entry in found[:MANY]]

    @staticmethod
    def holds(entry, text):
        return any(text.casefold() in plain(form).casefold() for form in
                   [entry.msgid, entry.msgid_plural, entry.msgstr,
                    *entry.msgstr_plural.values()])

    def do_set(self, number, *pairs):
        self.read()
        part, entry = self.message(number)
        file = self.files[part]
        if file.wrong:
            raise Refused(f'{catalog.relative(file.path)}:{file.wrong[0]}: '
                          f'{file.wrong[1]}')
        if file.po is None:
            raise Refused(f'{catalog.relative(file.path)} is not there')
        seen, texts = list(pairs[::2]), list(pairs[1::2])
        there = self.written(part, entry)
        if len(texts) != len(there):
            raise Refused(f'“{entry.msgid}” has {len(there)} forms now')
        if there not in (seen, texts):
            return ([], there)
        key = (entry.msgctxt, entry.msgid)
        if key not in file.entries:
            file.po.append(entry)
        if entry.msgid_plural:
            entry.msgstr_plural = dict(enumerate(texts))
        else:
            entry.msgstr, = texts
        # whoever has written it has read it
        entry.flags = [flag for flag in entry.flags if flag != 'fuzzy']
        entry.previous_msgid = entry.previous_msgctxt = None
        entry.previous_msgid_plural = None
        if part.name == 'forms':
            fill.name_plain([entry], self.language)
        catalog.write(file.po, file.path)
        return (self.wrong_with(entry), [])

    def problems_of(self, part):
        """What is wrong in a part, each with the number of its message."""
        file = self.files[part]
        if file.po is None or file.wrong:
            return []
        entries = sorted(file.entries.values(), key=lambda one: one.linenum)
        lines = [entry.linenum for entry in entries]
        found = []
        for problem in checks.of_catalogue(part, self.language,
                                           Rules(self.language), NoWords):
            at = bisect.bisect_right(lines, problem.line) - 1
            if not problem.hint and at >= 0:
                found.append((problem.path, problem.line, problem.what,
                              self.messages.number(part, entries[at])))
        return found

    def do_status(self):
        parts, problems = [], []
        for part in self.parts:
            plurals = self.plurals(part)
            entries = list(self.entries(part))
            done = [marks.forms_of(entry, plurals)[1] for entry in entries]
            fuzzy = sum(entry.fuzzy for entry in entries)
            if part not in self.problems:
                self.problems[part] = self.problems_of(part)
            problems += self.problems[part]
            if entries and part.name != 'forms':
                parts.append((part.name, len(entries), sum(done), fuzzy))
        return (parts, problems)

    def answer(self, request):
        """The reply to a request, a list of strings."""
        name, *arguments = request
        does = getattr(self, f'do_{name}', None)
        if does is None:
            raise Refused(f'no request “{name}”')
        return does(*arguments)


def run(arguments):
    """Serves until nobody asks any more."""
    if len(arguments) != 1:
        raise catalog.Wrong('serve LANGUAGE')
    try:
        server = Server(arguments[0])
    except catalog.Wrong as wrong:
        # whoever asks is told, and else whoever has started it
        if not sys.stdin.readline():
            raise
        print('!' + text_of(str(wrong)), flush=True)
        return 2
    for line in sys.stdin:
        try:
            reply = text_of(server.answer(ast.literal_eval(line)))
        except (Refused, catalog.Wrong) as wrong:
            reply = '!' + text_of(str(wrong))
        except Exception as wrong:  # pylint: disable=broad-except
            # whatever a file holds, the window goes on with what it has
            reply = '!' + text_of(f'po/workshop.py serve: {line.strip()}: '
                                  f'{type(wrong).__name__}: {wrong}')
        print(reply, flush=True)
    return 0
