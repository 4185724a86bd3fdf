# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads po files, with the lines at which their messages stand."""

import ast
import re
from dataclasses import dataclass, field

LINE = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)?\s*(".*")$')


@dataclass
class Message:
    """A message; `forms` are what it is translated to."""
    line: int
    comment: str = ''
    files: list = field(default_factory=list)
    flags: list = field(default_factory=list)
    context: str = None
    msgid: str = ''
    plural: str = None
    forms: list = field(default_factory=list)


def parse(text):
    """The messages of a po file's text, without its head."""
    for block in re.finditer(r'(?:^(?!#~)[^\n]+\n?)+', text, re.M):
        found = Message(text.count('\n', 0, block.start()) + 1)
        parts, name, comment = {}, None, []
        for line in block[0].splitlines():
            if line.startswith('#.'):
                comment.append(line[2:].strip().removeprefix('* '))
            elif line.startswith('#:'):
                found.files += line[2:].split()
            elif line.startswith('#,'):
                found.flags += [flag.strip() for flag in line[2:].split(',')]
            elif (part := LINE.match(line)):
                name = part[1] or name
                parts[name] = parts.get(name, '') + ast.literal_eval(part[2])
        found.comment = ' '.join(comment)
        found.context = parts.get('msgctxt')
        found.msgid = parts.get('msgid', '')
        found.plural = parts.get('msgid_plural')
        found.forms = [value for name, value in parts.items()
                       if name.startswith('msgstr')]
        if found.msgid:
            yield found


def read(path):
    return list(parse(path.read_text(encoding='utf-8')))
