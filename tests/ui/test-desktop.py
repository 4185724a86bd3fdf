#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies between the desktop and the program: an installation that runs,
games that are started over the bus, numbers of deals that are copied, typed
and played again.

    test-desktop.py TAPIS TAPIS-LAB BUILD
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from gi.repository import Gio, GLib
from tapis_driver import APPLICATION_ID, GAMES, Tap, Tapis, expect

BUS_PATH = '/' + APPLICATION_ID.replace('.', '/')


INSTALLED = """
bin/tapis
share/applications/{id}.desktop
share/dbus-1/services/{id}.service
share/glib-2.0/schemas/{id}.gschema.xml
share/help/C/tapis/index.page
share/help/ca/tapis/keys.page
share/help/fr/tapis/norwegian.page
share/icons/hicolor/scalable/apps/{id}.svg
share/icons/hicolor/symbolic/apps/{id}-symbolic.svg
share/locale/ca/LC_MESSAGES/tapis.mo
share/locale/fr/LC_MESSAGES/tapis.mo
share/metainfo/{id}.metainfo.xml
""".split()

# What the desktop makes of all that is installed, here at the test's request.
CACHES = {'gschemas.compiled', 'mimeinfo.cache'}

OPEN = """
import sys
from gi.repository import Gio, GLib
loop = GLib.MainLoop()
def done(source, result):
    Gio.AppInfo.launch_default_for_uri_finish(result)
    Gio.bus_get_sync(Gio.BusType.SESSION).flush_sync()
    loop.quit()
Gio.AppInfo.launch_default_for_uri_async(sys.argv[1], None, None, done)
loop.run()
"""


def links(tapis, prefix):
    """A link that the desktop opens comes to the program that runs, whatever
    it is."""
    subprocess.run(['update-desktop-database', prefix / 'share/applications'],
                   check=True)
    environment = dict(os.environ, PATH=f'{prefix}/bin:{os.environ["PATH"]}')

    def follow(link):
        subprocess.run([sys.executable, '-c', OPEN, link], env=environment,
                       check=True)

    follow('tapis:norwegian/4711?players=3&six=reverse')
    tapis.wait('the game of the link', lambda: (
        save := tapis.read_save()) is not None and
        save.file.get('game', 'deal') == '4711')
    game = tapis.read_save().file['game']
    expect((game['seats'], 'six=reverse' in game['options']) == ('3', True),
           f'another game: {dict(game)}')
    tapis.reader.said.clear()
    follow('tapis:bridge/5')
    tapis.wait('what is wrong with the link', lambda: any(
        '“bridge”' in said or '« bridge »' in said.replace(' ', ' ')
        .replace(' ', ' ') for said in tapis.reader.said))


def installed():
    """Everything is put where it belongs, the program runs from there, and all
    of it goes when it is removed again."""
    build = Path(sys.argv[3])
    root = Path(os.environ['HOME'], 'installed')
    subprocess.run(['meson', 'install', '-C', build, '--no-rebuild', '--quiet',
                    '--destdir', root], check=True, stdout=subprocess.DEVNULL)
    program, = root.rglob('bin/tapis')
    prefix = program.parents[1]
    for name in INSTALLED:
        expect((prefix / name.format(id=APPLICATION_ID)).is_file(),
               f'{name} is not installed')
    service = (prefix / f'share/dbus-1/services/{APPLICATION_ID}.service')
    command = re.search('^Exec=(\\S+)', service.read_text(), re.M)[1]
    expect(root / command[1:] == program, f'the service starts {command}')
    subprocess.run(['glib-compile-schemas',
                    prefix / 'share/glib-2.0/schemas'], check=True)
    # where it looks for translations is settled as it is built
    old = dict(os.environ)
    strange = Path(os.environ['HOME'], 'strange')
    catalogue = strange / 'fr/LC_MESSAGES/tapis.mo'
    catalogue.parent.mkdir(parents=True)
    shutil.copy(prefix / 'share/locale/ca/LC_MESSAGES/tapis.mo', catalogue)
    expect(f'/{prefix.relative_to(root)}/share/locale\0'.encode()
           in program.read_bytes(),
           'the program does not know where its translations are')
    os.environ.update(XDG_DATA_DIRS=f'{prefix}/share:/usr/share',
                      TAPIS_LOCALEDIR=str(strange), LANGUAGE='fr')
    del os.environ['GSETTINGS_SCHEMA_DIR']
    try:
        tapis = Tapis()
        tapis.program = program
        tapis.start()
        # in French only where this version is also installed on the machine
        tapis.wait('a window that does not trust its environment',
                   lambda: tapis.find('New game of Norwegian War') or
                   tapis.find('Nouvelle partie de Bataille norvégienne'))
        links(tapis, prefix)
        tapis.check_errors()
    finally:
        os.environ.clear()
        os.environ.update(old)
    subprocess.run(['ninja', '-C', build, 'uninstall'], check=True,
                   env={**os.environ, 'DESTDIR': str(root)},
                   stdout=subprocess.DEVNULL)
    left = [path for path in root.rglob('*') if not path.is_dir() and
            path.name not in CACHES]
    expect(not left, f'left when it is removed again: {left}')


def activate(action, *parameters):
    """An action of the program, as the desktop's menu asks for it."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call_sync(APPLICATION_ID, BUS_PATH, 'org.freedesktop.Application',
                  'ActivateAction',
                  GLib.Variant('(sava{sv})', (action, parameters, {})), None,
                  Gio.DBusCallFlags.NONE, 10000, None)


def owned():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    return bus.call_sync(
        'org.freedesktop.DBus', '/org/freedesktop/DBus',
        'org.freedesktop.DBus', 'NameHasOwner',
        GLib.Variant('(s)', (APPLICATION_ID,)), None, Gio.DBusCallFlags.NONE,
        10000, None).unpack()[0]


def over_the_bus(game):
    """The menu's action starts a game, and later goes on with it."""
    tapis = Tapis(game=game)
    tapis.start_service()
    tapis.wait('the program on the bus', owned)
    activate(f'play-{game.id}')
    tapis.wait('the program to say who it is',
               lambda: tapis.reader.find_program(tapis.process.pid))
    table = tapis.turn()
    table.act(tapis)
    tapis.wait('the move', lambda: tapis.read_save().moves())
    moves = tapis.read_save().moves()
    tapis.kill()
    tapis.wait('the bus to be free', lambda: not owned())
    tapis.start_service()
    tapis.wait('the program on the bus', owned)
    activate('play', GLib.Variant('s', game.id))
    tapis.wait('the program to say who it is',
               lambda: tapis.reader.find_program(tapis.process.pid))
    tapis.turn()
    expect(tapis.read_save().moves()[:len(moves)] == moves,
           'the game did not go on')
    tapis.check_errors()


def deals():
    """The number of a deal is shown, copied, typed in, and played again."""
    tapis = Tapis()
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '4711',
                '--set', 'six=reverse', '--set', 'jokers=2')
    tapis.turn()
    expect(tapis.find('Deal 4711 · 2 house rules'), 'the deal is not shown')
    first = tapis.replay(tapis.save_path).cards('hand.0')
    tapis.turn().act(tapis)
    tapis.wait('a move', lambda: tapis.read_save().moves())
    tapis.take_keys()
    menu(tapis, 'Copy Deal Number')
    tapis.wait('it to be said', lambda: tapis.find(
        'Deal number 4711 copied'))
    menu(tapis, 'Play This Deal Again')
    tapis.push('Give Up')
    tapis.wait('the game from its beginning',
               lambda: not tapis.read_save().moves())
    tapis.turn()
    expect(tapis.find('Deal 4711 · 2 house rules'), 'it is another deal')
    expect(tapis.replay().cards('hand.0') == first, 'the cards are others')
    # a game that nobody has begun would be given up without a question
    tapis.turn().act(tapis)
    tapis.wait('a move', lambda: tapis.read_save().moves())
    tapis.take_keys()
    tapis.press('ctrl+n')
    entry = tapis.wait('the entry', lambda: [
        node for node in tapis.tree().all() if node.role in ('entry', 'text')
        and node.seen() and node.name == 'Deal number'])[0]
    text = next((node for node in entry.all() if 'Text' in
                 ''.join(node.interfaces) and node is not entry), entry)
    expect(text.set_text('12') or True, 'nothing can be written')
    tapis.push('Deal the Cards')
    tapis.push('Give Up')
    tapis.wait('the deal that was typed in',
               lambda: tapis.find('Deal 12 · 2 house rules')
               or tapis.find('Deal 12'))
    tapis.check_errors()


def menu(tapis, name):
    """Chooses from the main menu by keys and name."""
    tapis.take_keys()
    tapis.press('F10')
    item = tapis.wait(f'{name} in the menu', lambda: [
        node for node in tapis.find(name) if node.role == 'menu item'])[0]
    item.act()


def main():
    tap = Tap()
    tap.run('an installation', installed)
    for game in GAMES:
        tap.run(f'{game.title} over the bus', over_the_bus, game)
    tap.run('numbers of deals', deals)
    tap.done()


if __name__ == '__main__':
    main()
