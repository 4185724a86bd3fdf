#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game by the actions alone that the window offers to assistive
technology: no key, no pointer.

    test-actions.py TAPIS TAPIS-LAB
"""

from tapis_driver import GAMES, Tap, Tapis, expect


def play_to_the_end(tapis):
    done = {}
    while True:
        table = tapis.turn()
        if table.over():
            return table, done
        before = tapis.save_text()
        what = table.act(tapis)
        done[what] = done.get(what, 0) + 1
        tapis.wait(f'the game to go on after “{what}”',
                   lambda: tapis.save_text() != before)


# Deals in which all there is to do comes up, and that are soon over.
DEALS = {'norwegian': '7', 'balco': '3'}


def whole_game(game):
    tapis = Tapis(game=game)
    tapis.start()

    button = tapis.wait('the game on the chooser page', lambda: tapis.find(
        f'New game of {game.title}'))[0]
    button.act()
    seats = tapis.wait('the number of players', lambda: [
        node for node in tapis.find('Players')
        if node.role in ('spin button', 'entry', 'text')])[0]
    seats.set_value(2)
    expect(seats.value() == 2, f'{seats} is not 2')
    deal = [node for node in tapis.find('Deal number')
            if node.role in ('entry', 'text')][0]
    expect(deal.set_text(DEALS[game.id]), f'{deal} cannot be written in')
    tapis.push('Deal the Cards')

    table, done = play_to_the_end(tapis)
    print(f'# {done}')
    expect(done.get('lay', 0) > 5, f'hardly anything was laid: {done}')
    expect(table.says('win'), f'nobody has won: {table.labels}')
    tapis.check_finished()

    table.next_game().act()
    table = tapis.turn(lambda table: not table.over())
    expect('Ready' in table.actions, 'the next game does not begin')
    expect(tapis.read_save().seats() == 2, 'the next game is another one')
    tapis.check_errors()


def main():
    tap = Tap()
    for game in GAMES:
        tap.run(f'a whole game of {game.title} by actions', whole_game, game)
    tap.done()


main()
