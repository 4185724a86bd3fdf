#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tapis-lab as a person uses it: what it prints, what it says of bad input,
and what it exits with.

    test-lab.py TAPIS_LAB"""

import re
import statistics
from pathlib import Path

from lab import FOLDER, case, check, file, main, run

ROOT = Path(__file__).parents[2]
README = (ROOT / 'data/lessons/README.md').read_text(encoding='utf-8')

DEAL = '''\
[game]
format=1
id=null
seats=2
dealer=0
options=cards=1;low_wins=on;
deal=42

[position]
to-move=1
table=
score.0=0
hand.0=JD
score.1=0
hand.1=5S
away=
stock=JC 7H 10C 3S 8H 8D QC AS 5D 2S 6H 8S 3D 9C 2D KD 7S 5H 8C 4D 4H KC \
10S 4S JH 3C AC 6D 9S 9H 7D QH 10H 5C AH 2C 6S 4C AD QS KS 6C JS 3H QD 2H \
7C 10D 9D KH
'''

# cards are dealt from the end of the stock, one at a time from seat 0 on
SHOW = '''\
null, 2 seats, seat 0 dealt, 0 moves
with cards=1 low_wins=on

  to-move      1
  table     0
  away      0
  stock    50  J♣ 7♥ 10♣ 3♠ 8♥ 8♦ Q♣ A♠ 5♦ 2♠ 6♥ 8♠ 3♦ 9♣ 2♦ K♦ 7♠ 5♥ 8♣ 4♦ 4♥
               K♣ 10♠ 4♠ J♥ 3♣ A♣ 6♦ 9♠ 9♥ 7♦ Q♥ 10♥ 5♣ A♥ 2♣ 6♠ 4♣ A♦ Q♠ K♠
               6♣ J♠ 3♥ Q♦ 2♥ 7♣ 10♦ 9♦ K♥

  seat 0
  score        0
  hand      1  J♦

> seat 1
  score        0
  hand      1  5♠

seat 1 may, in 1 way:
  lay  5S
'''

@case
def games():
    answer = run('games')
    check(answer, 0, re.compile(r'^norwegian 2-11\n', re.M))
    check(answer, 0, re.compile(r'^null 2-4\n'
                                r'  cards=1\.\.5 \(3\)\n'
                                r'  low_wins=off\|on \(off\)\n', re.M))
    check(answer, 0, re.compile(r'^  six=suit\|colour\|reverse \(suit\)$',
                                re.M))


@case
def deal():
    answer = run('deal', 'null', '--seed', '42', '--set', 'cards=1', '--set',
                 'low_wins=on')
    check(answer, 0, DEAL)
    check(run('deal', 'norwegian', '--seats', '11', '--dealer', '10'), 0,
          re.compile(r'^seats=11\ndealer=10$', re.M))


@case
def show():
    path = file('deal', DEAL)
    check(run('show', path), 0, SHOW)
    # as one seat sees it; only the seat to move is told what it may do
    out = SHOW.replace('J♦', '▮')
    stock = out[out.index('  stock'):out.index('  seat 0')]
    hidden = re.sub(r'\b(10|[2-9AJQK])[♠♥♦♣]', '▮', stock)
    code, seen, err = run('show', '--seat', '1', path)
    check((code, seen.split(), err), 0, out.replace(stock, hidden).split())
    out = check(run('show', '--seat', '0', path), 0, re.compile('J♦'))
    assert '5S' not in out and 'may' not in out, out
    check(run('show', '--seat', '2', path), 2, '',
          'tapis-lab: “2” is not a seat from 0 to 1\n')
    # the end
    save = check(run('play', 'lay 5S', 'lay JD', '--save', '--file', path), 0)
    check(run('show', stdin=save), 0,
          re.compile(r'^null, .*, 2 moves, over\n(.*\n)*'
                     r'  seat 0, place 2, score 0\n(.*\n)*'
                     r'  seat 1, place 1, score 1$', re.M))


@case
def show_suits():
    # Spanish suits are words, for 1o looks like 10; the moves are as typed
    position = run('deal', 'balco', '--seed', '5')[1]
    words = {'o': 'or', 'c': 'co', 'e': 'es', 'b': 'ba'}
    out = check(run('show', stdin=position), 0,
                re.compile(r'^or: oros \(o\), co: copas \(c\), ', re.M))
    for seat in range(4):
        hand = re.search(rf'^hand\.{seat}=(.*)$', position, re.M)[1]
        drawn = ' '.join(card[:-1] + words[card[-1]] for card in hand.split())
        assert re.search(rf'^  hand +3  {drawn}$', out, re.M), (drawn, out)
    for move in run('moves', stdin=position)[1].strip().split('\n'):
        assert move.split(' ', 1)[-1] in out, move


@case
def show_many_moves():
    # more than anybody reads: single cards first
    position = run('deal', 'norwegian', '--seats', '2', '--seed', '8')[1]
    position = re.sub(r'^deal=.*\n', '', position, flags=re.M)
    position = position.replace('phase=exchange', 'phase=play')
    stock = re.search(r'^stock=(.*)$', position, re.M)[1]
    position = position.replace(stock, '', 1)
    position = re.sub(r'^(hand\.1=.*)$', rf'\1 {stock}', position, flags=re.M)
    moves = check(run('moves', stdin=position), 0).split('\n')[:-1]
    single = [move[4:] for move in moves if move.count(' ') == 1]
    assert len(moves) > 40 and len(single) > 20, moves
    out = check(run('show', stdin=position), 0)
    said = ' '.join(out[out.index('seat 1 may'):].split())
    assert said == (f'seat 1 may, in {len(moves)} ways: lay '
                    f'{", ".join(single[:20])}, … and {len(moves) - 20} more '
                    '(all of them: tapis-lab moves)'), said


@case
def standard_input():
    for words in (['moves'], ['moves', '-']):
        check(run(*words, stdin=DEAL), 0, 'lay 5S\n')


@case
def why():
    check(run('why', 'lay 5S', stdin=DEAL), 0, 'legal\n')
    check(run('why', 'lay KH', stdin=DEAL), 0,
          re.compile(r'\Anot-your-card: \S.*\.\n\Z'))
    check(run('why', 'dance', stdin=DEAL), 0,
          re.compile(r'\Anot-a-move: \S.*\.\n\Z'))


@case
def play():
    path = file('deal', DEAL)
    check(run('play', 'lay 5S', 'lay JD', '--file', path), 0,
          re.compile(r'^to-move=-1\ntable=\nscore\.0=0\nhand\.0=\nscore\.1=1$',
                     re.M))
    check(run('play', 'lay 5S', 'lay JD', '--file', path, '--events'), 0,
          'laid seat=1 count=1 cards=5S\n'
          'laid seat=0 count=1 cards=JD\n'
          'scored seat=1 count=1\n'
          'game-over\n')
    check(run('play', 'lay 5S', 'lay 5S', '--file', path), 1, '',
          re.compile(r'\Amove 2:1: “lay 5S”: not-your-card: .*\n\Z'))
    after = run('play', 'lay 5S', 'lay JD', '--file', path)[1]
    check(run('moves', stdin=after), 0, '')
    # the whole game
    check(run('play', 'lay 5S', '--file', path, '--save'), 0,
          DEAL + '\n[moves]\n1=1 lay 5S\n')
    check(run('why', 'lay 5S', stdin=after), 0, re.compile(r'\Agame-over: '))
    check(run('advise', 'easy', stdin=after), 0, 'game-over\n')


@case
def view():
    check(run('view', '1', stdin=DEAL), 0,
          re.compile(r'^hand\.0=\?\?\nscore\.1=0\nhand\.1=5S\naway=\n'
                     r'stock=\?\?( \?\?){49}$', re.M))
    check(run('view', '2', stdin=DEAL), 2, '',
          'tapis-lab: “2” is not a seat from 0 to 1\n')
    # what one seat knows is no whole position
    seen = run('view', '1', stdin=DEAL)[1]
    check(run('moves', stdin=seen), 1, '',
          'stdin:12: hand.0: a card is hidden\n')


@case
def advise():
    position = run('deal', 'norwegian', '--seed', '3')[1]
    legal = run('moves', stdin=position)[1].split('\n')
    for level in 'random', 'easy', 'medium':
        answers = {run('advise', level, '--seed', '7', stdin=position)
                   for _ in range(2)}
        assert len(answers) == 1, 'one seed, two answers'
        move = check(answers.pop(), 0,
                     re.compile(r'\A.+\n[a-z-]+(: .+)?\n\Z')).split('\n')[0]
        assert move in legal, move
        check(run('advise', level, '--seed', '7', '--save', stdin=position), 0,
              run('play', move, '--save', stdin=position)[1])
    check(run('advise', 'genius', stdin=position), 2, '',
          'tapis-lab: there is no player “genius”\n')


@case
def selfplay():
    words = ['selfplay', 'norwegian', '--players', 'random,easy,medium',
             '--games', '4', '--seed', '9']
    code, out, err = run(*words, '--csv')
    check((code, out, err), 0)
    rows = [line.split(',') for line in out.strip().split('\n')]
    assert rows[0] == ['player', 'games', 'wins', 'win_share', 'score',
                       'score_ci95', 'ms_mean', 'ms_max',
                       'share_ci95'], rows[0]
    assert [row[0] for row in rows[1:]] == ['random', 'easy', 'medium'], rows
    # four deals, each player once in every seat
    assert all(row[1] == '12' for row in rows[1:]), rows
    assert abs(sum(float(row[3]) for row in rows[1:]) - 1) < 0.001, rows
    # all but the times is the same again
    times = slice(6, 8)
    again = [line.split(',')
             for line in run(*words, '--csv')[1].strip().split('\n')]
    for row in rows + again:
        del row[times]
    assert again == rows, again
    check(run(*words), 0, re.compile(r'\Aplayer +games +wins'))
    check(run('selfplay', 'norwegian'), 2, '', re.compile('--players'))
    check(run('selfplay', 'norwegian', '--players', 'easy,genius'), 2, '',
          'tapis-lab: there is no player “genius”\n')
    check(run('selfplay', 'null', '--players', 'easy'), 2, '',
          'tapis-lab: null: the game is not for that many seats\n')


@case
def selfplay_intervals():
    # an interval is over the deals; a deal's share is the difference that
    # one deal more makes
    def share(deals):
        out = run('selfplay', 'norwegian', '--players', 'easy,random',
                  '--games', str(deals), '--csv')[1]
        row = out.split('\n')[1].split(',')
        return float(row[3]), row[8]

    assert share(1)[1] == 'nan', share(1)
    deals = 9
    sums = [0] + [n * share(n)[0] for n in range(1, deals + 1)]
    shares = [round(2 * (b - a)) / 2 for a, b in zip(sums, sums[1:])]
    assert len(set(shares)) > 1, shares
    should = 1.96 * statistics.stdev(shares) / deals ** 0.5
    assert abs(float(share(deals)[1]) - should) < 0.001, (shares, should)


@case
def bench():
    for game, seats in ('norwegian', 4), ('null', 2):
        line = re.compile(rf'\A{game} seats={seats} games/s=[1-9]\d* '
                          rf'moves/s=[1-9]\d* state_bytes=[1-9]\d*\n\Z')
        check(run('bench', game, '--seconds', '0.05'), 0, line)
        check(run('bench', game, '--seconds', '0.05', '--draw'), 0, line)


@case
def replay():
    save = DEAL + '\n[moves]\n1=1 lay 5S\n2=0 lay JD\n'
    check(run('replay', file('save', save)), 0,
          run('play', 'lay 5S', 'lay JD', stdin=DEAL)[1])


@case
def bad_data():
    good = DEAL + '\n[moves]\n1=1 lay 5S\n'
    for text, message in (
            ('', '1: empty'),
            ('\x7fELF', '1: neither a key with “=”, a group nor a comment'),
            (DEAL.replace('seats=2', 'seats=7'),
             '4: seats: “7” is not a number from 2 to 4'),
            (DEAL.replace('hand.0=JD', 'hand.0=JX'),
             '13: hand.0: “JX” is no card'),
            (DEAL.replace('id=null', 'id=whist'),
             '3: id: “whist” is no game that is known here'),
            (DEAL.replace('format=1', 'format=12'),
             '2: format: 12 is newer than 1, the newest that is known here'),
            (good.replace('lay 5S', 'lay KH'),
             '20: 1: “lay KH” is not legal there: not-your-card'),
            (good.replace('1=1', '1=0'), '20: 1: it is the turn of seat 1'),
            (good[:300], None),
            (b'[game]\nformat=1\nid=\xff\n', '3: not UTF-8'),
            (b'#' * (4 * 1024 * 1024 + 1),
             '1: too large: more than 4194304 bytes')):
        path = file('bad', text)
        for words in (['show'], ['moves'], ['replay'], ['view', '0'],
                      ['why', 'lay 5S'], ['advise', 'easy']):
            answer = run(*words, path)
            check(answer, 1, '', re.compile(rf'\A{path}:\d+: [^\n]+\n\Z')
                  if message is None else f'{path}:{message}\n')
    check(run('show', str(FOLDER / 'nothing')), 1, '',
          f'{FOLDER}/nothing:1: No such file or directory\n')
    check(run('show', str(FOLDER)), 1, '', f'{FOLDER}:1: Is a directory\n')


@case
def lessons():
    """The README of the lessons names all of them, and all are proved."""
    pattern = re.search(r'tapis-lab lesson (data/\S+)`', README)[1]
    paths = sorted(str(path) for path in ROOT.glob(pattern))
    assert len(paths) > 100, paths
    said = check(run('lesson', *paths), 0)
    assert said.count(': proved, ') == len(paths), said


@case
def lesson():
    """The lesson that the README shows is one, and a mistake has its line."""
    example = re.search(r'```xml\n(.*?)```', README, re.S)[1]
    path = file('my-lesson.xml', example)
    check(run('lesson', path), 0, f'{path}: proved, 4 steps\n')
    path = file('wrong.xml', example.replace('move="pick-up"',
                                             'move="lay 9D"'))
    check(run('lesson', path), 1, '',
          f'{path}:22: “lay 9D” is not legal here: too-high\n')


@case
def claims():
    """What a lesson tells of points is what its moves score."""
    text = """<lesson game="noddy" section="first-game" rules="NO-30">
  <title>Fifteen</title>
  <about>What 15 is worth.</about>
  <position seats="2" dealer="0">
phase=play
to-move=0
turn-up=QS
row=8C@1
score.0=2
hand.0=3D 7S QC
announced.0=pair:2
score.1=6
hand.1=3H 4D
announced.1=15:2 25:4
  </position>
  <play move="lay 7S" at="hand">
    <ask>Which of your cards is best here?</ask>
    <answer to="lay 3D" then="lay 4D">%s</answer>
    <done>%s</done>
  </play>
  <other move="lay 3H" at="row">%s</other>
</lesson>
"""
    right = ['The other player makes a fifteen.', 'A fifteen, 2 points!',
             '18 now: it could have been a flush.']
    for place, told, line, message in (
            (0, 'The other player makes 15.', 0, None),
            (0, 'And 2 points for the other player.', 0, None),
            (0, 'A 4, and you have lost.', 18,
             '“fifteen” scores 2 here, and is not told'),
            (0, 'A fifteen, and a run as well.', 18,
             '“a run” is told, and nobody scores one'),
            (1, 'That makes 15.', 0, None),
            (1, '2 points for you, 4 in all.', 0, None),
            (1, 'Now you have 4.', 0, None),
            (1, 'A fifteen, and no pair.', 0, None),
            (1, 'The total goes up.', 16,
             '“fifteen” scores 2 here, and is not told'),
            (1, 'A fifteen, 3 points!', 16,
             '3 points are told, and nobody scores so many'),
            (1, 'A fifteen, and 5 more for three hearts.', 16,
             '5 points are told, and nobody scores so many'),
            (1, 'A fifteen, 2 points, and a flush.', 16,
             '“a flush” is told, and nobody scores one'),
            (2, '18, and a pair for the other player.', 21,
             '“a pair” is told, and nobody scores one'),
            (2, '18, for 12 points!', 21,
             '12 points are told, and nobody scores so many')):
        said = [*right[:place], told, *right[place + 1:]]
        path = file('claims.xml', text % tuple(said))
        check(run('lesson', path), 1 if line else 0,
              f'{path}: proved, 3 steps\n',
              f'{path}:{line}: {message}\n' if line else '')


@case
def bad_usage():
    for words in ([], ['dance'], ['deal'], ['deal', 'chess'],
                  ['deal', 'null', 'null'], ['deal', 'null', '--seats'],
                  ['deal', 'null', '--seats', '9'],
                  ['deal', 'null', '--seats', 'two'],
                  ['deal', 'null', '--dealer', '3'],
                  ['deal', 'null', '--seed', '-1'],
                  ['deal', 'null', '--set', 'cards'],
                  ['deal', 'null', '--set', 'cards=9'],
                  ['deal', 'null', '--set', 'dance=on'],
                  ['deal', 'null', '--csv'], ['moves', '--dance'],
                  ['show', 'a', 'b'], ['why'], ['play'], ['view'], ['replay'],
                  ['ask', 'chess'], ['ask', 'null', '--per-kind', '0'],
                  ['ask', 'null', '--mark', str(FOLDER / 'nothing')],
                  ['bench', 'null', '--seconds', '0'],
                  ['bench', 'null', '--seconds', 'x']):
        check(run(*words), 2, '', re.compile(r'\A(tapis-lab: |usage: ).+'))
    check(run('--help'), 0, re.compile(r'\Ausage: tapis-lab games\n'))


main()
