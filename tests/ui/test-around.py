#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What there is around the table, by keys and as a screen reader sees it: the
special cards and house rules, and the curtain between several people.

    test-around.py TAPIS TAPIS-LAB
"""

import re

from tapis_driver import (GAMES, HIDDEN, NUMBERS, RANKS, SPANISH_SUITS, SUITS,
                          Game, Table, Tap, Tapis, expect)

OTHERS = [Game('yellow-dwarf', 'Yellow Dwarf', ''),
          Game('scientific-war', 'Scientific War', ''),
          Game('noddy', 'Noddy', '')]
CARD = re.compile(
    rf'\b(\d+|{"|".join([*RANKS.values(), *NUMBERS.values()])}) of '
    rf'({"|".join([*SUITS.values(), *SPANISH_SUITS.values()])})\b|joker|'
    rf'{HIDDEN}')


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
    card = tapis.focus_on(
        'the second card', lambda node: node.description.startswith('2 of'))
    tapis.press('s')
    row = tapis.focus_on(first)
    expect(row.description == about, f'{row} does not say what it does')
    tapis.press('Down')
    row = tapis.focus_on('the next card', lambda node: node.name != first)
    expect(row.description.endswith('.'), f'{row} says nothing')
    tapis.press('End')
    tapis.focus_on(sentence)
    tapis.press('s')
    tapis.focus_on(card.name)
    tapis.wait('the list to go', lambda: not [
        node for node in tapis.find(first) if node.seen()
        and 'showing' in node.states])
    tapis.press('s')
    tapis.focus_on(first)
    tapis.press('Escape')
    tapis.focus_on(card.name)
    tapis.check_errors()


def curtain(tapis):
    """The name of who is to have the device, while the curtain is down; then
    no card is to be found anywhere, and nothing is said but whose turn it
    is."""
    asked = [node for node in tapis.find(re.compile('^Pass the device to '))
             if node.role == 'label']
    # it is said once it is there to be seen
    if not asked or not tapis.reader.last_said().endswith(asked[0].name):
        return None
    tree = tapis.tree()
    for node in tree.all():
        if node.role == 'frame':
            continue  # called by what was said, in older toolkits
        for text in (node.name, node.description):
            expect(not CARD.search(text), f'under the curtain: {node}')
        expect(node.name not in ('What you can do', 'What happened'),
               f'under the curtain: {node}')
    return asked[0].name.removeprefix('Pass the device to ')


def act(tapis, table):
    """Does what the window asks for, in whichever game."""
    if table.game in GAMES:
        table.act(tapis)
        return
    cards = [card for card in table.cards
             if re.search('You can (lay|choose) it', card.description)]
    ways = [button for name, button in table.actions.items()
            if 'sensitive' in button.states
            and name not in ('Hint', 'Undo', 'Count', 'Choose', 'Lay')]
    if cards:
        expect(cards[0].act('card.lay'), f'{cards[0]} cannot be laid')
    else:
        expect(ways, f'nothing can be done: {list(table.actions)}')
        ways[0].act()


def hot_seat(game, people, seats, turns):
    """People at one device play: nobody sees cards but their own, and only
    when they say so; a saved game begins with the curtain too."""
    tapis = Tapis({'log-visible': 'true', 'window-width': '1200'}, game=game)
    tapis.start('--game', game.id, '--seats', str(seats), '--deal', '5',
                '--persons', ','.join(people))
    had = set()

    def turn(name):
        table = Table(tapis.tree(), game, name)
        return table if table.my_turn() and table.rows.get('hand') else None

    def covered():
        # the result of the game is everybody's
        return curtain(tapis) or \
            bool(Table(tapis.tree(), game).over()) and 'over'

    name = tapis.wait('the first curtain', lambda: curtain(tapis))
    for n in range(turns):
        if name == 'over':
            break
        had.add(name)
        lift = tapis.find('Show My Cards')[0]
        expect('focusable' in lift.states, f'{lift} has no focus')
        lift.act()
        table = tapis.wait(f'{name} to be asked', lambda: turn(name))
        save = tapis.read_save()
        seat = people.index(name)
        cards = sorted(card.name for card in table.rows['hand'].children)
        position = tapis.replay()
        expect(cards == sorted(position.cards(f'hand.{seat}')),
               f'{name} sees {cards}')
        # until somebody else is to move
        while not (after := tapis.wait(
                'the next curtain, or another move', lambda: covered()
                or turn(name))) or not isinstance(after, str):
            tapis.after('a move', act, tapis, after)
        expect(len(tapis.read_save().moves()) > len(save.moves()) if
               tapis.read_save() else after == 'over', 'nothing was played')
        name = after
        if n == 1 and name != 'over':
            tapis.close()
            tapis.start('--resume', game.id)
            expect(tapis.wait('the curtain over a saved game',
                              lambda: curtain(tapis)) == name,
                   'somebody else has the device')
    expect(had == set(people), f'only {had} were asked')
    tapis.check_errors()


def alone(game):
    """With one person there is no curtain."""
    tapis = Tapis(game=game)
    tapis.start('--game', game.id, '--seats', '3', '--deal', '5',
                '--persons', 'Anna')
    for _ in range(3):
        table = tapis.wait('her turn', lambda: (
            table if (table := Table(tapis.tree(), game)).my_turn()
            else None))
        expect(not tapis.find(re.compile('^Pass the device'), showing=False),
               'there is a curtain')
        tapis.after('a move', table.act, tapis)
    tapis.check_errors()


def settling():
    """Who plays is settled, and remembered."""
    tapis = Tapis()
    tapis.start()
    tapis.push('New game of Norwegian War')
    row = tapis.wait('who plays', lambda: [
        node for node in tapis.tree().all()
        if 'You, Fox (bold), Owl (curious) and Hare (thrifty)' in
        (node.description, node.name)])
    expect(row, 'it is not said who plays')
    tapis.kill()
    tapis.write_settings(
        players="{'norwegian': [('person', 'Anna'), ('hard', ''), "
                "('person', '')], 'balco': [('person', 'Berta')]}")
    tapis.start()
    tapis.push('New game of Norwegian War')
    tapis.wait('who plays', lambda: tapis.find(
        'Anna, Fox (bold), Player 3 and Owl (curious)'))
    tapis.push('Deal the Cards')
    expect(tapis.wait('the curtain', lambda: curtain(tapis)) == 'Anna',
           'not Anna')
    text = tapis.wait('the saved game', tapis.save_text)
    for line in ('player.0=person', 'name.0=Anna', 'player.1=hard',
                 'player.2=person', 'name.2=Player 3', 'player.3=easy'):
        expect(line in text.splitlines(), f'no {line} in {text}')
    tapis.check_errors()


def names_of_one_game():
    """Names that several people have typed for one game are in no other."""
    tapis = Tapis()
    tapis.write_settings(
        players="{'norwegian': [('person', 'Anna'), ('person', 'Berta')]}",
        seats="{'norwegian': uint32 2, 'balco': uint32 2}")
    balco = tapis.game = GAMES[1]
    tapis.start()
    tapis.push(f'New game of {balco.title}')
    tapis.push('Deal the Cards')
    text = tapis.wait('a game', tapis.save_text)
    for name in ('Anna', 'Berta'):
        expect(name not in text, f'{name} plays {balco.title}: {text}')
    tapis.wait('the table', lambda: 'You' in [
        seat.name for seat in Table(tapis.tree(), balco).seats])
    tapis.check_errors()


def main():
    tap = Tap()
    norwegian, balco = GAMES[0], GAMES[1]
    for width in (1200, 400):
        tap.run(f'special cards of {norwegian.title}, {width} pixels', guide,
                norwegian, 'six=reverse',
                'A 6 reverses the direction of play.', '2: on anything',
                'A 2 goes on any card, and after it anything fits.', width)
    tap.run(f'special cards of {balco.title}', guide, balco, 'jokers=0',
            'There are no jokers.', '2: reset to zero',
            'The blank card goes on anything, and after it anything fits. '
            'The pile stays.', 1000)
    for game in GAMES:
        tap.run(f'two people play {game.title}', hot_seat, game,
                ['Anna', 'Berta'], 2, 6)
    for game in OTHERS:
        tap.run(f'two people play {game.title}', hot_seat, game,
                ['Anna', 'Berta'], 2 if game.id == 'noddy' else 3, 6)
    tap.run('three people and two computer players', hot_seat, norwegian,
            ['Anna', 'Berta', 'Carla'], 5, 5)
    tap.run('one person', alone, norwegian)
    tap.run('who plays is settled', settling)
    tap.run('names of one game', names_of_one_game)
    tap.done()


main()
