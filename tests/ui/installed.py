#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses a program that is installed: a game is there again after a second start,
move for move, and the program leaves nothing outside its own folders.

    installed.py TAPIS TAPIS-LAB
"""

import sys

from tapis_driver import Tap, Tapis, expect


def game_again(start=Tapis):
    """A game, the end of the program, and the same game."""
    tapis = start()
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '4711')
    for _ in range(4):
        table = tapis.turn()
        tapis.after('a move', table.act, tapis)
    cards = [card.name for card in tapis.turn().cards]
    save = tapis.save_text()
    tapis.close()
    tapis.start('--resume', 'norwegian')
    expect([card.name for card in tapis.turn().cards] == cards,
           'other cards')
    expect(tapis.save_text() == save, 'another game')
    tapis.check_errors()
    tapis.close()
    return tapis


def main():
    tap = Tap()
    tap.run('a game is there again', game_again)
    tap.done()


if __name__ == '__main__':
    main()
