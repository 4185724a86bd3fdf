#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the desktop is told: an action a game, each of which a bus can start,
a Flatpak that may do no more than it needs, and a description as software
centres want it.

    desktop.py [ENTRY]          the desktop entry as it was built"""

import configparser
import json
import re
import struct
import sys
from pathlib import Path
from xml.etree import ElementTree

from games import all_games
from tap import ROOT, Tap, text

DATA = ROOT / 'data'
ID = 'io.github.tapisgames.Tapis'

# A window, with what draws it and what the table is heard by, and nothing
# else: no network, no files.
PERMISSIONS = {'--socket=wayland', '--socket=fallback-x11', '--share=ipc',
               '--device=dri', '--socket=pulseaudio'}
# What is built: the library that plays sounds, and the program.
MODULES = ['gsound', 'tapis']


def desktop_entry(path=DATA / f'{ID}.desktop.in'):
    entry = configparser.RawConfigParser()
    entry.optionxform = str
    entry.read_string(text(path))
    return entry


def actions(entry):
    listed = entry['Desktop Entry']['Actions'].strip(';').split(';')
    wanted = [f'play-{game}' for game in all_games()]
    if listed != wanted:
        yield f'the actions are {listed} instead of {wanted}'
    for action in wanted:
        group = f'Desktop Action {action}'
        if not entry.has_section(group):
            yield f'no group {group}'
            continue
        command = entry[group]['Exec']
        if command != f'tapis --play={action.removeprefix("play-")}':
            yield f'{group} does {command}'
        if not entry[group]['Name']:
            yield f'{group} has no name'


def search_words(entry):
    """Whoever looks for a game by its name finds the program, in every
    language that has search words."""
    core, languages = ([line for line in text(f'po/{name}').split('\n')
                        if line and not line.startswith('#')]
                       for name in ('CORE', 'LINGUAS'))
    for key in ['', *(f'[{language}]' for language in languages
                      if language in core or
                      f'Keywords[{language}]' in entry['Desktop Entry'])]:
        listed = entry['Desktop Entry'][f'Keywords{key}'].casefold().split(';')
        for game in all_games():
            action = entry[f'Desktop Action play-{game}']
            name = action.get(f'Name{key}', action['Name'])
            if name.casefold() not in listed:
                yield f'Keywords{key}: {name} is not among the search words'
        if '' in listed[:-1] or listed[-1] != '':
            yield f'Keywords{key} is no list of words that end with “;”'


def follows_translations(build):
    """What software centres read is made anew when a translation changes."""
    made = re.search(rf'^build data/{re.escape(ID)}\.metainfo\.xml:.*$',
                     (build / 'build.ninja').read_text(encoding='utf-8'), re.M)
    for language in text('po/LINGUAS').split('\n'):
        if language and not language.startswith('#') and \
                f'/po/{language}.po' not in made[0]:
            yield f'it does not follow po/{language}.po'


def bus():
    entry = desktop_entry()['Desktop Entry']
    if entry.get('DBusActivatable') != 'true':
        yield 'the program cannot be started over the bus'
    service = text(DATA / f'{ID}.service.in')
    if '/tapis --gapplication-service' not in service:
        yield 'the service does not start the program as a service'


def flatpak():
    manifest = json.loads(text(ROOT / 'flatpak' / f'{ID}.json'))
    for key, value in (('id', ID), ('runtime', 'org.gnome.Platform'),
                       ('sdk', 'org.gnome.Sdk'), ('command', 'tapis')):
        if manifest.get(key) != value:
            yield f'{key} is {manifest.get(key)}'
    # Of an extension with translations a person gets only the languages of
    # the desktop; Tapis lets everybody choose among all of them.
    if manifest.get('separate-locales') is not False:
        yield 'separate-locales is not false: some languages would be missing'
    for more in sorted(set(manifest['finish-args']) - PERMISSIONS):
        yield f'{more} is more than it needs'
    for less in sorted(PERMISSIONS - set(manifest['finish-args'])):
        yield f'{less} is missing'
    if not manifest['runtime-version'].isdigit():
        yield f'the runtime is {manifest["runtime-version"]}'
    for module in manifest['modules']:
        for source in module['sources']:
            if source['type'] != 'dir' and 'sha256' not in source:
                yield f'{source["url"]} is not pinned'
    if [module['name'] for module in manifest['modules']] != MODULES:
        yield f'something else is built than {", ".join(MODULES)}'


def picture_size(path):
    """The width and height of a PNG."""
    return struct.unpack('>II', path.read_bytes()[16:24])


def description():
    """What appstreamcli does not ask and Flathub's guidelines do, as far as it
    can be told without a network."""
    root = ElementTree.parse(DATA / f'{ID}.metainfo.xml.in').getroot()

    def told(path):
        return (root.findtext(path) or '').strip()

    summary = told('summary')
    if not 10 <= len(summary) <= 35 or summary.endswith('.') or \
            summary.split()[0] in ('A', 'An', 'The') or 'Tapis' in summary:
        yield f'the summary: “{summary}”'
    if len(told('name')) > 15:
        yield 'the name is long'
    if not root.findall("developer[@id]/name"):
        yield 'no developer with an id'
    schemes = {color.get('scheme_preference')
               for color in root.iterfind('branding/color[@type="primary"]')}
    if schemes != {'light', 'dark'}:
        yield f'colors for {schemes}'
    kinds = {url.get('type') for url in root.iterfind('url')}
    for kind in ('homepage', 'bugtracker', 'vcs-browser', 'translate',
                 'contribute'):
        if kind not in kinds:
            yield f'no url of the type {kind}'
    if root.find('content_rating') is None:
        yield 'no content rating'
    versions = [release.get('version')
                for release in root.iterfind('releases/release')]
    version = re.search(r"version: '(.*)'", text('meson.build'))[1]
    if versions[:1] != [version] or f'## {version}' not in text('NEWS.md'):
        yield f'{version} is not the latest release here and in NEWS.md'
    for picture in root.iterfind('screenshots/screenshot'):
        address = picture.findtext('image')
        path = DATA / 'screenshots' / address.rpartition('/')[2]
        caption = picture.findtext('caption') or ''
        if '/v@VERSION@/' not in address or not path.is_file():
            yield f'{address} is not of the release'
        # 28 pixels of shadow at each side
        elif any(size > most + 56 for size, most in
                 zip(picture_size(path), (1000, 700))):
            yield f'{path.name} is larger than 1000×700'
        if not caption or caption.endswith('.'):
            yield f'{path.name}: the caption is “{caption}”'


def main():
    tap = Tap()
    tap.case('the description is as software centres want it', description())
    if len(sys.argv) > 1:
        entry = desktop_entry(Path(sys.argv[1]).resolve())
        tap.case('an action a game', actions(entry))
        tap.case('every game can be searched for', search_words(entry))
        tap.case('the description follows the translations',
                 follows_translations(Path(sys.argv[1]).resolve().parents[1]))
    tap.case('the program is a service', bus())
    tap.case('the Flatpak has all languages and the smallest permissions',
             flatpak())
    tap.done()


main()
