# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader sees of a program: names, descriptions, states and
actions, over AT-SPI's own D-Bus interfaces, so that every answer is the
program's own; only what an object is (role, interfaces) is asked once. Knows
nothing of cards."""

from collections import deque

from gi.repository import Gio, GLib

ATSPI = 'org.a11y.atspi.'
REGISTRY = ATSPI + 'Registry'
ROOT = '/org/a11y/atspi/accessible/root'
TIMEOUT = 10000  # ms for one answer

# the bits of AT-SPI's set of states that the tests ask for
STATES = {
    'active': 1, 'checked': 4, 'enabled': 8, 'focusable': 11, 'focused': 12,
    'pressed': 20, 'selected': 23, 'sensitive': 24, 'showing': 25,
    'visible': 30,
}

# AT-SPI's roles by number: their spelling differs between versions. A group of
# widgets is a panel (39) in GTK 4.8 and a grouping (99) later: one word here.
ROLES = {
    2: 'alert', 7: 'check box', 11: 'combo box', 16: 'dialog', 23: 'frame', 27: 'image',
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
        if ATSPI + 'Action' not in self.interfaces:
            return []
        actions, = self.reader.call(self.ref, ATSPI + 'Action', 'GetActions')
        count = self.reader.get(self.ref, ATSPI + 'Action', 'NActions')
        names = []
        for i in range(min(count, len(actions))):
            name, = self.reader.call(self.ref, ATSPI + 'Action', 'GetName',
                                     GLib.Variant('(i)', (i,)))
            names.append(name)
        return names

    def act(self, name=None):
        """Does the action of that name, or the first one, as a screen reader
        would; whether the program says that it did."""
        names = self.actions()
        if not names or (name is not None and name not in names):
            raise Gone(f'{self!r} has no action {name}: {names}')
        i = 0 if name is None else names.index(name)
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
        return self.reader.call(self.ref, ATSPI + 'Text', 'GetText',
                                GLib.Variant('(ii)', (0, -1)))[0]


class ScreenReader:
    """The connection; one program at a time is read."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address, = session.call_sync(
            'org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress',
            None, None, Gio.DBusCallFlags.NONE, TIMEOUT, None).unpack()
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT |
            Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        self.context = GLib.MainContext.default()
        self.said = deque(maxlen=2000)  # what was announced, oldest first
        self.focus = None               # the object that has it, as told
        self.changes = 0                # how many events came
        self.windows = set()
        self.kinds = {}                 # role and interfaces by object
        self.program = None             # its name on the bus
        self.bus.signal_subscribe(
            None, ATSPI + 'Event.Object', None, None, None,
            Gio.DBusSignalFlags.NONE, self._event)
        for event in ('object:property-change:accessible-name',
                      'object:announcement', 'object:state-changed:focused'):
            self.call((REGISTRY, '/org/a11y/atspi/registry'), REGISTRY,
                      'RegisterEvent',
                      GLib.Variant('(sass)', (event, [], '')))

    def _event(self, _bus, sender, path, _interface, member, parameters):
        if sender != self.program:
            return
        self.changes += 1
        detail, on, _more, value = parameters.unpack()[:4]
        if member == 'StateChanged' and detail == 'focused':
            if on:
                self.focus = path
            elif self.focus == path:
                self.focus = None
        elif member == 'Announcement':
            self.said.append(str(value))
        elif (member == 'PropertyChange' and detail == 'accessible-name' and
              path in self.windows):
            self.said.append(str(value).rstrip('\u200b'))

    def spin(self):
        """Lets events come in."""
        while self.context.iteration(False):
            pass

    # --- calls ------------------------------------------------------------

    def call(self, ref, interface, method, parameters=None):
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
                return True
        return False

    def forget_program(self):
        self.program = self.root = self.focus = None
        self.windows = set()
        self.kinds = {}

    def read_one(self, path):
        """One object without what lies above and below it."""
        node = Node(self, (self.program, path), None)
        self._fill([node])
        if not node.interfaces:
            raise Gone(path)
        return node

    def _fill(self, nodes):
        """Reads these objects at once; returns the references of their
        children, None for one that is gone."""
        new = [node for node in nodes if node.ref not in self.kinds]
        answers = self._calls(
            [(node.ref, ATSPI + 'Accessible', method, None)
             for node in new for method in ('GetRole', 'GetInterfaces')])
        for node, role, interfaces in zip(new, answers[::2], answers[1::2]):
            if role is not None and interfaces is not None:
                self.kinds[node.ref] = (
                    ROLES.get(role[0], f'role {role[0]}'), interfaces[0])
        answers = self._calls(
            [call for node in nodes for call in (
                (node.ref, 'org.freedesktop.DBus.Properties', 'GetAll',
                 GLib.Variant('(s)', (ATSPI + 'Accessible',))),
                (node.ref, ATSPI + 'Accessible', 'GetState', None),
                (node.ref, ATSPI + 'Accessible', 'GetChildren', None))])
        found = []
        for node, properties, states, children in zip(
                nodes, answers[::3], answers[1::3], answers[2::3]):
            if (node.ref not in self.kinds or properties is None or
                    states is None or children is None):
                found.append(None)
                continue
            node.role, node.interfaces = self.kinds[node.ref]
            node.name = properties[0].get('Name', '')
            node.description = properties[0].get('Description', '')
            bits = states[0][0] | states[0][1] << 32
            node.states = frozenset(name for name, bit in STATES.items()
                                    if bits >> bit & 1)
            found.append(children[0])
        return found

    def read(self):
        """The whole tree of the program, as it is now."""
        if self.program is None:
            raise Gone('no program')
        root = Node(self, self.root, None)
        level = [root]
        while level:
            below = []
            for node, children in zip(level, self._fill(level)):
                if children is None:
                    if node.parent is None:
                        raise Gone('the program does not answer')
                    node.parent.children.remove(node)
                    continue
                for ref in children:
                    child = Node(self, ref, node)
                    node.children.append(child)
                    below.append(child)
            level = below
        self.windows = {child.ref[1] for child in root.children}
        self.spin()
        if self.focus is None:
            # it was given before anybody listened
            for node in root.all():
                if 'focused' in node.states:
                    self.focus = node.ref[1]
        return root
