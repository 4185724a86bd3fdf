#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the program's style sheets together:

    styles.py STYLE GAMES SIZES OUTPUT DEPFILE GAME…

STYLE is data/style, GAMES the folder of the games' folders; style.css,
style-dark.css and style-hc.css are written to OUTPUT. Each has the shared sheet
of that name and then what GAME/GAME-table.css says, from the heads "dark" and
"high contrast" on for the other two. The rules of cloth.css are written for the
plain cloth and for each game that defines the colours of its own. @NAME@ stands
for the number that the C header SIZES defines as NAME.
"""

import re
import sys
from pathlib import Path

SHEETS = {'style.css': '', 'style-dark.css': 'dark',
          'style-hc.css': 'high contrast'}
HEAD = re.compile(r'^/\* --- (.+) --- \*/\n', re.M)


def sections(path):
    """{head: text}; what comes first has the head ''."""
    parts = HEAD.split(path.read_text(encoding='utf-8'))
    return dict(zip(['', *parts[1::2]], parts[::2]))


def cloth(rules, game):
    """The rules for a game, or for "cloth", which is every table's."""
    colours = game.replace('-', '_')
    rules = rules.replace('@GAME_', f'@{colours}_')
    return rules.replace('.GAME', '' if game == 'cloth' else f'.{game}')


def main():
    style, games, header, output, depfile, *names = sys.argv[1:]
    sizes = dict(re.findall(r'^#define (\w+) ([\d.]+)$',
                            Path(header).read_text(encoding='utf-8'), re.M))
    plain = sections(Path(style, 'cloth.css'))
    paths = {name: Path(games, name, f'{name}-table.css') for name in names}
    own = {name: sections(path) for name, path in paths.items()
           if path.is_file()}
    rules = {'style.css': plain['rules'],
             'style-hc.css': plain['rules in high contrast']}
    for sheet, head in SHEETS.items():
        text = [plain.get(head, ''), cloth(rules.get(sheet, ''), 'cloth'),
                Path(style, sheet).read_text(encoding='utf-8')]
        for name, parts in own.items():
            if f'@define-color {name.replace("-", "_")}_light' in parts['']:
                text.append(cloth(rules.get(sheet, ''), name))
            text.append(parts.get(head, ''))
        text = re.sub(r'@(TAPIS_\w+)@', lambda found: sizes[found[1]],
                      '\n'.join(text))
        Path(output, sheet).write_text(text, encoding='utf-8')
    needed = [Path(style, name) for name in (*SHEETS, 'cloth.css')]
    needed.append(Path(header))
    for name, path in paths.items():
        needed += [path.parent] + [path] * (name in own)
    Path(depfile).write_text(
        f'{output}/style.css: ' +
        ' '.join(str(path).replace(' ', r'\ ') for path in needed) + '\n',
        encoding='utf-8')


main()
