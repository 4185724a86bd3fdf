# SPDX-License-Identifier: GPL-3.0-or-later
"""writes catalogues in which only what is not translated has a mark, for a test

    po/workshop.py untranslated FOLDER

So the test “rendering” knows the sentences that are English, wholly or in part,
and holds no rules of the language against them. Each language of po/LINGUAS gets
FOLDER/xx/LC_MESSAGES, and so does “none”, into which nothing is translated. The
messages are those of the sources as they are now, in a template or not yet."""

from pathlib import Path

import polib

from . import fill, forms, marks, mo, templates
from .catalog import languages, part, read

NONE = 'none'


def catalogues(language, window):
    """(part, what its messages are, its file) of what sentences are made of;
    @window: the messages of the first part."""
    if language == NONE:
        nothing = polib.POFile()
        nothing.metadata = {'Content-Type': 'text/plain; charset=UTF-8',
                            'Language': NONE}
        yield part('window'), window, nothing
        return
    yield part('window'), window, read(part('window').po(language))
    path = part('forms').po(language)
    if path.is_file():
        # a form that nobody has written is the plain word
        found = read(path)
        fill.fill(found, language)
        yield part('forms'), forms.template_for(language), found


def run(arguments):
    folder, = arguments
    window = templates.template('window', with_template_games=True)
    for language in [*languages(), NONE]:
        messages = marks.Messages()
        for one, template, found in catalogues(language, window):
            texts = marks.marked_catalogue(
                one, marks.entries_of(template, found), found, messages,
                only_untranslated=True)
            path = Path(folder, language, 'LC_MESSAGES', f'{one.domain}.mo')
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(mo.compiled(texts))
