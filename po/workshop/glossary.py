# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the trade (po/glossary): which of them an English message holds,
and whether its translation has them too. They are kept as po, which every tool
that edits the other parts edits as well, and which grows by a file, not by a
column, with every language. Several words for one are parted by “; ”."""

import re

from .catalog import GLOSSARY, read
from .lessons import titles

# What an English word may end with; and words that change otherwise.
ENDINGS = r"(?:s|es|ed|d|ing|’s)?"
IRREGULAR = {'lay': 'lays?|laid|laying', 'deal': 'deals?|dealt|dealing',
             'draw': 'draws?|drew|drawn|drawing', 'win': 'wins?|won|winning',
             'undo': 'undo|undone|undoing', 'lead': 'leads?|led|leading',
             'take up': '(?:take|takes|took|taken) up'}


def pattern_of(term):
    if term.endswith('!'):  # what players call
        return re.compile(rf'(?<!\w){re.escape(term)}')
    text = IRREGULAR.get(term) or re.escape(term) + ENDINGS
    return re.compile(rf'(?<![\w-])(?:{text})(?![\w-])', re.IGNORECASE)


def stem(word):
    """What of a word is the same however it is declined or conjugated, nearly
    always: most of its longest part."""
    longest = max(re.findall(r'\w+', word) or [word], key=len)
    return longest[:max(3, len(longest) - 3)].lower()


class Words:
    """The words of one language."""

    def __init__(self, language):
        path = GLOSSARY.po(language) if language else None
        self.entries = [entry for entry in read(path)
                        if entry.translated() and not entry.obsolete] \
            if path and path.is_file() else []
        ids = {title: name for name, title in titles().items()} \
            if self.entries else {}
        self.terms = []
        for entry in self.entries:
            context = (entry.msgctxt or '').split(':')[0]
            # most messages hold no such word: that is seen faster than a
            # regular expression sees it
            begin = entry.msgid[:2].lower()
            self.terms.append((begin, pattern_of(entry.msgid),
                               ids.get(context), entry,
                               entry.msgstr.split('; ')))

    def of(self, entry):
        """The words of an English message, longer ones first; of words within
        words only the longer, and of a game's own words only where the message
        is that game's."""
        text = ' '.join(filter(None, (entry.msgid, entry.msgid_plural)))
        lower = text.lower()
        places = ' '.join(path for path, _line in entry.occurrences)
        found = []
        for begin, pattern, game, word, forms in self.terms:
            if begin not in lower or game and f'/{game}' not in places:
                continue
            at = pattern.search(text)
            if at:
                found.append((at.span(), word, forms))
        found.sort(key=lambda one: one[0][0] - one[0][1])
        kept = []
        for span, word, forms in found:
            if not any(other[0] <= span[0] and span[1] <= other[1] and
                       other != span for other, _word, _forms in kept):
                kept.append((span, word, forms))
        return [(word, forms) for _span, word, forms in kept]

    def missing(self, entry, translations):
        """Hints on words that a translation says otherwise."""
        if not translations or not self.terms:
            return
        text = ' '.join(translations).lower()
        by_term = {}  # a noun and a verb may be one word
        for word, forms in self.of(entry):
            by_term.setdefault(word.msgid, []).extend(forms)
        for term, forms in by_term.items():
            if not any(stem(form) in text for form in forms):
                yield f'“{term}” is elsewhere “{"”, “".join(forms)}”'


NO_WORDS = Words(None)
