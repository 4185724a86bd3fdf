#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line: what is wrong with an option is said in a sentence, names
are cleaned, and a lesson that is no file does not hold the window up.

    test-command-line.py TAPIS TAPIS-LAB
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from tapis_driver import PATIENCE, Tap, Tapis, expect

GAME = ('--game', 'norwegian', '--seats', '2')


def refused(arguments, sentence):
    """The program ends at once with status 2 and says why."""
    done = subprocess.run([sys.argv[1], *arguments], text=True, check=False,
                          capture_output=True, timeout=PATIENCE)
    expect(done.returncode == 2,
           f'{arguments}: it ended with {done.returncode}')
    expect(sentence in done.stderr.splitlines(),
           f'{arguments}: it said “{done.stderr}”')


def options():
    deal = 'A deal number is written in digits: 1 or higher.'
    refused((*GAME, '--deal', '0'), deal)
    refused((*GAME, '--deal', '-5'), deal)
    refused((*GAME, '--deal', '5x'), deal)
    refused((*GAME, '--deal', ''), deal)
    refused((*GAME, '--deal', '18446744073709551616'),
            'A deal number can be at most 18446744073709551615.')
    refused(('--deal-link', 'tapis:balco/5?six=suit'),
            'This game has no house rule “six=suit”.')
    seats = 'This game is for 2 to 11 players.'
    refused(('--game', 'norwegian', '--seats', '0'), seats)
    refused(('--game', 'norwegian', '--seats', '12'), seats)
    refused((*GAME, '--persons', 'Ann,Bob,Eve'),
            '--persons has more names than the game has players.')
    refused(('--game', 'bridge'), 'There is no game “bridge”.')
    # the template game, which is never shown
    for option in ('--game', '--play', '--resume'):
        refused((option, 'null'), 'There is no game “null”.')
    refused((*GAME, '--players', 'dozy'), 'There is no level “dozy”.')
    refused((*GAME, '--set', 'six=seven'),
            'This game has no house rule “six=seven”.')


def quoted():
    """Nothing that is typed reaches the terminal as a command to it."""
    evil = '\033]0;x\a'
    refused(('--deal-link', f'tapis:norwegian/{evil}\n\u202e'),
            '“�]0;x���” is not a deal number.')
    refused(('--game', evil), 'There is no game “�]0;x�”.')
    refused((*GAME, '--set', f'{evil}=1'),
            'This game has no house rule “�]0;x�=1”.')
    refused(('--lesson', evil), 'There is no lesson “�]0;x�”.')
    refused(('--lesson', f'/nowhere/{evil}.xml'),
            'file:///nowhere/%1B%5D0;x%07.xml: No such file or directory')
    for program, arguments in ((sys.argv[1], [f'--{evil}']),
                               (sys.argv[2], ['deal', evil]),
                               (sys.argv[2], ['why', evil]),
                               (sys.argv[2], ['moves', f'/nowhere/{evil}']),
                               (sys.argv[2], ['lesson', f'/nowhere/{evil}'])):
        done = subprocess.run([program, *arguments], text=True, check=False,
                              stdin=subprocess.DEVNULL, capture_output=True,
                              timeout=PATIENCE)
        expect(done.returncode != 0 and '\033' not in done.stderr
               and '\a' not in done.stderr,
               f'{program} {arguments}: {done}')


def lesson():
    """A pipe to which nobody writes, a folder, a device, and nothing."""
    home = Path(os.environ['HOME'])
    pipe = home / 'pipe.xml'
    os.mkfifo(pipe)
    refused(('--lesson', str(pipe)), f'{pipe}: Not a regular file')
    device = home / 'device.xml'
    device.symlink_to('/dev/zero')
    refused(('--lesson', str(device)), f'{device}: Not a regular file')
    folder = home / 'folder.xml'
    folder.mkdir()
    refused(('--lesson', str(folder)), f'{folder}: Is a directory')
    lab = subprocess.run([sys.argv[2], 'lesson', str(pipe)], text=True,
                         check=False, capture_output=True, timeout=PATIENCE)
    expect(lab.returncode == 1 and
           lab.stderr == f'{pipe}: Not a regular file\n',
           f'tapis-lab said {lab}')


def names():
    tapis = Tapis()
    tapis.start(*GAME, '--deal', '5', '--persons',
                'Ann\nBob\033[31m,\u202eEve ' + 'x' * 100)
    tapis.wait('the game', tapis.read_save)
    lines = tapis.save_path.read_text(encoding='utf-8').splitlines()
    for line in ('name.0=Ann Bob [31m', 'name.1=Eve ' + 'x' * 56):
        expect(line in lines, f'“{line}” is not in {lines}')
    for node in tapis.tree().all():
        expect('\033' not in node.name and '\u202e' not in node.name,
               f'something is called {node.name!r}')
    tapis.check_errors()


def locale():
    """What is typed is UTF-8 even where the locale knows nothing but ASCII."""
    tapis = Tapis()
    before = os.environ['LC_ALL']
    os.environ['LC_ALL'] = 'C'
    tapis.start(*GAME, '--deal', '5', '--persons', 'Zoë')
    os.environ['LC_ALL'] = before
    tapis.wait('the game', tapis.read_save)
    expect('name.0=Zoë' in
           tapis.save_path.read_text(encoding='utf-8').splitlines(),
           'Zoë does not play')
    tapis.check_errors()


def manual_page():
    """The manual page has every option of the program, and no other."""
    told = subprocess.run([sys.argv[1], '--help'], text=True, check=True,
                          capture_output=True).stdout
    page = (Path(__file__).resolve().parents[2] / 'help/tapis.6').read_text()
    options = {option for option in re.findall(r'^  (--[a-z-]+)', told, re.M)
               if not option.startswith('--help')}
    expect(len(options) > 5, f'no options in: {told}')
    found = set(re.findall(r'^\.BR? ?I? (--[a-z-]+)', page.replace('\\', ''),
                           re.M))
    expect(found == options, f'the page has {found - options} more, '
           f'and {options - found} less')


def main():
    tap = Tap()
    tap.run('the manual page', manual_page)
    tap.run('options that are wrong', options)
    tap.run('what is typed is quoted in a line of text', quoted)
    tap.run('a name that the locale does not know', locale)
    tap.run('lessons that are no files', lesson)
    tap.run('names that do not fit in a line', names)
    tap.done()


main()
