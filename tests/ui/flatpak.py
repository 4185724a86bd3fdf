#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the installed Flatpak as a person does: a lesson in French on an English
desktop, a game that is there again, a link to a deal, sounds; and looks at what
the sandbox lets through.

    flatpak.py APPLICATION-ID
"""

import importlib
import os
import subprocess
import sys
import time
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
ID = sys.argv[1]
INSTALLED = Path(os.environ['FLATPAK_USER_DIR'],
                 'app', ID, 'current/active/files')
LESSON = 'norwegian-05-two'
# Translations as they are in a build, where those of lessons have a folder.
LOCALES = Path(os.environ['HOME'], 'locales')
LOCALES.mkdir()
for where in ('fr', 'lessons'):
    (LOCALES / where).symlink_to(INSTALLED / 'share/locale' / (
        where if where == 'fr' else ''))
# What a lesson's test needs: the program, tapis-lab, the lessons, translations.
sys.argv[1:] = ['flatpak', 'tapis-lab', str(TOP / 'data/lessons'),
                str(LOCALES)]
os.environ['LANGUAGE'] = 'fr'

# pylint: disable=wrong-import-position
import installed  # noqa: E402
from tapis_driver import Tap, Tapis, expect  # noqa: E402

# The least that a window with sounds needs.
PERMISSIONS = {'shared': 'ipc', 'devices': 'dri',
               'sockets': 'fallback-x11 pulseaudio wayland x11'}


def flatpak(*arguments, **options):
    return subprocess.run(['flatpak', *arguments], check=True, text=True,
                          capture_output=True, **options).stdout


class Sandboxed(Tapis):
    """The program in its sandbox; its files are where Flatpak has them."""

    def __init__(self, settings=None):
        super().__init__(settings)
        self.folder = self.home / '.var/app' / ID
        self.folder.mkdir(parents=True)
        self.language = None

    @property
    def data(self):
        return self.folder / 'data/tapis'

    def write_settings(self, **changes):
        super().write_settings(**changes)
        # where the driver has written them is a link in this home
        config = self.home / 'config'
        if not config.is_symlink():
            config.rename(self.folder / 'config')
            config.symlink_to(self.folder / 'config')

    def _launch(self, arguments):
        language = os.environ.pop('LANGUAGE', None)
        runs = Path(os.environ['HOME'], 'run-tapis')
        runs.write_text('#!/bin/sh\nexec flatpak run --user --die-with-parent '
                        f'--env=GTK_A11Y=atspi {ID} "$@"\n')
        runs.chmod(0o755)
        self.program = runs
        try:
            super()._launch(arguments)
        finally:
            if language is not None:
                os.environ['LANGUAGE'] = language

    @staticmethod
    def speaker():
        """The process that speaks on the bus for what is in a sandbox."""
        return next((int(path.parent.name) for path in
                     Path('/proc').glob('[0-9]*/comm')
                     if path.read_text() == 'xdg-dbus-proxy\n'), None)

    def start(self, *arguments):
        self._launch(arguments)
        self.wait('the program to say who it is',
                  lambda: self.reader.find_program(self.speaker()))
        self.wait('the window', lambda: self.tree().children)

    def windows(self):
        # it is the only program on this screen
        return subprocess.run(['xdotool', 'search', '--onlyvisible', '--name',
                               ''], capture_output=True, text=True,
                              check=False).stdout.split()


def permissions():
    """Nothing more than is needed."""
    told = flatpak('info', '--user', '--show-permissions', ID)
    found = {}
    for line in told.splitlines():
        key, is_there, value = line.partition('=')
        if is_there:
            found[key] = ' '.join(sorted(filter(None, value.split(';'))))
    expect(found == PERMISSIONS, f'it may more, or less: {found}')


def closed():
    """Neither the person's files nor the network are there inside."""
    home = Path(os.environ['HOME'])
    (home / 'secret').write_text('mine')

    def inside(command):
        return flatpak('run', '--user', '--command=sh', ID, '-c', command)

    expect('secret' not in inside(f'ls -A {home} ~ 2>/dev/null || true'),
           'it sees the person’s files')
    inside(f'echo spoilt >{home}/secret 2>/dev/null || true')
    expect((home / 'secret').read_text() == 'mine',
           'it writes the person’s files')
    devices = [line.split(':')[0].strip()
               for line in inside('cat /proc/net/dev').splitlines()[2:]]
    expect(devices == ['lo'], f'it has a network: {devices}')


def only_its_folder(tapis):
    """It has left nothing in the home but its own folder."""
    left = {path.relative_to(tapis.home).parts[0]
            for path in tapis.home.iterdir()}
    expect(left <= {'.var', 'config', 'stderr'}, f'left behind: {left}')
    apps = [path.name for path in (tapis.home / '.var/app').iterdir()]
    expect(apps == [ID], f'folders of others: {apps}')


def french_lesson():
    """The language that is chosen in the program, on an English desktop."""
    lessons = importlib.import_module('test-lessons')
    tapis = Sandboxed({'language': "'fr'"})
    tapis.start('--lesson', LESSON)
    now = tapis.wait('the coach', lambda: lessons.coach(tapis))
    lessons.Walk(tapis).lesson(LESSON, now)
    tapis.check_errors()
    tapis.close()


def game_again():
    """A game is there again after a second start, move for move."""
    only_its_folder(installed.game_again(Sandboxed))


def link():
    """The desktop knows whose link to a deal is, and opens it."""
    subprocess.run(['update-desktop-database', Path(
        os.environ['FLATPAK_USER_DIR'], 'exports/share/applications')],
        check=True)
    desktop = importlib.import_module('test-desktop')
    tapis = Sandboxed()
    tapis.start()
    subprocess.run([sys.executable, '-c', desktop.OPEN,
                    'tapis:norwegian/4711?players=3&six=reverse'], check=True)
    save = tapis.wait('the game of the link', tapis.read_save)
    game = save.file['game']
    expect((game['deal'], game['seats'], 'six=reverse' in game['options']) ==
           ('4711', '3', True), f'another game: {dict(game)}')
    tapis.check_errors()
    tapis.close()


def play_a_move(tapis):
    table = tapis.turn()
    tapis.after('a move', table.act, tapis)


def sounds():
    """Heard where there is a server of sounds; without one it is silent, and
    complains of nothing."""
    heard = Path(os.environ['HOME'], 'heard')
    for server in (False, True):
        processes = []
        if server:
            processes.append(subprocess.Popen(
                ['pulseaudio', '-n', '--daemonize=no', '--exit-idle-time=-1',
                 '--load=module-null-sink',
                 '--load=module-native-protocol-unix'],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            end = time.monotonic() + 20
            while subprocess.run(['pactl', 'info'], check=False,
                                 capture_output=True).returncode:
                expect(time.monotonic() < end, 'pulseaudio does not start')
                time.sleep(0.2)
            with open(heard, 'wb') as output:
                processes.append(subprocess.Popen(
                    ['pactl', 'subscribe'], stdout=output,
                    env=dict(os.environ, LANGUAGE='en')))
        try:
            tapis = Sandboxed({'sounds': 'true'})
            tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '3')
            for _ in range(3):
                play_a_move(tapis)
            if server:
                tapis.wait('a sound', lambda: "'new' on sink-input" in
                           heard.read_text())
            tapis.check_errors()
            tapis.close()
        finally:
            for process in reversed(processes):
                process.terminate()
                process.wait()


def main():
    tap = Tap()
    for name, case in [('the permissions', permissions),
                       ('what is closed', closed),
                       ('a lesson in French', french_lesson),
                       ('a game is there again', game_again),
                       ('a link to a deal', link),
                       ('sounds', sounds)]:
        tap.run(name, case)
    tap.done()


if __name__ == '__main__':
    main()
