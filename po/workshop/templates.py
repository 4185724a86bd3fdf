# SPDX-License-Identifier: GPL-3.0-or-later
"""The templates of all parts, made from the sources."""

import os
import re
import tempfile
from pathlib import Path

import polib

from . import comments, forms, lessons, potfiles
from .catalog import BUGS, PARTS, ROOT, STYLE, part, relative, tool

# What marks a message in C: glib's macros, NN_() for two forms, CN_() for two in
# a context, and what src/model/words/tapis-forms.h explains. Of the comments only those for translators are theirs.
XGETTEXT = ['xgettext', '--from-code=UTF-8', '--add-comments=Translators:',
            '--keyword=_', '--keyword=N_', '--keyword=C_:1c,2',
            '--keyword=NC_:1c,2', '--keyword=NN_:1,2',
            '--keyword=CN_:1c,2,3', '--keyword=P_', '--keyword=PP_:1,2',
            '--keyword=THE_', '--keyword=COUNTED_:1,2',
            '--keyword=g_dcgettext:2', '--keyword=g_dngettext:2,3',
            '--keyword=g_dpgettext2:2c,3',
            '--flag=N_:1:pass-c-format', '--flag=C_:2:pass-c-format',
            '--flag=NC_:2:pass-c-format', '--flag=CN_:2:pass-c-format',
            '--flag=CN_:3:pass-c-format', '--flag=P_:1:pass-c-format',
            '--flag=g_dngettext:2:pass-c-format',
            '--flag=g_strdup_printf:1:c-format',
            '--flag=g_string_printf:2:c-format',
            '--flag=g_string_append_printf:2:c-format',
            '--flag=g_error_new:3:c-format', '--flag=g_set_error:4:c-format']

HEAD = '''SPDX-License-Identifier: GPL-3.0-or-later
Messages of Tapis: {what}.
Written by po/workshop.py update; nobody edits it.'''


def in_sources(name, folder, with_template_games):
    """The messages of files that xgettext reads."""
    listed = Path(folder, 'files')
    listed.write_text('\n'.join(potfiles.files(name, with_template_games)),
                      encoding='utf-8')
    # data/its tells xgettext what of a lesson is translated
    os.environ['GETTEXTDATADIRS'] = str(ROOT / 'data')
    raw = tool(*XGETTEXT, '-f', str(listed), '-o', '-')
    found = polib.pofile(tool('msgcat', *STYLE, '-', given=raw), wrapwidth=0)
    comments.complete(found, polib.pofile(raw))
    return found


def in_help(folder):
    """The messages of the help's pages."""
    pot = str(Path(folder, 'help.pot'))
    pages = sorted(relative(page) for page in (ROOT / 'help/C').glob('*.page'))
    tool('itstool', '-o', pot, *pages)
    # the pages are named from the folder of the help
    raw = re.sub(r'^(#:.*)', lambda line: line[1].replace('help/C/', 'C/'),
                 Path(pot).read_text(encoding='utf-8'), flags=re.M)
    return polib.pofile(tool('msgcat', *STYLE, '-', given=raw), wrapwidth=0)


def template(name, with_template_games=False):
    """The template of a part as it is now, or None where the part is not made
    from sources."""
    one = part(name)
    with tempfile.TemporaryDirectory() as folder:
        if name == 'help':
            found = in_help(folder)
        elif name in potfiles.CARRIES:
            found = in_sources(name, folder, with_template_games)
        elif name == 'forms':
            found = forms.template()
        else:
            return None
    if name == 'lessons':
        lessons.comment(found)
    found.header = HEAD.format(what=one.what)
    found.metadata = {
        'Project-Id-Version': 'tapis',
        'Report-Msgid-Bugs-To': BUGS,
        'Language': '',
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=UTF-8',
        'Content-Transfer-Encoding': '8bit',
        'Plural-Forms': 'nplurals=INTEGER; plural=EXPRESSION;',
    }
    found.metadata_is_fuzzy = False
    return found


def parts():
    """The parts that are made from sources here."""
    return PARTS
