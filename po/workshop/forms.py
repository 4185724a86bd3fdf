# SPDX-License-Identifier: GPL-3.0-or-later
"""writes a language in which every inserted word shows its role, for a test

    po/workshop.py forms FOLDER

The part “forms” is made here: the words that are put into sentences, each in
the roles in which it stands there, and what is told to or of a person, for each
gender (src/model/words/tapis-forms.h says what that is). The catalogues that go
into FOLDER/roles have “‹doer|player’s name:Fox›” for “Fox”, or “‹plain:Fox›”
where no role is asked for; FOLDER/asked lists what stands before the colons."""

import re
import tempfile
from pathlib import Path

import polib

from . import potfiles
from .catalog import ROOT, part, read, tool
from .fill import name_plain

HEADER = ROOT / 'src/model/words/tapis-forms.h'

# The roles in which words stand, by what marks them or by their context; those
# with an article are apart. What stands alone is the plain word. The test
# “rendering” finds roles that are missing here, and those that nothing asks for.
CARDS = 'subject object missing with of than for listed'
ROLES_OF = {
    'THE_': CARDS,
    'COUNTED_': 'object for',
    'rank': 'subject listed',
    'rank, with its article': 'subject object wanted missing as with after to',
    'ranks': 'object of',
    'number': 'subject object wanted missing as after',
    'suit': 'wanted listed',
    'suits': 'wanted listed',
    "player's name": 'doer subject owner object with of to called listed',
}

GENDERS = {
    'feminine': 'told to a woman, or of one',
    'masculine': 'told to a man, or of one',
    'neuter': 'told to somebody who is neither he nor she, or of them',
}

COMMENT = 'Translators: as {role}: {example}'


def roles():
    """The roles by their names, with their examples."""
    text = HEADER.read_text(encoding='utf-8')
    found = re.findall(r'ROLE \(\w+, "(\w+)",((?:\s*\\?\s*"[^"]*")+)', text)
    return {name: ''.join(re.findall('"([^"]*)"', example))
            for name, example in found}


def marked(mark, folder, count):
    """The messages that stand in MARK (…)."""
    listed = Path(folder, 'files')
    listed.write_text('\n'.join(path for path in potfiles.files('window')
                                if path.endswith(('.c', '.h'))),
                      encoding='utf-8')
    keyword = f'--keyword={mark}:1,2' if count else f'--keyword={mark}'
    return polib.pofile(tool('xgettext', '--from-code=UTF-8', '--no-wrap',
                             '--add-location=file', '--keyword', keyword,
                             '-f', str(listed), '-o', '-'))


def words():
    """The words that have roles, each with its kind."""
    with tempfile.TemporaryDirectory() as folder:
        for mark, count in (('THE_', False), ('COUNTED_', True)):
            for entry in marked(mark, folder, count):
                yield mark, entry
    for entry in read(part('window').template):
        if entry.msgctxt in ROLES_OF and '%' not in entry.msgid and \
                entry.msgid != 'You':
            article = entry.msgctxt == 'rank' and \
                re.match('an? ', entry.msgid)
            yield entry.msgctxt + (', with its article' if article else ''), \
                entry
    yield "player's name", polib.POEntry(
        msgid='%s', occurrences=[('src/model/words/tapis-forms.c', '')],
        comment='Translators: a name that somebody has typed.')


def entry_of(word, context, comment):
    own = [] if word.msgid != '%s' else [word.comment]
    return polib.POEntry(msgctxt=context, msgid=word.msgid,
                         msgid_plural=word.msgid_plural,
                         msgstr_plural={0: '', 1: ''} if word.msgid_plural
                         else {},
                         comment='\n'.join([*own, comment]),
                         flags=['c-format'] if '%' in word.msgid else [],
                         occurrences=word.occurrences)


def template():
    """The messages of the part."""
    examples = roles()
    found = {}
    for kind, word in words():
        for role in ROLES_OF[kind].split():
            entry = entry_of(word, role, COMMENT.format(
                role=role, example=examples[role]))
            # one word of two kinds: “a 2” of both packs
            found.setdefault((role, word.msgid), entry)
    with tempfile.TemporaryDirectory() as folder:
        told = [*marked('P_', folder, False), *marked('PP_', folder, True)]
    for gender, what in GENDERS.items():
        for word in told:
            found[gender, word.msgid] = entry_of(word, gender,
                                                 f'Translators: {what}.')
    catalogue = polib.POFile(wrapwidth=0)
    catalogue.extend(found.values())
    return catalogue


def wanted_by(language):
    """The genders for which a language has sentences of their own."""
    for entry in read(part('window').po(language)):
        if entry.msgctxt == 'genders' and entry.msgid == 'none':
            return entry.msgstr.split()[1:]
    return []


def template_for(language):
    """The same without the genders that @language does not ask for."""
    wanted = wanted_by(language)
    catalogue = read(part('forms').template)
    catalogue[:] = [entry for entry in catalogue if entry.msgctxt in wanted or
                    entry.msgctxt not in GENDERS]
    name_plain(catalogue, language)
    return catalogue


# --- the test's language -----------------------------------------------------

# Rules that English does not need.
RULES = {('genders', 'none'): 'masculine feminine',
         ('list, beginnings of other words', '-'): 'i !hie',
         ('list of two, before other words', '%s and %s'): '%s e %s',
         ('list, before other words', '%s and %s'): '%s e %s'}


def show(word, name):
    """@word between marks with a name before it, in every form."""
    shown = polib.POEntry(msgctxt=word.msgctxt, msgid=word.msgid,
                          msgid_plural=word.msgid_plural)
    if word.msgid_plural:
        shown.msgstr_plural = {0: f'‹{name}:{word.msgid}›',
                               1: f'‹{name}:{word.msgid_plural}›'}
    else:
        shown.msgstr = f'‹{name}:{word.msgid}›'
    return shown


def save(entries, folder, domain):
    catalogue = polib.POFile()
    catalogue.metadata = {'Content-Type': 'text/plain; charset=UTF-8',
                          'Content-Transfer-Encoding': '8bit',
                          'Plural-Forms': 'nplurals=2; plural=n != 1;'}
    catalogue.extend(entries)
    folder = Path(folder, 'roles', 'LC_MESSAGES')
    folder.mkdir(parents=True, exist_ok=True)
    catalogue.save_as_mofile(str(folder / f'{domain}.mo'))


def run(arguments):
    folder = arguments[0]
    forms, plain, asked = {}, {}, set()
    for kind, word in words():
        for role in ROLES_OF[kind].split():
            name = f'{role}|{kind}'.replace("'", '’')
            forms.setdefault((role, word.msgid), show(
                entry_of(word, role, ''), name))
            asked.add(name)
        if word.msgid != '%s':
            plain[word.msgctxt, word.msgid] = show(word, 'plain')
    for entry in read(part('forms').template):
        if entry.msgctxt == 'feminine':
            forms['feminine', entry.msgid] = show(entry, 'feminine')
    for key, text in RULES.items():
        plain[key] = polib.POEntry(msgctxt=key[0], msgid=key[1], msgstr=text)
    save(forms.values(), folder, part('forms').domain)
    save(plain.values(), folder, part('window').domain)
    Path(folder, 'asked').write_text('\n'.join(sorted(asked)) + '\n',
                                     encoding='utf-8')
