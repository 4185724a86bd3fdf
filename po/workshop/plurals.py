# SPDX-License-Identifier: GPL-3.0-or-later
"""Languages by their codes, and how many forms a number asks for, from the
Unicode CLDR as Babel has it, written as gettext wants it."""

import difflib
import gettext
import re
from dataclasses import dataclass

import babel
from babel.core import get_global
from babel.localedata import locale_identifiers
from babel.plural import PluralRule, to_gettext

from .catalog import Wrong, languages, part, read, relative
from .marks import plural_forms as read_plural_forms

# The forms in the order in which CLDR names them.
TAGS = ('zero', 'one', 'two', 'few', 'many', 'other')

# For which numbers a form is asked: the program counts no higher. (CLDR has
# forms for fractions, and one for whole millions in French, Spanish and
# others.)
NUMBERS = [*range(1100), *range(1100, 100000, 100), 99999]

# What the messages are written in.
ENGLISH = ('en', 'en_US', 'c', 'posix')

# The scripts that gettext names by a modifier.
MODIFIERS = {'latin': 'Latn', 'cyrillic': 'Cyrl', 'devanagari': 'Deva'}

# Codes that people and programs write for what gettext calls otherwise.
OTHERWISE = {'zh_Hans': 'zh_CN', 'zh_Hant': 'zh_TW', 'no': 'nb', 'iw': 'he',
             'in': 'id', 'ji': 'yi', 'mo': 'ro', 'tl': 'fil'}

CODE = re.compile(r'[a-z]{2,3}(_[A-Z]{2})?(@[a-z]+)?')

@dataclass(frozen=True)
class Language:
    """A language: its code as gettext has it, its name in English and its own,
    and the header of its plural forms."""
    code: str
    english: str
    own: str
    plural_forms: str
    right_to_left: bool = False


def header(rule):
    """The header of gettext for a rule of Babel: with the formula that everybody
    writes, where there is one."""
    from babel.messages.plurals import PLURALS  # slow to load
    forms = [rule(n) for n in NUMBERS]
    tags = [tag for tag in TAGS if tag in forms]
    wanted = [tags.index(form) for form in forms]
    for count, formula in dict.fromkeys(PLURALS.values()):
        form_for = gettext.c2py(formula)
        if count == len(tags) and [form_for(n) for n in NUMBERS] == wanted:
            return f'nplurals={count}; plural={formula};'
    # what the other forms do not describe is the last one
    return to_gettext(PluralRule({tag: rule.rules[tag] for tag in tags[:-1]}))


# --- languages -----------------------------------------------------------------

def parse(code):
    """Babel's locale of a code of gettext, or None."""
    base, _, modifier = code.partition('@')
    language, _, territory = base.partition('_')
    parts = [language]
    if modifier in MODIFIERS:
        parts.append(MODIFIERS[modifier])
    elif modifier not in ('', 'valencia', 'euro'):
        return None
    if territory:
        parts.append(territory)
    try:
        return babel.Locale.parse('_'.join(parts))
    except (ValueError, babel.UnknownLocaleError):
        return None


def normal(code):
    """A code as gettext writes it: es, pt_BR, sr@latin."""
    base, at, modifier = code.strip().partition('@')
    parts = re.split('[-_]', base.split('.')[0])
    parts[0] = parts[0].lower()
    for i, one in enumerate(parts[1:], 1):
        if len(one) == 4:
            parts[i] = one.title()
        elif len(one) in (2, 3):
            parts[i] = one.upper()
    code = '_'.join(parts)
    code = OTHERWISE.get(code, code)
    for name, script in MODIFIERS.items():
        found = re.fullmatch(rf'([a-z]+)_{script}(_[A-Z]+)?', code)
        if found and not at:
            return f'{found[1]}{found[2] or ""}@{name}'
    return code + (at + modifier.lower() if at else '')


def has_standards(language):
    """Whether countries speak a language by different standards, each of which
    others follow: pt_PT and pt_BR."""
    return any(re.fullmatch(rf'{language}_[A-Z]{{2}}', parent) for parent
               in get_global('parent_exceptions').values())


def shortest(code):
    """The code by which everybody is reached whom @code means: of three letters
    that of two, and without the country for which the language counts anyhow
    (deu and de_DE are de, but de_AT is not)."""
    base, at, modifier = code.partition('@')
    language, _, territory = base.partition('_')
    if len(language) == 3:
        language = get_global('language_aliases').get(language, language)
    language = OTHERWISE.get(language, language)
    base = f'{language}_{territory}' if territory else language
    counts_for = get_global('likely_subtags').get(language, '').split('_')[-1]
    if territory == counts_for and base not in OTHERWISE.values() and \
            not has_standards(language):
        base = language
    return base + at + modifier


def has_rule(locale):
    """Whether the plural forms of a language are known: of some CLDR says
    nothing, which is as if a number changed nothing."""
    from babel.messages.plurals import PLURALS
    return bool(locale.plural_form.rules) or \
        PLURALS.get(locale.language, (0,))[0] == 1


def known_codes():
    """Every code that Babel knows, as gettext writes it."""
    codes = {code for code in map(normal, locale_identifiers())
             if CODE.fullmatch(code)}
    return sorted(codes - set(ENGLISH))


def language(code, plural_forms=None, name=None):
    """The language of a code; with a name and forms, which its files may have
    too, also one that nobody knows."""
    wanted, code = code, normal(code)
    if code in ENGLISH:
        raise Wrong('English is what the messages are written in: there is '
                    'nothing to translate into')
    if not CODE.fullmatch(code):
        raise Wrong(f'“{wanted}” is no code of a language: one looks like es, '
                    'pt_BR or sr@latin' + similar(wanted))
    short = shortest(code)
    if short != code and code not in languages():
        raise Wrong(f'“{wanted}” is the language “{short}”, and by that code '
                    f'everybody gets it (did you mean {short}?)')
    plural_forms, name = plural_forms or begun(code, 'Plural-Forms'), \
        name or begun(code, 'Language-Team')
    locale = parse(code)
    if locale is not None and not plural_forms and not has_rule(locale):
        raise Wrong(
            f'nobody here knows the plural forms of “{code}”. Say them: '
            '--plural-forms "nplurals=2; plural=(n != 1);"')
    elif locale is not None:
        return Language(code, locale.get_display_name('en') or code,
                        locale.get_display_name() or code,
                        plural_forms or header(locale.plural_form),
                        locale.text_direction == 'rtl')
    elif name and plural_forms:
        return Language(code, name, name, plural_forms)
    raise Wrong(
        f'nobody here knows a language “{code}”{similar(code)}. If it is '
        'one, say what it is called and its plural forms: --name NAME '
        '--plural-forms "nplurals=2; plural=(n != 1);"')


def begun(code, field):
    """What the head of a language's first file says, so that the other parts
    say the same; or None, also where it is still that of the template."""
    path = part('window').po(code)
    if not path.is_file():
        return None
    found = read(path)
    if field == 'Plural-Forms':
        try:
            read_plural_forms(found)
        except ValueError as wrong:
            raise Wrong(f'{relative(path)}: {wrong}') from None
    told = found.metadata.get(field, '').strip()
    if field == 'Language-Team':
        told = re.sub(' <.*>', '', told)  # their address
    return told if not re.search('EXPRESSION|LANGUAGE|^none$', told) else None


def is_called(one, word):
    """Whether @word is the name of the language @one, in English or in that
    language. The latter takes long to read, and no such name looks like a
    code."""
    if babel.Locale('en').languages.get(one, '').lower() == word:
        return True
    known = None if CODE.fullmatch(word) else parse(one)
    return known is not None and \
        (known.get_display_name() or '').lower() == word


def similar(code):
    """The known codes that somebody may have meant."""
    close = difflib.get_close_matches(code, known_codes(), 3, 0.6)
    by_name = [one for one in known_codes()
               if '_' not in one and is_called(one, code.lower())]
    close = by_name or close
    return f' (did you mean {" or ".join(close)}?)' if close else ''
