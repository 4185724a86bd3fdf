# SPDX-License-Identifier: GPL-3.0-or-later
"""The forms of inserted words begin with the plain ones. Each is fuzzy until
somebody has looked at it; until then the program takes the plain word, which is
the same."""

import re

from .catalog import part, read


def plain(language):
    """The translations of the first part by their English: of a word in several
    contexts the first that is of no other use."""
    found = {}
    for entry in read(part('window').po(language)):
        if entry.translated() and not entry.obsolete and \
                entry.msgctxt not in ('demand', 'seat'):
            found.setdefault(entry.msgid, entry)
    return found


def told(entry):
    """The translation of an entry in one line."""
    forms = [entry.msgstr_plural[i] for i in sorted(entry.msgstr_plural)] \
        if entry.msgid_plural else [entry.msgstr]
    return ' / '.join(forms).replace('\n', ' ')


# What a comment says of the word that a form was made from.
MADE_FROM = re.compile('^Made from: “(.*)”$', re.M)


def made_from(entry):
    """The plain word that a form was made from, or None."""
    found = MADE_FROM.search(entry.comment)
    return found and found[1]


def name_plain(catalogue, language):
    """Every form says in its comment which word it is made from."""
    words = plain(language)
    for entry in catalogue:
        word = words.get(entry.msgid)
        comment = MADE_FROM.sub('', entry.comment).rstrip('\n')
        if word is not None:
            comment += f'\nMade from: “{told(word)}”'
        entry.comment = comment


def outdated(entry, words):
    """What a form was made from, where that is another word now; or None."""
    before, word = made_from(entry), words.get(entry.msgid)
    return before if word is not None and before not in (
        None, told(word)) else None


def fill(catalogue, language, before=()):
    """Fills the forms that nobody has written yet with the plain words, and
    what is still a plain word with what that has become. What was written for
    another word waits for a look. @before: the same forms as they were, each
    with the word that it was made from then."""
    words = plain(language)
    old = {(entry.msgctxt, entry.msgid): entry for entry in before}
    for entry in catalogue:
        if entry.obsolete:
            continue
        was = old.get((entry.msgctxt, entry.msgid), entry)
        if told(entry).strip(' /') and 'fuzzy' not in entry.flags:
            if outdated(was, words):
                entry.flags.append('fuzzy')
            continue
        if told(entry).strip(' /') not in ('', made_from(was) or told(entry)):
            continue  # made for an older word
        word = words.get(entry.msgid)
        if entry.msgid == '%s':  # a name that somebody has typed
            entry.msgstr = entry.msgid
        elif word is None or bool(word.msgid_plural) != \
                bool(entry.msgid_plural):
            continue
        elif word.msgid_plural:
            entry.msgstr_plural = dict(word.msgstr_plural)
        else:
            entry.msgstr = word.msgstr
        entry.previous_msgid = entry.previous_msgctxt = None
        if 'fuzzy' not in entry.flags:
            entry.flags.append('fuzzy')
