#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program with SIGKILL at random moments of a game, and finds the
same position on the next start.

    test-kill.py TAPIS TAPIS-LAB [KILLS [FIRST-NUMBER]]

Every kill is one number that decides all about it, so that one that finds
something can be had again. Between two kills the game goes on; the moments
are of three kinds: somewhere in the play, in the middle of the writing of a
save, and during the start itself. Bataille norvégienne is played by the actions
of the window; of every game one is killed that computer players play among
themselves as fast as they can.
"""

import ctypes
import os
import random
import re
import select
import sys
import threading
import time
from pathlib import Path

from screen_reader import Gone
from tapis_driver import Failure, Tap, Tapis, expect

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'lint'))

from games import all_games  # noqa: E402

KILLS = int(sys.argv[3]) if len(sys.argv) > 3 else 14
FIRST = int(sys.argv[4]) if len(sys.argv) > 4 else 1
LONGEST = 1.6  # s of play before the kill


class Killer(threading.Thread):
    """Kills a process after some time, and with a folder even later: when it
    has begun to write a file there (or after ten seconds without that)."""

    IN_CREATE = 0x100

    def __init__(self, process, seconds, folder=None):
        super().__init__(daemon=True)
        self.process = process
        self.seconds = seconds
        self.watch = None
        self.writing = False
        if folder is not None:
            self.libc = ctypes.CDLL(None)
            self.watch = self.libc.inotify_init()
            self.libc.inotify_add_watch(self.watch, os.fsencode(folder),
                                        self.IN_CREATE)

    def run(self):
        time.sleep(self.seconds)
        if self.watch is not None:
            if select.select([self.watch], [], [], 0)[0]:
                os.read(self.watch, 65536)  # what was written before
            self.writing = bool(select.select([self.watch], [], [], 10)[0])
        self.process.kill()
        if self.watch is not None:
            os.close(self.watch)


def play_until_dead(tapis, killer):
    """Plays on by the actions of the window while there is one."""
    while killer.is_alive():
        try:
            table = tapis.table()
            if table is None or not (table.my_turn() or table.over()):
                continue
            if table.over():
                table.next_game().act()
            else:
                table.act(tapis)
        except (Gone, Failure):
            # killed in the middle of it, or the game has gone on meanwhile
            continue
    killer.join()


def finished(tapis):
    history = tapis.data / 'history'
    return sorted(history.glob('*.tapis')) if history.exists() else []


def start_where_it_was(tapis, by_button):
    """Starts again and finds the position that is on the disk. The computer
    waits meanwhile, so that nothing is played."""
    save = tapis.save_text()
    position = tapis.replay()
    tapis.write_settings(step_mode='true')
    if by_button:
        tapis.start()
        tapis.push('Resume Norwegian War')
    else:
        tapis.start('--resume', 'norwegian')
    table = tapis.wait('the table', lambda: (
        table := tapis.table()) and table.pile('Stock') and table)
    table.check_position(position)
    expect(tapis.save_text() == save, 'the start has changed the save')
    expect(not list(tapis.data.glob('*.broken*')), 'a save is taken as broken')


def one_kill(tapis, number):
    chance = random.Random(number)
    kind = chance.choices(('play', 'writing', 'start'), (6, 4, 2))[0]
    seconds = chance.uniform(0.02, LONGEST)
    speed = chance.choice(("'none'", "'normal'", "'fast'"))
    by_button = chance.random() < 0.3

    if not tapis.save_path.exists():
        # the game was finished in the very moment
        tapis.start('--game', 'norwegian', '--players', 'easy', '--deal',
                    str(number), '--seats', str(chance.randint(2, 5)))
        tapis.wait('the first save', tapis.save_path.exists)
    else:
        start_where_it_was(tapis, by_button)
    before = tapis.save_text()
    ended = len(finished(tapis))
    if kind == 'start':
        tapis.kill()
        killed = tapis.start_and_kill(chance.uniform(0.0, 0.5), '--resume',
                                      'norwegian')
        expect(killed, 'it ended before it was killed')
        expect(tapis.save_text() == before, 'a killed start changes the save')
        what = 'start'
    else:
        tapis.write_settings(animation_speed=speed, step_mode='false')
        killer = Killer(tapis.process, seconds,
                        tapis.data if kind == 'writing' else None)
        killer.start()
        play_until_dead(tapis, killer)
        tapis.kill()
        what = 'writing' if killer.writing else 'play'
    if tapis.save_path.exists():
        print(f'# killed at {what} after {len(tapis.read_save().moves())} '
              'moves')

    for path in finished(tapis):
        expect(tapis.replay(path).position('phase') == 'over',
               f'{path} is not the end of a game')
    if tapis.save_path.exists():
        tapis.replay()
    else:
        expect(len(finished(tapis)) > ended, 'the game is nowhere')
    return what


def kill_watched(game, number):
    """Kills a game that nobody but computer players play, while it is played
    or written, and finds it as it was."""
    chance = random.Random(f'{game} {number}')
    tapis = Tapis()
    save = tapis.data / f'{game}.tapis'

    # a single deal of Noddy is over before anybody could kill it
    tapis.write_settings(house_rules="{'noddy': {'game': 'match'}}",
                         players="[" + ", ".join(["('easy', '')"] * 8) + "]",
                         computer_pause='uint32 0', animation_speed="'none'",
                         step_mode='false')
    tapis.start('--game', game, '--deal', str(number))
    tapis.wait('the first save', save.exists)
    for writing in (False, True):
        killer = Killer(tapis.process, chance.uniform(0.02, LONGEST),
                        tapis.data if writing else None)
        killer.start()
        killer.join()
        tapis.kill()
        if not save.exists():
            # it was finished, and the next one not yet begun
            expect(finished(tapis), 'the game is nowhere')
            return
        before = save.read_text(encoding='utf-8')
        moves = len(re.findall(r'^\d+=', before, re.M))
        print(f'# {game}: killed after {moves} moves')
        tapis.replay(save)
        tapis.write_settings(step_mode='true')
        tapis.start('--resume', game)
        expect(save.read_text(encoding='utf-8') == before,
               'the start has changed the save')
        expect(not list(tapis.data.glob('*.broken*')),
               'a save is taken as broken')
        tapis.write_settings(step_mode='false')
    tapis.check_errors()
    tapis.kill()


def main():
    tap = Tap()
    tapis = Tapis()
    done = {}

    def kill(number):
        what = one_kill(tapis, number)
        done[what] = done.get(what, 0) + 1
        tapis.check_errors()

    for number in range(FIRST, FIRST + KILLS):
        tap.run(f'kill number {number}', kill, number)

    def last():
        # what is a minute old is nobody's who still writes it
        for draft in tapis.data.rglob('.tapis-draft-*'):
            os.utime(draft, (0, time.time() - 100))
        if tapis.save_path.exists():
            start_where_it_was(tapis, False)
        else:
            tapis.start()
        tapis.kill()
        left = [name for name in os.listdir(tapis.data)
                if name not in ('norwegian.tapis', 'history')]
        print(f'# {done}, finished games: {len(finished(tapis))}')
        expect(not left, f'files are left over: {left}')
        expect(len(done) > 1, f'all kills were of one kind: {done}')

    tap.run('after all kills', last)
    for game in all_games():
        tap.run(f'{game} is killed', kill_watched, game, FIRST)
    tap.done()


main()
