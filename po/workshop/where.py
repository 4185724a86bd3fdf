# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes pages that show where each message is seen: where BUILD [--html] [TEST…]

The window's tests are run with catalogues in which every message carries its
number (marks.py), and tests/ui/where_recorder.py keeps what they see.
BUILD/where/index.html then has every message with its comment, its translations
and its pictures. With names of TESTs only those are run, and what was seen
before is kept; with --html none."""

import collections
import html
import json
import os
import shutil
import subprocess
from concurrent import futures
from pathlib import Path

from workshop import catalog, marks, mo

# The parts with messages of their own; English has no other forms of words.
SHOWN = ('window', 'lessons')
# A name that no language has, for English with marks.
LANGUAGE = 'qaa'
PICTURES = 3  # of a message

# Messages that the window does not say, and where they are read.
ELSEWHERE = [
    (lambda entry: only_in(entry, marks.DATA_FILES),
     'read in the desktop’s menu and in software centres'),
    (lambda entry: only_in(entry, ('src/app/tapis-application.c',
                                   'src/model/past/tapis-deal-link.c')),
     'printed by tapis --help, or said when the program is called wrongly'),
    (lambda entry: bool(entry.occurrences) and all(
        file.startswith('src/app/translate/')
        for file, _line in entry.occurrences),
     'of translation mode: ./run --translate shows it'),
    (lambda entry: entry.msgctxt == 'exported game' or
     entry.msgctxt == 'heading' and only_in(entry, ('tapis-record.c',)),
     'in a game that is exported as text'),
    (lambda entry: (entry.msgctxt or '').endswith(', before other words'),
     'where a word begins otherwise than with most; English needs none'),
    (lambda entry: only_in(entry, ('tapis-forms.c',)) or
     entry.msgctxt == 'setting' and 'Gender' in entry.msgid,
     'asked where a language speaks of players by their gender'),
    (lambda entry: entry.msgid == 'Not a regular file',
     'said when the program is called with a lesson that is no file'),
    (lambda entry: (entry.msgctxt, entry.msgid) == ('language', 'English'),
     'in every language’s own words, in the list of them in the preferences'),
    (lambda entry: not marks.is_marked(entry),
     'a letter, a list or the like: part of other texts'),
]


def only_in(entry, ends):
    return bool(entry.occurrences) and all(
        file.endswith(ends) for file, _line in entry.occurrences)


def compile_marked(folder):
    """Writes English with marks; the list of (part, entry) by their numbers."""
    messages = marks.Messages()
    found = []
    for part in catalog.PARTS:
        if part.name not in SHOWN:
            continue
        po = catalog.read(part.template)
        po.metadata['Plural-Forms'] = 'nplurals=2; plural=(n != 1);'
        po.metadata['Content-Type'] = 'text/plain; charset=UTF-8'
        entries = [entry for entry in po if not entry.obsolete]
        texts = marks.marked_catalogue(part, entries, po, messages)
        own = '' if part.name == 'window' else part.name
        path = folder / own / LANGUAGE / 'LC_MESSAGES' / f'{part.domain}.mo'
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(mo.compiled(texts))
        for entry in entries:
            number = messages.number(part, entry)
            found += [None] * (number + 1 - len(found))
            found[number] = (part, entry)
    return found


# --- the tests --------------------------------------------------------------

def tests_of(build, names):
    """The window's tests that a driver runs: (name, command, environment, folder
    to start in)."""
    told = subprocess.run(['meson', 'introspect', '--tests', build],
                          check=True, capture_output=True, text=True).stdout
    found = []
    for test in json.loads(told):
        name = test['name']
        suites = {suite.split(':')[-1] for suite in test['suite']}
        if 'ui' not in suites or \
                not any(part.endswith('.py') for part in test['cmd']):
            continue
        found.append((name, test['cmd'], test['env'],
                      test.get('workdir') or build))
    # one sees nothing new, one has marks of its own, and lessons are the same
    # in other languages
    return [test for test in found
            if (not names or test[0] in names) and
            test[0] not in ('kill', 'translate') and
            (not test[0].startswith('lessons-') or test[0] == 'lessons-en')]


def walk(build, folder, names):
    """Runs the tests, as many at a time as there are processors. What a test
    complains of is no matter here, but told: it may have seen less."""
    def run_one(test):
        name, command, settings, start = test
        environment = dict(os.environ, **settings)
        environment.update(LANGUAGE=LANGUAGE, TAPIS_WHERE=str(folder / 'seen'),
                           TAPIS_LOCALEDIR=str(folder / 'po'),
                           TAPIS_SOAK='1')
        done = subprocess.run(command, env=environment, text=True, cwd=start,
                              stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, check=False)
        return name, [line for line in done.stdout.splitlines()
                      if line.startswith('not ok')]

    with futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, failed in pool.map(run_one, tests_of(build, names)):
            print('\n'.join([name, *(f'  {line}' for line in failed)]),
                  flush=True)


# --- what was seen -------------------------------------------------------------

class Seen:
    """What is known of a message."""

    def __init__(self):
        self.places = []   # with a picture: {picture, box, text, role}
        self.told = []     # without: texts, and what is said of them
        self.said = []     # spoken only: the same

    def add(self, line):
        if 'said' in line:
            kind, what = self.said, (line['said'], '')
        elif line['picture'] is None or line['role'] == 'frame':
            kind = self.told
            what = line['text'], line['description']
        else:
            kind, what = self.places, line
        if what not in kind:
            kind.append(what)

    def best(self):
        """The pictures that show it best: whole, and not much else."""
        def worth(place):
            _x, _y, width, height = place['box']
            return (place['box'][0] < 0 or place['box'][1] < 0 or
                    min(width, height) < 4, width * height)
        found, roles, shown = [], set(), set()
        for place in sorted(self.places, key=worth):
            # what is around a text has the same on the same picture
            what = place['picture'], place['text']
            if place['role'] not in roles and what not in shown:
                roles.add(place['role'])
                shown.add(what)
                found.append(place)
        return found[:PICTURES]


def read_seen(folder, count):
    seen = [Seen() for _ in range(count)]
    pictures = {path.name for path in folder.glob('*.png')}
    for path in sorted(folder.glob('*.jsonl')):
        for line in path.read_text(encoding='utf-8').splitlines():
            line = json.loads(line)
            if line.get('picture') not in pictures:
                line['picture'] = None  # an earlier page had no need of it
            if line['message'] < count:
                seen[line['message']].add(line)
    return seen


def elsewhere(entry):
    """Where a message is read that the window does not say, or None."""
    return next((why for holds, why in ELSEWHERE if holds(entry)), None)


def reason(entry, what):
    """Why there is no picture of a message."""
    if elsewhere(entry):
        return elsewhere(entry)
    if what.told:
        return 'told where no picture was taken, as below'
    if what.said:
        return 'spoken to screen readers'
    return 'met by none of the tests'


# --- pages ---------------------------------------------------------------------

STYLE = '''
:root { color-scheme: light dark; font: 16px/1.45 sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
header { position: sticky; top: 0; background: Canvas; padding: .5rem 0; }
input, select { font: inherit; padding: .3rem .6rem; }
input { width: min(24rem, 100%); }
article { border-top: 1px solid #8886; padding: .8rem 0; }
article p { margin: .2rem 0; }
.id { font-weight: bold; white-space: pre-wrap; }
.more, .files { opacity: .75; font-size: .85em; }
.pictures { display: flex; flex-wrap: wrap; gap: .6rem; }
figure { margin: .3rem 0; width: 18rem; }
.picture { position: relative; display: block; }
.picture img { width: 100%; display: block; border: 1px solid #8886; }
.picture span { position: absolute; border: 2px solid #e01b24;
  outline: 2px solid #fff; border-radius: 3px; }
figure.large { width: 100%; }
figcaption { font-size: .8em; }
[hidden] { display: none; }
'''

SCRIPT = '''
const field = document.querySelector('input');
const only = document.querySelector('select');
const count = document.querySelector('output');
const articles = [...document.querySelectorAll('article')];
const texts = articles.map(a => a.textContent.toLowerCase());
function show () {
  const words = field.value.toLowerCase().split(/\\s+/).filter(w => w);
  let n = 0;
  articles.forEach((a, i) => {
    const fits = words.every(w => texts[i].includes(w)) &&
      (!only.value || a.dataset.kind.split(' ').includes(only.value));
    a.hidden = !fits;
    n += fits;
  });
  count.textContent = n;
}
field.addEventListener('input', show);
only.addEventListener('input', show);
document.addEventListener('click', event => {
  const picture = event.target.closest('.picture');
  if (picture) {
    event.preventDefault();
    picture.parentNode.classList.toggle('large');
  }
});
show();
'''


def picture_size(path):
    """The width and height of a PNG."""
    head = path.read_bytes()[16:24]
    return int.from_bytes(head[:4], 'big'), int.from_bytes(head[4:], 'big')


def figure(place, folder):
    width, height = picture_size(folder / 'seen' / place['picture'])
    x, y, w, h = place['box']
    frame = (f'left:{100 * x / width:.2f}%;top:{100 * y / height:.2f}%;'
             f'width:{100 * w / width:.2f}%;height:{100 * h / height:.2f}%')
    source = f'seen/{html.escape(place["picture"])}'
    return (f'<figure><a class="picture" href="{source}">'
            f'<img loading="lazy" src="{source}" alt="">'
            f'<span style="{frame}"></span></a>'
            f'<figcaption>{html.escape(place["text"])}</figcaption></figure>')


def article(number, part, entry, what, translations, folder):
    kind = [part.name, 'seen' if what.places else 'unseen']
    lines = [f'<article id="m{number}" data-kind="{" ".join(kind)}">',
             f'<p class="id">{html.escape(entry.msgid)}</p>']
    if entry.msgid_plural:
        lines.append(f'<p class="id">{html.escape(entry.msgid_plural)}</p>')
    if entry.msgctxt:
        lines.append(f'<p>Context: {html.escape(entry.msgctxt)}</p>')
    if entry.comment:
        lines.append(f'<p>{html.escape(entry.comment)}</p>')
    for language, texts in translations.items():
        told = texts.get((part.name, entry.msgctxt, entry.msgid))
        if told:
            lines.append(f'<p lang="{language.replace("_", "-")}">'
                         f'<b>{language}</b> {html.escape(told)}</p>')
    if what.places:
        lines += ['<div class="pictures">',
                  *(figure(place, folder) for place in what.best()), '</div>']
    else:
        lines.append(f'<p class="more">No picture: {reason(entry, what)}.</p>')
        for text, more in (what.told + what.said)[:PICTURES]:
            lines.append(f'<p class="more">“{html.escape(text)}” '
                         f'{html.escape(more)}</p>')
    files = sorted({file for file, _line in entry.occurrences})
    lines.append(f'<p class="files">{html.escape(", ".join(files))}</p>')
    return '\n'.join([*lines, '</article>'])


def translations_of(languages):
    """By language: the translation of each message, by its key."""
    found = {}
    for language in languages:
        texts = found[language] = {}
        for part in catalog.parts_of(language):
            for entry in catalog.read(part.po(language)):
                if entry.translated() and not entry.obsolete:
                    texts[part.name, entry.msgctxt, entry.msgid] = (
                        ' / '.join(entry.msgstr_plural.values())
                        if entry.msgid_plural else entry.msgstr)
    return found


def write_page(found, seen, folder):
    """index.html, without pictures that it does not need."""
    translations = translations_of(catalog.languages())
    articles = [article(number, part, entry, seen[number], translations,
                        folder)
                for number, (part, entry) in enumerate(found)]
    used = {place['picture'] for what in seen for place in what.best()}
    for picture in (folder / 'seen').glob('*.png'):
        if picture.name not in used:
            picture.unlink()
    kinds = ''.join(f'<option value="{value}">{text}</option>'
                    for value, text in (
                        ('', 'all messages'),
                        *((part.name, part.what) for part in catalog.PARTS
                          if part.name in SHOWN),
                        ('unseen', 'without a picture')))
    page = f'''<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tapis: where each message is seen</title>
<style>{STYLE}</style>
<header>
<h1>Where each message is seen</h1>
<p><input type="search" placeholder="words of a message, a file, a context"
autofocus> <select>{kinds}</select> <output></output></p>
</header>
{chr(10).join(articles)}
<script>{SCRIPT}</script>
</html>
'''
    (folder / 'index.html').write_text(page, encoding='utf-8')


def report(found, seen):
    """How many are met, and why the others are not."""
    for part in catalog.PARTS:
        mine = [(entry, what) for (owner, entry), what in zip(found, seen)
                if owner.name == part.name]
        if not mine:
            continue
        here = [what for entry, what in mine if not elsewhere(entry)]
        met = [what for what in here if what.places or what.told or what.said]
        print(f'{part.what}: {len(mine)} messages, {len(here)} of them in the '
              f'window; {len(met)} met ({100 * len(met) / len(here):.1f} %), '
              f'{sum(1 for what in met if what.places)} with a picture')
        why = collections.Counter(reason(entry, what) for entry, what in mine
                                  if not what.places)
        for text, count in why.most_common():
            print(f'  {count} {text}')


def run(arguments):
    if not arguments:
        raise catalog.Wrong('where: which build directory?')
    build = Path(arguments[0]).resolve()
    folder = build / 'where'
    found = compile_marked(folder / 'po')
    names = arguments[1:]
    if names != ['--html']:
        if not names and (folder / 'seen').is_dir():
            shutil.rmtree(folder / 'seen')
        walk(build, folder, names)
    seen = read_seen(folder / 'seen', len(found))
    write_page(found, seen, folder)
    print(folder / 'index.html')
    report(found, seen)
    return 0
