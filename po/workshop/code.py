# SPDX-License-Identifier: GPL-3.0-or-later
"""says how gettext writes a language's code (pt-br: pt_BR)"""

from . import plurals
from .catalog import Wrong


def run(arguments):
    if len(arguments) != 1:
        raise Wrong('usage: po/workshop.py code LANGUAGE')
    print(plurals.normal(arguments[0]))
