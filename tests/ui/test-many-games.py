#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The first page with more games than there are: it scrolls, what was played
last comes first, and typing looks for a game.

    test-many-games.py TAPIS-MANY TAPIS-LAB
"""

import os

from tapis_driver import Game, Tap, Tapis, expect

SEARCH = 'Search the games'
PLAY = 'New game of '
ACCENTED = 'Le naïn étoilé'
TELEPHONE = (360, 640)
DESKTOP = (1600, 900)


def start(n, size, *arguments, game='game-1'):
    os.environ['TAPIS_GAMES'] = str(n)
    tapis = Tapis({'window-width': str(size[0]), 'window-height': str(size[1])},
                  game=Game(game, game, ''))
    tapis.start(*arguments)
    return tapis


def title(i):
    return ACCENTED if i == 12 else f'Game {i}'


def titles(tapis):
    """The names of the games on the page, in the order in which the cards are
    read."""
    return [node.name.removeprefix(PLAY) for node in tapis.tree().all()
            if node.seen() and node.name.startswith(PLAY)]


def wait_titles(tapis, wanted):
    tapis.wait(f'the games {wanted}', lambda: titles(tapis) == wanted)


def entry(tapis):
    """The entry for what is looked for, if it is shown."""
    return next((node for node in tapis.find(SEARCH) if node.seen()), None)


def scrolls(n, size, searched):
    """Tab leads to each button of each game and of each deal of the day, and
    each that has the focus is on the screen. An entry to search in is shown
    where some games are not."""
    tapis = start(n, size)
    wait_titles(tapis, [title(i + 1) for i in range(n)])
    # with GTK 4.18 the window does not begin at 0
    left, top, wide, high = tapis.tree().children[0].extents()
    tapis.wait('the entry' if searched else 'no entry',
               lambda: (entry(tapis) is not None) == searched)
    tapis.take_keys()
    wanted = {f'{what} {title(i + 1)}' for i in range(n)
              for what in ('New game of', 'Learn', 'Deal of the Day ·')}
    for _ in range(3 * n + 9):
        node = tapis.press_and_see('Tab')
        wanted.discard(node.name)

        def on_screen():
            x, y, width, height = node.extents()
            return (left <= x and x + width <= left + wide and top <= y and
                    y + height <= top + high and width > 0 and height > 0)

        tapis.wait(f'“{node.name}” on the screen', on_screen)
        if not wanted:
            break
    expect(not wanted, f'no way by Tab to {sorted(wanted)}')
    tapis.check_errors()


def search(n, size):
    """Typing begins a search wherever the focus is, Escape ends it. Capital
    letters and accents make no difference."""
    everything = [title(i + 1) for i in range(n)]
    tapis = start(n, size)
    wait_titles(tapis, everything)
    tapis.take_keys()
    before = entry(tapis) is not None
    tapis.press('n', 'a', 'i', 'n')
    found = [ACCENTED] if n >= 12 else []
    said = '1 game found.' if found else 'No results found.'
    wait_titles(tapis, found)
    tapis.hear(said)
    for text, wanted in (('NAÏN', found), ('etoile le', found), ('zz', []),
                         ('3 game', [t for t in everything if '3' in t]),
                         ('', everything), (' ', everything),
                         ('GAME 2', [t for t in everything if '2' in t and
                                     t != ACCENTED])):
        entry(tapis).set_text(text)
        wait_titles(tapis, wanted)
    for key in ('Down', 'Return'):
        tapis.press(key)
        tapis.wait(f'the first game after {key}', lambda: (
            node := tapis.focus()) is not None and 'Game 2' in node.name)
        while 'Game' in tapis.press_and_see('shift+Tab').name:
            pass
    tapis.press('Down', 'Escape')
    wait_titles(tapis, everything)
    tapis.wait('the entry as before',
               lambda: (entry(tapis) is not None) == before)
    tapis.focus_on('Learn Game 1')
    tapis.press('g', 'Escape')
    wait_titles(tapis, everything)
    # who comes back sees all games again
    tapis.press('z', 'z')
    wait_titles(tapis, [])
    tapis.press('ctrl+shift+h')
    tapis.wait('the history', lambda: tapis.find('History'))
    tapis.press('Escape')
    wait_titles(tapis, everything)
    tapis.check_errors()


def order(n):
    """What runs comes first, the last saved before the others, then the list.
    Nothing changes its place while one looks at the page."""
    rest = [i + 1 for i in range(n) if i + 1 not in (3, 5)]
    tapis = start(n, TELEPHONE, '--game', 'game-5', '--seats', '2', '--deal',
                  '7', game='game-5')
    tapis.wait('the game', tapis.save_text)
    tapis.take_keys()
    tapis.press('alt+Left')
    wait_titles(tapis, [title(5)] + [title(i) for i in sorted([*rest, 3])])
    tapis.focus_on('Resume Game 5')
    seen = titles(tapis)
    # another game is begun elsewhere, an hour ago
    other = tapis.save_path.with_name('game-3.tapis')
    other.write_text(tapis.save_text().replace('game-5', 'game-3'),
                     encoding='utf-8')
    hour_ago = tapis.save_path.stat().st_mtime - 3600
    os.utime(other, (hour_ago, hour_ago))
    tapis.press('Tab')
    tapis.reader.rest()
    expect(titles(tapis) == seen, 'the games change places')
    tapis.press('ctrl+shift+h')
    tapis.wait('the history', lambda: not titles(tapis))
    tapis.press('Escape')
    wait_titles(tapis, [title(5), title(3)] + [title(i) for i in rest])
    # the last one is played: it comes first, and one is there
    tapis.press('End')
    name = f'{PLAY}{title(rest[-1])}'
    next(node for node in tapis.find(name) if node.seen()).act()
    tapis.wait('the page of a new game', lambda: next(
        (node for node in tapis.find('Deal the Cards') if node.seen()), None)
               ).act()
    tapis.wait('the table', lambda: tapis.save_path.with_name(
        f'game-{rest[-1]}.tapis').exists() and not titles(tapis))
    tapis.press('alt+Left')
    first = tapis.wait('the game that was left', lambda: (
        node if (node := tapis.focus()) is not None and
        node.name == f'Resume {title(rest[-1])}' else None))
    expect(titles(tapis)[0] == title(rest[-1]), 'it is not the first one')
    tapis.wait('it on the screen', lambda: (
        0 < first.extents()[1] < TELEPHONE[1] / 2))
    tapis.check_errors()


def main():
    tap = Tap()
    for n, searched in ((5, (False, False)), (6, (True, False)),
                        (10, (True, False)), (20, (True, True))):
        for size, shown in zip((TELEPHONE, DESKTOP), searched):
            tap.run(f'{n} games at {size[0]}×{size[1]}', scrolls, n, size,
                    shown)
    for n, size in ((5, DESKTOP), (6, TELEPHONE), (20, TELEPHONE),
                    (20, DESKTOP)):
        tap.run(f'search among {n} games at {size[0]}×{size[1]}', search, n,
                size)
    for n in (6, 20):
        tap.run(f'the order of {n} games', order, n)
    tap.done()


main()
