#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the POTFILES.in of a domain: every file that carries a sentence, but
those of the template game, which nobody sees.

    po/potfiles.py [po | po/lessons]

po/update.sh writes them; nobody edits them."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

HEAD = '''# SPDX-License-Identifier: GPL-3.0-or-later
# Every file that carries a sentence; written by po/update.sh.
'''

IN_XML = re.compile(r'translatable="(yes|true)"')
SENTENCE = re.compile(r'\b(_|N_|C_|NC_|NN_|CN_|Q_|n_|ngettext|g_dngettext|g_dpgettext2)'
                      r'\s*\(\s*"')

# What a file of each kind has in it when it carries a sentence.
CARRIES = {
    'po': {'src/**/*.c': SENTENCE, 'src/**/*.h': SENTENCE,
           'src/**/*.ui': IN_XML,
           'data/*.desktop.in': re.compile('^Name=', re.M),
           'data/*.metainfo.xml.in': re.compile('<summary>')},
    'po/lessons': {'data/lessons/*.xml': re.compile('<lesson ')},
}


def potfiles(folder):
    """The text of the file in that folder."""
    names = [str(path.relative_to(ROOT))
             for pattern, sentence in CARRIES[folder].items()
             for path in ROOT.glob(pattern)
             if not path.name.startswith(('.', 'null-')) and
             sentence.search(path.read_text(encoding='utf-8'))]
    return HEAD + '\n'.join(sorted(names)) + '\n'


if __name__ == '__main__':
    print(potfiles(sys.argv[1] if len(sys.argv) > 1 else 'po'), end='')
