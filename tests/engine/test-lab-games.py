#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every subcommand of tapis-lab on every game there is: at the start, on the
way, when a round is over and when the next one is dealt. Knows no game.

    test-lab-games.py TAPIS_LAB"""

import itertools
import os
import random
import re
from collections import Counter

from lab import CASES, check, file, main, run

SOAK = 'TAPIS_SOAK' in os.environ
# A round that goes on for longer is left at that; none of these does.
LONG = 400 if SOAK else 200
# After how many moves a position is looked at.
LOOKED = [0, *(1 << n for n in range(7))] if SOAK else [0, 1, 3, 9, 27]

LINE = re.compile(r'\A[^\n]+\n\Z')
# By the number of seats: in how many views the hidden cards were exchanged.
EXCHANGED = Counter()
LEVELS = itertools.cycle(('random', 'easy', 'medium'))
ERROR = re.compile(r'\A[^\n]+:\d+: [^\n]+\n\Z')
CARD = re.compile(r'(\d+|[AJQK])[SHDCoceb]|\*')
COLOURLESS = re.compile(r'\A[^\033]*\Z')


def games():
    """(id, fewest seats, most seats, {option: [value, …]}) of each game."""
    found = []
    for line in check(run('games'), 0).split('\n'):
        head = re.fullmatch(r'(\S+) (\d+)-(\d+)', line)
        option = re.fullmatch(r'  (\S+)=(\S+)(?: step (\d+))? \((\S+)\)', line)
        if head:
            found.append((head[1], int(head[2]), int(head[3]), {}))
        elif option:
            numbers = re.fullmatch(r'(-?\d+)\.\.(\d+)', option[2])
            values = (numbers[1], numbers[2]) if numbers \
                else option[2].split('|')
            found[-1][3][option[1]] = values
        else:
            assert line == '', line
    return found


def values(text):
    """The keys of a position and their words."""
    return {key: value.split() for key, value in
            re.findall(r'^(\S+)=(.*)$', text.split('[position]')[1], re.M)}


def exchanged(position, view):
    """The position with the cards that the view hides in other places; those
    of which the view tells whose they are stay with their owner."""
    real, seen = values(position), values(view)
    pools, places = {}, []
    for key, words in real.items():
        owner = key.rpartition('.')[2]
        told = Counter(seen.get(key, []))
        for i, word in enumerate(words):
            if told[word] > 0:
                told[word] -= 1
            elif CARD.fullmatch(word):
                known = any(word in words for other, words in seen.items()
                            if other.endswith('.' + owner))
                pool = owner if known else ''
                pools.setdefault(pool, []).append(word)
                places.append((key, i, pool))
    for pool in pools.values():
        random.shuffle(pool)
    for key, i, pool in places:
        real[key][i] = pools[pool].pop()
    return position.split('[position]')[0] + '[position]\n' + ''.join(
        f'{key}={" ".join(words)}\n' for key, words in real.items())


def told(path, position, seat, view):
    """What the seat is told in words does not depend on what it cannot see."""
    words = check(run('view', str(seat), path, '--words'), 0,
                  re.compile(r'\ATurn: .+\.\n'))
    other = file('exchanged', exchanged(position, view))
    code, replayed, _errors = run('replay', other)
    if code != 0:
        return 0
    check(run('view', str(seat), other, '--words'), 0, words)
    return replayed != position


def looked_at(position, seats):
    """All that looks at a position and does not change it; returns the legal
    moves."""
    path = file('position', position)
    moves = check(run('moves', path), 0, COLOURLESS).split('\n')[:-1]
    assert len(set(moves)) == len(moves), moves
    shown = check(run('show', path), 0, COLOURLESS)
    replayed = check(run('replay', path), 0)
    why = check(run('why', 'dance', path), 0)
    over = why.split(':')[0]
    assert re.fullmatch(rf'{over}: [^\n]+\.\n', why), why
    assert (over == 'not-a-move') == bool(moves), (over, moves)
    assert shown.count('\n> seat ') == bool(moves), shown
    for line in shown.split('\n'):
        assert len(line) < 90, line
    for seat in range(seats):
        assert re.search(rf'^[> ] seat {seat}\b', shown, re.M), shown
    # two of them here: the test “contract” proves the views of all
    for seat in random.sample(range(seats), seats if SOAK else 2):
        # as that seat sees it: no more and no less than its own view
        view = check(run('view', str(seat), path), 0)
        EXCHANGED[seats] += told(path, replayed, seat, view)
        seen = check(run('show', '--seat', str(seat), path), 0, COLOURLESS)
        zones = view.split('[position]')[1]
        assert seen.count('▮') >= zones.count('??'), seen
        if '??' in zones:
            assert '▮' in seen, seen
            # what one seat knows is no whole position
            check(run('moves', stdin=view), 1, '', ERROR)
    if moves:
        mover = re.search(r'^> seat (\d)', shown, re.M)[1]
        said = re.search(r'\nseat (\d) may, in (\d+) ways?:\n(.*)\Z', shown,
                         re.S)
        assert said and said[1] == mover and int(said[2]) == len(moves), shown
        # the same is told to the seat itself
        assert said[0] in check(run('show', '--seat', mover, path), 0)
        for verb in {move.split()[0] for move in moves}:
            assert re.search(rf'^  {verb}\b', said[3], re.M), said[3]
        if len(moves) <= 20:
            words = ' '.join(said[3].replace(',', ' ').split())
            for move in moves:
                rest = move.split(' ', 1)[-1]
                assert rest in words, (move, said[3])
        else:
            left = sum(map(int, re.findall(r'… and (\d+) more', said[3])))
            assert 0 < left < len(moves) - 10, said[3]
        for move in random.sample(moves, 1):
            check(run('why', move, path), 0, 'legal\n')
        for level in itertools.islice(LEVELS, 3 if SOAK else 1):
            answer = check(run('advise', level, path), 0,
                           re.compile(r'\A[^\n]+\n[a-z-]+(: [^\n]+)?\n\Z'))
            assert answer.split('\n')[0] in moves, answer
    else:
        assert over in ('game-over', 'round-over'), over
        assert 'may, in' not in shown, shown
        assert all(re.search(rf'^  seat {seat}, place [1-9]\d*, score -?\d+$',
                             shown, re.M) for seat in range(seats)), shown
        check(run('advise', 'easy', path), 0, over + '\n')
    if over != 'round-over':
        check(run('play', 'deal', '--file', path), 1, '', LINE)
    check(run('play', 'dance', '--file', path), 1, '',
          re.compile(rf'\Amove 1:1: “dance”: {over}: [^\n]+\n\Z'))
    return moves


def played(save, move):
    """The save after a move; and that all ways of playing it agree."""
    path = file('before', save)
    after = check(run('play', move, '--file', path, '--save'), 0)
    events = check(run('play', move, '--file', path, '--events'), 0)
    for line in events.split('\n')[:-1]:
        assert re.fullmatch(r'[a-z-]+( [a-z]+=\S+)*', line), line
    check(run('replay', file('after', after)), 0,
          check(run('play', move, '--file', path), 0))
    return after


def walk(game, seats, seed, settings):
    """A game from the deal to the end of a round, and the next one dealt."""
    words = [word for pair in settings for word in ('--set', pair)]
    now = check(run('deal', game, '--seats', str(seats), '--seed', str(seed),
                    *words), 0)
    for ply in range(LONG):
        if ply in LOOKED:
            moves = looked_at(now, seats)
            if not moves:
                break
            now = played(now, random.choice(moves))
            continue
        # sooner over than by chance
        after = check(run('advise', 'medium', '--seed', str(ply), '--save',
                          stdin=now), 0)
        if after in ('round-over\n', 'game-over\n'):
            break
        now = after
    else:
        return
    looked_at(now, seats)
    if run('why', 'dance', stdin=now)[1].startswith('round-over'):
        check(run('show', stdin=now), 0,
              re.compile('round over: “deal” goes on'))
        path = file('round', now)
        events = check(run('play', 'deal', '--file', path, '--events'), 0)
        assert re.search(r'^dealt seat=', events, re.M), events
        now = check(run('play', 'deal', '--file', path, '--save'), 0)
        played(now, looked_at(now, seats)[0])


def every_subcommand(game, fewest, most, options):
    def test():
        random.seed(1)
        EXCHANGED.clear()
        for seats, seed in (fewest, 1), (most, 2):
            settings = []
            if seed == 2:
                settings = [f'{name}={random.choice(values)}'
                            for name, values in options.items()]
            walk(game, seats, seed, settings)
            assert EXCHANGED[seats] > 0, 'nothing is ever hidden'
    return test


def asked(game):
    """Questions, their answers, and how answers are marked."""
    def test():
        words = ['ask', game, '--per-kind', '1', '--seed', '5']
        text = check(run(*words, '--save'), 0,
                     re.compile(r'\A.+\n(Seat \d: \w+\n)+Moves '))
        key = check(run(*words, '--key'), 0)
        answers = re.findall(r'^(\d+) (\w+): (.+)$', key, re.M)
        kinds = Counter(kind for _number, kind, _answer in answers)
        assert kinds['legal'] > 0 and kinds['effect'] > 0, key
        questions = re.split(r'^(?=\d+\. \()', text, flags=re.M)[1:]
        for question, (number, kind, answer) in zip(questions, answers,
                                                    strict=True):
            assert question.startswith(f'{number}. ({kind}, '), question
            save = '[game]' + question.split('[game]')[1]
            check(run('view', '0', '--words', stdin=save), 0,
                  re.compile(re.escape(question.split('\n')[1])))
            if kind == 'legal':
                moves = check(run('moves', stdin=save), 0)
                assert moves == answer.replace(', ', '\n') + '\n', moves

        # the order of the moves does not matter, but none may be missing: one
        # is in every other answer
        given, wrong, right = '', [], Counter()
        for i, (number, kind, answer) in enumerate(answers):
            moves = answer.split(', ')
            if i % 2 == 1:
                given += f'{number}: {" ,".join(reversed(moves))}\n'
                right[kind] += 1
            else:
                less = ', '.join(moves[1:])
                given += f'{number}: {less}\n'
                wrong.append(f'{number} {kind}: {less}, right is: {answer}')
        out = check(run(*words, '--mark', file('answers', given)), 0)
        counts = re.findall(r'^(\w+): (\d+) of (\d+)$', out, re.M)
        assert {kind for kind, _n, _of in counts} >= set(kinds), out
        for kind, n, of in counts:
            assert (int(n), int(of)) == (right[kind], kinds[kind]), out
        assert re.findall(r'.*, right is: .*', out) == wrong, out
    return test


def measured(game, fewest, most):
    """The subcommands that play many games."""
    def test():
        for seats in {fewest, most}:
            players = (['random', 'easy', 'medium'] * 4)[:seats]
            out = check(run('selfplay', game, '--players', ','.join(players),
                            '--games', '2', '--seed', '3', '--csv'), 0)
            rows = [line.split(',') for line in out.split('\n')[1:-1]]
            assert [row[0] for row in rows] == players, out
            assert all(row[1] == str(2 * seats) for row in rows), out
            assert all(int(row[2]) <= 2 * seats for row in rows), out
            share = sum(float(row[3]) for row in rows)
            assert abs(share - 1) < 0.001, out
            check(run('bench', game, '--seats', str(seats), '--seconds',
                      '0.02'), 0,
                  re.compile(rf'\A{game} seats={seats} games/s=[1-9]\d* '
                             r'(rounds/s=[1-9]\d* )?moves/s=[1-9]\d* '
                             r'state_bytes=[1-9]\d*\n\Z'))
        check(run('deal', game, '--seats', str(most + 1)), 2, '', LINE)
        check(run('bench', game, '--seats', str(most + 1)), 2, '', LINE)
    return test


for name, low, high, toggles in games():
    CASES.append((name, every_subcommand(name, low, high, toggles)))
    CASES.append((name + ' many', measured(name, low, high)))
    CASES.append((name + ' asked', asked(name)))
main()
