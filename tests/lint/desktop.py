#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the desktop is told: an action a game, each of which a bus can start,
and a Flatpak that may do no more than it needs."""

import configparser
import json
import re

from games import CORE
from tap import ROOT, Tap, text

DATA = ROOT / 'data'
ID = 'io.github.tapisgames.Tapis'

# A window, with what draws it, and nothing else: no network, no files.
PERMISSIONS = {'--socket=wayland', '--socket=fallback-x11', '--share=ipc',
               '--device=dri'}


def desktop_entry():
    entry = configparser.RawConfigParser()
    entry.optionxform = str
    entry.read_string(text(DATA / f'{ID}.desktop.in'))
    return entry


def actions():
    entry = desktop_entry()
    listed = entry['Desktop Entry']['Actions'].strip(';').split(';')
    wanted = [f'play-{game}' for game in CORE]
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


def search_words():
    """Whoever looks for a game by its name finds the program, in every
    language, and by what else Norwegian War is called."""
    entry = desktop_entry()
    titles = [entry[f'Desktop Action play-{game}']['Name'] for game in CORE]
    words = entry['Desktop Entry']['Keywords']
    languages = [line for line in text('po/LINGUAS').split('\n')
                 if line and not line.startswith('#')]
    for language in ['en', *languages]:
        said = {} if language == 'en' else dict(
            re.findall(r'^msgid "(.+)"\nmsgstr "(.+)"$',
                       text(f'po/{language}.po'), re.M))
        listed = said.get(words, words).casefold().split(';')
        for name in [said.get(title, title) for title in titles] + [
                'Danish', "Nom' fuedech", 'bataille de Lorène']:
            if name.casefold() not in listed:
                yield f'{language}: {name} is not among the search words'


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
    for more in sorted(set(manifest['finish-args']) - PERMISSIONS):
        yield f'{more} is more than it needs'
    for less in sorted(PERMISSIONS - set(manifest['finish-args'])):
        yield f'{less} is missing'
    if not manifest['runtime-version'].isdigit():
        yield f'the runtime is {manifest["runtime-version"]}'
    if [module['name'] for module in manifest['modules']] != ['tapis']:
        yield 'more is built than Tapis'


def main():
    tap = Tap()
    tap.case('an action a game', actions())
    tap.case('every game can be searched for', search_words())
    tap.case('the program is a service', bus())
    tap.case('the Flatpak has the smallest permissions', flatpak())
    tap.done()


main()
