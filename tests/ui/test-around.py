#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What there is around the table, by keys and as a screen reader sees it: the
special cards and house rules.

    test-around.py TAPIS TAPIS-LAB
"""

from tapis_driver import GAMES, Tap, Tapis, expect


def focus_name(tapis, name):
    """Waits until what is called so has the focus."""
    return tapis.wait(f'the focus on {name}', lambda: (
        node if (node := tapis.focus()) is not None and node.name == name
        else None))


def guide(game, rule, sentence, first, about, width):
    """S opens the list from wherever one is; it is read row by row, names the
    house rule, and gives the focus back."""
    tapis = Tapis({'window-width': str(width), 'window-height': '700'},
                  game=game)
    tapis.start('--game', game.id, '--seats', '2', '--deal', '5',
                '--set', rule)
    tapis.turn()
    tapis.take_keys()
    tapis.press('Right')
    card = tapis.wait('the focus on the second card', lambda: (
        node if (node := tapis.focus()) is not None and
        node.description.startswith('2 of') else None))
    tapis.press('s')
    row = focus_name(tapis, first)
    expect(row.description == about, f'{row} does not say what it does')
    tapis.press('Down')
    row = tapis.wait('the next card', lambda: (
        node if (node := tapis.focus()) is not None and node.name != first
        else None))
    expect(row.description.endswith('.'), f'{row} says nothing')
    tapis.press('End')
    focus_name(tapis, sentence)
    tapis.press('s')
    focus_name(tapis, card.name)
    tapis.wait('the list to go', lambda: not [
        node for node in tapis.find(first) if node.seen()
        and 'showing' in node.states])
    tapis.press('s')
    focus_name(tapis, first)
    tapis.press('Escape')
    focus_name(tapis, card.name)
    tapis.check_errors()


def main():
    tap = Tap()
    norwegian, balco = GAMES[0], GAMES[1]
    for width in (1200, 400):
        tap.run(f'special cards of {norwegian.title}, {width} pixels', guide,
                norwegian, 'six=reverse',
                'A 6 turns the direction of play round.', '2: on anything',
                'A 2 goes on any card, and after it anything fits.', width)
    tap.run(f'special cards of {balco.title}', guide, balco, 'jokers=0',
            'There are no jokers.', '2: reset to zero',
            'The blank card goes on anything, and after it anything fits. '
            'The pile stays.', 1000)
    tap.done()


main()
