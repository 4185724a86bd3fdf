#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game by the keyboard alone, from the chooser page to the result:
keys go in, and what a screen reader would speak comes out.

    test-keyboard.py TAPIS TAPIS-LAB
"""

from tapis_driver import (GAMES, Failure, Table, Tap, Tapis, expect,
                          save_of, set_layout)

# A joker that may be any number. All other cards have left the game.
JOKER = """phase=play
to-move=0
stock=2o
pile=3o@1
hand.0=4e 9o *
up.0=1o 10c 7b
down.0=3c 8e 6b
hand.1=11o 12c 1e
up.1=2c 2e 7o
down.1=6o 9b 3e
"""


class Player:
    """Somebody who has nothing but keys."""

    def __init__(self, tapis):
        self.tapis = tapis
        self.done = {}

    def count(self, what):
        self.done[what] = self.done.get(what, 0) + 1

    # --- the focus ----------------------------------------------------------

    def tab_to(self, name):
        """Goes with Tab until what has that name has the focus."""
        for _ in range(60):
            focus = self.tapis.focus()
            if focus is not None and focus.name == name:
                return focus
            self.tapis.press_and_see('Tab')
        raise Failure(f'Tab does not lead to {name!r}')

    def go_to(self, target):
        self.tapis.go_to(target)

    def has_focus(self, name):
        """Whether what has that name has the focus."""
        focus = self.tapis.focus()
        return focus is not None and focus.name == name

    # --- what is told -----------------------------------------------------

    def said_after(self, key, pattern):
        """Presses a key that has the window say something, and nothing
        else: the focus stays where it is."""
        reader = self.tapis.reader
        focus = self.tapis.focus()
        said = self.tapis.press_and_hear(pattern, key)
        expect(reader.focus == focus.ref[1], f'{key} moves the focus')
        return said

    def try_letters(self, table):
        """T, C, L, M and W in a position in which something can be laid."""
        self.said_after('t', r'The top card is|The pile is empty')
        counts = self.said_after('c', r'You have \d+ card')
        for seat in table.seats:
            expect(seat.description in counts,
                   f'C does not tell of {seat}: {counts}')
        self.said_after('l', r'lays?|picks? up|turns? over|ready|dealt')
        legal = self.said_after('m', r'^You can play: .')
        for card in table.playable():
            expect(card.name in legal, f'M does not tell {card}: {legal}')
        for card in table.cards:
            if card.parent is table.rows['hand']:
                self.go_to(card)
                told = self.said_after('w', '.')
                expect(told in card.description or card in table.playable(),
                       f'W says {told!r} of {card}')
        refused = [card for card in table.rows['hand'].children
                   if card not in table.playable()]
        before = self.tapis.save_text()
        self.go_to(refused[0])
        told = self.said_after('Return', '.')
        # where the card lies, and why not; which lesson may follow
        why = refused[0].description.split('. ', 1)[1]
        expect(told.startswith(why.rstrip('.')),
               f'{refused[0]} is refused with {told!r}')
        expect(self.tapis.save_text() == before, 'a refused card was laid')
        self.count('letters')
        self.ask_about(refused[0], why)

    def ask_about(self, card, use):
        """What a card does here, by either key that asks: said at once, there
        to read, and Escape gives the card its focus again."""
        for key in 'Menu', 'shift+F10':
            before = len(self.tapis.reader.said)
            self.tapis.press(key)
            paper = self.tapis.wait(f'what {key} tells of {card}', lambda: [
                node for node in self.tapis.find(card.name)
                if node.description == use])[0]
            labels = [node.name for node in paper.all()]
            expect(card.name in labels and use in labels,
                   f'{key} tells {labels} of {card}')
            told = ''.join(list(self.tapis.reader.said)[before:])
            expect(told.startswith(f'{card.name}.') and told.endswith(use),
                   f'{key} says {told!r} of {card}')
            self.tapis.press('Escape')
            self.tapis.wait('the focus on the card', lambda: (
                self.has_focus(card.name) and
                not any(node.description == use and node.children
                        for node in self.tapis.find(card.name))))
        self.count('asked')

    # --- moves ------------------------------------------------------------

    def after(self, what, *keys):
        """Presses keys that play, and waits until the game has gone on."""
        self.tapis.after(what, self.tapis.press, *keys)
        self.count(what)

    def lay_jokers(self, what):
        """Enter on a joker: where it can be several numbers they are there to
        choose from, and digits lead to them."""
        tapis = self.tapis
        before = tapis.save_text()
        tapis.press('Return', 'Return')
        numbers = tapis.wait(
            'the numbers', lambda: tapis.save_text() != before or
            Table(tapis.tree(), tapis.game).numbers())
        if numbers is True:
            self.count(what)
            return
        first, last = numbers[0].name, numbers[-1].name
        tapis.focus_on(first)
        # Escape lets go, and the hand has the focus again
        tapis.press('Escape')
        tapis.focus_on('joker')
        tapis.press('Return', 'Return')
        tapis.focus_on(first)
        # digits choose a number at once, unless it may have another one
        self.after('number', *last)

    def exchange(self, table):
        """Exchanges two cards, takes it back and does it again; then says
        that it is ready."""
        names = [[card.name for card in table.rows[row].children]
                 for row in ('hand', 'up')]
        def swap():
            now = self.tapis.turn()
            self.go_to(now.card(names[0][0], 'hand'))
            self.tapis.press('space')
            self.tapis.wait('the card to be chosen', lambda: 'Chosen.' in
                            self.tapis.focus().description)
            self.go_to(now.card(names[1][2], 'up'))
            self.after('exchange', 'space')
            now = self.tapis.turn()
            expect(now.card(names[0][0], 'up') and
                   now.card(names[1][2], 'hand'),
                   f'{names} were not exchanged')

        swap()
        swapped = self.tapis.read_save().moves()
        expect(len(swapped) == 1, f'exchanging is {swapped}')
        self.after('undo', 'ctrl+z')
        expect(self.tapis.read_save().moves() == [], 'undo leaves something')
        now = self.tapis.turn()
        expect([card.name for card in now.rows['hand'].children] == names[0],
               'undo does not show the hand before')
        self.after('redo', 'ctrl+shift+z')
        expect(self.tapis.read_save().moves() == swapped,
               'redo does something else')
        self.after('undo', 'ctrl+z')

        # Escape lets go what is chosen
        now = self.tapis.turn()
        self.go_to(now.card(names[0][1], 'hand'))
        self.tapis.press('space')
        self.tapis.wait('the card to be chosen', lambda: 'Chosen.' in
                        self.tapis.focus().description)
        self.tapis.press('Escape')
        self.tapis.wait('the card to be let go', lambda: 'Chosen.' not in
                        self.tapis.focus().description)

        swap()
        self.go_to(self.tapis.turn().actions['Ready'])
        self.after('ready', 'space')

    def lay(self, table, card):
        """With Enter, twice; several equal cards are chosen first."""
        equal = [other for other in table.playable()
                 if other.name.split()[0] == card.name.split()[0] and
                 other.parent is table.rows.get('hand')]
        if card not in equal or len(equal) < 2:
            self.go_to(card)
            down = card.parent is table.rows.get('down')
            if card.name == 'joker' and self.tapis.game.asks_number:
                self.lay_jokers('lay')
                return
            self.after('flip' if down else 'lay', 'Return', 'Return')
            return
        for other in equal[:-1]:
            self.go_to(other)
            self.tapis.press('space')
            self.tapis.wait(f'{other} to be chosen', lambda: 'Chosen.' in
                            self.tapis.focus().description)
        self.go_to(equal[-1])
        if card.name == 'joker' and self.tapis.game.asks_number:
            self.lay_jokers('lay several')
        else:
            self.after('lay several', 'Return', 'Return')

    def move(self, table):
        if table.asks_for_player():
            self.go_to(table.opponents()[0])
            self.after('name', 'Return')
            return
        cards = table.playable()
        if not cards:
            self.go_to(table.actions['Pick Up the Pile'])
            self.after('pick up', 'Return')
            return
        if 'letters' not in self.done and len(cards) < len(
                table.rows['hand'].children) and cards[0].parent is \
                table.rows['hand'] and self.done.get('lay', 0) > 1:
            self.try_letters(table)
            table = self.tapis.turn()
            cards = table.playable()
        self.lay(table, cards[0])

    def play_to_the_end(self):
        while True:
            table = self.tapis.turn()
            if table.over():
                return table
            if 'Ready' in table.actions and 'exchange' in self.done:
                self.go_to(table.actions['Ready'])
                self.after('ready', 'space')
            elif 'Ready' in table.actions:
                self.exchange(table)
            else:
                self.move(table)


def whole_game(game):
    tapis = Tapis(game=game)
    tapis.start()
    tapis.take_keys()
    player = Player(tapis)

    # nothing was played: the page has its focus where the first game is learnt
    tapis.focus_on(f'Learn {GAMES[0].title}')
    player.tab_to(f'New game of {game.title}')
    tapis.press('Return')
    tapis.focus_on('Deal the Cards')
    seats = player.tab_to('Players')
    if seats.role == 'list item':
        tapis.press('Return')  # the row leads to what is in it
        tapis.wait('the number of players to have the focus',
                   lambda: tapis.focus().role in ('spin button', 'text'))
    # with two, an ace needs nobody to choose whom it hits
    tapis.press('ctrl+a', '3', 'Tab')
    player.tab_to('Deal number')
    tapis.press('Return')
    tapis.wait('the deal number to have the focus',
               lambda: tapis.focus().role in ('text', 'entry'))
    tapis.press('ctrl+a', '1', '2')
    player.tab_to('Deal the Cards')
    tapis.press('space')
    tapis.wait('the game', lambda: tapis.save_text() is not None)
    expect(tapis.read_save().seats() == 3, 'not three players')
    expect('deal=12\n' in tapis.save_text(), 'another deal')

    wanted = {'exchange', 'undo', 'redo', 'ready', 'letters', 'name',
              'lay several'}
    if game.asks_number:
        wanted.add('number')
    for _ in range(4):
        table = player.play_to_the_end()
        expect(table.says('win'), f'nobody has won: {table.labels}')
        # the sheet with the result has the focus: Enter deals again
        tapis.focus_on('Next Game')
        if wanted <= player.done.keys():
            break
        tapis.press('Return')
        tapis.turn(lambda now: not now.over())
    print(f'# {player.done}')
    for what in wanted:
        expect(what in player.done, f'nothing in four games to {what}')

    # the sheet is closed to look at the table, and brought back
    tapis.press('Escape')
    tapis.focus_on('Result')
    expect(not tapis.find('Next Game'), 'Escape closes no result')
    tapis.press('Return')
    tapis.focus_on('Next Game')

    # the link to its deal
    player.tab_to('Copy Link')
    tapis.press('Return')
    tapis.hear('The link to this deal')

    # back to all games, to the one from which one came
    player.tab_to('All games')
    tapis.press('Return')
    tapis.focus_on(f'New game of {game.title}')
    tapis.check_errors()


def digits_beside_shift():
    """On a French keyboard digits are typed with Shift: there the key alone
    names a joker's number, and so does the digit itself."""
    game = next(game for game in GAMES if game.asks_number)
    tapis = Tapis(game=game)
    set_layout('fr')
    try:
        tapis.resume(save_of(JOKER, game=game))
        player = Player(tapis)
        # each is chosen at once: then it is taken back
        for keys, number in ((('ampersand', 'eacute'), '12'),
                             (('underscore',), '8'),
                             (('ampersand', 'agrave'), '10'),
                             (('shift+ampersand', 'shift+eacute'), '12'),
                             (('KP_6',), '6')):
            player.go_to(tapis.turn().card('joker', 'hand'))
            tapis.press('Return', 'Return')
            numbers = tapis.wait('the numbers', lambda: Table(
                tapis.tree(), tapis.game).numbers())
            tapis.focus_on(numbers[0].name)
            player.after('number', *keys)
            expect(f'lay *={number}' in tapis.read_save().moves()[0],
                   f'{keys}: {tapis.read_save().moves()}')
            tapis.turn()
            tapis.press('ctrl+z')
            tapis.wait('the number to be taken back',
                       lambda: tapis.read_save().moves() == [])
        tapis.check_errors()
    finally:
        set_layout('us')


def main():
    tap = Tap()
    tap.run('a joker’s number where digits are typed with Shift',
            digits_beside_shift)
    for game in GAMES:
        tap.run(f'a whole game of {game.title} by the keyboard', whole_game,
                game)
    tap.done()


main()
