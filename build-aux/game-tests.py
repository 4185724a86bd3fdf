#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs all that is asked of one game, for ./check --game:

    game-tests.py BUILD-DIRECTORY GAME LOG.json

That is its own tests (the suite GAME), the lint suite, and of every test
program that plays all games the cases of this one: those with /GAME in their
path. What happened is written into LOG.json as `meson test` writes it, for
count-tests.py. The tests of whole windows that are written in Python have no
such cases."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

EACH_GAME = re.compile(r'\btest_each_game \(cg_games(?:_all)?, "([^"]+)"')
RUNNING = set() # the groups of processes of the tests that run now
SHARED = {'engine', 'players', 'model', 'ui'}


def introspect(build, what):
    return json.loads(subprocess.run(
        ['meson', 'introspect', build, f'--{what}'], check=True,
        stdout=subprocess.PIPE).stdout)


def programs(build):
    """{a test program: the text of its sources}"""
    found = {}
    for target in introspect(build, 'targets'):
        if target['type'] == 'executable':
            files = [Path(path) for part in target['target_sources']
                     for path in part.get('sources', ())]
            found[target['filename'][0]] = ''.join(
                path.read_text(encoding='utf-8') for path in files
                if path.suffix == '.c' and path.is_file())
    return found


def run(test, build, arguments=()):
    """A test's output, as in a log of meson."""
    environment = {**os.environ, **test['env']}
    begun = time.monotonic()
    with subprocess.Popen([*test['cmd'], *arguments], cwd=build, text=True,
                          env=environment, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          errors='replace', start_new_session=True) as program:
        RUNNING.add(program.pid)
        late = False
        # first in a way in which it takes its screen and its home away
        for patience, end in ((3 * test['timeout'], signal.SIGTERM),
                              (10, signal.SIGKILL), (None, None)):
            try:
                said, complained = program.communicate(timeout=patience)
                break
            except subprocess.TimeoutExpired:
                late = True
                os.killpg(program.pid, end)
        RUNNING.discard(program.pid)
    result = {0: 'OK', 77: 'SKIP'}.get(program.returncode, 'FAIL')
    return {'name': test['name'], 'result': 'TIMEOUT' if late else result,
            'stdout': said, 'stderr': complained,
            'returncode': program.returncode,
            'duration': time.monotonic() - begun}


def program_of(test, build, sources):
    """The program of ours that a test is, or None."""
    for word in test['cmd']:
        if word.endswith('.py'):
            break # it has cases of its own, and our program only serves it
        path = str(Path(build, word).resolve())
        if path in sources:
            return path
    return None


def suites_of(test):
    return {suite.split(':')[-1] for suite in test['suite']}


def cases(test, build, source, game):
    """The beginnings of the paths of a program's cases that play this game."""
    if 'ui' not in suites_of(test):
        listed = run(test, build, ['-l'])['stdout'].split('\n')
    else: # on a screen, where a list takes as long as a test
        listed = [f'{path}/{game}' for path in EACH_GAME.findall(source)]
    found = [re.match(rf'(/.*?/{re.escape(game)})(?:/|$)', path)
             for path in listed]
    return list(dict.fromkeys(path[1] for path in found if path))


def wanted(build, game):
    """(test, what it is given), those on a screen, which take longest, first"""
    sources = programs(build)
    seen = set()
    for test in sorted(introspect(build, 'tests'),
                       key=lambda test: 'ui' not in suites_of(test)):
        suites = suites_of(test)
        program = program_of(test, build, sources)
        if game in suites or 'lint' in suites:
            yield test, []
        elif suites & SHARED and 'cg_games' in sources.get(program, ''):
            # of a test in several languages the first is enough here
            if 'ui' in suites and ('-p' in test['cmd'] or program in seen):
                continue
            seen.add(program)
            paths = cases(test, build, sources[program], game)
            if paths:
                yield test, [word for path in paths for word in ('-p', path)]


def main():
    build, game, log = sys.argv[1:]
    tests = list(wanted(build, game))
    with ThreadPoolExecutor((os.cpu_count() or 1) + 1) as pool:
        done = pool.map(lambda one: run(one[0], build, one[1]), tests)
        try:
            with open(log, 'w', encoding='utf-8') as out:
                for result in done:
                    print(f'{result["result"]:7} {result["duration"]:5.1f} s  '
                          f'{result["name"]}', file=sys.stderr)
                    out.write(json.dumps(result) + '\n')
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            for group in list(RUNNING):
                os.killpg(group, signal.SIGTERM)
            raise


if __name__ == '__main__':
    main()
