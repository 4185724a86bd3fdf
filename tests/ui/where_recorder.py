# SPDX-License-Identifier: GPL-3.0-or-later
"""While a test of the window runs with marked catalogues
(po/workshop/marks.py): keeps a picture of the screen for every message that is
seen for the first time, and where on it the message stands.
`po/workshop.py where` makes pages of it.

A test needs to know nothing of it: the driver hands over every tree that it
reads. TAPIS_WHERE is the folder to write to; NAME.jsonl in it has a line for
each message that was seen, and pictures are beside it."""

import functools
import json
import os
import sys
from pathlib import Path

import screen

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'po'))

from workshop import marks  # noqa: E402  pylint: disable=wrong-import-position

# How often a message is shown: in another place it may mean something else.
OFTEN = 3
# Pixels around a window in which its shadow would be; places are told without.
EDGE = 5


class Recorder:
    """What one test has seen."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.name = f'{Path(sys.argv[0]).stem.removeprefix("test-")}-' \
            f'{os.getpid()}'
        self.seen = {}      # by number: the kinds of places it was seen at
        self.heard = set()
        self.pictures = 0

    def _write(self, lines):
        with open(self.folder / f'{self.name}.jsonl', 'a',
                  encoding='utf-8') as file:
            for line in lines:
                file.write(json.dumps(line, ensure_ascii=False) + '\n')

    def hear(self, text):
        """Something was announced."""
        new = set(marks.numbers(text)) - self.heard
        self.heard |= new
        self._write({'message': number, 'said': marks.strip(text)}
                    for number in sorted(new))

    def see(self, tree):
        """A tree was read; its nodes have what they tell as `raw`."""
        found = []
        for node in tree.all():
            if marks.END not in ''.join(node.raw):
                continue
            shown = node.seen()
            where = (node.role, node.parent.name if node.parent else '',
                     shown)
            new = {number for text in node.raw for number in marks.numbers(text)
                   if where not in self.seen.get(number, ()) and
                   len(self.seen.get(number, ())) < OFTEN}
            for number in new:
                self.seen.setdefault(number, set()).add(where)
            if new:
                found.append((node, shown, new))
        if not found:
            return
        picture = None
        if any(shown for _node, shown, _new in found):
            self.pictures += 1
            picture = f'{self.name}-{self.pictures}.png'
            frames = [node.extents() for node in tree.children]
            (self.folder / picture).write_bytes(screen.png(EDGE, (
                max(frame[2] for frame in frames),
                max(frame[3] for frame in frames))))
        lines = []
        for node, shown, new in found:
            try:
                box = node.extents() if shown else None
            except Exception:  # pylint: disable=broad-except
                box = None
            for number in sorted(new):
                lines.append({
                    'message': number, 'role': node.role,
                    'text': marks.strip(node.raw[0]),
                    'description': marks.strip(node.raw[1]),
                    'box': box, 'picture': picture if box else None})
        self._write(lines)


@functools.cache
def from_environment():
    """The recorder of this test, or None: nobody asks where."""
    folder = os.environ.get('TAPIS_WHERE')
    return Recorder(folder) if folder else None
