# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts Tapis in a home of its own and plays it as a person would: by keys,
or by the actions that a screen reader offers. To be run on a screen and a bus
of its own (with-display). Knows the rules of no game: it does what the window
says that it can do, and of each game only what is called how."""

import configparser
import functools
import os
import re
import subprocess
import sys
import tempfile
import time
import traceback
from dataclasses import dataclass
from pathlib import Path

import gi

gi.require_version('Gio', '2.0')

import screen  # noqa: E402
from screen_reader import Gone, ScreenReader  # noqa: E402

APPLICATION_ID = 'io.github.tapisgames.Tapis'
SETTINGS_PATH = APPLICATION_ID.replace('.', '/')
PATIENCE = 30  # s: for what takes a moment, on a machine that is busy


class Failure(Exception):
    """What should be is not so."""


def expect(condition, complaint):
    if not condition:
        raise Failure(complaint)


@functools.cache
def pointer_and_keys():
    """One program for all: it takes longer to start than a window to answer."""
    return subprocess.Popen(['xdotool', '-'], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, text=True)


def xdotool(command):
    """Has @command done by xdotool, and returns when it is."""
    program = pointer_and_keys()
    print(f'{command}\ngetmouselocation', file=program.stdin, flush=True)
    expect(program.stdout.readline(), f'xdotool cannot do “{command}”')


def set_layout(layout):
    """The keys lie otherwise; xdotool learns where they lie when it starts."""
    subprocess.run(['setxkbmap', layout], check=True)
    pointer_and_keys.cache_clear()


class Tap:
    """Prints a case a line; a failure says where, what the window showed, and
    where its picture is."""

    def __init__(self):
        self.n = 0
        self.bad = 0

    def run(self, name, function, *arguments):
        self.n += 1
        start = time.monotonic()
        try:
            function(*arguments)
        except Exception:  # pylint: disable=broad-except
            self.bad += 1
            for line in traceback.format_exc().splitlines():
                print(f'# {line}')
            for program in Tapis.running:
                program.complain(f'{Path(sys.argv[0]).stem}-{self.n}')
            print(f'not ok {self.n} - {name}', flush=True)
            return False
        finally:
            for program in list(Tapis.running):
                program.kill()
        print(f'# {time.monotonic() - start:.1f} s')
        print(f'ok {self.n} - {name}', flush=True)
        return True

    def done(self):
        print(f'1..{self.n}')
        sys.exit(1 if self.bad else 0)


ZONES = 9  # more than the table has

# --- cards in saves and in words --------------------------------------------

RANKS = {'A': 'ace', 'J': 'jack', 'Q': 'queen', 'K': 'king'}
SUITS = {'S': 'spades', 'H': 'hearts', 'D': 'diamonds', 'C': 'clubs'}
NUMBERS = {'1': 'ace', '10': 'jack', '11': 'knight', '12': 'king'}
SPANISH_SUITS = {'o': 'coins', 'c': 'cups', 'e': 'swords', 'b': 'batons'}
AS_NUMBERS = {'1': 'an ace (1)', '8': 'an 8', '10': 'a jack (10)',
              '11': 'a knight (11)', '12': 'a king (12)'}
HIDDEN = 'face-down card'


@dataclass
class Game:
    """A game, and its words in the window."""
    id: str
    title: str
    gone: str           # the cards that have left the game
    to_the_right: bool = False
    asks_number: bool = False


GAMES = [
    Game('norwegian', 'Norwegian War', 'Burned cards'),
    Game('balco', 'Balcó', 'Cleaned cards', to_the_right=True,
         asks_number=True),
]

# Without stock and pile: played in a test of the game.
WAR = Game('scientific-war', 'Scientific War', 'Pot')


def lab(*arguments, text=''):
    """What tapis-lab prints; @text is what it reads."""
    return subprocess.run([sys.argv[2], *arguments], input=text, check=True,
                          capture_output=True, encoding='utf-8').stdout


def card_name(text):
    """The name in the window of a card in a save: "QH" is "queen of
    hearts"."""
    if text == '??':
        return HIDDEN
    if text.startswith('*='):
        number = text[2:]
        return f'joker as {AS_NUMBERS.get(number, "a " + number)}'
    if text == '*':
        return 'joker'
    rank, suit = text[:-1], text[-1]
    if suit in SPANISH_SUITS:
        return f'{NUMBERS.get(rank, rank)} of {SPANISH_SUITS[suit]}'
    return f'{RANKS.get(rank, rank)} of {SUITS[suit]}'


# Who sits at the table of a save that tapis-lab has written.
SEATED = '\n[table]\nviewer=0\nplayer.0=person\nplayer.1=easy\n'


def save_of(position, seats=2, game=GAMES[0], options=''):
    """The save of a game from a position's lines; the cards that these do not
    name have left the game."""
    players = ''.join(f'player.{n}=easy\n' for n in range(1, seats))
    return (f'[game]\nformat=1\nid={game.id}\nseats={seats}\n'
            f'options={options}\n\n[position]\n{position}\n'
            f'[table]\nviewer=0\nplayer.0=person\n{players}')


class Save:
    """A game's text."""

    def __init__(self, text):
        self.text = text
        self.file = configparser.RawConfigParser(delimiters=('=',),
                                                 comment_prefixes=('#',))
        self.file.optionxform = str
        self.file.read_string(text)

    def cards(self, place):
        """The names of the cards that lie there, in the window's words; on the
        pile "9S@0 3H+3D@1" tells who laid which together."""
        return [card_name(card) for laid in
                self.file.get('position', place, fallback='').split()
                for card in laid.split('@')[0].split('+')]

    def position(self, key):
        return self.file.get('position', key, fallback='')

    def seats(self):
        return self.file.getint('game', 'seats')

    def moves(self):
        """The moves that led here, without those that were taken back."""
        if not self.file.has_section('moves'):
            return []
        undone = self.file.getint('sitting', 'redo', fallback=0)
        moves = [move for _n, move in self.file.items('moves')]
        return moves[:len(moves) - undone]


# --- the program -------------------------------------------------------------

class Tapis:
    """One start of the program, or several after each other in one home."""

    running = []

    def __init__(self, settings=None, game=GAMES[0]):
        self.game = game
        self.program = Path(sys.argv[1]).resolve()
        self.lab = Path(sys.argv[2]).resolve()
        self.home = Path(tempfile.mkdtemp(prefix='home-',
                                          dir=os.environ['HOME']))
        self.process = None
        self.reader = ScreenReader()
        self.settings = {'animation-speed': "'none'",
                         'confirm-risky': 'false',
                         'forced-moves': "'never'",
                         'computer-pause': 'uint32 0', 'tips': 'false'}
        self.settings.update(settings or {})
        self.errors = self.home / 'stderr'

    @property
    def data(self):
        return self.home / 'data' / 'tapis'

    @property
    def save_path(self):
        return self.data / f'{self.game.id}.tapis'

    def read_save(self):
        """The running game on the disk, or None."""
        try:
            return Save(self.save_path.read_text(encoding='utf-8'))
        except (FileNotFoundError, NotADirectoryError):
            return None

    def keep(self, name, text):
        """Writes a file of the program's data, before it is started."""
        path = self.data / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding='utf-8')
        return path

    def resume(self, save):
        """Starts the program with a running game, and gives its window the
        keyboard; the table."""
        self.keep(self.save_path.name, save)
        self.start('--resume', self.game.id)
        self.take_keys()
        return self.turn()

    def write_settings(self, **changes):
        """Settings, also of the running program: it watches them."""
        self.settings.update({key.replace('_', '-'): value
                              for key, value in changes.items()})
        path = self.home / 'config' / 'glib-2.0' / 'settings' / 'keyfile'
        path.parent.mkdir(parents=True, exist_ok=True)
        text = f'[{SETTINGS_PATH}]\n' + ''.join(
            f'{key}={value}\n' for key, value in self.settings.items())
        draft = path.with_name('draft')
        draft.write_text(text, encoding='utf-8')
        draft.replace(path)

    def _launch(self, arguments):
        expect(self.process is None, 'it runs already')
        self.reader.hear()
        self.write_settings()
        if self.settings['animation-speed'] == "'none'":
            # then the toolkit moves nothing either
            path = self.home / 'config' / 'gtk-4.0' / 'settings.ini'
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text('[Settings]\ngtk-enable-animations=0\n',
                            encoding='utf-8')
        environment = dict(
            os.environ, GTK_A11Y='atspi', GSETTINGS_BACKEND='keyfile',
            HOME=str(self.home), XDG_CONFIG_HOME=str(self.home / 'config'),
            XDG_DATA_HOME=str(self.home / 'data'),
            XDG_CACHE_HOME=str(self.home / 'cache'),
            XDG_STATE_HOME=str(self.home / 'state'))
        with open(self.errors, 'ab') as errors:
            # pylint: disable=consider-using-with
            self.process = subprocess.Popen(
                [self.program, *arguments], env=environment,
                stdin=subprocess.DEVNULL, stdout=errors, stderr=errors)
        Tapis.running.append(self)

    def start(self, *arguments):
        """Starts the program and waits until its window is there."""
        self._launch(arguments)
        self.wait('the program to say who it is',
                  lambda: self.reader.find_program(self.process.pid))
        self.wait('the window', lambda: self.tree().children)

    def start_service(self):
        """Starts the program as a bus does: without a window."""
        self._launch(['--gapplication-service'])

    def start_and_kill(self, seconds, *arguments):
        """Starts the program and kills it after that time, whatever it does
        then; whether it was still there to be killed."""
        self._launch(arguments)
        time.sleep(seconds)
        alive = self.process.poll() is None
        self.kill()
        return alive

    def kill(self):
        """Ends the program at once, with nothing said."""
        if self.process is None:
            return
        self.process.kill()
        self._ended()

    def _ended(self):
        status = self.process.wait(timeout=PATIENCE)
        self.process = None
        self.reader.forget_program()
        Tapis.running.remove(self)
        return status

    def close(self):
        """Quits as a person does, and waits for the end."""
        self.take_keys()
        self.press('ctrl+q')
        try:
            status = self._ended()
        except subprocess.TimeoutExpired as error:
            raise Failure('closing the window does not end it') from error
        expect(status == 0, f'it ended with {status}')

    def replay(self, path=None):
        """The position that a save leads to, by the command line's engine."""
        run = subprocess.run([self.lab, 'replay', path or self.save_path],
                             capture_output=True, text=True, check=False)
        expect(run.returncode == 0, f'the save is broken: {run.stderr}')
        return Save(run.stdout)

    def check_finished(self):
        """The game has become a finished one, the only one that there is."""
        expect(self.save_text() is None, 'the finished game is still running')
        finished = list((self.data / 'history').glob('*.tapis'))
        expect([path.name.rsplit('-', 2)[0] for path in finished] ==
               [self.game.id], f'finished games: {finished}')
        expect(self.replay(finished[0]).position('phase') == 'over',
               'the finished game is not over')

    def check_errors(self):
        """The program has complained of nothing."""
        text = self.errors.read_text(encoding='utf-8', errors='replace')
        bad = [line for line in text.splitlines()
               if re.search('WARNING|CRITICAL|ERROR', line)]
        expect(not bad, 'it complained: ' + '; '.join(bad[:5]))

    # --- what it shows ------------------------------------------------------

    def tree(self):
        if self.process is not None and self.process.poll() is not None:
            raise Failure(f'the program has ended ({self.process.returncode})')
        return self.reader.read()

    def wait(self, what, condition, patience=PATIENCE):
        """Waits until @condition gives something, and gives it back."""
        end = time.monotonic() + patience
        pause = 0.05  # s
        while True:
            self.reader.spin()
            changes = self.reader.changes
            try:
                found = condition()
            except Gone:
                found = None
            if found:
                return found
            if self.process is not None and self.process.poll() is not None:
                raise Failure(
                    f'the program has ended ({self.process.returncode}) '
                    f'while the test waits for {what}')
            if time.monotonic() > end:
                raise Failure(f'waited {patience} s in vain for {what}')
            # until something happens, but look again now and then, less and
            # less often
            self.reader.listen(lambda seen=changes: (
                self.reader.changes != seen), pause)
            pause = min(2 * pause, 0.4) if self.reader.changes == changes \
                else 0.05

    def find(self, name, showing=True):
        """The objects with that name (or that match it, if it is a compiled
        expression), of those that can be seen."""
        found = []
        for node in self.tree().all():
            good = (node.name == name if isinstance(name, str)
                    else name.search(node.name))
            if good and (not showing or 'visible' in node.states):
                found.append(node)
        return found

    def shown(self, what, role=None):
        """The first object that find() finds, of those that are seen; or
        None."""
        return next((node for node in self.find(what) if node.seen() and
                     role in (None, node.role)), None)

    def see(self, what, role=None, patience=PATIENCE):
        """The same, once it is there."""
        return self.wait(f'“{what}”', lambda: self.shown(what, role), patience)

    def push(self, name):
        """Presses the button of that name, once it is there."""
        self.see(name, 'button').act()

    def hear(self, pattern, since=0):
        """What has been said that matches, once it has been, and not among the
        first @since."""
        return self.wait(f'“{pattern}” to be said', lambda: [
            text for text in list(self.reader.said)[since:]
            if re.search(pattern, text)])[0]

    def complain(self, name):
        """For a failed test: what there was to see."""
        folder = Path(os.environ.get('TAPIS_UI_FAILURES', '.'))
        folder.mkdir(parents=True, exist_ok=True)
        picture = folder / f'{name}.png'
        picture.write_bytes(screen.png())
        print(f'# the screen: {picture}')
        print(f'# said last: {list(self.reader.said)[-5:]}')
        try:
            for line in self.reader.read().dump():
                print(f'#   {line}')
        except Gone:
            print('#   the window cannot be read')
        if self.errors.exists():
            text = self.errors.read_text(encoding='utf-8', errors='replace')
            for line in text.splitlines()[-20:]:
                print(f'# stderr: {line}')
        save = self.read_save()
        if save is not None:
            for line in save.text.splitlines():
                print(f'# save: {line}')

    # --- keys ---------------------------------------------------------------

    def windows(self):
        """The windows of the program on the screen, the oldest first."""
        run = subprocess.run(
            ['xdotool', 'search', '--onlyvisible', '--pid',
             str(self.process.pid)], capture_output=True, text=True,
            check=False)
        return run.stdout.split()

    def take_keys(self):
        """Gives the newest window the keyboard, as a window manager would."""
        window = self.wait('a window on the screen', self.windows)[-1]
        xdotool(f'windowfocus --sync {window}')

    def press(self, *keys):
        """Presses keys one after the other ("Return", "ctrl+z")."""
        xdotool(f'key --delay 0 {" ".join(keys)}')
        self.reader.tree = None

    def focus(self):
        """What has the focus, read anew without its surroundings; None while
        nothing has it."""
        self.reader.spin()
        if self.reader.focus is None:
            self.tree()
        if self.reader.focus is None:
            return None
        try:
            return self.reader.read_one(self.reader.focus)
        except Gone:
            return None

    def focus_on(self, name, good=None):
        """Waits until what is called so, or @good, has the focus, and gives it
        back."""
        good = good or (lambda node: node.name == name)
        return self.wait(f'the focus on “{name}”', lambda: (
            node if (node := self.focus()) is not None and good(node)
            else None))

    def press_and_hear(self, pattern, *keys):
        """Presses keys; what they have the window say."""
        before = len(self.reader.said)
        self.press(*keys)
        return self.hear(pattern, before)

    def press_and_see(self, *keys):
        """Presses keys that move the focus; what has it then."""
        before = self.reader.focus
        self.press(*keys)
        self.wait(f'the focus to move with {keys}',
                  lambda: self.reader.focus not in (None, before))
        return self.focus()

    def go_to(self, target):
        """Goes with F6 to the zone of an object on the table and with arrows
        to the object itself."""
        where = target.parent.children
        where = [node for node in where if 'focusable' in node.states]
        back, forth = 'Left', 'Right'
        if target.role == 'button' and target.parent.name == self.game.title:
            where = [node for node in where if node.role == 'button' and
                     node.name != 'You' and
                     not node.name.startswith('Lesson: ')]
            if self.game.to_the_right:
                back, forth = forth, back
        paths = [node.ref[1] for node in where]
        self.focus()
        for _ in range(ZONES):
            if self.reader.focus in paths:
                break
            self.press_and_see('F6')
        else:
            raise Failure(f'F6 does not lead to where {target} is')
        steps = paths.index(target.ref[1]) - paths.index(self.reader.focus)
        if steps:
            self.press(*[forth if steps > 0 else back] * abs(steps))
            self.wait(f'the focus to come to {target}',
                      lambda: self.reader.focus == target.ref[1])

    def save_text(self):
        try:
            return self.save_path.read_text(encoding='utf-8')
        except (FileNotFoundError, NotADirectoryError):
            return None

    def after(self, what, do, *arguments):
        """Does something that plays, and waits until the game has gone on;
        returns what it was."""
        before = self.save_text()
        do(*arguments)
        self.wait(f'the game to go on after “{what}”',
                  lambda: self.save_text() != before)
        return what

    def open_preferences(self):
        """Opens their window and gives it the keyboard."""
        self.take_keys()
        windows = len(self.windows())
        self.press('ctrl+comma')
        self.see('Moving cards')
        self.wait('their window', lambda: len(self.windows()) > windows)

    def table(self):
        """The table between two moves, or None: nothing has been played while
        it was read."""
        before = self.save_text()
        table = Table(self.tree(), self.game)
        return table if self.save_text() == before else None

    def turn(self, also=lambda table: True):
        """Waits until it is the person's turn, or the round or the game is
        over, and until @also is true of the table, which is returned."""
        def condition():
            table = self.table()
            return (table if table is not None and
                    (table.my_turn() or table.over() or table.next_deal()) and
                    also(table) else None)
        return self.wait('my turn, or the end of the game', condition)


# --- the table in words ------------------------------------------------------

OWN = {'hand': 'hand, ', 'up': 'face-up row, ', 'down': 'face-down row, '}
PLAYER = re.compile(r'\d+ cards? in hand|no cards left|\b(is|are) out')


class Table:
    """What lies on the table, as the window tells it to one who is spoken to
    as "you", or where several people play, to @viewer."""

    def __init__(self, tree, game, viewer='You'):
        self.tree = tree
        self.game = game
        self.viewer = viewer
        owner = 'Your ' if viewer == 'You' else f'{viewer}: '
        self.rows = {}
        self.cards = []      # one's own, of those that can be reached
        self.seats = []
        self.actions = {}
        self.labels = []
        for node in tree.all():
            if not node.seen():
                continue
            for row, name in OWN.items():
                if node.role == 'panel' and node.name.startswith(owner + name):
                    self.rows[row] = node
                    self.cards += [card for card in node.children
                                   if 'focusable' in card.states]
            if node.name == 'What you can do':
                for button in node.children:
                    if 'visible' in button.states:
                        self.actions[button.name] = button
            if node.role == 'label':
                self.labels.append(node.name)
            if node.role == 'button' and PLAYER.search(node.description):
                self.seats.append(node)

    def says(self, pattern):
        """Whether a sentence on the table matches."""
        return any(re.search(pattern, label) for label in self.labels)

    def my_turn(self):
        hint = self.actions.get('Hint')
        return hint is not None and 'sensitive' in hint.states

    def next_game(self):
        for node in self.tree.all():
            if node.name == 'Next Game' and node.seen():
                return node
        return None

    def over(self):
        return self.next_game() is not None

    def card(self, name, row=None):
        for card in self.cards:
            if card.name == name and (row is None or
                                      card.parent is self.rows.get(row)):
                return card
        return None

    def playable(self):
        """The cards that can be played now, those first that ask: aces for a
        player, jokers for a number."""
        cards = [card for card in self.cards
                 if 'You can lay it.' in card.description]
        return sorted(cards, key=lambda card: not card.name.startswith(
            ('ace', 'joker')))

    def next_deal(self):
        """The one button that deals when a round is over."""
        buttons = [node for node in self.tree.all()
                   if node.name == 'Next Deal' and node.role == 'button' and
                   node.seen()]
        expect(len(buttons) < 2, f'{len(buttons)} buttons deal')
        return buttons[0] if buttons else None

    def numbers(self):
        """The buttons of the numbers that a joker may stand for now."""
        return [button for name, button in self.actions.items()
                if name.isdigit() and re.match(r'an? |\w+( \(1\))?: ',
                                               button.description)]

    def asks_for_player(self):
        return self.says('[Cc]hoose a player')

    def opponents(self):
        """The other players who are still in the game."""
        return [seat for seat in self.seats if seat.name != self.viewer and
                'in hand' in seat.description]

    def act(self, tapis):
        """Does what the window asks for, by one action of it, or two where it
        asks for a number; returns what it was."""
        if 'Ready' in self.actions:
            self.actions['Ready'].act()
            return 'ready'
        if self.asks_for_player():
            self.opponents()[0].act('seat.choose')
            return 'name'
        cards = self.playable()
        if cards:
            before = tapis.save_text()
            expect(cards[0].act('card.lay'), f'{cards[0]} cannot be laid')
            if self.game.asks_number and cards[0].name == 'joker':
                numbers = tapis.wait(
                    'the numbers', lambda: tapis.save_text() != before or
                    Table(tapis.tree(), self.game).numbers())
                if numbers is not True:
                    numbers[0].act()
                    return 'number'
            return ('flip' if cards[0].parent is self.rows.get('down')
                    else 'lay')
        expect('Pick Up the Pile' in self.actions,
               f'nothing can be done: {list(self.actions)}')
        self.actions['Pick Up the Pile'].act()
        return 'pick up'

    def pile(self, name):
        """A heap in the middle: "Stock", "Pile", or what has left the game."""
        for node in self.tree.all():
            if node.role == 'panel' and node.name.startswith(name + ', '):
                return node
        return None

    def check_position(self, position):
        """Whether the table shows the position of a save: nobody is lost,
        every card that the first seat sees is where it should be."""
        def same(what, seen, wanted):
            expect(seen == wanted, f'{what}: {seen} instead of {wanted}')

        for name, key in (('Stock', 'stock'), ('Pile', 'pile'),
                          (self.game.gone, 'burnt')):
            count = int(re.search(r'\d+', self.pile(name).name)[0])
            same(name, count, len(position.cards(key)))
        # in the end all is open
        hidden = 'down' if position.position('to-move') != '-1' else None
        pile = position.cards('pile')
        shown = [card.name for card in self.pile('Pile').children]
        same('the top of the pile', shown, pile[len(pile) - len(shown):])
        for row in OWN:
            seen = [card.name for card in self.rows[row].children]
            wanted = position.cards(f'{row}.0')
            if row == 'hand':
                seen, wanted = sorted(seen), sorted(wanted)
            elif row == hidden:
                wanted = [HIDDEN] * len(wanted)
            same(f'my {row}', seen, wanted)
        others = [seat for seat in self.seats if seat.name != 'You']
        for i, seat in enumerate(others, 1):
            for group, row in zip([node for node in seat.children
                                   if node.role == 'panel'], ('down', 'up')):
                seen = [card.name for card in group.children]
                wanted = position.cards(f'{row}.{i}')
                same(f'{row} of {seat.name}', seen,
                     [HIDDEN] * len(wanted) if row == hidden else wanted)
            hand = re.search(r'(\d+) cards? in hand', seat.description)
            if hand:
                same(f'the hand of {seat.name}', int(hand[1]),
                     len(position.cards(f'hand.{i}')))
        same('my turn', self.my_turn(), position.position('to-move') == '0')
