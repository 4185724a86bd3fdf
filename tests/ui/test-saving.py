#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window does about games that are in danger: a disk that does not
take them, a game that was played on elsewhere, and games to be given up.

    test-saving.py TAPIS TAPIS-LAB
"""

import re
import subprocess
import time

from tapis_driver import GAMES, Tap, Tapis, expect, save_of

NORWEGIAN, BALCO = GAMES
TROUBLE = 'The game is not saved: its folder cannot be created.'
ELSEWHERE = 'The game is not saved: it has been continued elsewhere.'
QUESTION = 'Give up the current game?'
MOVES = 2


def told(tapis, sentence):
    tapis.see(sentence, 'label')
    tapis.wait(f'“{sentence}” to be said', lambda: any(
        sentence in said for said in tapis.reader.said) or
        sentence in tapis.tree().children[0].name)


def told_once(tapis, sentence):
    """Told, and said to a screen reader no more than once."""
    told(tapis, sentence)
    tapis.reader.rest()
    # what was said before anybody listened is still the window's name
    times = ([text.count(sentence) for text in tapis.reader.said
              if sentence in text] or
             [tapis.tree().children[0].name.count(sentence)])
    expect(times == [1], f'said {times} times: {list(tapis.reader.said)}')


def make_moves(tapis):
    """Plays on a little; the game must not depend on its file."""
    for _ in range(MOVES):
        table = tapis.turn()
        labels = table.labels
        table.act(tapis)
        tapis.wait('the game to go on', lambda before=labels: (
            tapis.table().labels != before))


def lies(table):
    """What lies on the table."""
    return (sorted(card.name for card in table.cards),
            [table.pile(name).name for name in ('Stock', 'Pile')])


def disk_fails():
    """No folder for the games: told from the first moment, for as long as it
    is so, and asked about before the program ends."""
    tapis = Tapis()
    tapis.data.parent.mkdir(parents=True)
    tapis.data.write_text('in the way', encoding='utf-8')
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '5')
    told_once(tapis, TROUBLE)
    make_moves(tapis)
    expect(tapis.shown(TROUBLE, 'label'), 'it is told no more')

    tapis.take_keys()
    tapis.press('ctrl+q')
    tapis.see('Quit without saving?')
    tapis.shown('Cancel', 'button').act()
    tapis.wait('the question to go',
               lambda: not tapis.shown('Quit without saving?'))
    expect(tapis.shown(TROUBLE, 'label'), 'it is told no more')

    # still in the way
    tapis.reader.said.clear()
    tapis.shown('Try Again', 'button').act()
    tapis.hear(TROUBLE)
    tapis.data.unlink()
    tapis.shown('Try Again', 'button').act()
    tapis.wait('the notice to go', lambda: not tapis.shown(TROUBLE, 'label'))
    expect(len(tapis.read_save().moves()) >= MOVES, 'moves are lost')
    tapis.replay()
    tapis.close()
    tapis.check_errors()


def left_unsaved():
    """A game that the disk did not take is resumed with all its moves."""
    tapis = Tapis()
    tapis.data.parent.mkdir(parents=True)
    tapis.data.write_text('in the way', encoding='utf-8')
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '5')
    told(tapis, TROUBLE)
    make_moves(tapis)
    before = lies(tapis.turn())
    tapis.shown('All games', 'button').act()
    tapis.see('Resume Norwegian War')
    tapis.reader.said.clear()
    tapis.shown('Resume Norwegian War').act()
    tapis.wait('the same game', lambda: (
        table := tapis.table()) and table.my_turn())
    told_once(tapis, TROUBLE)
    expect(lies(tapis.turn()) == before, 'it is another position')
    tapis.data.unlink()
    tapis.see('Try Again', 'button').act()
    tapis.wait('a save', tapis.read_save)
    tapis.check_errors()


def elsewhere():
    """Another program plays on: it is not written over unasked."""
    tapis = Tapis()
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '5')
    tapis.turn().act(tapis)
    tapis.turn()
    other = tapis.read_save().text + '# another hand\n'
    draft = tapis.data / 'draft'
    draft.write_text(other, encoding='utf-8')
    draft.replace(tapis.save_path)
    tapis.turn().act(tapis)
    told(tapis, ELSEWHERE)
    expect(tapis.save_text() == other, 'it was written over')
    tapis.shown('Save This One', 'button').act()
    tapis.wait('the notice to go',
               lambda: not tapis.shown(ELSEWHERE, 'label'))
    expect(tapis.save_text() != other, 'it was not saved')
    tapis.replay()
    tapis.check_errors()


def give_up():
    """Two questions at once: each is about a game of its own."""
    tapis = Tapis()
    tapis.start()
    environment = {'LC_ALL': 'C.UTF-8'}

    def also(*arguments):
        with open(f'/proc/{tapis.process.pid}/environ', 'rb') as file:
            environment.update(
                entry.split('=', 1) for entry in
                file.read().decode().split('\0') if '=' in entry)
        subprocess.run([tapis.program, *arguments], check=True,
                       env=environment, timeout=60)

    for game in GAMES:
        tapis.game = game
        also('--game', game.id, '--seats', '2', '--deal', '5')
        tapis.wait('the first save', tapis.read_save)
        count = len(tapis.read_save().moves())
        tapis.turn().act(tapis)
        tapis.wait('a move', lambda n=count: (
            len(tapis.read_save().moves()) > n))
        tapis.turn()
    for game in GAMES:
        also('--game', game.id, '--seats', '2', '--deal', '100')
    questions = tapis.wait('both questions', lambda: (
        found if len(found := [
            node for node in tapis.tree().all() if node.seen() and
            node.name.startswith('A game of ') and node.role == 'label'])
        == 2 else None))
    tapis.game = BALCO
    balco = tapis.save_text()
    about = next(node for node in questions if NORWEGIAN.title in node.name)
    dialog = next(node for node in about.above() if any(
        below.name == 'Give Up' for below in node.all()))
    next(node for node in dialog.all()
         if node.name == 'Give Up' and node.role == 'button').act()
    tapis.game = NORWEGIAN
    tapis.wait('the new game', lambda: (
        tapis.read_save().file.get('game', 'deal', fallback='') == '100'))
    tapis.game = BALCO
    expect(tapis.save_text() == balco, 'the other game was given up')
    tapis.check_errors()


DAY = 'Deal of the Day · Norwegian War'
LAST_CARD = '''phase=play
to-move=0
stock=
pile=5D@1
hand.0=9C
up.0=
down.0=
hand.1=4H
up.1=2D 9S 10H
down.1=6D QC 3S'''


def day_file(tapis):
    return tapis.data / f'norwegian-{time.strftime("%Y%m%d")}.tapis'


def play_on(tapis, path):
    """Makes moves in the game of that file."""
    for _ in range(MOVES):
        table = tapis.turn()
        before = path.read_text(encoding='utf-8')
        table.act(tapis)
        tapis.wait('the game to go on', lambda text=before: (
            path.read_text(encoding='utf-8') != text))


def resumed(tapis, name):
    """The position of the game that the button @name goes on with."""
    button = tapis.see(name)
    tapis.wait('what runs', lambda: re.search(
        'your turn', (button := tapis.shown(name)) and button.description))
    button.act()
    return lies(tapis.wait('the table', lambda: (
        table := tapis.table()) and table.my_turn() and table))


def day_beside():
    """The deal of the day is begun beside a running game without a question;
    both are there again after a crash, each on its own card."""
    tapis = Tapis()
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '5')
    play_on(tapis, tapis.save_path)
    usual = lies(tapis.turn())
    tapis.shown('All games', 'button').act()
    tapis.see(DAY).act()
    tapis.wait('its save', day_file(tapis).exists)
    play_on(tapis, day_file(tapis))
    day = lies(tapis.turn())
    tapis.kill()
    tapis.start()
    expect(resumed(tapis, 'Resume Norwegian War') == usual,
           'the usual game is another one')
    tapis.shown('All games', 'button').act()
    expect(resumed(tapis, DAY) == day, 'the deal of the day is another one')
    # and from a page that was looked at meanwhile
    tapis.take_keys()
    tapis.press('ctrl+shift+h')
    tapis.wait('the history', lambda: not tapis.table().my_turn())
    tapis.press('Escape')
    tapis.wait('the same game', lambda: (
        table := tapis.table()) and table.my_turn() and lies(table) == day)
    tapis.check_errors()


def after_the_day():
    """After the deal of the day the next game is a usual one: if one is
    running, the person is asked."""
    tapis = Tapis()
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '5')
    play_on(tapis, tapis.save_path)
    tapis.turn()
    tapis.kill()
    usual = tapis.save_text()
    day_file(tapis).write_text(save_of(LAST_CARD), encoding='utf-8')
    tapis.start()
    resumed(tapis, DAY)
    tapis.turn().act(tapis)
    tapis.turn().next_game().act()
    tapis.see(QUESTION)
    expect(tapis.save_text() == usual, 'the usual game was given up')
    expect(not day_file(tapis).exists(), 'the finished game is running')
    tapis.shown('Give Up', 'button').act()
    tapis.wait('the next game', lambda: tapis.save_text() != usual)
    expect(not day_file(tapis).exists(), 'the next game is of this day')
    expect(len(list((tapis.data / 'history').glob('*.tapis'))) == 1,
           'the finished game is not in the history')
    tapis.check_errors()


def main():
    tap = Tap()
    tap.run('a disk that fails', disk_fails)
    tap.run('a game that the disk did not take', left_unsaved)
    tap.run('a game that was played on elsewhere', elsewhere)
    tap.run('two games to be given up', give_up)
    tap.run('the deal of the day beside a running game', day_beside)
    tap.run('the game after the deal of the day', after_the_day)
    tap.done()


main()
