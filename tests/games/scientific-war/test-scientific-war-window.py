#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bataille scientifique in the window: a whole game by keys alone, one by the
actions alone that assistive technology is offered, and what is read of a
trick: who has chosen, what was shown, who takes it, which cards are strong.

    test-scientific-war-window.py TAPIS TAPIS-LAB
"""

import re

from page_rules import check, tour
from tapis_driver import HIDDEN, WAR, Tap, Tapis, expect

NAMES = ['Fox', 'Owl', 'Hare', 'You']
OUTCOME = re.compile(r'(takes? \d+ cards?|[Ww]ar! \d+ cards? in the pot)$')


def places(table, names):
    """The places for the cards of a trick, in the order of @names."""
    found = {}
    for node in table.tree.all():
        name = re.split(r':| ha(?:s|ve) not chosen', node.name)[0]
        if node.role == 'panel' and name in names and node.seen() and \
                'focusable' in node.states:
            found[name] = node
    expect(list(found) == names, f'places of {list(found)}, not of {names}')
    return [found[name] for name in names]


def sign(table):
    """Which cards win: the sign on the table."""
    found = [node for node in table.tree.all()
             if node.name in ('High cards win', 'Low cards win') and
             'focusable' in node.states]
    expect(len(found) == 1, f'signs of the order: {found}')
    strong = 'ace' if found[0].name.startswith('High') else '2'
    expect(f'the {strong} is the strongest' in found[0].description,
           f'{found[0]} does not tell the order')
    return found[0].name


def check_order(tapis, table):
    """The sign is right, as the engine sees it."""
    order = tapis.replay().position('order')
    expect((sign(table) == 'Low cards win') == (order == 'reversed'),
           f'the order is {order}, the sign says {sign(table)}')
    return order


def is_trick_over(table):
    return any(OUTCOME.search(label) for label in table.labels)


# --- a whole game by keys ----------------------------------------------------

def go_to_hand(tapis, table):
    """With F6, unless one is there already."""
    cards = [card.ref[1] for card in table.rows['hand'].children]
    for _ in range(8):
        tapis.focus()
        if tapis.reader.focus in cards:
            return
        tapis.press_and_see('F6')
    raise AssertionError('F6 does not lead to the hand')


def press_button(tapis, name):
    for _ in range(40):
        focus = tapis.focus()
        if focus is not None and focus.name == name:
            tapis.press('space')
            return
        # Tab leads to the buttons, and an arrow from one to the other
        tapis.press_and_see({'Swap': 'Left', 'Keep': 'Right'}.get(
            focus.name if focus is not None else None, 'Tab'))
    raise AssertionError(f'no key leads to {name}')


def play_by_keys(tapis, table, n):
    """One decision: the card that is @n further on, or a swap."""
    if 'Swap' in table.actions:
        press_button(tapis, 'Swap' if n % 2 else 'Keep')
        return 'swap'
    go_to_hand(tapis, table)
    size = len(table.rows['hand'].children)
    tapis.press(*['Home'], *['Right'] * (n * 5 % size))
    tapis.press('Return', 'Return')
    return 'pick'


def by_keys():
    tapis = Tapis(game=WAR)
    tapis.start('--game', WAR.id, '--seats', '2', '--deal', '5', '--players',
                'medium', '--set', 'trick_limit=20')
    tapis.take_keys()
    done, orders, shown = {}, set(), 0
    for n in range(200):
        table = tapis.turn()
        if table.over():
            break
        orders.add(check_order(tapis, table))
        shown += is_trick_over(table)
        before = tapis.save_text()
        what = play_by_keys(tapis, table, n)
        done[what] = done.get(what, 0) + 1
        tapis.wait(f'the game to go on after “{what}”',
                   lambda: tapis.save_text() != before)
    print(f'# {done}, {orders}, {shown} tricks seen')
    expect(table.over(), 'the game does not end')
    expect(done['pick'] >= 5 and shown >= done['pick'] - 3,
           f'{shown} tricks were seen, {done}')
    said = ' '.join(tapis.reader.said)
    expect('You have chosen a card.' in said and 'reveal' in said,
           'choosing and revealing is not spoken')
    expect('Fox has chosen a card.' not in said,
           'what is seen by itself is spoken')
    tapis.check_errors()


# --- a whole game by actions -------------------------------------------------

def by_actions():
    tapis = Tapis(game=WAR)
    tapis.start('--game', WAR.id, '--seats', '2', '--deal', '7', '--players',
                'easy', '--set', 'trick_limit=20')
    n = 0
    while True:
        table = tapis.turn()
        if table.over():
            break
        before = tapis.save_text()
        if 'Swap' in table.actions:
            table.actions['Keep'].act()
        elif n % 2 == 0:
            # choose it, and then the button
            cards = table.rows['hand'].children
            cards[n % len(cards)].act('card.select')
            tapis.wait('the card to be chosen', lambda: [
                name for name in tapis.table().actions
                if name.startswith('Choose the ')])
            button = [node for name, node in tapis.turn().actions.items()
                      if name.startswith('Choose the ')][0]
            button.act()
        else:
            cards = table.rows['hand'].children
            expect(cards[-1].act('card.lay'), f'{cards[-1]} cannot be laid')
        tapis.wait('the game to go on', lambda: tapis.save_text() != before)
        n += 1
    print(f'# {n} decisions')
    expect(n > 10, 'hardly anything was played')
    tapis.check_finished()
    tapis.check_errors()


# --- what is read ------------------------------------------------------------

def trick():
    """Before, in and after a trick of four."""
    tapis = Tapis({'step-mode': 'true'}, game=WAR)
    tapis.start('--game', WAR.id, '--seats', '4', '--deal', '5', '--players',
                'easy')
    # the seat after the dealer chooses first; with “Next Move” one goes on
    table = tapis.turn()
    expect(sign(table) == 'High cards win', 'another order at the start')
    for place in places(table, NAMES):
        expect('focusable' in place.states, f'{place} cannot be read')
        expect('14 cards' in place.description, f'{place} tells no count')
    hand = table.rows['hand']
    expect(len(hand.children) == 14, f'the hand has {len(hand.children)}')
    for card in hand.children:
        expect(card.description.endswith('You can choose it for the trick.'),
               f'{card} does not say what it is for')
    hand.children[-2].act('card.lay')
    for chosen in range(1, 4):
        table = tapis.wait('the next choice', lambda: (
            now := tapis.table()) and sum(
                ': ' in place.name for place in places(now, NAMES)) == chosen
            and now)
        for place in places(table, NAMES[:3]):
            expect(place.name.endswith((' has not chosen a card yet',
                                        f': {HIDDEN}')),
                   f'a hidden card is read: {place}')
        you = places(table, NAMES)[3]
        expect(you.name == 'You: ace of hearts', f'my card is read as {you}')
        if chosen < 4:
            tapis.wait('the button', lambda: [
                node for node in tapis.find('Next Move')
                if 'sensitive' in node.states])[0].act()
    table = tapis.wait('the trick', lambda: (
        now := tapis.table()) and is_trick_over(now) and now)
    for place in places(table, NAMES):
        expect(': ' in place.name and HIDDEN not in place.name,
               f'nothing is read of {place}')
    check(tapis, 'a trick')
    stops = tour(tapis, 'a trick', 40)
    print(f'# {len(stops)} stops')
    expect([stop for stop in stops if "'Fox: " in stop],
           f'Tab does not come to the trick: {stops}')
    # from the first place the arrows lead to the sign and to the pot
    for key, name in (('Left', 'High cards win|Low cards win'),
                      *[('Right', name) for name in NAMES],
                      ('Right', 'Pot, ')):
        if key == 'Left':
            while not tapis.focus().name.startswith('Fox:'):
                tapis.press_and_see('Tab')
        focus = tapis.press_and_see(key)
        expect(re.match(name, focus.name),
               f'{key} leads to {focus}, not to {name}')
    tapis.check_errors()


def main():
    tap = Tap()
    tap.run('a whole game by keys', by_keys)
    tap.run('a whole game by actions', by_actions)
    tap.run('a trick of four', trick)
    tap.done()


main()
