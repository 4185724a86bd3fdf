#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the program's own manual from the pages of the help:

    manual.py HELP LESSONS LANGUAGE OUTPUT DEPFILE

Reads HELP/C/*.page (Mallard), translates them with HELP/LANGUAGE/LANGUAGE.po
("en": not at all; what is not translated stays English), and writes OUTPUT,
which src/model/learn/tapis-manual.c reads:

    <manual>
      <page id="…" guide="…" title="…" about="…">
        <part section="…" level="2" title="…" rules="…" option="…"
              lessons="…" refusals="…">
          <p>Pango markup, as text</p> <item>…</item> <step>…</step>
          <note>…</note>
        </part>
      </page>
      <lesson id="…" title="…"/>
    </manual>

A part is what one reads at once: a section up to its first list of terms, each
of these terms, each row of a table. Which lessons teach a part follows from the
numbers of the rules that it tells, or from the house rule that it explains: the
comment before a term names it (“six”, “eight, BN-24”). A comment in a section,
or before a term, says of which refusals the rule stands there (“refused:
too-low different-ranks”).
"""

import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

MALLARD = '{http://projectmallard.org/1.0/}'
RULE = r'[A-Z]{2}-\d+[a-z]?'
MOST_LESSONS = 3


# --- translations -------------------------------------------------------------

def unquote(line):
    text = line[line.index('"') + 1:line.rindex('"')]
    return re.sub(r'\\(.)', lambda found: {'n': '\n', 't': '\t'}.get(
        found[1], found[1]), text)


def read_po(path):
    """The messages of a po file without plural forms, by their English."""
    messages, fields, fuzzy, field = {}, {}, False, None
    lines = path.read_text(encoding='utf-8').split('\n')
    for line in lines + ['']:
        if line.startswith('"') and field:
            fields[field] += unquote(line)
        elif found := re.match(r'(msgctxt|msgid|msgstr) "', line):
            field = found[1]
            fields[field] = unquote(line)
        elif line.startswith('#,'):
            fuzzy = 'fuzzy' in line
        elif not line.strip():
            if fields.get('msgid') and fields.get('msgstr') and not fuzzy:
                messages[fields['msgid']] = fields['msgstr']
            fields, fuzzy, field = {}, False, None
    return messages


# --- Mallard ------------------------------------------------------------------

def name_of(element):
    return element.tag.replace(MALLARD, '') if isinstance(element.tag, str) \
        else '!'


def inner(element):
    """The content of an element as the po files have it."""
    text = escape(element.text or '')
    for child in element:
        if name_of(child) != '!':
            name = name_of(child)
            attributes = ''.join(f' {key}={quoteattr(value)}'
                                 for key, value in child.attrib.items())
            content = inner(child)
            text += (f'<{name}{attributes}>{content}</{name}>' if content
                     else f'<{name}{attributes}/>')
        text += escape(child.tail or '')
    return re.sub(r'[ \t\n]+', ' ', text).strip(' ')


def words(element):
    """What is read of an element: keys that are pressed together with a plus
    between them."""
    if name_of(element) == '!':
        return ''
    if name_of(element) == 'keyseq':
        return '+'.join(words(key) for key in element)
    return (element.text or '') + ''.join(
        words(child) + (child.tail or '') for child in element)


def plain(element):
    return re.sub(r'[ \t\n]+', ' ', words(element)).strip(' ')


def rules_in(text):
    """The numbers of rules in a text, those of “BS-30…BS-33” too."""
    found = []
    for first, last in re.findall(rf'({RULE})(?:…({RULE}))?', text):
        found.append(first)
        if last:
            letters, number = first.split('-')
            found += [f'{letters}-{n}' for n in
                      range(int(number) + 1, int(last.split('-')[1]) + 1)]
    return found


def refused_in(comment):
    """The refusals that a comment names."""
    before, _, refusals = comment.text.strip().partition('refused:')
    return refusals.strip() if not before else ''


def numbers_are_small(text):
    return re.sub(rf'\(({RULE}(?:(?:, |…){RULE})*)\)', r'<small>(\1)</small>',
                  text)


class Book:
    """The pages in one language."""

    def __init__(self, pages, messages, lessons):
        self.messages = messages
        self.lessons = lessons
        self.titles = {page.get('id'): self.text(page.find(MALLARD + 'title'))
                       for page in pages}
        self.out = []

    def content(self, element):
        """The translated content, as an element."""
        own = inner(element)
        return ET.fromstring(f'<x>{self.messages.get(own, own)}</x>')

    def text(self, element):
        return plain(self.content(element)) if element is not None else ''

    def markup(self, element):
        return numbers_are_small(self.pango(self.content(element)))

    def pango(self, element):
        def around(before, child, after):
            return before + self.pango(child) + after

        text = escape(element.text or '')
        for child in element:
            name = name_of(child)
            if name == 'em':
                text += around('<i>', child, '</i>')
            elif name in ('gui', 'key'):
                text += around('<b>', child, '</b>')
            elif name == 'keyseq':
                text += '+'.join(around('<b>', key, '</b>') for key in child)
            elif name == 'link':
                to = child.get('xref')
                text += (f'<a href={quoteattr(to)}>' +
                         (self.pango(child) or escape(self.titles[to])) +
                         '</a>')
            else:
                raise SystemExit(f'manual.py: <{name}> in a text is not known')
            text += escape(child.tail or '')
        return re.sub(r'[ \t\n]+', ' ', text) if element.tag == 'x' else text

    # -- parts

    def part(self, section, level, title, blocks, rules, option='',
             refusals=''):
        """Writes a part; blocks are pairs of a kind and Pango markup."""
        if not title and not blocks:
            return
        attributes = {'section': section, 'level': level, 'title': title,
                      'rules': ' '.join(dict.fromkeys(rules)),
                      'option': option,
                      'lessons': ' '.join(self.lessons.of(rules, option)),
                      'refusals': refusals}
        self.out.append('<part' + ''.join(
            f' {key}={quoteattr(str(value))}'
            for key, value in attributes.items() if value) + '>')
        self.out += [f'<{kind}>{escape(markup)}</{kind}>'
                     for kind, markup in blocks]
        self.out.append('</part>')

    def table(self, section, element):
        def cells(row):
            return [cell.find(MALLARD + 'p') for cell in row]

        title = element.find(MALLARD + 'title')
        head = element.find(MALLARD + 'thead')
        names = cells(head[0]) if head is not None else []
        self.part(section, 3, self.text(title), [], [])
        body = element.find(MALLARD + 'tbody')
        for row in (body if body is not None else element).findall(
                MALLARD + 'tr'):
            first, *rest = cells(row)
            self.part(section, 4, self.text(first), [
                ('p', (f'<i>{self.markup(names[i + 1])}</i>\u2002'
                       if names else '') + self.markup(cell))
                for i, cell in enumerate(rest) if inner(cell)],
                rules_in(plain(row)))

    def terms(self, section, element):
        option, refusals, rules, level, inherited = '', '', [], 3, []
        for item in element:
            if name_of(item) == 'title':
                inherited = rules_in(plain(item))
                self.part(section, level, self.text(item), [], inherited)
                level += 1
                continue
            if name_of(item) == '!' and refused_in(item):
                refusals = refused_in(item)
                continue
            if name_of(item) == '!':
                option, _, more = item.text.strip().partition(',')
                rules = rules_in(more)
                continue
            blocks = []
            for child in item:
                if name_of(child) != 'title':
                    blocks += self.blocks(child)
            self.part(section, level, self.text(item.find(MALLARD + 'title')),
                      blocks, rules + inherited + rules_in(plain(item)), option,
                      refusals)
            option, refusals, rules = '', '', []

    def blocks(self, element):
        kinds = {'list': 'item', 'steps': 'step', 'note': 'note'}
        name = name_of(element)
        if name == 'p':
            return [('p', self.markup(element))]
        if name == 'note':
            return [('note', self.markup(p)) for p in element]
        if name in kinds:
            return [(kinds[name], self.markup(p)) for item in element
                    for p in item]
        raise SystemExit(f'manual.py: <{name}> is not known')

    def section(self, element, level):
        section = element.get('id') if level > 1 else ''
        title, blocks, rules, refusals = '', [], [], ''

        def end():
            nonlocal title, blocks, rules, refusals
            # what a page says at its beginning names rules as examples
            self.part(section, level, title, blocks, rules if level > 1 else [],
                      refusals=refusals)
            title, blocks, rules, refusals = '', [], [], ''

        for child in element:
            name = name_of(child)
            if name == '!':
                refusals = refused_in(child)
            elif name == 'title':
                title = self.text(child)
            elif name in ('section', 'terms', 'table'):
                end()
                if name == 'section':
                    self.section(child, level + 1)
                elif name == 'terms':
                    self.terms(section, child)
                else:
                    self.table(section, child)
            elif name != 'info':
                blocks += self.blocks(child)
                rules += rules_in(plain(child))
        end()

    def page(self, page):
        info = page.find(MALLARD + 'info')
        guides = [link.get('xref').partition('#')[2]
                  for link in info.findall(MALLARD + 'link')
                  if link.get('type') == 'guide']
        self.out.append(
            f'<page id={quoteattr(page.get("id"))} '
            f'guide={quoteattr(" ".join(guides))} '
            f'title={quoteattr(self.titles[page.get("id")])} '
            f'about={quoteattr(self.text(info.find(MALLARD + "desc")))}>')
        self.section(page, 1)
        self.out.append('</page>')


# --- lessons ------------------------------------------------------------------

class Lesson:
    def __init__(self, path):
        root = ET.parse(path).getroot()
        self.id = path.stem
        self.section = root.get('section', 'special-cards')
        self.rules = set(root.get('rules', '').split())
        self.title = plain(root.find('title'))
        self.game = root.get('game')
        self.told = root.get('told') is not None
        self.options = {
            pair.partition('=')[0] for position in root.iter('position')
            for pair in re.split('[; ]', position.get('options') or '')}


class Lessons:
    """Which lessons teach what."""

    ORDER = ['first-game', 'special-cards', 'playing-well']

    def __init__(self, paths):
        self.all = [Lesson(path) for path in sorted(paths)]
        self.game = None

    def of(self, rules, option):
        rules = set(rules)
        own = [lesson for lesson in self.all if lesson.game == self.game]
        if option:
            found = [lesson for lesson in own if option in lesson.options]
            best = [lesson for lesson in found
                    if lesson.section == 'house-rules']
            return [lesson.id for lesson in (best or found)[:MOST_LESSONS]]
        for section in self.ORDER[:2], self.ORDER[2:], ['house-rules']:
            found = sorted(
                (lesson for lesson in own
                 if lesson.section in section and lesson.rules & rules and
                 not lesson.told),
                key=lambda lesson: -len(lesson.rules & rules) /
                len(lesson.rules))
            if found:
                return [lesson.id for lesson in
                        sorted(found[:MOST_LESSONS],
                               key=lambda lesson: lesson.id)]
        return []


def main():
    folder, lessons_folder, language, output, depfile = sys.argv[1:]
    files = sorted(Path(folder, 'C').glob('*.page'))
    lesson_files = sorted(Path(lessons_folder).glob('*.xml'))
    po = Path(folder, language, f'{language}.po')
    pages = [ET.parse(path, ET.XMLParser(
        target=ET.TreeBuilder(insert_comments=True))).getroot()
        for path in files]
    lessons = Lessons(lesson_files)
    book = Book(pages, read_po(po) if language != 'en' else {}, lessons)
    for page in pages:
        lessons.game = page.get('id').removesuffix('-house-rules')
        book.page(page)
    for lesson in lessons.all:
        book.out.append(
            f'<lesson id={quoteattr(lesson.id)} '
            f'title={quoteattr(lesson.title)}/>')
    Path(output).write_text('\n'.join(['<manual>', *book.out, '</manual>', '']),
                            encoding='utf-8')
    needed = files + lesson_files + [Path(folder, 'C'), Path(lessons_folder)]
    if language != 'en':
        needed.append(po)
    Path(depfile).write_text(
        f'{output}: ' + ' '.join(str(path).replace(' ', r'\ ')
                                 for path in needed) + '\n', encoding='utf-8')


main()
