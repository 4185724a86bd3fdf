#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's pages: the way back from each, the keys that are listed on it,
and what is said of what was done there.

    test-pages.py TAPIS TAPIS-LAB
"""

import re
import subprocess
import time
from pathlib import Path

from tapis_driver import Game, Tap, Tapis, expect, save_of, xdotool
from window_manager import WindowManager

LINGUAS = Path(__file__).resolve().parents[2] / 'po/LINGUAS'
SEARCH = 'Search the games'
NEW_GAME = 'New game of Norwegian War'


def at_chooser(tapis):
    tapis.see(NEW_GAME)


def escape():
    """Escape closes what is open first, and then leads back, page by page."""
    tapis = Tapis()
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '5')
    tapis.turn()
    tapis.take_keys()
    tapis.press('space')

    def chosen():
        return [card for card in tapis.table().cards
                if 'checked' in card.states or 'pressed' in card.states]

    tapis.wait('a chosen card', chosen)
    tapis.press('Escape')
    tapis.wait('the card to be let go', lambda: not chosen())
    tapis.press('Escape')
    at_chooser(tapis)
    expect(tapis.read_save() is not None, 'the game is lost')
    # from a page of a page to all games
    tapis.press('ctrl+shift+h')
    tapis.see('No Finished Games')
    tapis.press('Escape')
    at_chooser(tapis)
    tapis.shown(NEW_GAME).act()
    tapis.see('Players')
    tapis.press('Escape')
    at_chooser(tapis)
    # and there it stays
    tapis.press('Escape')
    tapis.reader.rest()
    at_chooser(tapis)
    tapis.check_errors()


def laid_out(tapis, name):
    """Whether something called so has a place in the window."""
    return any(node.extents()[2] > 0 for node in tapis.find(name))


def keys(arguments, mine, others):
    """The window of keys begins with those of the page that is shown."""
    tapis = Tapis()
    tapis.start(*arguments)
    tapis.take_keys()
    tapis.press('ctrl+question')
    tapis.wait(f'the keys “{mine}”', lambda: laid_out(tapis, mine))
    for other in others:
        expect(not laid_out(tapis, other), f'the keys “{other}” are shown')
    tapis.check_errors()


def overlap(a, b):
    return (a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and
            a[1] < b[1] + b[3] and b[1] < a[1] + a[3])


def notice(width, height):
    """What was done otherwise than by a move is told where nothing moves for
    it, and goes with the page."""
    said = 'Deal number 5 copied'
    tapis = Tapis({'window-width': str(width), 'window-height': str(height)})
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '5')
    tapis.turn()
    tapis.take_keys()

    def places():
        table = tapis.wait('the table', tapis.table)
        return {button.ref: (button.name, button.extents())
                for button in table.tree.all()
                if button.role == 'button' and button.seen()}

    tapis.press('F10')
    tapis.see('Copy Deal Number')
    before = places()
    tapis.shown('Copy Deal Number').act()
    told = tapis.see(said)
    for name, place in before.values():
        expect(not overlap(told.extents(), place),
               f'what is told lies on {name}')
    after = places()
    for ref, place in before.items():
        expect(after.get(ref) == place, f'{place} is now {after.get(ref)}')
    tapis.press('alt+Left')
    at_chooser(tapis)
    tapis.wait('it to go with its page', lambda: not tapis.find(said))
    tapis.check_errors()


def not_begun():
    """Nobody is asked whether to give up a game in which nothing was done, and
    everybody where something was."""
    tapis = Tapis()
    tapis.start('--game', 'norwegian', '--seats', '2', '--deal', '5')
    table = tapis.turn()
    tapis.take_keys()
    tapis.press('ctrl+n')
    tapis.after('the deal', tapis.push, 'Deal the Cards')
    table = tapis.turn()
    table.act(tapis)
    tapis.wait('a move', lambda: tapis.read_save().moves())
    tapis.press('ctrl+n')
    tapis.push('Deal the Cards')
    tapis.see('Give up the current game?')
    tapis.check_errors()


def deal_number():
    """What is no number of a deal is told at once and begins no game; nothing
    is any deal, and Enter begins."""
    digits = 'A deal number is written in digits: 1 or higher.'
    most = 'A deal number can be at most 18446744073709551615.'
    usual = ('The same number deals the same cards; leave it empty for a new '
             'deal')
    tapis = Tapis()
    tapis.start()
    tapis.take_keys()

    def asked():
        tapis.shown(NEW_GAME).act()
        return tapis.wait('the entry', lambda: (
            tapis.shown('Deal number', 'entry') or
            tapis.shown('Deal number', 'text')))

    at_chooser(tapis)
    entry = asked()
    for wrong, sentence in (('0', digits), ('12a', digits), ('-3', digits),
                            ('99999999999999999999', most)):
        entry.set_text(wrong)
        tapis.see(sentence)
        expect(not tapis.shown(usual), 'it is told what it should be')
        tapis.reader.said.clear()
        tapis.shown('Deal the Cards').act()
        tapis.hear(re.escape(sentence))
        tapis.focus_on('the entry',
                       lambda node: node.role in ('entry', 'text'))
        tapis.press('Return')
        tapis.reader.rest()
        expect(tapis.shown(sentence) and tapis.save_text() is None,
               f'{wrong} begins a game')
    for number in ('18446744073709551615', ''):
        entry.set_text(number)
        tapis.see(usual)
        tapis.after('Return', tapis.press, 'Return')
        tapis.turn()
        save = tapis.read_save()
        dealt = save.file.get('game', 'deal')
        expect(dealt == number if number else int(dealt) > 0,
               f'deal {dealt} instead of {number!r}')
        tapis.press('Escape')
        at_chooser(tapis)
        entry = asked()
    tapis.check_errors()


def make_moves(tapis, count):
    """Plays on; the table when it is the person's turn again."""
    for _ in range(count):
        tapis.after('a move', tapis.turn().act, tapis)
        # the table may still show the turn before
        tapis.wait('my turn', lambda: (
            tapis.replay().position('to-move') == '0'))
    return tapis.turn()


def log():
    """Who goes into the log comes to what has happened last, and there it ends,
    long sentences or not."""
    tapis = Tapis({'window-width': '1280', 'window-height': '720'})
    tapis.start('--game', 'norwegian', '--seats', '5', '--deal', '5')
    make_moves(tapis, 6)
    tapis.take_keys()

    def rows():
        return next([node for node in part.children if node.seen() and
                     node.role == 'list item'] for part in tapis.tree().all()
                    if part.role == 'list' and part.seen())

    tapis.wait('the log', rows)
    for _ in range(9):
        if tapis.press_and_see('F6').role == 'list item':
            break

    def lowest():
        return max(rows(), key=lambda node: node.extents()[1])

    focus = tapis.focus_on('the lowest row',
                           lambda node: node.ref == lowest().ref)
    x, y, width, height = focus.extents()
    frame = tapis.tree().children[0].extents()
    expect(width > 0 and height > 0 and y + height <= frame[3],
           f'the end of the log is not seen: {x, y, width, height}')
    tapis.check_errors()


def told_without_log():
    """Where no log is, the last move is told on the table itself."""
    tapis = Tapis({'window-width': '1000', 'window-height': '700',
                   'log-visible': 'false'})
    tapis.start('--game', 'norwegian', '--seats', '4', '--deal', '5')
    table = make_moves(tapis, 3)
    expect(table.says(r' (lays?|picks? up) '),
           f'the last move is not told: {table.labels}')
    tapis.check_errors()


def coach_buttons():
    """What goes on and what plays the learner's move share no place."""
    tapis = Tapis({'window-width': '360', 'window-height': '640'})
    tapis.start('--lesson', 'norwegian-03-turn')
    places = {}
    for name in ('Continue', 'Show Me'):
        for _ in range(20):
            button = tapis.wait('a way on', lambda: next(
                (node for way in ('Continue', 'Show Me')
                 for node in tapis.find(way) if node.role == 'button' and
                 node.seen() and 'sensitive' in node.states), None))
            if button.name == name:
                break
            said = len(tapis.reader.said)
            button.act()
            tapis.reader.listen(lambda n=said: len(tapis.reader.said) > n, 2)
        expect(button.name == name, f'no “{name}”')
        places[name] = button.extents()
    expect(not overlap(*places.values()), f'they share a place: {places}')
    tapis.check_errors()


def first_page():
    """Two columns or three where there is room, one on a telephone, where all
    games are on the screen; arrows go from card to card."""
    for width, columns in ((1600, 3), (1000, 2), (360, 1)):
        tapis = Tapis({'window-width': str(width),
                       'window-height': '640' if width == 360 else '700'})
        tapis.start()
        buttons = tapis.wait('the games', lambda: [
            node for node in tapis.tree().all() if node.seen() and
            node.name.startswith('New game of ')])
        across = {node.extents()[0] for node in buttons}
        expect(len(across) == columns,
               f'{width} pixels: columns at {sorted(across)}')
        tapis.wait('how long the courses take', lambda: any(
            'Learn it in' in node.name for node in tapis.tree().all()))
        frame = tapis.tree().children[0].extents()
        # more games than these are searched, and scrolled to
        for node in [] if tapis.find(SEARCH) else buttons:
            _, y, _, height = node.extents()
            expect(0 < y and y + height <= frame[3],
                   f'{width} pixels: {node} is off the screen')
        if width == 1000:
            tapis.take_keys()
            for key, name in (('Down', 'Learn Yellow Dwarf'),
                              ('Right', 'New game of Scientific War'),
                              ('Right', 'Learn Scientific War'),
                              ('Up', 'Learn Balcó')):
                tapis.press(key)
                tapis.focus_on(name)
        tapis.check_errors()
        tapis.kill()


def first_page_with_game():
    """All games are on the screen of a telephone in every language while one
    of them goes on."""
    names = [line for line in LINGUAS.read_text(encoding='utf-8').split('\n')
             if line and not line.startswith('#')]
    tapis = Tapis({'window-width': '360', 'window-height': '640',
                   'language': "'en'"})
    tapis.start('--game', 'norwegian', '--seats', '4', '--deal', '5')
    make_moves(tapis, 3)
    tapis.kill()
    tapis.start()
    at_chooser(tapis)
    frame = tapis.tree().children[0].extents()
    scrolls = bool(tapis.find(SEARCH))
    before = set()
    for language in ['en', *names]:
        tapis.write_settings(language=f"'{language}'")

        def last():
            """The buttons of the last game, in that language, on the screen
            once the page has been built."""
            found = [node for node in tapis.tree().all() if node.seen() and
                     node.role == 'button' and 'Noddy' in node.name and
                     '·' not in node.name and node.name not in before]
            places = [node.extents() for node in found]
            return found if len(found) == 2 and all(
                scrolls or 0 < y and y + height <= frame[3]
                for _, y, _, height in places) else None

        before = {node.name for node in tapis.wait(
            f'all games on the screen in {language}', last)}
    tapis.check_errors()


def finished_games(tapis, what):
    subprocess.run([tapis.program.parents[2] / 'tests/ui/finished-games',
                    tapis.data / 'history', str(what)], check=True)


def kept_place():
    """Who comes back from another page is where they were. The deal of the day
    is begun once, and gone on with."""
    people = "{'noddy': [('person', 'Anna'), ('person', 'Berta')]}"
    tapis = Tapis({'window-width': '360', 'window-height': '640',
                   'players': people}, game=Game('noddy', 'Noddy', ''))
    finished_games(tapis, 'today')
    day_save = tapis.data / f'noddy-{time.strftime("%Y%m%d")}.tapis'
    history = tapis.data / 'history'
    file, = history.glob('noddy-*')
    file.unlink()
    tapis.start()
    at_chooser(tapis)
    tapis.wait('how the deals of the day have ended', lambda: all(
        node.description.startswith('You ') == ('Noddy' not in node.name)
        for node in tapis.find(re.compile('^Deal of the Day · '))))
    tapis.take_keys()
    name = 'Deal of the Day · Noddy'
    # the last one of the page
    for _ in range(12):
        if tapis.press_and_see('shift+Tab').name == name:
            break
    day = tapis.focus_on(name)
    expect(day.description == 'Not played yet today', day.description)
    place = tapis.wait('the page to be scrolled', lambda: (
        found if (found := day.extents())[1] + found[3] <= 640
        else None))

    def back(said):
        """All games again, with the focus where it was."""
        return tapis.focus_on(
            f'{name}: {said}', lambda node: node.name == name and
            re.match(said, node.description))

    tapis.press('ctrl+shift+h')
    tapis.wait('the history', lambda: not tapis.shown(name))
    tapis.press('Escape')
    day = back('Not played yet today')
    tapis.wait('the page to be scrolled as before',
               lambda: day.extents() == place)
    for _ in range(2):
        tapis.press('Return')
        tapis.wait('the deal of the day', lambda: day_save.exists() and
                   not tapis.shown(name))
        save = day_save.read_text(encoding='utf-8')
        tapis.press('alt+Left')
        back(re.compile('^2 players · your turn · '))
        expect(day_save.read_text(encoding='utf-8') == save,
               'another game was begun')
        expect('Anna' not in save, 'who plays alone is called as one of two')
    tapis.check_errors()


def large_pages(width, height, columns):
    """The first page fills a large window, and scrolls in a small one; a game
    is set up in as many columns as there is room for."""
    tapis = Tapis({'window-width': str(width), 'window-height': str(height)})
    tapis.start()
    at_chooser(tapis)

    def rows():
        """Where the buttons to learn a game are, row by row."""
        found = [node.extents() for node in tapis.tree().all()
                 if node.role == 'button' and node.name.startswith('Learn ')]
        return sorted({y + h for _x, y, _w, h in found})

    def in_place():
        ends = rows()
        games = len(tapis.find(re.compile('^Learn ')))
        # two rows, with the deals of the day as the sixth card, fill the window
        filled = height - 60 if columns == 2 or games < 6 else 0
        return (len(ends) == -(-games // columns) and filled < ends[-1] and
                (columns == 2 or ends[-1] < height))
    tapis.wait('the cards in their places', in_place)
    tapis.shown(NEW_GAME).act()
    left = [tapis.see(name, 'label').extents()[0]
            for name in ('Players', 'House Rules')]
    expect((left[1] > left[0] + width / 3) == (columns == 3),
           f'the groups begin at {left}')
    tapis.check_errors()


LATEST = re.compile('^November 20, 2026')  # of the finished games


# Pages that are opened twice: what opens one, and what stands at its top.
OPENED = (
    ('a new game', NEW_GAME, 'Players'),
    ('a course', 'Learn Norwegian War', re.compile('^Lessons done')),
    ('the history', 'ctrl+shift+h', LATEST),
    ('the statistics', 'ctrl+shift+t', 'Games played'),
    ('the rules', 'F1', 'The games'),
)


def open_page(tapis, way):
    """By a key, or a button of the first page."""
    if re.match('ctrl|F1', way):
        tapis.press(way)
    else:
        tapis.shown(way).act()


def scroll(tapis, what, name, place):
    """Turns the wheel over the middle of the window, a notch at a time, until
    what was at @place has moved or is gone, and lets the page come to rest."""
    window = tapis.windows()[-1]

    def scrolled():
        xdotool(f'mousemove --window {window} 180 320 click 5')
        tapis.reader.listen(lambda: False, 0.3)
        found = tapis.shown(name)
        return not found or found.extents()[1] < place[1]

    tapis.wait(f'{what} to be scrolled', scrolled)


def stands(tapis, name):
    """Where it is, once it is there and rests."""
    found = tapis.see(name)
    place = found.extents()
    while True:
        tapis.reader.rest()
        before, place = place, tapis.shown(name).extents()
        if before == place and place[2] > 0:
            return place


def stands_again(tapis, what, name, place):
    """Waits until it is in that place, and stays there."""
    tapis.wait(f'“{name}” of {what} at {place}', lambda: (
        (found := tapis.shown(name)) and found.extents() == place))
    now = stands(tapis, name)
    expect(now == place, f'{what}: “{name}” goes on to {now} from {place}')


def opened_anew():
    """A page that is opened once more begins at its top, with the focus where
    it was at first; for each of them."""
    tapis = Tapis({'window-width': '360', 'window-height': '640'})
    finished_games(tapis, 40)
    tapis.start()
    at_chooser(tapis)
    tapis.take_keys()
    for what, way, top in OPENED:
        open_page(tapis, way)
        place = stands(tapis, top)
        focus = tapis.focus().name
        scroll(tapis, what, top, place)
        tapis.press('Escape')
        at_chooser(tapis)
        open_page(tapis, way)
        stands_again(tapis, what, top, place)
        expect(tapis.focus().name == focus,
               f'{what}: {tapis.focus()} has the focus, not {focus}')
        tapis.press('Escape')
        at_chooser(tapis)
    tapis.check_errors()


def come_back():
    """Who comes back from what a page leads to finds it as it was."""
    tapis = Tapis({'window-width': '360', 'window-height': '640'})
    finished_games(tapis, 40)
    tapis.start()
    at_chooser(tapis)
    tapis.take_keys()
    for what, way, top, key, times in (
            ('a new game', NEW_GAME, 'Players', 'shift+Tab', 4),
            ('a course', 'Learn Norwegian War', re.compile('^Lessons done'),
             'Down', 14),
            ('the history', 'ctrl+shift+h', LATEST, 'Down', 5)):
        open_page(tapis, way)
        first = stands(tapis, top)
        for _ in range(times):
            tapis.press_and_see(key)
        place = stands(tapis, top)
        expect(place[1] < first[1], f'{what} is not scrolled')
        focus = tapis.focus()
        tapis.press('Return')
        tapis.wait('another page', lambda at=top: not tapis.shown(at))
        tapis.press('alt+Left')
        stands_again(tapis, what, top, place)
        tapis.focus_on(focus.name)
        tapis.press('Escape')
        at_chooser(tapis)
    tapis.check_errors()


# The last card, a special one, wins.
LAST = """phase=play
to-move=0
stock=
pile=5D@0 6D@1
hand.0=2S
up.0=
down.0=
hand.1=4H 6H
up.1=
down.1=
"""


def sheet():
    """The result on a telephone can be pulled open; no tip lies over it."""
    tapis = Tapis({'window-width': '360', 'window-height': '640',
                   'tips': 'true'})
    tapis.resume(save_of(LAST)).act(tapis)
    tapis.see('Next Game')
    tapis.reader.rest()
    expect(not tapis.shown('Lesson: the 2') and
           not (tapis.data / 'tips.told').exists(),
           'the 2 is explained beside the result')

    def resting():
        """The place of the heading, once it no longer moves."""
        before = tapis.shown('You win!', 'label').extents()
        time.sleep(0.2)
        return tapis.shown('You win!', 'label').extents() == before and before

    def pull(pixels):
        x, y, width, height = tapis.wait('the result to lie still', resting)
        half = f'mousemove_relative -- 0 {pixels // 2}'
        xdotool(f'mousemove {x + width // 2} {y + height // 2} mousedown 1 '
                f'{half} {half} mouseup 1')

    pull(-60)
    tapis.see('Replay')
    tapis.check_errors()


def full_screen():
    """F11 has the window fill the screen, and once more or Escape no more."""
    manager = WindowManager()
    tapis = Tapis()
    tapis.start()
    at_chooser(tapis)
    tapis.take_keys()
    for key, wanted in (('F11', True), ('F11', False), ('F11', True),
                        ('Escape', False)):
        tapis.press(key)
        asked = tapis.wait(f'the window to ask after {key}', lambda: (
            [full] if (full := manager.asked('_NET_WM_STATE_FULLSCREEN'))
            is not None else None))
        expect(asked == [wanted], f'{key} asks for {asked}')
        tapis.reader.rest()
    tapis.check_errors()


def main():
    tap = Tap()
    tap.run('the log ends with what happened last', log)
    tap.run('the last move where no log is', told_without_log)
    tap.run('the places of the coach\'s buttons', coach_buttons)
    tap.run('the first page', first_page)
    tap.run('the first page with a game', first_page_with_game)
    tap.run('the result on a telephone', sheet)
    tap.run('the place on the first page', kept_place)
    tap.run('small pages', large_pages, 800, 554, 2)
    tap.run('large pages', large_pages, 1590, 900, 3)
    tap.run('pages that are opened anew', opened_anew)
    tap.run('pages to which one comes back', come_back)
    tap.run('Escape closes, and leads back', escape)
    table = 'Choose or deselect a card'
    played = 'In a replay: one move back or forward'
    everywhere = 'Keyboard shortcuts'
    tap.run('the keys at the table', keys,
            ('--game', 'norwegian', '--seats', '2', '--deal', '5'), table,
            (played, everywhere))
    tap.run('the keys of the first page', keys, (), everywhere,
            (played, table))
    tap.run('the keys of a lesson', keys,
            ('--lesson', 'norwegian-01-goal'), 'Go to the previous step',
            (played, everywhere))
    tap.run('a notice', notice, 1000, 700)
    tap.run('a notice on a telephone', notice, 360, 640)
    tap.run('a game that was not begun', not_begun)
    tap.run('the full screen', full_screen)
    tap.run('a deal number that is none', deal_number)
    tap.done()


main()
