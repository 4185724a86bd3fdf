#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What was played, by keys and as a screen reader sees it: history, replay,
playing on from there, statistics.

    test-history.py TAPIS TAPIS-LAB FINISHED-GAMES
"""

import re
import subprocess
import sys
from datetime import datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'lint'))

from games import all_games
from page_rules import check
from tapis_driver import GAMES, Save, Tap, Tapis, expect

FINISHED = sys.argv[3]


def fill(tapis, number, *more):
    history = tapis.data / 'history'
    subprocess.run([FINISHED, history, str(number), *more], check=True)
    return sorted(history.glob('*.tapis'),
                  key=lambda path: path.name.split('-')[-2], reverse=True)


def button(tapis, name):
    """The button or slider of that name, once it is seen."""
    return tapis.wait(f'“{name}”', lambda: next(
        (node for node in tapis.find(name) if node.seen()
         and node.role != 'label'), None))


def rows(tapis):
    """The games in the list that are shown, from the top."""
    return [node for node in tapis.tree().all()
            if node.role == 'button' and node.seen()
            and re.search(r'20\d\d', node.description)]


def open_page(tapis, key='ctrl+shift+h'):
    tapis.start()
    tapis.take_keys()
    tapis.press(key)


def started(settings=None, number=0, game=GAMES[0], more=()):
    tapis = Tapis(settings, game=game)
    files = fill(tapis, number, *more) if number else []
    open_page(tapis)
    return tapis, files


def where(tapis):
    """Where the replay stands: "Move 3 of 80"."""
    for node in tapis.tree().all():
        found = re.match(r'Move (\d+) of (\d+)', node.name)
        if found and node.role == 'label' and node.seen():
            return int(found[1]), int(found[2])
    return None


def at(tapis, position):
    return tapis.wait(f'move {position}', lambda: (
        here if (here := where(tapis)) and here[0] == position else None))


# --- history -----------------------------------------------------------------

def by_keys():
    """A list, one game of it, and back, by keys alone."""
    tapis, files = started(number=6)
    first = tapis.focus_on('the first game', lambda node: node.role ==
                           'button' and '2026' in node.description)
    expect(re.match(r'[^:]+: .+[.!]$', first.name),
           f'{first} does not say how it ended')
    tapis.press('Down')
    second = tapis.focus_on('the second game', lambda node: node.role ==
                            'button' and '2026' in node.description and
                            node.description != first.description)
    tapis.press('Return')
    tapis.focus_on('Replay')
    tapis.press('alt+Left')
    button(tapis, second.name)
    tapis.focus_on('a game', lambda node: '2026' in node.description)

    # deleted, and brought back
    tapis.press('Delete')
    tapis.wait('a file to go', lambda: not all(path.exists()
                                               for path in files))
    tapis.hear('has been deleted')
    # where it cannot be brought back it is not lost: one tries again
    gone = next(path for path in files if not path.exists())
    gone.mkdir()
    button(tapis, 'Undo').act()
    tapis.hear('cannot be changed')
    gone.rmdir()
    button(tapis, 'Undo').act()
    tapis.wait('the file to come back',
               lambda: all(path.is_file() for path in files))
    tapis.press('alt+Left')
    tapis.wait('the chooser', lambda: tapis.find('New game of Norwegian War'))
    tapis.check_errors()


def by_actions(game):
    """One game by the actions of a screen reader: shown, copied, deleted."""
    tapis, files = started(number=3, game=game, more=(game.id,))
    tapis.wait('the games', lambda: len(rows(tapis)) == 3)
    check(tapis, 'the history')
    rows(tapis)[0].act()
    copy = button(tapis, 'Copy as Text')
    check(tapis, 'a finished game')
    button(tapis, 'Copy Link').act()
    tapis.hear('The link to this deal')
    tapis.reader.said.clear()
    copy.act()
    tapis.hear('clipboard')
    expect(tapis.find('Result'), 'no result')
    expect(tapis.find(re.compile(r'^Moves of all players: \d+')) and
           tapis.find(re.compile(r'^Your decisions: \d+')),
           'no number of moves')
    button(tapis, 'Delete').act()
    tapis.wait('two games', lambda: len(rows(tapis)) == 2)
    expect(not files[0].exists(), 'the file is still there')
    # whoever closes the window has not changed their mind
    tapis.close()
    open_page(tapis)
    tapis.wait('two games', lambda: len(rows(tapis)) == 2)
    tapis.wait('nothing to be left', lambda: len(list(
        (tapis.data / 'history').iterdir())) == 2)
    tapis.check_errors()


def empty():
    tapis, _files = started()
    button(tapis, 'Games shown')
    tapis.wait('that there is none',
               lambda: tapis.find('No Finished Games'))
    tapis.check_errors()


def broken():
    """Broken files are named, left alone and in nobody's way."""
    tapis = Tapis()
    files = fill(tapis, 4)
    history = tapis.data / 'history'
    good = files[0].read_text(encoding='utf-8')
    bad = {'norwegian-20261121T000000Z-1.tapis': good[:len(good) // 3],
           'balco-20261121T000000Z-2.tapis': '',
           'strange.tapis': 'x' * (5 * 1024 * 1024)}
    for name, text in bad.items():
        (history / name).write_text(text, encoding='utf-8')
    open_page(tapis)
    tapis.wait('the games', lambda: len(rows(tapis)) == 4)
    told = tapis.wait('the broken ones', lambda: tapis.find(
        re.compile('files cannot be read')))[0].name
    expect(all(name in told for name in bad), f'not all named: {told}')
    expect(all((history / name).read_text(encoding='utf-8') == text
               for name, text in bad.items()), 'a broken file was changed')
    # one that breaks while it is shown
    rows(tapis)[0].act()
    replay = button(tapis, 'Replay')
    files[0].write_text('nothing', encoding='utf-8')
    replay.act()
    tapis.hear('cannot be read')
    tapis.check_errors()


def thousands():
    """2,000 games: the first ones are there at once."""
    tapis = Tapis()
    fill(tapis, 2000)
    open_page(tapis)
    first = tapis.wait('the first games', lambda: rows(tapis))
    expect(len(first) < 300, 'every game has a widget')
    tapis.focus_on(first[0].name)
    tapis.check_errors()


# --- replay ------------------------------------------------------------------

def replay_by_keys(game):
    """Forth and back by keys; what the table shows is what the engine says."""
    tapis, files = started(number=1, game=game, more=(game.id, '2'))
    tapis.focus_on('the game', lambda node: '2026' in node.description)
    tapis.press('Return')
    tapis.focus_on('Replay')
    tapis.press('Return')
    slider = tapis.focus_on('Moves')
    expect(slider.role == 'slider', f'{slider} is no slider')
    last = at(tapis, 0)[1]
    tapis.press('Right')
    at(tapis, 1)
    tapis.press('Right', 'Right')
    at(tapis, 3)
    tapis.press('ctrl+Left')
    at(tapis, 2)
    said = tapis.wait('the move to be said', lambda: list(tapis.reader.said)
                      [-1] if tapis.reader.said else None)
    expect(said.rstrip('\u200b').endswith(('.', '!')), f'{said} no sentence')
    tapis.press('Page_Up')
    at(tapis, 12)
    tapis.press('End')
    at(tapis, last)
    tapis.press('Home')
    at(tapis, 0)
    tapis.press('ctrl+End')
    at(tapis, last)
    expect(tapis.find(re.compile(r'Move \d+ of \d+ · .+[.!]')),
           'the end does not say who has won')
    tapis.press('ctrl+Home')
    at(tapis, 0)
    expect(not tapis.shown('Hint'), 'one could play')
    # by itself
    tapis.press('ctrl+p')
    tapis.wait('it to go on by itself', lambda: (where(tapis) or [0])[0] >= 2,
               20)
    tapis.press('ctrl+p')
    button(tapis, 'Autoplay')
    text = files[0].read_text(encoding='utf-8')
    expect(not tapis.save_path.exists(), 'a replay is saved as a game')
    tapis.press('alt+Left')
    tapis.focus_on('Replay')
    expect(files[0].read_text(encoding='utf-8') == text,
           'a replay changes the file')
    tapis.check_errors()


def replay_by_actions(game):
    """The same by actions, with all cards open; and played on from there."""
    tapis, files = started(number=1, game=game, more=(game.id, '3'))
    tapis.wait('the game', lambda: rows(tapis))[0].act()
    button(tapis, 'Replay').act()
    slider = button(tapis, 'Moves')
    slider.set_value(9)
    at(tapis, 9)
    button(tapis, 'Go to the next move').act()
    at(tapis, 10)
    button(tapis, 'Go to the previous move').act()
    at(tapis, 9)
    button(tapis, 'Cards shown and pace')
    before = len([node for node in tapis.find('face-down card')
                  if node.seen()])
    tapis.take_keys()
    tapis.wait('the slider', lambda: tapis.focus() is not None)
    # the menu, by keys: its items are what the toolkit makes of them
    while (tapis.focus() or slider).name != 'Cards shown and pace':
        seen = tapis.focus()
        tapis.press('Tab')
        tapis.wait('the focus to move', lambda: tapis.focus() is not None and
                   tapis.focus().ref != seen.ref)

    def item(name):
        return tapis.wait('the menu', lambda: next(
            (node for node in tapis.find(name) if node.actions()), None))

    tapis.press('Return')
    expect('checked' not in item('Fast').states, 'it is fast at first')
    expect('checked' in item('Normal').states, 'it has no pace at first')
    item('Fast').act()
    tapis.focus_on('Cards shown and pace')
    tapis.press('Return')
    expect('checked' in item('Fast').states, 'the pace has not changed')
    everybody = item('Everybody’s Cards')
    everybody.act()
    tapis.see('The others’ hands')
    tapis.wait('open cards', lambda: len([
        node for node in tapis.find('face-down card') if node.seen()]) <
        before or before == 0)
    button(tapis, 'Play On').act()
    tapis.wait('the practice game', tapis.save_path.exists)
    save = tapis.read_save()
    expect(save.file.get('sitting', 'practice', fallback='off') == 'on',
           'it is no practice')
    expect(len(list((tapis.data / 'history').glob('*.tapis'))) == 1,
           'the game it came from has gone')
    finished = Save(files[0].read_text(encoding='utf-8'))
    played = save.moves()
    expect(played[:8] == finished.moves()[:8], 'it does not go on from there')
    tapis.turn()
    tapis.check_errors()


def replay_stays_in_place():
    """Nothing moves on a narrow window where what was played takes one line
    here and two lines there."""
    tapis, _ = started({'window-width': '360', 'window-height': '640'},
                       number=1, more=('norwegian', '2'))
    tapis.wait('the game', lambda: rows(tapis))[0].act()
    button(tapis, 'Replay').act()
    slider = button(tapis, 'Moves')
    last = at(tapis, 0)[1]
    places, told = set(), set()
    for position in range(1, min(last, 30)):
        tapis.reader.said.clear()
        slider.set_value(position)
        at(tapis, position)
        said = tapis.wait('what was played', lambda: list(tapis.reader.said))
        told.add(len(said[-1]))
        fox = tapis.wait('the other player', lambda: tapis.find('Fox'))[0]
        places.add((slider.extents()[1], *fox.extents()[1::2]))
    expect(min(told) < 35 and max(told) > 65,
           f'there were not one line here and two lines there: {told}')
    expect(len(places) == 1, f'slider and player were at {places}')
    tapis.check_errors()


def replay_fits_a_low_window():
    """On a narrow window the buttons need a second row. The table gives it its
    room: the window does not grow for it."""
    height = 580
    tapis, _ = started({'window-width': '360', 'window-height': str(height)},
                       number=1, more=('norwegian', '2'))
    tapis.wait('the game', lambda: rows(tapis))[0].act()
    button(tapis, 'Replay').act()
    at(tapis, 0)
    first = button(tapis, 'Go to the deal').extents()
    last = button(tapis, 'Play On').extents()
    frame = tapis.tree().children[0].extents()
    expect(last[1] >= first[1] + first[3], f'one row: {first}, {last}')
    expect(last[1] + last[3] <= frame[3], f'{last} is not within {frame}')
    expect(frame[3] <= height, f'the window has grown: {frame}')
    tapis.check_errors()


def replay_of_the_running_game():
    """From the table and back to it; nobody's cards are shown there."""
    tapis = Tapis()
    tapis.start('--game', 'norwegian', '--seats', '3', '--deal', '5')
    table = tapis.turn()
    table.act(tapis)
    tapis.wait('a move', lambda: len((tapis.read_save()).moves()) > 1)
    tapis.turn()
    before = tapis.save_text()
    tapis.take_keys()
    tapis.press('ctrl+shift+r')
    button(tapis, 'Moves')
    at(tapis, 0)
    tapis.press('ctrl+Right')
    at(tapis, 1)
    expect(tapis.save_text() == before, 'the running game has been changed')
    tapis.press('alt+Left')
    tapis.turn()
    expect(tapis.save_text() == before, 'the running game has been changed')
    tapis.check_errors()


# --- statistics --------------------------------------------------------------

def tile(tapis, what):
    """The number of a tile: "Won: 7"."""
    for node in tapis.tree().all():
        if node.seen() and re.match(rf'{what}: \d', node.name):
            return int(re.search(r'\d+', node.name)[0])
    return None


def few_games(number):
    """Four games make no curve, five do."""
    tapis = Tapis()
    fill(tapis, number)
    open_page(tapis, 'ctrl+shift+t')
    tapis.wait('the games', lambda: tile(tapis, 'Games played') == number)
    button(tapis, 'Reset…')
    plots = [node for node in tapis.find('Results over time') if node.seen()]
    expect(len(plots) == (number == 5), f'{number} games: {plots}')
    tapis.check_errors()


def statistics():
    """Counted by game, level and players; and begun anew."""
    tapis = Tapis()
    files = fill(tapis, len(all_games()) * 6)
    norwegian = [path for path in files if path.name.startswith('norwegian')]
    open_page(tapis, 'ctrl+shift+t')
    tapis.focus_on('the choice of games',
                   lambda node: node.name.startswith('Games counted'))
    tapis.wait('all games', lambda: tile(tapis, 'Games played') == len(files))
    check(tapis, 'the statistics')
    won = tile(tapis, 'Won')
    plot = button(tapis, 'Results over time')
    expect(f'You have won {won} of them.' in plot.description and
           re.search(r'The first was on .*2026', plot.description),
           f'the plot says: {plot.description}')
    groups = [node for node in tapis.tree().all() if node.seen() and
              re.search(r'\d+ games?, \d+ won', node.description)]
    expect(len(groups) > 2, 'no groups')
    expect(sum(int(node.description.split()[0]) for node in groups) ==
           len(files),
           'the groups are not all games')
    button(tapis, 'The results as a list')
    # one game alone, by keys
    expect(len(norwegian) >= 5, 'too few games for a plot')
    tapis.press('space')
    tapis.wait('the list of games', lambda: tapis.find('Norwegian War'))
    tapis.press('Down', 'Return')
    tapis.wait('one game', lambda: tile(tapis, 'Games played') ==
               len(norwegian))
    button(tapis, 'Reset…').act()
    tapis.wait('the question', lambda: tapis.find(
        'Reset the statistics of Norwegian War?'))
    tapis.push('Reset')
    tapis.see('No Games Counted Yet')
    earlier = tapis.data / 'history' / 'earlier'
    expect(len(list(earlier.glob('norwegian*.tapis'))) == len(norwegian),
           'the games are not all there')
    # they can still be read
    tapis.take_keys()
    tapis.press('ctrl+shift+h')
    tapis.focus_on('the newest game', lambda node: '2026' in node.description)
    # newer GTK versions make no rows that nobody sees
    oldest, when, _ = files[-1].name.rsplit('-', 2)
    month = datetime.strptime(when, '%Y%m%dT%H%M%SZ').strftime('%B')
    expect(oldest == 'norwegian', f'{files[-1]} is the oldest')
    tapis.press('End')
    tapis.wait('the oldest game, from before', lambda: [
        node for node in [tapis.focus()] if node is not None and
        node.name.startswith('Norwegian War:') and month in
        node.description])
    tapis.check_errors()


def main():
    tap = Tap()
    tap.run('statistics', statistics)
    for number in (4, 5):
        tap.run(f'statistics of {number} games', few_games, number)
    tap.run('the history by keys', by_keys)
    tap.run('no history', empty)
    tap.run('broken files in the history', broken)
    tap.run('thousands of games', thousands)
    tap.run('a replay of the running game', replay_of_the_running_game)
    tap.run('a replay in a low window', replay_fits_a_low_window)
    tap.run('a replay stays in its place', replay_stays_in_place)
    for game in GAMES:
        tap.run(f'a finished game of {game.title} by actions', by_actions,
                game)
        tap.run(f'a replay of {game.title} by keys', replay_by_keys, game)
        tap.run(f'a replay of {game.title} by actions', replay_by_actions,
                game)
    tap.done()


main()
