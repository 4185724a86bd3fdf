#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The review of a finished game, by keys and as a screen reader sees it.

    test-review.py TAPIS TAPIS-LAB FINISHED-GAMES
"""

import re
import subprocess
import sys

from page_rules import check, tour
from tapis_driver import GAMES, Tap, Tapis, expect

FINISHED = sys.argv[3]

# One decision, between a card that wins and one that loses: nothing is hidden,
# for all other cards have left the game.
HANDS = {'hand.0': '7S KD', 'hand.1': 'KC KH', 'pile': '5C@1'}
MISTAKE = ('lay KD', 'lay KC KH')


def position(person='player.0=person'):
    rows = ''.join(f'{row}.{seat}=\n' for row in ('up', 'down')
                   for seat in (0, 1))
    places = ''.join(f'{key}={cards}\n' for key, cards in HANDS.items())
    return ('[game]\nformat=1\nid=norwegian\nseats=2\ndealer=0\noptions=\n\n'
            '[position]\nphase=play\nto-move=0\ndirection=clockwise\nstock=\n'
            f'{places}{rows}\n'
            f'[table]\nviewer=0\n{person}\n')


def finished(tapis, person='player.0=person', moves=MISTAKE):
    """A game in which the person made that one mistake; its file."""
    played = ''.join(f'{n + 1}={n % 2} {move}\n'
                     for n, move in enumerate(moves))
    text = position(person).replace('[table]', f'[moves]\n{played}\n[table]')
    return tapis.keep('history/norwegian-20261120T000000Z-1.tapis', text)


def label(tapis, pattern, patience=60):
    return tapis.see(re.compile(pattern), patience=patience)


def card(tapis, name):
    return tapis.wait(name, lambda: next(
        (node for node in tapis.find(name)
         if node.seen() and 'focusable' in node.states), None))


def open_review(tapis):
    """From the first page to the review of the newest game, by keys."""
    tapis.take_keys()
    tapis.press('ctrl+shift+h')
    tapis.focus_on('a game', lambda node: '2026' in node.description)
    tapis.press('Return')
    tapis.focus_on('Replay')
    tapis.press('Tab')
    tapis.focus_on('Review')
    tapis.press('Return')


def go_to(tapis, name):
    """Goes on with the Tab key until that has the focus."""
    while not re.search(name, tapis.press_and_see('Tab').name):
        pass


def by_keys():
    """A review, its puzzle wrong and right, its lesson, and back."""
    tapis = Tapis()
    path = finished(tapis)
    kept = path.with_suffix('.review')
    tapis.start()
    open_review(tapis)
    tapis.focus_on('Solve 1 Puzzle')
    tapis.hear('You had 1 decision to make. In 1 of them another move was')
    plot = label(tapis, r'^Your chances of winning')
    plots = [node for node in tapis.find(plot.name) if node.description]
    expect(len(plots) == 1 and re.search(r'At the first decision: 100 %',
                                         plots[0].description),
           f'the plot is not told: {plots}')
    row = label(tapis, r'^1: the king of diamonds\. Chances: 100 %\. '
                       r'This move costs about \d+ wins in 100 games\.')
    expect('7 of spades' not in row.name, 'the answer is told beforehand')
    expect([node.role for node in row.above()].count('scroll pane') == 1,
           'the decisions scroll within the page that scrolls')
    check(tapis, 'a review')
    tour(tapis, 'a review')
    expect(kept.is_file(), 'the review is not kept')
    box = tapis.data / 'practice.box'
    expect('played=lay KD' in box.read_text(encoding='utf-8'),
           'the mistake is not to be practised')
    box.unlink()
    go_to(tapis, 'Solve 1 Puzzle')
    tapis.press('Return')

    label(tapis, r'^You chose: the king of diamonds\. What is better here')
    label(tapis, '^Puzzle 1 of 1$')
    check(tapis, 'a puzzle')
    expect(card(tapis, 'king of diamonds').act('card.lay'), 'no such card')
    label(tapis, r'^That is what you chose then\. This move costs about \d+ ')
    tapis.focus_on('Continue')
    # its lesson would name what is looked for
    expect(not tapis.shown('Lesson: what the others hold', 'button'),
           'the lesson is offered before the puzzle is solved')
    tapis.press('Return')
    label(tapis, r'^You chose: the king of diamonds')
    card(tapis, 'king of diamonds')
    tapis.press('h')
    label(tapis, '^Think of this: ')
    tapis.press('h')
    label(tapis, r'7 of spades\.')
    expect(card(tapis, '7 of spades').act('card.lay'), 'no such card')
    label(tapis, r'^Right! Best here: the 7 of spades\. ')
    tapis.hear('Best here: the 7 of spades')

    # the lesson, and back to the puzzle
    tapis.push('Lesson: what the others hold')
    label(tapis, r'^Step 1 of \d')
    tapis.press('alt+Left')
    label(tapis, r'^You chose: the king of diamonds')
    expect(card(tapis, '7 of spades').act('card.lay'), 'no such card')
    tapis.focus_on('Continue')

    # a training of it, and back to the puzzle
    tapis.press('alt+t')
    label(tapis, r'Each position comes from a game')
    tapis.press('alt+Left')
    label(tapis, r'^You chose: the king of diamonds')
    expect(card(tapis, '7 of spades').act('card.lay'), 'no such card')
    tapis.focus_on('Continue')
    tapis.press('n')
    tapis.focus_on('Solve 1 Puzzle')
    tapis.press('alt+Left')
    tapis.focus_on('Review')

    # it is read again, and judged anew where it is broken
    before = kept.read_text(encoding='utf-8')
    stamp = kept.stat().st_mtime_ns
    tapis.push('Review')
    tapis.focus_on('Solve 1 Puzzle')
    expect(kept.stat().st_mtime_ns == stamp, 'it was judged once more')
    expect(not box.exists(), 'the mistake is to be practised once more')
    tapis.press('alt+Left')
    tapis.focus_on('Review')
    kept.write_text('nothing', encoding='utf-8')
    tapis.push('Review')
    tapis.focus_on('Solve 1 Puzzle')
    tapis.wait('it to be mended', lambda: kept.read_text(
        encoding='utf-8') == before)
    tapis.press('alt+Left')

    # it goes with the game
    tapis.push('Delete')
    tapis.wait('the game to go', lambda: not path.exists())
    tapis.close()
    tapis.start()
    tapis.take_keys()
    tapis.press('ctrl+shift+h')
    tapis.wait('nothing to be left', lambda: not list(path.parent.iterdir()))
    tapis.check_errors()


def from_the_table():
    """A game to its end, and its review from there."""
    tapis = Tapis()
    tapis.resume(position())
    expect(card(tapis, 'king of diamonds').act('card.lay'), 'no such card')
    review = tapis.see('Review', 'button')
    check(tapis, 'the result')
    review.act()
    tapis.focus_on('Solve 1 Puzzle')
    tapis.wait('it to be kept', lambda: list(
        (tapis.data / 'history').glob('*.review')))
    tapis.press('Escape')
    tapis.wait('the result again', lambda: tapis.find('Next Game'))
    tapis.check_errors()


def left():
    """Who leaves while it is being judged is not followed."""
    tapis = Tapis()
    history = tapis.data / 'history'
    subprocess.run([FINISHED, history, '1', 'yellow-dwarf', '4', 'easy'],
                   check=True)
    tapis.start()
    open_review(tapis)
    tapis.focus_on('Cancel')
    progress = label(tapis, '^Decisions judged$')
    expect(progress.role == 'progress bar', f'{progress} is no progress')
    check(tapis, 'a review that is being judged')
    tapis.press('alt+Left')
    tapis.focus_on('Review')
    expect(not list(history.glob('*.review')), 'it was done already')
    # from there on it begins anew, and comes to its end
    tapis.push('Review')
    tapis.focus_on('Cancel')
    label(tapis, '^You had ', 120)
    tapis.focus_on('the puzzles',
                   lambda node: re.match(r'Solve \d Puzzle', node.name))
    expect(list(history.glob('*.review')), 'it is not kept')
    tapis.check_errors()


def two_persons():
    """Of several persons each has their own."""
    tapis = Tapis(game=GAMES[0])
    finished(tapis, 'player.0=person\nname.0=Anna\nplayer.1=person\n'
                    'name.1=Berta')
    tapis.start()
    open_review(tapis)
    tapis.focus_on('Solve 1 Puzzle')
    choice = tapis.see('Whose decisions')
    expect('Anna' in choice.description or tapis.find('Anna'),
           f'{choice} does not say whose')
    while (tapis.focus() or choice).name != 'Whose decisions':
        tapis.press_and_see('shift+Tab')
    tapis.press('Return')
    tapis.see('Berta')
    tapis.press('Down')
    tapis.press('Return')
    label(tapis, 'There was nothing to decide|well played|was decided')
    expect(not tapis.shown(re.compile('Solve')), 'Berta made no mistake')
    tapis.check_errors()


def main():
    tap = Tap()
    tap.run('a review by keys', by_keys)
    tap.run('the review of the game on the table', from_the_table)
    tap.run('a review that is left', left)
    tap.run('the reviews of two persons', two_persons)
    tap.done()


if __name__ == '__main__':
    main()
