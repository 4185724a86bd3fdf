#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Measures how strong the computer players are: every pair of levels that
# tests/bench/strength.md tells of, on fixed deals, each played from every seat.
#
#     strength.py LAB OUT [GAME…]      plays what OUT does not hold yet
#     strength.py --table OUT          the tables, as Markdown, of what it holds
#
# LAB is tapis-lab; OUT a folder that gets a file for each pair: the command,
# then what it printed. It takes some hours in all; start one for every core,
# with other games each, and stop and go on as you like.

import csv
import os
import subprocess
import sys

SEED = 9001

# Whoever has no level has no temper either; of the others each has every temper
# in turn, a deal each, as at a table of animals.
CALM = ['random', 'oracle']

# game, its levels (the first one is measured, one against all others), deals
PAIRS = [
  ('norwegian', 'easy,random', 500),
  ('norwegian', 'easy,random,random,random', 500),
  ('norwegian', 'medium,easy', 1000),
  ('norwegian', 'medium,easy,easy,easy', 1000),
  ('norwegian', 'hard,medium', 100),
  ('norwegian', 'hard,medium,medium,medium', 75),
  ('norwegian', 'oracle,medium', 100),
  ('norwegian', 'oracle,medium,medium,medium', 50),
  ('balco', 'easy,random', 500),
  ('balco', 'easy,random,random,random', 500),
  ('balco', 'medium,easy', 1000),
  ('balco', 'medium,easy,easy,easy', 1000),
  ('balco', 'hard,medium', 60),
  ('balco', 'hard,medium,medium,medium', 100),
  ('balco', 'oracle,medium', 60),
  ('balco', 'oracle,medium,medium,medium', 60),
  ('yellow-dwarf', 'easy,random,random', 1000),
  ('yellow-dwarf', 'easy,random,random,random,random', 1000),
  ('yellow-dwarf', 'medium,easy,easy', 1000),
  ('yellow-dwarf', 'medium,easy,easy,easy,easy', 1000),
  ('yellow-dwarf', 'hard,medium,medium', 300),
  ('yellow-dwarf', 'hard,medium,medium,medium,medium', 200),
  ('yellow-dwarf', 'oracle,medium,medium', 300),
  ('yellow-dwarf', 'oracle,medium,medium,medium,medium', 200),
  ('scientific-war', 'easy,random', 500),
  ('scientific-war', 'easy,random,random,random', 500),
  ('scientific-war', 'medium,easy', 1000),
  ('scientific-war', 'medium,easy,easy,easy', 500),
  ('scientific-war', 'hard,medium', 150),
  ('scientific-war', 'hard,medium,medium,medium', 75),
  ('scientific-war', 'hard,random', 50),
  ('noddy', 'easy,random', 2000),
  ('noddy', 'medium,easy', 2000),
  ('noddy', 'hard,medium', 200),
]

# What is played, where it is not the game as it comes: one round, and a match
# to 31.
OPTIONS = {'yellow-dwarf': ['rounds=1'], 'noddy': ['game=match']}

# Where not the games won count but the tokens after one round: what one has
# beyond the others.
BY_SCORE = ['yellow-dwarf']


def path_of(out, game, players):
  return os.path.join(out, '%s-%s.csv' % (game, players.replace(',', '-')))


def measure(lab, out, games):
  os.makedirs(out, exist_ok=True)
  for game, players, deals in PAIRS:
    path = path_of(out, game, players)
    if (games and game not in games) or os.path.exists(path):
      continue
    seated = ','.join(player if player in CALM else player + ':each'
                      for player in players.split(','))
    words = ['selfplay', game, '--players', seated, '--games', str(deals),
             '--seed', str(SEED), '--csv']
    for option in OPTIONS.get(game, []):
      words += ['--set', option]
    done = subprocess.run([lab] + words, stdout=subprocess.PIPE, text=True,
                          check=True)
    with open(path + '.part', 'w') as file:
      file.write('# tapis-lab %s\n%s' % (' '.join(words), done.stdout))
    os.rename(path + '.part', path)


def read(path):
  with open(path) as file:
    file.readline()
    return list(csv.DictReader(file))


def gain(rows, game):
  """What the first one gets beyond an even share, and half of the interval."""
  seats = len(rows)
  if game not in BY_SCORE:
    return (float(rows[0]['win_share']) - 1 / seats,
            float(rows[0]['share_ci95']))
  others = sum(float(row['score']) for row in rows[1:]) / (seats - 1)
  # what one wins the others lose
  return (float(rows[0]['score']) - others,
          float(rows[0]['score_ci95']) * seats / (seats - 1))


def tell(rows, game):
  more, half = gain(rows, game)
  if game in BY_SCORE:
    return '%+.2f ± %.2f' % (more, half), '0'
  even = 1 / len(rows)
  return ('%.1f ± %.1f %%' % (100 * (more + even), 100 * half),
          '%.0f %%' % (100 * even))


def print_table(out):
  gains = {}
  print('| game, seats | one | against | deals | gets | even | of the '
        'oracle\'s gain | ms a move: mean, most |')
  print('|---|---|---|---|---|---|---|---|')
  for game, players, _ in PAIRS:
    path = path_of(out, game, players)
    if os.path.exists(path):
      seats = players.count(',') + 1
      gains[game, seats, players.split(',')[0]] = gain(read(path), game)[0]
  for game, players, _ in PAIRS:
    path = path_of(out, game, players)
    if not os.path.exists(path):
      continue
    rows = read(path)
    seats = players.count(',') + 1
    hero, other = players.split(',')[:2]
    share = ''
    if hero == 'hard' and (game, seats, 'oracle') in gains:
      share = '%.0f %%' % (100 * gains[game, seats, hero] /
                           gains[game, seats, 'oracle'])
    print('| %s, %d | %s | %s | %d | %s | %s | %s | %.1f, %.0f |' %
          ((game, seats, hero, other, int(rows[0]['games']) // seats) +
           tell(rows, game) +
           (share, float(rows[0]['ms_mean']), float(rows[0]['ms_max']))))


if len(sys.argv) == 3 and sys.argv[1] == '--table':
  print_table(sys.argv[2])
elif len(sys.argv) >= 3 and not sys.argv[1].startswith('-'):
  measure(sys.argv[1], sys.argv[2], sys.argv[3:])
else:
  sys.exit('usage: strength.py LAB OUT [GAME…] | --table OUT')
