# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with what is translated, each with its file and line. What is
not translated yet is never wrong."""

import gettext
import re
import subprocess
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass

from . import fill, glossary, letters, marks
from .catalog import (PARTS, ROOT, Wrong, part, read, relative,
                      tool_environment)
from .rules import Rules


# The number of a rule.
RULE = re.compile(r'\b[A-Z]{2}-\d+[a-z]?\b')


# A number that is filled in, and those with which a sentence is tried. A message
# without plural forms is for several things. Words that are filled in are names
# here: the test rendering knows which they are.
WORDS = re.compile(r'%(?:\d\$)?s')
NUMBER = re.compile(r'%(?:\d\$)?[-+ 0]*\d*[dui]')
NUMBERS = (0, 1, 2, 3, 5, 8, 11, 21, 22, 25, 100)
SEVERAL = (2, 5, 8, 11, 25, 100)


@dataclass(frozen=True, order=True)
class Problem:
    """Something wrong at a line of a file; a hint is worth a look only."""
    path: str
    line: int
    what: str
    text: str = ''
    hint: bool = False

    def __str__(self):
        told = f'{self.path}:{self.line}: {self.what}'
        return f'{told}\n    {self.text}' if self.text else told


def translations(entry):
    """The forms of an entry that are used by the program."""
    if entry.obsolete or 'fuzzy' in entry.flags:
        return []
    forms = entry.msgstr_plural.values() if entry.msgid_plural \
        else [entry.msgstr]
    return [form for form in forms if form]


def shortened(text):
    text = text.replace('\n', ' ')
    return text if len(text) < 160 else text[:157] + '…'


class Lines:
    """At which line of a file the translation of an entry stands."""

    def __init__(self, path):
        self.path = relative(path)
        self.lines = path.read_text(encoding='utf-8').split('\n')

    def of(self, entry):
        for i in range(max(entry.linenum - 1, 0), len(self.lines)):
            if self.lines[i].startswith('msgstr'):
                return i + 1
        return entry.linenum


def of_gettext(path):
    """What gettext itself finds: formats, plural forms, the header."""
    try:
        done = subprocess.run(
            ['msgfmt', '--check', '--output-file=/dev/null', relative(path)],
            cwd=ROOT, text=True, capture_output=True, check=False,
            env=tool_environment())
    except FileNotFoundError:
        raise Wrong('the program “msgfmt” is missing; build-aux/packages.sh '
                    'says what brings it') from None
    for line in done.stderr.split('\n'):
        found = re.match(r'([^:]+):(\d+): (.*)', line)
        if found:
            what = re.sub('^warning: ', '', found[3])
            yield Problem(found[1], int(found[2]), what,
                          hint=what != found[3])
    if done.returncode and not re.search(r':\d+: ', done.stderr):
        yield Problem(relative(path), 1, done.stderr.strip())


def blanks(entry, text):
    """A blank at an end that the English has not, or the other way round."""
    for where, strip in (('begins', str.lstrip), ('ends', str.rstrip)):
        theirs = {one != strip(one, ' \n')
                  for one in (entry.msgid, entry.msgid_plural) if one}
        if (text != strip(text, ' \n')) and True not in theirs:
            yield f'{where} with a blank, the English does not'


def markup(english, text):
    """What is wrong with the markup of a page of the help, and with the rules
    that it cites."""
    try:
        ElementTree.fromstring(f'<page xmlns:its="its">{text}</page>')
    except ElementTree.ParseError as error:
        yield f'the markup is not well formed ({error})'
        return
    cited, told = (sorted(RULE.findall(one)) for one in (english, text))
    if cited != told:
        yield f'the English cites {", ".join(cited) or "no rule"}'


def search_words(text):
    """What is wrong with words by which people search: “cards;game;”."""
    words = [word.strip() for word in text.removesuffix(';').split(';')]
    if '' in words:
        yield 'between two semicolons there is no word'
    if any(',' in word for word in words):
        yield 'words are parted by semicolons, not by commas'
    for word in dict.fromkeys(words):
        if word and words.count(word) > 1:
            yield f'“{word}” is there twice'


# What looks like such a list.
SEARCH_WORDS = re.compile('[^ ;]+;(?:[^;]+;)+')


def lacking(entry):
    """The numbers of the plural forms that are empty, where others are not."""
    return [i for i, text in sorted(entry.msgstr_plural.items())
            if not text] if translations(entry) else []


def of_lacking(entries, problem):
    """Whether gettext misses a %d in a form that is empty: of_entry() says
    what the matter is."""
    form = re.search(r"format .*'msgstr\[(\d+)\]'", problem.what)
    before = [one for one in entries if one.linenum <= problem.line]
    return bool(form and before) and int(form[1]) in lacking(before[-1])


def of_entry(entry, rules, in_help):
    """What is wrong with the forms of an entry."""
    for form in lacking(entry):
        yield (f'msgstr[{form}] is empty: every form needs its text',
               entry.msgid_plural)
    for text in translations(entry):
        if SEARCH_WORDS.fullmatch(entry.msgid):
            for what in search_words(text):
                yield what, text
    for text in translations(entry):
        if in_help:
            for what in markup(entry.msgid, text):
                yield what, text
        for what, words in rules.faults(text):
            yield f'{what}: “{words}”', text
        for what in blanks(entry, text):
            yield what, text
        # What is data ends as it must, whatever its English describes it with.
        if not in_help and entry.msgctxt not in marks.DATA_CONTEXTS:
            english = entry.msgid_plural or entry.msgid
            what = rules.ends_otherwise(english, text)
            if what:
                yield what, text


def with_numbers(entry, form_of):
    """The sentences that an entry becomes when numbers are filled in, each form
    with the numbers that take it (@form_of a number). The numbers of a date
    are a day and a year."""
    if entry.msgctxt == 'date':
        return
    for n in NUMBERS if entry.msgid_plural else SEVERAL:
        text = entry.msgstr_plural.get(form_of(n), '') \
            if entry.msgid_plural else entry.msgstr
        if NUMBER.search(text):
            yield NUMBER.sub(str(n), WORDS.sub('Biel', text))


def of_letters(one, language, entries):
    """What is wrong with letters that are keys, or stand on cards."""
    if one.name == 'window':
        yield from letters.shortcuts(entries)
        yield from letters.indices(entries)
        yield from letters.underlined(entries)
    elif one.name in ('lessons', 'help'):
        path = part('window').po(language)
        window = [entry for entry in read(path) if not entry.obsolete] \
            if path.is_file() else []
        look = letters.in_lessons if one.name == 'lessons' else \
            letters.in_help
        yield from look(entries, window)


def of_catalogue(one, language, rules=None, words=None):
    """The problems of a part of a language."""
    path = one.po(language)
    problems = list(of_gettext(path))
    try:
        catalogue = read(path)
    except Wrong as wrong:
        found = re.search(r'(?:line |:)(\d+)', str(wrong))
        return problems or [Problem(relative(path), int(found[1]) if found
                                    else 1, str(wrong))]
    rules = rules or Rules(language)
    lines = Lines(path)
    entries = [entry for entry in catalogue if not entry.obsolete]
    problems = [one for one in problems if not of_lacking(entries, one)]
    plain = fill.plain(language) if one.name == 'forms' else {}
    for entry in entries:
        found = list(of_entry(entry, rules, one.name == 'help'))
        for what, text in found:
            problems.append(Problem(lines.path, lines.of(entry), what,
                                    shortened(text)))
    live = [entry for entry in entries if 'fuzzy' not in entry.flags]
    form_of = gettext.c2py(re.search(
        'plural=(.*?);', catalogue.metadata.get('Plural-Forms', 'plural=0;'))[1])
    for entry in live:
        for sentence in with_numbers(entry, form_of):
            for what, found in rules.search(sentence, rules.everywhere,
                                            rules.sentences):
                problems.append(Problem(lines.path, lines.of(entry),
                                        f'{what}: “{found}”',
                                        shortened(sentence)))
                break
            else:
                continue
            break
    for entry, what in of_letters(one, language, live):
        problems.append(Problem(lines.path, lines.of(entry), what,
                                shortened(entry.msgstr)))
    for entry in live if plain else ():
        if (before := fill.outdated(entry, plain)):
            problems.append(Problem(
                lines.path, lines.of(entry), f'made from “{before}”, which is '
                f'“{fill.told(plain[entry.msgid])}” now: po/workshop.py update '
                f'{language} marks what is to be looked at',
                shortened(fill.told(entry))))
    words = glossary.Words(language) if words is None else words
    for entry in live:
        for what in words.missing(entry, translations(entry)):
            problems.append(Problem(lines.path, lines.of(entry), what,
                                    shortened(' / '.join(
                                        translations(entry))), hint=True))
    return sorted(set(problems))


def of_english():
    """What the rules of English refuse in the messages themselves; search words
    and what is data are none."""
    rules = Rules('en')
    for one in PARTS:
        if one.name == 'forms':  # its messages are those of the window
            continue
        for entry in read(one.template):
            for text in filter(None, (entry.msgid, entry.msgid_plural)):
                for what, words in rules.faults(text):
                    yield Problem(relative(one.template), entry.linenum,
                                  f'{what}: “{words}”', shortened(text))


def of_language(language, hints=True):
    """The problems of all parts of a language, by the names of the parts."""
    rules = Rules(language)
    words = glossary.Words(language) if hints else glossary.NO_WORDS
    return {one.name: of_catalogue(one, language, rules, words)
            for one in PARTS if one.po(language).is_file()}
