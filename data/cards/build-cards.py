#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds drawings from the parts in build/: the cards of both packs beside
# itself, what lies on the yellow dwarf's board in ../tokens, and the games'
# emblems in ../emblems. The parts know shapes and default colours; the program
# sets the final colours of the French cards with a style sheet (classes
# "suit", "main", "second" ...) and draws every letter and number itself.
#
#     python3 data/cards/build-cards.py            writes the drawings
#     python3 data/cards/build-cards.py --check    fails if it would change one

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(HERE, 'build'))

import backs
import emblems
import figures
import french
import spanish
import tokens
from parts import *

def finish(drawings):
  """Writes the drawings; with --check only compares them with what is there."""
  stale = 0
  for path, text in drawings.items():
    if '--check' not in sys.argv[1:]:
      with open(path, 'w', encoding='utf-8') as f:
        f.write(text)
      continue
    with open(path, encoding='utf-8') as f:
      if f.read() != text:
        print('%s: not what the parts give; run %s' % (path, sys.argv[0]))
        stale = 1
  return stale


def main():
  drawings = {}

  def write(name, text, folder='.'):
    drawings[os.path.normpath(os.path.join(HERE, folder, name + '.svg'))] = text

  for suit in french.SUITS:
    colour = RED if french.IS_RED[suit] else INK
    write(suit, svg(100, 100, '<path class="suit" fill="%s" d="%s"/>' % (colour, french.PIPS[suit]),
                    '-50 -50 100 100'))
  for rank, suit in french.COURTS:
    write('%s-%s' % (rank, suit), french.court(rank, suit))
  write('joker', french.joker_card())
  write('star', svg(100, 100, star('joker', 0, 5, 50), '-50 -50 100 100')
        .replace('class="joker"', 'class="joker" fill="%s"' % TEAL))
  write('ace', french.ace())
  for name in backs.BACKS:
    write('back-' + name, backs.back(name))
    write('back-%s-spanish' % name, backs.back(name, figures.HEIGHT, spanish=True))
  for name in spanish.MARKS:
    write(name, spanish.mark(name))
  for suit in spanish.SUITS:
    write('ace-' + suit, spanish.ace(suit))
    write('bust-' + suit, figures.bust(suit))
  for rank, suit in figures.FIGURES:
    write('%s-%s' % (rank, suit), figures.figure(rank, suit))
  write('joker-spanish', figures.joker_card())
  for value in tokens.VALUES:
    write('token-%d' % value, tokens.token(value), '../tokens')
  write('dwarf', tokens.dwarf(), '../tokens')
  for game in emblems.EMBLEMS:
    write(game, emblems.EMBLEMS[game](), '../emblems')
  return finish(drawings)


if __name__ == '__main__':
  sys.exit(main())
