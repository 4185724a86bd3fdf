#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the desktop is told: an action a game, each of which a bus can start,
and a Flatpak that may do no more than it needs.

    desktop.py [ENTRY]          the desktop entry as it was built"""

import configparser
import json
import re
import sys
from pathlib import Path

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
    if [module['name'] for module in manifest['modules']] != MODULES:
        yield f'something else is built than {", ".join(MODULES)}'


def main():
    tap = Tap()
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
