#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saves that are broken in every way: the program starts, says what is wrong
in one sentence, keeps the file aside and goes on.

    test-broken-saves.py TAPIS TAPIS-LAB
"""

import re
import subprocess
import sys

from tapis_driver import Game, Tap, Tapis, expect

HUGE = 100 * 1024 * 1024


def lab(*arguments, text=None):
    return subprocess.run([sys.argv[2], *arguments], input=text, text=True,
                          check=True, stdout=subprocess.PIPE).stdout


def games():
    """The registered games: what the chooser offers, by the engine's ids."""
    tapis = Tapis()
    tapis.start()
    titles = [found[1] for node in tapis.tree().all()
              if (found := re.match('New game of (.+)', node.name))]
    tapis.kill()
    ids = [line.split()[0] for line in lab('games').splitlines()
           if not line.startswith(' ')]
    return list(zip(ids, titles))


def good_save(game):
    """The save of a game in which a few moves have been made."""
    save = lab('deal', game, '--seed', '3')
    for number in range(1, 9):
        after = lab('advise', 'easy', '--seed', str(number), '--save',
                    text=save)
        if '[game]' not in after:
            break
        save = after
    return f'{save}\n[table]\nviewer=0\nplayer.0=person\n'


def replaced(text, pattern, by):
    changed, count = re.subn(pattern, by, text, count=1, flags=re.M)
    expect(count == 1, f'the save has no {pattern}')
    return changed


def ways_to_break(text, game):
    first = re.search(r'^hand\.0=(\S+)', text, re.M)[1]
    other = 'balco' if game != 'balco' else 'norwegian'
    return {
        'truncated': text[:len(text) * 3 // 5],
        'cut off in the first line': text[:4],
        'edited: a card twice': replaced(
            text, r'^hand\.1=\S+', f'hand.1={first}'),
        'edited: an impossible move': replaced(
            text, r'^1=.*$', '1=0 lay 2S 3S 4S'),
        'edited: nonsense for a number': replaced(
            text, r'^seats=\d+$', 'seats=two'),
        'of another game': replaced(text, r'^id=.*$', f'id={other}'),
        'of the smallest game': replaced(text, r'^id=.*$', 'id=null'),
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


def one_way(game, title, content, by_button):
    tapis = Tapis(game=Game(game, title, ''))
    write_broken(tapis.save_path, content)
    size = tapis.save_path.stat().st_size
    if by_button:
        tapis.start()
        tapis.push(f'Resume {title}')
    else:
        tapis.start('--resume', game)

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

    kept = tapis.data / f'{game}.tapis.broken-1'
    expect(kept.stat().st_size == size and not tapis.save_path.exists(),
           'the file was not kept aside')

    # and all goes on
    expect(not tapis.find(f'Resume {title}'), 'it is offered once more')
    tapis.find(f'New game of {title}')[0].act()
    tapis.push('Deal the Cards')
    tapis.wait('the game', tapis.read_save)
    tapis.replay()
    tapis.check_errors()


def main():
    tap = Tap()
    found = games()
    expect(len(found) > 1, 'no games are offered')
    for n, (game, title) in enumerate(found):
        for i, (name, content) in enumerate(
                ways_to_break(good_save(game), game).items()):
            # every way in the first game, of the others some by turns
            if n == 0 or (i + n) % 3 == 0:
                tap.run(f'{title}: a save {name}', one_way, game, title,
                        content, i % 2 == 0)
    tap.done()


main()
