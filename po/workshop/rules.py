# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of a language (po/rules): what its texts may not hold, and how its
sentences end. tests/model/grammar.c reads the same files."""

import configparser
import re

from .catalog import ROOT, Wrong, relative

GROUPS = ('words', 'endings', 'everywhere', 'translations', 'sentences',
          'examples')


def files(language):
    """The files of a language, those of all languages first."""
    base = re.split('[_@]', language)[0]
    names = ['any', base, language] if language != base else ['any', base]
    return [path for path in (ROOT / f'po/rules/{name}.ini' for name in names)
            if path.is_file()]


def read(path):
    """The groups of a file: keys and values as they are written."""
    parser = configparser.ConfigParser(
        delimiters=('=',), comment_prefixes=('#',), interpolation=None,
        strict=True, empty_lines_in_values=False)
    parser.optionxform = str
    try:
        parser.read(path, encoding='utf-8')
    except configparser.Error as error:
        raise Wrong(f'{relative(path)}: {error}') from None
    for group in parser.sections():
        if group not in GROUPS:
            raise Wrong(f'{relative(path)}: no group “{group}”: there are '
                        f'{", ".join(GROUPS)}')
    return {group: dict(parser[group]) for group in parser.sections()}


def expression(text, words, where):
    """A regular expression as Python has it: @name@ is one of @words, and
    \\x{…} a character."""
    def word(found):
        if found[1] not in words:
            raise Wrong(f'{where}: no word “{found[1]}” in [words]')
        return words[found[1]]

    text = re.sub('@([a-z]+)@', word, text)
    text = re.sub(r'\\x\{([0-9a-fA-F]+)\}',
                  lambda found: rf'\U{int(found[1], 16):08x}', text)
    try:
        return re.compile(text, re.IGNORECASE)
    except re.error as error:
        raise Wrong(f'{where}: {error}') from None


class Rules:
    """What holds in one language."""

    def __init__(self, language):
        groups = {group: {} for group in GROUPS}
        self.where = {}
        for path in files(language):
            for group, pairs in read(path).items():
                groups[group].update(pairs)
                self.where.update({(group, key): relative(path)
                                   for key in pairs})
        words = groups['words']
        for group in 'everywhere', 'translations', 'sentences':
            groups[group] = {
                what: expression(pattern, words,
                                 f'{self.where[group, what]}: {what}')
                for what, pattern in groups[group].items() if pattern}
        self.endings = {key: value for key, value
                        in groups['endings'].items() if value}
        self.everywhere = groups['everywhere']
        self.translations = groups['translations']
        self.sentences = groups['sentences']

    def faults(self, text):
        """(what is wrong, the words it is about) of a translation."""
        # no text: lists of words to search by, entities, addresses
        text = re.sub(r'^[^ ;]+;(?:[^;]+;)+$|&#?\w+;|\w+:(?=\w|//)', '', text)
        yield from self.search(text, self.everywhere, self.translations)

    @staticmethod
    def search(text, *groups):
        """(what is wrong, the words it is about) by the rules of these
        groups."""
        for group in groups:
            for what, pattern in group.items():
                found = pattern.search(text)
                if found:
                    yield what, found[0]

    def ends_otherwise(self, english, text):
        """How @text should end and does not, or None. Of the English ends that
        fit the longest decides; several ends for one are parted by a blank."""
        english, text = english.rstrip(), text.rstrip()
        for end in sorted(self.endings, key=len, reverse=True):
            if english.endswith(end):
                wanted = self.endings[end].split()
                if text.endswith(tuple(wanted)):
                    return None
                return (f'ends with “{end}” in English, so with '
                        f'“{"” or “".join(wanted)}” here')
        for end, wanted in self.endings.items():
            for one in wanted.split():
                if text.endswith(one):
                    return f'ends with “{one}”, the English not with “{end}”'
        return None
