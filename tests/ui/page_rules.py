# SPDX-License-Identifier: GPL-3.0-or-later
"""What must be true of every page as a screen reader has it: nothing that can
have the focus or do something is without a name, no name is the name of a type,
nothing is said twice, and Tab comes round. Knows nothing of cards."""

import re

from tapis_driver import Failure, expect

TYPES = re.compile(r'^(G|Gtk|Adw|Tapis|Gdk)[A-Z][A-Za-z]+$')
ROLE_WORDS = {'button', 'toggle button', 'push button', 'label', 'image',
              'img', 'card', 'entry', 'text', 'text box', 'switch', 'widget',
              'list', 'list item', 'group', 'panel', 'window', 'icon'}
TWICE = re.compile(r'^(.+?)\W+\1$')
TEXT_ACTIONS = re.compile(r'^(clipboard|selection|link|menu|text|misc)\.')


def in_combo_box(node):
    return any(above.role == 'combo box' for above in node.above())


def is_passed_by(node):
    """The inside of a combo box is not reached by the keyboard, and what can
    be scrolled only where nothing in it is: the tour with Tab proves it. A
    question holds its buttons in a box of the toolkit's own."""
    return (in_combo_box(node) or node.role == 'scroll pane' or
            node.role == 'panel' and
            any(above.role in ('alert', 'dialog') for above in node.above()))


def those_that_act(nodes):
    """Those of them that do something."""
    if not nodes:
        return []
    return [node for node, actions in zip(nodes, nodes[0].reader.actions(nodes))
            if any(not TEXT_ACTIONS.search(action) for action in actions)]


def complaints(tree):
    """What is wrong in a tree; how many things were looked at."""
    wrong = []
    nameless = []
    count = 0
    for node in tree.all():
        if node.parent is None or not node.seen():
            continue
        count += 1
        name = node.name
        if TYPES.search(name) or name.lower() in ROLE_WORDS:
            wrong.append(f'the name of a type: {node}')
        if TWICE.search(name) and node.role != 'label':
            wrong.append(f'said twice: {node}')
        if name != name.strip() and name.rstrip('\u200b') != name.strip():
            wrong.append(f'blanks around the name: {node}')
        if re.search(r'_|%[a-z]', f'{name} {node.description}'):
            wrong.append(f'not for a person: {node}')
        if name and node.description.startswith(name + '.'):
            wrong.append(f'the description begins with the name: {node}')
        if name and node.description == name:
            wrong.append(f'the description is the name: {node}')
        if not name.strip() and not is_passed_by(node):
            if 'focusable' in node.states:
                wrong.append(f'can have the focus, without a name: {node}')
            elif node.role not in ('label', 'frame'):
                nameless.append(node)
        if node.parent.parent is None and not name:
            wrong.append(f'a window without a name: {node}')
    wrong += [f'does something, without a name: {node}'
              for node in those_that_act(nameless)]
    return wrong, count


def check(tapis, where):
    check_tree(tapis.tree(), where)


def check_tree(tree, where):
    wrong, count = complaints(tree)
    expect(not wrong, f'{where}: ' + '; '.join(wrong[:20]))
    expect(count > 15, f'{where}: only {count} things were found')


def tour(tapis, where, most=90):
    """Goes round with Tab until it is where it began: every stop has a name
    and is in the tree."""
    tapis.take_keys()
    start = None
    stops = []
    for _ in range(most):
        before = tapis.reader.focus
        tapis.press('Tab')
        try:
            tapis.wait('the focus to move', lambda: tapis.reader.focus
                       not in (None, before))
        except Failure as error:
            raise Failure(f'{where}: Tab stops at {stops[-1:]}') from error
        focus = tapis.wait('what has the focus', tapis.focus)
        if not focus.name.strip() or TYPES.search(focus.name):
            raise Failure(f'{where}: Tab comes to {focus}, after {stops[-2:]}')
        if start is None:
            start = focus.ref
        elif focus.ref == start:
            return stops
        stops.append(repr(focus))
    raise Failure(f'{where}: {most} times Tab do not come round')
