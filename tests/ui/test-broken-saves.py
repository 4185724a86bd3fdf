#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saves that are broken in every way: the program starts, says what is wrong
in one sentence, keeps the file aside and goes on.

    test-broken-saves.py TAPIS TAPIS-LAB
"""

import re

from tapis_driver import Tap, Tapis, expect

HUGE = 100 * 1024 * 1024


def good_save():
    """The save of a game in which a few moves have been made."""
    tapis = Tapis()
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '3',
                '--players', 'easy')
    while len((tapis.read_save() or tapis.wait(
            'the first save', tapis.read_save)).moves()) < 8:
        table = tapis.turn()
        before = tapis.save_text()
        table.act(tapis)
        tapis.wait('the move', lambda: tapis.save_text() != before)
    tapis.turn()
    text = tapis.save_text()
    tapis.kill()
    tapis.replay()
    return text


def replaced(text, pattern, by):
    changed, count = re.subn(pattern, by, text, count=1, flags=re.M)
    expect(count == 1, f'the save has no {pattern}')
    return changed


def ways_to_break(text):
    first = re.search(r'^hand\.0=(\S+)', text, re.M)[1]
    return {
        'truncated': text[:len(text) * 3 // 5],
        'cut off in the first line': text[:4],
        'edited: a card twice': replaced(
            text, r'^up\.1=\S+', f'up.1={first}'),
        'edited: an impossible move': replaced(
            text, r'^4=.*$', '4=0 lay 2S 3S 4S'),
        'edited: nonsense for a number': replaced(
            text, r'^seats=2$', 'seats=two'),
        'of another game': replaced(text, r'^id=norwegian$', 'id=balco'),
        'of the smallest game': replaced(text, r'^id=norwegian$', 'id=null'),
        'of a newer format': replaced(text, r'^format=\d+$', 'format=99'),
        'empty': '',
        'not a text': bytes(range(256)) * 20,
        'of 100 MB': None,
    }


def write_broken(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    if content is None:
        with open(path, 'wb') as file:
            file.write(b'[game]\nformat=1\nid=norwegian\n')
            file.truncate(HUGE)
    elif isinstance(content, str):
        path.write_text(content, encoding='utf-8')
    else:
        path.write_bytes(content)


def one_way(content, by_button):
    tapis = Tapis()
    write_broken(tapis.save_path, content)
    size = tapis.save_path.stat().st_size
    if by_button:
        tapis.start()
        tapis.wait('the running game on the chooser page', lambda: tapis.find(
            'Resume Norwegian War'))[0].act()
    else:
        tapis.start('--resume', 'norwegian')

    # one sentence, to be seen and to be heard
    told = tapis.wait('a sentence about it', lambda: [
        node for node in tapis.find(re.compile(r'broken-1'))
        if node.role == 'label'])[0].name
    expect(told.endswith('.') and '. ' not in told and '\n' not in told,
           f'not one sentence: {told!r}')
    expect(not re.search(r'_|%|\bG[A-Z]|key file|line \d', told),
           f'not for a person: {told!r}')
    tapis.wait('it to be announced', lambda: any(
        told in said for said in tapis.reader.said) or told in
        tapis.tree().children[0].name)
    print(f'# {told}')

    kept = tapis.data / 'norwegian.tapis.broken-1'
    expect(kept.stat().st_size == size and not tapis.save_path.exists(),
           'the file was not kept aside')

    # and all goes on
    expect(not tapis.find('Resume Norwegian War'), 'it is offered once more')
    tapis.find('New game of Norwegian War')[0].act()
    tapis.wait('the page that settles a game',
               lambda: tapis.find('Deal the Cards'))[0].act()
    tapis.wait('the game', tapis.read_save)
    table = tapis.turn()
    expect('Ready' in table.actions, 'no game begins')
    tapis.replay()
    tapis.check_errors()


def main():
    tap = Tap()
    ways = {}
    tap.run('a good save to begin with',
            lambda: ways.update(ways_to_break(good_save())))
    for i, (name, content) in enumerate(ways.items()):
        tap.run(f'a save {name}', one_way, content, i % 2 == 0)
    tap.done()


main()
