# SPDX-License-Identifier: GPL-3.0-or-later
"""Catalogues in which every message carries an invisible mark: a text on the
screen so says by itself which messages it is made of, inserted words included.
src/model/words/tapis-marks.c reads the same marks.

A mark is the number of the message in base 3, its digits the characters U+2061,
U+2062 and U+2063, closed by U+2064: they take no room, show nothing, and no line
is broken because of them. It stands before the text. A message without a
translation is its English with a mark. Knows no window and no screen."""

import gettext
import re

DIGITS = '\u2061\u2062\u2063'
END = '\u2064'
MARK = re.compile(f'([{DIGITS}]+){END}')

# The parts that the window shows; help is shown by another program.
SHOWN = ('window', 'lessons', 'forms')

# Messages that are data and never a text on the screen, or are taken apart
# before they are: a mark would be in the way. They are found by their text.
DATA_CONTEXTS = frozenset({
    'card index', 'choice list, beginnings of other words', 'direction',
    'genders', 'list, beginnings of other words', 'shortcut',
    'subject of sentences',
})
DATA_TEXTS = frozenset({'translator-credits'})
# A message that only these files have never comes to the window.
DATA_FILES = ('.desktop.in', '.metainfo.xml.in')


def mark(number):
    """The mark of a number, 0 or more."""
    digits = ''
    while True:
        number, digit = divmod(number, 3)
        digits = DIGITS[digit] + digits
        if number == 0:
            return digits + END


def numbers(text):
    """The numbers of the marks in a text, in their order, each once."""
    found = []
    for digits in MARK.findall(text):
        number = 0
        for digit in digits:
            number = 3 * number + DIGITS.index(digit)
        if number not in found:
            found.append(number)
    return found


def strip(text):
    """A text without its marks."""
    return MARK.sub('', text) if END in text else text


def is_marked(entry):
    """Whether a message has a mark."""
    if entry.msgctxt in DATA_CONTEXTS or entry.msgid in DATA_TEXTS:
        return False
    return not entry.occurrences or any(
        not file.endswith(DATA_FILES) for file, _line in entry.occurrences)


# --- formats ---------------------------------------------------------------

FORMAT = re.compile(r"""%(?:
    (?P<percent>%) |
    (?:(?P<place>[1-9]\d*)\$)? [-+\ #0'I]* (?P<width>\*|\d+)?
    (?:\.(?P<precision>\*|\d*))?
    (?P<type>(?:hh|h|ll|l|q|j|z|t|L)?[diouxXeEfFgGaAcsp])
)""", re.X)


def arguments(text):
    """What a format string takes: {place: type}; None where it is broken."""
    found = {}
    count = 0
    end = 0
    for match in FORMAT.finditer(text):
        if '%' in text[end:match.start()]:
            return None
        end = match.end()
        if match['percent']:
            continue
        for star in (match['width'], match['precision']):
            if star == '*':
                count += 1
                found[count] = 'd'
        if match['place']:
            place = int(match['place'])
        else:
            count += 1
            place = count
        if found.setdefault(place, match['type']) != match['type']:
            return None
    return None if '%' in text[end:] else found


def is_safe(entry, text):
    """Whether the program may print the form @text of a message: what it takes
    is given. checks.py says what is wrong; this keeps the window alive."""
    if 'c-format' not in entry.flags:
        return True
    given = arguments(entry.msgid_plural or entry.msgid)
    taken = arguments(text)
    if given is None or taken is None:
        return False
    return (all(given.get(place) == kind for place, kind in taken.items()) and
            set(taken) == set(range(1, len(taken) + 1)))


# --- catalogues ------------------------------------------------------------

class Messages:
    """The messages of all shown parts, each with a number that it keeps for as
    long as this lives, whatever is added."""

    def __init__(self):
        self.keys = []
        self._numbers = {}

    def number(self, part, entry):
        """The number of an entry of @part."""
        key = (part.domain, entry.msgctxt, entry.msgid)
        if key not in self._numbers:
            self._numbers[key] = len(self.keys)
            self.keys.append(key)
        return self._numbers[key]


# No language has as many forms; and the numbers for which a formula is tried.
TOO_MANY_FORMS = 10
TRIED = range(1001)


def plural_forms(po):
    """How many forms a language has, and which of them a number takes. Raises
    ValueError where its head says what cannot be."""
    header = po.metadata.get('Plural-Forms', '')
    match = re.fullmatch(r'\s*nplurals\s*=\s*(\d+)\s*;\s*plural\s*=(.*?);?\s*',
                         header, re.S)
    if not match:  # as in a template
        return 2, lambda n: int(n != 1)
    count, formula = int(match[1]), match[2].strip()
    if not 0 < count < TOO_MANY_FORMS:
        raise ValueError(f'Plural-Forms: no language has {count} forms')
    try:
        form_for = gettext.c2py(formula)
        wrong = [n for n in TRIED if not 0 <= form_for(n) < count]
    except (ArithmeticError, ValueError) as error:
        raise ValueError(f'Plural-Forms: “plural={formula}” cannot be '
                         f'computed: {error}') from None
    if wrong:
        raise ValueError(f'Plural-Forms: “plural={formula}” puts {wrong[0]} '
                         f'into form {form_for(wrong[0])}, but the forms are '
                         f'0 to {count - 1}')
    return count, form_for


def entries_of(template, po):
    """What a part has: every message of its template, as the catalogue @po has
    it where it does, and what @po has besides. Each may be None."""
    mine = {} if po is None else {
        (entry.msgctxt, entry.msgid): entry for entry in po
        if not entry.obsolete}
    for entry in template or ():
        if not entry.obsolete:
            yield mine.pop((entry.msgctxt, entry.msgid), entry)
    yield from mine.values()


def forms_of(entry, plurals):
    """The texts that the program is given for an entry: its translation, or
    its English where there is none or none that can be printed; and whether
    it is the translation."""
    count, form_for = plurals
    if entry.msgid_plural:
        texts = [entry.msgstr_plural.get(i, '') for i in range(count)]
    else:
        texts = [entry.msgstr]
    if all(texts) and not entry.fuzzy and all(
            is_safe(entry, text) for text in texts):
        return texts, True
    if entry.msgid_plural:
        # a form that is that of 2 as well is no singular
        return [entry.msgid if i == form_for(1) != form_for(2)
                else entry.msgid_plural for i in range(count)], False
    return [entry.msgid], False


def marked_catalogue(part, entries, po, messages, only_untranslated=False):
    """The texts of a compiled catalogue, by what the program looks up; each
    with its mark, or only those that are not translated."""
    plurals = plural_forms(po)
    header = '\n'.join(f'{name}: {value}'
                       for name, value in po.metadata.items()) + '\n'
    texts = {'': header}
    for entry in entries:
        forms, translated = forms_of(entry, plurals)
        if part.name == 'forms' and not translated:
            # a form that is missing is the plain word, which has its own mark
            if not only_untranslated:
                continue
            forms = [entry.msgstr, *entry.msgstr_plural.values()][
                bool(entry.msgid_plural):]
        key = entry.msgid
        if entry.msgctxt is not None:
            key = entry.msgctxt + '\4' + key
        if entry.msgid_plural:
            key += '\0' + entry.msgid_plural
        before = (mark(messages.number(part, entry)) if is_marked(entry) and
                  not (only_untranslated and translated) else '')
        texts[key] = '\0'.join(before + form for form in forms)
    return texts
