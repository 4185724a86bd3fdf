# SPDX-License-Identifier: GPL-3.0-or-later
"""Languages by their codes, and how many forms a number asks for, from the
Unicode CLDR as Babel has it, written as gettext wants it."""

import difflib
import re
from dataclasses import dataclass, replace

import babel
from babel.core import get_global
from babel.localedata import locale_identifiers

from .catalog import Wrong, languages, part, read, relative
from .marks import plural_forms as read_plural_forms

# The forms in the order in which CLDR names them.
TAGS = ('zero', 'one', 'two', 'few', 'many', 'other')

# What a form is asked for by: the program counts no higher than this. (CLDR has
# forms for fractions, and one for whole millions in French, Spanish and
# others.)
HIGHEST = 100000

# Formulas that everybody knows, written as everybody writes them.
USUAL = {'n != 1': lambda n: int(n != 1), 'n > 1': lambda n: int(n > 1)}

# What the messages are written in.
ENGLISH = ('en', 'en_US', 'c', 'posix')

# The scripts that gettext names by a modifier.
MODIFIERS = {'latin': 'Latn', 'cyrillic': 'Cyrl', 'devanagari': 'Deva'}

# Codes that people and programs write for what gettext calls otherwise.
OTHERWISE = {'zh_Hans': 'zh_CN', 'zh_Hant': 'zh_TW', 'no': 'nb', 'iw': 'he',
             'in': 'id', 'ji': 'yi', 'mo': 'ro', 'tl': 'fil'}

CODE = re.compile(r'[a-z]{2,3}(_[A-Z]{2})?(@[a-z]+)?')

# Languages without a rule in CLDR, of which some Babel does not know at all:
# the name, the language's own name, and the forms.
WITHOUT_RULE = {
    'an': ('Aragonese', 'aragonés', 'n != 1'),
    'ext': ('Extremaduran', 'estremeñu', 'n != 1'),
    'lmo': ('Lombard', 'lombard', 'n != 1'),
    'nap': ('Neapolitan', 'napulitano', 'n != 1'),
    'oc': ('Occitan', 'occitan', 'n > 1'),
    'pms': ('Piedmontese', 'piemontèis', 'n != 1'),
    'vec': ('Venetian', 'vèneto', 'n != 1'),
}

# Those of which CLDR says that a number changes nothing. Of another language
# that Babel gives one form it knows nothing.
ONE_FORM = set('''bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my
nqo osa sah ses sg su th to tpi vi wo yo yue zh'''.split())


@dataclass(frozen=True)
class Language:
    """A language: its code as gettext has it, its name in English and its own,
    and the header of its plural forms."""
    code: str
    english: str
    own: str
    plural_forms: str
    right_to_left: bool = False


# --- CLDR's conditions as C -------------------------------------------------

def operand(node):
    """A number of a condition as C, or as a number where it is constant."""
    kind, values = node
    if kind in ('n', 'i'):
        return 'n'
    if kind == 'value':
        return values[0]
    if kind == 'mod':
        left, right = (operand(value) for value in values)
        return left % right if isinstance(left, int) else f'{left} % {right}'
    return 0  # digits after the point, and exponents: whole numbers have none


def relation(what, ranges, inside=True):
    """Whether a number is in one of some ranges, or in none."""
    parts = []
    for low, high in ranges:
        low, high = operand(low), operand(high)
        if isinstance(what, int):
            if low <= what <= high:
                return inside
        elif low == high:
            parts.append(f'{what} {"==" if inside else "!="} {low}')
        elif low == 0:
            parts.append(f'{what} {"<=" if inside else ">"} {high}')
        elif inside:
            parts.append(f'({what} >= {low} && {what} <= {high})')
        else:
            parts.append(f'({what} < {low} || {what} > {high})')
    return joined(parts, ' || ' if inside else ' && ') if parts else not inside


def joined(parts, sign):
    return parts[0] if len(parts) == 1 else f'({sign.join(parts)})'


def condition(node):
    """A condition as C, or True or False where it is constant."""
    kind, values = node
    if kind == 'relation':
        _how, what, (_list, ranges) = values
        return relation(operand(what), ranges)
    if kind == 'not' and values[0][0] == 'relation':
        _how, what, (_list, ranges) = values[0][1]
        return relation(operand(what), ranges, inside=False)
    # "and", "or": what is constant decides, or goes
    decides = kind == 'or'
    inner = [condition(value) for value in values]
    if decides in [one for one in inner if isinstance(one, bool)]:
        return decides
    inner = [one for one in inner if not isinstance(one, bool)]
    return joined(inner, ' || ' if decides else ' && ') if inner \
        else not decides


def header(rule):
    """The header of gettext for a rule of Babel."""
    numbers = [*range(1, 1100), *range(0, HIGHEST, 100), HIGHEST - 1]
    used = {rule(n) for n in numbers}
    tags = [tag for tag in TAGS if tag in used]
    if len(tags) == 1:
        return 'nplurals=1; plural=0;'
    if len(tags) == 2:
        for formula, known in USUAL.items():
            if all(tags.index(rule(n)) == known(n) for n in numbers):
                return f'nplurals=2; plural=({formula});'
    conditions = dict(rule.abstract)
    # what CLDR does not describe is the rest
    last = tags[-1] if 'other' not in used else 'other'
    formula = str(tags.index(last))
    for tag in reversed([tag for tag in tags if tag != last]):
        told = condition(conditions[tag])
        if told[0] == '(' and told[-1] == ')' and balanced(told[1:-1]):
            told = told[1:-1]
        formula = f'{told} ? {tags.index(tag)} : {formula}'
    return f'nplurals={len(tags)}; plural=({formula});'


def balanced(text):
    """Whether brackets that enclosed @text belonged to each other."""
    depth = 0
    for sign in text:
        depth += (sign == '(') - (sign == ')')
        if depth < 0:
            return False
    return depth == 0


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
    """Whether the plural forms of a language are known."""
    return bool(locale.plural_form.abstract) or locale.language in ONE_FORM


def known_codes():
    """Every code that Babel knows, as gettext writes it."""
    codes = {code for code in map(normal, locale_identifiers())
             if CODE.fullmatch(code)}
    return sorted((codes | set(WITHOUT_RULE)) - set(ENGLISH))


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
    if code in WITHOUT_RULE:
        english, own, formula = WITHOUT_RULE[code]
        known = Language(code, english, own,
                         f'nplurals=2; plural=({formula});')
    elif locale is not None and not has_rule(locale) and not plural_forms:
        raise Wrong(
            f'nobody here knows the plural forms of “{code}”. Say them: '
            '--plural-forms "nplurals=2; plural=(n != 1);"')
    elif locale is not None:
        forms = header(locale.plural_form)
        known = Language(code, locale.get_display_name('en') or code,
                         locale.get_display_name() or code, forms,
                         locale.text_direction == 'rtl')
    elif name and plural_forms:
        known = Language(code, name, name, plural_forms)
    else:
        raise Wrong(
            f'nobody here knows a language “{code}”{similar(code)}. If it is '
            'one, say what it is called and its plural forms: --name NAME '
            '--plural-forms "nplurals=2; plural=(n != 1);"')
    return replace(known, plural_forms=plural_forms or known.plural_forms)


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
    told = re.sub(' <.*>', '', found.metadata.get(field, '')).strip()
    return told if not re.search('EXPRESSION|LANGUAGE|^none$', told) else None


def similar(code):
    """The known codes that somebody may have meant."""
    close = difflib.get_close_matches(code, known_codes(), 3, 0.6)
    by_name = [one for one in known_codes() if '_' not in one and
               parse(one) is not None and code.lower() in
               ((parse(one).get_display_name('en') or '').lower(),
                (parse(one).get_display_name() or '').lower())]
    close = by_name or close
    return f' (did you mean {" or ".join(close)}?)' if close else ''
