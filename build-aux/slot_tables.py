# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the slots of the tables by which a game describes itself, from the
headers that declare them and from src/games/README.md, which says what is so
where a slot is left out."""

import re


def slots(header, table):
    """The members of the struct @table in the text of a header, in their
    order."""
    body = re.search(rf'^struct _{table}\n\{{(.*?)^\}};|'
                     rf'\{{((?:(?!^\}}).)*)^\}} {table};', header, re.M | re.S)
    body = re.sub(r'/\*.*?\*/', '', body[1] or body[2], flags=re.S)
    for member in body.split(';'):
        found = re.search(r'\(\*(\w+)\)', member) or \
            re.search(r'(\w+)(?:\[\w*\])?\s*$', member)
        if found:
            yield found[1]


def rows(page, table):
    """(slot, what is so if it is left out, the game that is the example or
    None, line) of the rows for @table in the text of the README."""
    inside = False
    for number, line in enumerate(page.splitlines(), 1):
        cells = [cell.strip() for cell in line.split('|')[1:-1]]
        if not cells:
            inside = False
        elif cells[0].startswith('slot of'):
            inside = cells[0] == f'slot of `{table}`'
        elif inside and not cells[0].startswith('-'):
            game = re.fullmatch(r'`([\w-]+)`', cells[2])
            for slot in re.findall(r'`(\w+)`', cells[0]):
                yield slot, cells[1], game and game[1], number


def fills(code, slot):
    """Whether a game's code fills the slot in."""
    return re.search(rf'(?<![\w)\]])\.{slot}\s*=(?!=)', code) is not None
