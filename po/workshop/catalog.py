# SPDX-License-Identifier: GPL-3.0-or-later
"""The languages, the parts that a translation has, and reading and writing
them. Knows nothing of what is right in a language (checks.py)."""

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

BUGS = 'https://github.com/tapisgames/tapis/issues'

# How every catalogue is written: no line is wrapped and none has numbers, so
# that two people's changes seldom touch the same line.
STYLE = ['--no-wrap', '--add-location=file']


class Wrong(Exception):
    """Something that a person can mend; its text says how."""


@dataclass(frozen=True)
class Part:
    """A part of a translation: a domain of gettext in a folder of its own."""
    name: str
    domain: str
    folder: str
    what: str

    @property
    def template(self):
        return ROOT / self.folder / f'{self.domain}.pot'

    @property
    def linguas(self):
        return ROOT / self.folder / 'LINGUAS'

    def po(self, language):
        if self.name == 'help':
            return ROOT / self.folder / language / f'{language}.po'
        return ROOT / self.folder / f'{language}.po'

    def languages(self):
        """The languages that have this part."""
        if not self.linguas.is_file():
            return []
        lines = self.linguas.read_text(encoding='utf-8').split('\n')
        return [line.strip() for line in lines
                if line.strip() and not line.startswith('#')]


# In the order in which they are of use.
PARTS = [
    Part('window', 'tapis', 'po', 'window and sentences'),
    Part('lessons', 'tapis-lessons', 'po/lessons', 'lessons'),
    Part('forms', 'tapis-forms', 'po/forms', 'forms of inserted words'),
    Part('help', 'tapis-help', 'help', 'help pages'),
]

# No part of the program, but kept alike: the words of the trade.
GLOSSARY = Part('glossary', 'tapis-glossary', 'po/glossary',
                'words of the trade')


def part(name):
    """The part of that name, or of that domain; also the glossary."""
    for one in [*PARTS, GLOSSARY]:
        if name in (one.name, one.domain):
            return one
    raise Wrong(f'no part “{name}”: there are '
                f'{", ".join(one.name for one in PARTS)}')


def parts_of(language):
    """The parts that @language has."""
    return [one for one in PARTS if one.po(language).is_file()]


def languages():
    """The languages that have the first part."""
    return PARTS[0].languages()


def core_languages():
    """Those that are complete at every commit (po/CORE)."""
    lines = (ROOT / 'po/CORE').read_text(encoding='utf-8').split('\n')
    return [line.strip() for line in lines
            if line.strip() and not line.startswith('#')]


def relative(path):
    """A path as a person at the top of the sources names it."""
    try:
        return str(Path(path).resolve().relative_to(ROOT.resolve()))
    except ValueError:
        return str(path)


def tool_environment():
    """Programs speak English to us."""
    return dict(os.environ, LC_ALL='C.UTF-8', LANGUAGE='en')


def tool(*command, given=None):
    """What a program of gettext prints."""
    try:
        done = subprocess.run(command, cwd=ROOT, input=given, text=True,
                              env=tool_environment(), capture_output=True,
                              check=False)
    except FileNotFoundError:
        raise Wrong(f'the program “{command[0]}” is missing; '
                    'build-aux/packages.sh says what brings it') from None
    if done.returncode != 0:
        raise Wrong(f'{command[0]}: {done.stderr.strip()}')
    return done.stdout


def decoded(data, path):
    """The text of a file."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b'\n', 0, error.start) + 1
        raise Wrong(f'{relative(path)}:{line}: this is not UTF-8: have your '
                    'editor save the file as UTF-8, and its head say '
                    '“charset=UTF-8”') from None


def read(path):
    """A catalogue; its entries have `linenum`, the line where they begin."""
    import polib  # what reads no catalogue works without
    try:
        decoded(Path(path).read_bytes(), path)
        return polib.pofile(str(path), wrapwidth=0, encoding='utf-8')
    except OSError as error:
        # polib's texts begin with “Syntax error in po file …” and the line
        raise Wrong(f'{relative(path)}: {error}') from None


def as_text(catalogue):
    """A catalogue as it is written."""
    return tool('msgcat', *STYLE, '-', given=str(catalogue))


def write(catalogue, path):
    """Writes @catalogue at once or not at all, and only when it differs."""
    path = Path(path)
    text = as_text(catalogue)
    if path.is_file() and path.read_text(encoding='utf-8') == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f'.{path.name}.new')
    new.write_text(text, encoding='utf-8')
    os.replace(new, path)
    return True
