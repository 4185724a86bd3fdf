#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists resources by what lies in folders, so that no list is kept by hand:

    list-resources.py OUTPUT DEPFILE PREFIX BASE NAME…

Writes the GResource description OUTPUT. A NAME is a pattern below the folder
BASE ("lessons/*.xml"), or ALIAS=FILE for one file that is found elsewhere.
The resources are named PREFIX/ and the path below BASE, or the ALIAS. DEPFILE
names the folders: a file that comes or goes is noticed by the next build.
"""

import sys
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr


def main():
    output, depfile, prefix, base, *names = sys.argv[1:]
    lines = []
    folders = set()
    for name in names:
        alias, _, file = name.partition('=')
        if file:
            lines.append(f'<file alias={quoteattr(alias)}>'
                         f'{escape(file)}</file>')
            continue
        folders.add(Path(base, name).parent)
        strip = ' preprocess="xml-stripblanks"' if name.endswith('.ui') else ''
        lines += [f'<file{strip}>{escape(str(path.relative_to(base)))}</file>'
                  for path in sorted(Path(base).glob(name))
                  if not path.name.startswith('.')]
    Path(output).write_text('\n'.join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<gresources><gresource prefix={quoteattr(prefix)}>', *lines,
        '</gresource></gresources>', '']), encoding='utf-8')
    Path(depfile).write_text(
        f'{output}: ' + ' '.join(str(folder).replace(' ', r'\ ')
                                 for folder in sorted(folders)) + '\n',
        encoding='utf-8')


main()
