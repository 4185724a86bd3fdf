#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Translation mode: texts of every kind are pointed at and lead to their
messages; what is written, in the window or by another program, is on the same
page of the same game at once. Works on a copy of po.

    test-translate.py PROGRAM LAB SOURCES"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tapis_driver import Tap, Tapis, expect, xdotool
from where_recorder import marks

SOURCES = Path(sys.argv[3])
DEAL = '5'
LANGUAGE = 'fr'


def plain(text):
    """A text without marks, and with blanks as one types them."""
    return marks.strip(text).replace('\u00a0', ' ').replace('\u202f', ' ')


class Translated(Tapis):
    """The program in translation mode, with a po folder of its own. What it
    shows is read without marks."""

    def __init__(self):
        super().__init__()
        self.po = Path(tempfile.mkdtemp(dir=self.home), 'po')
        shutil.copytree(SOURCES / 'po', self.po,
                        ignore=shutil.ignore_patterns('__pycache__'))
        os.environ['TAPIS_SOURCES'] = str(self.po.parent)

    def begin(self, *arguments):
        self.start('--translate', LANGUAGE, *arguments)
        self.take_keys()

    def shown(self, text, role=None):
        """What shows, or is called, that text."""
        for node in self.tree().all():
            if node.seen() and (role is None or node.role == role) and \
                    plain(node.name).startswith(text):
                return node
        return None

    def await_text(self, text, role=None):
        return self.wait(f'“{text}”', lambda: self.shown(text, role))

    def point_at(self, node):
        """Ctrl and a click on what the window shows."""
        x, y, width, height = node.extents()
        # newer GTK does not count the edge of the window, of 5 pixels
        x += min(5, width // 2 - 2)
        y += min(5, height // 2 - 2)
        xdotool(f'mousemove {x + width // 2} {y + height // 2} '
                'keydown ctrl click 1 keyup ctrl')

    def write(self, text):
        """Types another translation in the place of the present one."""
        self.press('ctrl+a')
        xdotool(f'type --delay 0 "{text}"')

    def close_message(self):
        self.press('Escape')
        self.wait('the message to close', lambda: not self.message())

    def message(self):
        """What the message that is open says, its labels and fields."""
        popovers = [node for node in self.tree().all()
                    if plain(node.name) == 'Message' and node.seen()]
        return [plain(node.name) for node in popovers[0].all()
                if node.seen()] if popovers else []

    def tells(self, english):
        """Waits for the message with that English, alone or in a list."""
        self.wait(f'the message “{english}”',
                  lambda: english in self.message())

    def edit(self, old, new, way='in place'):
        """Another program saves the po file."""
        file = self.po / f'{LANGUAGE}.po'
        text = file.read_text(encoding='utf-8')
        expect(old in text, f'“{old}” is not in {file}')
        text = text.replace(old, new)
        if way == 'in place':
            file.write_text(text, encoding='utf-8')
            return
        draft = file.with_name('draft')
        draft.write_text(text, encoding='utf-8')
        draft.replace(file)


def write_in_the_window(tapis):
    """A sentence is chosen, written anew, and stands there; the game is as it
    was."""
    tapis.begin('--game', 'norwegian', '--deal', DEAL)
    sentence = tapis.await_text('Tu peux échanger des cartes', 'label')
    before = tapis.save_text()
    tapis.point_at(sentence)
    tapis.tells('You may exchange hand cards for your face-up cards. Then '
                'press “Ready”.')
    tapis.write('Echange, puis joue.')
    tapis.press('ctrl+Return')
    tapis.await_text('Echange, puis joue.', 'label')
    text = (tapis.po / f'{LANGUAGE}.po').read_text(encoding='utf-8')
    expect('msgstr "Echange, puis joue."\n' in text, 'it is not in the file')
    tapis.close_message()
    expect(tapis.save_text() == before, 'the game is another one')
    tapis.check_errors()


def saved_by_two(tapis):
    """What another program has written meanwhile is shown before it is
    replaced, and can be taken instead."""
    told = 'Rien n’a été enregistré'
    tapis.begin('--game', 'norwegian', '--deal', DEAL)
    tapis.point_at(tapis.await_text('Pioche : 16', 'label'))
    tapis.tells('Stock: %u')
    tapis.write('Mien %u')
    tapis.edit('"Pioche\u00a0: %u"', '"Talon : %u"')
    tapis.press('ctrl+Return')
    tapis.wait('what is there now', lambda: any(
        line.startswith(told) for line in tapis.message()) and
        'Talon : %u' in tapis.message())
    file = tapis.po / f'{LANGUAGE}.po'
    expect('Talon : %u' in file.read_text(encoding='utf-8'), 'it is lost')
    tapis.press('ctrl+Return')
    tapis.await_text('Mien 16', 'label')
    tapis.wait('the choice to go', lambda: not any(
        line.startswith(told) for line in tapis.message()))
    # what was typed and left does not replace it either
    tapis.write('Tien %u')
    tapis.close_message()
    tapis.edit('"Mien %u"', '"Leur %u"')
    tapis.point_at(tapis.await_text('Leur 16', 'label'))
    tapis.wait('what is there now', lambda: 'Leur %u' in tapis.message())
    tapis.await_text('Garder celle du fichier', 'button').act()
    tapis.wait('the choice to go', lambda: not any(
        line.startswith(told) for line in tapis.message()))
    tapis.press('ctrl+Return')
    tapis.wait('it to be as it was', lambda: '"Leur %u"' in
               file.read_text(encoding='utf-8'))
    tapis.check_errors()


def broken_from_the_start(tapis):
    """A file that cannot be read: the window is there, says where, and has it
    when it is mended."""
    file = tapis.po / f'{LANGUAGE}.po'
    whole = file.read_text(encoding='utf-8')
    file.write_text(re.sub('plural=[^;]*;', 'plural=n/0;', whole, count=1),
                    encoding='utf-8')
    line = whole[:whole.index('"Plural-Forms')].count('\n') + 1
    tapis.begin('--game', 'norwegian', '--deal', DEAL)
    tapis.await_text(f'po/{LANGUAGE}.po:{line}: Plural-Forms')
    file.write_text(whole, encoding='utf-8')
    tapis.await_text('Pioche : 16', 'label')
    tapis.wait('the complaint to go',
               lambda: not tapis.shown(f'po/{LANGUAGE}.po:{line}: '))
    tapis.check_errors()


def every_kind_of_text(tapis):
    """Sentences, buttons, tooltips, captions, cards, lists in menus."""
    tapis.begin('--game', 'norwegian', '--deal', DEAL)
    for shown, role, english in (
            ('C’est bon', 'button', 'Ready'),
            ('Pioche : 16', 'label', 'Stock: %u'),
            ('Menu principal', None, 'Main menu'),
            ('dame de pique', 'button', 'queen of spades'),
            ('Hibou', 'label', 'Owl')):
        tapis.point_at(tapis.await_text(shown, role))
        tapis.tells(english)
        tapis.close_message()
    tapis.check_errors()


def a_walk_by_keys(tapis):
    """F12, and on; in a menu too."""
    tapis.begin('--game', 'norwegian', '--deal', DEAL)
    tapis.await_text('C’est bon')
    tapis.press('F10')
    tapis.await_text('Rejouer cette donne')
    tapis.press('F12', 'Down', 'Down', 'Return')
    tapis.tells('Play This _Deal Again')
    tapis.close_message()
    tapis.press('F12', 'Escape')
    tapis.check_errors()


def the_rules(tapis):
    """Beside the table: a text of theirs is written anew, and what was read has
    the focus again."""
    tapis.begin('--game', 'norwegian', '--deal', DEAL)
    tapis.await_text('Tu peux échanger des cartes', 'label')
    tapis.press('F1')
    tapis.wait('the rules', lambda: tapis.focus().name ==
               'Bataille norvégienne')
    for _ in range(5):
        tapis.press_and_see('Down')
    read = tapis.focus()
    tapis.point_at(tapis.await_text('Toutes les règles', 'button'))
    tapis.tells('All rules and help')
    tapis.write('Tout le reste')
    tapis.press('ctrl+Return')
    tapis.await_text('Tout le reste', 'button')
    tapis.close_message()
    tapis.wait('the focus where it was', lambda: (
        now := tapis.focus()) and now.name == read.name)
    tapis.check_errors()


def a_lesson(tapis):
    """What a lesson says is written anew; the lesson stays where it is."""
    tapis.begin('--lesson', 'norwegian-01-goal')
    said = tapis.await_text('Chacun pose des cartes', 'label')
    tapis.point_at(said)
    tapis.tells('Everybody lays cards on this pile. Each card must be as high '
                'as the top card, or higher.')
    # the bubble has a name for screen readers too
    tapis.press('Return')
    tapis.wait('the first message', lambda: any(
        line.startswith('po/lessons/') for line in tapis.message()))
    tapis.write('On pose ici.')
    tapis.press('ctrl+Return')
    tapis.await_text('On pose ici.', 'label')
    text = (tapis.po / f'lessons/{LANGUAGE}.po').read_text(encoding='utf-8')
    expect('msgstr "On pose ici."\n' in text, 'it is not in the file')
    tapis.close_message()
    tapis.check_errors()


def other_programs_save(tapis):
    """Saved in place, or by another file that takes its place; and broken."""
    tapis.begin('--game', 'norwegian', '--deal', DEAL)
    tapis.await_text('Pioche : 16', 'label')
    for old, new, way in (('Pioche\u00a0: %u', 'Talon : %u', 'in place'),
                          ('Talon : %u', 'Réserve : %u', 'by another')):
        tapis.edit(f'"{old}"', f'"{new}"', way)
        start = time.monotonic()
        tapis.await_text(new.replace('%u', '16'), 'label')
        print(f'# saved {way}: seen after {time.monotonic() - start:.2f} s')
    file = tapis.po / f'{LANGUAGE}.po'
    whole = file.read_text(encoding='utf-8')
    file.write_text(whole.replace('msgid "Stock: %u"', 'msgid Stock: %u"'),
                    encoding='utf-8')
    line = whole[:whole.index('msgid "Stock: %u"')].count('\n') + 1
    tapis.await_text(f'po/{LANGUAGE}.po:{line}: ')
    expect(tapis.shown('Réserve : 16', 'label'), 'the last good text is gone')
    file.write_text(whole, encoding='utf-8')
    tapis.wait('the complaint to go',
               lambda: not tapis.shown(f'po/{LANGUAGE}.po:{line}: '))
    tapis.check_errors()


def refused(tapis):
    """A language without a po file, and one that is no language."""
    for language in 'xx', '../fr':
        run = subprocess.run([tapis.program, f'--translate={language}'],
                             capture_output=True, text=True, check=False)
        expect(run.returncode == 2, f'{language}: {run.returncode}')
        expect(language in run.stderr and run.stderr.count('\n') == 1,
               run.stderr)


def main():
    tap = Tap()
    tap.run('a text is written in the window', write_in_the_window,
            Translated())
    tap.run('a text that another program has written is not lost',
            saved_by_two, Translated())
    tap.run('a file that cannot be read is told from the start',
            broken_from_the_start, Translated())
    tap.run('every kind of text is chosen', every_kind_of_text, Translated())
    tap.run('keys choose a text', a_walk_by_keys, Translated())
    tap.run('the rules are translated', the_rules, Translated())
    tap.run('a lesson is translated', a_lesson, Translated())
    tap.run('what other programs save is shown', other_programs_save,
            Translated())
    tap.run('what cannot be translated is refused', refused, Translated())
    tap.done()


main()
