# SPDX-License-Identifier: GPL-3.0-or-later
"""The forms of inserted words begin with the plain ones. Each is fuzzy until
somebody has looked at it; until then the program takes the plain word, which is
the same."""

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


def fill(catalogue, language):
    """Fills the forms that nobody has written yet with the plain words, and
    what is still a plain word with what that has become."""
    words = plain(language)
    for entry in catalogue:
        written = entry.msgstr or any(entry.msgstr_plural.values())
        if entry.obsolete or written and 'fuzzy' not in entry.flags:
            continue
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
