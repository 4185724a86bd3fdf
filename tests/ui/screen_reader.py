# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader sees of a program: names, descriptions, states and
actions, over AT-SPI's own D-Bus interfaces, so that every answer is the
program's own. Knows nothing of cards."""

import functools
import time
from collections import deque

from gi.repository import Gio, GLib

import where_recorder
from where_recorder import marks

ATSPI = 'org.a11y.atspi.'
REGISTRY = ATSPI + 'Registry'
ROOT = '/org/a11y/atspi/accessible/root'
TIMEOUT = 10000  # ms for one answer
# s: for how long the tree that was read last is taken for the present one, if
# the program tells of no change and nothing was done to it. A test often looks
# for several things in a row, and reading takes as long as a frame or two.
FRESH = 0.03

# the bits of AT-SPI's set of states that the tests ask for
STATES = {
    'active': 1, 'checked': 4, 'enabled': 8, 'focusable': 11, 'focused': 12,
    'pressed': 20, 'selected': 23, 'sensitive': 24, 'showing': 25,
    'visible': 30,
}

# AT-SPI's roles by number: their spelling differs between versions. A group of
# widgets is a panel (39) in GTK 4.8 and a grouping (99) later: one word here.
ROLES = {
    2: 'alert', 7: 'check box', 11: 'combo box', 16: 'dialog', 23: 'frame',
    27: 'image',
    29: 'label', 31: 'list', 32: 'list item', 33: 'menu', 35: 'menu item',
    37: 'tab', 38: 'tab list', 39: 'panel', 40: 'password', 41: 'popup',
    42: 'progress bar', 43: 'button', 44: 'radio button', 48: 'scroll bar',
    49: 'scroll pane', 50: 'separator', 51: 'slider', 52: 'spin button',
    60: 'text', 61: 'text', 62: 'button', 63: 'tool bar', 67: 'unknown',
    69: 'window', 73: 'text', 75: 'application', 79: 'entry', 83: 'heading',
    88: 'link', 91: 'table row', 99: 'panel', 100: 'image map',
    101: 'notification', 129: 'push button menu', 130: 'switch',
}


class Gone(Exception):
    """The object or the program is not there any more."""


class Node:
    """One object of the tree, as it was when it was read."""

    def __init__(self, reader, ref, parent):
        self.reader = reader
        self.ref = ref
        self.parent = parent
        self.children = []
        self.name = self.description = self.role = ''
        self.raw = ('', '')  # name and description with their marks
        self.states = frozenset()
        self.interfaces = ()

    def __repr__(self):
        text = f'{self.role} {self.name!r}'
        if self.description:
            text += f' ({self.description!r})'
        states = self.states - {'enabled', 'sensitive', 'visible', 'showing'}
        if states:
            text += ' ' + ','.join(sorted(states))
        if 'sensitive' not in self.states:
            text += ' insensitive'
        if 'visible' not in self.states:
            text += ' hidden'
        return text

    def tell(self, role, interfaces, name, description, states):
        """What the program tells of it."""
        self.role = role
        self.interfaces = interfaces
        self.raw = (name, description)
        self.name = marks.strip(name)
        self.description = marks.strip(description)
        self.states = states

    def leave(self):
        """It is gone from where it was said to be."""
        if self.parent is None:
            raise Gone('the program does not answer')
        self.parent.children.remove(self)

    def all(self):
        """Itself and all below it, in the order of reading."""
        yield self
        for child in self.children:
            yield from child.all()

    def above(self):
        """What it lies in, the nearest first."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    def seen(self):
        """Whether it and all that it lies in are not hidden."""
        return ('visible' in self.states or self.parent is None or
                self.parent.parent is None) and \
            (self.parent is None or self.parent.seen())

    def dump(self, depth=0):
        lines = ['  ' * depth + repr(self)]
        for child in self.children:
            lines += child.dump(depth + 1)
        return lines

    def actions(self):
        """The names of its actions; none if it has none."""
        return self.reader.actions([self])[0]

    def act(self, name=None):
        """Does the action of that name, or the first one, as a screen reader
        would; whether the program says that it did."""
        i = 0
        if name is not None:
            names = self.actions()
            if name not in names:
                raise Gone(f'{self!r} has no action {name}: {names}')
            i = names.index(name)
        done, = self.reader.call(self.ref, ATSPI + 'Action', 'DoAction',
                                 GLib.Variant('(i)', (i,)))
        return done

    def set_value(self, value):
        """Sets what has a number, a spin button for example."""
        self.reader.call(self.ref, 'org.freedesktop.DBus.Properties', 'Set',
                         GLib.Variant('(ssv)', (
                             ATSPI + 'Value', 'CurrentValue',
                             GLib.Variant('d', value))))

    def value(self):
        return self.reader.get(self.ref, ATSPI + 'Value', 'CurrentValue')

    def extents(self):
        """Where it is in its window: x, y, width, height in pixels."""
        return self.reader.call(self.ref, ATSPI + 'Component', 'GetExtents',
                                GLib.Variant('(u)', (1,)))[0]

    def set_text(self, text):
        """Writes in an entry."""
        done, = self.reader.call(self.ref, ATSPI + 'EditableText',
                                 'SetTextContents',
                                 GLib.Variant('(s)', (text,)))
        return done

    def text(self):
        """What is written in a label or an entry."""
        if ATSPI + 'Text' not in self.interfaces:
            return self.name
        text = self.reader.call(self.ref, ATSPI + 'Text', 'GetText',
                                GLib.Variant('(ii)', (0, -1)))[0]
        return marks.strip(text)


def role_name(role):
    return ROLES.get(role, f'role {role}')


def state_names(low, high):
    bits = low | high << 32
    return frozenset(name for name, bit in STATES.items() if bits >> bit & 1)


class Item:
    """An object as the program's own cache has it: object, application,
    parent, index, children, interfaces, name, role, description, states."""

    def __init__(self, packed):
        def reference(i):
            return tuple(part.get_string() for part in (
                fields[i].get_child_value(0), fields[i].get_child_value(1)))

        fields = [packed.get_child_value(i) for i in range(10)]
        self.ref = reference(0)
        self.parent = reference(2)
        self.index = fields[3].get_int32()
        self.count = fields[4].get_int32()
        self.told = (role_name(fields[7].get_uint32()), fields[5].get_strv(),
                     fields[6].get_string(), fields[8].get_string(),
                     state_names(*fields[9].unpack()))
        self.hidden = 'visible' not in self.told[-1]


@functools.cache
def connect():
    """The bus on which programs talk to screen readers. One for all: each gets
    every event of every program."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address, = session.call_sync(
        'org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress',
        None, None, Gio.DBusCallFlags.NONE, TIMEOUT, None).unpack()
    bus = Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT |
        Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
    for event in ('object:property-change:accessible-name',
                  'object:announcement', 'object:state-changed:focused',
                  'object:children-changed'):
        bus.call_sync(REGISTRY, '/org/a11y/atspi/registry', REGISTRY,
                      'RegisterEvent', GLib.Variant('(sass)', (event, [], '')),
                      None, Gio.DBusCallFlags.NONE, TIMEOUT, None)
    return bus


class ScreenReader:
    """Reads one program at a time."""

    def __init__(self):
        self.bus = connect()
        self.events = None              # heard while a program runs
        self.context = GLib.MainContext.default()
        self.said = deque(maxlen=2000)  # what was announced, oldest first
        self.unheard = deque(maxlen=20)  # by programs not known yet
        self.focus = None               # the object that has it, as told
        self.changes = 0                # how many events came
        self.windows = set()
        self.items = {}                 # read last: unpacked, by their bytes
        self.tree = None                # read last, if it may still be true
        self.read_at = 0                # when, in s
        self.read_changes = 0           # how many events had come then
        self.changed = set()            # paths of what holds other children
        self.program = None             # its name on the bus
        self.recorder = where_recorder.from_environment()

    def hear(self):
        """A program begins: what happens in it is heard until it is
        forgotten."""
        self.events = self.bus.signal_subscribe(
            None, ATSPI + 'Event.Object', None, None, None,
            Gio.DBusSignalFlags.NONE, self._event)

    def _event(self, _bus, sender, path, _interface, member, parameters):
        if member == 'Announcement' and self.program is None:
            self.unheard.append((sender, str(parameters.unpack()[3])))
        if sender != self.program:
            return
        self.changes += 1
        detail = parameters.get_child_value(0).get_string()
        if member == 'StateChanged' and detail == 'focused':
            if parameters.get_child_value(1).get_int32():
                self.focus = path
            elif self.focus == path:
                self.focus = None
        elif member == 'ChildrenChanged':
            self.changed.add(path)
        elif member == 'Announcement':
            self._say(str(parameters.unpack()[3]))
        elif (member == 'PropertyChange' and detail == 'accessible-name' and
              path in self.windows):
            self._say(str(parameters.unpack()[3]).rstrip('\u200b'))

    def _say(self, text):
        if self.recorder is not None:
            self.recorder.hear(text)
        self.said.append(marks.strip(text))

    def spin(self):
        """Lets events come in."""
        while self.context.iteration(False):
            pass

    def listen(self, heard, seconds):
        """Lets events come in until @heard says that it is enough, or for
        that long."""
        late = []
        timeout = GLib.timeout_add(int(seconds * 1000), late.append, True)
        while not late and not heard():
            self.context.iteration(True)
        if not late:
            GLib.source_remove(timeout)

    def rest(self):
        """Waits until nothing happens any more, but not for long."""
        for _ in range(10):
            changes = self.changes
            self.listen(lambda: False, 0.01)
            if self.changes == changes:
                break

    # --- calls ------------------------------------------------------------

    def call(self, ref, interface, method, parameters=None):
        self.tree = None
        try:
            return self.bus.call_sync(
                ref[0], ref[1], interface, method, parameters, None,
                Gio.DBusCallFlags.NONE, TIMEOUT, None).unpack()
        except GLib.Error as error:
            raise Gone(f'{method} of {ref}: {error.message}') from error

    def get(self, ref, interface, name):
        return self.call(ref, 'org.freedesktop.DBus.Properties', 'Get',
                         GLib.Variant('(ss)', (interface, name)))[0]

    def _calls(self, requests):
        """Many calls at once; an answer each, None for one that failed."""
        answers = [None] * len(requests)
        left = len(requests)

        def done(bus, result, i):
            nonlocal left
            left -= 1
            try:
                answers[i] = bus.call_finish(result).unpack()
            except GLib.Error:
                pass

        for i, (ref, interface, method, parameters) in enumerate(requests):
            self.bus.call(ref[0], ref[1], interface, method, parameters, None,
                          Gio.DBusCallFlags.NONE, TIMEOUT, None,
                          done, i)
        while left:
            self.context.iteration(True)
        return answers

    # --- the tree -----------------------------------------------------------

    def find_program(self, pid):
        """The program with that process id: whether it is there."""
        children, = self.call((REGISTRY, ROOT), ATSPI + 'Accessible',
                              'GetChildren')
        for name, path in children:
            try:
                found = self.call(
                    ('org.freedesktop.DBus', '/org/freedesktop/DBus'),
                    'org.freedesktop.DBus', 'GetConnectionUnixProcessID',
                    GLib.Variant('(s)', (name,)))[0]
            except Gone:
                continue
            if found == pid:
                self.program = name
                self.root = (name, path)
                self.focus = None
                self.said.clear()
                for sender, text in self.unheard:
                    if sender == name:
                        self._say(text)
                return True
        return False

    def forget_program(self):
        self.bus.signal_unsubscribe(self.events)
        self.program = self.root = self.focus = None
        self.windows = set()
        self.items = {}
        self.tree = None
        self.changed.clear()
        self.unheard.clear()

    def last_said(self):
        """What was said at last: newer toolkits announce it, older ones have
        the window called so."""
        self.spin()
        if self.said:
            return self.said[-1].rstrip('\u200b')
        return next((child.name.rstrip('\u200b')
                     for child in self.read().children), '')

    def read_one(self, path):
        """One object without what lies above and below it."""
        node = Node(self, (self.program, path), None)
        if self._fill([node]):
            raise Gone(path)
        return node

    def actions(self, nodes):
        """The names of the actions of each of them."""
        able = [node for node in nodes
                if ATSPI + 'Action' in node.interfaces]
        answers = dict(zip(able, self._calls([
            (node.ref, ATSPI + 'Action', 'GetActions', None)
            for node in able])))
        return [[action[0] for action in answers[node][0]]
                if answers.get(node) else [] for node in nodes]

    def _fill(self, nodes):
        """Asks these objects what they are; those that are gone."""
        answers = self._calls([
            (node.ref, interface, method, parameters)
            for node in nodes for interface, method, parameters in (
                (ATSPI + 'Accessible', 'GetRole', None),
                (ATSPI + 'Accessible', 'GetInterfaces', None),
                ('org.freedesktop.DBus.Properties', 'GetAll',
                 GLib.Variant('(s)', (ATSPI + 'Accessible',))),
                (ATSPI + 'Accessible', 'GetState', None))])
        gone = []
        for node, *told in zip(nodes, *(answers[i::4] for i in range(4))):
            if None in told:
                gone.append(node)
                continue
            (role,), (interfaces,), (properties,), (states,) = told
            node.tell(role_name(role), interfaces, properties.get('Name', ''),
                      properties.get('Description', ''), state_names(*states))
        return gone

    def _read_items(self):
        """What the program keeps for screen readers, in one answer: the items
        by their references, and the references of what lies in each where
        that is certain. What is as it was when it was read last is not
        unpacked anew."""
        try:
            packed = self.bus.call_sync(
                self.program, '/org/a11y/atspi/cache', ATSPI + 'Cache',
                'GetItems', None, None, Gio.DBusCallFlags.NONE, TIMEOUT,
                None).get_child_value(0)
        except GLib.Error as error:
            raise Gone(error.message) from error
        items = {}
        for i in range(packed.n_children()):
            item = packed.get_child_value(i)
            data = item.get_data_as_bytes().get_data()
            items[data] = self.items.get(data) or Item(item)
        self.items = items
        inside = {item.ref: [] for item in items.values()}
        for item in items.values():
            # what is hidden has no place among the others
            if not item.hidden and item.parent in inside:
                inside[item.parent].append(item)
        fit = set()
        for item in items.values():
            below = inside[item.ref]
            below.sort(key=lambda child: child.index)
            if [child.index for child in below] == list(range(item.count)):
                fit.add(item.ref)
        # pages behind each other: each claims the only place; and GTK 4.8 does
        # not keep what has come since it was asked last, but does keep as
        # visible what has gone from the same place
        sure = {ref: [child.ref for child in below]
                for ref, below in inside.items()
                if ref in fit and ref[1] not in self.changed and
                all(child.ref in fit for child in below)}
        return {item.ref: item for item in items.values()}, sure

    def _read(self, at_once):
        if self.program is None:
            raise Gone('no program')
        items, below = self._read_items() if at_once else ({}, {})
        root = Node(self, self.root, None)
        nodes = []
        level = [root]
        while level:
            doubtful = [node.ref for node in level if node.ref not in below]
            answers = self._calls([
                (ref, ATSPI + 'Accessible', 'GetChildren', None)
                for ref in doubtful])
            self.changed.difference_update(path for _, path in doubtful)
            below.update((ref, answer and answer[0])
                         for ref, answer in zip(doubtful, answers))
            for node in level:
                if below[node.ref] is None:
                    node.leave()
                    continue
                nodes.append(node)
                node.children = [Node(self, ref, node)
                                 for ref in below[node.ref]]
            level = [child for node in level for child in node.children]
        if at_once and any(node.ref not in items for node in nodes):
            # what lies in something that was asked for is kept from now on
            items, _below = self._read_items()
        strangers = []
        for node in nodes:
            if node.ref in items:
                node.tell(*items[node.ref].told)
            else:
                strangers.append(node)
        for node in self._fill(strangers):
            node.leave()
        return root

    def read(self, at_once=True):
        """The whole tree of the program, as it is now, or was just now if it
        never stands still. It is read in one answer, and only what does not
        fit together there (pages behind each other) is asked for; or object
        by object. The program keeps nothing that nobody has asked for yet."""
        self.spin()
        if at_once and self.tree is not None and \
                self.changes == self.read_changes and \
                time.monotonic() - self.read_at < FRESH:
            return self.tree
        for _ in range(4):
            self.spin()
            changes = self.changes
            root = self._read(at_once)
            self.spin()
            if self.changes == changes:
                break
            self.rest()
        self.windows = {child.ref[1] for child in root.children}
        if self.focus is None:
            # it was given before anybody listened
            for node in root.all():
                if 'focused' in node.states:
                    self.focus = node.ref[1]
        if self.recorder is not None:
            self.recorder.see(root)
        self.tree = root
        self.read_at = time.monotonic()
        self.read_changes = changes
        return root
