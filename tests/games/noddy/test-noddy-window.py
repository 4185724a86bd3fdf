#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Noddy in the window: a whole match by the keyboard alone, a game by the
actions of assistive technology alone, and what each thing on the table is
called. The cards are counted by oneself and one by one.

    test-noddy-window.py TAPIS TAPIS-LAB
"""

import re

from page_rules import check, tour
from tapis_driver import ZONES, Game, Table, Tap, Tapis, card_name, expect

NODDY = Game('noddy', 'Noddy', '')
SHEET = 'Score sheet'
FINDS = ['Noddy', '15', '25', '31', 'Pair', 'Run', 'Flush']


def see(tapis, name, role=None):
    """What has that name on the table and can have the focus."""
    found = [node for node in tapis.tree().all()
             if node.name == name and node.seen() and
             'focusable' in node.states and role in (None, node.role)]
    expect(found, f'there is no {name!r}')
    return found[0]


def message(tapis, pattern):
    """What the count says of the last combination."""
    return tapis.wait(f'{pattern} on the table', lambda: [
        node.name for node in tapis.tree().all()
        if node.role == 'label' and node.seen() and
        re.search(pattern, node.name)])[0]


class Keys:
    """Somebody who has nothing but keys."""

    def __init__(self, tapis):
        self.tapis = tapis

    def reach(self, name):
        """Goes with F6 from zone to zone, and with Right in each."""
        begin = None
        for _ in range(12):
            focus = self.tapis.wait('the focus', self.tapis.focus)
            seen = []
            while focus.ref not in seen:
                if focus.name == name:
                    return
                seen.append(focus.ref)
                before = self.tapis.reader.focus
                self.tapis.press('Right')
                try:
                    self.tapis.wait('the focus to move', lambda was=before:
                                    self.tapis.reader.focus != was, 0.4)
                except Exception:  # pylint: disable=broad-except
                    break
                focus = self.tapis.focus()
            if begin == seen[0]:
                break
            begin = begin or seen[0]
            self.tapis.press_and_see('F6')
        raise AssertionError(f'no key leads to {name!r}')

    def use(self, name, key='space'):
        self.reach(name)
        self.tapis.press(key)

    def after(self, name, key):
        """Uses what plays, and waits until the game has gone on."""
        self.reach(name)
        # Enter chooses a card, and lays it the second time
        self.tapis.after(name, self.tapis.press,
                         *[key] * (2 if key == 'Return' else 1))


class Actions:
    """Somebody who has nothing but the actions of a screen reader."""

    def __init__(self, tapis):
        self.tapis = tapis

    def use(self, name, key='space'):
        node = see(self.tapis, name)
        expect(node.act('card.lay' if key == 'Return' and
                        'card.lay' in node.actions() else None),
               f'{node} does nothing')

    def after(self, name, key):
        self.tapis.after(name, self.use, name, key)


def names_there(tapis):
    """The buttons that say what the chosen cards make, by name. They are asked
    for: what newer GTK keeps has the track in their place, as it was."""
    return {node.name: node for group in tapis.reader.read(False).all()
            if group.name == 'What your cards make' and group.seen()
            for node in group.children if 'visible' in node.states}


def count_yourself(tapis, hand):
    """Chooses a card of the hand and the turn-up, and says all that they
    might make."""
    position = tapis.replay()
    cards = [position.cards('hand.0')[0], card_name(position.position(
        'turn-up'))]
    before = tapis.save_text()
    hand.use('Count Yourself')
    tapis.wait('the names', lambda: list(names_there(tapis)) == FINDS)
    for card in cards:
        hand.use(card)
        tapis.wait(f'{card} to be chosen', lambda name=card:
                   'Chosen.' in see(tapis, name).description)
    hand.use('15')
    said = message(tapis, r'^(Fifteen with|No: those cards count \d+, not 15)')
    hand.use('Flush')
    if said.startswith('Fifteen'):
        # what is found lets its cards go
        message(tapis, r'^Fifteen \(2\)')
    else:
        message(tapis, r'^(No: a flush|Nearly: more)')
    expect(tapis.save_text() == before, 'counting plays a move')
    hand.use('Count for Me')
    tapis.wait('the names to go', lambda: not names_there(tapis))


def count_on(tapis, hand):
    """Has everything counted; the cards are lifted, and the total is the
    score."""
    total = 0
    while True:
        table = tapis.turn()
        if 'Count' not in table.actions and 'Count Next' not in table.actions:
            return total
        hand.use('Count' if 'Count' in table.actions else 'Count Next')
        said = message(tapis, rf'total (?!{total}\.)\d+\.')
        total = int(re.search(r'total (\d+)\.', said)[1])
        expect([card for card in Table(tapis.tree(), NODDY).cards
                if 'Chosen.' in card.description] or 'Chosen.' in
               message_cards(tapis), f'no card is lifted after {said}')
        if said.endswith('That is all.'):
            return total


def message_cards(tapis):
    return ' '.join(node.description for node in tapis.tree().all())


def play_to_the_end(tapis, hand):
    done = {}
    while True:
        table = tapis.turn()
        if table.over():
            return done
        if table.next_deal():
            what = 'Next Deal'
            hand.after('Next Deal', 'space')
        elif 'Announce' in table.actions:
            what = 'Announce'
            if what not in done:
                count_yourself(tapis, hand)
            count_on(tapis, hand)
            hand.after('Announce', 'space')
        elif table.playable():
            what = 'lay'
            hand.after(table.playable()[0].name, 'Return')
        else:
            what = 'Go!'
            hand.after('Go!', 'space')
        done[what] = done.get(what, 0) + 1


def check_sheet(tapis):
    """Every line of the sheet says whose it is and why, and the last totals
    are the scores."""
    def shown():
        return [node for node in tapis.tree().all()
                if node.name == SHEET and node.role == 'list' and
                node.seen()]

    # on a narrow table it is behind a button; older GTK versions tell what is
    # in it before it is opened
    opened = not shown()
    if opened:
        see(tapis, SHEET).act()
    lists = tapis.wait('the score sheet', shown)
    lines = [node for node in lists[0].children if node.role == 'list item']
    expect(len(lines) > 3, f'a short score sheet: {lines}')
    totals = {}
    for line in lines:
        found = re.search(r': \d+ points?, total (\d+)\.$', line.description)
        expect(found, f'not a line of a score sheet: {line}')
        totals[line.name] = found[1]
    track = [node for node in tapis.tree().all()
             if node.role == 'image' and node.seen() and 'You: ' in
             node.description]
    expect(len(track) == 1, f'tracks: {track}')
    for name, total in totals.items():
        expect(f'{name}: {total}' in track[0].description,
               f'{track[0]} does not stand at {totals}')
    if opened:
        # out of the sheet, away from the result, and back to it
        tapis.press('Escape')
        for name, key in ((SHEET, 'Escape'), ('Result', 'Return')):
            tapis.focus_on(name)
            tapis.press(key)
        tapis.focus_on('Next Game')


def regions():
    """F6 leads from the score sheet to what goes on, in both directions."""
    tapis = Tapis({'window-width': '360', 'window-height': '640'}, game=NODDY)
    tapis.start('--game', 'noddy', '--seats', '2', '--deal', '3',
                '--players', 'easy')
    tapis.take_keys()
    keys = Keys(tapis)
    play_to_the_end(tapis, keys)
    tapis.focus_on('Next Game')
    for key in ('F6', 'shift+F6'):
        keys.reach(SHEET)
        seen = []
        while 'Next Game' not in seen:
            seen.append(tapis.press_and_see(key).name)
            expect(len(seen) < ZONES, f'{key} leads to {seen}')
    tapis.check_errors()


def match_by_keys():
    tapis = Tapis(game=NODDY)
    tapis.start('--game', 'noddy', '--seats', '2', '--deal', '3',
                '--players', 'easy', '--set', 'game=match',
                '--set', 'target=21')
    tapis.take_keys()
    done = play_to_the_end(tapis, Keys(tapis))
    print(f'# {done}')
    for what in ('Announce', 'lay', 'Next Deal'):
        expect(what in done, f'nothing to {what}')
    expect(Table(tapis.tree(), NODDY).says('win'), 'nobody has won')
    tapis.check_finished()
    # the sheet with the result has the focus: Enter deals again
    tapis.focus_on('Next Game')
    check_sheet(tapis)
    tapis.press('Return')
    tapis.wait('another game', lambda: not tapis.turn().over())
    tapis.check_errors()


def game_by_actions():
    tapis = Tapis(game=NODDY)
    tapis.start()
    tapis.push('New game of Noddy')
    deal = tapis.wait('the page', lambda: [
        node for node in tapis.find('Deal number')
        if node.role in ('entry', 'text')])[0]
    expect(deal.set_text('7'), f'{deal} cannot be written in')
    tapis.push('Deal the Cards')
    done = play_to_the_end(tapis, Actions(tapis))
    print(f'# {done}')
    expect(done.get('lay', 0) > 1, f'hardly anything was laid: {done}')
    tapis.check_finished()
    tapis.check_errors()


def names():
    tapis = Tapis({'window-width': '1500', 'window-height': '1000'},
                  game=NODDY)
    tapis.start('--game', 'noddy', '--seats', '2', '--deal', '7',
                '--players', 'easy')
    hand = Actions(tapis)
    for state in ('the count', 'the play'):
        table = tapis.turn()
        check(tapis, state)
        sheets = [node for node in tapis.find(SHEET) if node.seen() and
                  node.role in ('panel', 'button')]
        expect(len(sheets) == 1, f'not one score sheet: {sheets}')
        turned = see(tapis, card_name(tapis.replay().position('turn-up')))
        expect(turned.parent.name == 'Turn-up' and
               'Noddy is' in turned.parent.description,
               f'{turned} lies in {turned.parent}')
        for card in table.cards:
            expect(re.match(r'\d of \d\. .', card.description),
                   f'not where and how: {card}')
        for button in table.actions.values():
            expect(button.description, f'not what it does: {button}')
        stops = tour(tapis, state, 30)
        print(f'# {state}: {len(stops)} stops')
        if 'Announce' in table.actions:
            hand.use('Count Yourself')
            buttons = tapis.wait('the names', lambda: names_there(tapis))
            for button in buttons.values():
                expect(button.description, f'not what it does: {button}')
            check(tapis, 'counting oneself')
            hand.after('Announce', 'space')
            # what was missed is said, marked in the sheet, and added up
            tapis.hear(r'^You found 0 of \d+ points and missed ')
            tapis.turn()
            missed = [node for node in tapis.tree().all()
                      if node.seen() and node.role == 'image' and
                      node.name == 'Missed']
            lines = [node for node in tapis.tree().all()
                     if node.role == 'list item' and node.seen() and
                     re.search(r', total \d+\. Missed\.$', node.description)]
            expect(lines and len(lines) == len(missed),
                   f'{lines} are marked by {missed}')
            message(tapis, r'^Your count so far: 0 of \d+ points found\.$')
            row = [node for node in tapis.tree().all()
                   if node.name.startswith('Cards laid, ') and node.seen()]
            expect(row and row[0].description, f'the row: {row}')
    tapis.check_errors()


def training():
    """From the lessons to hand after hand; each is told what was missed."""
    tapis = Tapis(game=NODDY)
    tapis.start()
    tapis.take_keys()
    tapis.push('Learn Noddy')
    tapis.push('Train')
    tapis.see('Train Counting', 'list item')
    tapis.press('End')  # the last theme
    tapis.press('Return')
    tapis.push('Continue')
    for hand in (1, 2):
        tapis.wait(f'hand {hand}', lambda n=hand: [
            node for node in tapis.tree().all()
            if node.name == f'Task {n}' and node.seen()])
        expect(not [node for node in tapis.tree().all()
                    if node.name == 'Count for Me' and node.seen()],
               'the program would count')
        heard = len(tapis.reader.said)
        tapis.push('Announce')
        # beside what was announced
        tapis.hear(r'You found 0 of \d+ points? and missed|Well spotted: there '
                   r'was nothing to find\.', heard)
        tapis.push('Continue')
    tapis.check_errors()


def muggins():
    """Where missed points are the other's, nobody counts for one, and the keys
    lead to what one's cards make."""
    tapis = Tapis(game=NODDY)
    tapis.start('--game', 'noddy', '--seats', '2', '--deal', '7',
                '--players', 'easy', '--set', 'missed=taken')
    tapis.take_keys()
    keys = Keys(tapis)
    for name in (*FINDS, 'Announce'):
        keys.reach(name)
    expect(not [node for node in tapis.tree().all()
                if node.name == 'Count for Me' and node.seen()],
           'the program would count')
    keys.after('Announce', 'space')
    tapis.hear(r'Fox gets the 4 points that were missed\.')
    tapis.hear(r'You found 0 of 4 points and missed ')
    tapis.check_errors()


def main():
    tap = Tap()
    tap.run('regions at the end of a game', regions)
    tap.run('a match of Noddy by the keyboard', match_by_keys)
    tap.run('a game of Noddy by actions', game_by_actions)
    tap.run('the names on the table of Noddy', names)
    tap.run('the training of counting', training)
    tap.run('missed points by the keyboard', muggins)
    tap.done()


main()
